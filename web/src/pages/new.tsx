/** A new table: how many, who sits where, and by which options. */
import { useState } from "preact/hooks";
import { here } from "../app/router";
import { settings } from "../app/settings";
import { Page } from "../app/shell";
import { start, usualBot, usualSeats } from "../app/start";
import { useLoaded } from "../app/use";
import { games, messagesOf, t, troubleIs } from "../app/words";
import type { Messages } from "../lib/words";
import type { Clock, GameInfo, SeatWanted } from "../protocol";

type With = "bots" | "friends" | "screen" | "companion";

/** Clocks on offer: none, a live one for the whole game, days for each answer. */
const CLOCKS: Readonly<Record<string, Clock | null>> = {
  none: null,
  "live-15": { kind: "live", seconds: 15 * 60, increment: 10 },
  "live-45": { kind: "live", seconds: 45 * 60, increment: 15 },
  "days-1": { kind: "correspondence", seconds: 86400, increment: 0 },
  "days-3": { kind: "correspondence", seconds: 3 * 86400, increment: 0 },
};

export function New({ game, mode }: { game: string; mode?: With }) {
  const { language } = settings.value;
  const { value, trouble } = useLoaded(async () => {
    const [listed, messages] = await Promise.all([games(), messagesOf(game, language)]);
    return { info: listed.find((each) => each.id === game), messages };
  }, [game, language]);
  if (!value?.info)
    return (
      <Page title={trouble ? t("app-new") : ""} game={game}>
        {trouble && <p class="trouble">{trouble}</p>}
      </Page>
    );
  return (
    <Page title={value.messages.say("game-name", {})} lead={t("app-new-lead")} game={game}>
      <Form info={value.info} messages={value.messages} wanted={mode} />
    </Page>
  );
}

function seatsFor(mode: With, info: GameInfo, count: number): SeatWanted[] {
  return Array.from({ length: count }, (_, seat): SeatWanted => {
    if (seat === 0) return { kind: "me" };
    if (mode === "friends" && seat === 1) return { kind: "open" };
    if (mode === "companion" || (mode === "screen" && seat === 1)) return { kind: "me" };
    return { kind: "bot", bot: usualBot(info) };
  });
}

function playerName(place: number): string {
  return t("app-player", { number: place + 1 });
}

/** Who shares a screen is told apart, also where nobody typed a name. */
function called(seat: SeatWanted, place: number): SeatWanted {
  return seat.kind === "me" && place && !seat.name ? { ...seat, name: playerName(place) } : seat;
}

