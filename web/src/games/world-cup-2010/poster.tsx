/** The game on the first page, drawn by us. */
const GROUPS = ["#c62a2f", "#1f5fae", "#1d7f45", "#e08a00", "#6b3fa0", "#0f7f86", "#b3306f", "#5a6b1d"];

const Picture = () => (
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

export default Picture;
