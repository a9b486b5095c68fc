/** The line-up is put together: a formation, then place and player in any order, or the strongest at once. */
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { Offered } from "../../lib/answers";
import { Shirt } from "../../lib/kit";
import { Pitch } from "../../lib/pitch";
import { Said } from "../../lib/said";
import { type Desk, kitOfClub, useDesk } from "./desk";
import { afterSteps, answerOf, type Draft, filled, missing, placesOf, put } from "./draft";
import { PositionMark, Stars } from "./icons";
import { describe, Name, OnPitch } from "./player";
import { absenceOf, cut, type Formation, linesOf } from "./reading";
import { LINES, Sums, sumsOf, sumsOfSide } from "./side";
import type { Team } from "./view";

type Chosen = { readonly place: number } | { readonly player: string } | null;

export function Builder({ team }: { readonly team: Team }): JSX.Element | null {
  const desk = useDesk();
  const { state, words, act, choices } = desk;
  const { steps } = state;
  const available = useMemo(
    () => team.squad.filter((player) => team.available?.footballers.includes(player.footballer)),
    [team],
  );
  const offered = choices.flatMap((choice) =>
    choice.verb === "formation" ? [String(choice.arguments.formation)] : [],
  );
  const begun = steps[0]?.slice("formation:".length);
  const find = (id: string | undefined | null): Formation | undefined => desk.formations.find((each) => each.id === id);
  const first = useMemo((): Draft | null => {
    const stepped = find(begun);
    if (stepped) return afterSteps(stepped, available, steps);
    const last = find(offered.find((id) => id === team.formation) ?? offered[0]);
    return last ? filled(last, available, team.line_up) : null;
  }, [state.question?.id, available]);
  const [made, make] = useState<{ readonly of: string; readonly draft: Draft } | null>(null);
  const [chosen, choose] = useState<Chosen>(null);
  const asked = `${state.question?.id} ${steps.length}`;
  const draft = made?.of === asked ? made.draft : first;
  const formation = find(draft?.formation);
  if (!draft || !formation) return null;

  const locked = Math.max(0, steps.length - 1);
  const slots = placesOf(formation);
  const strongest = choices.find((choice) => choice.verb === "strongest");
  const left = missing(draft, formation, available);
  const change = (next: Draft): void => {
    make({ of: asked, draft: next });
    choose(null);
  };

  /** Whether somebody may stand at a place: his position is the place's. */
  const fits = (player: string, place: number): boolean =>
    place >= locked &&
    draft.places.indexOf(player) < slots.length &&
    !isLocked(draft, player, locked) &&
    available.some((each) => each.footballer === player && each.position === slots[place]?.position);

  const onPlace = (place: number): void => {
    if (place < locked) return;
    const here = draft.places[place];
    if (chosen && "player" in chosen && fits(chosen.player, place)) change(put(draft, place, chosen.player));
    else if (chosen && "place" in chosen && chosen.place !== place && here && fits(here, chosen.place))
      change(put(draft, chosen.place, here));
    else choose(chosen && "place" in chosen && chosen.place === place ? null : { place });
  };
  const onPlayer = (player: string, anchor: Element): void => {
    if (!available.some((each) => each.footballer === player)) act.whyNot(`place:${player}`, anchor);
    else if (chosen && "place" in chosen && fits(player, chosen.place)) change(put(draft, chosen.place, player));
    else choose(chosen && "player" in chosen && chosen.player === player ? null : { player });
  };
  const placeGlows = (place: number): boolean => {
    if (!chosen || place < locked) return false;
    if ("player" in chosen) return fits(chosen.player, place);
    const here = draft.places[place];
    return chosen.place !== place && here != null && fits(here, chosen.place);
  };
  const bench = team.squad.filter((player) => !draft.places.includes(player.footballer));
  let place = -1;
  return (
    <section class="mots-builder">
      <div class="mots-formations">
        {desk.formations
          .filter((each) => !each.optional || offered.includes(each.id) || each.id === formation.id)
          .map((each) => (
            <button
              key={each.id}
              type="button"
              class={`mots-formation number ${offered.includes(each.id) && each.id !== formation.id ? "glow" : ""}`}
              aria-pressed={each.id === formation.id}
              data-dim={!offered.includes(each.id) && each.id !== formation.id}
              onClick={(event) =>
                offered.includes(each.id)
                  ? change(filled(each, available, draft.places))
                  : steps.length === 0 && act.whyNot(`formation:${each.id}`, event.currentTarget)
              }
            >
              {words.name(each.id)}
            </button>
          ))}
      </div>
      <Opponent team={team} />
      <div class="mots-builder-field">
        <Pitch lie="half" class="mots-grass">
          <div class="mots-lines mots-up">
            {cut(draft.places, linesOf(formation)).map((row, line) => (
              <div class="mots-line" key={LINES[line]}>
                {row.map((id) => {
                  place += 1;
                  const at = place;
                  const card = id === null ? undefined : desk.cards.get(id);
                  const position = slots[at]?.position ?? "keeper";
                  const isChosen = chosen !== null && "place" in chosen && chosen.place === at;
                  const name = words.say("web-place", { place: at + 1, position });
                  return (
                    <button
                      key={at}
                      type="button"
                      class={`mots-chip ${placeGlows(at) ? "glow" : ""} ${card ? "" : "mots-gap"}`}
                      data-picked={isChosen}
                      aria-pressed={isChosen}
                      draggable={card !== undefined && at >= locked}
                      onClick={() => onPlace(at)}
                      onDragStart={() => choose({ place: at })}
                      onDragOver={(event) => placeGlows(at) && event.preventDefault()}
                      onDrop={() => onPlace(at)}
                    >
                      <Said
                        as={`${name}: ${card ? describe(words, card, absenceOf(team, card.footballer)) : words.say("choice-gap")}`}
                      >
                        {card ? (
                          <OnPitch
                            club={team.team}
                            card={card}
                            stars={card.stars}
                            absence={absenceOf(team, card.footballer)}
                          />
                        ) : (
                          <>
                            <PositionMark position={position} words={words} />
                            <span class="mots-chip-name">{words.say("choice-gap")}</span>
                          </>
                        )}
                      </Said>
                    </button>
                  );
                })}
              </div>
            ))}
          </div>
        </Pitch>
        <div class="mots-builder-side">
          <h3>{words.say("web-bench")}</h3>
          <ul class="mots-bench">
            {bench.map((player) => {
              const absence = absenceOf(team, player.footballer);
              const isChosen = chosen !== null && "player" in chosen && chosen.player === player.footballer;
              const glows = chosen !== null && "place" in chosen && fits(player.footballer, chosen.place);
              return (
                <li key={player.footballer}>
                  <button
                    type="button"
                    class={`mots-benched mots-${player.position} ${glows ? "glow" : ""}`}
                    data-picked={isChosen}
                    data-dim={!available.includes(player)}
                    aria-pressed={isChosen}
                    draggable
                    onClick={(event) => onPlayer(player.footballer, event.currentTarget)}
                    onDragStart={() => choose({ player: player.footballer })}
                  >
                    <Said as={describe(words, player, absence)}>
                      <PositionMark position={player.position} words={words} />
                      <Name words={words} id={player.footballer} />
                      <Stars count={player.stars} />
                      {absence && <small class="mots-out">{words.say(`name-absence-${absence}`)}</small>}
                    </Said>
                  </button>
                </li>
              );
            })}
          </ul>
          <Sums sums={sumsOf(desk, draft.places, draft.formation)} />
        </div>
      </div>
      <Offered
        made={{
          answers: [
            {
              id: "lay",
              text: left > 0 ? words.say("web-places-left", { number: left }) : words.say("web-lay"),
              disabled: left > 0,
              go: () => act.answer(answerOf(draft, steps)),
            },
            ...(strongest
              ? [{ id: strongest.id, text: words.say("choice-strongest"), go: () => act.choose(strongest) }]
              : []),
          ],
        }}
      />
    </section>
  );
}

