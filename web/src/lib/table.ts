/**
 * The interface of a game's table: what it gets and what it may do. It knows no rules: the server lists the choices.
 *
 * A table draws `state.view` and lets the player act on the things themselves: a card, a cell, a die. It finds the
 * choices that belong to a thing by their arguments, lets them glow, and sends one with `act.choose`.
 */
import type { FunctionComponent } from "preact";
import type { Choice, Question, SeatInfo, Told } from "../protocol";
import type { StandingRow } from "./header";
import type { Reader } from "./words";

/** One event of the game as this seat may see it: `{ event: "goal", team: "...", ... }`. */
export type GameEvent = { event: string } & Record<string, unknown>;

/** What only a game's own table knows the shape of: `view.ts` and `events.ts` in its folder. */
type OfAGame = Told["event"][string];

export interface TableState<View = OfAGame, Event = GameEvent> {
  readonly game: string;
  /** The viewer: a seat, or null for a spectator and for a replay with all cards open. */
  readonly seat: number | null;
  readonly seats: readonly SeatInfo[];
  /** The seat's view as the game makes it (`view.table` of the protocol). */
  readonly view: View;
  /** Seats that are waited for. */
  readonly waiting: readonly number[];
  readonly over: boolean;
  readonly result: readonly StandingRow[] | null;
  readonly question: Question | null;
  readonly choices: readonly Choice[];
  /** What one may do without being asked: swap a card, sell a player. `act.choose` takes one too. */
  readonly acts: readonly Choice[];
  /** Steps of the answer that have been chosen already, newest last; `act.choose` adds one, `act.undo` takes it back. */
  readonly steps: readonly string[];
  /** Events since the last state, oldest first, for animations. Empty after a reload. */
  readonly news: readonly Event[];
  /** All events so far. */
  readonly events: readonly Event[];
  /** Items of the pack by id: name and text in all languages, and what is printed on them. */
  readonly items: ReadonlyMap<string, Item>;
  /** Whether the owner of the table lets odds be shown. */
  readonly odds: boolean;
}

export interface Item {
  readonly id: string;
  readonly kind: string;
  readonly [field: string]: unknown;
}

export interface Act {
  /** Makes a choice of the present question. */
  choose(choice: Choice): void;
  /** Sends a whole answer of several steps at once, as ids. */
  answer(ids: readonly string[]): void;
  /** Takes back the last step of an unfinished answer, or one's last choice if nobody has to agree. */
  undo(): void;
  /** Asks why a choice is unavailable (an id as `name:arguments`); the sentence appears beside `anchor`. */
  whyNot(id: string, anchor: Element): void;
  /** Opens the breakdown of a number beside `anchor`. */
  explain(title: string, parts: readonly Part[], anchor: Element): void;
  /** Shows a card large, with its text. */
  show(item: string, anchor: Element): void;
}

/** One line of a breakdown. */
export interface Part {
  readonly amount: number;
  readonly by: string;
  readonly rule?: string;
  readonly [field: string]: unknown;
}

export interface TableProps<View = OfAGame, Event = OfAGame> {
  readonly state: TableState<View, Event>;
  readonly act: Act;
  readonly words: Reader;
  /** 0 = no motion at all, 1 = usual, 2 = twice as quick. */
  readonly speed: number;
}

/** What `web/src/games/<game>/index.tsx` exports as default. */
export type TableComponent = FunctionComponent<TableProps>;

/** A game may draw its cards itself: `export const CardFace` beside the table. Null for an item that it has no face for. */
export type CardFace = FunctionComponent<CardFaceProps>;

export interface CardFaceProps {
  readonly item: Item;
  readonly words: Reader;
  readonly size: "usual" | "large";
}
