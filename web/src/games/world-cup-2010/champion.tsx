/** The end: the cup and the first three. */
import { FINAL, meeting, THIRD_PLACE } from "./bracket";
import { useDesk } from "./desk";
import { Flag } from "./flags";
import { ownerOf } from "./reading";
import { Shirt } from "./team";

export function Champion() {
  const { state, words } = useDesk();
  const final = meeting(state.view, FINAL);
  const third = meeting(state.view, THIRD_PLACE);
  if (final.won === null || third.won === null) return null;
  const podium = [
    { team: final.sides[1 - final.won]?.team, stage: "final", place: 2 },
    { team: final.sides[final.won].team, stage: "champion", place: 1 },
    { team: third.sides[third.won].team, stage: "third", place: 3 },
  ];
  return (
    <section class="wc-podium">
      {podium.map(({ team, stage, place }) =>
        team ? (
          <div key={place} class={`wc-step place-${place}`}>
            {place === 1 && <Cup />}
            <Flag team={team} />
            <b class="wc-step-team">{words.name(team)}</b>
            <span class="wc-step-owner">
              <Shirt seat={ownerOf(state.view, team)} />
              {words.player(ownerOf(state.view, team) ?? 0)}
            </span>
            <span class="wc-step-block">
              <b class="number">{place}</b>
              <small>{words.say(`name-stage-${stage}`)}</small>
            </span>
          </div>
        ) : null,
      )}
    </section>
  );
}

function Cup() {
  return (
    <svg class="wc-cup" viewBox="0 0 60 90" aria-hidden="true">
      <circle cx="30" cy="22" r="18" fill="var(--gold)" />
      <path d="M18 12Q26 4 34 8L30 16 22 18zM36 20 46 18Q46 30 38 34L34 28z" fill="#fff" opacity=".55" />
      <path d="M13 30Q20 46 24 70H36Q40 46 47 30Q40 44 30 44T13 30" fill="var(--gold)" />
      <path d="M20 70H40V76H20zM17 80H43V88H17z" fill="var(--gold)" />
      <path d="M17 76H43V80H17z" fill="var(--wc-group-C)" />
    </svg>
  );
}
