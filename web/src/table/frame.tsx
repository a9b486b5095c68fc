/** The frame of a table, in play and in a replay: bar, board, question and what is beside it; nothing covers the board. */
import type { ComponentChildren } from "preact";
import { Icon } from "../app/icons";
import { t } from "../app/words";
import { REACH } from "../lib/reach";
import { SCORE } from "../lib/score";
import "./table.css";

interface FrameProps {
  readonly game: string;
  /** Further classes of the page. */
  readonly named: string;
  readonly title: string;
  /** In the bar, after the title. */
  readonly bar: ComponentChildren;
  readonly players?: ComponentChildren;
  readonly board: ComponentChildren;
  /** What is told just now, in the board's place. */
  readonly scene?: ComponentChildren;
  readonly dock: ComponentChildren;
  readonly dockLabel?: string;
  readonly side: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function Frame({ game, named, title, bar, players, board, scene, dock, dockLabel, side, children }: FrameProps) {
  return (
    <div class={`table-page ${named}`} data-game={game}>
      <a class="skip" href="#dock">
        {t("app-skip-question")}
      </a>
      <div class="score-place" id={SCORE} />
      <div class="stage">
        <header class="table-bar">
          <a class="icon-button" href="/" aria-label={t("app-home")}>
            <Icon name="home" />
          </a>
          <h1>{title}</h1>
          {bar}
        </header>
        {players}
        <main class="board" id="main" tabIndex={-1}>
          {board}
        </main>
      </div>
      {scene}
      <div class="reach" id={REACH} />
      <section class="dock-place" id="dock" tabIndex={-1} aria-label={dockLabel ?? t("app-question")}>
        {dock}
      </section>
      <aside class="side" aria-label={t("app-side")}>
        {side}
      </aside>
      {children}
    </div>
  );
}
