/** The frame of every page: the masthead, the page itself, the footer. */
import type { ComponentChildren } from "preact";
import { Icon } from "./icons";
import { LANGUAGES, type Language, OWN_NAMES } from "./languages";
import { set, settings } from "./settings";
import { useTitle } from "./use";
import { t } from "./words";

export function LanguagePicker() {
  return (
    <label class="picker">
      <Icon name="globe" />
      <span class="hidden">{t("app-language")}</span>
      <select
        value={settings.value.language}
        onChange={(event) => set({ language: event.currentTarget.value as Language })}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {OWN_NAMES[language]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface PageProps {
  readonly title?: string;
  readonly lead?: string;
  readonly game?: string;
  readonly wide?: boolean;
  readonly children?: ComponentChildren;
}

export function Page({ title, lead, game, wide = false, children }: PageProps) {
  useTitle(title ?? "");
  return (
    <div class="page" data-game={game}>
      <a class="skip" href="#main">
        {t("app-skip")}
      </a>
      <header class="masthead">
        <a class="wordmark" href="/">
          Golazo
        </a>
        <nav aria-label={t("app-pages")}>
          <a href="/lobby">{t("app-lobby")}</a>
          <a href="/settings">{t("app-settings")}</a>
        </nav>
        <LanguagePicker />
      </header>
      <main id="main" tabIndex={-1} class={wide ? "wide" : ""}>
        {title && (
          <div class="page-head">
            <h1>{title}</h1>
            {lead && <p class="lead">{lead}</p>}
          </div>
        )}
        {children}
      </main>
      <Foot />
    </div>
  );
}

export function Foot() {
  return (
    <footer class="foot">
      <p>
        <a href="/verify">{t("app-verify")}</a>
        <a href="/companion">{t("app-companion")}</a>
        <a href="/settings">{t("app-settings")}</a>
      </p>
      <p>{t("app-foot")}</p>
    </footer>
  );
}
