/**
 * A reader: somebody with a language, at a table with named players and a pack. The same as `golazo.words.reader`;
 * a test holds both to the same sentences.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Item } from "./table";

export interface Reader {
  readonly language: string;
  knows(key: string): boolean;
  /** Whether there is such a message and all its arguments are given. */
  maySay(key: string, args: Readonly<Record<string, unknown>>): boolean;
  /** The sentence with the given key; ids become names, seats players, lists "A, B and C". */
  say(key: string, args?: Readonly<Record<string, unknown>>): string;
  /** The sentence, with arguments that are already words. */
  put(key: string, args?: Readonly<Record<string, string | number>>): string;
  /** What the pack calls an item. */
  name(id: string): string;
  /** A field's value as text; things that are not items of the pack, such as teams, have names too. */
  called(field: string, value: unknown): string;
  /** An item with what is printed on it, if the game has a message for it; otherwise its name. */
  card(id: string, cost?: number): string;
  /** The text printed on an item, or nothing. */
  text(id: string): string;
  player(seat: number): string;
  /** "A, B and C". */
  listed(texts: readonly string[]): string;
}

export type Items = ReadonlyMap<string, Item>;
type Argument = string | number;

const CHANCE = -1;
const SEAT_FIELDS = new Set(["player", "players", "waiting"]);
/** "A, B and C" as the British write it, without a comma before "and". */
const LIST_LOCALE: Readonly<Record<string, string>> = { en: "en-GB" };

/** The messages of one language; later sources override earlier ones. */
export class Messages {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    ...sources: readonly string[]
  ) {
    // Marks around arguments would be read aloud by screen readers.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  variables(key: string): ReadonlySet<string> {
    const found = new Set<string>();
    collect(this.bundle.getMessage(key)?.value ?? "", found);
    return found;
  }

  say(key: string, args: Readonly<Record<string, Argument>>): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args, []) : key;
  }
}

/** The variables that a pattern uses, however deep. */
function collect(part: unknown, found: Set<string>): void {
  if (Array.isArray(part)) for (const each of part) collect(each, found);
  else if (part && typeof part === "object") {
    const { type, name } = part as { type?: string; name?: string };
    if (type === "var" && name) found.add(name);
    else for (const each of Object.values(part)) collect(each, found);
  }
}

export function reader(messages: Messages, items: Items = new Map(), players: readonly string[] = []): Reader {
  const { language } = messages;
  const lists = new Intl.ListFormat(LIST_LOCALE[language] ?? language, { type: "conjunction" });

  function words(id: string, which: "name" | "text"): string | undefined {
    const found = items.get(id)?.[which];
    if (typeof found === "string") return found;
    const texts = found as Record<string, string> | undefined;
    return texts?.[language] ?? texts?.en;
  }

  function name(id: string): string {
    const seat = /^seat-(-?\d+)$/.exec(id);
    if (seat) return player(Number(seat[1]));
    if (messages.has(`name-${id}`)) return say(`name-${id}`);
    return words(id, "name") || id;
  }

  function player(seat: number): string {
    if (seat === CHANCE) return say("player-chance");
    return players[seat] ?? say("player-number", { number: seat + 1 });
  }

  /** An argument as messages expect it: names for ids, players for seats, lists as text. */
  function dress(field: string, value: unknown): Argument {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (value === null || value === undefined || value === "") return "none";
    if (typeof value === "number") return SEAT_FIELDS.has(field) ? player(value) : value;
    if (typeof value === "string") {
      const key = `name-${field.replaceAll("_", "-")}-${value}`;
      return messages.has(key) ? say(key) : name(value);
    }
    if (Array.isArray(value)) return listed(value.map((each) => String(dress(field, each))));
    return value as Argument; // a group of fields: no message names it
  }

  function listed(texts: readonly string[]): string {
    return texts.length ? lists.format(texts) : "none";
  }

  function maySay(key: string, args: Readonly<Record<string, unknown>>): boolean {
    return messages.has(key) && [...messages.variables(key)].every((variable) => variable in args);
  }

  function put(key: string, args: Readonly<Record<string, Argument>> = {}): string {
    if (messages.has(key)) return messages.say(key, args);
    return Object.keys(args).length ? `${key} ${JSON.stringify(args)}` : key;
  }

  function say(key: string, args: Readonly<Record<string, unknown>> = {}): string {
    return put(key, Object.fromEntries(Object.entries(args).map(([field, value]) => [field, dress(field, value)])));
  }

  function card(id: string, cost?: number): string {
    const { text: _, kind, card_kind, ...printed } = items.get(id) ?? { id, kind: "" };
    const key = `item-${kind}`;
    const told = {
      ...printed,
      ...(card_kind === undefined ? {} : { kind: card_kind }),
      ...(cost === undefined ? {} : { cost }),
      name: name(id),
    };
    return maySay(key, told) ? say(key, told) : name(id);
  }

  return {
    language,
    knows: (key) => messages.has(key),
    maySay,
    say,
    put,
    name,
    called: (field, value) => String(dress(field, value)),
    card,
    text: (id) => words(id, "text") ?? "",
    player,
    listed,
  };
}

/** The items of a pack by id, each with its kind; a card's own field `kind` is kept as `card_kind`. */
export function itemsOf(kinds: Readonly<Record<string, readonly Record<string, unknown>[]>>): Items {
  const found = new Map<string, Item>();
  for (const [kind, items] of Object.entries(kinds))
    for (const item of items) {
      const own = "kind" in item ? { card_kind: item.kind } : {};
      found.set(String(item.id), { ...item, ...own, id: String(item.id), kind });
    }
  return found;
}
