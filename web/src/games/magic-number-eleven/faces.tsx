/** Faces of the cards: players with their half icons, synergy cards with stars, the goal with its spots. */
import type { JSX } from "preact";
import type { Item } from "../../lib/table";
import type { Reader } from "../../lib/words";
import { CELL, printedHalves, ROW } from "./geometry";
import { Ball, HalfIcon, starPath, WholeIcon } from "./icons";
import { iconOf } from "./reading";

export interface Printed {
  readonly code: string;
  readonly position: "FW" | "MF" | "DF";
  readonly squad: string;
  readonly slots: string;
  readonly full: string;
  readonly crack: number;
  readonly immediate: readonly string[];
}

export function printedOf(item: Item | undefined): Printed {
  return {
    code: String(item?.code ?? "?"),
    position: (item?.position ?? "MF") as Printed["position"],
    squad: String(item?.squad ?? ""),
    slots: String(item?.slots ?? "------"),
    full: String(item?.full ?? "-"),
    crack: Number(item?.crack ?? 0),
    immediate: (item?.immediate ?? []) as readonly string[],
  };
}

/** The shape of a position: a forward's points, a midfielder's round ends, a defender's square block. */
const PLATE: Readonly<Record<Printed["position"], string>> = {
  FW: "M-46 0-32-19H32L46 0 32 19H-32Z",
  MF: "M-27-19H27A19 19 0 0 1 27 19H-27A19 19 0 0 1-27-19Z",
  DF: "M-44-19H44V19H-44Z",
};

/** The body of a card: frame and plate in the colour of its position, its code, and a star for a star. */
export function Body({ printed, x = 0, y = 0 }: { printed: Printed; x?: number; y?: number }): JSX.Element {
  const whole = iconOf(printed.full);
  const plate = whole ? CELL * 0.72 : CELL;
  return (
    <g class={`m11-body m11-${printed.position}`} transform={`translate(${x} ${y})`}>
      <rect class="m11-body-card" x="3" y="3" width={CELL * 2 - 6} height={ROW - 6} rx="11" />
      <g transform={`translate(${plate} ${ROW / 2})`}>
        <path class="m11-plate" d={PLATE[printed.position]} />
        <text class="m11-code" x={printed.squad === "star" ? -8 : 0}>
          {printed.code}
        </text>
        {printed.squad === "star" && <path class="m11-star" d={starPath(22, 0, 11)} />}
      </g>
    </g>
  );
}

/** A player's card that lies on no field. */
export function PlayerFace({ item }: { readonly item: Item | undefined }): JSX.Element {
  const printed = printedOf(item);
  const whole = iconOf(printed.full);
  return (
    <svg class="m11-player-face" viewBox={`0 0 ${CELL * 2} ${ROW}`} aria-hidden="true">
      <Body printed={printed} />
      {printedHalves(printed.slots).map((half) => (
        <HalfIcon key={`${half.x} ${half.y}`} half={half} />
      ))}
      {whole && <WholeIcon icon={whole} x={CELL * 1.43} y={ROW / 2} />}
    </svg>
  );
}

const EFFECT_SIGNS: Readonly<Record<string, string>> = {
  "control-1": "▲1",
  "control-2": "▲2",
  "draw-1": "+1",
  "draw-2-keep-1": "2›1",
  "opponent-discards-1": "−1",
};

/** What a card can do besides, as short signs; its text says the same in words. */
export function Abilities({ item, words }: { item: Item | undefined; words: Reader }): JSX.Element | null {
  const printed = printedOf(item);
  const text = item ? words.text(item.id) : "";
  if (printed.crack === 0 && printed.immediate.length === 0) return null;
  return (
    <span class="m11-abilities" title={text}>
      {printed.crack > 0 && <span class="m11-ability crack">D−{printed.crack}</span>}
      {printed.immediate.map((effect) => (
        <span class="m11-ability" key={effect}>
          <svg viewBox="0 0 10 14" aria-hidden="true">
            <path d="M6 0 0 8h4L3 14 10 5H6Z" />
          </svg>
          {EFFECT_SIGNS[effect] ?? <Ball class="m11-ability-ball" />}
        </span>
      ))}
    </span>
  );
}

