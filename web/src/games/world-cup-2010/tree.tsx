/** The bracket, from the round of 16 to the cup; on wide tables from both sides to the middle. */

import { Said } from "../../lib/said";
import { meeting, ROUNDS, roundOf, type Side, THIRD_PLACE } from "./bracket";
import { useDesk } from "./desk";
import { codeOf, Flag } from "./flags";
import { ownerOf } from "./reading";
import { Shirt } from "./team";

export function Tree() {
  const { words } = useDesk();
  return (
    <section class="wc-tree-box" aria-label={words.say("web-bracket")}>
      <div class="wc-tree">
        {ROUNDS.map((matches, round) =>
          matches.map((match, place) => {
            const half = matches.length / 2;
            const right = round < 3 && place >= half;
            return (
              <div
                key={match}
                class={`wc-cell round-${round} ${right ? "right" : "left"} ${match === THIRD_PLACE ? "third" : ""}`}
                style={{ "--place": right ? place - half : place, "--line": place }}
              >
                <Node match={match} />
              </div>
            );
          }),
        )}
      </div>
    </section>
  );
}

function Node({ match }: { match: number }) {
  const { state, words, stories, report, tellOf } = useDesk();
  const { sides, result, won } = meeting(state.view, match);
  const now = state.view.matches.includes(match) && !result;
  const classes = `wc-node ${now ? "now" : ""}`;
  const round = words.say(`web-${roundOf(match)}`);
  const score = (which: 0 | 1) => (result ? (which ? result.other : result.one) : null);
  const inside = (
    <>
      <small class="wc-node-head">
        <span class="wc-node-round">{round}</span> <span class="number">{match}</span>
      </small>
      {([0, 1] as const).map((which) => (
        <NodeSide
          key={which}
          side={sides[which]}
          score={score(which)}
          kicks={result?.kicks[which] ?? null}
          won={won === which}
          lost={won !== null && won !== which}
        />
      ))}
    </>
  );
  const name = (side: Side) => (side.team ? words.name(side.team) : String(side.from));
  const label = `${round}, ${words.say("picture-match", { match })}: ${name(sides[0])} ${score(0) ?? ""} – ${score(1) ?? ""} ${name(sides[1])}`;
  return stories.has(match) ? (
    <button type="button" class={classes} aria-pressed={report === match} onClick={() => tellOf(match)}>
      <Said as={label}>{inside}</Said>
    </button>
  ) : (
    <div class={classes} role="img" aria-label={label}>
      {inside}
    </div>
  );
}

interface SideProps {
  readonly side: Side;
  readonly score: number | null;
  readonly kicks: number | null;
  readonly won: boolean;
  readonly lost: boolean;
}

function NodeSide({ side, score, kicks, won, lost }: SideProps) {
  const { state, words } = useDesk();
  const owner = side.team ? ownerOf(state.view, side.team) : null;
  return (
    <span class={`wc-node-side ${won ? "won" : ""} ${lost ? "beaten" : ""}`}>
      {side.team ? (
        <>
          <Flag team={side.team} />
          <span class="wc-name">
            <span class="long">{words.name(side.team)}</span>
            <span class="short">{codeOf(side.team)}</span>
          </span>
          <Shirt seat={owner} />
        </>
      ) : (
        <>
          <Flag team={null} />
          <span class="wc-name from">{side.from}</span>
        </>
      )}
      <b class="number">
        {score}
        {kicks !== null && <sup>{kicks}</sup>}
      </b>
    </span>
  );
}
