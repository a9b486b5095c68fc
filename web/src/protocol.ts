// Generated from src/golazo/server/protocol by `python -m golazo.server.typescript`: do not edit.

export const VERSION = 1;

/** Sets all armed reactions of a seat (secret), and whether it passes by itself (public, instant). */
export interface Arm {
  type: "arm";
  table: string;
  seat: number;
  armed: Armed[];
  auto_pass: boolean;
  key: string;
}

/** A reaction kept on the server: when a question of that kind offers that choice, it is made. */
export interface Armed {
  question: string;
  choice: string;
  once: boolean;
}

export interface Chat {
  type: "chat";
  table: string;
  text: string;
  key: string;
}

/** One legal choice. Its words are the message `choice-<verb>` with `arguments`. */
export interface Choice {
  id: string;
  verb: string;
  arguments: Record<string, any>;
}

/** Answer a question: one choice, or all steps of an answer at once. Without a question: take a free act. */
export interface Choose {
  type: "choose";
  table: string;
  seat: number;
  choices: string[];
  key: string;
  question?: string | null;
}

export interface Clock {
  kind: "correspondence" | "live";
  seconds: number;
  increment: number;
}

/** A one-time code that brings an identity to another device. */
export interface Code {
  code: string;
}

export interface Consent {
  type: "consent";
  table: string;
  seat: number;
  agree: boolean;
  key: string;
}

/** What the client sent with this key is committed. */
export interface Done {
  type: "done";
  table: string;
  key: string;
}

/** What a seat adds to chance, once, before the first draw; a client does it by itself. */
export interface Entropy {
  type: "entropy";
  table: string;
  seat: number;
  text: string;
  key: string;
}

/** `GET /api/tables/{table}/fair`: what was promised before the first draw, and what came of it. */
export interface Fair {
  commitment: string | null;
  entropy: string[];
  mixed: ((number | string)[])[];
  drawn: number;
  seed: string | null;
  draws: number[][];
}

/** One moment of a finished game. */
export interface Frame {
  ply: number;
  log: (Told | Said | SeatChanged | Undone)[];
  view: Record<string, any>;
}

/** `GET /api/tables/{table}/replay?seat=0|none|open&from=0&count=50&before=false`. */
export interface Frames {
  table: string;
  total: number;
  before: Told[];
  frames: Frame[];
  marks: Record<string, any>[];
}

/** `GET /api/games`: what can be played. */
export interface GameInfo {
  id: string;
  least: number;
  most: number;
  options: Record<string, OptionInfo>;
  bots: string[];
  packs: string[];
  minutes: number;
  accent: string[];
  anchors: Record<string, string>;
}

/** What would a bot do? */
export interface Hint {
  type: "hint";
  table: string;
  seat: number;
  key: string;
}

export interface Hinted {
  type: "hint";
  table: string;
  key: string;
  question: string;
  choice: string;
}

/** `POST /api/tables/{table}/join`: by the secret of an invite, or any open seat of a listed table. */
export interface Join {
  invite?: string | null;
  seat?: number | null;
  name?: string | null;
  knowing?: boolean;
}

export interface Me {
  id: string;
  name: string;
}

/** From now on the seat gets no chat of another seat, or of the spectators (null), or gets it again. */
export interface Mute {
  type: "mute";
  table: string;
  seat: number;
  whom: number | null;
  muted: boolean;
  key: string;
}

/** `POST /api/tables`. */
export interface NewTable {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, any>;
  pack?: string | null;
  listed?: boolean;
  chance?: "fair" | "typed";
  clock?: Clock | null;
  odds?: boolean;
}

export interface OptionInfo {
  values: any[];
  rule: string;
}

/** `GET /api/games/{game}/packs/{pack}`. */
export interface PackInfo {
  name: string;
  version: number;
  hash: string;
  items: Record<string, Record<string, any>[]>;
}

/** Every error over HTTP has this shape. */
export interface Problem {
  error: Words;
  sentence: string;
}

/** What a seat is asked. */
export interface Question {
  id: string;
  seat: number;
  kind: string;
  arguments: Record<string, any>;
  team: string | null;
  rule: string;
  sealed: boolean;
  chance: boolean;
  steps: string[];
  odds: Record<string, any> | null;
  window: boolean;
}

