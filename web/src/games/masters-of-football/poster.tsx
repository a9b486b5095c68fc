/** The game on the first page, drawn by us. */
const SHIRT = "M11 3 4 6 1 13.5 6 15.5 7 13.5V30H25V13.5L26 15.5 31 13.5 28 6 21 3Q16 7.5 11 3Z";

const Picture = () => (
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

export default Picture;
