/** Odds as the server counted them: a bar for a match, or a chance beside each choice. */
import { t } from "../app/words";
import type { Question } from "../protocol";

/** Shares of winning, drawing and losing, where the question has them. */
export function shares(question: Question): readonly [number, number, number] | null {
  const odds = question.odds;
  if (!odds) return null;
  if (typeof odds.home === "number") return [odds.home, Number(odds.draw), Number(odds.away)];
  if (Array.isArray(odds.match)) {
    const [home = 0, draw = 0, away = 0] = odds.match as number[];
    const all = home + draw + away;
    return all ? [home / all, draw / all, away / all] : null;
  }
  return null;
}

/** The chance of a goal with the choice at a place, in percent. */
export function chanceOf(question: Question, place: number): number | null {
  const goals = question.odds?.goal;
  const found = Array.isArray(goals) ? goals[place] : undefined;
  return typeof found === "number" ? Math.round(found * 100) : null;
}

export function OddsBar({ question }: { question: Question }) {
  const found = shares(question);
  if (!found) return null;
  const [home, draw, away] = found.map((share) => Math.round(share * 100)) as [number, number, number];
  const said = t("app-odds-match", { home, draw, away });
  return (
    <div class="odds" role="img" aria-label={said} title={said}>
      {(
        [
          ["home", home, "app-odds-home"],
          ["draw", draw, "app-odds-draw"],
          ["away", away, "app-odds-away"],
        ] as const
      ).map(([side, percent, key]) => (
        <span key={side} class={`odds-${side}`} style={{ flexGrow: Math.max(percent, 1) }}>
          {percent >= 14 && `${t(key)} ${percent} %`}
        </span>
      ))}
    </div>
  );
}
