/** The picture of each game on the first page, drawn by us. */
import type { JSX } from "preact";

const SHIRT = "M11 3 4 6 1 13.5 6 15.5 7 13.5V30H25V13.5L26 15.5 31 13.5 28 6 21 3Q16 7.5 11 3Z";

const Masters = () => (
  <>
    <path fill="#16305f" d="M0 0h400v220H0z" />
    <path fill="#1d3c74" d="M200 230 -60 60v-60h70zM200 230 90-20h70zM200 230 240-20h70zM200 230 390-20h90z" />
    {[
      [-17, 128, "#eab308", "#c2272d", "M15 3h4v27h-4z"],
      [0, 200, "#fffdf7", "#1e7d45", "M1 10h30v5H1z M1 20h30v5H1z"],
      [17, 272, "#7cb9e8", "#7a1f3d", "M16 1h16v30H16z"],
    ].map(([turn, x, cloth, second, drawn], place) => (
      <g key={x} transform={`translate(${x} ${place === 1 ? 104 : 116}) rotate(${turn})`}>
        <rect x="-42" y="-62" width="84" height="124" rx="8" fill="#fffdf7" stroke="#e3ab1c" stroke-width="5" />
        <g transform="translate(-26 -34) scale(1.62)">
          <path d={SHIRT} fill={String(cloth)} />
          <path d={String(drawn)} fill={String(second)} clip-path="url(#mof-shirt)" />
          <path d={SHIRT} fill="none" stroke="#15202b" stroke-width="1.4" />
        </g>
        <path d="M-30 30h60M-30 40h40" stroke="#16305f" stroke-width="5" />
        <path d="m-30 -50 3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" fill="#e3ab1c" />
      </g>
    ))}
    <clipPath id="mof-shirt">
      <path d={SHIRT} />
    </clipPath>
    <g transform="translate(52 172) rotate(-14)">
      <rect x="-22" y="-22" width="44" height="44" rx="9" fill="#fffdf7" stroke="#15202b" stroke-width="2.5" />
      <path
        d="M-10-10h.1M10-10h.1M0 0h.1M-10 10h.1M10 10h.1"
        stroke="#15202b"
        stroke-width="8"
        stroke-linecap="round"
      />
    </g>
    <g transform="translate(350 176) rotate(12)">
      <rect x="-22" y="-22" width="44" height="44" rx="9" fill="#e3ab1c" stroke="#15202b" stroke-width="2.5" />
      <path d="M-10-10h.1M0 0h.1M10 10h.1" stroke="#15202b" stroke-width="8" stroke-linecap="round" />
    </g>
  </>
);

const Eleven = () => (
  <>
    <path fill="#15202b" d="M0 0h400v220H0z" />
    <path fill="#1f2d3b" d="M0 0h66v220H0zM133 0h67v220h-67zM267 0h66v220h-66z" />
    {[
      [14, "#1f5fae"],
      [140, "#1d7f45"],
      [266, "#c62a2f"],
    ].map(([x, colour]) => (
      <rect key={x} x={x} y="30" width="120" height="160" rx="10" fill={String(colour)} />
    ))}
    <g fill="#fffdf7">
      <path d="M134 40a20 20 0 0 0 0 40zM140 40a20 20 0 0 1 0 40z" />
      <path d="M134 142l-20 20 20 20zM140 142l20 20-20 20z" />
      <path d="M260 40h-20v40h20zM266 40h20v40h-20z" />
      <path d="M260 142a20 20 0 0 0 0 40zM266 142a20 20 0 0 1 0 40z" />
    </g>
    <circle cx="200" cy="110" r="46" fill="#fffdf7" stroke="#15202b" stroke-width="6" />
    <path fill="#15202b" d="M183 84h10v52h-12V98l-9 5V91zM216 84h10v52h-12V98l-9 5V91z" />
    <path
      fill="#eab308"
      stroke="#15202b"
      stroke-width="3"
      d="m74 84 8 17 18 2-13 13 3 18-16-9-16 9 3-18-13-13 18-2zM326 84l8 17 18 2-13 13 3 18-16-9-16 9 3-18-13-13 18-2z"
    />
  </>
);

const GROUPS = ["#c62a2f", "#1f5fae", "#1d7f45", "#e08a00", "#6b3fa0", "#0f7f86", "#b3306f", "#5a6b1d"];