/** Where the stars of a card stand, by their number. */
const STARS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[30, 46]],
  2: [
    [19, 46],
    [41, 46],
  ],
  3: [
    [30, 35],
    [19, 55],
    [41, 55],
  ],
  4: [
    [19, 36],
    [41, 36],
    [19, 58],
    [41, 58],
  ],
  5: [
    [18, 38],
    [42, 38],
    [30, 50],
    [18, 63],
    [42, 63],
  ],
};

/** A synergy card: its number, as many stars, and TACKLE where it is one. */
export function SynergyFace({ item }: { readonly item: Item | undefined }): JSX.Element {
  const stars = Number(item?.stars ?? 0);
  const tackle = item?.tackle === true;
  return (
    <svg class={tackle ? "m11-synergy-face tackle" : "m11-synergy-face"} viewBox="0 0 60 84" aria-hidden="true">
      <rect class="m11-synergy-card" x="1.5" y="1.5" width="57" height="81" rx="7" />
      <text class="m11-synergy-number" x="9" y="21">
        {stars}
      </text>
      {(STARS[Math.min(stars, 5)] ?? []).map(([x, y]) => (
        <path key={`${x} ${y}`} class="m11-star" d={starPath(x, y, stars > 4 ? 9.5 : stars > 1 ? 11 : 17)} />
      ))}
      {tackle && (
        <>
          <rect class="m11-tackle" x="1.5" y="66" width="57" height="16.5" />
          <text class="m11-tackle-word" x="30" y="78.5">
            TACKLE!
          </text>
        </>
      )}
    </svg>
  );
}

/** The back of a synergy card: the number that all hope for. */
export function SynergyBack(): JSX.Element {
  return (
    <svg class="m11-synergy-face back" viewBox="0 0 60 84" aria-hidden="true">
      <rect class="m11-synergy-card" x="1.5" y="1.5" width="57" height="81" rx="7" />
      <path class="m11-back-stripe" d="M1.5 60 58.5 18V34L1.5 76Z" />
      <text class="m11-back-number" x="30" y="53">
        11
      </text>
    </svg>
  );
}

/** Where the spots of a goal are, in a drawing of 120 by 72. */
export const SPOTS: Readonly<Record<string, readonly [number, number]>> = {
  TL: [24, 20],
  TR: [96, 20],
  C: [60, 40],
  BL: [24, 54],
  BR: [96, 54],
};

interface GoalProps {
  /** Where the ball goes. */
  readonly kick?: string | undefined;
  /** Where gloves are. */
  readonly guarded?: readonly string[] | undefined;
}

export function Goal({ kick, guarded = [] }: GoalProps): JSX.Element {
  return (
    <svg class="m11-goal" viewBox="0 0 120 72" aria-hidden="true">
      <path class="m11-grass" d="M0 66H120V72H0Z" />
      <path
        class="m11-net"
        d="M8 18H112M8 30H112M8 42H112M8 54H112M20 6V66M32 6V66M44 6V66M56 6V66M68 6V66M80 6V66M92 6V66M104 6V66"
      />
      <path class="m11-posts" d="M6 67V6H114V67" />
      {guarded.map((spot) => {
        const [x, y] = SPOTS[spot] ?? [60, 40];
        return (
          <g key={spot} class="m11-glove" transform={`translate(${x} ${y})`}>
            <path d="M-10 11V-2Q-15-4-14-8-10-9-8-5V-10Q-7-13-5-10V-11Q-3-14-1-11V-11Q1-14 3-11V-9Q6-11 7-8V3L6 11Z" />
          </g>
        );
      })}
      {kick && SPOTS[kick] && (
        <g transform={`translate(${SPOTS[kick][0]} ${SPOTS[kick][1]})`} class="m11-kicked">
          <circle r="8.5" />
          <path d="M0-4.5 4.3-1.4 2.6 3.6H-2.6L-4.3-1.4Z" />
        </g>
      )}
    </svg>
  );
}
