/** The answers that a table offers in the dock: they are picked on the board and confirmed in the dock. */
import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import type { Choice } from "../protocol";

export interface Answer {
  readonly id: string;
  /** Verb and object. */
  readonly text: string;
  /** What it leads to, in a word or two: a price, a chance. */
  readonly note?: string | undefined;
  readonly disabled?: boolean;
  go(): void;
}

export interface Offer {
  /** The most likely answer comes first. */
  readonly answers: readonly Answer[];
  /** What is still to be picked while no answer is complete. */
  readonly missing?: string | undefined;
  /** Puts back what is picked. */
  readonly drop?: (() => void) | undefined;
}

/** What the table offers now; null: the dock decides. */
export const offer = signal<Offer | null>(null);

export function useOffer(made: Offer | null): void {
  useLayoutEffect(() => {
    offer.value = made;
  });
  useLayoutEffect(
    () => () => {
      offer.value = null;
    },
    [],
  );
}

/** The same for a part of a table that makes its own offer. */
export function Offered({ made }: { readonly made: Offer }): null {
  useOffer(made);
  return null;
}

/** The number of answers that fit in the dock; the rest is in the list. */
export const ROOM = 3;

/** The default offer: the choices that name nothing on the table (pass, done), or all if they are few. */
export function usual(choices: readonly Choice[]): readonly Choice[] {
  if (choices.length <= ROOM) return choices;
  return choices.filter((choice) => Object.keys(choice.arguments).length === 0).slice(0, ROOM);
}

interface Picks {
  readonly choices: readonly Choice[];
  readonly isPicked: boolean;
  /** The choices that are made by what is picked. */
  readonly ready: readonly Choice[];
  /** Choices that name nothing on the table. */
  readonly plain: readonly Choice[];
  /** Verbs that a click on a card rarely means: they come last. */
  readonly rarely?: readonly string[];
  readonly missing: string;
  told(choice: Choice): string;
  choose(choice: Choice): void;
  drop(): void;
}

/** What a table offers whose things are picked one by one. */
export function offerOf({ choices, isPicked, ready, plain, rarely = [], missing, told, choose, drop }: Picks): Offer {
  const few = choices.length <= ROOM ? choices : plain;
  const meant = (choice: Choice) => Number(rarely.includes(choice.verb));
  const shown = isPicked ? [...ready].sort((one, other) => meant(one) - meant(other)) : few;
  return {
    answers: shown.map((choice) => ({
      id: choice.id,
      text: told(choice),
      go: () => {
        drop();
        choose(choice);
      },
    })),
    missing: isPicked ? missing : undefined,
    drop: isPicked ? drop : undefined,
  };
}
