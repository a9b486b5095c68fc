/** The table of Masters of Football: the match that concerns you in front, your cards at hand, the season beside it. */
import "./index.css";
import "./cover.css";
import "./cards.css";
import "./action-cards.css";
import "./match.css";
import "./pitch.css";
import "./dice.css";
import "./sizes.css";
import "./season.css";
import type { FunctionComponent } from "preact";
import { useRef, useState } from "preact/hooks";
import { offerOf, useOffer } from "../../lib/answers";
import { useInSight } from "../../lib/in-sight";
import { useMedia } from "../../lib/media";
import type { TableProps } from "../../lib/table";
import * as telling from "../../lib/telling";
import { Cover } from "./cover";
import { type Desk, DeskProvider, useNewDesk } from "./desk";
import type { TableEvent } from "./events";
import { Holdings } from "./hand";
import { MatchStrip, MatchView } from "./match";
import { hasOffers, Offers, Plans, TacticCards } from "./offers";
import { type State, teamOf } from "./reading";
import { Season } from "./season";
import type { Pitch, View } from "./view";

const WIDE = "(min-width: 1100px)";

/** The match that the question is about, else one's own, else the first. */
function front(desk: Desk): Pitch | undefined {
  const { pitches } = desk.view;
  const about = desk.state.question?.arguments.home;
  const own = desk.own?.team;
  return (
    pitches.find((pitch) => pitch.home === about) ??
    pitches.find((pitch) => pitch.home === own || pitch.away === own) ??
    pitches[0]
  );
}

const MastersOfFootball: FunctionComponent<TableProps<View, TableEvent>> = (props) => {
  const desk = useNewDesk(props);
  const { view, words } = desk;
  // Somebody may look at another match; a new question or matchday brings back the one that concerns them.
  const [looksAt, lookAt] = useState({ home: "", during: "" });
  const isOpen = useMedia(WIDE);
  const table = useRef<HTMLDivElement>(null);
  const { question, steps } = desk.state;
  useInSight(table, question ? `${question.id} ${steps.length}` : "", desk.speed);
  useOffer(
    (question && !question.chance) || desk.picked.length > 0
      ? offerOf({
          choices: desk.state.choices,
          isPicked: desk.picked.length > 0,
          ready: desk.ready,
          plain: desk.plain,
          rarely: ["swap"],
          missing: words.say("web-aim"),
          told: (choice) => telling.choice(words, choice, question),
          choose: desk.act.choose,
          drop: desk.drop,
        })
      : null,
  );
  const first = front(desk);
  const during = `${view.matchday} ${question?.id}`;
  const pitch = view.pitches.find((each) => each.home === looksAt.home && looksAt.during === during) ?? first;
  const others = [...view.pitches].sort((one, other) => Number(other === first) - Number(one === first));
  return (
    <DeskProvider value={desk}>
      <div class="mof" ref={table}>
        <div class="mof-layout">
          <div class="mof-main">
            <div class="mof-stage">
              {view.pitches.length > 1 && (
                <div class="mof-strips">
                  {others.map((each) => (
                    <MatchStrip
                      key={each.home}
                      pitch={each}
                      isShown={each === pitch}
                      onShow={() => lookAt({ home: each.home, during })}
                    />
                  ))}
                </div>
              )}
              {pitch && <MatchView key={`${pitch.home} ${pitch.away}`} pitch={pitch} />}
              <Offers />
              {!pitch && !hasOffers(desk) && <Cover />}
            </div>
            <div class="mof-dock">
              <TacticCards />
              <Plans />
              <Holdings />
            </div>
          </div>
          <details class="mof-season" open={isOpen}>
            <summary>{words.say("web-season", { number: view.matchday })}</summary>
            <div class="mof-season-parts">
              <Season />
            </div>
          </details>
        </div>
      </div>
    </DeskProvider>
  );
};

export { MastersFace as CardFace } from "./card-face";
export { script } from "./script";
export const showsOdds = true;

/** Whether what is asked is about the player's own match. */
export function isOwn({ seat, question, view }: State): boolean {
  const own = teamOf(view, seat);
  const { home, away } = question?.arguments ?? {};
  return home === undefined || own === home || own === away;
}

export default MastersOfFootball;
