/** Who sits at the table: name, presence, clock, and whom the table waits for. */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../app/icons";
import { nameOf, t } from "../app/words";
import type { GameModule } from "../games";
import type { TableState } from "../lib/table";
import type { Sight } from "../net/room";
import type { TableInfo } from "../protocol";
import { SeatShirt } from "./emblem";

interface PlayersProps {
  readonly info: TableInfo;
  readonly sight: Sight | null;
  readonly shown: number | null;
  readonly drawn: GameModule;
  readonly state: TableState | null;
}

export function Players({ info, sight, shown, drawn, state: table }: PlayersProps) {
  const isOver = info.status === "over"; // also where somebody resigned and questions were left open
  const waiting = new Set(isOver ? [] : ((sight?.update.view?.waiting as number[] | undefined) ?? []));
  return (
    <ul class="players" aria-label={t("app-players-at-table")}>
      {info.seats.map((seat, place) => {
        const yours = info.yours.includes(place);
        const waited = waiting.has(place);
        const state = seat.resigned
          ? t("app-resigned")
          : seat.kind === "person" && seat.bot
            ? t("app-stand-in")
            : seat.kind === "person" && !seat.present
              ? t("app-away")
              : seat.kind === "bot"
                ? t("app-a-bot")
                : "";
        return (
          <li key={place} class={`player ${waited ? "waited" : ""} ${place === shown ? "shown" : ""}`}>
            <SeatShirt drawn={drawn} state={table} seat={place} size={30} />
            <span class="player-words">
              <b>
                <span class="name">{nameOf(seat, place)}</span>
                {yours && <span class="you">{t("app-you")}</span>}
              </b>
              <small>
                {waited ? <span class="thinking">{t("app-to-move")}</span> : state}
                {seat.auto_pass && ` · ${t("app-auto-pass-short")}`}
              </small>
            </span>
            <Clock info={info} sight={sight} seat={place} running={waited} />
          </li>
        );
      })}
      {info.spectators > 0 && (
        <li class="player spectators">
          <Icon name="eye" />
          <small>{t("app-spectators", { count: info.spectators })}</small>
        </li>
      )}
    </ul>
  );
}

interface ClockProps {
  readonly info: TableInfo;
  readonly sight: Sight | null;
  readonly seat: number;
  readonly running: boolean;
}

function Clock({ info, sight, seat, running }: ClockProps) {
  const [now, tick] = useState(Date.now());
  const seconds = sight?.update.clocks[String(seat)] ?? info.seats[seat]?.seconds ?? null;
  useEffect(() => {
    if (seconds === null || !running) return;
    const timer = setInterval(() => tick(Date.now()), 500);
    return () => clearInterval(timer);
  }, [seconds, running]);
  if (seconds === null) return null;
  const left = Math.max(0, seconds - (running && sight ? Math.max(0, now - sight.at) / 1000 : 0));
  return (
    <span class={`clock number ${left < 30 ? "late" : ""}`} role="timer" aria-label={t("app-clock")}>
      {clockText(left)}
    </span>
  );
}

export function clockText(seconds: number): string {
  if (seconds >= 86400) return t("app-days", { count: Math.floor(seconds / 86400) });
  const whole = Math.ceil(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
