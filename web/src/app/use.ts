/** Loads something asynchronously in a component. */
import { useEffect, useState } from "preact/hooks";
import { Trouble } from "./api";
import { troubleIs } from "./words";

const AGAIN = 4000;

export type Loaded<Value> = { value: Value | undefined; trouble: string };

export function useLoaded<Value>(load: () => Promise<Value>, on: readonly unknown[]): Loaded<Value> {
  const [state, tell] = useState<Loaded<Value>>({ value: undefined, trouble: "" });
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = () => {
      load().then(
        (value) => wanted && tell({ value, trouble: "" }),
        (wrong) => {
          if (!wanted) return;
          tell({ value: undefined, trouble: troubleIs(wrong) });
          // Retry only if the server was not reached: what it refused it would refuse again.
          if (wrong instanceof Trouble && !wrong.words) timer = setTimeout(attempt, AGAIN);
        },
      );
    };
    attempt();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, on as unknown[]);
  return state;
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Golazo` : "Golazo";
  }, [title]);
}