/** What the client sent with this key changed nothing; `error` says why. */
export interface Refused {
  type: "refused";
  error: Words;
  table: string | null;
  key: string | null;
}

export interface Rename {
  name: string;
}

export interface Said {
  kind: "chat";
  number: number;
  player: string;
  seat: number | null;
  text: string;
  at: number;
}

/** `POST /api/tables/{table}/seats/{seat}`. */
export interface SeatAct {
  what: "back" | "bot" | "leave" | "open" | "resign" | "stand-in";
  bot?: string | null;
}

/** Somebody sat down, left, came back, resigned, did not consent to an undo; a bot took over. */
export interface SeatChanged {
  kind: "seat";
  number: number;
  seat: number;
  what: "auto-pass" | "auto-pass-off" | "bot" | "came-back" | "left" | "no-undo" | "resigned" | "sat-down" | "stand-in";
  player: string;
  at: number;
}

export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  present: boolean;
  auto_pass: boolean;
  resigned: boolean;
  known: boolean;
  seconds: number | null;
}

export interface SeatWanted {
  kind: "bot" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}

/** All about a table but the game itself. */
export interface TableInfo {
  table: string;
  game: string;
  pack: Record<string, any>;
  options: Record<string, any>;
  chance: "fair" | "typed";
  status: "gathering" | "over" | "playing";
  listed: boolean;
  seats: SeatInfo[];
  owner: boolean;
  yours: number[];
  invites: Record<string, string>;
  commitment: string | null;
  clock: Clock | null;
  odds: boolean;
  created: number;
  undo: UndoAsked | null;
  rematch: string | null;
  spectators: number;
  result: Record<string, any>[] | null;
  undone: number;
  ended: "played" | "resigned" | null;
  older: boolean;
}

/** The table's state around the game changed (or was asked for). */
export interface TableMessage {
  type: "table";
  info: TableInfo;
}

/** For programs: `Authorization: Bearer <token>`. */
export interface Token {
  token: string;
}

/** Something happened in the game, as the recipient may see it. */
export interface Told {
  kind: "event";
  number: number;
  event: Record<string, any>;
}

/** Take back the seat's last answer: at once where nothing new came to light since, else all must consent. */
export interface Undo {
  type: "undo";
  table: string;
  seat: number;
  key: string;
}

/** Somebody asks to take back; others must consent. */
export interface UndoAsked {
  by: number;
  agreed: number[];
  waiting: number[];
}

/** The game went back: the log's entries of kind `event` from `to` on hold no more. */
export interface Undone {
  kind: "undo";
  number: number;
  to: number;
  player: string;
}

export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** The game as one seat of the recipient's, or a spectator, sees it now.

    `log` goes on from what this recipient has; view, question and choices are whole and replace the earlier ones. */
export interface Update {
  type: "update";
  table: string;
  seat: number | null;
  sequence: number;
  log: (Told | Said | SeatChanged | Undone)[];
  view: Record<string, any> | null;
  question: Question | null;
  choices: Choice[];
  acts: Choice[];
  typed: Question | null;
  typed_choices: Choice[];
  armed: Armed[];
  muted: (number | null)[];
  may_undo: boolean;
  clocks: Record<string, number>;
}

/** `POST /api/verify`: whether the record is true, and if not, why. */
export interface Verified {
  ok: boolean;
  error: Words | null;
  draws: number;
  result: Record<string, any>[] | null;
}

/** From now on the client gets this table, for all its seats or as a spectator; `seen` is its last log number. */
export interface Watch {
  type: "watch";
  table: string;
  seen?: Record<string, number>;
}

/** The first message of a connection. */
export interface Welcome {
  type: "welcome";
  version: number;
  id: string;
  name: string;
}

/** Why is this choice not to be had? */
export interface Why {
  type: "why";
  table: string;
  seat: number;
  choice: string;
  key: string;
}

/** The answer to `Why`; no reason: it is to be had. */
export interface WhyNot {
  type: "why";
  table: string;
  key: string;
  reason: Words | null;
}

/** A sentence to be made by the reader's client: key, arguments, and the rule behind it. */
export interface Words {
  key: string;
  arguments: Record<string, any>;
  rule: string;
}

export type FromClient = Watch | Unwatch | Choose | Why | Hint | Arm | Undo | Consent | Chat | Mute | Entropy;

export type FromServer = Welcome | TableMessage | Update | Done | Refused | WhyNot | Hinted;
