/** Who plays, how it stands, whose turn it is, and what each team has built: its whole icons. */
import type { JSX } from "preact";
import { Shirt } from "../../lib/kit";
import { Said } from "../../lib/said";
import { useDesk } from "./desk";
import { Sign } from "./icons";
import { ICONS, SQUADS } from "./reading";
import type { Squad, Team } from "./view";

const KITS = {
  home: { pattern: "halves", colours: ["#c4343d", "#ffffff"] },
  away: { pattern: "hoops", colours: ["#ffffff", "#2563b8"] },
} as const;

export function Scoreboard(): JSX.Element {
  const { view, words } = useDesk();
  const [home, away] = view.score;
  const notes = [
    view.added_time && words.say("picture-added-time"),
    view.added_time_next && words.say("picture-added-time-next"),
    view.shoot_out && words.say("picture-shoot-out", { home: view.shoot_out[0], away: view.shoot_out[1] }),
  ].filter((note) => note !== false && note !== null);
  return (
    <section class="m11-board" aria-label={words.say("web-score")}>
      <Side team={view.teams[0]} />
      <div class="m11-score">
        <p class="m11-goals number" role="img" aria-label={`${home} : ${away}`}>
          <span aria-hidden="true">
            {home}
            <i>:</i>
            {away}
          </span>
        </p>
        <p class="m11-half">{words.say("web-half", { half: view.half })}</p>
      </div>
      <Side team={view.teams[1]} />
      {notes.length > 0 && <p class="m11-notes">{notes.join(" ")}</p>}
    </section>
  );
}

function Side({ team }: { readonly team: Team }): JSX.Element {
  const { view, words, counting, count } = useDesk();
  const isOn = view.turn?.team === team.team;
  return (
    <div class={`m11-side ${team.team}`} data-turn={isOn}>
      <div class="m11-who">
        <TeamShirt team={team.team} />
        <p>
          <b>{words.say(`name-team-${team.team}`)}</b>
          <span>{words.player(SQUADS.indexOf(team.team))}</span>
        </p>
        {isOn && (
          <span class="m11-turn" title={words.say("event-turn", { team: team.team })}>
            <span class="hidden">{words.say("event-turn", { team: team.team })}</span>
            <svg viewBox="0 0 10 12" aria-hidden="true">
              <path d="M0 0 10 6 0 12Z" />
            </svg>
          </span>
        )}
      </div>
      <div class="m11-totals">
        {ICONS.map((icon) => {
          const isCounted = counting?.team === team.team && counting.icon === icon;
          return (
            <button
              type="button"
              key={icon}
              class="m11-total"
              aria-pressed={isCounted}
              title={words.say("web-icons", { icon: words.say(`web-${icon}`), number: team.icons[icon] })}
              onClick={() => count(isCounted ? null : { team: team.team, icon })}
            >
              <Said as={words.say("web-icons", { icon: words.say(`web-${icon}`), number: team.icons[icon] })}>
                <Sign icon={icon} />
                <b class="number">{team.icons[icon]}</b>
              </Said>
            </button>
          );
        })}
        <span
          class={`m11-state ${team.state}`}
          title={words.say("picture-state", { team: team.team, state: team.state, cards: team.attack_cards })}
        >
          {words.name(team.state)}
        </span>
      </div>
    </div>
  );
}

export function TeamShirt({ team, size = 34 }: { readonly team: Squad; readonly size?: number }): JSX.Element {
  return <Shirt kit={KITS[team]} size={size} />;
}
