/** A table as the server tells it: who sits there, and the game as each of our seats sees it. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { LogEntry } from "../lib/state";
import type { Done, FromServer, Hinted, Refused, TableInfo, Update, WhyNot } from "../protocol";
import { random, send, watch } from "./socket";

/** The game as one seat sees it, with the whole log so far. */
export interface Sight {
  readonly update: Update;
  readonly log: readonly LogEntry[];
  /** How many of the last events came with the newest update; 0 after a reload. */
  readonly news: number;
  /** When the update came, for the clocks. */
  readonly at: number;
}

export interface Room {
  readonly table: string;
  readonly info: Signal<TableInfo | null>;
  readonly sights: Signal<ReadonlyMap<string, Sight>>;
  /** Refusals that nobody asked for by key, newest last. */
  readonly trouble: Signal<Refused | null>;
  /** Ids of questions that we have answered and the server has not taken yet. */
  readonly sent: Signal<ReadonlySet<string>>;
  readonly seats: ReadonlySignal<readonly number[]>;
  choose(seat: number, question: string, choices: readonly string[]): void;
  /** Takes a free act. */
  take(seat: number, act: string): void;
  whyNot(seat: number, choice: string): Promise<WhyNot>;
  hint(seat: number): Promise<Hinted>;
  say(text: string): Promise<Done>;
  /** Sends anything else that has a table. */
  tell: typeof send;
  leave(): void;
}

export const SPECTATOR = "none";

export function enter(table: string): Room {
  const info = signal<TableInfo | null>(null);
  const sights = signal<ReadonlyMap<string, Sight>>(new Map());
  const trouble = signal<Refused | null>(null);
  const sent = signal<ReadonlySet<string>>(new Set());
  const waiting = new Map<string, { done: (message: FromServer) => void; failed: (wrong: Refused) => void }>();
  const questions = new Map<string, string>();
  const mixed = new Set<number>();

  function updated(update: Update): void {
    const place = update.seat === null ? SPECTATOR : String(update.seat);
    const before = sights.peek().get(place);
    const first = update.sequence - update.log.length;
    const known = before?.log.slice(0, first) ?? [];
    const news = before && before.log.length === first ? update.log.filter((each) => each.kind === "event").length : 0;
    const sight = { update, log: [...known, ...update.log], news, at: Date.now() };
    batch(() => {
      sights.value = new Map(sights.peek()).set(place, sight);
      if (update.question && sent.peek().has(update.question.id)) return;
      sent.value = new Set();
    });
  }

  /**
   * Everybody adds something to fair chance, so that nobody, the server included, decides it alone: as soon as they
   * sit there, as the game begins when the last of them has.
   */
  function mix(told: TableInfo): void {
    if (told.status !== "gathering" || told.chance !== "fair") return;
    for (const seat of told.yours) {
      if (mixed.has(seat)) continue;
      mixed.add(seat);
      send({ type: "entropy", table, seat, text: random() });
    }
  }

  function heard(message: FromServer): void {
    if (message.type === "table" && message.info.table === table) {
      info.value = message.info;
      mix(message.info);
    } else if (message.type === "update" && message.table === table) updated(message);
    else if ("key" in message && message.key) {
      const answer = waiting.get(message.key);
      waiting.delete(message.key);
      const question = questions.get(message.key);
      questions.delete(message.key);
      if (message.type === "refused") {
        if (question) sent.value = new Set([...sent.peek()].filter((each) => each !== question));
        if (answer) answer.failed(message);
        else if (message.table === table && !message.error.key.startsWith("entropy")) trouble.value = message;
      } else answer?.done(message);
    } else if (message.type === "refused" && (message.table === table || message.table === null))
      trouble.value = message;
  }

  const end = watch(
    table,
    () => Object.fromEntries([...sights.peek()].map(([seat, sight]) => [seat, sight.log.length])),
    heard,
  );

  function answered<Answer extends FromServer>(key: string): Promise<Answer> {
    return new Promise((done, failed) => {
      waiting.set(key, { done: done as (message: FromServer) => void, failed });
    });
  }

  return {
    table,
    info,
    sights,
    trouble,
    sent,
    seats: computed(() => info.value?.yours ?? []),
    choose(seat, question, choices) {
      sent.value = new Set(sent.peek()).add(question);
      questions.set(send({ type: "choose", table, seat, question, choices: [...choices] }), question);
    },
    take(seat, act) {
      send({ type: "choose", table, seat, question: null, choices: [act] });
    },
    whyNot: (seat, choice) => answered<WhyNot>(send({ type: "why", table, seat, choice })),
    hint: (seat) => answered<Hinted>(send({ type: "hint", table, seat })),
    say: (text) => answered<Done>(send({ type: "chat", table, text })),
    tell: send,
    leave: end,
  };
}
