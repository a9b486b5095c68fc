/** A game's rules in our words; every section can be linked to. */
import { useEffect } from "preact/hooks";
import { here } from "../app/router";
import { settings } from "../app/settings";
import { Page } from "../app/shell";
import { useLoaded } from "../app/use";
import { rules, t } from "../app/words";
import { headings, Markdown } from "../lib/markdown";
import { useGameNames } from "./tables";
import "./rules.css";

export function Rules({ game }: { game: string }) {
  const { language } = settings.value;
  const names = useGameNames();
  const { value: source, trouble } = useLoaded(() => rules(game, language), [game, language]);
  const { hash } = new URL(here.value, location.origin);
  useEffect(() => {
    if (source && hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [source, hash]);
  const parts = source ? headings(source).filter((each) => each.level === 2 && each.anchor) : [];
  return (
    <Page title={names.get(game) ?? t("app-rules")} lead={t("app-rules-lead")} game={game} wide>
      {trouble && <p class="trouble">{trouble}</p>}
      <div class="rules">
        <nav aria-label={t("app-contents")} class="contents">
          <h2>{t("app-contents")}</h2>
          <ol>
            {parts.map((part) => (
              <li key={part.anchor}>
                <a href={`#${part.anchor}`}>{part.text}</a>
              </li>
            ))}
          </ol>
          <p>
            <a href={`/cards/${game}`}>{t("app-cards")}</a>
          </p>
        </nav>
        <article class="prose">{source && <Markdown source={source} skipTitle />}</article>
      </div>
    </Page>
  );
}
