/** The market is open whenever one may act: squad, hand and the players to be had, beside whatever is on. */
import { useDesk } from "./desk";
import { Hand, Pool, Squad } from "./squads";

export function Market() {
  const { state, team, words } = useDesk();
  if (!team || state.acts.length === 0) return null;
  return (
    <details class="mots-market">
      <summary>{words.say("web-market")}</summary>
      <Hand team={team} />
      <Squad team={team} />
      <Pool />
    </details>
  );
}
