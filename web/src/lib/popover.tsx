/** A note beside the thing it is about. Escape or a click elsewhere closes it, and the focus goes back to the thing. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import "./popover.css";

interface PopoverProps {
  readonly anchor: Element;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

const GAP = 8;

export function Popover({ anchor, label, onClose, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const note = box.current;
    if (!note) return;
    note.showPopover();
    const place = () => {
      const at = anchor.getBoundingClientRect();
      const { offsetWidth: width, offsetHeight: height } = note;
      const left = Math.min(Math.max(GAP, at.left + at.width / 2 - width / 2), innerWidth - width - GAP);
      const above = at.top - height - GAP;
      const top = above >= GAP ? above : Math.min(at.bottom + GAP, innerHeight - height - GAP);
      note.style.translate = `${Math.max(GAP, left)}px ${Math.max(GAP, top)}px`;
    };
    place();
    note.focus();
    const closed = (event: Event) => {
      if ((event as ToggleEvent).newState !== "closed") return;
      if (note.contains(document.activeElement) && anchor instanceof HTMLElement) anchor.focus();
      onClose();
    };
    note.addEventListener("toggle", closed);
    addEventListener("resize", place);
    return () => {
      note.removeEventListener("toggle", closed);
      removeEventListener("resize", place);
    };
  }, [anchor, onClose]);
  return (
    <div ref={box} class="popover" popover="auto" role="dialog" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  );
}
