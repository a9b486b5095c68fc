/** Drawn signs: stars, positions, absences, days of the board, faces of the match die, flags, enamel badges, counters. */
import type { JSX } from "preact";
import type { Reader } from "../../lib/words";
import { money } from "./desk";
import type { Absence, Position } from "./view";

const STAR = "M10 .8l2.8 5.9 6.4.8-4.7 4.4 1.2 6.4L10 15.200l-5.700 3.100 1.200-6.400L.8 7.500l6.400-.8z";
const MOST = 5;

/** Stars as stars, one beside the other. */
export function Stars({ count, label }: { readonly count: number; readonly label?: string }): JSX.Element {
  return (
    <svg
      class="mots-stars"
      viewBox={`0 0 ${Math.max(count, 1) * 20} 20`}
      style={{ width: `calc(${Math.max(count, 1)} * var(--star))`, height: "var(--star)" }}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {Array.from({ length: Math.min(count, MOST) }, (_, place) => (
        <path key={place} d={STAR} transform={`translate(${place * 20} 0)`} />
      ))}
    </svg>
  );
}

const SHAPES: Readonly<Record<Position, string>> = {
  keeper: "M8 2h8l6 10-6 10H8L2 12z",
  defender: "M3 3h18v11q0 6-9 8-9-2-9-8z",
  midfielder: "M12 .5 23.500 12 12 23.500.5 12z",
  forward: "M12 1 23.500 22H.5z",
};

/** A position: its shape, its colour, its letter. */
export function PositionMark({
  position,
  words,
}: {
  readonly position: Position;
  readonly words: Reader;
}): JSX.Element {
  const name = words.say(`name-position-${position}`);
  return (
    <svg class={`mots-position mots-${position}`} viewBox="0 0 24 24" role="img" aria-label={name}>
      <path d={SHAPES[position]} />
      <text x="12" y={position === "forward" ? 19.5 : 16.5}>
        {name.charAt(0).toUpperCase()}
      </text>
    </svg>
  );
}

/** Why somebody misses the next league match. */
export function AbsenceMark({ absence, words }: { readonly absence: Absence; readonly words: Reader }): JSX.Element {
  return (
    <svg class="mots-absence" viewBox="0 0 24 24" role="img" aria-label={words.say(`name-absence-${absence}`)}>
      <circle cx="12" cy="12" r="11.500" />
      {absence === "injured" && <path d="M9.500 5h5v4.500H19v5h-4.500V19h-5v-4.500H5v-5h4.500z" fill="#c4161c" />}
      {absence === "sent-off" && <path d="M8 4.500h9v15H8z" fill="#c4161c" stroke="#fff" />}
      {absence === "on-duty" && (
        <path
          d="M5 12a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM5 12h14M12 5c-4 4-4 10 0 14 4-4 4-10 0-14"
          fill="none"
          stroke="#1f5fae"
          stroke-width="1.800"
        />
      )}
    </svg>
  );
}

const CUP =
  "M7 3h10v2h3.500c.5 4-1 6.500-4 7-1 1.800-2 2.600-3.200 2.900V18H16v3H8v-3h2.700v-3.100C9.500 14.600 8.500 13.800 7.500 12c-3-.5-4.500-3-4-7H7z";

