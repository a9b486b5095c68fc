/** The app's own words, and the readers of the games: loaded by language, when needed, and kept. */
import { computed, effect, signal } from "@preact/signals";
import { type Items, itemsOf, Messages, type Reader, reader } from "../lib/words";
import type { GameInfo, Me, PackInfo, SeatInfo } from "../protocol";
import { get, Trouble, text } from "./api";
import type { Language } from "./languages";
import { settings } from "./settings";

const OWN: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import("../../words/en.ftl?raw"),
  "pt-PT": () => import("../../words/pt-PT.ftl?raw"),
  "pt-BR": () => import("../../words/pt-BR.ftl?raw"),
  it: () => import("../../words/it.ftl?raw"),
};

const kept = new Map<string, Promise<unknown>>();

/** Successful requests are cached; failed ones are tried again. */
function once<Answer>(key: string, make: () => Promise<Answer>): Promise<Answer> {
  const found = kept.get(key) as Promise<Answer> | undefined;
  if (found) return found;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}

const own = (language: Language) => once(`own ${language}`, async () => (await OWN[language]()).default);
const shared = (language: Language) => once(`shared ${language}`, () => text(`/words/${language}`));
const ofGame = (game: string, language: Language) =>
  once(`game ${game} ${language}`, () => text(`/games/${game}/words/${language}`));

export const games = () => once("games", () => get<GameInfo[]>("/games"));
export const pack = (game: string, name = "golazo") =>
  once(`pack ${game} ${name}`, async () => itemsOf((await get<PackInfo>(`/games/${game}/packs/${name}`)).items));
export const rules = (game: string, language: Language) =>
  once(`rules ${game} ${language}`, () => text(`/games/${game}/rules/${language}`));

const app = signal<Reader | null>(null);

/** Whether the app's messages are loaded. */
export const speaks = computed(() => app.value !== null);

effect(() => {
  const { language } = settings.value;
  // The app's own words are enough to start; the shared messages are needed for refusals.
  own(language).then((source) => {
    if (settings.peek().language === language && app.peek()?.language !== language)
      app.value = reader(new Messages(language, source));
  });
  Promise.all([shared(language), own(language)]).then(
    (sources) => {
      if (settings.peek().language === language) app.value = reader(new Messages(language, ...sources));
    },
    () => undefined,
  );
});

/** A sentence of the app. */
export function t(key: string, args: Readonly<Record<string, string | number>> = {}): string {
  return app.value?.put(key, args) ?? "";
}

/** Everything that a game says, without a pack and players. */
export async function messagesOf(game: string, language: Language): Promise<Messages> {
  return once(`messages ${game} ${language}`, async () => {
    const sources = await Promise.all([shared(language), ofGame(game, language), own(language)]);
    return new Messages(language, ...sources);
  });
}

export async function readerOf(
  game: string,
  language: Language,
  packName = "golazo",
  seats: readonly Pick<SeatInfo, "kind" | "name">[] = [],
): Promise<{ words: Reader; items: Items }> {
  const [messages, items] = await Promise.all([messagesOf(game, language), pack(game, packName)]);
  return { words: reader(messages, items, seats.map(nameOf)), items };
}

/** A player's name: people by their names, bots by their seats. */
export function nameOf(seat: Pick<SeatInfo, "kind" | "name">, place: number): string {
  if (seat.kind === "open") return t("app-seat-open");
  return seat.kind === "bot" ? t("app-bot-name", { number: place + 1 }) : seat.name;
}

/** What went wrong, as a sentence. */
export function troubleIs(wrong: unknown): string {
  if (!(wrong instanceof Trouble)) return t("app-trouble");
  if (!wrong.words) return wrong.message === "offline" ? t("app-offline") : t("app-trouble");
  const told = app.value;
  return told?.knows(wrong.words.key) ? told.say(wrong.words.key, wrong.words.arguments) : wrong.message;
}

export const me = signal<Me | null>(null);

/** Makes an unknown visitor a guest, only once even if several pages ask at the same time. */
export async function whoAmI(): Promise<Me> {
  const known = await once("me", () => get<Me>("/me"));
  me.value ??= known;
  return me.value;
}