function Form({ info, messages, wanted }: { info: GameInfo; messages: Messages; wanted: With | undefined }) {
  const asked = new URL(here.value, location.origin).searchParams.get("with") as With | null;
  const mode = wanted ?? asked ?? "bots";
  const [seats, sit] = useState(() => seatsFor(mode, info, usualSeats(info)));
  const [options, choose] = useState<Record<string, unknown>>({});
  const [clock, tick] = useState("none");
  const [listed, list] = useState(false);
  const [odds, showOdds] = useState(true);
  const [state, tell] = useState({ busy: false, trouble: "" });
  const counts = Array.from({ length: info.most - info.least + 1 }, (_, place) => info.least + place);
  const change = (seat: number, wanted: Partial<SeatWanted>) =>
    sit(seats.map((each, place) => (place === seat ? { ...each, ...wanted } : each)));
  const resize = (count: number) => sit([...seats, ...seatsFor(mode, info, count).slice(seats.length)].slice(0, count));
  const shared = seats.filter((seat) => seat.kind === "me").length > 1;
  const hasOpen = seats.some((seat) => seat.kind === "open");
  const create = async (event: Event) => {
    event.preventDefault();
    tell({ busy: true, trouble: "" });
    try {
      const chosen = CLOCKS[clock] ?? null;
      const chance = mode === "companion" ? "typed" : "fair";
      await start({
        game: info.id,
        seats: seats.map(called),
        options,
        listed: listed && hasOpen,
        odds,
        clock: chosen,
        chance,
      });
    } catch (wrong) {
      tell({ busy: false, trouble: troubleIs(wrong) });
    }
  };
  return (
    <form class="form" onSubmit={create}>
      <fieldset class="field-set">
        <legend>{t("app-seats")}</legend>
        {counts.length > 1 && (
          <div class="segments even" role="radiogroup" aria-label={t("app-seats")}>
            {counts.map((count) => (
              <label key={count}>
                <input type="radio" name="count" checked={count === seats.length} onChange={() => resize(count)} />
                <span>{count}</span>
              </label>
            ))}
          </div>
        )}
        <ol class="seat-list">
          {seats.map((seat, place) => (
            <li key={place} class="field">
              <span>
                <b class="number seat-number">{place + 1}</b>{" "}
                {seat.kind === "me" && shared && (
                  <input
                    class="input"
                    maxLength={24}
                    aria-label={t("app-name-of", { number: place + 1 })}
                    placeholder={place ? playerName(place) : t("app-name-of", { number: place + 1 })}
                    value={seat.name ?? ""}
                    onInput={(event) => change(place, { name: event.currentTarget.value || null })}
                  />
                )}
              </span>
              <select
                aria-label={t("app-seat-of", { number: place + 1 })}
                value={seat.kind === "bot" ? `bot ${seat.bot}` : seat.kind}
                disabled={place === 0}
                onChange={(event) => {
                  const [kind, bot] = event.currentTarget.value.split(" ") as [SeatWanted["kind"], string | undefined];
                  change(place, { kind, bot: bot ?? null });
                }}
              >
                <option value="me">{place ? t("app-seat-here") : t("app-seat-me")}</option>
                <option value="open">{t("app-seat-friend")}</option>
                {info.bots.map((bot) => (
                  <option key={bot} value={`bot ${bot}`}>
                    {botName(bot)}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ol>
      </fieldset>
      {Object.keys(info.options).length > 0 && (
        <fieldset class="field-set">
          <legend>{t("app-options")}</legend>
          {Object.entries(info.options).map(([option, { values, rule }]) => (
            <label key={option} class="field">
              <span>
                {messages.say(`option-${option}`, {})} <small class="muted">{rule}</small>
              </span>
              <select
                value={JSON.stringify(options[option] ?? values[0])}
                onChange={(event) => choose({ ...options, [option]: JSON.parse(event.currentTarget.value) })}
              >
                {values.map((each) => (
                  <option key={String(each)} value={JSON.stringify(each)}>
                    {messages.say(`option-${option}-${String(each)}`.toLowerCase(), {})}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
      )}
      <fieldset class="field-set">
        <legend>{t("app-around")}</legend>
        <label class="field">
          <span>{t("app-clock")}</span>
          <select value={clock} onChange={(event) => tick(event.currentTarget.value)}>
            {Object.keys(CLOCKS).map((each) => (
              <option key={each} value={each}>
                {t(`app-clock-${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label class="switch">
          <input type="checkbox" checked={odds} onChange={(event) => showOdds(event.currentTarget.checked)} />
          {t("app-odds-shown")}
        </label>
        {hasOpen && (
          <label class="switch">
            <input type="checkbox" checked={listed} onChange={(event) => list(event.currentTarget.checked)} />
            {t("app-listed")}
          </label>
        )}
        {mode === "companion" && <p class="muted">{t("app-companion-typed")}</p>}
      </fieldset>
      {state.trouble && (
        <p class="trouble" role="alert">
          {state.trouble}
        </p>
      )}
      <button type="submit" class="button solid" disabled={state.busy}>
        {hasOpen ? t("app-invite") : t("app-kick-off")}
      </button>
    </form>
  );
}

/** A bot's level in words; one that we have no words for by its name. */
export function botName(bot: string): string {
  const key = `app-bot-${bot}`;
  const said = t(key);
  return said === key ? t("app-bot", { name: bot }) : said;
}
