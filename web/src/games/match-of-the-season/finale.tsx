/** The end: who stands where, with all badges. */
import type { JSX } from "preact";
import { Shirt } from "../../lib/kit";
import * as telling from "../../lib/telling";
import { kitOfClub, useDesk } from "./desk";
import { Badge } from "./icons";
import { trophiesOf } from "./managers";

export function Finale(): JSX.Element {
  const { state, view, words } = useDesk();
  const standings = state.result ?? [];
  return (
    <ol class="mots-finale">
      {[...standings]
        .sort((one, other) => one.place - other.place)
        .map((each) => {
          const teams = view.teams.filter((team) => team.player === each.seat);
          const badges = teams.flatMap((team) => trophiesOf(team.team, view.chronicle, view.season, state.events));
          return (
            <li key={each.seat} data-first={each.place === 1}>
              <b class="number mots-finale-place">{each.place}</b>
              {teams.map((team) => (
                <Shirt key={team.team} kit={kitOfClub(team.team)} size={56} label={words.name(team.team)} />
              ))}
              <span class="mots-finale-who">
                <b>{words.player(each.seat)}</b>
                <small>{telling.whyPlaced(words, each)}</small>
              </span>
              <span class="mots-badges">
                {badges.map((badge, place) => (
                  <span key={`${badge.trophy} ${place}`}>
                    <Badge trophy={badge.trophy} label={words.name(badge.trophy)} />
                    <small>{badge.season}</small>
                  </span>
                ))}
              </span>
            </li>
          );
        })}
    </ol>
  );
}
