/** The breakdown of a number: the contributions with their rules, and the sum. */
import type { Part } from "./table";
import { part, signed } from "./telling";
import type { Reader } from "./words";

interface BreakdownProps {
  readonly title: string;
  readonly parts: readonly Part[];
  readonly words: Reader;
}

export function Breakdown({ title, parts, words }: BreakdownProps) {
  const sum = parts.reduce((total, each) => total + each.amount, 0);
  return (
    <div class="breakdown">
      <h3>{title}</h3>
      {parts.map((each) => (
        <p class="breakdown-part" key={each}>
          <b class={`number ${each.amount < 0 ? "minus" : ""}`}>{signed(each.amount)}</b>
          <span>{part(words, each)}</span>
          <small>{each.rule}</small>
        </p>
      ))}
      {parts.length > 1 && (
        <p class="breakdown-part breakdown-sum">
          <b class="number">{sum}</b>
          <span aria-hidden="true">=</span>
          <span />
        </p>
      )}
    </div>
  );
}
