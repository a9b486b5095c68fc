/** Squads and the open pool, laid out by position, strongest first. */
import type { JSX } from "preact";
import { Shirt } from "../../lib/kit";
import { ChanceBack, ChanceCard } from "./chance-card";
import { kitOfClub, useDesk } from "./desk";
import { Money } from "./icons";
import { PlayerCard } from "./player";
import { absenceOf, LARGEST_SQUAD, POSITIONS } from "./reading";
import type { Footballer, Team } from "./view";

function sorted(players: readonly Footballer[]): readonly Footballer[] {
  return [...players].sort(
    (one, other) =>
      POSITIONS.indexOf(one.position) - POSITIONS.indexOf(other.position) ||
      other.stars - one.stars ||
      one.footballer.localeCompare(other.footballer),
  );
}

interface SquadProps {
  readonly team: Team;
  /** Whether the hand and the money stand above it. */
  readonly isPlain?: boolean;
}

export function Squad({ team, isPlain }: SquadProps): JSX.Element {
  const { words } = useDesk();
  return (
    <section class="mots-squad">
      <h2>
        <Shirt kit={kitOfClub(team.team)} size={26} />
        {words.name(team.team)}
        <small class="number">
          {team.squad.length}/{LARGEST_SQUAD}
        </small>
        {!isPlain && <Money amount={team.money} words={words} />}
      </h2>
      <ul class="mots-cards">
        {sorted(team.squad).map((player) => (
          <li key={player.footballer}>
            <PlayerCard
              card={player}
              team={team.team}
              absence={absenceOf(team, player.footballer)}
              isFaceDown={team.face_down.footballers.includes(player.footballer)}
              isFielded={team.line_up.includes(player.footballer)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Pool({ title }: { readonly title?: string }): JSX.Element | null {
  const { view, words } = useDesk();
  if (view.pool.length === 0) return null;
  return (
    <section class="mots-pool">
      <h2>
        {title ?? words.say("web-pool")}
        <small class="number">{view.pool.length}</small>
      </h2>
      <ul class="mots-cards">
        {sorted(view.pool).map((player) => (
          <li key={player.footballer}>
            <PlayerCard card={player} price />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The chance cards that a team keeps: one's own open, others face down. */
export function Hand({ team }: { readonly team: Team }): JSX.Element | null {
  const { words } = useDesk();
  if (team.held === 0) return null;
  return (
    <section class="mots-hand">
      <h2>
        {words.say("web-hand")}
        <small class="number">{team.held}</small>
      </h2>
      <ul class="mots-hand-cards">
        {team.cards.map((card, place) => (
          <li key={`${card} ${place}`}>
            <ChanceCard card={card} />
          </li>
        ))}
        {Array.from({ length: team.held - team.cards.length }, (_, place) => (
          <li key={place}>
            <ChanceBack />
          </li>
        ))}
      </ul>
    </section>
  );
}
