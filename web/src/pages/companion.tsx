/** At a real table: the box does the dice and cards, Golazo keeps the rules, the score and the log. */
import { Page } from "../app/shell";
import { t } from "../app/words";
import { GAMES } from "../games";
import { Poster } from "./poster";
import { useGameNames } from "./tables";
import "./home.css";

export function Companion() {
  const names = useGameNames();
  return (
    <Page title={t("app-companion")} lead={t("app-companion-lead")} wide>
      <div class="posters">
        {GAMES.map((game) => (
          <article key={game} class="poster" data-game={game}>
            <Poster game={game} />
            <div class="poster-words">
              <h2>{names.get(game)}</h2>
              <a class="button solid" href={`/new/${game}?with=companion`}>
                {t("app-companion-begin")}
                <span class="hidden">: {names.get(game)}</span>
              </a>
            </div>
          </article>
        ))}
      </div>
    </Page>
  );
}
