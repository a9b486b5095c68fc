/** The pitch: mown stripes and white lines; whatever lies on it are its children. */
import type { ComponentChildren } from "preact";
import "./pitch.css";

interface PitchProps {
  /** How it lies: goals left and right, or above and below; "half" shows one half, goal below. */
  readonly lie?: "wide" | "tall" | "half" | undefined;
  /** Only grass, without lines. */
  readonly bare?: boolean | undefined;
  readonly class?: string | undefined;
  readonly children?: ComponentChildren;
}

export function Pitch({ lie = "wide", bare = false, class: named = "", children }: PitchProps) {
  return (
    <div class={`pitch ${lie} ${named}`}>
      {!bare && <Lines lie={lie} />}
      <div class="pitch-things">{children}</div>
    </div>
  );
}

function Lines({ lie }: { lie: "wide" | "tall" | "half" }) {
  const box = { wide: "0 0 105 68", tall: "0 0 68 105", half: "0 0 68 52.5" }[lie];
  return (
    <svg class="pitch-lines" viewBox={box} preserveAspectRatio="none" aria-hidden="true">
      <g
        transform={
          lie === "wide" ? "" : lie === "tall" ? "rotate(90) translate(0 -68)" : "rotate(90) translate(-52.5 -68)"
        }
      >
        <rect x="1.5" y="1.5" width="102" height="65" />
        <path d="M52.5 1.5V66.5" />
        <circle cx="52.5" cy="34" r="9.15" />
        <path d="M1.5 13.8H18V54.2H1.5 M1.5 24.8H7V43.2H1.5 M18 26.7A9.15 9.15 0 0 1 18 41.3" />
        <path d="M103.5 13.8H87V54.2H103.5 M103.5 24.8H98V43.2H103.5 M87 26.7A9.15 9.15 0 0 0 87 41.3" />
      </g>
    </svg>
  );
}
