/** The games' tables, each loaded when it is needed. */
import type { CardFace, TableComponent } from "../lib/table";

/** What a game's folder gives: its table, and its cards where it draws them itself. */
export interface GameModule {
  readonly default: TableComponent;
  readonly CardFace?: CardFace;
  /** The table shows the odds of a match itself: the bar beside the question is left out. */
  readonly showsOdds?: boolean;
}

const TABLES: Readonly<Record<string, () => Promise<GameModule>>> = {
  "masters-of-football": () => import("./masters-of-football"),
  "magic-number-eleven": () => import("./magic-number-eleven"),
  "world-cup-2010": () => import("./world-cup-2010"),
  "match-of-the-season": () => import("./match-of-the-season"),
};

/** In the order in which the home page shows them. */
export const GAMES = Object.keys(TABLES);

export function loadGame(game: string): Promise<GameModule> {
  return (TABLES[game] ?? (() => import("./plain")))();
}
