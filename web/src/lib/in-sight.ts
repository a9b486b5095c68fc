/** Scrolls the things that a question is about into view. */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { REACH } from "./reach";
import { SCORE } from "./score";

interface Wanted {
  /** Things of which at least one must be visible. */
  readonly some?: string;
  /** What to scroll to if none is visible; by default the first of those things. */
  readonly show?: string;
  readonly block?: ScrollLogicalPosition;
}

function edgesOf(table: Element): { ceiling: number; floor: number } {
  const board = table.closest(".board")?.getBoundingClientRect().top ?? 0;
  const score = document.getElementById(SCORE)?.getBoundingClientRect().bottom ?? 0;
  const below = document.getElementById(REACH)?.getBoundingClientRect().top ?? innerHeight;
  return { ceiling: Math.max(0, board, score), floor: Math.min(innerHeight, below) };
}

/** On a new question, scrolls as little as possible to something that may be chosen, unless one is already visible. */
export function useInSight(
  table: RefObject<HTMLElement | null>,
  asked: string,
  speed: number,
  { some = ".glow", show, block = "nearest" }: Wanted = {},
): void {
  useEffect(() => {
    if (!table.current || !asked) return;
    const things = [...table.current.querySelectorAll(some)];
    const { ceiling, floor } = edgesOf(table.current);
    const isSeen = things.some((each) => {
      const { top, bottom, left, right } = each.getBoundingClientRect();
      return top >= ceiling && bottom <= floor && left >= 0 && right <= innerWidth;
    });
    const first = show ? table.current.querySelector(show) : things[0];
    if (first && !isSeen) first.scrollIntoView({ block, inline: "center", behavior: speed > 0 ? "smooth" : "instant" });
  }, [table, asked, speed]);
}