const DAYS: Readonly<Record<string, JSX.Element>> = {
  whistle: (
    <path d="M3 9h10l7-3v5h-3.500a6 6 0 1 1-10.700-.5H3zM10.500 13a2 2 0 1 0 0 4 2 2 0 1 0 0-4z" fill-rule="evenodd" />
  ),
  chance: (
    <path
      d="M5 2h14v20H5zM9 9.500c0-4 6-4 6-.3 0 2.400-2.300 2.500-2.300 4.800h-1.800c0-3 2.200-3.200 2.200-4.800 0-1.600-2.300-1.500-2.300.3zM10.900 15.500h1.900v2h-1.900z"
      fill-rule="evenodd"
    />
  ),
  injury: <path d="M9 3h6v6h6v6h-6v6H9v-6H3V9h6z" />,
  "red-card": <path d="M8 2.500 19 5l-4 16.500L4 19z" />,
  duty: (
    <path
      d="M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20zM2 12h20M12 2c-5.500 5.500-5.500 14.500 0 20 5.500-5.500 5.500-14.500 0-20M4 7h16M4 17h16"
      fill="none"
      stroke="currentcolor"
      stroke-width="1.700"
    />
  ),
  transfer: <path d="M2 8.500 8 3v3.500h12v4H8V14zM22 15.500 16 21v-3.500H4v-4h12V10z" />,
  supercup: (
    <>
      <path d={CUP} />
      <path d={STAR} transform="translate(8.500 4) scale(.35)" fill="var(--sheet)" />
    </>
  ),
  europe: (
    <g>
      {Array.from({ length: 8 }, (_, place) => (
        <path
          key={place}
          d={STAR}
          transform={`translate(${(12 + 8.5 * Math.sin((place * Math.PI) / 4) - 3).toFixed(1)} ${(12 - 8.5 * Math.cos((place * Math.PI) / 4) - 3).toFixed(1)}) scale(.3)`}
        />
      ))}
      <circle cx="12" cy="12" r="3.200" />
    </g>
  ),
  cup: <path d={CUP} />,
  league: (
    <>
      <circle cx="12" cy="12" r="9.500" fill="none" stroke="currentcolor" stroke-width="1.800" />
      <path
        d="m12 7.500 4.500 3.300-1.700 5.200H9.200l-1.700-5.200zM12 2.500v5M21 10l-4.500.8M18 20l-3.200-4M6 20l3.200-4M3 10l4.500.8"
        stroke="currentcolor"
        stroke-width="1.500"
      />
    </>
  ),
};

/** What a day of the board brings. */
export function DayIcon({ kind }: { readonly kind: string }): JSX.Element {
  return (
    <svg class="mots-day-icon" viewBox="0 0 24 24" aria-hidden="true">
      {DAYS[kind]}
    </svg>
  );
}

/** Which rows of a little line-up a face of the match die counts: keeper, defence, midfield, attack. */
const COUNTED: Readonly<Record<string, readonly number[]>> = {
  "whole-team": [0, 1, 2, 3],
  attack: [3],
  midfield: [2],
  defence: [1],
};
const ROWS = [1, 4, 3, 3] as const;

/** A face of the match die: the lines that count, or a penalty and who takes it. */
export function DieFace({ face, letter }: { readonly face: string; readonly letter: string }): JSX.Element {
  const counted = COUNTED[face];
  if (!counted)
    return (
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path d="M14 62V16h72v46M30 62V30h40v32" fill="none" stroke="currentcolor" stroke-width="6" />
        <circle cx="50" cy="76" r="10" />
        <text x="50" y="57" class="mots-die-letter">
          {letter}
        </text>
      </svg>
    );
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {ROWS.map((count, row) =>
        Array.from({ length: count }, (_, place) => (
          <circle
            key={`${row} ${place}`}
            cx={50 + (place - (count - 1) / 2) * 21}
            cy={84 - row * 23}
            r={counted.includes(row) ? 9 : 4.5}
            opacity={counted.includes(row) ? 1 : 0.35}
          />
        )),
      )}
    </svg>
  );
}

type Flag = readonly ["v" | "h" | "cross" | "diamond" | "two", ...string[]];
const FLAGS: Readonly<Record<string, Flag>> = {
  italy: ["v", "#1f8a4c", "#fff", "#c9252d"],
  france: ["v", "#21409a", "#fff", "#d22630"],
  netherlands: ["h", "#b5202d", "#fff", "#26478d"],
  germany: ["h", "#1b1b1b", "#d0202a", "#f2c230"],
  argentina: ["h", "#74acdf", "#fff", "#74acdf"],
  spain: ["h", "#c3202c", "#f4c430", "#c3202c"],
  brazil: ["diamond", "#1f9447", "#f7d117"],
  portugal: ["two", "#1a6b35", "#cf2030"],
  england: ["cross", "#fff", "#cf142b"],
  sweden: ["cross", "#21639f", "#f7cf2b"],
};

