/** The game on the first page, drawn by us. */
const BADGES: readonly (readonly [number, string, string])[] = [
  [104, "#c2272d", "M-16-18h8v40h-8zM0-18h8v40H0z"],
  [168, "#1f5fae", "M-24-4h48v10h-48z"],
  [232, "#e0a800", "M0-24h26v60H0z"],
  [296, "#1e7d45", "M-24-16 20 28h-14l-30-30z"],
];
const SHIELD = "M-22-24Q0-32 22-24V4Q20 22 0 32-20 22-22 4Z";

const Picture = () => (
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

export default Picture;
