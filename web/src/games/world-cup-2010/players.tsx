/** Who leads which teams, as far as it is known, and how many cards each one holds. */
import { useDesk } from "./desk";
import { codeOf, Flag } from "./flags";
import { Shirt } from "./team";

export function Players() {
  const { state, words } = useDesk();
  const out = new Set(state.view.out.teams);
  return (
    <section class="wc-players">
      {state.seats.map((_, seat) => {
        const teams = state.view.teams.filter((each) => each.player === seat);
        const hand = state.view.hands.find((each) => each.team === null && each.player === seat);
        return (
          <div
            key={seat}
            class={`wc-player ${state.waiting.includes(seat) ? "waited" : ""}`}
            style={{ "--seat": `var(--wc-seat-${seat})` }}
          >
            <p class="wc-player-head">
              <Shirt seat={seat} />
              <b>{words.player(seat)}</b>
              {hand && hand.count > 0 && (
                <span class="wc-held number">
                  <span class="hidden">
                    {words.put("picture-hand", { holder: words.player(seat), count: hand.count })}
                  </span>
                  <i aria-hidden="true">{hand.count}</i>
                </span>
              )}
            </p>
            <ul>
              {teams.map(({ team }) => (
                <li key={team} class={out.has(team) ? "out" : ""} title={words.name(team)}>
                  <Flag team={team} />
                  <span aria-hidden="true">{codeOf(team)}</span>
                  <span class="hidden">
                    {words.name(team)}
                    {out.has(team) ? ` (${words.say("web-out")})` : ""}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