const Cup = () => (
  <>
    <path fill="#0b6b4f" d="M0 0h400v220H0z" />
    <path fill="#0d7658" d="M0 0h50v220H0zM100 0h50v220h-50zM200 0h50v220h-50zM300 0h50v220h-50z" />
    <path
      fill="none"
      stroke="#fffdf7"
      stroke-width="3.5"
      d="M66 40h26v46H66M66 132h26v46H66M92 63h30v92H92M122 109h30M334 40h-26v46h26M334 132h-26v46h26M308 63h-30v92h30M278 109h-30"
    />
    {GROUPS.map((colour, place) => {
      const x = place < 4 ? 26 : 334;
      const y = 22 + (place % 4) * 46;
      return (
        <g key={colour}>
          <rect x={x} y={y} width="40" height="36" rx="6" fill={colour} stroke="#fffdf7" stroke-width="2.5" />
          <text x={x + 20} y={y + 27} fill="#fffdf7" text-anchor="middle" class="poster-letter">
            {String.fromCharCode(65 + place)}
          </text>
        </g>
      );
    })}
    <g stroke="#15202b" stroke-width="4" stroke-linejoin="round">
      <path
        fill="#f2b632"
        d="M168 44h64c0 18-2 40-12 54-6 8-12 12-14 22v22h18l8 18h-64l8-18h18v-22c-2-10-8-14-14-22-10-14-12-36-12-54z"
      />
      <path fill="none" stroke-width="8" d="M168 56h-18c-2 22 8 36 26 38M232 56h18c2 22-8 36-26 38" />
      <path fill="none" stroke="#f2b632" stroke-width="4" d="M168 56h-18c-2 22 8 36 26 38M232 56h18c2 22-8 36-26 38" />
      <rect x="150" y="160" width="100" height="22" rx="4" fill="#15202b" />
      <path fill="#fffdf7" stroke="none" d="m200 62 5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" />
    </g>
  </>
);

const BADGES: readonly (readonly [number, string, string])[] = [
  [104, "#c2272d", "M-16-18h8v40h-8zM0-18h8v40H0z"],
  [168, "#1f5fae", "M-24-4h48v10h-48z"],
  [232, "#e0a800", "M0-24h26v60H0z"],
  [296, "#1e7d45", "M-24-16 20 28h-14l-30-30z"],
];
const SHIELD = "M-22-24Q0-32 22-24V4Q20 22 0 32-20 22-22 4Z";

const Season = () => (
  <>
    <path fill="#fbc34a" d="M0 0h400v220H0z" />
    <circle cx="200" cy="120" r="86" fill="#ffdf8b" />
    <path
      stroke="#fdd473"
      stroke-width="16"
      d="M200-20v40M60 0l30 46M340 0l-30 46M-10 110h90M410 110h-90M60 230l30-40M340 230l-30-40"
    />
    {Array.from({ length: 28 }, (_, place) => {
      const x = place < 10 ? 14 + place * 38 : place < 14 ? 356 : place < 24 ? 356 - (place - 14) * 38 : 14;
      const y = place < 10 ? 10 : place < 14 ? 10 + (place - 9) * 34 : place < 24 ? 180 : 180 - (place - 23) * 34;
      const fill = place % 7 === 6 ? "#b4470b" : place % 5 === 3 ? "#12808a" : "#fffdf7";
      return (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width="33"
          height="29"
          rx="5"
          fill={fill}
          stroke="#7a3b0c"
          stroke-width="2"
        />
      );
    })}
    {BADGES.map(([x, colour, drawn], place) => (
      <g key={x} transform={`translate(${x} ${place % 2 ? 122 : 100}) scale(1.25)`}>
        <path d={SHIELD} fill={colour} />
        <path d={drawn} fill="#fffdf7" clip-path="url(#season-shield)" />
        <path d={SHIELD} fill="none" stroke="#15202b" stroke-width="3" />
        <path d="M-17-20Q0-26 17-20V-8Q0-16-17-8Z" fill="#fff" opacity=".28" />
      </g>
    ))}
    <clipPath id="season-shield">
      <path d={SHIELD} />
    </clipPath>
  </>
);

const PICTURES: Readonly<Record<string, () => JSX.Element>> = {
  "masters-of-football": Masters,
  "magic-number-eleven": Eleven,
  "world-cup-2010": Cup,
  "match-of-the-season": Season,
};

export function Poster({ game }: { game: string }) {
  const Picture = PICTURES[game];
  return (
    <svg class="poster-picture" viewBox="0 0 400 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Picture && <Picture />}
    </svg>
  );
}
