/** One match of a pad: who, and how it ended. */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../app/icons";
import { t } from "../app/words";
import { type Kit, Shirt } from "../lib/kit";
import { type Match, type Origin, winner } from "./layout";
import { teamKit, teamName } from "./names";
import { number, type Pad, score } from "./pad";
import { put } from "./store";

const OUTCOMES = [
  ["1", [1, 0]],
  ["X", [0, 0]],
  ["2", [0, 1]],
] as const;

export function MatchLine({ pad, match }: { pad: Pad; match: Match }) {
  const known = match.home !== null && match.away !== null;
  const goals = score(pad, match.id);
  const [home, away] = [match.home, match.away].map((team, side) =>
    team === null ? originName(match.from?.[side]) : teamName(pad, team),
  ) as [string, string];
  const won = match.knockOut ? winner(pad, match) : null;
  const level = match.knockOut && goals !== null && goals[0] === goals[1];
  return (
    <li class={`match-line ${known ? "" : "unknown"}`} data-match={match.id}>
      {match.number !== undefined && (
        <small class="match-number">
          <span class="hidden">{t("companion-matches")} </span>
          {match.number}
        </small>
      )}
      <Team
        name={home}
        kit={match.home === null ? null : teamKit(pad, match.home)}
        won={won !== null && won === match.home}
      />
      {match.plain ? (
        <div class="segments outcome" role="radiogroup" aria-label={t("companion-result-of", { home, away })}>
          {OUTCOMES.map(([mark, value]) => (
            <label key={mark}>
              <input
                type="radio"
                name={`${pad.id} ${match.id}`}
                checked={goals !== null && goals[0] === value[0] && goals[1] === value[1]}
                onChange={() => put(pad.id, `result ${match.id}`, [...value])}
                onClick={() => {
                  if (goals && goals[0] === value[0] && goals[1] === value[1]) put(pad.id, `result ${match.id}`, null);
                }}
                aria-label={t(`companion-outcome-${mark.toLowerCase()}`, { home, away })}
              />
              <span aria-hidden="true">{mark}</span>
            </label>
          ))}
        </div>
      ) : (
        <Goals pad={pad} match={match} home={home} away={away} disabled={!known} />
      )}
      <Team
        name={away}
        kit={match.away === null ? null : teamKit(pad, match.away)}
        won={won !== null && won === match.away}
        right
      />
      {known && !match.plain && goals === null && (
        <a
          class="icon-button to-board"
          href={`/companion/scoreboard?pad=${pad.id}&match=${match.id}`}
          aria-label={t("companion-on-board", { home, away })}
          title={t("companion-scoreboard")}
        >
          <Icon name="goal" />
        </a>
      )}
      {level && (
        <div class="kicks" role="radiogroup" aria-label={t("companion-kicks")}>
          <span>{t("companion-kicks")}</span>
          {[home, away].map((name, side) => (
            <label key={side}>
              <input
                type="radio"
                name={`kicks ${pad.id} ${match.id}`}
                checked={number(pad, `kicks ${match.id}`) === side}
                onChange={() => put(pad.id, `kicks ${match.id}`, side)}
              />
              {name}
            </label>
          ))}
        </div>
      )}
    </li>
  );
}

function originName(origin: Origin | undefined): string {
  if (origin === undefined) return t("companion-to-come");
  return typeof origin === "string" ? origin : t(`companion-${origin.of}-of`, { match: origin.match });
}

function Team({ name, kit, won, right = false }: { name: string; kit: Kit | null; won: boolean; right?: boolean }) {
  return (
    <span class={`match-team ${right ? "right" : ""} ${won ? "won" : ""}`}>
      {kit && <Shirt kit={kit} size={22} />}
      <span>{name}</span>
    </span>
  );
}

interface GoalsProps {
  readonly pad: Pad;
  readonly match: Match;
  readonly home: string;
  readonly away: string;
  readonly disabled: boolean;
}

function Goals({ pad, match, home, away, disabled }: GoalsProps) {
  const goals = score(pad, match.id);
  const [typed, type] = useState<readonly [string, string]>(["", ""]);
  const written = goals ? goals.join(":") : "";
  useEffect(() => type(goals ? [String(goals[0]), String(goals[1])] : ["", ""]), [written]);
  const change = (side: number, value: string) => {
    const digits = value.replace(/\D/g, "").slice(0, 2);
    const next: [string, string] = side ? [typed[0], digits] : [digits, typed[1]];
    type(next);
    // A result is both numbers; with one of them gone there is none.
    if (next.every(Boolean)) put(pad.id, `result ${match.id}`, next.map(Number));
    else if (goals) put(pad.id, `result ${match.id}`, null);
  };
  return (
    <span class="goals">
      {[home, away].map((team, side) => (
        <input
          key={side}
          class="number"
          inputMode="numeric"
          maxLength={2}
          disabled={disabled}
          aria-label={t("companion-goals-of", { team, home, away })}
          value={typed[side]}
          onInput={(event) => change(side, event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
        />
      ))}
    </span>
  );
}
