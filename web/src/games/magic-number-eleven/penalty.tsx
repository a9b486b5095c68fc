/** From the spot: the kicker taps a spot of the goal, the keeper one of his cards. */
import type { JSX } from "preact";
import { useDesk } from "./desk";
import { Goal, SPOTS } from "./faces";
import { SQUADS } from "./reading";
import { TeamShirt } from "./scoreboard";

export function Penalty(): JSX.Element {
  const { offers, state, words, choose, meant } = useDesk();
  const kicks = [...offers.penalty].filter(([, choice]) => choice.verb === "kick");
  const saves = [...offers.penalty].filter(([, choice]) => choice.verb === "save");
  return (
    <div class="m11-penalty">
      <h2>{words.say("web-penalty")}</h2>
      <Kicks />
      {kicks.length > 0 && (
        <div class="m11-target">
          <Goal />
          {kicks.map(([kick, choice]) => {
            const [x, y] = SPOTS[String(state.items.get(kick)?.spot)] ?? [60, 36];
            return (
              <button
                type="button"
                key={kick}
                class="m11-spot glow"
                style={{ left: `${(x / 120) * 100}%`, top: `${(y / 72) * 100}%` }}
                aria-label={words.name(kick)}
                title={words.name(kick)}
                data-picked={choice === meant}
                onClick={() => choose(choice)}
              />
            );
          })}
        </div>
      )}
      {saves.length > 0 && (
        <div class="m11-saves">
          {saves.map(([keeper, choice]) => (
            <button
              type="button"
              key={keeper}
              class="m11-save glow"
              aria-label={words.name(keeper)}
              title={words.name(keeper)}
              data-picked={choice === meant}
              onClick={() => choose(choice)}
            >
              <Goal guarded={state.items.get(keeper)?.spots as readonly string[] | undefined} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** How the latest kick went. */
export function LastKick(): JSX.Element | null {
  const { story, state, words } = useDesk();
  const { spot } = story;
  if (!spot) return null;
  return (
    <div class="m11-last-kick" data-scored={spot.scored}>
      <Goal
        kick={String(state.items.get(spot.kick)?.spot ?? "")}
        guarded={state.items.get(spot.keeper)?.spots as readonly string[] | undefined}
      />
      <b>{words.say(spot.scored ? "web-outcome-penalty-goal" : "web-outcome-penalty-saved")}</b>
    </div>
  );
}

/** The kicks of a shoot-out, a row for each team: a ball for a goal, a cross for none. */
export function Kicks(): JSX.Element | null {
  const { story, words } = useDesk();
  if (story.kicks.length === 0) return null;
  return (
    <div class="m11-kicks">
      {SQUADS.map((team) => {
        const kicks = story.kicks.filter((kick) => kick.team === team);
        const open = Math.max(0, 5 - kicks.length);
        return (
          <p key={team}>
            <TeamShirt team={team} size={22} />
            <span class="hidden">{words.say(`name-team-${team}`)}: </span>
            {[...kicks.map((kick) => (kick.scored ? "●" : "✕")), ...Array.from({ length: open }, () => "○")].map(
              (sign, place) => (
                <span key={place} data-sign={sign}>
                  {sign}
                </span>
              ),
            )}
          </p>
        );
      })}
    </div>
  );
}
