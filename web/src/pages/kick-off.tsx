/** Before the kick-off against bots: level, opponents, name, and how long; what was chosen is remembered. */
import { useState } from "preact/hooks";
import { start, usualBot, usualSeats } from "../app/start";
import { me, t, troubleIs } from "../app/words";
import type { GameInfo, SeatWanted } from "../protocol";
import { botName } from "./new";

interface Wanted {
  readonly bot: string;
  readonly opponents: number;
  readonly name: string;
  /** Values of options that make a game shorter. */
  readonly options: Readonly<Record<string, unknown>>;
}

const PLACE = "golazo-kick-off";
/** Options that say how long a game is. */
const LENGTHS = ["seasons"];

function remembered(game: GameInfo): Wanted {
  const usual = { bot: usualBot(game), opponents: usualSeats(game) - 1, name: "", options: {} };
  try {
    const kept = JSON.parse(localStorage.getItem(`${PLACE}-${game.id}`) ?? "{}") as Partial<Wanted>;
    const bot = kept.bot && game.bots.includes(kept.bot) ? kept.bot : usual.bot;
    return { ...usual, ...kept, bot };
  } catch {
    return usual;
  }
}

function remember(game: GameInfo, wanted: Wanted): void {
  try {
    localStorage.setItem(`${PLACE}-${game.id}`, JSON.stringify(wanted));
  } catch {
    // a browser that keeps nothing still plays
  }
}

export function KickOff({ game, onClose }: { readonly game: GameInfo; readonly onClose: () => void }) {
  const [wanted, want] = useState(() => remembered(game));
  const [state, tell] = useState({ busy: false, trouble: "" });
  const change = (changed: Partial<Wanted>) => want({ ...wanted, ...changed });
  const kickOff = async (event: Event) => {
    event.preventDefault();
    tell({ busy: true, trouble: "" });
    remember(game, wanted);
    const bots = Array<SeatWanted>(wanted.opponents).fill({ kind: "bot", bot: wanted.bot });
    const name = wanted.name.trim() || null;
    try {
      await start({ game: game.id, seats: [{ kind: "me", name }, ...bots], options: wanted.options });
    } catch (wrong) {
      tell({ busy: false, trouble: troubleIs(wrong) });
    }
  };
  const counts = Array.from({ length: game.most - game.least + 1 }, (_, place) => game.least - 1 + place);
  return (
    <form class="kick-off" onSubmit={kickOff}>
      <label class="field">
        <span>{t("app-level")}</span>
        <select class="input" value={wanted.bot} onChange={(event) => change({ bot: event.currentTarget.value })}>
          {game.bots.map((bot) => (
            <option key={bot} value={bot}>
              {botName(bot)}
            </option>
          ))}
        </select>
      </label>
      {counts.length > 1 && (
        <label class="field">
          <span>{t("app-opponents")}</span>
          <select
            class="input"
            value={wanted.opponents}
            onChange={(event) => change({ opponents: Number(event.currentTarget.value) })}
          >
            {counts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      )}
      {LENGTHS.filter((option) => option in game.options).map((option) => (
        <label class="field" key={option}>
          <span>{t("app-seasons")}</span>
          <select
            class="input"
            value={JSON.stringify(wanted.options[option] ?? game.options[option]?.values[0])}
            onChange={(event) =>
              change({ options: { ...wanted.options, [option]: JSON.parse(event.currentTarget.value) } })
            }
          >
            {[...(game.options[option]?.values ?? [])].sort().map((value) => (
              <option key={value} value={JSON.stringify(value)}>
                {value}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label class="field">
        <span>{t("app-your-name")}</span>
        <input
          class="input"
          maxLength={24}
          value={wanted.name}
          placeholder={me.value?.name ?? ""}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </label>
      <p class="row">
        <button type="submit" class="button solid" disabled={state.busy}>
          {t("app-kick-off")}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {t("app-close")}
        </button>
      </p>
      {state.trouble && (
        <p class="trouble" role="alert">
          {state.trouble}
        </p>
      )}
    </form>
  );
}
