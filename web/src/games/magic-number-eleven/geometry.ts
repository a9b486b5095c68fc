/** Where things of a field lie: in units of a drawing that is scaled as a whole. The upper team's field is turned round. */
import { type Icon, iconOf, LINES, SLOTS } from "./reading";
import type { Line, Man, Slot } from "./view";

export const COLUMNS = 8;
export const CELL = 100;
export const ROW = 96;
/** Room along the edges for the half icons that the board prints. */
export const EDGE = 28;
export const WIDTH = COLUMNS * CELL;
export const HEIGHT = LINES.length * ROW + 2 * EDGE;
export const RADIUS = 23;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Half an icon: where its straight side lies, and to which side it bulges (0 = down, in degrees clockwise). */
export interface Half extends Point {
  readonly icon: Icon;
  readonly angle: number;
}

/** A place where two halves meet, or an icon printed whole. */
export interface Spot extends Point {
  readonly icon: Icon;
  readonly disc: "none" | "down" | "up";
  /** The cards that share it, with the slot it has on each. */
  readonly owners: readonly { readonly card: string; readonly slot: Slot }[];
}

/** Where the slots of a card are, seen from its upper left corner, and how a half in them is turned. */
const ON_CARD: Readonly<Record<Slot, readonly [x: number, y: number, angle: number]>> = {
  tl: [CELL / 2, 0, 0],
  tr: [CELL * 1.5, 0, 0],
  l: [0, ROW / 2, -90],
  r: [CELL * 2, ROW / 2, 90],
  bl: [CELL / 2, ROW, 180],
  br: [CELL * 1.5, ROW, 180],
  full: [CELL * 1.43, ROW / 2, 0],
};

/** The upper left corner of a card, as it is drawn. */
export function corner(line: Line, column: number, isUpper: boolean): Point {
  const x = (column - 1) * CELL;
  const y = EDGE + LINES.indexOf(line) * ROW;
  return isUpper ? { x: WIDTH - x - 2 * CELL, y: HEIGHT - y - ROW } : { x, y };
}

/** A slot of a card that lies on a place. An icon printed whole stands upright on both fields. */
export function slotAt(line: Line, column: number, slot: Slot, isUpper: boolean): Point & { angle: number } {
  const at = corner(line, column, isUpper);
  const [x, y, angle] = ON_CARD[slot];
  const isTurned = isUpper && slot !== "full";
  return isTurned
    ? { x: at.x + 2 * CELL - x, y: at.y + ROW - y, angle: angle + 180 }
    : { x: at.x + x, y: at.y + y, angle };
}

/** The halves that a printed code has: for a card that lies on no field. */
export function printedHalves(slots: string): readonly Half[] {
  return [...slots].flatMap((letter, place) => {
    const icon = iconOf(letter);
    const slot = SLOTS[place];
    if (!icon || !slot) return [];
    const [x, y, angle] = ON_CARD[slot];
    return [{ x, y, angle, icon }];
  });
}

/** The halves printed along the outer edges of a field. */
export function edgeHalves(edges: Readonly<Partial<Record<Line, string>>>, isUpper: boolean): readonly Half[] {
  return Object.entries(edges).flatMap(([line, signs]) =>
    [...signs].flatMap((letter, column) => {
      const icon = iconOf(letter);
      if (!icon) return [];
      const isFront = line === "front";
      const at = { x: column * CELL + CELL / 2, y: isFront ? EDGE : HEIGHT - EDGE };
      const angle = isFront ? 180 : 0;
      return [
        isUpper ? { x: WIDTH - at.x, y: HEIGHT - at.y, angle: angle + 180, icon } : { x: at.x, y: at.y, angle, icon },
      ];
    }),
  );
}

/** Half icons on a field that have not found their other half. */
export function looseHalves(men: readonly Man[], isUpper: boolean): readonly Half[] {
  return men.flatMap((man) =>
    SLOTS.flatMap((slot, place) => {
      const sign = man.slots[place] ?? "-";
      const icon = iconOf(sign);
      if (!icon || sign === sign.toUpperCase()) return [];
      return [{ ...slotAt(man.line, Number(man.column), slot, isUpper), icon }];
    }),
  );
}

/** Whole icons and discs of a field, each once, in reading order. */
export function spotsOf(men: readonly Man[], isUpper: boolean): readonly Spot[] {
  const found = new Map<string, Spot>();
  for (const man of men)
    SLOTS.forEach((slot, place) => {
      const sign = man.slots[place] ?? "-";
      const disc = sign === "*" ? "down" : sign === "!" ? "up" : "none";
      const icon = disc === "none" ? iconOf(sign) : "attack";
      if (!icon || sign !== sign.toUpperCase()) return;
      const { x, y } = slotAt(man.line, Number(man.column), slot, isUpper);
      const key = `${x} ${y}`;
      const owners = [...(found.get(key)?.owners ?? []), { card: man.card, slot }];
      found.set(key, { x, y, icon, disc, owners });
    });
  return [...found.values()].sort((one, other) => one.y - other.y || one.x - other.x);
}

/** Whole icons of a kind that count, in reading order. */
export function counted(spots: readonly Spot[], icon: Icon): readonly Spot[] {
  return spots.filter((spot) => spot.icon === icon && spot.disc !== "down");
}
