/** Something that takes a while, in a component. */
import { useEffect, useState } from "preact/hooks";
import { troubleIs } from "./words";

export type Loaded<Value> = { value: Value | undefined; trouble: string };

export function useLoaded<Value>(load: () => Promise<Value>, on: readonly unknown[]): Loaded<Value> {
  const [state, tell] = useState<Loaded<Value>>({ value: undefined, trouble: "" });
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && tell({ value, trouble: "" }),
      (wrong) => wanted && tell({ value: undefined, trouble: troubleIs(wrong) }),
    );
    return () => {
      wanted = false;
    };
  }, on as unknown[]);
  return state;
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Golazo` : "Golazo";
  }, [title]);
}