function isLocked(draft: Draft, player: string, locked: number): boolean {
  const at = draft.places.indexOf(player);
  return at >= 0 && at < locked;
}

/** Whom it goes against, where that is known. */
function Opponent({ team }: { readonly team: Team }): JSX.Element | null {
  const desk = useDesk();
  const { view, words, state } = desk;
  const begun = state.events.findLast((event) => event.event === "match" || event.event === "season");
  const { match } = view;
  if (!match || begun?.event !== "match") return null;
  const other = match.home === team.team ? match.away : match.home;
  if (match.home !== team.team && match.away !== team.team) return null;
  return (
    <div class="mots-opponent">
      <span class="mots-opponent-names">
        <small>{words.say(`name-competition-${begun.competition}`)}</small>
        <b>
          <Shirt kit={kitOfClub(match.home)} size={26} />
          {words.name(match.home)}
          <i>–</i>
          {words.name(match.away)}
          <Shirt kit={kitOfClub(match.away)} size={26} />
        </b>
      </span>
      {match.side && (
        <span class="mots-opponent-side">
          <small>
            {words.name(other)} · {match.side.formation}
          </small>
          <Sums sums={sumsOfSide(match.side)} />
        </span>
      )}
      {!match.side && <LastLineUp desk={desk} other={other} />}
    </div>
  );
}

/** The other team's last line-up is known to everybody: what it was worth. */
function LastLineUp({ desk, other }: { readonly desk: Desk; readonly other: string }): JSX.Element | null {
  const { view, words } = desk;
  const team = view.teams.find((each) => each.team === other);
  if (!team?.formation) return null;
  return (
    <span class="mots-opponent-side">
      <small>{words.say("web-last-line-up", { team: other, formation: team.formation })}</small>
      <Sums sums={sumsOf(desk, team.line_up, team.formation)} />
    </span>
  );
}
