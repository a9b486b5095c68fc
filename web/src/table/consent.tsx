/** Somebody asks to take back: the others are asked. */
import { t } from "../app/words";
import type { Reader } from "../lib/words";
import type { Room } from "../net/room";
import type { TableInfo } from "../protocol";

interface ConsentProps {
  readonly room: Room;
  readonly info: TableInfo;
  readonly seat: number | null;
  readonly words: Reader;
}

export function Consent({ room, info, seat, words }: ConsentProps) {
  const asked = info.undo;
  if (!asked) return null;
  const owed = info.yours.find((each) => asked.waiting.includes(each));
  if (owed === undefined || seat === null)
    return <p class="consent">{t("app-undo-asked", { player: words.player(asked.by) })}</p>;
  const answer = (agree: boolean) => room.tell({ type: "consent", table: room.table, seat: owed, agree });
  return (
    <p class="consent" role="alert">
      {t("app-undo-consent", { player: words.player(asked.by) })}{" "}
      <button type="button" class="button small solid" onClick={() => answer(true)}>
        {t("app-agree")}
      </button>{" "}
      <button type="button" class="button small" onClick={() => answer(false)}>
        {t("app-disagree")}
      </button>
    </p>
  );
}
