/**
 * A line-up while it is put together on the pitch: nothing of it is said to anybody until it is laid as a whole. The
 * server says which formations there are and judges what is laid.
 */
import { type Formation, linesOf, POSITIONS } from "./reading";
import type { Footballer, Position } from "./view";

export interface Draft {
  readonly formation: string;
  /** From the keeper, left to right; null is empty. */
  readonly places: readonly (string | null)[];
}

export interface Place {
  readonly position: Position;
  /** The places of the same line: from, and up to but without. */
  readonly from: number;
  readonly to: number;
}

export function placesOf(formation: Formation): readonly Place[] {
  let from = 0;
  return linesOf(formation).flatMap((count, line) => {
    const first = from;
    from += count;
    return Array.from({ length: count }, () => ({
      position: POSITIONS[line] ?? "keeper",
      from: first,
      to: first + count,
    }));
  });
}

/** A formation filled: `kept` stay where their line has room, then the strongest. */
export function filled(
  formation: Formation,
  available: readonly Footballer[],
  kept: readonly (string | null)[],
): Draft {
  const places: (string | null)[] = [];
  for (const [line, count] of linesOf(formation).entries()) {
    const own = available.filter((player) => player.position === POSITIONS[line]);
    const before = kept.filter((id) => own.some((player) => player.footballer === id)).slice(0, count);
    const rest = own
      .filter((player) => !before.includes(player.footballer))
      .sort((one, other) => other.stars - one.stars)
      .map((player) => player.footballer);
    const row = [...before, ...rest].slice(0, count);
    places.push(...row, ...Array.from({ length: count - row.length }, () => null));
  }
  return { formation: formation.id, places };
}

/** The draft of steps that are made already: the rest is filled with the strongest. */
export function afterSteps(formation: Formation, available: readonly Footballer[], steps: readonly string[]): Draft {
  const made = steps.slice(1).map((step) => (step.startsWith("place:") ? step.slice("place:".length) : null));
  const places: (string | null)[] = [...made];
  const slots = placesOf(formation);
  for (const slot of slots.slice(made.length)) {
    const best = available
      .filter((player) => player.position === slot.position && !places.includes(player.footballer))
      .sort((one, other) => other.stars - one.stars)[0];
    places.push(best?.footballer ?? null);
  }
  return { formation: formation.id, places };
}

/** Somebody at a place; who stood there goes where he came from. */
export function put(draft: Draft, place: number, footballer: string): Draft {
  const from = draft.places.indexOf(footballer);
  const before = draft.places[place] ?? null;
  return {
    ...draft,
    places: draft.places.map((each, at) => (at === place ? footballer : at === from ? before : each)),
  };
}

/** How many places are empty though somebody could play there. */
export function missing(draft: Draft, formation: Formation, available: readonly Footballer[]): number {
  return placesOf(formation).filter(
    (place, at) =>
      draft.places[at] === null &&
      available.some((player) => player.position === place.position && !draft.places.includes(player.footballer)),
  ).length;
}

/** What is still to be answered to lay it, after the steps that are made already. */
export function answerOf(draft: Draft, steps: readonly string[]): readonly string[] {
  const all = [`formation:${draft.formation}`, ...draft.places.map((id) => (id === null ? "gap" : `place:${id}`))];
  return all.slice(steps.length);
}
