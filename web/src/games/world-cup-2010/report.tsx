/** How a finished match went: the cards of both sides, goals with their breakdown, flips, and the shoot-out. */

import { Said } from "../../lib/said";
import { event as tellEvent } from "../../lib/telling";
import { roundOf } from "./bracket";
import { Lying } from "./cards";
import { useDesk } from "./desk";
import { Ball, Face } from "./faces";
import { groupOf } from "./reading";
import type { SideStory } from "./story";
import { Team } from "./team";

export function Report() {
  const { state, words, stories, report } = useDesk();
  const story = report === null ? undefined : stories.get(report);
  if (!story) return null;
  const [one, other] = story.sides;
  const fresh = state.news.some((event) => "match" in event && event.match === story.match);
  const group = story.match < 49 ? groupOf(state, one.team) : null;
  const kicks = one.kicks.length + other.kicks.length > 0;
  const scored = (side: SideStory) => side.kicks.filter((kick) => kick.scores).length;
  return (
    <section
      key={story.match}
      class={`wc-report ${fresh ? "fresh" : ""}`}
      style={group ? { "--group": `var(--wc-group-${group})` } : undefined}
      aria-label={words.say("web-report")}
    >
      <h3>
        {words.say("web-report")}
        <small>
          {group ? words.say("picture-group", { group }) : words.say(`web-${roundOf(story.match)}`)} ·{" "}
          {words.say("picture-match", { match: story.match })}
        </small>
      </h3>
      <div class="wc-board">
        <Team team={one.team} />
        <span class="wc-board-middle">
          <span class="wc-score number">
            <b>{story.score[0]}</b>
            <i>–</i>
            <b>{story.score[1]}</b>
          </span>
          {kicks && (
            <small class="number">
              ({scored(one)}–{scored(other)})
            </small>
          )}
        </span>
        <Team team={other.team} away />
      </div>
      <div class="wc-report-sides">
        <ReportSide side={one} kicks={kicks} from={0} />
        <ReportSide side={other} kicks={kicks} from={one.cards.length + one.flips.length} away />
      </div>
    </section>
  );
}

interface ReportSideProps {
  readonly side: SideStory;
  readonly kicks: boolean;
  /** How many things are told before this side's. */
  readonly from: number;
  readonly away?: boolean | undefined;
}

function ReportSide({ side, kicks, from, away = false }: ReportSideProps) {
  const { act, words } = useDesk();
  const title = tellEvent(words, { event: "open-play", team: side.team, goals: side.goals })[0] ?? "";
  return (
    <div class={`wc-report-side ${away ? "away" : ""}`}>
      <div class="wc-report-line">
        {side.cards.map((each, place) => (
          <Lying key={place} {...each} />
        ))}
        {!side.cards.length && <span class="wc-place" />}
        <button
          type="button"
          class="wc-why number"
          title={title}
          onClick={(event) => act.explain(title, side.why, event.currentTarget)}
        >
          <Said as={title}>
            = {side.goals}
            <Ball />
          </Said>
        </button>
      </div>
      {side.flips.map((flip, place) => {
        const said = tellEvent(words, { event: "flipped", team: side.team, ...flip })[0] ?? "";
        return (
          <div class="wc-report-line flip" key={place} role="img" aria-label={said} title={said}>
            <Face card={flip.reason === "penalty" ? "penalty" : "attack"} words={words} />
            <span class="wc-arrow" aria-hidden="true">
              ▸
            </span>
            <span class="wc-flipped" style={{ "--turn": from + place }}>
              <Face card={flip.card} words={words} />
            </span>
            <Verdict scores={flip.scores} />
          </div>
        );
      })}
      {kicks && (
        <ol class="wc-kicks" aria-label={words.say("web-shoot-out")}>
          {side.kicks.map((kick, place) => {
            const said = tellEvent(words, { event: "kicked", team: side.team, ...kick })[0] ?? "";
            return (
              <li key={place} style={{ "--turn": place * 2 + (away ? 1 : 0) }} title={said}>
                <span class="hidden">{said}</span>
                <Verdict scores={kick.scores} />
                <Face card={kick.card} words={words} />
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}

/** In or missed: a ball or a cross. */
function Verdict({ scores }: { scores: boolean }) {
  return (
    <span class={`wc-verdict ${scores ? "in" : "missed"}`} aria-hidden="true">
      {scores ? <Ball /> : "✕"}
    </span>
  );
}
