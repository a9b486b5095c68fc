/** All pads of this device, a new one, and one from a file. */
import { Fragment } from "preact";
import { useState } from "preact/hooks";
import { go } from "../app/router";
import { Page } from "../app/shell";
import { t } from "../app/words";
import { fromJson } from "./exchange";
import { layout, TWO_CHAMPIONSHIPS } from "./layout";
import { padName, printedName } from "./names";
import { KINDS, type Kind, type Pad, score, type Value, type Wanted } from "./pad";
import { begin, full, pads, putTogether, replace } from "./store";

const GAME_OF: Readonly<Partial<Record<Kind, string>>> = {
  masters: "masters-of-football",
  cup: "world-cup-2010",
  season: "match-of-the-season",
};

export function PadsPage() {
  const [trouble, tell] = useState("");
  const bring = async (file: File | undefined) => {
    const given = file ? fromJson(await file.text()) : null;
    if (!given) {
      tell(t("companion-no-pad"));
      return;
    }
    const known = pads.value.find((pad) => pad.id === given.id);
    if (known) putTogether(known, given);
    else replace(given);
    go(`/companion/pads/${given.id}`);
  };
  return (
    <Page title={t("companion-pads")} lead={t("companion-pads-lead")} wide>
      {full.value && <p class="trouble">{t("companion-full")}</p>}
      {pads.value.length > 0 && (
        <ul class="ticket-list pad-list">
          {[...pads.value].reverse().map((pad) => (
            <Ticket key={pad.id} pad={pad} />
          ))}
        </ul>
      )}
      <div class="pads-new">
        <NewPad />
        <section class="field-set">
          <h2>{t("companion-bring")}</h2>
          <p>{t("companion-bring-line")}</p>
          <input
            type="file"
            accept=".json,application/json"
            aria-label={t("companion-bring")}
            onChange={(event) => bring(event.currentTarget.files?.[0])}
          />
          {trouble && (
            <p class="trouble" role="alert">
              {trouble}
            </p>
          )}
        </section>
      </div>
    </Page>
  );
}

function Ticket({ pad }: { pad: Pad }) {
  const matches = layout(pad).flatMap((section) => section.rounds.flatMap((round) => round.matches));
  const played = matches.filter((match) => score(pad, match.id)).length;
  return (
    <li class="ticket" data-game={GAME_OF[pad.kind]}>
      <span class="ticket-stub number">{pad.size}</span>
      <span class="ticket-words">
        <b>{padName(pad)}</b>
        <span>{t(`companion-kind-${pad.kind}`)}</span>
        <small>{t("companion-played", { played, matches: matches.length })}</small>
      </span>
      <a class="button small solid" href={`/companion/pads/${pad.id}`}>
        {t("companion-open")}
        <span class="hidden">: {padName(pad)}</span>
      </a>
    </li>
  );
}

const SIZES: Readonly<Record<Kind, readonly [least: number, most: number, usual: number]>> = {
  masters: [4, 8, 4],
  cup: [32, 32, 32],
  season: [4, 4, 4],
  league: [2, 32, 6],
  "knock-out": [2, 64, 8],
};
/** A pad whose teams are printed on the box needs no names typed in. */
const NAMED: readonly Kind[] = ["cup", "season"];

/** Above the first name, and where two championships begin. */
function headingOf(kind: Kind, count: number, team: number) {
  const two = kind === "masters" && count === TWO_CHAMPIONSHIPS;
  if (two && team % 4 === 0) return <h3>{t("companion-championship", { label: team ? "B" : "A" })}</h3>;
  return team === 0 && <h3>{t("companion-names-line")}</h3>;
}

