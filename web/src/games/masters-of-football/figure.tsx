/** A footballer, head and shoulders, in a kit: the face is made from the id, so that nobody is faceless. */
import type { JSX } from "preact";
import { hash, type Kit, Shirt } from "../../lib/kit";

const SKINS = ["#f3cfae", "#e2b088", "#c68a5c", "#96603b", "#6b4129"] as const;
const HAIRS = ["#2a1c14", "#4f321c", "#8a5a2b", "#c99a4a", "#1b1b1f"] as const;

/** Hair in front of the face, by cut; the first is none at all. */
const CUTS = [
  "",
  "M19 21c-1-12 5-17 13-17s14 5 13 17c-2-6-5-8-13-8s-11 2-13 8z",
  "M18 24c-3-15 4-22 14-22 11 0 17 7 14 22-1-5-2-8-4-10-6 1-13 0-18-4-1 4-4 8-6 14z",
  "M20 18c-3-5 0-9 4-9 1-5 7-6 10-3 5-2 10 1 9 6 3 2 3 5 1 7-3-5-7-6-12-6s-9 1-12 5z",
  "M20 20c0-11 5-15 12-15s12 4 12 15c-3-5-6-7-12-7s-9 2-12 7z",
  "M27 1h10l2 13c-5-2-9-2-14 0z",
] as const;
const LONG_HAIR = "M17 40c-4-18-2-36 15-36s19 18 15 36z";

export function Figure({ id, kit }: { readonly id: string; readonly kit: Kit }): JSX.Element {
  const number = hash(id);
  const skin = SKINS[(number >>> 3) % SKINS.length];
  const hair = HAIRS[(number >>> 7) % HAIRS.length];
  const cut = (number >>> 11) % CUTS.length;
  return (
    <svg class="mof-figure" viewBox="3 0 58 66" aria-hidden="true">
      {cut === 4 && <path d={LONG_HAIR} fill={hair} />}
      <g transform="translate(0 29)">
        <Shirt kit={kit} size={64} />
      </g>
      <path d="M26 30h12v10q-6 7-12 0z" fill={skin} />
      <path d="M26 34q6 5 12 0v3q-6 5-12 0z" fill="rgb(0 0 0 / .18)" />
      <ellipse cx="32" cy="22" rx="11.500" ry="14.500" fill={skin} />
      {(number >>> 17) % 4 === 0 && (
        <path
          d="M20.500 24c1 10 6 13 11.500 13s10.500-3 11.500-13c-2 4-4 5-6.500 4.500h-10c-2.500.5-4.500-.5-6.500-4.500z"
          fill={hair}
        />
      )}
      <path d={CUTS[cut]} fill={hair} />
      <path d="M29.5 30.5q2.5 1.5 5 0M25.500 18.500q2-1.500 4 0M34.500 18.500q2-1.500 4 0" class="mof-face" />
      <circle cx="27.500" cy="22" r="1.400" fill="#1a120c" />
      <circle cx="36.500" cy="22" r="1.400" fill="#1a120c" />
    </svg>
  );
}
