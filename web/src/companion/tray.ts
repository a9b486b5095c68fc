/** How large the dice in the tray are: a phone in the middle of the table is read from everywhere. */

/** As in companion.css: the room between the dice, and what the tray leaves for them. */
export const GAP = 12;
const AROUND = { width: 62, share: 0.58, line: 72, least: 240, most: 470, widest: 1000 };
const LARGEST = 290;
/** The name of a face stands under the die. */
const NAME_LINE = 42;

interface Fitted {
  readonly size: number;
  readonly columns: number;
}

/** The largest size at which this many dice fit in the tray without touching, some with the name of a face below. */
export function fitted(count: number, window: { width: number; height: number }, named: number): Fitted {
  const width = Math.min(window.width, AROUND.widest) - AROUND.width;
  const height = Math.max(AROUND.least, Math.min(AROUND.most, window.height * AROUND.share) - AROUND.line);
  const fits = Array.from({ length: Math.max(1, count) }, (_, place): Fitted => {
    const columns = place + 1;
    const rows = Math.ceil(count / columns);
    const wide = (width - GAP * (columns - 1)) / columns;
    const high = (height - GAP * (rows - 1) - NAME_LINE * Math.min(rows, named)) / rows;
    return { size: Math.floor(Math.min(wide, high, LARGEST)), columns };
  });
  return fits.reduce((best, each) => (each.size > best.size ? each : best));
}
