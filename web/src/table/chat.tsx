/** The chat, and who is not heard in it: the server keeps their lines from this seat. */
import type { Signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { Trouble } from "../app/api";
import { nameOf, t, troubleIs } from "../app/words";
import type { LogEntry } from "../lib/state";
import type { Room, Sight } from "../net/room";
import type { Refused, TableInfo } from "../protocol";
import { useNewest } from "./newest";

const LONGEST = 400;

interface ChatProps {
  readonly room: Room;
  readonly info: TableInfo;
  readonly sight: Sight;
}

/** `draft` is kept elsewhere: the chat folds away while somebody writes. */
export function Chat({ room, info, sight, draft }: ChatProps & { readonly draft: Signal<string> }) {
  const [trouble, tell] = useState("");
  const said = sight.log.filter((entry: LogEntry) => entry.kind === "chat");
  const box = useNewest<HTMLOListElement>(said.length);
  const say = (event: Event) => {
    event.preventDefault();
    const text = draft.value.trim();
    if (!text) return;
    draft.value = "";
    tell("");
    room.say(text).catch(({ error }: Refused) => {
      draft.value = `${text} ${draft.value}`.trim().slice(0, LONGEST);
      tell(troubleIs(new Trouble(error, error.key)));
    });
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
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <form class="chat-form" onSubmit={say}>
        <input
          class="input"
          maxLength={LONGEST}
          value={draft.value}
          aria-label={t("app-chat-say")}
          placeholder={t("app-chat-say")}
          onInput={(event) => {
            draft.value = event.currentTarget.value;
          }}
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
