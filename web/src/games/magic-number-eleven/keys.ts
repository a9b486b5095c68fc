/** The keyboard: arrows go to the nearest thing that may be chosen, and focus follows what is asked. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

const CHOOSABLE = ".glow, [data-nav]";
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The box that lies nearest in a direction, aside counting thrice; -1 for none. */
export function nearest(from: Box, boxes: readonly Box[], [right, down]: readonly [number, number]): number {
  let best = Number.POSITIVE_INFINITY;
  let found = -1;
  boxes.forEach((box, place) => {
    const x = box.left + box.width / 2 - from.left - from.width / 2;
    const y = box.top + box.height / 2 - from.top - from.height / 2;
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    const far = ahead + aside * 3;
    if (ahead > 1 && far < best) {
      best = far;
      found = place;
    }
  });
  return found;
}

function choosable(table: HTMLElement | null): readonly HTMLElement[] {
  return [...(table?.querySelectorAll<HTMLElement>(CHOOSABLE) ?? [])].filter((each) => each.tabIndex >= 0);
}

export function useKeys(table: RefObject<HTMLDivElement | null>, moment: string): void {
  // Whether the keyboard was here last: a focused thing may be gone by the time of the next question.
  const wasHere = useRef(false);

  useEffect(() => {
    const onFocus = (event: FocusEvent): void => {
      const isHere = table.current?.contains(event.target as Node) === true;
      wasHere.current = isHere && (event.target as Element).matches(":focus-visible");
    };
    const onKey = (event: KeyboardEvent): void => {
      const way = WAYS[event.key];
      const from = document.activeElement;
      if (!way || !from || !table.current?.contains(from) || event.altKey || event.ctrlKey || event.metaKey) return;
      const things = choosable(table.current).filter((each) => each !== from);
      const next = nearest(
        from.getBoundingClientRect(),
        things.map((each) => each.getBoundingClientRect()),
        way,
      );
      const found = things[next];
      if (found) {
        event.preventDefault();
        found.focus();
      }
    };
    document.addEventListener("focusin", onFocus);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("keydown", onKey);
    };
  }, [table]);

  useLayoutEffect(() => {
    const active = document.activeElement;
    const isElsewhere = active !== null && active !== document.body && !table.current?.contains(active);
    if (!moment || !wasHere.current || isElsewhere) return;
    const things = choosable(table.current);
    const first = things.find((each) => each.matches(".m11-place, .m11-aim")) ?? things[0];
    first?.focus();
  }, [table, moment]);
}
