/** A die of this game: the match die with its pictures, and the twelve-sided one. It rolls when the number of rolls changes. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

const TURN: Keyframe[] = [
  { transform: "translateY(-30px) rotate(-320deg) scale(0.8)" },
  { transform: "translateY(0) rotate(-70deg) scale(1.1)", offset: 0.62 },
  { transform: "translateY(-6px) rotate(-18deg)", offset: 0.8 },
  { transform: "none" },
];

interface RolledProps {
  readonly label: string;
  readonly roll: number | string;
  readonly speed: number;
  readonly kind?: "six" | "twelve";
  readonly children: ComponentChildren;
}

export function Rolled({ label, roll, speed, kind = "six", children }: RolledProps): JSX.Element {
  const box = useRef<HTMLSpanElement>(null);
  const last = useRef<number | string | null>(null);
  useEffect(() => {
    if (last.current === roll) return;
    last.current = roll;
    if (speed > 0) box.current?.animate(TURN, { duration: 390 / speed, easing: "ease-out" });
  }, [roll, speed]);
  return (
    <span ref={box} class={`mots-die mots-die-${kind}`} role="img" aria-label={label}>
      {children}
    </span>
  );
}
