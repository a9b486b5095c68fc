/** A picture with a sentence for screen readers instead of its drawing. */
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
