/** The managers: shirt, money, trophy points, badges, squad and kept cards of each team. */
import type { JSX } from "preact";
import { Shirt } from "../../lib/kit";
import { kitOfClub, useDesk } from "./desk";
import type { TableEvent } from "./events";
import { Badge, Money } from "./icons";
import { LARGEST_SQUAD } from "./reading";
import { Squad } from "./squads";
import { ofSeason } from "./story";
import type { SeasonStory, Team } from "./view";

/** The trophies that a team has won: those of past seasons, then this season's. */
export function trophiesOf(
  team: string,
  chronicle: readonly SeasonStory[],
  season: number,
  events: readonly TableEvent[],
): readonly { readonly trophy: string; readonly season: number }[] {
  const past = chronicle.flatMap((each) => [
    ...(each.champion.team === team ? [{ trophy: "league-first", season: each.season }] : []),
    ...(each.cup.team === team ? [{ trophy: "cup-winner", season: each.season }] : []),
    ...(each.europe?.team === team ? [{ trophy: "europe-winner", season: each.season }] : []),
  ]);
  const isTold = chronicle.some((each) => each.season === season);
  const now = ofSeason(events)
    .flatMap((event) => (event.event === "trophy" && event.team === team ? [{ trophy: event.trophy, season }] : []))
    .filter((each) => each.trophy === "league-first" || each.trophy.endsWith("-winner"))
    .filter((each) => !isTold || each.trophy === "supercup-winner");
  return [...past, ...now];
}

export function Managers(): JSX.Element {
  const { view } = useDesk();
  return (
    <ul class="mots-managers">
      {view.teams.map((team) => (
        <li key={team.team}>
          <Plate team={team} />
        </li>
      ))}
    </ul>
  );
}

function Plate({ team }: { readonly team: Team }): JSX.Element {
  const { words, state, view, own } = useDesk();
  const badges = trophiesOf(team.team, view.chronicle, view.season, state.events);
  return (
    <details
      class="mots-plate"
      data-own={own.includes(team)}
      data-waited={state.waiting.includes(team.player) && !state.over}
    >
      <summary>
        <Shirt kit={kitOfClub(team.team)} size={40} />
        <span class="mots-plate-names">
          <b>{words.name(team.team)}</b>
          <small>{words.player(team.player)}</small>
        </span>
        <span class="mots-points number" title={words.say("web-trophy-points")}>
          {team.score}
          <span class="hidden">{words.say("web-trophy-points")}</span>
        </span>
        <Money amount={team.money} words={words} />
        <span class="mots-plate-facts">
          <span title={words.say("picture-players")}>
            <small>{words.say("picture-players")}</small>
            <b class="number">
              {team.squad.length}/{LARGEST_SQUAD}
            </b>
          </span>
          <span title={words.say("picture-cards")}>
            <small>{words.say("picture-cards")}</small>
            <b class="number">{team.held}</b>
          </span>
        </span>
        {badges.length > 0 && (
          <span class="mots-badges">
            {badges.map((each, place) => (
              <span key={place} title={`${words.name(each.trophy)} · ${each.season}`}>
                <Badge trophy={each.trophy} label={words.name(each.trophy)} />
                <small>{each.season}</small>
              </span>
            ))}
          </span>
        )}
      </summary>
      <Squad team={team} isPlain />
    </details>
  );
}
