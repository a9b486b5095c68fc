/** The app: chooses the page. Pages are loaded on demand. */
import type { ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Home } from "../pages/home";
import { here, match } from "./router";
import { Page } from "./shell";
import { speaks, t } from "./words";

type Parts = Record<string, string>;
type Load = () => Promise<ComponentType<Parts>>;

const companion: Load = async () => (await import("../companion")).Companion as ComponentType<Parts>;

const ROUTES: readonly (readonly [string, Load])[] = [
  ["/lobby", async () => (await import("../pages/lobby")).Lobby],
  ["/new/:game", async () => (await import("../pages/new")).New as ComponentType<Parts>],
  ["/table/:id", async () => (await import("../pages/table")).TablePage as ComponentType<Parts>],
  ["/join/:id/:secret", async () => (await import("../pages/join")).Join as ComponentType<Parts>],
  ["/replay/:id", async () => (await import("../pages/replay")).Replay as ComponentType<Parts>],
  ["/rules/:game", async () => (await import("../pages/rules")).Rules as ComponentType<Parts>],
  ["/cards/:game", async () => (await import("../pages/cards")).Cards as ComponentType<Parts>],
  ["/verify", async () => (await import("../pages/verify")).Verify],
  ["/settings", async () => (await import("../pages/settings")).Settings],
  ["/companion", companion],
  ["/companion/:part", companion],
  ["/companion/:part/:id", companion],
];

const loaded = new Map<Load, ComponentType<Parts>>();

function found(path: string): { load: Load; parts: Parts } | null {
  for (const [pattern, load] of ROUTES) {
    const parts = match(pattern, path);
    if (parts) return { load, parts };
  }
  return null;
}

function Lazy({ load, parts }: { load: Load; parts: Parts }) {
  const [, drawn] = useState(0);
  const [failed, fail] = useState(false);
  useEffect(() => {
    if (loaded.has(load)) return;
    load().then(
      (page) => {
        loaded.set(load, page);
        drawn((count) => count + 1);
      },
      () => fail(true),
    );
  }, [load]);
  const Shown = loaded.get(load);
  if (failed)
    return (
      <Page>
        <p class="trouble">{t("app-offline")}</p>
      </Page>
    );
  return Shown ? <Shown {...parts} /> : <Page />;
}

export function App() {
  const path = new URL(here.value, location.origin).pathname;
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>("main")?.focus(); // a new page begins at its beginning for everybody
  }, [path]);
  if (!speaks.value) return null;
  if (path === "/") return <Home />;
  const route = found(path);
  if (route) return <Lazy key={path} load={route.load} parts={route.parts} />;
  return (
    <Page title={t("app-not-found")}>
      <p>
        <a href="/">{t("app-home")}</a>
      </p>
    </Page>
  );
}
