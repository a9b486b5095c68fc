/** A table's state as the games' tables get it, made from what the server sent. */
import type { SeatInfo, Told, Update } from "../protocol";
import type { WholeView } from "./header";
import type { GameEvent, TableState } from "./table";
import type { Items } from "./words";

export type LogEntry = Update["log"][number];

export function isTold(entry: LogEntry): entry is Told {
  return entry.kind === "event";
}

/** The events without those that an undo took back. */
export function eventsOf(log: readonly LogEntry[]): GameEvent[] {
  return standing(log)
    .filter(isTold)
    .map((entry) => entry.event as GameEvent);
}

/** The log without what was taken back. */
export function standing(log: readonly LogEntry[]): LogEntry[] {
  let kept: LogEntry[] = [];
  for (const entry of log) {
    if (entry.kind === "undo") kept = kept.filter((each) => each.kind !== "event" || each.number < entry.to);
    kept.push(entry);
  }
  return kept;
}

interface Around {
  readonly seats: readonly SeatInfo[];
  readonly items: Items;
  readonly odds: boolean;
  readonly log: readonly LogEntry[];
  /** How many of the last events are new. */
  readonly news: number;
}

type Moment = Pick<Update, "seat" | "view" | "question" | "choices" | "typed" | "typed_choices"> &
  Partial<Pick<Update, "acts">>;

export function stateOf(moment: Moment, around: Around): TableState {
  const framed = moment.view as WholeView;
  const events = eventsOf(around.log);
  const question = moment.question ?? moment.typed;
  return {
    game: framed.game,
    seat: moment.seat,
    seats: around.seats,
    view: framed.table,
    waiting: framed.waiting,
    over: framed.over,
    result: framed.result,
    question,
    choices: moment.question ? moment.choices : moment.typed_choices,
    acts: moment.acts ?? [],
    steps: question?.steps ?? [],
    news: around.news > 0 ? events.slice(-around.news) : [],
    events,
    items: around.items,
    odds: around.odds,
  };
}
