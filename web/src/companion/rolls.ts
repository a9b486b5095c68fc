/** Fair rolls, and a test of how far they are from what is expected. */
import type { Language } from "../app/languages";
import box from "./box.json";

type Names = Readonly<Record<Language, string>>;

export interface DieKind {
  readonly id: string;
  readonly name?: Names;
  readonly use: string;
  readonly colour?: string | null;
  /** What is on its sides; 0 on the genius die is the genius face. */
  readonly faces: readonly number[];
  readonly names?: readonly Names[];
}

export const DICE = box.dice as readonly DieKind[];
export const dieOf = (id: string): DieKind | undefined => DICE.find((die) => die.id === id);

const RANGE = 2 ** 32;

/** A uniform number below `sides`: values that would favour the low ones are rejected. */
export function below(
  sides: number,
  fill = (words: Uint32Array<ArrayBuffer>) => crypto.getRandomValues(words),
): number {
  const fair = RANGE - (RANGE % sides);
  const words = new Uint32Array(1);
  do fill(words);
  while ((words[0] as number) >= fair);
  return (words[0] as number) % sides;
}

export function roll(die: DieKind): number {
  return die.faces[below(die.faces.length)] as number;
}

export interface Count {
  readonly face: number;
  readonly seen: number;
  readonly expected: number;
}

export interface Fit {
  readonly rolls: number;
  readonly counts: readonly Count[];
  /** Null: too few rolls to say anything. */
  readonly chance: number | null;
  readonly square: number;
  /** The number of rolls needed. */
  readonly needed: number;
}

/** The usual rule: of every face at least five are to be expected. */
const LEAST_EXPECTED = 5;

/** Pearson's chi-square of the faces that came up. */
export function goodness(die: DieKind, rolled: readonly number[]): Fit {
  const sides = new Map<number, number>();
  for (const face of die.faces) sides.set(face, (sides.get(face) ?? 0) + 1);
  const counts = [...sides]
    .sort(([one], [other]) => one - other)
    .map(([face, many]) => ({
      face,
      seen: rolled.filter((each) => each === face).length,
      expected: (rolled.length * many) / die.faces.length,
    }));
  const rarest = Math.min(...sides.values());
  const needed = Math.ceil((LEAST_EXPECTED * die.faces.length) / rarest);
  const square = rolled.length
    ? counts.reduce((sum, { seen, expected }) => sum + (seen - expected) ** 2 / expected, 0)
    : 0;
  const chance = rolled.length < needed ? null : tail(counts.length - 1, square);
  return { rolls: rolled.length, counts, chance, square, needed };
}

/** The probability of a chi-square at least this large: the upper incomplete gamma function. */
export function tail(degrees: number, square: number): number {
  const [a, x] = [degrees / 2, square / 2];
  if (x <= 0) return 1;
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < 500 && term > sum * 1e-12; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - sum * Math.exp(-x + a * Math.log(x) - logGamma(a));
  }
  // A continued fraction (Lentz) for the far end.
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < 500; n++) {
    const step = -n * (n - a);
    b += 2;
    d = 1 / (step * d + b);
    c = b + step / c;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 1e-12) break;
  }
  return fraction * Math.exp(-x + a * Math.log(x) - logGamma(a));
}

/** Of a whole or half number, as degrees of freedom have it. */
function logGamma(a: number): number {
  let value = Number.isInteger(a) ? 0 : Math.log(Math.PI) / 2;
  for (let n = Number.isInteger(a) ? 1 : 0.5; n < a; n++) value += Math.log(n);
  return value;
}
