/** The table of Magic Number Eleven: two fields face to face, the control track beside them, cards in front of you. */
import "./index.css";
import "./field.css";
import "./cards.css";
import "./stage.css";
import type { FunctionComponent } from "preact";
import { useRef } from "preact/hooks";
import { useInSight } from "../../lib/in-sight";
import { Score } from "../../lib/score";
import type { TableProps } from "../../lib/table";
import { Deck, LastShot, Opponent } from "./around";
import { DeskProvider, useNewDesk } from "./desk";
import type { TableEvent } from "./events";
import { Field } from "./field";
import { Holdings } from "./holdings";
import { useKeys } from "./keys";
import { LastKick } from "./penalty";
import { Scoreboard } from "./scoreboard";
import { onStage, Stage } from "./stage";
import { Track } from "./track";
import { Tray } from "./tray";
import type { View } from "./view";

export { CardFace } from "./card-face";
export { script } from "./script";

const MagicNumberEleven: FunctionComponent<TableProps<View, TableEvent>> = (props) => {
  const desk = useNewDesk(props);
  const table = useRef<HTMLDivElement>(null);
  useInSight(table, desk.moment, props.speed, { some: ".glow, [data-nav]" });
  useKeys(table, desk.moment);
  const { view, lower, upper, asked } = desk;
  const shown = onStage(desk);
  const isBefore = asked === "line-up" || asked === "half-time" || view.market.card.length > 0;
  return (
    <DeskProvider value={desk}>
      <div class="m11" ref={table} data-before={isBefore} data-own-arrows>
        <Score scope="m11">
          <Scoreboard />
        </Score>
        <div class="m11-layout">
          <div class="m11-pitch">
            <div class="m11-fields">
              <Field team={upper} isUpper isCovered={shown !== null} />
              <Field team={lower} isUpper={false} isCovered={shown !== null} />
              {shown && <Stage>{shown}</Stage>}
            </div>
            <Track />
          </div>
          <div class="m11-front">
            <Holdings />
          </div>
          <div class="m11-around">
            <Deck />
            <LastShot />
            <LastKick />
            <Opponent />
          </div>
        </div>
      </div>
      <Tray />
    </DeskProvider>
  );
};

export default MagicNumberEleven;
