// Generated from golazo.engine.view by scripts/generate: do not edit.

/** A seat's place at the end. */
export type StandingRow = {
  readonly seat: number;
  readonly place: number;
  readonly score: Readonly<Record<string, unknown>>;
  readonly why: string;
  readonly arguments: Readonly<Record<string, unknown>>;
};

/** A view as a seat gets it; `table` is the game's own part. */
export type WholeView = {
  readonly game: string;
  readonly seat: number | null;
  readonly seats: number;
  readonly over: boolean;
  readonly waiting: readonly number[];
  readonly sealed: readonly number[];
  readonly answered: boolean;
  readonly table: Readonly<Record<string, unknown>>;
  readonly result: readonly StandingRow[] | null;
};
