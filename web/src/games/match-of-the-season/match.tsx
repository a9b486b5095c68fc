/** A match: two line-ups on one pitch, the tactic card, the match die, and how it was decided. */
import type { JSX } from "preact";
import { Shirt } from "../../lib/kit";
import { Pitch } from "../../lib/pitch";
import { Score } from "../../lib/score";
import * as telling from "../../lib/telling";
import { ChanceCard } from "./chance-card";
import { type Desk, kitOfClub, useDesk } from "./desk";
import { Rolled } from "./die";
import { DieFace } from "./icons";
import { LINES, type Line, LineUp, SideLineUp, type Sum, Sums, sumsOf, sumsOfSide } from "./side";
import { isOver, type MatchStory } from "./story";
import type { Side } from "./view";

/** The lines that a face of the die sets against each other. */
const COUNTED: Readonly<Record<string, readonly Line[]>> = {
  "whole-team": LINES,
  attack: ["attack"],
  midfield: ["midfield"],
  defence: ["defence"],
};

/** What the die counted, as the breakdown names it: with the optional rule the two sides differ. */
function countedFor(match: MatchStory, club: string, face: string | null): readonly Line[] | undefined {
  const by = match.strengths.find((each) => each.club === club)?.why[0]?.by;
  if (by === "wings") return ["midfield"];
  return (by && COUNTED[by]) || (face ? COUNTED[face] : undefined);
}

/** The face of the die, also where the optional rule tells it as a match event. */
function faceOf(desk: Desk, match: MatchStory): string | null {
  const what = match.face ? desk.state.items.get(match.face)?.what : undefined;
  return typeof what === "string" ? what : match.face;
}

export function MatchView({ match }: { readonly match: MatchStory }): JSX.Element {
  const desk = useDesk();
  const { words, view, act, speed, isWide } = desk;
  const face = faceOf(desk, match);
  const laid = view.match && isHere(desk, match) ? view.match : null;
  const side = laid?.side ?? null;
  const letter = (club: string): string => words.name(club).charAt(0);
  const taker = (club: string): number | null => (match.penalty?.winner === club ? match.penalty.place : null);
  return (
    <section class="mots-match" data-over={isOver(match)}>
      <Score scope="mots">
        <header class="mots-score">
          <Club club={match.home} match={match} outcome={1} />
          <div class="mots-score-middle">
            <small>{words.say(`name-competition-${match.competition}`)}</small>
            <Figures match={match} />
          </div>
          <Club club={match.away} match={match} outcome={-1} />
        </header>
      </Score>
      <Pitch lie={isWide ? "wide" : "tall"} class="mots-grass mots-both">
        <div class="mots-half mots-home">
          <Half club={match.home} side={null} counted={countedFor(match, match.home, face)} taker={taker(match.home)} />
        </div>
        <div class="mots-half mots-away">
          <Half club={match.away} side={side} counted={countedFor(match, match.away, face)} taker={taker(match.away)} />
        </div>
        {match.face && face && (
          <div class="mots-die-place">
            <Rolled label={words.name(match.face)} roll={`${match.home} ${match.rolls}`} speed={speed}>
              <DieFace face={face} letter={letter(face === "penalty-away" ? match.away : match.home)} />
            </Rolled>
          </div>
        )}
      </Pitch>
      <div class="mots-both-sums">
        <Sums club={match.home} sums={sumsFor(desk, match.home, null)} counted={countedFor(match, match.home, face)} />
        <Sums club={match.away} sums={sumsFor(desk, match.away, side)} counted={countedFor(match, match.away, face)} />
      </div>
      {match.face && (
        <div class="mots-verdict">
          <b>{words.name(match.face)}</b>
          {match.strengths.map((each) => (
            <button
              key={each.club}
              type="button"
              class="mots-strength"
              onClick={(event) => act.explain(words.name(each.club), each.why, event.currentTarget)}
            >
              <Shirt kit={kitOfClub(each.club)} size={24} />
              <b class="number">{each.stars}</b>
              <span class="hidden">{words.say("event-stars", { club: each.club, stars: each.stars })}</span>
            </button>
          ))}
          {match.penalty && (
            <span class="mots-penalty">
              <Rolled
                label={words.say("web-place-number", { place: match.penalty.place })}
                roll={`${match.home} ${match.rolls} ${match.penalty.place}`}
                speed={speed}
                kind="twelve"
              >
                <b class="number">{match.penalty.place}</b>
              </Rolled>
              <span>{words.say("event-penalty", { ...match.penalty })}</span>
            </span>
          )}
          {match.outcome !== null && (
            <span class="mots-result">
              {words.say("event-result", {
                home: match.home,
                away: match.away,
                outcome: match.outcome,
                home_goals: match.goals?.[0] ?? null,
                away_goals: match.goals?.[1] ?? null,
              })}
            </span>
          )}
          {match.money.map((each) => (
            <button
              key={each.team}
              type="button"
              class="mots-won"
              onClick={(event) => act.explain(words.name(each.team), each.why, event.currentTarget)}
            >
              {telling.event(words, { event: "win-money", team: each.team, money: each.money })[0]}
            </button>
          ))}
        </div>
      )}
      <Tactic desk={desk} match={match} />
    </section>
  );
}

