/** Before kick-off: who is there, and how the others come. */
import { useState } from "preact/hooks";
import { post } from "../app/api";
import { Page } from "../app/shell";
import { usualBot } from "../app/start";
import { nameOf, t, troubleIs } from "../app/words";
import { Shirt, seatKit } from "../lib/kit";
import type { GameInfo, TableInfo } from "../protocol";

export function Gathering({ info, name, game }: { info: TableInfo; name: string; game: GameInfo | undefined }) {
  const [trouble, tell] = useState("");
  const act = async (seat: number, what: "bot" | "open") => {
    try {
      await post(`/tables/${info.table}/seats/${seat}`, { what, bot: what === "bot" && game ? usualBot(game) : null });
    } catch (wrong) {
      tell(troubleIs(wrong));
    }
  };
  const sit = async () => {
    try {
      await post(`/tables/${info.table}/join`, { invite: null, seat: null, name: null });
    } catch (wrong) {
      tell(troubleIs(wrong));
    }
  };
  const begins = info.status !== "gathering";
  return (
    <Page title={name} lead={begins ? t("app-begins") : t("app-gathering")} game={info.game}>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div class="gathering">
        <ul class="gathering-seats" aria-live="polite">
          {info.seats.map((seat, place) => (
            <li key={place} class={seat.kind}>
              <Shirt
                kit={seat.kind === "open" ? { pattern: "plain", colours: ["#cfc8b8", "#b5ad99"] } : seatKit(place)}
              />
              <b>{nameOf(seat, place)}</b>
              <small>{info.yours.includes(place) ? t("app-you") : seat.kind === "bot" ? t("app-a-bot") : ""}</small>
              {seat.kind === "open" && info.owner && (
                <button type="button" class="button small" onClick={() => act(place, "bot")}>
                  {t("app-fill-bot")}
                </button>
              )}
            </li>
          ))}
        </ul>
        {!begins &&
          Object.entries(info.invites).map(([seat, secret]) => (
            <Invitation key={secret} seat={Number(seat)} path={`/join/${info.table}/${secret}`} />
          ))}
        {!info.yours.length && info.listed && info.status === "gathering" && (
          <button type="button" class="button solid" onClick={sit}>
            {t("app-sit-down")}
          </button>
        )}
        {info.commitment && <Fairness commitment={info.commitment} />}
      </div>
    </Page>
  );
}

/** An open seat has a link of its own: it brings one person. */
function Invitation({ seat, path }: { seat: number; path: string }) {
  const [copied, tell] = useState(false);
  const link = `${location.origin}${path}`;
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ url: link, title: "Golazo" });
      else await navigator.clipboard.writeText(link);
      tell(true);
    } catch {
      tell(false); // shared by hand then: the link is there to be marked
    }
  };
  return (
    <section class="invitation">
      <img src={`/api/qr?path=${encodeURIComponent(path)}`} alt={t("app-qr")} width="200" height="200" />
      <div>
        <h2>{t("app-invite-title", { number: seat + 1 })}</h2>
        <p>{t("app-invite-line")}</p>
        <label class="field">
          <span class="hidden">{t("app-link")}</span>
          <input class="input" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <button type="button" class="button solid" onClick={share}>
          {copied ? t("app-copied") : t("app-share")}
        </button>
      </div>
    </section>
  );
}

export function Fairness({ commitment }: { commitment: string }) {
  return (
    <details class="fairness">
      <summary>{t("app-fair")}</summary>
      <p>{t("app-fair-line")}</p>
      <code>{commitment}</code>
    </details>
  );
}
