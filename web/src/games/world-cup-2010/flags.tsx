/** The 32 flags, drawn simply by us on 30 by 20, and the teams' codes of three letters. */
import type { ComponentChildren, JSX } from "preact";

const RED = "#d0202e";
const BLUE = "#1b3f94";
const NAVY = "#14275f";
const GREEN = "#12843f";
const GOLD = "#f8c62f";
const SKY = "#74acdf";
const WHITE = "#fff";
const BLACK = "#16161a";

/** Bands from above, or from the left; a number before a colour is its share. */
function bands(down: boolean, ...colours: readonly (string | readonly [number, string])[]): JSX.Element[] {
  const shares = colours.map((each) => (typeof each === "string" ? ([1, each] as const) : each));
  const whole = shares.reduce((sum, [share]) => sum + share, 0);
  let at = 0;
  return shares.map(([share, fill], place) => {
    const length = (share / whole) * (down ? 20 : 30);
    const box = down ? { y: at, width: 30, height: length } : { x: at, width: length, height: 20 };
    at += length;
    return <rect key={place} {...box} fill={fill} />;
  });
}
const rows = (...colours: readonly (string | readonly [number, string])[]) => bands(true, ...colours);
const columns = (...colours: readonly (string | readonly [number, string])[]) => bands(false, ...colours);
const all = (fill: string) => <rect width="30" height="20" fill={fill} />;
const disc = (x: number, y: number, r: number, fill: string) => <circle cx={x} cy={y} r={r} fill={fill} />;
const shape = (d: string, fill: string) => <path d={d} fill={fill} />;
const line = (d: string, stroke: string, width: number) => (
  <path d={d} stroke={stroke} stroke-width={width} fill="none" />
);

function star(x: number, y: number, r: number, fill: string, points = 5): JSX.Element {
  const corners = Array.from({ length: points * 2 }, (_, place) => {
    const angle = (place * Math.PI) / points - Math.PI / 2;
    const far = place % 2 ? r * (points > 5 ? 0.6 : 0.4) : r;
    return `${(x + far * Math.cos(angle)).toFixed(2)} ${(y + far * Math.sin(angle)).toFixed(2)}`;
  });
  return <path d={`M${corners.join("L")}z`} fill={fill} />;
}
const stripes = (count: number, one: string, other: string) =>
  rows(...Array.from({ length: count }, (_, place) => (place % 2 ? other : one)));
const union = (
  <>
    <rect width="15" height="10" fill={NAVY} />
    {line("M0 0 15 10M15 0 0 10", WHITE, 2)}
    {line("M0 0 15 10M15 0 0 10", RED, 0.8)}
    {line("M7.5 0V10M0 5H15", WHITE, 3.4)}
    {line("M7.5 0V10M0 5H15", RED, 2)}
  </>
);
const bars = (d: string) => line(d, BLACK, 1.1);

