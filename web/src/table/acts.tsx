/** What one may do without being asked, as a plain list: on the board the same is done with the cards themselves. */
import { t } from "../app/words";
import { choice as told } from "../lib/telling";
import type { Reader } from "../lib/words";
import type { Choice } from "../protocol";

interface FreeActsProps {
  readonly acts: readonly Choice[];
  readonly words: Reader;
  readonly onTake: (act: Choice) => void;
}

export function FreeActs({ acts, words, onTake }: FreeActsProps) {
  if (!acts.length) return null;
  return (
    <section class="free-acts" aria-label={t("app-free-acts")}>
      <h3>{t("app-free-acts")}</h3>
      <ul>
        {acts.map((act) => (
          <li key={act.id}>
            <button type="button" class="choice act" onClick={() => onTake(act)}>
              <span class="choice-words">{told(words, act)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
