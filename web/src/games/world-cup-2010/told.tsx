/** What is seen, and what is told in words instead of it. */
import type { ComponentChildren } from "preact";

export function Told({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <>
      <span class="hidden">{label}</span>
      <span class="wc-seen" aria-hidden="true">
        {children}
      </span>
    </>
  );
}
