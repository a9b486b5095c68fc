/** The scoreboard: who plays whom, and the score; below it the tactic, and what the exact odds say. */
import type { JSX } from "preact";
import { kitOf, Shirt } from "../../lib/kit";
import { pickable, useDesk } from "./desk";
import { House, TacticIcon } from "./icons";
import { thing } from "./picking";
import type { Odds, Pitch } from "./view";

export function Scoreboard({ pitch, scored }: { readonly pitch: Pitch; readonly scored: string | null }): JSX.Element {
  const { words } = useDesk();
  const [home, away] = pitch.score;
  return (
    <div class="mof-board">
      <Club pitch={pitch} team={pitch.home} />
      <div
        class="mof-score"
        role="img"
        aria-label={`${words.name(pitch.home)} ${home}, ${words.name(pitch.away)} ${away}`}
      >
        <b key={`home ${home}`} class="number" data-scored={scored === pitch.home}>
          {home}
        </b>
        <i>:</i>
        <b key={`away ${away}`} class="number" data-scored={scored === pitch.away}>
          {away}
        </b>
      </div>
      <Club pitch={pitch} team={pitch.away} isAway />
    </div>
  );
}

/** Under which tactic the match is played, and who will win it. */
export function Prospect({ pitch }: { readonly pitch: Pitch }): JSX.Element | null {
  const { words, state } = useDesk();
  const odds = state.odds ? pitch.odds : null;
  if (!pitch.tactic && !odds) {
    return null;
  }
  return (
    <div class="mof-prospect">
      {pitch.tactic && (
        <span class="mof-tactic-badge" data-forced={pitch.forced}>
          <TacticIcon tactic={pitch.tactic} />
          {words.say(`name-tactic-${pitch.tactic}`)}
          {pitch.forced && ` · ${words.say("web-forced")}`}
        </span>
      )}
      {odds && <OddsBar odds={odds} pitch={pitch} />}
    </div>
  );
}

interface ClubProps {
  readonly pitch: Pitch;
  readonly team: string;
  readonly isAway?: boolean;
}

function Club({ pitch, team, isAway }: ClubProps): JSX.Element {
  const desk = useDesk();
  const { words, state, view } = desk;
  const seat = view.teams.find((each) => each.team === team)?.player ?? null;
  const hasAdvantage = pitch.advantage.team === team;
  return (
    <button {...pickable(desk, thing("team", team), "mof-club")} data-away={isAway}>
      <Shirt kit={kitOf(team, state.items.get(team))} size={44} />
      <span>
        <b>{words.name(team)}</b>
        <small>
          {hasAdvantage && <House label={words.say("web-home-advantage")} />}
          {seat === null ? words.say("web-non-person") : words.player(seat)}
        </small>
      </span>
    </button>
  );
}

function OddsBar({ odds, pitch }: { readonly odds: Odds; readonly pitch: Pitch }): JSX.Element {
  const { words } = useDesk();
  const shares = [odds.home, odds.draw, odds.away].map((share) => Math.round(100 * share)) as [number, number, number];
  const [home_share, draw_share, away_share] = shares;
  const said = words.say("picture-odds", {
    home: pitch.home,
    away: pitch.away,
    home_share,
    draw_share,
    away_share,
    bar: " ",
  });
  return (
    <div class="mof-odds" role="img" aria-label={said.trim()} title={said.trim()}>
      {(["home", "draw", "away"] as const).map((who, place) => (
        <span key={who} data-who={who} style={{ flexGrow: Math.max(odds[who], 0.001) }}>
          {(shares[place] ?? 0) >= 12 ? `${shares[place]} %` : ""}
        </span>
      ))}
    </div>
  );
}
