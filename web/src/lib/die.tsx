/** A die that rolls, whatever is on its faces: pips up to six, otherwise a numeral or a sign. */
import { useEffect, useRef } from "preact/hooks";
import "./die.css";

interface DieProps {
  /** What lies on top: a number, a letter or a picture. Undefined: not rolled yet. */
  readonly face: number | string | undefined;
  readonly label: string;
  readonly size?: number | undefined;
  readonly tone?: "light" | "dark" | "accent" | undefined;
  /** Numerals instead of pips. */
  readonly numerals?: boolean | undefined;
  /** Changes with every roll, so that the die rolls even if the same face comes up. */
  readonly roll?: number | string | undefined;
  readonly speed?: number | undefined;
  readonly class?: string | undefined;
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [27, 27],
    [73, 73],
  ],
  3: [
    [25, 25],
    [50, 50],
    [75, 75],
  ],
  4: [
    [27, 27],
    [73, 27],
    [27, 73],
    [73, 73],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [27, 24],
    [73, 24],
    [27, 50],
    [73, 50],
    [27, 76],
    [73, 76],
  ],
};

const TURN: Keyframe[] = [
  { transform: "translateY(-26px) rotate(-300deg) scale(0.8)" },
  { transform: "translateY(0) rotate(-70deg) scale(1.08)", offset: 0.62 },
  { transform: "translateY(-6px) rotate(-18deg) scale(1)", offset: 0.8 },
  { transform: "translateY(0) rotate(0) scale(1)" },
];

export function Die(props: DieProps) {
  const { face, label, size = 44, tone = "light", numerals = false, roll = face, speed = 1, class: named = "" } = props;
  const box = useRef<HTMLSpanElement>(null);
  const last = useRef(roll);
  useEffect(() => {
    if (last.current === roll) return;
    last.current = roll;
    if (speed > 0 && face !== undefined) box.current?.animate(TURN, { duration: 390 / speed, easing: "ease-out" });
  }, [roll, face, speed]);
  const pips = !numerals && typeof face === "number" ? PIPS[face] : undefined;
  return (
    <span ref={box} class={`die ${tone} ${named}`} style={{ "--die": `${size}px` }} role="img" aria-label={label}>
      {pips ? (
        <svg viewBox="0 0 100 100" aria-hidden="true">
          {pips.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="10" />
          ))}
        </svg>
      ) : (
        <b aria-hidden="true">{face ?? "?"}</b>
      )}
    </span>
  );
}
