/** The season: league with its points track and fixtures, National Cup, European Cup and Supercup, points by season. */
import type { JSX } from "preact";
import { Shirt } from "../../lib/kit";
import { Pawn } from "./board";
import { kitOfClub, useDesk } from "./desk";
import { Badge, DayIcon } from "./icons";
import { europeanPairs, isOver, type MatchStory, matchesOf, ofSeason } from "./story";
import type { View } from "./view";

/** Six rounds, three points each. */
const MOST_POINTS = 18;

export function Season(): JSX.Element {
  const { state } = useDesk();
  const matches = matchesOf(ofSeason(state.events));
  return (
    <>
      <League matches={matches} />
      <Cups matches={matches} />
    </>
  );
}

function League({ matches }: { readonly matches: readonly MatchStory[] }): JSX.Element {
  const { view, words, spaces, own } = useDesk();
  const played = matches.filter((match) => match.competition === "league");
  const rounds = spaces.filter((space) => space.fixtures);
  const now = spaces.findIndex((space) => space.id === view.space);
  return (
    <section class="mots-league">
      <h2>
        <DayIcon kind="league" />
        {words.say("name-competition-league")}
      </h2>
      <div class="mots-track" aria-hidden="true">
        {Array.from({ length: MOST_POINTS + 1 }, (_, points) => (
          <span key={points} data-fifth={points % 5 === 0}>
            <small>{points}</small>
            {view.teams
              .filter((team) => team.points === points)
              .map((team) => (
                <Pawn key={team.team} team={team.team} size={18} />
              ))}
          </span>
        ))}
      </div>
      <table>
        <caption class="hidden">{words.say("name-competition-league")}</caption>
        <tbody>
          {view.league.map(({ team, place }) => (
            <tr key={team} data-own={own.some((each) => each.team === team)}>
              <td class="number">{place ?? "–"}</td>
              <th scope="row">
                <Shirt kit={kitOfClub(team)} size={22} />
                {words.name(team)}
              </th>
              <td class="number">{view.teams.find((each) => each.team === team)?.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ol class="mots-fixtures">
        {rounds.map((space, round) => (
          <li key={space.id} data-past={spaces.indexOf(space) < now} data-now={spaces.indexOf(space) === now}>
            <small class="number">{round + 1}</small>
            {space.fixtures?.map(([home, away]) => {
              const match = played.find((each) => each.home === home && each.away === away);
              return <Fixture key={home} home={home} away={away} match={match} />;
            })}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface FixtureProps {
  readonly home: string;
  readonly away: string;
  readonly match: MatchStory | undefined;
}

/** A match in one line: shirts, and who won by a sign between them. */
function Fixture({ home, away, match }: FixtureProps): JSX.Element {
  const { words } = useDesk();
  const outcome = match?.outcome ?? null;
  const said =
    outcome === null
      ? `${words.name(home)} – ${words.name(away)}`
      : words.say("event-result", { home, away, outcome, home_goals: null, away_goals: null });
  const between = match?.goals
    ? match.goals.join(":")
    : outcome === null
      ? "–"
      : outcome === 0
        ? "="
        : outcome > 0
          ? "◀"
          : "▶";
  return (
    <span class="mots-fixture" data-outcome={outcome ?? undefined} title={said}>
      <span class="hidden">{said}</span>
      <span aria-hidden="true">
        <Pawn team={home} size={20} />
        <b>{between}</b>
        <Pawn team={away} size={20} />
      </span>
    </span>
  );
}

function Cups({ matches }: { readonly matches: readonly MatchStory[] }): JSX.Element {
  const { view, words } = useDesk();
  const of = (competition: string): readonly MatchStory[] =>
    matches.filter((match) => match.competition === competition && !match.isWalkover);
  const national = of("national-cup");
  const supercup = of("supercup").at(-1);
  return (
    <section class="mots-cups">
      <h2>
        <DayIcon kind="cup" />
        {words.say("name-competition-national-cup")}
      </h2>
      <NationalCup view={view} matches={national} />
      {view.season > 1 && (
        <>
          <h2>
            <DayIcon kind="supercup" />
            {words.say("name-competition-supercup")}
          </h2>
          {supercup ? <Tie match={supercup} /> : <p class="mots-none">{words.say("web-not-yet")}</p>}
          <h2>
            <DayIcon kind="europe" />
            {words.say("name-competition-european-cup")}
          </h2>
          <Europe matches={of("european-cup")} />
        </>
      )}
    </section>
  );
}

/** Two semi-finals, the final, the cup. */
function NationalCup({ view, matches }: { readonly view: View; readonly matches: readonly MatchStory[] }): JSX.Element {
  const { words, state } = useDesk();
  const byes = ofSeason(state.events).filter((event) => event.event === "bye");
  const [one, other] = view.cup.teams;
  // Who has won a semi-final is in the cup; both are only where they meet in the final.
  const isFinal = (match: MatchStory): boolean =>
    [match.home, match.away].every((club) => view.cup.teams.includes(club));
  const final = matches.find(isFinal);
  const semis = matches.filter((match) => !isFinal(match));
  const kept = view.chronicle.find((each) => each.season === view.season)?.cup.team;
  const winner = final && isOver(final) ? (final.outcome === 1 ? final.home : final.away) : (kept ?? null);
  return (
    <div class="mots-bracket">
      <div>
        <small>{words.say("web-stage-semi-finals")}</small>
        {semis.map((match) => (
          <Tie key={match.home} match={match} />
        ))}
        {byes.map((bye) => (
          <span class="mots-tie" key={bye.team}>
            <TieTeam club={bye.team} isThrough />
          </span>
        ))}
        {semis.length + byes.length === 0 && <span class="mots-tie mots-open">?</span>}
        {semis.length + byes.length === 0 && <span class="mots-tie mots-open">?</span>}
      </div>
      <div>
        <small>{words.say("web-stage-final")}</small>
        {final ? (
          <Tie match={final} />
        ) : (
          <span class="mots-tie">
            {one ? <TieTeam club={one} /> : <span class="mots-open">?</span>}
            {other ? <TieTeam club={other} /> : <span class="mots-open">?</span>}
          </span>
        )}
      </div>
      <div class="mots-bracket-end">
        <span data-open={!winner}>
          <Badge trophy="cup-winner" label={words.name("cup-winner")} />
        </span>
        {winner && <b>{words.name(winner)}</b>}
      </div>
    </div>
  );
}

function Tie({ match }: { readonly match: MatchStory }): JSX.Element {
  return (
    <span class="mots-tie">
      <TieTeam club={match.home} isThrough={match.outcome === 1} />
      <TieTeam club={match.away} isThrough={match.outcome === -1} />
    </span>
  );
}

function TieTeam({ club, isThrough = false }: { readonly club: string; readonly isThrough?: boolean }): JSX.Element {
  const { words } = useDesk();
  return (
    <span class="mots-tie-team" data-through={isThrough}>
      <Pawn team={club} size={18} />
      <span>{words.name(club)}</span>
      {isThrough && <b aria-hidden="true">✓</b>}
    </span>
  );
}

/** The pairs of the last draw, managers' teams first, and who is still in. */
function Europe({ matches }: { readonly matches: readonly MatchStory[] }): JSX.Element {
  const { view, words, state } = useDesk();
  const pairs = europeanPairs(ofSeason(state.events));
  const isOwn = (club: string): boolean => view.teams.some((team) => team.team === club);
  const sorted = [...pairs].sort((one, other) => Number(other.some(isOwn)) - Number(one.some(isOwn)));
  const left = new Set(view.europe.clubs);
  return (
    <>
      {sorted.length > 0 && (
        <div class="mots-europe">
          {sorted.map(([home, away]) => (
            <span class="mots-tie" key={home} data-own={isOwn(home) || isOwn(away)}>
              <TieTeam club={home} isThrough={isThrough(home, away, left, matches)} />
              <TieTeam club={away} isThrough={isThrough(away, home, left, matches)} />
            </span>
          ))}
        </div>
      )}
      {view.europe.clubs.length > 0 && (
        <details class="mots-still">
          <summary>{words.say("web-still-in", { number: view.europe.clubs.length })}</summary>
          <ul>
            {view.europe.clubs.map((club) => (
              <li key={club}>
                <TieTeam club={club} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {view.holder && (
        <p class="mots-holder">
          <Badge trophy="europe-winner" />
          {words.say("web-holder", { team: view.holder.team })}
        </p>
      )}
      {pairs.length + view.europe.clubs.length === 0 && <p class="mots-none">{words.say("web-nobody-left")}</p>}
    </>
  );
}

function isThrough(club: string, other: string, left: ReadonlySet<string>, matches: readonly MatchStory[]): boolean {
  const isPlayed = matches.some((match) => isOver(match) && [match.home, match.away].includes(club));
  return left.has(club) && !left.has(other) && (isPlayed || !matches.some((match) => match.home === club));
}

const WIDE = 240;
const HIGH = 96;

/** Trophy points by season as lines, each ending in its team's shirt; below, who won what. */
export function Chronicle(): JSX.Element | null {
  const { view, words } = useDesk();
  const { chronicle, seasons, teams } = view;
  if (chronicle.length === 0) return null;
  const most = Math.max(8, ...chronicle.flatMap((each) => each.teams.map((team) => team.score)));
  const x = (season: number): number => 10 + (season / seasons) * (WIDE - 40);
  const y = (score: number): number => HIGH - 8 - (score / most) * (HIGH - 20);
  const last = chronicle.at(-1);
  return (
    <section class="mots-chronicle">
      <h2>{words.say("picture-seasons")}</h2>
      <svg class="mots-chart" viewBox={`0 0 ${WIDE} ${HIGH + 12}`} aria-hidden="true">
        {Array.from({ length: seasons + 1 }, (_, season) => (
          <g key={season}>
            <path d={`M${x(season)} 6V${HIGH - 8}`} class="mots-chart-line" />
            <text x={x(season)} y={HIGH + 8}>
              {season === 0 ? "" : season}
            </text>
          </g>
        ))}
        {teams.map((team) => {
          const scores = [0, ...chronicle.map((each) => each.teams.find((one) => one.team === team.team)?.score ?? 0)];
          const points = scores.map((score, season) => `${x(season).toFixed(1)},${y(score).toFixed(1)}`);
          const [colour] = kitOfClub(team.team).colours;
          return (
            <g key={team.team}>
              <polyline points={points.join(" ")} class="mots-chart-under" />
              <polyline points={points.join(" ")} style={{ stroke: colour }} class="mots-chart-score" />
            </g>
          );
        })}
        {last &&
          spread(
            teams.map((team) => ({
              team: team.team,
              y: y(last.teams.find((one) => one.team === team.team)?.score ?? 0),
            })),
          ).map((each) => (
            <g key={each.team} transform={`translate(${x(chronicle.length) + 4} ${each.y - 9})`}>
              <Shirt kit={kitOfClub(each.team)} size={18} />
            </g>
          ))}
      </svg>
      <table class="mots-winners">
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden">{words.say("web-season")}</span>
            </th>
            {(["picture-champion", "picture-cup", "picture-europe-winner"] as const).map((key) => (
              <th scope="col" key={key}>
                {words.say(key)}
              </th>
            ))}
            {teams.map((team) => (
              <th scope="col" key={team.team}>
                <Shirt kit={kitOfClub(team.team)} size={18} label={words.name(team.team)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chronicle.map((each) => (
            <tr key={each.season}>
              <th scope="row" class="number">
                {each.season}
              </th>
              {[each.champion, each.cup, each.europe].map((winner, place) => (
                <td key={place}>
                  {winner ? <Shirt kit={kitOfClub(winner.team)} size={22} label={words.name(winner.team)} /> : "–"}
                </td>
              ))}
              {teams.map((team) => (
                <td key={team.team} class="number">
                  {each.teams.find((one) => one.team === team.team)?.score}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Shirts of level teams stand above each other instead of on each other. */
function spread(
  marks: readonly { readonly team: string; readonly y: number }[],
): readonly { team: string; y: number }[] {
  let last = Number.NEGATIVE_INFINITY;
  return [...marks]
    .sort((one, other) => one.y - other.y)
    .map((mark) => {
      last = Math.max(mark.y, last + 13);
      return { team: mark.team, y: last };
    });
}
