/** The games' tables, each loaded when it is needed. */
import type { TableComponent } from "../lib/table";

const TABLES: Readonly<Record<string, () => Promise<{ default: TableComponent }>>> = {
  "masters-of-football": () => import("./masters-of-football"),
  "magic-number-eleven": () => import("./magic-number-eleven"),
  "world-cup-2010": () => import("./world-cup-2010"),
  "match-of-the-season": () => import("./match-of-the-season"),
};

/** In the order in which the home page shows them. */
export const GAMES = Object.keys(TABLES);

export async function loadTable(game: string): Promise<TableComponent> {
  const load = TABLES[game] ?? (() => import("./plain"));
  return (await load()).default;
}
