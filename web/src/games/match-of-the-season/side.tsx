/** One team's line-up on the grass, line by line, with what its lines are worth. */
import type { JSX } from "preact";
import { Shirt } from "../../lib/kit";
import { Said } from "../../lib/said";
import type { Part } from "../../lib/table";
import { type Desk, kitOfClub, pickable, useDesk } from "./desk";
import { PositionMark, Stars } from "./icons";
import { thing } from "./picking";
import { describe, OnPitch } from "./player";
import { absenceOf, cut, linesOf, POSITIONS } from "./reading";
import type { Side, Team } from "./view";

/** The four lines as the match die names them; the keeper counts for the whole team alone. */
export const LINES = ["keeper", "defence", "midfield", "attack"] as const;
export type Line = (typeof LINES)[number];

interface Man {
  readonly id: string | null;
  readonly stars: number;
  readonly isGap: boolean;
}

export function menOf(desk: Desk, places: readonly (string | null)[]): readonly Man[] {
  return places.map((id) => ({ id, stars: id === null ? 0 : (desk.cards.get(id)?.stars ?? 0), isGap: id === null }));
}

export function linesFor(desk: Desk, formation: string | null): readonly number[] {
  const found = desk.formations.find((each) => each.id === formation);
  return found ? linesOf(found) : [1, 4, 4, 2];
}

interface LineUpProps {
  readonly team: Team;
  /** Which lines the die counts. */
  readonly counted?: readonly Line[] | undefined;
  /** The place, from 1, of whoever takes the penalty. */
  readonly taker?: number | null;
}

/** A laid line-up; its players can be picked where the question is about them. */
export function LineUp({ team, counted, taker }: LineUpProps): JSX.Element {
  const desk = useDesk();
  const { words, state } = desk;
  const lines = cut(menOf(desk, team.line_up), linesFor(desk, team.formation));
  let place = 0;
  return (
    <div class="mots-lines">
      {lines.map((men, line) => (
        <div class="mots-line" key={LINES[line]} data-counted={counted?.includes(LINES[line] ?? "keeper")}>
          {men.map((man) => {
            place += 1;
            const card = man.id === null ? undefined : desk.cards.get(man.id);
            if (!card) return <Gap key={place} line={line} />;
            const absence = absenceOf(team, card.footballer);
            const isFaceDown = team.face_down.footballers.includes(card.footballer);
            const country = state.items.get(card.footballer)?.country as string | undefined;
            return (
              <button
                key={place}
                {...pickable(desk, thing("footballer", card.footballer), "mots-chip", card.footballer)}
                data-taker={place === taker}
              >
                <Said
                  as={[
                    describe(words, card, absence, country),
                    ...(isFaceDown ? [words.say("web-face-down")] : []),
                  ].join(", ")}
                >
                  <OnPitch club={team.team} card={card} stars={man.stars} absence={absence} isFaceDown={isFaceDown} />
                </Said>
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** An international team: stars, no names. */
export function SideLineUp({
  club,
  side,
  counted,
  taker,
}: {
  readonly club: string;
  readonly side: Side;
  readonly counted?: readonly Line[] | undefined;
  readonly taker?: number | null;
}): JSX.Element {
  const desk = useDesk();
  const lines = cut(side.stars, linesFor(desk, side.formation));
  let place = 0;
  return (
    <div class="mots-lines">
      {lines.map((men, line) => (
        <div class="mots-line" key={LINES[line]} data-counted={counted?.includes(LINES[line] ?? "keeper")}>
          {men.map((stars) => {
            place += 1;
            return (
              <span key={place} class="mots-chip" data-taker={place === taker}>
                <OnPitch club={club} card={undefined} stars={stars} />
                <span class="hidden">{desk.words.say("web-stars", { stars })}</span>
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** An empty place: to be seen from afar. */
export function Gap({ line }: { readonly line: number }): JSX.Element {
  const { words } = useDesk();
  return (
    <span class="mots-chip mots-gap">
      <PositionMark position={POSITIONS[line] ?? "keeper"} words={words} />
      <span class="mots-chip-name">{words.say("choice-gap")}</span>
    </span>
  );
}

export interface Sum {
  readonly line: Line | "whole-team";
  readonly value: number;
  readonly why: readonly Part[];
}

/** What the lines of a line-up are worth, with who brings how much. */
export function sumsOf(desk: Desk, places: readonly (string | null)[], formation: string | null): readonly Sum[] {
  const lines = cut(menOf(desk, places), linesFor(desk, formation));
  const sums: Sum[] = lines.map((men, line) => ({
    line: LINES[line] ?? "keeper",
    value: men.reduce((total, man) => total + man.stars, 0),
    why: men
      .filter((man) => man.id !== null)
      .map((man) => ({ amount: man.stars, by: "footballer", footballer: man.id })),
  }));
  return [...sums, { line: "whole-team", value: total(sums), why: sums.flatMap((sum) => sum.why) }];
}

function total(sums: readonly Sum[]): number {
  return sums.reduce((all, sum) => all + sum.value, 0);
}

export function sumsOfSide(side: Side): readonly Sum[] {
  return [
    ...LINES.map((line) => ({ line, value: side[line], why: [] })),
    { line: "whole-team" as const, value: side.whole, why: [] },
  ];
}

/** The sums as plates; each opens its breakdown. */
export function Sums({
  sums,
  counted,
  club,
}: {
  readonly sums: readonly Sum[];
  /** Whose they are, where that is not plain. */
  readonly club?: string;
  readonly counted?: readonly Line[] | undefined;
}): JSX.Element {
  const { words, act } = useDesk();
  const isWhole = counted?.length === LINES.length;
  return (
    <ul class="mots-sums">
      {club && (
        <li class="mots-sums-club">
          <Shirt kit={kitOfClub(club)} size={26} label={words.name(club)} />
        </li>
      )}
      {sums.map((sum) => {
        const name = sum.line === "keeper" ? words.say("name-position-keeper") : words.name(sum.line);
        const counts = isWhole ? sum.line === "whole-team" : counted?.includes(sum.line as Line);
        const inside = (
          <>
            <small>{name}</small>
            <b class="number">{sum.value}</b>
            <Stars count={1} />
          </>
        );
        return (
          <li key={sum.line} data-counted={counts}>
            {sum.why.length > 0 ? (
              <button type="button" onClick={(event) => act.explain(name, sum.why, event.currentTarget)}>
                {inside}
              </button>
            ) : (
              <span>{inside}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
