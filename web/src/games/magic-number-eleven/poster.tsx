/** The game on the first page, drawn by us. */
const Picture = () => (
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

export default Picture;
