/** The companion's front page: four things to open. */
import { Page } from "../app/shell";
import { t } from "../app/words";
import { Die } from "../lib/die";

const PARTS = ["dice", "scoreboard", "pads", "referee"] as const;

export function Home() {
  return (
    <Page title={t("app-companion")} lead={t("companion-lead")} wide>
      <ul class="companion-tiles">
        {PARTS.map((part) => (
          <li key={part} class={`companion-tile tile-${part}`}>
            <Picture part={part} />
            <div>
              <h2>
                <a href={`/companion/${part}`}>{t(`companion-${part}`)}</a>
              </h2>
              <p>{t(`companion-${part}-line`)}</p>
              <p class="companion-net">{t(part === "referee" ? "companion-online" : "companion-offline")}</p>
            </div>
          </li>
        ))}
      </ul>
      <p class="muted">{t("companion-print-and-play")}</p>
    </Page>
  );
}

function Picture({ part }: { part: (typeof PARTS)[number] }) {
  if (part === "dice")
    return (
      <div class="companion-picture" aria-hidden="true">
        <Die face={5} label="" size={72} />
        <Die face="★" label="" size={60} tone="accent" />
        <Die face={3} label="" size={66} tone="dark" />
      </div>
    );
  if (part === "scoreboard")
    return (
      <div class="companion-picture board" aria-hidden="true">
        <b class="number">2</b>
        <b class="number">1</b>
      </div>
    );
  if (part === "pads")
    return (
      <div class="companion-picture sheet" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
    );
  return (
    <div class="companion-picture" aria-hidden="true">
      <svg viewBox="0 0 120 80" class="whistle" aria-hidden="true">
        <path d="M14 26h62l30-8v22H88a26 26 0 1 1-48 4L14 40z" />
        <circle cx="63" cy="50" r="11" />
        <path class="sound" d="M20 14L14 4M32 12L30 1M44 14L48 4" />
      </svg>
    </div>
  );
}
