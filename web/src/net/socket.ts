/**
 * One connection for all tables. Whatever is to be done has a key and is kept until the server says it is done or
 * refused: after a break it is sent again and done once. Answers and chat lines are so after a reload of the page too.
 */
import { signal } from "@preact/signals";
import type { FromClient, FromServer } from "../protocol";

type Keyed = Extract<FromClient, { key: string }>;
/** A message before it gets its key. */
export type Wanted = Keyed extends infer Each ? (Each extends Keyed ? Omit<Each, "key"> : never) : never;
type Listener = (message: FromServer) => void;

const PLACE = "golazo-pending";
/** What a person would miss after a reload of the page. */
const KEPT: ReadonlySet<string> = new Set<Keyed["type"]>(["choose", "chat"]);
const WAITS = [300, 800, 1500, 3000, 6000, 10000];

export const connection = signal<"off" | "connecting" | "on" | "lost">("off");

const listeners = new Set<Listener>();
const watched = new Map<string, () => Record<string, number>>();
const pending = new Map<string, Keyed>(remembered());
let socket: WebSocket | null = null;
let failures = 0;

function remembered(): [string, Keyed][] {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? "[]") as [string, Keyed][];
  } catch {
    return [];
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify([...pending].filter(([, message]) => KEPT.has(message.type))));
  } catch {
    // nothing is kept over a reload then
  }
}

function transmit(message: FromClient): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function connect(): void {
  if (socket) return;
  connection.value = failures ? "lost" : "connecting";
  const opened = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/ws`);
  socket = opened;
  opened.onopen = () => {
    failures = 0;
    connection.value = "on";
    for (const [table, seen] of watched) transmit({ type: "watch", table, seen: seen() });
    for (const message of pending.values()) transmit(message);
  };
  opened.onmessage = (event) => {
    const message = JSON.parse(String(event.data)) as FromServer;
    if ("key" in message && message.key && pending.delete(message.key)) remember();
    for (const listener of listeners) listener(message);
  };
  opened.onclose = () => ended(opened);
}

function ended(closed: WebSocket): void {
  if (socket !== closed) return;
  socket = null;
  if (!watched.size) {
    connection.value = "off";
    return;
  }
  connection.value = "lost";
  setTimeout(connect, (WAITS[Math.min(failures++, WAITS.length - 1)] ?? 10000) * (0.75 + Math.random() / 2));
}

/** Does not wait for the other side, who may never hear of it. */
function drop(): void {
  const dropped = socket;
  if (!dropped) return;
  dropped.close();
  ended(dropped);
}

/** Without a network a connection hangs, and only tells so minutes later. */
addEventListener("offline", drop);
/** Comes back at once when the device does; an attempt that was made without a network is made again. */
addEventListener("online", () => {
  if (socket?.readyState !== WebSocket.OPEN) drop();
  if (watched.size) connect();
});
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && watched.size) connect();
});

/** Follows a table; `seen` says how many log entries each seat has. The answer ends it. */
export function watch(table: string, seen: () => Record<string, number>, listener: Listener): () => void {
  listeners.add(listener);
  watched.set(table, seen);
  if (socket?.readyState === WebSocket.OPEN) transmit({ type: "watch", table, seen: seen() });
  else connect();
  return () => {
    listeners.delete(listener);
    watched.delete(table);
    transmit({ type: "unwatch", table });
  };
}

/** 128 random bits as text; `crypto.randomUUID` is missing where the page comes over plain HTTP in a home network. */
export function random(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Sends what is to be done once, and again until the server has answered; the answer is its key. */
export function send(wanted: Wanted): string {
  const key = random();
  const message = { ...wanted, key } as Keyed;
  pending.set(key, message);
  remember();
  transmit(message);
  return key;
}

/** This device has become somebody else: what the one before still wanted is not theirs. */
export function reconnect(): void {
  const before = socket;
  socket = null;
  pending.clear();
  remember();
  before?.close();
  if (watched.size) connect();
  else connection.value = "off";
}
