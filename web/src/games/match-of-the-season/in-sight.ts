/** What is asked about comes into sight, and stays clear of the question that sticks to the lower edge of the page. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

const BELOW = "--mots-below";

function heightBelow(): number {
  return document.getElementById("dock")?.offsetHeight ?? 0;
}

/** Keeps `--mots-below` of the table as large as what sticks to the lower edge. */
export function useRoomBelow(): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dock = document.getElementById("dock");
    if (!dock) {
      return;
    }
    const watching = new ResizeObserver(() => {
      // Where the board scrolls by itself, it ends above the question.
      const board = table.current?.closest(".board");
      const isOwn = board && /auto|scroll/.test(getComputedStyle(board).overflowY);
      table.current?.style.setProperty(BELOW, `${isOwn ? 0 : dock.offsetHeight}px`);
    });
    watching.observe(dock);
    return () => watching.disconnect();
  }, []);
  return table;
}

/** Brings the stage into sight when something new is asked, unless something that may be chosen is in sight already. */
export function useInSight(table: RefObject<HTMLDivElement | null>, asked: string, speed: number): void {
  useEffect(() => {
    const stage = asked ? table.current?.querySelector(".mots-stage") : null;
    if (!stage) {
      return;
    }
    // On a wide screen the board scrolls by itself, under the page's bar.
    const ceiling = Math.max(0, table.current?.closest(".board")?.getBoundingClientRect().top ?? 0);
    const floor = innerHeight - heightBelow();
    const isSeen = [...stage.querySelectorAll(".glow, .mots-formations")].some((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return top >= ceiling && bottom <= floor;
    });
    if (!isSeen) {
      stage.scrollIntoView({ block: "start", behavior: speed > 0 ? "smooth" : "instant" });
    }
  }, [table, asked, speed]);
}
