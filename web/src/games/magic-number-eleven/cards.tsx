/** Cards that can be acted on: a player's, in front or on the bench, and synergy cards. */
import type { JSX } from "preact";
import { Said } from "../../lib/said";
import { useDesk } from "./desk";
import { Abilities, PlayerFace, SynergyBack, SynergyFace } from "./faces";
import type { Lies } from "./picking";

interface PlayerCardProps {
  readonly card: string;
  readonly lies: Lies;
  readonly stamp?: string | undefined;
  /** With its text, for whoever sees it for the first time. */
  readonly isLarge?: boolean;
}

export function PlayerCard({ card, lies, stamp, isLarge = false }: PlayerCardProps): JSX.Element {
  const { state, words, offers, clickCard, named, placing, coming, act, meant, reserve } = useDesk();
  const item = state.items.get(card);
  const choice = offers.cards.get(card);
  const isPicked =
    reserve === card || placing === card || coming === card || (choice !== undefined && choice === meant);
  const isNamed = named.has(card) && !isPicked;
  const classes = [
    "m11-player",
    isLarge && "large",
    choice && "glow",
    isPicked && "picked",
    isNamed && "named",
    lies === "bench" && "benched",
  ];
  const said = [words.card(card), words.text(card), stamp].filter(Boolean).join("; ");
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      aria-pressed={isPicked || undefined}
      title={words.text(card) || undefined}
      draggable={choice?.verb === "place" || placing === card}
      onDragStart={(event) => {
        event.dataTransfer?.setData("text/plain", card);
        if (choice?.verb === "place") act.choose(choice);
      }}
      onClick={(event) => clickCard(card, lies, event.currentTarget)}
    >
      <Said as={said}>
        <PlayerFace item={item} />
        <span class="m11-player-foot">
          <b>{words.name(card)}</b>
          <Abilities item={item} words={words} />
        </span>
        {isLarge && <span class="m11-player-text">{words.text(card)}</span>}
        {stamp && <span class="m11-stamp">{stamp}</span>}
      </Said>
    </button>
  );
}

interface SynergyCardProps {
  readonly face: string;
  readonly glows?: boolean;
  readonly isPicked?: boolean;
  /** The chance of a goal if it is chosen, in percent. */
  readonly chance?: number | null;
  onClick(anchor: Element): void;
}

export function SynergyCard({ face, glows, isPicked, chance, onClick }: SynergyCardProps): JSX.Element {
  const { state, words } = useDesk();
  const odds = chance === null || chance === undefined ? "" : words.say("web-chance", { percent: chance });
  return (
    <button
      type="button"
      class={["m11-synergy", glows && "glow", isPicked && "picked"].filter(Boolean).join(" ")}
      aria-pressed={isPicked}
      data-nav={isPicked || undefined}
      onClick={(event) => onClick(event.currentTarget)}
    >
      <Said as={[words.name(face), odds].filter(Boolean).join("; ")}>
        <SynergyFace item={state.items.get(face)} />
        {odds && <span class="m11-odds">{chance} %</span>}
      </Said>
    </button>
  );
}

/** Synergy cards as they lie: known ones open, the others with their backs. */
export function Laid({ faces, backs }: { readonly faces: readonly string[]; readonly backs: number }): JSX.Element {
  const { state, words } = useDesk();
  const counts = new Map<string, number>();
  return (
    <>
      {faces.map((face) => {
        const number = (counts.get(face) ?? 0) + 1;
        counts.set(face, number);
        return (
          <span key={`${face} ${number}`} class="m11-laid" role="img" aria-label={words.name(face)}>
            <SynergyFace item={state.items.get(face)} />
          </span>
        );
      })}
      {Array.from({ length: backs }, (_, place) => (
        <span key={place} class="m11-laid" role="img" aria-label={words.say("web-face-down")}>
          <SynergyBack />
        </span>
      ))}
    </>
  );
}
