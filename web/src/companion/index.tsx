/** At a real table: what helps people who have the box. Dice, scoreboard and pads work without a network. */
import { Page } from "../app/shell";
import { t } from "../app/words";
import { Referee } from "../referee/setup";
import { DicePage } from "./dice";
import { Home } from "./home";
import { PadPage } from "./pad-page";
import { PadsPage } from "./pads-page";
import { ScoreboardPage } from "./scoreboard";
import "./companion.css";

export function Companion({ part = "", id = "" }: { part?: string; id?: string }) {
  if (!part) return <Home />;
  if (part === "dice" && !id) return <DicePage />;
  if (part === "scoreboard" && !id) return <ScoreboardPage />;
  if (part === "pads") return id ? <PadPage id={id} /> : <PadsPage />;
  if (part === "referee") return <Referee game={id} />;
  return (
    <Page title={t("app-not-found")}>
      <p>
        <a href="/companion">{t("app-companion")}</a>
      </p>
    </Page>
  );
}
