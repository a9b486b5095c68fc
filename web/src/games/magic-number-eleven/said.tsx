/** What is shown is drawn with signs and bare numbers: a screen reader gets the same in words instead. */
import type { ComponentChildren, JSX } from "preact";

export function Said({
  words,
  children,
}: {
  readonly words: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <>
      <span class="hidden">{words}</span>
      <span class="m11-seen" aria-hidden="true">
        {children}
      </span>
    </>
  );
}
