/** Dragging a card with mouse, pen or finger onto a thing that has `data-drop`. */
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { Target } from "./picking";

const FAR_ENOUGH = 8;

export interface Held {
  readonly card: string;
  readonly x: number;
  readonly y: number;
}

interface Dragging {
  readonly held: Held | null;
  readonly grab: (event: PointerEvent, card: string) => void;
  /** Whether a drag has just ended: then the click that follows is none. */
  readonly wasDragged: () => boolean;
}

export function dropOf(target: Target): string {
  return target.team ? `${target.verb} ${target.team}` : target.verb;
}

function targetOf(drop: string): Target {
  const [verb, team] = drop.split(" ");
  return { verb: verb as Target["verb"], team };
}

export function useDrag(
  onStart: (card: string) => void,
  onDrop: (card: string, target: Target | null, anchor: Element) => void,
): Dragging {
  const [held, hold] = useState<Held | null>(null);
  const stop = useRef<() => void>(() => {});
  const dragged = useRef(false);
  const told = useRef({ onStart, onDrop });
  told.current = { onStart, onDrop };
  useEffect(() => () => stop.current(), []);

  const grab = useCallback((event: PointerEvent, card: string) => {
    if (event.button !== 0 || !event.isPrimary) return;
    stop.current();
    const { clientX, clientY, pointerId } = event;
    let far = false;
    dragged.current = false;
    const move = (now: PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      if (!far && Math.hypot(now.clientX - clientX, now.clientY - clientY) < FAR_ENOUGH) return;
      if (!far) told.current.onStart(card);
      far = true;
      dragged.current = true;
      hold({ card, x: now.clientX, y: now.clientY });
    };
    const end = (now: PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      stop.current();
      if (!far || now.type === "pointercancel") return;
      const under = document.elementFromPoint(now.clientX, now.clientY);
      const drop = under?.closest<HTMLElement>("[data-drop]") ?? null;
      // After the event: a note that says why not would be closed by it again.
      setTimeout(() => {
        dragged.current = false;
        told.current.onDrop(card, drop ? targetOf(drop.dataset.drop ?? "") : null, drop ?? document.body);
      });
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
    stop.current = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      stop.current = () => {};
      hold(null);
    };
  }, []);

  return { held, grab, wasDragged: () => dragged.current };
}
