/** A list that begins at its newest line: when it gets another, and when it comes out of a fold. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

export function useNewest<Box extends HTMLElement>(lines: number): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const down = () => {
      list.scrollTop = list.scrollHeight;
    };
    down();
    let height = list.clientHeight;
    const watching = new ResizeObserver(() => {
      if (height === 0) down();
      height = list.clientHeight;
    });
    watching.observe(list);
    return () => watching.disconnect();
  }, [lines]);
  return box;
}
