/** A picture that is read as a sentence: what is drawn is for the eye, the sentence for whoever hears the page. */
import type { ComponentChildren } from "preact";
import "./said.css";

export function Said({ as, children }: { readonly as: string; readonly children: ComponentChildren }) {
  return (
    <>
      <span class="hidden">{as}</span>
      <span class="drawn" aria-hidden="true">
        {children}
      </span>
    </>
  );
}
