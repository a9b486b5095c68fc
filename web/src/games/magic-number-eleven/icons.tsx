/** Signs of the game: the four icons as halves and wholes, discs, the ball, stars. Told by shape and letter as well as by colour. */
import type { JSX } from "preact";
import { type Half, RADIUS } from "./geometry";
import { type Icon, LETTER } from "./reading";

const R = RADIUS;
const S = R * 0.86;
const T = R * 0.58;

/** Half of each shape, hanging down from its straight side, and the whole; both sides of every shape are alike. */
const HALF: Readonly<Record<Icon, string>> = {
  attack: `M${-R} 0A${R} ${R} 0 0 0 ${R} 0Z`,
  defence: `M${-S} 0V${S}H${S}V0Z`,
  pass: `M${-R * 1.12} 0L0 ${R * 1.12}L${R * 1.12} 0Z`,
  press: `M${-R} 0V${T}H${-T}V${R}H${T}V${T}H${R}V0Z`,
};
const WHOLE: Readonly<Record<Icon, string>> = {
  attack: `M${-R} 0A${R} ${R} 0 0 0 ${R} 0A${R} ${R} 0 0 0 ${-R} 0Z`,
  defence: `M${-S} ${-S}V${S}H${S}V${-S}Z`,
  pass: `M${-R * 1.12} 0L0 ${R * 1.12}L${R * 1.12} 0L0 ${-R * 1.12}Z`,
  press: `M${-R} ${-T}V${T}H${-T}V${R}H${T}V${T}H${R}V${-T}H${T}V${-R}H${-T}V${-T}Z`,
};
/** How far from the straight side the letter of a half stands. */
const DEEP: Readonly<Record<Icon, number>> = { attack: 10, defence: 10.5, pass: 8.5, press: 9.5 };

export function HalfIcon({ half }: { readonly half: Half }): JSX.Element {
  const turn = (half.angle * Math.PI) / 180;
  const deep = DEEP[half.icon];
  return (
    <g class={`m11-half m11-${half.icon}`} transform={`translate(${half.x} ${half.y})`}>
      <path d={HALF[half.icon]} transform={`rotate(${half.angle})`} />
      <text x={-Math.sin(turn) * deep} y={Math.cos(turn) * deep}>
        {LETTER[half.icon]}
      </text>
    </g>
  );
}

export function WholeIcon({ icon, x = 0, y = 0 }: { icon: Icon; x?: number; y?: number }): JSX.Element {
  return (
    <g class={`m11-whole m11-${icon}`} transform={`translate(${x} ${y})`}>
      <path d={WHOLE[icon]} />
      <text>{LETTER[icon]}</text>
    </g>
  );
}

/** A shot disc: face up with a ball while the shot is on, face down with a cross after it. */
export function Disc({ isUp, x, y }: { isUp: boolean; x: number; y: number }): JSX.Element {
  return (
    <g class={isUp ? "m11-disc up" : "m11-disc"} transform={`translate(${x} ${y})`}>
      <circle r={R + 2} />
      {isUp ? <path class="m11-disc-ball" d={pentagon(11)} /> : <path d="M-9-9 9 9M-9 9 9-9" />}
    </g>
  );
}

/** A whole icon as a sign in a line of text. */
export function Sign({ icon }: { readonly icon: Icon }): JSX.Element {
  return (
    <svg class="m11-sign" viewBox="-27 -27 54 54" aria-hidden="true">
      <WholeIcon icon={icon} />
    </svg>
  );
}

export function Ball({ class: named = "m11-ball" }: { readonly class?: string }): JSX.Element {
  return (
    <svg class={named} viewBox="-24 -24 48 48" aria-hidden="true">
      <circle r="21" fill="#fff" stroke="#15202b" stroke-width="3" />
      <path d={pentagon(9)} fill="#15202b" />
      <path
        d="M0-9V-20M8.6-2.8 19-6.2M5.3 7.3 11.8 16.2M-5.3 7.3-11.8 16.2M-8.6-2.8-19-6.2"
        stroke="#15202b"
        stroke-width="3"
      />
    </svg>
  );
}

function pentagon(radius: number): string {
  const corners = [0, 1, 2, 3, 4].map((place) => {
    const turn = (place * 72 - 90) * (Math.PI / 180);
    return `${(radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** A star with five points round a middle. */
export function starPath(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 10 }, (_, place) => {
    const long = place % 2 ? radius * 0.45 : radius;
    const turn = (place * 36 - 90) * (Math.PI / 180);
    return `${(x + long * Math.cos(turn)).toFixed(1)} ${(y + long * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}
