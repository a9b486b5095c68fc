/** What all parts of the table share: the state, what may be done, and what is in hand. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Act } from "../../lib/table";
import type { Reader } from "../../lib/words";
import type { Picked, Target } from "./picking";
import type { State } from "./reading";
import type { Story } from "./story";

export interface Desk {
  readonly state: State;
  readonly act: Act;
  readonly words: Reader;
  /** A player's letter. */
  readonly mark: (seat: number) => string;
  readonly picked: Picked | null;
  readonly pick: (picked: Picked | null) => void;
  /** Puts a card somewhere; where that is not to be had, says why beside the anchor. */
  readonly put: (card: string, target: Target, anchor: Element) => void;
  /** Begins to drag a card; a click that ends a drag is none. */
  readonly grab: (event: PointerEvent, card: string) => void;
  readonly wasDragged: () => boolean;
  readonly stories: ReadonlyMap<number, Story>;
  /** The match of which the report is shown. */
  readonly report: number | null;
  readonly tellOf: (match: number) => void;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("no desk");
  return desk;
}
