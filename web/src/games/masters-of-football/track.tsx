/**
 * The turn track as on the board: the first half runs out, half-time is the bend, the second half runs back over the
 * same spaces. A space shows the shirt that attacks in it, and the goals that fell there.
 */
import type { JSX } from "preact";
import { kitOf, Shirt } from "../../lib/kit";
import { useDesk } from "./desk";
import { Ball, Whistle } from "./icons";
import { TURNS, TURNS_A_HALF } from "./reading";
import type { Story } from "./story";
import type { Pitch } from "./view";

export function Track({ pitch, story }: { readonly pitch: Pitch; readonly story: Story }): JSX.Element {
  const { words } = useDesk();
  const isBreak = story.stage === "half-time" || (story.stage === "tactics" && pitch.turn === TURNS_A_HALF + 1);
  const turns = pitch.attackers.team.map((_, place) => place + 1);
  const space = (turn: number): JSX.Element => (
    <Space
      key={turn}
      turn={turn}
      pitch={pitch}
      story={story}
      isNow={!isBreak && story.turn === turn && pitch.turn === turn}
    />
  );
  return (
    <div class="mof-track">
      <ol aria-label={words.say("web-first-half")}>{turns.slice(0, TURNS_A_HALF).map(space)}</ol>
      <div class="mof-bend" data-now={isBreak} title={words.name("window-half-time")}>
        <Whistle label={words.name("window-half-time")} />
      </div>
      <ol class="mof-back" aria-label={words.say("web-second-half")}>
        {turns.slice(TURNS_A_HALF).map(space)}
      </ol>
      <div class="mof-injury" data-now={pitch.turn > TURNS} title={words.say("web-injury-time")}>
        <span aria-hidden="true">90+</span>
        <span class="hidden">{words.say("web-injury-time")}</span>
      </div>
    </div>
  );
}

interface SpaceProps {
  readonly turn: number;
  readonly pitch: Pitch;
  readonly story: Story;
  readonly isNow: boolean;
}

function Space({ turn, pitch, story, isNow }: SpaceProps): JSX.Element {
  const { words, state } = useDesk();
  const team = pitch.attackers.team[turn - 1] ?? pitch.attacker.team;
  const goals = story.goals.filter((goal) => goal.turn === turn && goal.turn > 0);
  const isSkipped = turn > pitch.turn && turn <= pitch.turn + pitch.skips;
  return (
    <li
      data-now={isNow}
      data-past={turn < pitch.turn && !isNow}
      data-skipped={isSkipped}
      aria-current={isNow ? "step" : undefined}
      title={words.say("event-turn", { turn, team })}
    >
      <span class="hidden">{words.say("event-turn", { turn, team })}</span>
      <span class="mof-space-turn" aria-hidden="true">
        {turn}
      </span>
      <Shirt kit={kitOf(team, state.items.get(team))} size={22} />
      {goals.length > 0 && (
        <span class="mof-space-goal">
          <Ball label={words.say("web-goal")} />
        </span>
      )}
    </li>
  );
}
