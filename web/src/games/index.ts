/** What the folders beside this file bring for a game: its table, its poster, its colours. A game may have none. */
import type { CSSProperties, JSX } from "preact";
import type { Script } from "../lib/scenes";
import type { CardFace, TableComponent, TableState } from "../lib/table";
import type { GameInfo } from "../protocol";

/** What a game's folder gives: its table, and its cards where it draws them itself. */
export interface GameModule {
  readonly default: TableComponent;
  readonly CardFace?: CardFace;
  /** The table shows the odds of a match itself: the bar beside the question is left out. */
  readonly showsOdds?: boolean;
  /** What of the game is told as scenes. */
  readonly script?: Script;
  /** Whether what is asked is about the player's own match; without it everything is. */
  readonly isOwn?: (state: TableState) => boolean;
}

type Picture = () => JSX.Element;

const TABLES = import.meta.glob<GameModule>("./*/index.tsx");
const POSTERS = import.meta.glob<Picture>("./*/poster.tsx", { eager: true, import: "default" });
const ACCENTS = import.meta.glob<string>("./*/accent.css", { eager: true, query: "?inline", import: "default" });

// As text: the bundler would put each into the table of its game, and the home page shows all of them.
const colours = new CSSStyleSheet();
colours.replaceSync(Object.values(ACCENTS).join("\n"));
document.adoptedStyleSheets = [...document.adoptedStyleSheets, colours];

/** A game's table, loaded when it is needed; the plain one for a game that has none. */
export function loadGame(game: string): Promise<GameModule> {
  return (TABLES[`./${game}/index.tsx`] ?? (() => import("./plain")))();
}

export function posterOf(game: string): Picture | undefined {
  return POSTERS[`./${game}/poster.tsx`];
}

/** The colours that a game's package names, where its folder has none for light and dark. */
export function accentOf({ id, accent: [ground, bright] }: GameInfo): CSSProperties {
  if (`./${id}/accent.css` in ACCENTS || !ground || !bright) return {};
  return { "--accent": ground, "--accent-ink": "#ffffff", "--accent-2": bright, "--accent-2-ink": "#15202b" };
}
