/** The referee's set-up: which game lies on the table, and who sits around it, far away, or is a bot. */
import { Page } from "../app/shell";
import { t } from "../app/words";
import { New } from "../pages/new";
import { Poster } from "../pages/poster";
import { useGameNames } from "../pages/tables";
import "../pages/home.css";

export function Referee({ game }: { game: string }) {
  return game ? <New game={game} mode="companion" /> : <Games />;
}

function Games() {
  const names = useGameNames();
  return (
    <Page title={t("companion-referee")} lead={t("app-companion-lead")} wide>
      <div class="posters">
        {[...names].map(([game, name]) => (
          <article key={game} class="poster" data-game={game}>
            <Poster game={game} />
            <div class="poster-words">
              <h2>{name}</h2>
              <a class="button solid" href={`/companion/referee/${game}`}>
                {t("app-companion-begin")}
                <span class="hidden">: {name}</span>
              </a>
            </div>
          </article>
        ))}
      </div>
      <ul class="referee-points">
        {(["typed", "secret", "seats", "undo"] as const).map((point) => (
          <li key={point}>{t(`referee-point-${point}`)}</li>
        ))}
      </ul>
    </Page>
  );
}
