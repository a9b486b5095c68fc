/** The table of Match of the Season: a sunlit board, what is asked about on the stage, the season beside it. */
import "./index.css";
import "./cards.css";
import "./match.css";
import "./season.css";
import type { FunctionComponent } from "preact";
import { useRef } from "preact/hooks";
import { useInSight } from "../../lib/in-sight";
import { useMedia } from "../../lib/media";
import type { TableProps } from "../../lib/table";
import { Board } from "./board";
import { DeskProvider, useNewDesk } from "./desk";
import type { TableEvent } from "./events";
import { Managers } from "./managers";
import { Market } from "./market";
import { Chronicle, Season } from "./season";
import { Stage } from "./stage";
import { Tray } from "./tray";
import type { View } from "./view";

export { Face as CardFace } from "./face";
export { script } from "./script";

const WIDE = "(min-width: 900px)";
const ON_STAGE = { some: ".mots-stage :is(.glow, .mots-formations)", show: ".mots-stage", block: "start" } as const;

const MatchOfTheSeason: FunctionComponent<TableProps<View, TableEvent>> = (props) => {
  const desk = useNewDesk(props);
  const { view, words, state, speed } = desk;
  const isWide = useMedia(WIDE);
  const table = useRef<HTMLDivElement>(null);
  useInSight(table, state.question ? `${state.question.id} ${state.steps.length}` : "", speed, ON_STAGE);
  return (
    <DeskProvider value={desk}>
      <div class="mots" ref={table}>
        <div class="mots-layout">
          <div class="mots-top">
            <Board isStrip />
          </div>
          <div class="mots-stage">
            <Stage />
            <Market />
            <Tray />
          </div>
          <div class="mots-people">
            <Managers />
            <Chronicle />
          </div>
          <details class="mots-season" open={isWide}>
            <summary>
              {words.say("picture-season", {
                season: Math.max(view.season, 1),
                seasons: view.seasons,
                space: view.space,
              })}
            </summary>
            <div class="mots-season-parts">
              <Board />
              <Season />
            </div>
          </details>
        </div>
      </div>
    </DeskProvider>
  );
};

export default MatchOfTheSeason;
