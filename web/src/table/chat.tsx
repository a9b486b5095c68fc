/** The chat, and who is not heard in it: the server keeps their lines from this seat. */
import { useState } from "preact/hooks";
import { nameOf, t } from "../app/words";
import type { LogEntry } from "../lib/state";
import type { Room, Sight } from "../net/room";
import type { TableInfo } from "../protocol";
import { useNewest } from "./newest";

interface ChatProps {
  readonly room: Room;
  readonly info: TableInfo;
  readonly sight: Sight;
}

export function Chat({ room, info, sight }: ChatProps) {
  const [text, type] = useState("");
  const said = sight.log.filter((entry: LogEntry) => entry.kind === "chat");
  const box = useNewest<HTMLOListElement>(said.length);
  const say = (event: Event) => {
    event.preventDefault();
    if (!text.trim()) return;
    room.tell({ type: "chat", table: room.table, text: text.trim() });
    type("");
  };
  return (
    <div class="chat">
      <Muting room={room} info={info} sight={sight} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ol class="log" ref={box} tabIndex={0} data-own-arrows aria-label={t("app-chat")} aria-live="polite">
        {!said.length && <li class="muted">{t("app-chat-empty")}</li>}
        {said.map((entry) => (
          <li key={entry.number}>
            <b>{entry.player}</b> {entry.text}
          </li>
        ))}
      </ol>
      <form class="chat-form" onSubmit={say}>
        <input
          class="input"
          maxLength={400}
          value={text}
          aria-label={t("app-chat-say")}
          placeholder={t("app-chat-say")}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <button type="submit" class="button small">
          {t("app-chat-send")}
        </button>
      </form>
    </div>
  );
}

/** A switch for each other person at the table, and one for those who only watch. */
function Muting({ room, info, sight }: ChatProps) {
  const { seat, muted } = sight.update;
  if (seat === null) return null;
  const mute = (whom: number | null, on: boolean) =>
    room.tell({ type: "mute", table: room.table, seat, whom, muted: on });
  const others: (number | null)[] = info.seats.flatMap((each, place) =>
    each.kind === "person" && !info.yours.includes(place) ? [place] : [],
  );
  if (info.spectators > 0 || muted.includes(null)) others.push(null);
  if (!others.length) return null;
  return (
    <details class="muting">
      <summary>{muted.length ? t("app-muted", { count: muted.length }) : t("app-mute")}</summary>
      {others.map((whom) => {
        const person = whom === null ? undefined : info.seats[whom];
        return (
          <label key={whom} class="switch">
            <input
              type="checkbox"
              checked={muted.includes(whom)}
              onChange={(event) => mute(whom, event.currentTarget.checked)}
            />
            {person && whom !== null ? t("app-mute-who", { player: nameOf(person, whom) }) : t("app-mute-spectators")}
          </label>
        );
      })}
    </details>
  );
}
