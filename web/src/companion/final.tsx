/** The final of two championships: who is at home first, and who is champion. */
import { t } from "../app/words";
import { finalistsOf, lotKey, mastersFinal, type Section } from "./layout";
import { reasonSentence } from "./league-table";
import { teamName } from "./names";
import { number, type Pad } from "./pad";
import { put } from "./store";

export function Final({ pad, sections }: { pad: Pad; sections: readonly Section[] }) {
  const finalists = finalistsOf(pad, sections);
  const ended = mastersFinal(pad, sections);
  const name = (team: number) => teamName(pad, team);
  if (!finalists) return <p class="muted">{t("companion-final-to-come")}</p>;
  const [winner, loser] = ended?.order ?? [];
  const by = ended?.by;
  const open = typeof by === "object" && by.kind === "open";
  return (
    <>
      <fieldset class="decide">
        <legend>{t("companion-first-home")}</legend>
        <div class="row">
          {finalists.map((team, side) => (
            <button
              key={team}
              type="button"
              class={`button small ${number(pad, "first-home") === side ? "solid" : ""}`}
              aria-pressed={number(pad, "first-home") === side}
              onClick={() => put(pad.id, "first-home", side)}
            >
              {name(team)}
            </button>
          ))}
        </div>
      </fieldset>
      {open && (
        <fieldset class="decide">
          <legend>{t("companion-decide-lot")}</legend>
          <div class="row">
            {finalists.map((team) => (
              <button
                key={team}
                type="button"
                class="button small"
                onClick={() => put(pad.id, lotKey("final ", "lot", finalists), [team])}
              >
                {name(team)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {by && !open && winner !== undefined && loser !== undefined && (
        <>
          <p class="champion">{t("companion-champion", { team: name(winner) })}</p>
          <p>
            {by === "championships"
              ? t("companion-final-championships", { team: name(winner), other: name(loser) })
              : reasonSentence(by, name(winner), name(loser), name)}
          </p>
        </>
      )}
    </>
  );
}