function isHere(desk: Desk, match: MatchStory): boolean {
  const now = desk.view.match;
  return now?.home === match.home && now.away === match.away;
}

function sumsFor(desk: Desk, club: string, side: Side | null): readonly Sum[] {
  if (side) return sumsOfSide(side);
  const team = desk.view.teams.find((each) => each.team === club);
  return team?.formation ? sumsOf(desk, team.line_up, team.formation) : [];
}

interface HalfProps {
  readonly club: string;
  readonly side: Side | null;
  readonly counted: readonly Line[] | undefined;
  readonly taker: number | null;
}

function Half({ club, side, counted, taker }: HalfProps): JSX.Element | null {
  const { view } = useDesk();
  if (side) return <SideLineUp club={club} side={side} counted={counted} taker={taker} />;
  const team = view.teams.find((each) => each.team === club);
  return team?.formation ? <LineUp team={team} counted={counted} taker={taker} /> : null;
}

function Club({
  club,
  match,
  outcome,
}: {
  readonly club: string;
  readonly match: MatchStory;
  readonly outcome: number;
}): JSX.Element {
  const { words, view } = useDesk();
  const team = view.teams.find((each) => each.team === club);
  const formation = team?.formation ?? view.match?.side?.formation;
  return (
    <div class="mots-club" data-won={match.outcome === outcome}>
      <Shirt kit={kitOfClub(club)} size={44} />
      <span>
        <b>{words.name(club)}</b>
        <small>{[team && words.player(team.player), formation].filter(Boolean).join(" · ")}</small>
      </span>
    </div>
  );
}

function Figures({ match }: { readonly match: MatchStory }): JSX.Element {
  const { words } = useDesk();
  if (match.goals) return <b class="number">{match.goals.join(" : ")}</b>;
  if (match.outcome === null) return <b class="number">–</b>;
  const said = match.outcome === 0 ? "web-drawn" : match.outcome > 0 ? "web-home-win" : "web-away-win";
  return <b class="mots-outcome">{words.say(said)}</b>;
}

/** The tactic card on the match: face down until the die is cast. */
function Tactic({ desk, match }: { readonly desk: Desk; readonly match: MatchStory }): JSX.Element | null {
  const laid = isHere(desk, match) && !isOver(match) ? desk.view.match : null;
  const card = match.card ?? laid?.card ?? null;
  if (!card && !laid?.laid) return null;
  return (
    <div class="mots-tactic">
      <small>{desk.words.say(match.card ? "web-opened" : "web-laid-down")}</small>
      <ChanceCard card={card} isIdle />
    </div>
  );
}