const FLAGS: Readonly<Record<string, readonly [code: string, drawing: ComponentChildren]>> = {
  "south-africa": [
    "RSA",
    <>
      {rows(RED, BLUE)}
      {line("M-1 -1 12 10H31M-1 21 12 10", WHITE, 7)}
      {shape("M0 3.2 8.2 10 0 16.8z", GOLD)}
      {line("M-1 -1 12 10H31M-1 21 12 10", "#00794a", 4.2)}
      {shape("M0 4.8 6.3 10 0 15.2z", BLACK)}
    </>,
  ],
  mexico: [
    "MEX",
    <>
      {columns("#006a45", WHITE, RED)}
      {disc(15, 9.6, 2.4, "#8a5a2b")}
      {line("M12 11.2A3.6 3.6 0 0 0 18 11.2", "#3d8b3d", 1.1)}
    </>,
  ],
  uruguay: [
    "URU",
    <>
      {stripes(9, WHITE, "#1d4fa3")}
      <rect width="11.2" height="11.2" fill={WHITE} />
      {star(5.6, 5.6, 4.4, "#f0b020", 8)}
    </>,
  ],
  france: ["FRA", columns(BLUE, WHITE, RED)],
  argentina: [
    "ARG",
    <>
      {rows(SKY, WHITE, SKY)}
      {star(15, 10, 3, "#f0b020", 8)}
    </>,
  ],
  nigeria: ["NGA", columns("#07824a", WHITE, "#07824a")],
  "south-korea": [
    "KOR",
    <>
      {all(WHITE)}
      <g transform="rotate(-33 15 10)">
        {shape("M10 10a5 5 0 0 1 10 0a2.5 2.5 0 0 1-5 0a2.5 2.5 0 0 0-5 0", RED)}
        {shape("M20 10a5 5 0 0 1-10 0a2.5 2.5 0 0 1 5 0a2.5 2.5 0 0 0 5 0", "#1b4b9c")}
      </g>
      {bars("M3.6 6.4 6.4 2.4M5 7.3 7.8 3.3M6.4 8.2 9.2 4.2M20.8 15.8 23.6 11.8M22.2 16.7 25 12.7M23.6 17.6 26.4 13.6")}
      {bars("M20.8 4.2 23.6 8.2M22.2 3.3 25 7.3M23.6 2.4 26.4 6.4M3.6 13.6 6.4 17.6M5 12.7 7.8 16.7M6.4 11.8 9.2 15.8")}
    </>,
  ],
  greece: [
    "GRE",
    <>
      {stripes(9, "#1560b0", WHITE)}
      <rect width="11.1" height="11.1" fill="#1560b0" />
      {line("M5.55 0V11.1M0 5.55H11.1", WHITE, 2.2)}
    </>,
  ],
  england: [
    "ENG",
    <>
      {all(WHITE)}
      {line("M15 0V20M0 10H30", RED, 4)}
    </>,
  ],
  "united-states": [
    "USA",
    <>
      {stripes(13, "#b9243a", WHITE)}
      <rect width="13" height="10.8" fill="#2c3f79" />
      {[1.9, 4.2, 6.6, 8.9].map((y, row) =>
        [1.9, 4.2, 6.5, 8.8, 11.1].map((x) => (row % 2 && x > 11 ? null : disc(row % 2 ? x + 1.1 : x, y, 0.6, WHITE))),
      )}
    </>,
  ],
  algeria: [
    "ALG",
    <>
      {columns("#0b7a43", WHITE)}
      {shape("M18.4 6.4A5 5 0 1 0 18.4 13.6 4 4 0 1 1 18.4 6.4", RED)}
      {star(17.4, 10, 2.2, RED)}
    </>,
  ],
  slovenia: [
    "SVN",
    <>
      {rows(WHITE, "#1d5bb0", RED)}
      {shape("M5.5 3.4h5v4.2q0 2.4-2.5 3.2q-2.5-.8-2.5-3.2z", "#1d5bb0")}
      {shape("M6 8.6 8 5.4 10 8.6q-.8 1.2-2 1.6q-1.2-.4-2-1.6", WHITE)}
    </>,
  ],
  germany: ["GER", rows(BLACK, RED, GOLD)],
  australia: [
    "AUS",
    <>
      {all(NAVY)}
      {union}
      {star(7.5, 15, 2.6, WHITE, 7)}
      {[
        [22.5, 3.6],
        [19, 9],
        [25.8, 7.6],
        [22.5, 16],
      ].map(([x = 0, y = 0]) => star(x, y, 1.5, WHITE, 7))}
    </>,
  ],
  serbia: [
    "SRB",
    <>
      {rows("#c6363c", "#173f77", WHITE)}
      {shape("M8 4.4h5.4v5.4q0 2.8-2.7 3.8q-2.7-1-2.7-3.8z", WHITE)}
      {shape("M8.7 5.1h4v4.5q0 2.2-2 3q-2-.8-2-3z", "#c6363c")}
    </>,
  ],
  ghana: [
    "GHA",
    <>
      {rows(RED, GOLD, "#0b7a43")}
      {star(15, 10, 3.4, BLACK)}
    </>,
  ],
  netherlands: ["NED", rows("#b8242f", WHITE, "#234a94")],
  denmark: [
    "DEN",
    <>
      {all("#c8203a")}
      {line("M11 0V20M0 10H30", WHITE, 3)}
    </>,
  ],
  japan: [
    "JPN",
    <>
      {all(WHITE)}
      {disc(15, 10, 6, "#c1123c")}
    </>,
  ],
  cameroon: [
    "CMR",
    <>
      {columns("#0b7a5c", "#ce1126", GOLD)}
      {star(15, 10, 3.2, GOLD)}
    </>,
  ],
  italy: ["ITA", columns(GREEN, WHITE, RED)],
  paraguay: [
    "PAR",
    <>
      {rows(RED, WHITE, "#1d4fa3")}
      <circle cx="15" cy="10" r="2.5" fill="none" stroke="#4b8b3b" stroke-width=".9" />
      {star(15, 10, 1.4, "#e8b31d")}
    </>,
  ],
  "new-zealand": [
    "NZL",
    <>
      {all(NAVY)}
      {union}
      {[
        [22.5, 3.6],
        [19, 8.6],
        [25.8, 7.6],
        [22.5, 16],
      ].map(([x = 0, y = 0]) => (
        <>
          {star(x, y, 2, WHITE)}
          {star(x, y, 1.3, RED)}
        </>
      ))}
    </>,
  ],
  slovakia: [
    "SVK",
    <>
      {rows(WHITE, "#1d5bb0", RED)}
      {shape("M4.6 4.6h8v6.6q0 3.4-4 5q-4-1.6-4-5z", WHITE)}
      {shape("M5.3 5.3h6.6v5.8q0 2.8-3.3 4.2q-3.3-1.4-3.3-4.2z", RED)}
      {line("M8.6 6.2V12.8M6.9 7.8H10.3M6.3 10H10.9", WHITE, 1)}
      {shape("M6.2 13.4q1.2-1.6 2.4-.7q1.2-.9 2.4.7q-.9 1.2-2.4 1.9q-1.5-.7-2.4-1.9", "#1d5bb0")}
    </>,
  ],
  "ivory-coast": ["CIV", columns("#f0802a", WHITE, "#0d9a5b")],
  portugal: [
    "POR",
    <>
      {columns([2, "#0a6b39"], [3, "#d8222c"])}
      {disc(12, 10, 4, GOLD)}
      {shape("M9.7 7.6h4.6v2.6q0 2-2.3 2.9q-2.3-.9-2.3-2.9z", RED)}
      {shape("M10.6 8.5h2.8v1.6q0 1.3-1.4 1.9q-1.4-.6-1.4-1.9z", WHITE)}
    </>,
  ],
  brazil: [
    "BRA",
    <>
      {all("#0b9446")}
      {shape("M15 2 27.5 10 15 18 2.5 10z", "#fbd51c")}
      {disc(15, 10, 4.2, "#1e2f7c")}
      {line("M11 9Q15.5 8.2 18.8 11.6", WHITE, 0.9)}
    </>,
  ],
  "north-korea": [
    "PRK",
    <>
      {rows([6, "#1d4f9c"], [2, WHITE], [24, "#d7212f"], [2, WHITE], [6, "#1d4f9c"])}
      {disc(10, 10, 4.2, WHITE)}
      {star(10, 10, 3.9, "#d7212f")}
    </>,
  ],
  honduras: [
    "HON",
    <>
      {rows("#1b75bc", WHITE, "#1b75bc")}
      {[
        [15, 10],
        [11, 8.6],
        [19, 8.6],
        [11, 11.6],
        [19, 11.6],
      ].map(([x = 0, y = 0]) => star(x, y, 1.3, "#1b75bc"))}
    </>,
  ],
  chile: [
    "CHI",
    <>
      {rows(WHITE, "#d52b1e")}
      <rect width="10" height="10" fill="#17418f" />
      {star(5, 5, 3, WHITE)}
    </>,
  ],
  spain: [
    "ESP",
    <>
      {rows("#c3142b", [2, "#fac51c"], "#c3142b")}
      {shape("M7.4 7.2h4.4v3.6q0 2-2.2 2.6q-2.2-.6-2.2-2.6z", "#b5352c")}
      {shape("M7.8 6.4h3.6l.5-1.4-1.3.6-1-.9-1 .9-1.3-.6z", "#a5651b")}
    </>,
  ],
  switzerland: [
    "SUI",
    <>
      {all("#d52b1e")}
      {line("M15 4V16M9 10H21", WHITE, 3.8)}
    </>,
  ],
};

/** Three letters, the same in all languages. */
export function codeOf(team: string): string {
  return FLAGS[team]?.[0] ?? team.slice(0, 3).toUpperCase();
}

/** Without a label: the team's name or code stands beside it. */
export function Flag({ team, class: named = "" }: { team: string | null; class?: string }) {
  return (
    <svg class={`wc-flag ${named}`} viewBox="0 0 30 20" aria-hidden="true">
      {team ? (
        (FLAGS[team]?.[1] ?? <rect width="30" height="20" fill="#888" />)
      ) : (
        <rect class="wc-flag-none" width="30" height="20" />
      )}
    </svg>
  );
}
