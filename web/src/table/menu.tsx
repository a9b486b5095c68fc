/** What one can do at a table besides playing: rules, reactions, notifications, leaving. */
import { useState } from "preact/hooks";
import { post } from "../app/api";
import { Pace } from "../app/pace";
import { go } from "../app/router";
import { set, settings } from "../app/settings";
import { LanguagePicker } from "../app/shell";
import { t, troubleIs } from "../app/words";
import { choice as told } from "../lib/telling";
import type { Reader } from "../lib/words";
import type { Room, Sight } from "../net/room";
import type { Armed, Choice, TableInfo } from "../protocol";
import { Fairness } from "./gathering";
import { Stops } from "./stops";

interface MenuProps {
  readonly room: Room;
  readonly info: TableInfo;
  readonly sight: Sight | null;
  readonly words: Reader;
  /** Reactions that were on offer in this game: those can be armed. */
  readonly reactions: ReadonlyMap<string, { question: string; choice: Choice }>;
  /** Something was done: what comes of it is seen at the table. */
  readonly onDone: () => void;
}

export function Menu({ room, info, sight, words, reactions, onDone }: MenuProps) {
  const [trouble, tell] = useState("");
  const [asking, ask] = useState<"resign" | "leave" | null>(null);
  const seat = sight?.update.seat ?? null;
  const mine = seat === null ? null : info.seats[seat];
  const act = async (what: "leave" | "resign" | "bot" | "back") => {
    try {
      await post(`/tables/${info.table}/seats/${seat}`, { what, bot: null });
      if (what === "leave") go("/");
      else onDone();
    } catch (wrong) {
      tell(troubleIs(wrong));
    }
  };
  const notify = async () => {
    if (settings.value.notify) return set({ notify: false });
    const allowed = "Notification" in window && (await Notification.requestPermission()) === "granted";
    set({ notify: allowed });
    if (!allowed) tell(t("app-notify-refused"));
  };
  return (
    <div class="menu">
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <p class="menu-links">
        <a href={`/rules/${info.game}`} target="_blank" rel="noreferrer">
          {t("app-rules")}
        </a>
        <a href={`/cards/${info.game}`} target="_blank" rel="noreferrer">
          {t("app-cards")}
        </a>
        <a href="/settings">{t("app-settings")}</a>
        <a href="/">{t("app-home")}</a>
      </p>
      {seat !== null && mine && !mine.resigned && info.status === "playing" && (
        <Reactions
          room={room}
          seat={seat}
          armed={sight?.update.armed ?? []}
          on={mine.auto_pass}
          {...{ words, reactions }}
        />
      )}
      <div class="menu-part">
        <LanguagePicker />
      </div>
      <Pace name="menu-pace" />
      <Stops words={words} />
      <label class="switch">
        <input type="checkbox" checked={settings.value.notify} onChange={notify} />
        {t("app-notify")}
      </label>
      {info.commitment && <Fairness commitment={info.commitment} />}
      {seat !== null && mine && !mine.resigned && info.status === "playing" && (
        <div class="menu-part row">
          {!info.undo && (
            <button
              type="button"
              class="button small"
              onClick={() => {
                room.tell({ type: "undo", table: room.table, seat });
                onDone();
              }}
            >
              {sight?.update.may_undo ? t("app-undo") : t("app-undo-ask")}
            </button>
          )}
          {mine.bot ? (
            <button type="button" class="button small solid" onClick={() => act("back")}>
              {t("app-take-back-seat")}
            </button>
          ) : (
            <button type="button" class="button small" onClick={() => act("bot")}>
              {t("app-let-bot")}
            </button>
          )}
          <button type="button" class="button small" onClick={() => ask("leave")}>
            {t("app-leave")}
          </button>
          <button type="button" class="button small" onClick={() => ask("resign")}>
            {t("app-resign")}
          </button>
          {asking && (
            <p class="sure" role="alert">
              {t(`app-sure-${asking}`)}{" "}
              <button type="button" class="button small solid" onClick={() => act(asking)}>
                {t("app-yes")}
              </button>{" "}
              <button type="button" class="button small" onClick={() => ask(null)}>
                {t("app-no")}
              </button>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

interface ReactionsProps {
  readonly room: Room;
  readonly seat: number;
  readonly armed: readonly Armed[];
  readonly on: boolean;
  readonly words: Reader;
  readonly reactions: ReadonlyMap<string, { question: string; choice: Choice }>;
}

function Reactions({ room, seat, armed, on, words, reactions }: ReactionsProps) {
  const arm = (wanted: readonly Armed[], auto: boolean) =>
    room.tell({ type: "arm", table: room.table, seat, armed: [...wanted], auto_pass: auto });
  const has = (id: string) => armed.some((each) => each.choice === id);
  return (
    <fieldset class="menu-part">
      <legend>{t("app-reactions")}</legend>
      <label class="switch">
        <input type="checkbox" checked={on} onChange={(event) => arm(armed, event.currentTarget.checked)} />
        {t("app-auto-pass")}
      </label>
      <p class="muted">{t("app-armed-line")}</p>
      {[...reactions].map(([id, { question, choice }]) => (
        <label key={id} class="switch">
          <input
            type="checkbox"
            checked={has(id)}
            onChange={(event) =>
              arm(
                event.currentTarget.checked
                  ? [...armed, { question, choice: id, once: true }]
                  : armed.filter((each) => each.choice !== id),
                on,
              )
            }
          />
          {told(words, choice)}
        </label>
      ))}
    </fieldset>
  );
}
