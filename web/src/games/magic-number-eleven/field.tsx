/** One team's field: lines, cells, cards whose halves join, discs; and over the drawing the buttons that act. */
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { Said } from "../../lib/said";
import { useDesk } from "./desk";
import { Body, printedOf } from "./faces";
import {
  CELL,
  COLUMNS,
  corner,
  counted,
  EDGE,
  edgeHalves,
  HEIGHT,
  looseHalves,
  type Point,
  printedHalves,
  ROW,
  spotsOf,
  WIDTH,
} from "./geometry";
import { Disc, HalfIcon, WholeIcon } from "./icons";
import { placeKey } from "./picking";
import { iconOf, LINES } from "./reading";
import type { Line, Man, Team } from "./view";

interface FieldProps {
  readonly team: Team;
  readonly isUpper: boolean;
  /** Something lies in front of it, so that nothing on it can be reached. */
  readonly isCovered: boolean;
}

interface Place {
  readonly line: Line;
  readonly column: number;
}

export function Field({ team, isUpper, isCovered }: FieldProps): JSX.Element {
  const { view, state, words, placing, story, counting, shooter, own, offers, asked } = useDesk();
  const [hovered, hover] = useState<Place | null>(null);
  const spots = useMemo(() => spotsOf(team.field, isUpper), [team.field, isUpper]);
  const halves = useMemo(
    () => [...edgeHalves(view.edges, isUpper), ...looseHalves(team.field, isUpper)],
    [team.field, view.edges, isUpper],
  );
  const isOwn = own?.team === team.team;
  const numbered = counting?.team === team.team ? counted(spots, counting.icon) : [];
  return (
    <section
      class={isUpper ? "m11-field upper" : "m11-field"}
      data-turn={view.turn?.team === team.team}
      inert={isCovered}
      aria-label={words.say("web-field", { team: team.team })}
    >
      <svg class="m11-drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <Ground isUpper={isUpper} />
        {team.field.map((man) => (
          <g
            key={man.card}
            class={[
              "m11-man",
              isOwn && asked !== "may-shoot" && (offers.cards.has(man.card) || offers.shots.has(man.card)) && "able",
              isOwn && shooter === man.card && "picked",
              story.placed === man.card && "fresh",
              view.shot?.card === man.card && "shooting",
            ]
              .filter(Boolean)
              .join(" ")}
          >
            <Body printed={printedOf(state.items.get(man.card))} {...corner(man.line, Number(man.column), isUpper)} />
            {man.base_attack > 0 && <Power man={man} at={corner(man.line, Number(man.column), isUpper)} />}
          </g>
        ))}
        {halves.map((half) => (
          <HalfIcon key={`${half.x} ${half.y} ${half.angle}`} half={half} />
        ))}
        {isOwn && placing && hovered && <Ghost card={placing} at={corner(hovered.line, hovered.column, isUpper)} />}
        {spots.map((spot) =>
          spot.disc === "none" ? (
            <WholeIcon key={`${spot.x} ${spot.y}`} icon={spot.icon} x={spot.x} y={spot.y} />
          ) : (
            <Disc key={`${spot.x} ${spot.y}`} isUp={spot.disc === "up"} x={spot.x} y={spot.y} />
          ),
        )}
        {numbered.map((spot, place) => (
          <g key={`${spot.x} ${spot.y}`} class="m11-numbered" transform={`translate(${spot.x} ${spot.y})`}>
            <circle r="25" />
            <text>{place + 1}</text>
          </g>
        ))}
      </svg>
      {team.field.map((man) => (
        <ManButton key={man.card} man={man} isUpper={isUpper} isOwn={isOwn} />
      ))}
      {isOwn && placing && <Places isUpper={isUpper} hovered={hovered} hover={hover} />}
      {isOwn && <Shots spots={spots} />}
      {isOwn && <TeamIcons spots={spots} />}
    </section>
  );
}

