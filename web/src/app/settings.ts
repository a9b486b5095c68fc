/** A person's settings on this device: language, look and pace. Stored by the browser, applied at once. */
import { effect, signal } from "@preact/signals";
import { LANGUAGES, type Language } from "./languages";

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  /** The pace of scenes and motion: 0 = neither, 0.5 = slow, 1 = usual, 2 = twice as quick. */
  speed: 0 | 0.5 | 1 | 2;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** Whether number keys, / and arrows choose. */
  keys: boolean;
  /** Whether the plain list of choices is open. */
  list: boolean;
  notify: boolean;
  /** Whether questions with only one possible answer are asked too. */
  asks: "always" | "matters";
  /** Moments of reaction windows: `after-roll` stops the player there always, `-after-roll` never. */
  stops: readonly string[];
}

const PLACE = "golazo-settings";

function usual(): Settings {
  const wanted = navigator.languages.flatMap((language) => {
    if (language.startsWith("pt")) return language === "pt-BR" ? ["pt-BR" as const] : ["pt-PT" as const];
    return LANGUAGES.filter((ours) => language.startsWith(ours));
  });
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    language: wanted[0] ?? "en",
    theme: "auto",
    speed: still ? 0 : 1,
    sound: false,
    volume: 0.6,
    keys: true,
    list: false,
    notify: false,
    asks: "matters",
    stops: [],
  };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // unreadable, or the browser keeps nothing: the usual ones do
  }
}

export const settings = signal<Settings>({ ...usual(), ...kept() });

export function set(changed: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changed };
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings.value));
  } catch {
    // without storage the app still works
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const darkness = signal(dark.matches);
dark.addEventListener("change", () => {
  darkness.value = dark.matches;
});

effect(() => {
  const { theme, speed, language } = settings.value;
  const root = document.documentElement;
  root.dataset.theme = theme === "auto" ? (darkness.value ? "dark" : "light") : theme;
  root.dataset.speed = String(speed);
  root.lang = language;
});
