/** What the companion keeps on this device: no account, no server. */
import { type Signal, signal } from "@preact/signals";
import { random } from "../net/socket";
import { checked, type Merged, merge, newPad, type Pad, type Value, type Wanted, write } from "./pad";

/** A signal that the browser stores; an unreadable value is replaced by the initial one. */
export function keptSignal<Kept>(place: string, read: (given: unknown) => Kept): Signal<Kept> {
  let given: unknown = null;
  try {
    given = JSON.parse(localStorage.getItem(place) ?? "null");
  } catch {
    // unreadable, or no storage: start with the initial value
  }
  const kept = signal(read(given));
  let first = true;
  kept.subscribe((value) => {
    if (first) {
      first = false;
      return;
    }
    try {
      localStorage.setItem(place, JSON.stringify(value));
      full.value = false;
    } catch {
      full.value = true;
    }
  });
  return kept;
}

/** Whether the browser could not keep the last edit. */
export const full = signal(false);

const PADS = "golazo-pads";

function allChecked(given: unknown): Pad[] {
  return Array.isArray(given) ? given.flatMap((each) => checked(each) ?? []) : [];
}

export const pads = keptSignal<readonly Pad[]>(PADS, allChecked);

// Another window of this device writes to the same place.
addEventListener("storage", (event) => {
  if (event.key === PADS) pads.value = allChecked(JSON.parse(event.newValue ?? "null"));
});

export function begin(wanted: Wanted, entries: Readonly<Record<string, Value>>): string {
  const now = Date.now();
  let pad = newPad(wanted, random().slice(0, 16), now);
  for (const [key, value] of Object.entries(entries)) pad = write(pad, key, value, now);
  pads.value = [...pads.value, pad];
  return pad.id;
}

/** Types something in. */
export function put(id: string, key: string, value: Value): void {
  pads.value = pads.value.map((pad) => (pad.id === id ? write(pad, key, value, Date.now()) : pad));
}

export function replace(changed: Pad): void {
  const known = pads.value.some((pad) => pad.id === changed.id);
  pads.value = known ? pads.value.map((pad) => (pad.id === changed.id ? changed : pad)) : [...pads.value, changed];
}

/** The result of the last merge of two devices' pads, for the pad to show. */
export const lastMerged = signal<Merged | null>(null);

/** A pad of this device with the same one of another. */
export function putTogether(here: Pad, there: Pad): void {
  const merged = merge(here, there);
  replace(merged.pad);
  lastMerged.value = merged;
}

export function remove(id: string): void {
  pads.value = pads.value.filter((pad) => pad.id !== id);
}
