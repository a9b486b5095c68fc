/** What a team or a seat wears: one shirt everywhere. */
import type { GameModule } from "../games";
import { kitOf, Shirt, seatKit } from "../lib/kit";
import type { TableState } from "../lib/table";
import type { Items } from "../lib/words";

interface EmblemProps {
  readonly drawn: GameModule;
  readonly items: Items;
  readonly team: string;
  readonly size: number;
}

export function Emblem({ drawn, items, team, size }: EmblemProps) {
  const Own = drawn.script?.Emblem;
  return Own ? <Own team={team} size={size} /> : <Shirt kit={kitOf(team, items.get(team))} size={size} />;
}

interface SeatShirtProps {
  readonly drawn: GameModule;
  readonly state: TableState | null;
  readonly seat: number;
  readonly size: number;
}

/** The shirt of the seat's club; a shirt of its own where it has none, or several teams. */
export function SeatShirt({ drawn, state, seat, size }: SeatShirtProps) {
  const club = state && drawn.script?.clubOf?.(state, seat);
  if (!state || !club) return <Shirt kit={seatKit(seat)} size={size} />;
  return <Emblem drawn={drawn} items={state.items} team={club} size={size} />;
}
