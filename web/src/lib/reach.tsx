/** Controls that stay in thumb's reach while the board scrolls, in a place of their own that covers nothing. */
import { type ComponentChildren, createPortal } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** The id of that place, between board and question. */
export const REACH = "reach";

export function Reach({ children }: { readonly children: ComponentChildren }) {
  return <At id={REACH}>{children}</At>;
}

/** Shows things at a place of the frame, or in place if there is none. */
export function At({ id, children }: { readonly id: string; readonly children: ComponentChildren }) {
  const [place, find] = useState<Element | null | undefined>(undefined);
  useLayoutEffect(() => find(document.getElementById(id)), [id]);
  if (place === undefined) return null;
  const shown = <>{children}</>;
  return place ? createPortal(shown, place) : shown;
}
