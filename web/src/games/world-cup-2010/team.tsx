/** A team with all that belongs beside it: flag, name, whose it is, and what its Goal cards count. */

import { Said } from "../../lib/said";
import { useDesk } from "./desk";
import { codeOf, Flag } from "./flags";
import { ownerOf, restrictionOf } from "./reading";

/** Whose team: a small shirt with the player's letter. */
export function Shirt({ seat }: { seat: number | null }) {
  const { state, words, mark } = useDesk();
  if (seat === null)
    return (
      <svg class="wc-shirt unknown" viewBox="0 0 26 22" role="img" aria-label={words.say("web-whose-unknown")}>
        <path d="M8 2Q13 6 18 2L25 6 22 11 20 10V20.5H6V10L4 11 1 6z" />
        <text x="13" y="16">
          ?
        </text>
      </svg>
    );
  return (
    <svg
      class={`wc-shirt ${seat === state.seat ? "own" : ""}`}
      style={{ "--seat": `var(--wc-seat-${seat})` }}
      viewBox="0 0 26 22"
      role="img"
      aria-label={words.player(seat)}
    >
      <path d="M8 2Q13 6 18 2L25 6 22 11 20 10V20.5H6V10L4 11 1 6z" />
      <text x="13" y="16.4">
        {mark(seat)}
      </text>
    </svg>
  );
}

/** What Goal cards count if that is less than they say; a click says it in words. */
export function Limit({ team }: { team: string }) {
  const { state, act, words } = useDesk();
  const restricted = restrictionOf(state, team);
  const counts = state.view.limits.find((each) => each.restricted === restricted)?.counts ?? [];
  const less = counts.flatMap((count, place) => (count < place + 1 ? [`${place + 1}▸${count}`] : [])).reverse();
  if (less.length === 0) return null;
  const said = words.name(`restricted-${restricted}`);
  return (
    <button
      type="button"
      class="wc-limit number"
      title={said}
      onClick={(event) => act.explain(`${words.name(team)}: ${said}`, [], event.currentTarget)}
    >
      <Said as={`${words.name(team)}: ${said}`}>
        {less.map((each) => (
          <span key={each}>{each}</span>
        ))}
      </Said>
    </button>
  );
}

interface TeamProps {
  readonly team: string;
  /** The second team of a match is told from the right. */
  readonly away?: boolean | undefined;
  readonly limit?: boolean | undefined;
}

export function Team({ team, away = false, limit = true }: TeamProps) {
  const { state, words } = useDesk();
  const owner = ownerOf(state.view, team);
  return (
    <span class={`wc-team ${away ? "away" : ""} ${owner === state.seat && owner !== null ? "own" : ""}`}>
      <Flag team={team} />
      <span class="wc-team-name" title={words.name(team)}>
        <span class="long">{words.name(team)}</span>
        <span class="short" aria-hidden="true">
          {codeOf(team)}
        </span>
      </span>
      <span class="wc-team-marks">
        <Shirt seat={owner} />
        {limit && <Limit team={team} />}
      </span>
    </span>
  );
}
