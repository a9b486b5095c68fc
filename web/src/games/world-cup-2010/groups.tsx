/** The eight groups: one large with table, tie-breaks and matches, all of them small. */

import { Said } from "../../lib/said";
import { useDesk } from "./desk";
import { codeOf, Flag } from "./flags";
import { teamChoice } from "./picking";
import { fixturesOf, GROUPS, matchUnderWay, ownerOf, teamsOf } from "./reading";
import { Limit, Shirt } from "./team";
import type { GroupTable } from "./view";

const colour = (group: string) => ({ "--group": `var(--wc-group-${group})` });

export function GroupPanel({ group }: { group: string }) {
  const { state, words } = useDesk();
  const open = state.view.groups.find((each) => each.group === group);
  return (
    <section class="wc-group-panel" style={colour(group)}>
      <h3 class="wc-group-head">
        <span class="wc-group-letter">{group}</span>
        {words.say("picture-group", { group })}
      </h3>
      {open ? <Standings group={open} /> : <Drawn group={group} />}
      <Fixtures group={group} />
    </section>
  );
}

function Standings({ group }: { group: GroupTable }) {
  const { state, words } = useDesk();
  const decided = group.rows.some((row) => row.ahead_by);
  const hand = (team: string) => state.view.hands.find((each) => each.team === team);
  return (
    <table class={`wc-table-of ${decided ? "decided" : ""}`}>
      <thead>
        <tr>
          <th colSpan={2}>
            <span class="hidden">{words.say("web-team")}</span>
          </th>
          {["points", "difference", "goals"].map((column) => (
            <th key={column} scope="col">
              {words.say(`picture-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {group.rows.map((row, place) => {
          const held = hand(row.team);
          return (
            <tr key={row.team} class={decided && place < 2 ? "through" : ""}>
              <td class="number wc-rank">{place + 1}</td>
              <th scope="row">
                <span class="wc-row-team">
                  <TeamName team={row.team} />
                  <Limit team={row.team} />
                  <Shirt seat={ownerOf(state.view, row.team)} />
                  {held && held.count > 0 && (
                    <span
                      class="wc-held number"
                      title={words.put("picture-hand", { holder: words.name(row.team), count: held.count })}
                    >
                      <span class="hidden">
                        {words.put("picture-hand", { holder: words.name(row.team), count: held.count })}
                      </span>
                      <i aria-hidden="true">{held.count}</i>
                    </span>
                  )}
                </span>
                {row.ahead_by && <small class="wc-ahead">{words.say("web-ahead", { ahead_by: row.ahead_by })}</small>}
              </th>
              <td class="number wc-points">{row.points}</td>
              <td class="number">{row.difference > 0 ? `+${row.difference}` : row.difference}</td>
              <td class="number">{row.scored}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A group that has not begun: its teams, and one's own among them. */
function Drawn({ group }: { group: string }) {
  const { state } = useDesk();
  return (
    <ul class="wc-drawn">
      {teamsOf(state, group).map((team) => (
        <li key={team}>
          <TeamName team={team} />
          <Limit team={team} />
          <Shirt seat={ownerOf(state.view, team)} />
        </li>
      ))}
    </ul>
  );
}

/** Flag and name; glows where the typed chance names a team. */
function TeamName({ team, short = false }: { team: string; short?: boolean }) {
  const { state, act, words } = useDesk();
  const choice = teamChoice(state, team);
  const inside = (
    <>
      <Flag team={team} />
      <span class="wc-name">{short ? codeOf(team) : words.name(team)}</span>
    </>
  );
  if (!choice)
    return (
      <span class="wc-named" title={words.name(team)}>
        {inside}
      </span>
    );
  return (
    <button type="button" class="wc-named glow" onClick={() => act.choose(choice)}>
      <Said as={words.name(team)}>{inside}</Said>
    </button>
  );
}

function Fixtures({ group }: { group: string }) {
  const { state, words, stories, report, tellOf } = useDesk();
  const now = matchUnderWay(state)?.match;
  return (
    <ol class="wc-fixtures">
      {fixturesOf(state.items)
        .filter((each) => each.group === group)
        .map((each) => {
          const result = state.view.results.find((one) => one.match === each.match);
          const inside = (
            <>
              <small class="number">{each.match}</small>
              <span class="wc-code">{codeOf(each.first)}</span>
              <Flag team={each.first} />
              <b class="number">{result ? `${result.one}–${result.other}` : "×"}</b>
              <Flag team={each.second} />
              <span class="wc-code">{codeOf(each.second)}</span>
            </>
          );
          const sides = `${words.name(each.first)} ${result?.one ?? ""} – ${result?.other ?? ""} ${words.name(each.second)}`;
          const label = `${words.say("picture-match", { match: each.match })}: ${sides}`;
          return (
            <li key={each.match} class={each.match === now ? "now" : ""}>
              {stories.has(each.match) ? (
                <button type="button" aria-pressed={report === each.match} onClick={() => tellOf(each.match)}>
                  <Said as={label}>{inside}</Said>
                </button>
              ) : (
                <span role="img" aria-label={label}>
                  {inside}
                </span>
              )}
            </li>
          );
        })}
    </ol>
  );
}

interface AllProps {
  readonly shown: string | null;
  readonly onShow: (group: string) => void;
}

export function AllGroups({ shown, onShow }: AllProps) {
  const { state, words } = useDesk();
  return (
    <section class="wc-all-groups">
      {GROUPS.map((group) => {
        const open = state.view.groups.find((each) => each.group === group);
        const decided = open?.rows.some((row) => row.ahead_by) ?? false;
        return (
          <div
            key={group}
            class={`wc-small-group ${state.view.group === group ? "now" : ""} ${open ? "" : "to-come"}`}
            style={colour(group)}
          >
            <button type="button" class="wc-group-letter" aria-pressed={shown === group} onClick={() => onShow(group)}>
              <Said as={words.say("picture-group", { group })}>{group}</Said>
            </button>
            <ul>
              {teamsOf(state, group).map((team, place) => {
                const row = open?.rows[place];
                return (
                  <li key={team} class={decided ? (place < 2 ? "through" : "out") : ""}>
                    <TeamName team={team} short />
                    <Shirt seat={ownerOf(state.view, team)} />
                    <b class="number">{row ? row.points : ""}</b>
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
