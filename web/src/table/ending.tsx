/** How it ended: standings, and why everybody came where they came; what can be done next. */
import { t } from "../app/words";
import type { GameModule } from "../games";
import type { TableState } from "../lib/table";
import { type Standing, whyPlaced } from "../lib/telling";
import type { Reader } from "../lib/words";
import type { TableInfo } from "../protocol";
import { SeatShirt } from "./emblem";

interface EndingProps {
  readonly info: TableInfo;
  readonly result: readonly Standing[];
  readonly drawn: GameModule;
  readonly state: TableState;
  readonly words: Reader;
  readonly onRematch: (() => void) | null;
}

export function Ending({ info, result, drawn, state, words, onRematch }: EndingProps) {
  return (
    <section class="ending" aria-labelledby="ending">
      <h2 id="ending">{t("app-result")}</h2>
      <ol>
        {result.map((each) => (
          <li key={each.seat} class={each.place === 1 ? "first" : ""}>
            <b class="number">{each.place}</b>
            <SeatShirt drawn={drawn} state={state} seat={each.seat} size={40} />
            <span>
              <b>{words.player(each.seat)}</b>
              <span>{whyPlaced(words, each)}</span>
            </span>
          </li>
        ))}
      </ol>
      <div class="row">
        {onRematch ? (
          <button type="button" class="button solid" onClick={onRematch}>
            {t(info.rematch ? "app-rematch-go" : "app-rematch")}
          </button>
        ) : (
          info.rematch && (
            <a class="button solid" href={`/table/${info.rematch}`}>
              {t("app-rematch-go")}
            </a>
          )
        )}
        <a class="button" href={`/replay/${info.table}`}>
          {t("app-replay")}
        </a>
        <a class="button" href={`/verify?table=${info.table}`}>
          {t("app-verify")}
        </a>
        <a class="button" href={`/api/tables/${info.table}/record`} download={`golazo-${info.table}.json`}>
          {t("app-record")}
        </a>
      </div>
    </section>
  );
}