/** Mown stripes, cells, and the lines beside which each position stands. */
function Ground({ isUpper }: { readonly isUpper: boolean }): JSX.Element {
  const cells: Point[] = LINES.flatMap((_, row) =>
    Array.from({ length: COLUMNS }, (_each, column) => ({ x: column * CELL, y: EDGE + row * ROW })),
  );
  const lines = (["FW", "MF", "DF"] as const).map((position, place) => {
    const y = EDGE + (place + 1) * ROW;
    return { position, y: isUpper ? HEIGHT - y : y };
  });
  return (
    <g>
      <rect class="m11-grass" width={WIDTH} height={HEIGHT} />
      {[0, 1, 2, 3].map((stripe) => (
        <rect key={stripe} class="m11-mown" x={stripe * 200} width="100" height={HEIGHT} />
      ))}
      {cells.map(({ x, y }) => (
        <rect key={`${x} ${y}`} class="m11-cell" x={x + 4} y={y + 4} width={CELL - 8} height={ROW - 8} rx="6" />
      ))}
      <rect class="m11-chalk" x="2" y={EDGE} width={WIDTH - 4} height={4 * ROW} />
      {lines.map(({ position, y }) => (
        <g key={position} class={`m11-line m11-${position}`}>
          <path class="m11-line-chalk" d={`M0 ${y}H${WIDTH}`} />
          <path d={`M0 ${y}H${WIDTH}`} />
          <rect x="4" y={y - 13} width="42" height="26" rx="5" />
          <text x="25" y={y}>
            {position}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The base attack that a card would shoot with now. */
function Power({ man, at: { x, y } }: { readonly man: Man; readonly at: Point }): JSX.Element {
  return (
    <g class="m11-power" transform={`translate(${x + CELL} ${y + 16})`}>
      <rect x="-21" y="-12" width="42" height="24" rx="12" />
      <text>A{man.base_attack}</text>
    </g>
  );
}

/** The card as it would lie. */
function Ghost({ card, at }: { readonly card: string; readonly at: Point }): JSX.Element {
  const printed = printedOf(useDesk().state.items.get(card));
  const whole = iconOf(printed.full);
  return (
    <g class="m11-ghost" transform={`translate(${at.x} ${at.y})`}>
      <Body printed={printed} />
      {printedHalves(printed.slots).map((half) => (
        <HalfIcon key={`${half.x} ${half.y}`} half={half} />
      ))}
      {whole && <WholeIcon icon={whole} x={CELL * 1.43} y={ROW / 2} />}
    </g>
  );
}

export function at(point: Point, width = 0, height = 0): Record<string, string> {
  const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`;
  const where = { left: percent(point.x, WIDTH), top: percent(point.y, HEIGHT) };
  return width ? { ...where, width: percent(width, WIDTH), height: percent(height, HEIGHT) } : where;
}

function ManButton({ man, isUpper, isOwn }: { man: Man; isUpper: boolean; isOwn: boolean }): JSX.Element {
  const { words, offers, clickCard, shooter, asked } = useDesk();
  const glows = isOwn && (offers.cards.has(man.card) || offers.shots.has(man.card));
  // Where only one may shoot, his icons are what one taps.
  const isOnlyIcons = asked === "may-shoot";
  const said = words.say("picture-man", {
    code: man.code,
    card: man.card,
    line: man.line,
    column: man.column,
    attack: man.base_attack,
  });
  return (
    <button
      type="button"
      class="m11-man-button"
      data-nav={(glows && !isOnlyIcons) || undefined}
      style={at(corner(man.line, Number(man.column), isUpper), CELL * 2, ROW)}
      aria-label={said}
      aria-pressed={glows ? shooter === man.card : undefined}
      title={`${words.name(man.card)}. ${words.text(man.card)}`}
      onClick={(event) => clickCard(man.card, "field", event.currentTarget)}
    />
  );
}

interface PlacesProps {
  readonly isUpper: boolean;
  readonly hovered: Place | null;
  hover(place: Place | null): void;
}

/** Where the card at hand may lie: a target over the middle of each pair of cells. */
function Places({ isUpper, hovered, hover }: PlacesProps): JSX.Element {
  const { offers, act, words } = useDesk();
  return (
    <>
      {LINES.flatMap((line) =>
        Array.from({ length: COLUMNS - 1 }, (_, index) => {
          const column = index + 1;
          const choice = offers.places.get(placeKey(line, column));
          const { x, y } = corner(line, column, isUpper);
          const place = { line, column };
          const isUnderGhost = hovered?.line === line && Math.abs(hovered.column - column) < 2;
          const choose = (anchor: Element): void => {
            hover(null);
            if (choice) act.choose(choice);
            else act.whyNot(`at:${line},${column}`, anchor);
          };
          return (
            <button
              type="button"
              key={placeKey(line, column)}
              class={choice ? "m11-place glow" : "m11-place"}
              data-under={isUnderGhost || undefined}
              tabIndex={choice ? 0 : -1}
              style={at({ x: x + CELL / 2 + 10, y: y + 10 }, CELL - 20, ROW - 20)}
              aria-label={words.say("choice-at", { line, column })}
              aria-disabled={choice ? undefined : true}
              onClick={(event) => choose(event.currentTarget)}
              onMouseEnter={() => hover(choice ? place : null)}
              onMouseLeave={() => hover(null)}
              onFocus={() => hover(choice ? place : null)}
              onBlur={() => hover(null)}
              onDragOver={(event) => {
                if (choice) {
                  event.preventDefault();
                  hover(place);
                }
              }}
              onDrop={(event) => {
                event.preventDefault();
                choose(event.currentTarget);
              }}
            />
          );
        }),
      )}
    </>
  );
}

type Spots = ReturnType<typeof spotsOf>;

/** The icons of the shooter: the one that is tapped gets the disc. */
function Shots({ spots }: { readonly spots: Spots }): JSX.Element | null {
  const { offers, shooter, act, words } = useDesk();
  const slots = shooter === null ? undefined : offers.shots.get(shooter);
  if (!slots) return null;
  return (
    <>
      {spots.map((spot) => {
        const slot = spot.owners.find((owner) => owner.card === shooter)?.slot;
        const choice = slot && slots.get(slot);
        if (!choice) return null;
        return (
          <button
            type="button"
            key={slot}
            class="m11-icon-button m11-aim glow"
            style={at(spot)}
            aria-label={words.say("choice-shoot", choice.arguments)}
            onClick={() => act.choose(choice)}
          />
        );
      })}
    </>
  );
}

/** Pass and press icons of the team action: the third pass icon draws three, any press icon presses. */
function TeamIcons({ spots }: { readonly spots: Spots }): JSX.Element | null {
  const { offers, act, words, asked, coming } = useDesk();
  if (asked !== "team-action" || coming) return null;
  return (
    <>
      {counted(spots, "pass").map((spot, place) => {
        const cards = place + 1;
        const choice = offers.passes.get(cards);
        return (
          <button
            type="button"
            key={`pass ${cards}`}
            class={choice ? "m11-icon-button pass glow" : "m11-icon-button pass"}
            style={at(spot)}
            onClick={(event) => (choice ? act.choose(choice) : act.whyNot(`pass:${cards}`, event.currentTarget))}
          >
            <Said as={words.say("choice-pass", { cards })}>
              {choice && <span class="m11-badge number">{cards}</span>}
            </Said>
          </button>
        );
      })}
      {counted(spots, "press").map((spot, place) => (
        <button
          type="button"
          key={`press ${place + 1}`}
          class={offers.press ? "m11-icon-button press glow" : "m11-icon-button press"}
          style={at(spot)}
          // One of them is enough for whoever goes through all things one by one.
          tabIndex={place === 0 ? 0 : -1}
          aria-label={words.say("choice-press")}
          onClick={(event) => (offers.press ? act.choose(offers.press) : act.whyNot("press", event.currentTarget))}
        />
      ))}
    </>
  );
}
