/** The first page: the games, and the shortest way into each. */
import { useState } from "preact/hooks";
import { Icon } from "../app/icons";
import { settings } from "../app/settings";
import { Foot, LanguagePicker } from "../app/shell";
import { useLoaded, useTitle } from "../app/use";
import { games, messagesOf, t, whoAmI } from "../app/words";
import { accentOf } from "../games";
import type { GameInfo } from "../protocol";
import { KickOff } from "./kick-off";
import { Poster } from "./poster";
import { MyTables } from "./tables";
import "./home.css";

export function Home() {
  useTitle("");
  const { language } = settings.value;
  const { value: listed, trouble } = useLoaded(async () => {
    await whoAmI();
    return games();
  }, []);
  const { value: names } = useLoaded(async () => {
    const told = (await games()).map(async ({ id }) => {
      const messages = await messagesOf(id, language);
      return [id, { name: messages.say("game-name", {}), line: messages.say("game-line", {}) }] as const;
    });
    return new Map(await Promise.all(told));
  }, [language]);
  return (
    <div class="page home">
      <a class="skip" href="#main">
        {t("app-skip")}
      </a>
      <header class="hero">
        <div class="hero-bar">
          <nav aria-label={t("app-pages")}>
            <a href="/lobby">{t("app-lobby")}</a>
            <a href="/settings">{t("app-settings")}</a>
          </nav>
          <LanguagePicker />
        </div>
        <svg class="hero-lines" viewBox="0 0 1200 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path d="M600 0V300" />
          <circle cx="600" cy="150" r="118" />
          <circle cx="600" cy="150" r="5" class="spot" />
          <path d="M0 40H150V260H0 M0 100H60V200H0 M1200 40H1050V260H1200 M1200 100H1140V200H1200" />
        </svg>
        <h1>Golazo</h1>
        <p>{t("app-tagline")}</p>
      </header>
      <main id="main" tabIndex={-1}>
        {trouble && <p class="trouble">{trouble}</p>}
        <MyTables />
        <section aria-label={t("app-games")} class="posters">
          {(listed ?? []).map((game) => (
            <Game
              key={game.id}
              game={game}
              name={names?.get(game.id)?.name ?? ""}
              line={names?.get(game.id)?.line ?? ""}
            />
          ))}
        </section>
        <section class="more">
          <a href="/lobby">
            <Icon name="people" />
            <b>{t("app-lobby")}</b>
            <span>{t("app-lobby-line")}</span>
          </a>
          <a href="/companion">
            <Icon name="cards" />
            <b>{t("app-companion")}</b>
            <span>{t("app-companion-line")}</span>
          </a>
          <a href="/verify">
            <Icon name="lock" />
            <b>{t("app-verify")}</b>
            <span>{t("app-verify-line")}</span>
          </a>
        </section>
      </main>
      <Foot />
    </div>
  );
}

function Game({ game, name, line }: { game: GameInfo; name: string; line: string }) {
  const [isOpen, open] = useState(false);
  return (
    <article class="poster" data-game={game.id} style={accentOf(game)}>
      <Poster game={game.id} />
      <div class="poster-words">
        <h2>{name}</h2>
        <p class="facts">
          <span>
            <Icon name="people" />
            {game.least === game.most
              ? t("app-players-exactly", { count: game.least })
              : t("app-players", { least: game.least, most: game.most })}
          </span>
          <span>
            <Icon name="clock" />
            {t("app-minutes", { minutes: game.minutes })}
          </span>
        </p>
        <p class="line">{line}</p>
        <div class="poster-acts">
          <button type="button" class="button solid" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
            <Icon name="play" />
            {t("app-play-now")}
            <span class="hidden">: {name}</span>
          </button>
          <a class="button" href={`/new/${game.id}?with=friends`}>
            {t("app-with-friends")}
            <span class="hidden">: {name}</span>
          </a>
          <a class="button" href={`/new/${game.id}?with=screen`}>
            {t("app-same-screen")}
            <span class="hidden">: {name}</span>
          </a>
        </div>
        {isOpen && <KickOff game={game} onClose={() => open(false)} />}
        <p class="poster-links">
          <a href={`/rules/${game.id}`}>
            {t("app-rules")}
            <span class="hidden">: {name}</span>
          </a>
          <a href={`/cards/${game.id}`}>
            {t("app-cards")}
            <span class="hidden">: {name}</span>
          </a>
        </p>
      </div>
    </article>
  );
}
