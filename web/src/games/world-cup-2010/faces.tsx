/** The action cards: a colour, a drawing and letters for each kind, so that none is told by colour alone. */
import type { JSX } from "preact";
import type { Reader } from "../../lib/words";
import { initials } from "./picking";
import { CARDS } from "./reading";

const INK = "#15202b";

function ball(x: number, y: number, r: number): JSX.Element {
  const corner = (turn: number, far: number) => {
    const angle = (turn * 2 * Math.PI) / 5 - Math.PI / 2;
    return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
  };
  const seams = [0, 1, 2, 3, 4].map((turn) => `M${corner(turn, r * 0.42)}L${corner(turn, r * 0.8)}`).join("");
  const patch = [0, 1, 2, 3, 4].map((turn) => corner(turn, r * 0.42)).join("L");
  const edge = [0, 1, 2, 3, 4]
    .map((turn) => `M${corner(turn, r * 0.76)}L${corner(turn - 0.22, r * 0.98)}L${corner(turn + 0.22, r * 0.98)}z`)
    .join("");
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="#fff" />
      <path d={`M${patch}z${edge}`} fill={INK} />
      <path d={seams} stroke={INK} stroke-width={r * 0.1} />
    </>
  );
}

const net = (
  <path
    d="M14 34V104M26 34V104M38 34V104M50 34V104M62 34V104M74 34V104M86 34V104M10 44H90M10 57H90M10 70H90M10 83H90M10 96H90"
    stroke="#fff"
    stroke-width="1.4"
    opacity=".32"
  />
);

const DRAWINGS: Readonly<Record<string, JSX.Element>> = {
  goal: (
    <>
      {net}
      {ball(50, 70, 25)}
    </>
  ),
  "two-goals": (
    <>
      {net}
      {ball(34, 56, 19)}
      {ball(64, 86, 19)}
    </>
  ),
  "three-goals": (
    <>
      {net}
      {ball(50, 50, 16.5)}
      {ball(30, 84, 16.5)}
      {ball(70, 84, 16.5)}
    </>
  ),
  attack: (
    <>
      <path d="M50 30 82 64H65V82H35V64H18z" fill="#fff" />
      <path d="M35 88H65V95H35zM35 101H65V106H35z" fill="#fff" opacity=".75" />
    </>
  ),
  defence: (
    <>
      <path d="M50 32 80 41V68Q80 94 50 108 20 94 20 68V41z" fill="#fff" />
      <path d="M50 42 71 48V68Q71 87 50 98z" fill="currentcolor" opacity=".85" />
    </>
  ),
  foul: (
    <g transform="rotate(14 50 70)">
      <rect x="30" y="36" width="42" height="64" rx="5" fill="#ffd21f" stroke="#fff" stroke-width="4" />
      <path d="M51 48V74M51 82V89" stroke={INK} stroke-width="8" />
    </g>
  ),
  offside: (
    <>
      <path d="M26 32V108" stroke="#fff" stroke-width="6" stroke-linecap="round" />
      <path d="M29 36H78V80H29z" fill="#ffd21f" />
      <path d="M29 36H53.5V58H29zM53.5 58H78V80H53.5z" fill="#e0262e" />
    </>
  ),
  penalty: (
    <>
      <path
        d="M22 44 32 72H68L78 44M34 44 38 72M50 44V72M66 44 62 72M25 54H75M29 64H71"
        stroke="#fff"
        stroke-width="1.6"
        opacity=".6"
        fill="none"
      />
      <path d="M17 82V40H83V82" stroke="#fff" stroke-width="5.5" fill="none" />
      {ball(50, 94, 12.5)}
    </>
  ),
};

/** "1", "2", "3" for goals, otherwise the shortest beginning of the name that is its own. */
export function letterOf(words: Reader, card: string): string {
  const goals = CARDS.indexOf(card as (typeof CARDS)[number]);
  if (goals >= 0 && goals < 3) return String(goals + 1);
  const others = CARDS.slice(3);
  return initials(others.map((each) => words.name(each)))[others.indexOf(card as "attack")] ?? "?";
}

interface FaceProps {
  readonly card: string;
  readonly words: Reader;
  /** With its name below; small cards have only drawing and letter. */
  readonly named?: boolean | undefined;
}

/** What is seen of a card; whoever puts it somewhere gives it its width and says what it is. */
export function Face({ card, words, named = false }: FaceProps) {
  const letter = letterOf(words, card);
  return (
    <span class={`wc-face wc-${card} ${named ? "named" : ""}`} aria-hidden="true">
      <svg viewBox={named ? "0 0 100 140" : "0 18 100 100"} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {DRAWINGS[card]}
      </svg>
      <b class="wc-letter">{letter}</b>
      {named && <span class="wc-card-name">{words.name(card)}</span>}
    </span>
  );
}

/** A card that lies face down. */
export function Back() {
  return (
    <span class="wc-face wc-back" aria-hidden="true">
      <svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path
          d="M-10 50 110-10V14L-10 74zM-10 98 110 38V62L-10 122zM-10 146 110 86v24L-10 170z"
          fill="#fff"
          opacity=".12"
        />
        {ball(50, 70, 24)}
      </svg>
    </span>
  );
}

export function Ball() {
  return (
    <svg class="wc-ball" viewBox="0 0 20 20" aria-hidden="true">
      {ball(10, 10, 9.5)}
      <circle cx="10" cy="10" r="9.2" fill="none" stroke={INK} stroke-width="1" />
    </svg>
  );
}
