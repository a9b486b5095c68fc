/** A match in full, or as one line beside the one that is looked at. */
import type { JSX } from "preact";
import { kitOf, Shirt } from "../../lib/kit";
import { Pitch as Ground } from "../../lib/pitch";
import { Score } from "../../lib/score";
import { Centre } from "./centre";
import { useDesk } from "./desk";
import { TURNS } from "./reading";
import { Prospect, Scoreboard } from "./scoreboard";
import { TeamSide } from "./side";
import { storyOf } from "./story";
import { Track } from "./track";
import type { Pitch } from "./view";

export function MatchView({ pitch }: { readonly pitch: Pitch }): JSX.Element {
  const { state, own, words, letGo } = useDesk();
  const story = storyOf(state.events, pitch);
  const [home, away] = pitch.sides;
  const goal = state.news.filter((event) => event.event === "goal").findLast((event) => event.home === pitch.home);
  return (
    <article class="mof-match" aria-label={`${words.name(pitch.home)} – ${words.name(pitch.away)}`}>
      <Score scope="mof">
        <Scoreboard pitch={pitch} scored={goal?.team ?? null} />
      </Score>
      <div class="mof-course">
        <Prospect pitch={pitch} />
        <Track pitch={pitch} story={story} />
      </div>
      <Ground lie="wide" class="mof-ground">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is one more way; Enter on the card does the same */}
        <div
          class="mof-halves"
          data-own={own?.team === pitch.home ? "home" : "away"}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            letGo();
          }}
        >
          <TeamSide pitch={pitch} side={home} isAway={false} />
          <Centre pitch={pitch} story={story} />
          <TeamSide pitch={pitch} side={away} isAway />
        </div>
      </Ground>
    </article>
  );
}

interface StripProps {
  readonly pitch: Pitch;
  readonly isShown: boolean;
  onShow(): void;
}

/** Another match of the day; a click brings it to the front. */
export function MatchStrip({ pitch, isShown, onShow }: StripProps): JSX.Element {
  const { words, state } = useDesk();
  const [home, away] = pitch.score;
  return (
    <button type="button" class="mof-strip" aria-pressed={isShown} onClick={onShow}>
      <Shirt kit={kitOf(pitch.home, state.items.get(pitch.home))} size={24} />
      <span>{words.name(pitch.home)}</span>
      <b class="number">
        {home}:{away}
      </b>
      <span>{words.name(pitch.away)}</span>
      <Shirt kit={kitOf(pitch.away, state.items.get(pitch.away))} size={24} />
      <small class="number">
        {Math.min(pitch.turn, TURNS)}/{TURNS}
      </small>
    </button>
  );
}
