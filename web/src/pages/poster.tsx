/** The picture of each game on the first page: its own, or a ball on its colours. */
import { posterOf } from "../games";

export function Poster({ game }: { game: string }) {
  const Picture = posterOf(game) ?? Ball;
  return (
    <svg class="poster-picture" viewBox="0 0 400 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Picture />
    </svg>
  );
}

const Ball = () => (
  <>
    <path style={{ fill: "var(--accent)" }} d="M0 0h400v220H0z" />
    <g fill="none" style={{ stroke: "var(--accent-2)" }} stroke-width="4" opacity=".5">
      <path d="M200 0v220M0 60h60v100H0M400 60h-60v100h60" />
      <circle cx="200" cy="110" r="84" />
    </g>
    <circle cx="200" cy="110" r="46" fill="#fffdf7" stroke="#15202b" stroke-width="4" />
    <path fill="#15202b" d="m200 88 21 15-8 25h-26l-8-25z" />
    <path stroke="#15202b" stroke-width="4" d="M200 88V65M221 103l22-7M213 128l14 19M187 128l-14 19M179 103l-22-7" />
  </>
);
