/** A table, with sentences that explain the order of level teams. */
import { t } from "../app/words";
import { Shirt } from "../lib/kit";
import { lotKey, placesOf, type Table } from "./layout";
import type { Place, Reason } from "./league";
import { teamKit, teamName } from "./names";
import { type Pad, read } from "./pad";
import { put } from "./store";

export function LeagueTable({ pad, table }: { pad: Pad; table: Table }) {
  const places = placesOf(pad, table);
  const name = (team: number) => teamName(pad, team);
  const away = pad.kind === "masters" || (pad.kind === "league" && pad.order === "masters");
  const begun = places.some((place) => place.row.played > 0);
  return (
    <>
      <table class={begun ? "league-table" : "league-table not-begun"}>
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden">{t("companion-place")}</span>
            </th>
            <th scope="col" class="team">
              {t("companion-column-team")}
            </th>
            {(["played", "won", "drawn", "lost"] as const).map((each) => (
              <Column key={each} name={each} />
            ))}
            {table.goals && <Column name="goals" />}
            {table.goals && <Column name="difference" />}
            {table.goals && away && <Column name="away" />}
            <Column name="points" />
          </tr>
        </thead>
        <tbody>
          {places.map(({ row }, place) => (
            <tr key={row.team} class={begun && place < table.through ? "through" : ""}>
              <td class="number">{place + 1}</td>
              <th scope="row" class="team">
                <span>
                  <Shirt kit={teamKit(pad, row.team)} size={22} />
                  {name(row.team)}
                </span>
              </th>
              <td>{row.played}</td>
              <td>{row.won}</td>
              <td>{row.drawn}</td>
              <td>{row.lost}</td>
              {table.goals && (
                <td>
                  {row.goals}:{row.conceded}
                </td>
              )}
              {table.goals && <td>{signed(row.difference)}</td>}
              {table.goals && away && <td>{row.away}</td>}
              <td class="number points">{row.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {begun && <Why pad={pad} table={table} places={places} />}
    </>
  );
}

function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : `${difference}`.replace("-", "−");
}

function Column({ name }: { name: "played" | "won" | "drawn" | "lost" | "goals" | "difference" | "away" | "points" }) {
  return (
    <th scope="col" class={name}>
      <abbr title={t(`companion-column-${name}`)}>{t(`companion-short-${name}`)}</abbr>
    </th>
  );
}

function Why({ pad, table, places }: { pad: Pad; table: Table; places: readonly Place[] }) {
  const complete = table.matches.every((match) => read(pad, `result ${match.id}`) !== null);
  const name = (team: number) => teamName(pad, team);
  const told = places.flatMap(({ row, above }, place) => {
    const next = places[place + 1];
    if (!above || !next || above.kind === "open" || (above.kind === "figure" && above.by === "points")) return [];
    return [<li key={row.team}>{reasonSentence(above, name(row.team), name(next.row.team), name)}</li>];
  });
  const open = [
    ...new Map(places.flatMap(({ above }) => (above?.kind === "open" ? [[above.tied.join(), above]] : []))).values(),
  ];
  return (
    <>
      {told.length > 0 && (
        <ul class="tie-breaks" aria-label={t("companion-tie-breaks")}>
          {told}
        </ul>
      )}
      {complete &&
        open.map(
          (each) =>
            each.kind === "open" && (
              <Decide key={each.tied.join()} pad={pad} table={table} places={places} reason={each} />
            ),
        )}
    </>
  );
}

export function reasonSentence(above: Reason, team: string, other: string, name: (team: number) => string): string {
  if (above.kind === "figure" || above.kind === "head-to-head") {
    const figure = above.by === "difference" ? signed : String;
    const told = { team, other, own: figure(above.own), theirs: figure(above.other) };
    if (above.kind === "figure") return t(`companion-above-${above.by}`, told);
    if (above.tied.length === 2) return t(`companion-direct-${above.by}`, told);
    return t(`companion-among-${above.by}`, {
      ...told,
      tied: new Intl.ListFormat(document.documentElement.lang).format(above.tied.map(name)),
    });
  }
  return t(`companion-decided-${above.kind}`, { team, other });
}

interface DecideProps {
  readonly pad: Pad;
  readonly table: Table;
  readonly places: readonly Place[];
  readonly reason: Extract<Reason, { kind: "open" }>;
}

/** A tie that no figure can settle: people enter the result. The whole tie is one entry, those already drawn first. */
function Decide({ pad, table, places, reason }: DecideProps) {
  const teams = places.map((place) => place.row.team);
  const first = teams.indexOf(reason.tied[0] as number);
  // Those of the same tie that were drawn already stand right above.
  const drawn: number[] = [];
  for (let place = first - 1; place >= 0; place--) {
    if (places[place]?.above?.kind !== reason.decide) break;
    drawn.unshift(teams[place] as number);
  }
  const whole = [...drawn, ...reason.tied];
  const key = lotKey(table.scope, reason.decide, whole);
  return (
    <fieldset class="decide">
      <legend>{t(`companion-decide-${reason.decide}`, { teams: whole.length })}</legend>
      <div class="row">
        {reason.tied.map((team) => (
          <button key={team} type="button" class="button small" onClick={() => put(pad.id, key, [...drawn, team])}>
            {teamName(pad, team)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
