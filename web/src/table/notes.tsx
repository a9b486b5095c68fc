/** Notes that open beside a thing: a card in large, the parts of a number, why something is not to be had. */
import type { ComponentChildren } from "preact";
import { useCallback, useMemo, useState } from "preact/hooks";
import type { GameModule } from "../games";
import { Breakdown } from "../lib/breakdown";
import { Popover } from "../lib/popover";
import type { Act } from "../lib/table";
import type { Items, Reader } from "../lib/words";
import { ItemCard } from "./item";

interface Note {
  readonly anchor: Element;
  readonly label: string;
  readonly body: ComponentChildren;
}

interface Notes {
  readonly tell: (note: Note) => void;
  /** What a table may do to tell something. */
  readonly telling: Pick<Act, "explain" | "show">;
  /** The note that is open. */
  readonly note: ComponentChildren;
}

export function useNotes(words: Reader, items: Items, drawn: GameModule): Notes {
  const [note, tell] = useState<Note | null>(null);
  const close = useCallback(() => tell(null), []);
  const telling = useMemo<Notes["telling"]>(
    () => ({
      explain: (title, parts, anchor) =>
        tell({ anchor, label: title, body: <Breakdown title={title} parts={parts} words={words} /> }),
      show: (id, anchor) => {
        const item = items.get(id);
        if (!item) return;
        const body = <ItemCard item={item} words={words} size="large" Face={drawn.CardFace} />;
        tell({ anchor, label: words.name(id), body });
      },
    }),
    [words, items, drawn],
  );
  return {
    tell,
    telling,
    note: note && (
      <Popover anchor={note.anchor} label={note.label} onClose={close}>
        {note.body}
      </Popover>
    ),
  };
}
