/** Starting a table: how many sit there, and against whom. */
import type { GameInfo, NewTable, TableInfo } from "../protocol";
import { post } from "./api";
import { go } from "./router";
import { whoAmI } from "./words";

/** The default number of seats at a table against bots. */
const USUAL_SEATS = 4;

export function usualSeats(game: GameInfo): number {
  return Math.min(game.most, Math.max(game.least, USUAL_SEATS));
}

/** The bot that people meet first: a decent one that answers at once. */
export function usualBot(game: GameInfo): string {
  return game.bots.includes("greedy") ? "greedy" : (game.bots.at(-1) ?? "random");
}

export async function start(wanted: NewTable): Promise<void> {
  await whoAmI(); // somebody who came straight here is nobody yet
  const table = await post<TableInfo>("/tables", wanted);
  go(`/table/${table.table}`);
}
