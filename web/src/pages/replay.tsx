/** A finished game again: step by step, by itself, or from goal to goal; with any seat's eyes or with all cards open. */
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { get } from "../app/api";
import { Icon } from "../app/icons";
import { go, here } from "../app/router";
import { settings } from "../app/settings";
import { Page } from "../app/shell";
import { useLoaded, useTitle } from "../app/use";
import { nameOf, readerOf, t, whoAmI } from "../app/words";
import { loadGame } from "../games";
import { placeIn, toldUpTo } from "../lib/film";
import { stateOf } from "../lib/state";
import type { Act, GameEvent } from "../lib/table";
import * as telling from "../lib/telling";
import type { TableInfo } from "../protocol";
import { Frame } from "../table/frame";
import { Log, linesOf } from "../table/log";
import { useNotes } from "../table/notes";
import { type Panel, PanelButton } from "../table/panel";
import { useFilm } from "./film";
import "./replay.css";

const PACE = 1100;

export function Replay({ id }: { id: string }) {
  const { language } = settings.value;
  const { value, trouble } = useLoaded(async () => {
    await whoAmI();
    const info = await get<TableInfo>(`/tables/${id}`);
    const [read, drawn] = await Promise.all([
      readerOf(info.game, language, String(info.pack.name), info.seats),
      loadGame(info.game),
    ]);
    return { info, drawn, ...read };
  }, [id, language]);
  if (!value)
    return (
      <Page title={trouble ? t("app-replay") : ""}>
        {trouble ? <p class="trouble">{trouble}</p> : <p class="muted">{t("app-connecting")}</p>}
      </Page>
    );
  return <Player {...value} />;
}

type Loaded = NonNullable<Awaited<ReturnType<typeof readerOf>>> & {
  info: TableInfo;
  drawn: Awaited<ReturnType<typeof loadGame>>;
};

