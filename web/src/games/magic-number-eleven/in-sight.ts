/** What is asked about comes into sight, and stays clear of the question that sticks to the lower edge of the page. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

const BELOW = "--m11-below";

function heightBelow(): number {
  return document.getElementById("dock")?.offsetHeight ?? 0;
}

/** Keeps `--m11-below` of the table as large as what sticks to the lower edge. */
export function useRoomBelow(): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dock = document.getElementById("dock");
    if (!dock) return;
    const watching = new ResizeObserver(() => table.current?.style.setProperty(BELOW, `${dock.offsetHeight}px`));
    watching.observe(dock);
    return () => watching.disconnect();
  }, []);
  return table;
}

/** Scrolls to what may be chosen when something new is asked, unless some of it is in sight already. */
export function useInSight(table: RefObject<HTMLDivElement | null>, asked: string, speed: number): void {
  useEffect(() => {
    const glowing = asked ? [...(table.current?.querySelectorAll(".glow, [data-nav]") ?? [])] : [];
    const floor = innerHeight - heightBelow();
    const isSeen = glowing.some((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return top >= 0 && bottom <= floor;
    });
    const [first] = glowing;
    if (first && !isSeen) first.scrollIntoView({ block: "center", behavior: speed > 0 ? "smooth" : "instant" });
  }, [table, asked, speed]);
}