/** A country's badge on the shirt: the flag in a shield. */
export function Flag({ country, words }: { readonly country: string; readonly words: Reader }): JSX.Element {
  const [kind, one, two = "#fff", three = one] = FLAGS[country] ?? ["v", "#777", "#ccc", "#777"];
  return (
    <svg class="mots-flag" viewBox="0 0 18 14" role="img" aria-label={words.name(country)}>
      <path d="M0 0h18v14H0z" fill={one} />
      {kind === "v" && <path d="M6 0h6v14H6z" fill={two} />}
      {kind === "v" && <path d="M12 0h6v14h-6z" fill={three} />}
      {kind === "h" && <path d="M0 4.670h18v4.670H0z" fill={two} />}
      {kind === "h" && <path d="M0 9.340h18V14H0z" fill={three} />}
      {kind === "two" && <path d="M7.500 0H18v14H7.500z" fill={two} />}
      {kind === "diamond" && <path d="m9 1.500 7 5.500-7 5.500L2 7z" fill={two} />}
      {kind === "cross" && (
        <path
          d={country === "sweden" ? "M5 0h3v14H5zM0 5.500h18v3H0z" : "M7.500 0h3v14h-3zM0 5.500h18v3H0z"}
          fill={two}
        />
      )}
      <path d="M.5.5h17v13H.5z" class="mots-flag-line" />
    </svg>
  );
}

export function countryCode(words: Reader, country: string): string {
  return words.name(country).slice(0, 3).toUpperCase();
}

const ENAMEL: Readonly<Record<string, readonly [string, string]>> = {
  "league-first": ["#b4470b", "#ffd56b"],
  "league-second": ["#5b6874", "#e9eef2"],
  "league-third": ["#8a4f24", "#f1c9a2"],
  "league-fourth": ["#55606b", "#d6cdb8"],
  "cup-winner": ["#12808a", "#ffd56b"],
  "cup-finalist": ["#12808a", "#e9eef2"],
  "europe-winner": ["#233f8f", "#ffd56b"],
  "europe-finalist": ["#233f8f", "#e9eef2"],
  "supercup-winner": ["#7a2361", "#ffd56b"],
};

/** A trophy as an enamel badge: round for the league, a shield for the cup, a star for Europe. */
export function Badge({ trophy, label }: { readonly trophy: string; readonly label?: string }): JSX.Element {
  const [ground, metal] = ENAMEL[trophy] ?? ["#55606b", "#ffd56b"];
  const shape = trophy.startsWith("league")
    ? "M24 2a22 22 0 1 0 0 44 22 22 0 1 0 0-44z"
    : trophy.startsWith("cup")
      ? "M4 4h40v22q0 14-20 20Q4 40 4 26z"
      : trophy.startsWith("europe")
        ? "M24 1l6 9 10.500-3-2 10.700 9.500 5.300-9.500 6.300 2 10.700L30 37l-6 10-6-10-10.500 3 2-10.700L0 24l9.500-6.300-2-10.700L18 10z"
        : "M24 2 44 13v22L24 46 4 35V13z";
  const place =
    trophy === "league-second" ? "2" : trophy === "league-third" ? "3" : trophy === "league-fourth" ? "4" : "";
  return (
    <svg
      class="mots-badge"
      viewBox="-1 -1 50 50"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={shape} fill={ground} stroke={metal} stroke-width="2.600" stroke-linejoin="round" />
      <path d="M10 12Q22 4 36 10" class="mots-badge-shine" />
      {place ? (
        <text x="24" y="33" fill={metal}>
          {place}
        </text>
      ) : (
        <path d={CUP} fill={metal} transform="translate(10.500 10.500) scale(1.130)" />
      )}
    </svg>
  );
}

const COUNTERS = [20, 10, 5] as const;
const MOST_COUNTERS = 9;

/** Money as counters, the way the bank pays it out, and as a number. */
export function Money({ amount, words }: { readonly amount: number; readonly words: Reader }): JSX.Element {
  let left = amount;
  const discs: number[] = [];
  for (const each of COUNTERS)
    while (left >= each && discs.length < MOST_COUNTERS) {
      discs.push(each);
      left -= each;
    }
  return (
    <span class="mots-money">
      {discs.length > 0 && (
        <svg viewBox={`0 0 ${14 + (discs.length - 1) * 6} 14`} aria-hidden="true">
          {discs.map((each, place) => (
            <g key={place} class={`mots-counter-${each}`} transform={`translate(${place * 6} 0)`}>
              <circle cx="7" cy="7" r="6.300" />
              <circle cx="7" cy="7" r="3.400" />
            </g>
          ))}
        </svg>
      )}
      <b class="number">{money(words.language, amount)}</b>
    </span>
  );
}