function Player({ info, drawn, words, items }: Loaded) {
  const Table = drawn.default;
  const search = new URL(here.value, location.origin).searchParams;
  const eyes = search.get("seat") ?? (info.status === "over" ? "open" : String(info.yours[0] ?? "none"));
  const wanted = Math.max(0, Math.trunc(Number(search.get("at") ?? "0")) || 0);
  const film = useFilm(info.table, eyes, wanted);
  const { frames, total, marks, trouble } = film;
  const place = placeIn(film, wanted);
  const [playing, play] = useState(false);
  const [panel, open] = useState<Panel>(null);
  const { telling: notes, note } = useNotes(words, items, drawn);
  const name = words.say("game-name");
  useTitle(`${t("app-replay")} · ${name}`);

  const to = useCallback(
    (wanted: number, seat = eyes) => {
      const at = Math.max(0, total ? Math.min(total - 1, wanted) : wanted);
      go(`/replay/${info.table}?seat=${seat}&at=${at}`, true);
    },
    [eyes, info.table, total],
  );
  useEffect(() => {
    if (!playing) return;
    if (total && place >= total - 1) return play(false);
    const timer = setTimeout(() => to(place + 1), PACE / Math.max(settings.value.speed, 1));
    return () => clearTimeout(timer);
  }, [playing, place, total, to]);

  const frame = frames.get(place) ?? null;
  const log = useMemo(() => toldUpTo(film, place), [film, place]);
  const state = useMemo(() => {
    if (!frame || !log) return null;
    const seat = /^\d+$/.test(eyes) ? Number(eyes) : null;
    const moment = { seat, view: frame.view, question: null, choices: [], typed: null, typed_choices: [] };
    const news = frame.log.filter((entry) => entry.kind === "event").length;
    return stateOf(moment, { seats: info.seats, items, odds: false, log, news });
  }, [frame, eyes, info.seats, items, log]);
  const act: Act = useMemo(
    () => ({
      choose: () => undefined,
      answer: () => undefined,
      whyNot: () => undefined,
      undo: () => undefined,
      ...notes,
    }),
    [notes],
  );
  const goals = marks.map((mark) => ({ ply: Number(mark.ply), event: mark.event as GameEvent | undefined }));
  const mark = t(goals.some((goal) => goal.event?.event.startsWith("goal")) ? "app-goal" : "app-score");
  const nextGoal = goals.find((goal) => goal.ply > place);
  const lastGoal = goals.findLast((goal) => goal.ply < place);
  const [copied, copy] = useState(false);
  const share = () =>
    navigator.clipboard?.writeText(location.href).then(
      () => copy(true),
      () => undefined,
    );
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!settings.value.keys || (event.target as Element).closest("input, select, textarea, [popover]")) return;
      if (event.key === "ArrowRight") to(place + 1);
      else if (event.key === "ArrowLeft") to(place - 1);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [place, to]);
  const last = log?.findLast((entry) => entry.kind !== "chat");

  return (
    <Frame
      game={info.game}
      named={`replay ${panel ? `with-${panel}` : ""}`}
      title={t("app-replay-of", { game: name })}
      dockLabel={t("app-timeline")}
      bar={
        <>
          <label class="picker">
            <Icon name="eye" />
            <span class="hidden">{t("app-eyes")}</span>
            <select value={eyes} onChange={(event) => to(place, event.currentTarget.value)}>
              <option value="open">{t("app-eyes-open")}</option>
              <option value="none">{t("app-eyes-none")}</option>
              {info.seats.map((seat, number) => (
                <option key={`${seat.name} ${number}`} value={String(number)}>
                  {nameOf(seat, number)}
                </option>
              ))}
            </select>
          </label>
          <PanelButton panel="log" now={panel} open={open} />
        </>
      }
      board={
        <>
          {trouble && <p class="trouble">{trouble}</p>}
          {state ? (
            <Table state={state} act={act} words={words} speed={settings.value.speed} />
          ) : (
            !trouble && <p class="muted">{t("app-connecting")}</p>
          )}
        </>
      }
      dock={
        <div class="dock playback">
          <p class="ticker" aria-live={playing ? "off" : "polite"}>
            {last && linesOf(words, last)[0]}
          </p>
          <div class="timeline">
            <input
              type="range"
              min={0}
              max={Math.max(total - 1, 0)}
              value={place}
              aria-label={t("app-timeline")}
              aria-valuetext={t("app-moment", { place: place + 1, total })}
              onInput={(event) => to(Number(event.currentTarget.value))}
            />
            <div class="marks" aria-hidden="true">
              {total > 1 &&
                goals.map((goal) => <i key={goal.ply} style={{ left: `${(goal.ply / (total - 1)) * 100}%` }} />)}
            </div>
          </div>
          <div class="replay-acts">
            <button
              type="button"
              class="button small"
              disabled={!lastGoal}
              aria-label={t("app-jump-back", { mark })}
              onClick={() => lastGoal && to(lastGoal.ply)}
            >
              <Icon name="back" />
              {mark}
            </button>
            <button
              type="button"
              class="icon-button"
              disabled={place === 0}
              aria-label={t("app-step-back")}
              onClick={() => to(place - 1)}
            >
              <Icon name="back" />
            </button>
            <button type="button" class="button small solid" onClick={() => play(!playing)}>
              <Icon name={playing ? "pause" : "play"} />
              {playing ? t("app-pause") : t("app-play")}
            </button>
            <button
              type="button"
              class="icon-button"
              disabled={total > 0 && place >= total - 1}
              aria-label={t("app-step")}
              onClick={() => to(place + 1)}
            >
              <Icon name="next" />
            </button>
            <button
              type="button"
              class="button small"
              disabled={!nextGoal}
              aria-label={t("app-jump-on", { mark })}
              onClick={() => nextGoal && to(nextGoal.ply)}
            >
              {mark}
              <Icon name="next" />
            </button>
            <span class="number">{t("app-moment", { place: place + 1, total })}</span>
            <button type="button" class="button small quiet" onClick={share}>
              {copied ? t("app-copied") : t("app-share")}
            </button>
          </div>
          {goals.length > 0 && (
            <ul class="goal-list">
              {goals.map((goal) => (
                <li key={goal.ply}>
                  <button
                    type="button"
                    class="button small quiet"
                    aria-current={goal.ply === place ? "step" : undefined}
                    onClick={() => to(goal.ply)}
                  >
                    <Icon name="goal" />
                    {goal.event ? telling.event(words, goal.event)[0] : goal.ply}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      }
      side={
        <section class="side-log" aria-label={t("app-log")}>
          <h2>{t("app-log")}</h2>
          <Log log={log ?? []} words={words} />
        </section>
      }
    >
      {note}
    </Frame>
  );
}
