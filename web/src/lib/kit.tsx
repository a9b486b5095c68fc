/** Shirts: everybody has one, made from two colours and a pattern; without given ones a stable hash of the id chooses. */
import "./kit.css";

export type Pattern = "plain" | "stripes" | "hoops" | "halves" | "sash" | "pin" | "chest" | "check";

export interface Kit {
  readonly pattern: Pattern;
  /** Two colours: the cloth, and what is on it. */
  readonly colours: readonly [string, string];
}

const CLOTH: Readonly<Record<string, string>> = {
  navy: "#1b2f5b",
  blue: "#2563b8",
  sky: "#7cb9e8",
  red: "#c2272d",
  claret: "#7a1f3d",
  orange: "#e8751a",
  gold: "#eab308",
  green: "#1e7d45",
  lime: "#9bc53d",
  teal: "#138086",
  purple: "#5b3a8c",
  pink: "#e78fb3",
  white: "#fbfaf5",
  black: "#1d1f24",
  grey: "#8b949e",
  yellow: "#f4cf2b",
};
const PATTERNS: readonly Pattern[] = ["plain", "stripes", "hoops", "halves", "sash", "pin", "chest", "check"];
const PAIRS: readonly (readonly [string, string])[] = [
  ["navy", "gold"],
  ["red", "white"],
  ["white", "blue"],
  ["green", "white"],
  ["claret", "sky"],
  ["black", "gold"],
  ["blue", "white"],
  ["orange", "black"],
  ["purple", "white"],
  ["yellow", "green"],
  ["teal", "white"],
  ["red", "black"],
  ["sky", "navy"],
  ["white", "red"],
  ["pink", "black"],
  ["lime", "navy"],
];

/** A number that stays the same for the same text (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) value = Math.imul(value ^ text.charCodeAt(place), 0x01000193);
  return value >>> 0;
}

/** The kit of a club or player: as the pack says (`pattern`, `colours`), otherwise one of its own. */
export function kitOf(id: string, printed?: { readonly [field: string]: unknown }): Kit {
  const number = hash(id);
  const colours = Array.isArray(printed?.colours) ? (printed.colours as string[]) : undefined;
  const pair = colours ?? PAIRS[number % PAIRS.length] ?? ["navy", "gold"];
  const pattern = PATTERNS.find((each) => each === printed?.pattern) ?? PATTERNS[(number >>> 8) % PATTERNS.length];
  return { pattern: pattern ?? "plain", colours: [colour(pair[0] ?? "navy"), colour(pair[1] ?? "white")] };
}

/** The kit of somebody at the table: neighbours never wear the same. */
export function seatKit(seat: number): Kit {
  const [cloth = "navy", second = "gold"] = PAIRS[seat % PAIRS.length] ?? [];
  return { pattern: PATTERNS[(seat + 1) % PATTERNS.length] ?? "plain", colours: [colour(cloth), colour(second)] };
}

export function colour(name: string): string {
  return CLOTH[name] ?? name;
}

const BODY = "M22 6 L8 12 L2 27 L12 31 L14 27 L14 60 L50 60 L50 27 L52 31 L62 27 L56 12 L42 6 Q32 15 22 6 Z";

const DRAWN: Readonly<Record<Pattern, string>> = {
  plain: "",
  stripes: "M18 0h6v64h-6z M29 0h6v64h-6z M40 0h6v64h-6z M4 0h6v64h-6z M54 0h6v64h-6z",
  hoops: "M0 16h64v7H0z M0 30h64v7H0z M0 44h64v7H0z",
  halves: "M32 0h32v64H32z",
  sash: "M10 2 L20 2 L54 58 L54 64 L44 64 L10 12 Z",
  pin: "M20 0h1.6v64h-1.6z M26 0h1.6v64h-1.6z M32 0h1.6v64h-1.6z M38 0h1.6v64h-1.6z M44 0h1.6v64h-1.6z",
  chest: "M0 24h64v13H0z",
  check:
    "M14 6h9v9h-9z M32 6h9v9h-9z M23 15h9v9h-9z M41 15h9v9h-9z M14 24h9v9h-9z M32 24h9v9h-9z M23 33h9v9h-9z M41 33h9v9h-9z M14 42h9v9h-9z M32 42h9v9h-9z M23 51h9v9h-9z M41 51h9v9h-9z",
};

interface ShirtProps {
  readonly kit: Kit;
  /** Shown large on the chest: a number or a letter. */
  readonly mark?: string | number | undefined;
  /** What a screen reader says; without it the shirt is decoration. */
  readonly label?: string | undefined;
  readonly size?: number | undefined;
  readonly class?: string | undefined;
}

let shirts = 0;

/** A shirt. */
export function Shirt({ kit, mark, label, size = 48, class: named = "" }: ShirtProps) {
  const clip = `shirt-${++shirts}`;
  const [cloth, second] = kit.colours;
  return (
    <svg
      class={`shirt ${named}`}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <clipPath id={clip}>
        <path d={BODY} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <path d={BODY} fill={cloth} />
        <path d={DRAWN[kit.pattern]} fill={second} />
        <path d="M22 6 Q32 19 42 6 L45 8 Q32 24 19 8 Z" fill={second} />
        <path d="M50 27 L50 60 L44 60 L47 30 Z" fill="rgb(0 0 0 / 14%)" />
      </g>
      <path d={BODY} class="shirt-line" />
      {mark !== undefined && (
        <text x="32" y="48" class="shirt-mark">
          {mark}
        </text>
      )}
    </svg>
  );
}
