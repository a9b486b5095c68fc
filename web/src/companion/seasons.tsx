/** Match of the Season: cups and money of a season, and the honours of all six. */
import { settings } from "../app/settings";
import { t } from "../app/words";
import box from "./box.json";
import { CUP_TROPHIES, careersOf, managerOf, type Section, trophiesOf } from "./layout";
import { careerOrder } from "./league";
import { teamName } from "./names";
import { number, type Pad } from "./pad";
import { put } from "./store";

/** The name of a trophy; empty if there is no such trophy. */
export function trophyName(trophy: string | undefined): string {
  const { trophies } = box.season;
  return trophy && Object.hasOwn(trophies, trophy)
    ? trophies[trophy as keyof typeof trophies].name[settings.value.language]
    : "";
}

const teamsOf = (pad: Pad) => [0, 1, 2, 3].slice(0, pad.managers === 3 ? 3 : 4);

/** The team entered for the other side of the same final: nobody is both winner and finalist. */
function opponent(pad: Pad, section: Section, trophy: string): number | null {
  const other = trophy.endsWith("-winner")
    ? trophy.replace("-winner", "-finalist")
    : trophy.replace("-finalist", "-winner");
  return number(pad, `${section.id}${other}`);
}

export function SeasonEnd({ pad, section }: { pad: Pad; section: Section }) {
  // No European Cup and no Supercup in the first season (S12).
  const cups = CUP_TROPHIES.filter((trophy) => section.label !== 1 || trophy.startsWith("cup"));
  return (
    <div class="season-end">
      <h3>{t("companion-cups")}</h3>
      {cups.map((trophy) => (
        <label key={trophy} class="field">
          <span>
            {trophyName(trophy)}
            <small class="muted"> {worth(trophy)}</small>
          </span>
          <select
            value={String(number(pad, `${section.id}${trophy}`) ?? "")}
            onChange={(event) =>
              put(
                pad.id,
                `${section.id}${trophy}`,
                event.currentTarget.value === "" ? null : Number(event.currentTarget.value),
              )
            }
          >
            <option value="">{t("companion-nobody")}</option>
            {teamsOf(pad).map((team) => (
              <option key={team} value={String(team)} disabled={team === opponent(pad, section, trophy)}>
                {teamName(pad, team)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <h3>{t("companion-money")}</h3>
      <div class="season-money">
        {teamsOf(pad).map((team) => (
          <label key={team}>
            <span>{teamName(pad, team)}</span>
            <input
              class="input number"
              type="number"
              min={0}
              step={5}
              inputMode="numeric"
              value={number(pad, `${section.id}money ${team}`) ?? ""}
              onChange={(event) => {
                const { value } = event.currentTarget;
                put(pad.id, `${section.id}money ${team}`, value === "" ? null : Math.max(0, Math.round(Number(value))));
              }}
            />
          </label>
        ))}
      </div>
    </div>
  );
}

function worth(trophy: keyof typeof box.season.trophies): string {
  const { points, prize } = box.season.trophies[trophy];
  return prize ? t("companion-worth-money", { points, prize }) : t("companion-worth", { points });
}

export function Career({ pad, sections }: { pad: Pad; sections: readonly Section[] }) {
  const careers = careersOf(pad, sections);
  const teams = (manager: number) =>
    teamsOf(pad)
      .filter((team) => managerOf(pad, team) === manager)
      .map((team) => teamName(pad, team))
      .join(" + ");
  const order = careerOrder(careers);
  return (
    <div class="pad-table">
      <h2>{t("companion-honours")}</h2>
      <table class="league-table">
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden">{t("companion-place")}</span>
            </th>
            <th scope="col" class="team">
              {t("companion-manager")}
            </th>
            <th scope="col">{t("companion-trophies")}</th>
            <th scope="col">{t("companion-thousands")}</th>
            <th scope="col">{t("companion-short-points")}</th>
          </tr>
        </thead>
        <tbody>
          {order.map(({ manager, place }) => (
            <tr key={manager}>
              <td class="number">{place}</td>
              <th scope="row" class="team">
                {teams(manager)}
              </th>
              <td>{careers[manager]?.trophies}</td>
              <td>{careers[manager]?.money}</td>
              <td class="number points">{careers[manager]?.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="tie-breaks">
        {order.slice(1).flatMap(({ manager, why }, place) => {
          const above = order[place];
          if (!above || why === "points" || !careers.some((career) => career.points)) return [];
          return [
            <li key={manager}>
              {t(`companion-career-${why}`, { team: teams(above.manager), other: teams(manager) })}
            </li>,
          ];
        })}
      </ul>
      <h3>{t("companion-roll-of-honour")}</h3>
      <ul class="honours">
        {sections.flatMap((section) =>
          trophiesOf(pad, section).map(({ trophy, team }) => (
            <li key={section.id + trophy}>
              <span class="muted">{t("companion-season", { label: section.label ?? "" })}</span> {trophyName(trophy)}:{" "}
              <b>{teamName(pad, team)}</b>
            </li>
          )),
        )}
      </ul>
    </div>
  );
}