function NewPad() {
  const [kind, choose] = useState<Kind>("masters");
  const [size, resize] = useState(4);
  const [names, name] = useState<readonly string[]>([]);
  const [title, entitle] = useState("");
  const [rest, set] = useState<Omit<Wanted, "kind" | "size">>({ twice: true, order: "masters", win: 3, managers: 4 });
  const pick = (next: Kind) => {
    choose(next);
    resize(SIZES[next][2]);
  };
  const [least, most] = SIZES[kind];
  const count = Math.min(most, Math.max(least, size || least));
  const create = (event: Event) => {
    event.preventDefault();
    const entries: Record<string, Value> = {};
    if (title.trim()) entries.name = title.trim();
    if (!NAMED.includes(kind))
      for (let team = 0; team < count; team++)
        if (names[team]?.trim()) entries[`team ${team}`] = (names[team] as string).trim();
    const order = kind === "league" ? (rest.order ?? "masters") : "masters";
    go(
      `/companion/pads/${begin({ ...rest, kind, size: count, order, win: kind === "league" ? (rest.win ?? 3) : 3 }, entries)}`,
    );
  };
  return (
    <form class="field-set" onSubmit={create} data-game={GAME_OF[kind]}>
      <h2>{t("companion-new-pad")}</h2>
      <div class="pad-kinds" role="radiogroup" aria-label={t("companion-kind")}>
        {KINDS.map((each) => (
          <label key={each} data-game={GAME_OF[each]}>
            <input type="radio" name="kind" value={each} checked={kind === each} onChange={() => pick(each)} />
            <span>
              <b>{t(`companion-kind-${each}`)}</b>
              <small>{t(`companion-kind-${each}-line`)}</small>
            </span>
          </label>
        ))}
      </div>
      <label class="field">
        <span>{t("companion-pad-name")}</span>
        <input class="input" maxLength={40} value={title} onInput={(event) => entitle(event.currentTarget.value)} />
      </label>
      {kind === "masters" && (
        <div class="segments" role="radiogroup" aria-label={t("companion-persons")}>
          {[4, TWO_CHAMPIONSHIPS].map((each) => (
            <label key={each}>
              <input type="radio" name="size" checked={size === each} onChange={() => resize(each)} />
              <span>{t(each === 4 ? "companion-persons-four" : "companion-persons-eight")}</span>
            </label>
          ))}
        </div>
      )}
      {kind === "season" && (
        <label class="field">
          <span>{t("companion-managers")}</span>
          <select
            value={rest.managers}
            onChange={(event) => set({ ...rest, managers: Number(event.currentTarget.value) })}
          >
            {[2, 3, 4].map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      )}
      {(kind === "league" || kind === "knock-out") && (
        <label class="field">
          <span>{t("companion-teams")}</span>
          <input
            class="input"
            type="number"
            min={least}
            max={most}
            value={size}
            onInput={(event) => resize(Number(event.currentTarget.value))}
          />
        </label>
      )}
      {kind === "league" && (
        <>
          <label class="switch">
            <input
              type="checkbox"
              checked={rest.twice ?? true}
              onChange={(event) => set({ ...rest, twice: event.currentTarget.checked })}
            />
            {t("companion-twice")}
          </label>
          <label class="field">
            <span>{t("companion-order")}</span>
            <select
              value={rest.order}
              onChange={(event) => set({ ...rest, order: event.currentTarget.value as "masters" })}
            >
              {(["masters", "groups", "direct"] as const).map((each) => (
                <option key={each} value={each}>
                  {t(`companion-order-${each}`)}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            <span>{t("companion-win-points")}</span>
            <select
              value={rest.win}
              onChange={(event) => set({ ...rest, win: Number(event.currentTarget.value) as 2 | 3 })}
            >
              <option value={3}>3</option>
              <option value={2}>2</option>
            </select>
          </label>
        </>
      )}
      {!NAMED.includes(kind) && (
        <div class="pad-names">
          {Array.from({ length: count }, (_, team) => (
            <Fragment key={team}>
              {headingOf(kind, count, team)}
              <input
                class="input"
                maxLength={30}
                aria-label={t("companion-team", { number: team + 1 })}
                placeholder={printedName(kind, team) || t("companion-team", { number: team + 1 })}
                value={names[team] ?? ""}
                onInput={(event) => {
                  const next = [...names];
                  next[team] = event.currentTarget.value;
                  name(next);
                }}
              />
            </Fragment>
          ))}
        </div>
      )}
      <button type="submit" class="button solid">
        {t("companion-begin-pad")}
      </button>
    </form>
  );
}
