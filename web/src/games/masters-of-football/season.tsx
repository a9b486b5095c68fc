/** The season: league table with what parts level teams, fixtures and results, and the clubs with all that is public. */
import type { JSX } from "preact";
import { kitOf, Shirt } from "../../lib/kit";
import { Said } from "../../lib/said";
import { NamedCard } from "./action-card";
import { useDesk } from "./desk";
import { CardBack, Coin, PositionMark } from "./icons";
import { describe } from "./player-card";
import type { Fixture, TableRow, Team } from "./view";

const MATCHES_A_DAY = 2;

export function Season(): JSX.Element {
  const { view, words } = useDesk();
  return (
    <>
      {view.tables.map((rows, place) => (
        <League
          key={rows
            .map((row) => row.team)
            .sort()
            .join()}
          rows={rows}
          title={
            view.tables.length > 1 ? words.name(`championship-championship-${place + 1}`) : words.say("web-league")
          }
        />
      ))}
      <Clubs />
      <Stacks />
      <Calendar />
    </>
  );
}

function League({ rows, title }: { readonly rows: readonly TableRow[]; readonly title: string }): JSX.Element {
  const { words, state, own } = useDesk();
  return (
    <table class="mof-league">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">
            <span class="hidden">{words.say("web-club")}</span>
          </th>
          {(["played", "won", "drawn", "lost", "goals", "points"] as const).map((column) => (
            <th key={column} scope="col">
              <abbr title={words.say(`web-${column}`)}>{words.say(`web-${column}-short`)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={row.team} data-own={own?.team === row.team}>
            <td class="number">{place + 1}</td>
            <th scope="row">
              <Shirt kit={kitOf(row.team, state.items.get(row.team))} size={22} />
              <span>
                {words.name(row.team)}
                {row.played > 0 && row.above_by && row.above_by !== "points" && (
                  <small>{words.say("web-ahead-by", { above_by: row.above_by })}</small>
                )}
              </span>
            </th>
            <td>{row.played}</td>
            <td>{row.won}</td>
            <td>{row.drawn}</td>
            <td>{row.lost}</td>
            <td>
              {row.scored}:{row.conceded}
            </td>
            <td class="number">{row.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Clubs(): JSX.Element {
  const { view, words } = useDesk();
  return (
    <section class="mof-clubs">
      <h2>{words.say("web-clubs")}</h2>
      <ul>
        {view.teams.map((team) => (
          <li key={team.team}>
            <ClubEntry team={team} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClubEntry({ team }: { readonly team: Team }): JSX.Element {
  const { words, state, view, act } = useDesk();
  const hand = team.player === null ? undefined : view.hands[team.player];
  const isWaited = team.player !== null && state.waiting.includes(team.player);
  return (
    <details class="mof-club-entry" data-waited={isWaited}>
      <summary>
        <Shirt kit={kitOf(team.team, state.items.get(team.team))} size={30} />
        <span class="mof-club-name">
          <b>{words.name(team.team)}</b>
          <small>
            {team.player === null ? words.say("web-non-person") : words.player(team.player)}
            {team.manager && ` · ${words.name(team.manager)}`}
          </small>
        </span>
        {team.money !== null && (
          <span class="mof-fact" title={words.say("web-money")}>
            <Coin label={words.say("web-money")} />
            {team.money}
          </span>
        )}
        {hand && (
          <span class="mof-fact" title={words.say("web-cards-held")}>
            <CardBack label={words.say("web-cards-held")} />
            {hand.count}
          </span>
        )}
      </summary>
      {team.manager && (
        <button
          type="button"
          class="mof-club-manager"
          onClick={(event) => team.manager && act.show(team.manager, event.currentTarget)}
        >
          <b>{words.name(team.manager)}</b> {words.text(team.manager)}
        </button>
      )}
      {hand && hand.shown.cards.length > 0 && hand.cards === null && (
        <p class="mof-seen">
          {words.say("web-seen")}
          {hand.shown.cards.map((card) => (
            <NamedCard key={card} id={card} />
          ))}
        </p>
      )}
      <ul class="mof-roster">
        {team.squad.map((card) => (
          <li key={card.footballer}>
            <button
              type="button"
              class={`mof-rostered mof-${card.player_level}`}
              onClick={(event) => act.show(card.footballer, event.currentTarget)}
            >
              <Said as={describe(words, card, null)}>
                <PositionMark position={card.position} />
                <span class="mof-rostered-name">{words.name(card.footballer)}</span>
                <small class="number">
                  {card.attack.map((value, place) => `${value}/${card.defence[place]}`).join("  ")}
                </small>
              </Said>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How much is left to draw; the discarded cards of each level lie open beside. */
function Stacks(): JSX.Element {
  const { view, words } = useDesk();
  const { deck, discards, players } = view.stacks;
  return (
    <section class="mof-stacks">
      <h2>{words.say("web-stacks")}</h2>
      <ul>
        <li>
          <CardBack />
          {words.say("web-stack", { left: deck, discarded: discards.cards.length, name: words.say("web-hand") })}
        </li>
        {players.map((each) => (
          <li key={each.player_level} class={`mof-${each.player_level}`}>
            {words.say("web-stack", {
              left: each.stack,
              discarded: each.footballers.length,
              name: words.say(`name-player-level-${each.player_level}`),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was played and what is to come, matchday by matchday. */
function Calendar(): JSX.Element {
  const { view, words } = useDesk();
  const days = new Map<number, Fixture[]>();
  for (const fixture of view.fixtures) {
    days.set(fixture.matchday, [...(days.get(fixture.matchday) ?? []), fixture]);
  }
  const matches = MATCHES_A_DAY * Math.max(view.tables.length, 1);
  return (
    <section class="mof-calendar">
      <h2>{words.say("web-matches")}</h2>
      <ol>
        {view.results.map((played, place) => (
          <li key={`${played.home} ${played.away} ${place}`} data-first={place % matches === 0}>
            {place % matches === 0 && <Day day={place / matches + 1} />}
            <Line home={played.home} away={played.away} between={played.score.join(":")} isPlayed />
          </li>
        ))}
        {[...days].map(([day, fixtures]) =>
          fixtures.map((fixture, place) => (
            <li key={`${day} ${fixture.home}`} data-first={place === 0}>
              {place === 0 && <Day day={day} />}
              <Line home={fixture.home} away={fixture.away} between="–" isPlayed={false} />
            </li>
          )),
        )}
      </ol>
    </section>
  );
}

function Day({ day }: { readonly day: number }): JSX.Element {
  const { words } = useDesk();
  return <small class="mof-day">{words.say("event-matchday", { number: day })}</small>;
}

interface LineProps {
  readonly home: string;
  readonly away: string;
  readonly between: string;
  readonly isPlayed: boolean;
}

function Line({ home, away, between, isPlayed }: LineProps): JSX.Element {
  const { words, own } = useDesk();
  return (
    <span class="mof-line" data-own={own?.team === home || own?.team === away} data-played={isPlayed}>
      <span>{words.name(home)}</span>
      <b class="number">{between}</b>
      <span>{words.name(away)}</span>
    </span>
  );
}
