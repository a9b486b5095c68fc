/** One pad: its tables, its matches, and what can be done with it. */
import { useState } from "preact/hooks";
import { Page } from "../app/shell";
import { t } from "../app/words";
import { Final } from "./final";
import { championOf, layout, type Section } from "./layout";
import { LeagueTable } from "./league-table";
import { MatchLine } from "./match-line";
import { padName, teamName } from "./names";
import { type Pad, text } from "./pad";
import { Career, SeasonEnd } from "./seasons";
import { full, pads, put } from "./store";
import { Tools } from "./tools";

const ALL = "all";
const GAME_OF: Readonly<Record<string, string>> = {
  masters: "masters-of-football",
  cup: "world-cup-2010",
  season: "match-of-the-season",
};

export function PadPage({ id }: { id: string }) {
  const pad = pads.value.find((each) => each.id === id);
  if (!pad)
    return (
      <Page title={t("companion-pads")}>
        <p class="trouble">{t("companion-pad-gone")}</p>
        <p>
          <a href="/companion/pads">{t("companion-all-pads")}</a>
        </p>
      </Page>
    );
  return <Shown pad={pad} />;
}

function sectionTitle(section: Section): string {
  return t(section.title, section.label === undefined || section.label === "" ? {} : { label: section.label });
}

function Shown({ pad }: { pad: Pad }) {
  const sections = layout(pad);
  const [shown, show] = useState(sections[0]?.id ?? ALL);
  const several = sections.length > 1;
  const champion = championOf(pad, sections);
  return (
    <Page title={padName(pad)} game={GAME_OF[pad.kind] ?? ""} wide>
      <p class="pad-back row">
        <a href="/companion/pads">{t("companion-all-pads")}</a>
        <span class="muted">{t(`companion-kind-${pad.kind}`)}</span>
      </p>
      {full.value && <p class="trouble">{t("companion-full")}</p>}
      {champion !== null && <p class="champion">{t("companion-champion", { team: teamName(pad, champion) })}</p>}
      {several && (
        <div class="segments pad-sections" role="radiogroup" aria-label={t("companion-sections")}>
          {sections.map((section) => (
            <label key={section.id}>
              <input type="radio" name="section" checked={shown === section.id} onChange={() => show(section.id)} />
              <span>{sectionTitle(section)}</span>
            </label>
          ))}
          {pad.kind === "season" && (
            <label>
              <input type="radio" name="section" checked={shown === ALL} onChange={() => show(ALL)} />
              <span>{t("companion-honours")}</span>
            </label>
          )}
        </div>
      )}
      {sections.map((section) => (
        <SectionPart
          key={section.id}
          pad={pad}
          section={section}
          sections={sections}
          shown={!several || shown === section.id}
        />
      ))}
      {pad.kind === "season" && (
        <div class={`pad-section ${shown === ALL ? "" : "only-print"}`}>
          <Career pad={pad} sections={sections} />
        </div>
      )}
      <Names pad={pad} />
      <Tools pad={pad} />
    </Page>
  );
}

interface SectionPartProps {
  readonly pad: Pad;
  readonly section: Section;
  readonly sections: readonly Section[];
  readonly shown: boolean;
}

function SectionPart({ pad, section, sections, shown }: SectionPartProps) {
  return (
    <section
      class={`pad-section ${section.table ? "" : "no-table"} ${shown ? "" : "only-print"}`}
      aria-label={sectionTitle(section)}
    >
      <div class="pad-table">
        <h2>{sectionTitle(section)}</h2>
        {section.table && <LeagueTable pad={pad} table={section.table} />}
        {pad.kind === "season" && <SeasonEnd pad={pad} section={section} />}
        {section.id === "final" && <Final pad={pad} sections={sections} />}
      </div>
      <div class={`pad-rounds ${section.id === "ko" ? "bracket" : ""}`}>
        {section.rounds.map((round) => (
          <div key={round.title + (round.number ?? "")} class="pad-round">
            <h3>{t(round.title, round.number === undefined ? {} : { number: round.number })}</h3>
            <ul>
              {round.matches.map((match) => (
                <MatchLine key={match.id} pad={pad} match={match} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Names can be changed at any time. */
function Names({ pad }: { pad: Pad }) {
  return (
    <details class="pad-rename">
      <summary>{t("companion-names")}</summary>
      <label class="field">
        <span>{t("companion-pad-name")}</span>
        <input
          class="input"
          maxLength={40}
          value={text(pad, "name")}
          onChange={(event) => put(pad.id, "name", event.currentTarget.value.trim())}
        />
      </label>
      <div class="pad-names">
        {Array.from({ length: pad.size }, (_, team) => (
          <input
            key={team}
            class="input"
            maxLength={30}
            aria-label={t("companion-team", { number: team + 1 })}
            placeholder={teamName(pad, team)}
            value={text(pad, `team ${team}`)}
            onChange={(event) => put(pad.id, `team ${team}`, event.currentTarget.value.trim())}
          />
        ))}
      </div>
    </details>
  );
}
