/**
 * Maps things on a table to choices. A thing is written `kind:id` (`card:long-ball`, `footballer:vasco-tormenta`); a
 * choice mentions things, and picking all things that it mentions makes it. It knows no rules: what the server offers
 * glows.
 */
import { useEffect, useState } from "preact/hooks";
import type { Choice } from "../protocol";

export interface Named<Kind extends string> {
  /** Fields of a choice's arguments that name a thing on the table. */
  readonly fields: Readonly<Record<string, Kind>>;
  /** For choices that mean another thing than their field says. */
  readonly meant?: (choice: Choice, kind: Kind) => Kind;
  /** Things that are aimed at others: at first they glow alone, without their targets. */
  readonly aimed: readonly Kind[];
  readonly targets: readonly Kind[];
  /** Things that are a choice by themselves: one click is enough. */
  readonly direct?: readonly Kind[];
}

export type Picked<Thing> =
  | { readonly kind: "choose"; readonly choice: Choice }
  | { readonly kind: "pick"; readonly picked: readonly Thing[] }
  | { readonly kind: "nothing" };

export interface Picking<Thing> {
  /** All things that a choice mentions; none for "pass" and the like. */
  thingsOf(choice: Choice): readonly Thing[];
  /** The choices that the picked things make, nothing missing. */
  complete(choices: readonly Choice[], picked: readonly Thing[]): readonly Choice[];
  /** What may be picked next: what goes with what is picked; at first, of a card and its target, only the card. */
  glowing(choices: readonly Choice[], picked: readonly Thing[]): ReadonlySet<Thing>;
  /**
   * What a click on a thing does. A choice of one thing takes a second click on it, so that nothing is spent by mistake;
   * a choice of two is made by the second thing; one of three waits for its button, so that it can be changed.
   */
  pick(choices: readonly Choice[], picked: readonly Thing[], clicked: Thing): Picked<Thing>;
}

export function picking<Kind extends string>(named: Named<Kind>): Picking<`${Kind}:${string}`> {
  type Thing = `${Kind}:${string}`;
  const { meant, aimed, targets, direct = [] } = named;
  const fields = Object.entries(named.fields) as [string, Kind][];
  const isOf = (kinds: readonly Kind[], thing: Thing): boolean => kinds.includes(thing.split(":", 1)[0] as Kind);

  function thingsOf(choice: Choice): readonly Thing[] {
    return fields.flatMap(([field, kind]) => {
      const given: unknown = choice.arguments[field];
      const ids = Array.isArray(given) ? given : given === undefined || given === null ? [] : [given];
      return ids.map((id): Thing => `${meant?.(choice, kind) ?? kind}:${String(id)}`);
    });
  }

  /** The choices that mention all the picked things. */
  function fitting(choices: readonly Choice[], picked: readonly Thing[]): readonly Choice[] {
    return choices.filter((choice) => {
      const mentioned = thingsOf(choice);
      return picked.every((each) => mentioned.includes(each));
    });
  }

  function complete(choices: readonly Choice[], picked: readonly Thing[]): readonly Choice[] {
    if (picked.length === 0) return [];
    return fitting(choices, picked).filter((each) => thingsOf(each).length === picked.length);
  }

  function leading(choice: Choice): readonly Thing[] {
    const mentioned = thingsOf(choice);
    const isAimed = mentioned.some((each) => isOf(aimed, each));
    return isAimed ? mentioned.filter((each) => !isOf(targets, each)) : mentioned;
  }

  function glowing(choices: readonly Choice[], picked: readonly Thing[]): ReadonlySet<Thing> {
    const next = new Set(fitting(choices, picked).flatMap(picked.length > 0 ? thingsOf : leading));
    for (const each of picked) next.delete(each);
    return next;
  }

  /** With what was picked before; in place of its last one where nothing was missing; alone where little was picked. */
  function candidates(choices: readonly Choice[], picked: readonly Thing[], clicked: Thing): Thing[][] {
    const isWhole = complete(choices, picked).length > 0;
    return [
      [...picked, clicked],
      ...(isWhole && picked.length > 1 ? [[...picked.slice(0, -1), clicked]] : []),
      ...(isWhole || picked.length < 2 ? [[clicked]] : []),
    ];
  }

  function pick(choices: readonly Choice[], picked: readonly Thing[], clicked: Thing): Picked<Thing> {
    if (picked.includes(clicked)) {
      const [only, ...others] = complete(choices, picked);
      if (only && others.length === 0 && picked.length === 1 && fitting(choices, picked).length === 1)
        return { kind: "choose", choice: only };
      return { kind: "pick", picked: picked.filter((each) => each !== clicked) };
    }
    if (!glowing(choices, picked).has(clicked) && !glowing(choices, []).has(clicked)) return { kind: "nothing" };
    for (const next of candidates(choices, picked, clicked)) {
      if (fitting(choices, next).length === 0) continue;
      const [made, ...others] = complete(choices, next);
      const isDirect = next.length === 2 || isOf(direct, clicked);
      if (made && others.length === 0 && isDirect && fitting(choices, next).length === 1)
        return { kind: "choose", choice: made };
      return { kind: "pick", picked: next };
    }
    return { kind: "nothing" };
  }

  return { thingsOf, complete, glowing, pick };
}

/** The picked things of a question: dropped when another question is asked, and with Escape. */
export function usePicks<Picks>(
  asked: string,
  none: Picks,
  onEscape?: () => void,
): readonly [Picks, (picks: Picks) => void] {
  const [at, set] = useState({ asked, picks: none });
  const take = (picks: Picks) => set({ asked, picks });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      take(none);
      onEscape?.();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [asked]);
  return [at.asked === asked ? at.picks : none, take];
}
