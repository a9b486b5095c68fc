/** The board: the whistle, then six weeks of seven days, and the token on its day. */
import type { JSX } from "preact";
import { Shirt } from "../../lib/kit";
import { Said } from "../../lib/said";
import type { Reader } from "../../lib/words";
import { kitOfClub, useDesk } from "./desk";
import { countryCode, DayIcon } from "./icons";
import type { Space } from "./reading";

const DAYS_A_WEEK = 7;
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

export function describeSpace(words: Reader, space: Space): string {
  const more = space.countries?.map((country) => words.name(country)) ?? [];
  const matches = space.fixtures?.map(([home, away]) => `${words.name(home)} – ${words.name(away)}`) ?? [];
  const stage = space.stage ? [words.say(`web-stage-${space.stage}`)] : [];
  return [words.name(space.id), words.say(`name-space-kind-${space.card_kind}`), ...stage, ...more, ...matches].join(
    ", ",
  );
}

export function Board({ isStrip }: { readonly isStrip?: boolean }): JSX.Element {
  const { view, words, spaces } = useDesk();
  const now = spaces.findIndex((space) => space.id === view.space);
  const names = new Intl.DateTimeFormat(words.language, { weekday: "narrow", timeZone: "UTC" });
  const week = Math.max(view.week, 1);
  const shown = spaces.filter((space) => space.week > 0 && (!isStrip || space.week === week));
  const whistle = spaces[0];
  return (
    <section class={`mots-board ${isStrip ? "mots-strip" : ""}`}>
      <h2>
        <span>
          {words.say("picture-season", { season: Math.max(view.season, 1), seasons: view.seasons, space: view.space })}
        </span>
        {whistle && (
          <span class="mots-whistle" data-now={now === 0}>
            <DayIcon kind="whistle" />
            {now === 0 && <Token />}
          </span>
        )}
      </h2>
      <div class="mots-days" aria-hidden="true">
        {Array.from({ length: DAYS_A_WEEK }, (_, day) => (
          <span key={day}>{names.format(new Date(MONDAY + day * DAY))}</span>
        ))}
      </div>
      <ol class="mots-calendar">
        {shown.map((space) => (
          <li key={space.id}>
            <Day space={space} at={spaces.indexOf(space)} now={now} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Day({ space, at, now }: { readonly space: Space; readonly at: number; readonly now: number }): JSX.Element {
  const { words, act, view } = useDesk();
  const kind = space.card_kind;
  // There is neither Europe nor Supercup in the first season.
  const isEmpty = view.season === 1 && (kind === "europe" || kind === "supercup");
  return (
    <button
      type="button"
      class={`mots-day mots-day-${kind}`}
      data-past={at < now}
      data-now={at === now}
      data-empty={isEmpty}
      aria-current={at === now ? "date" : undefined}
      onClick={(event) => act.show(space.id, event.currentTarget)}
    >
      <Said as={describeSpace(words, space)}>
        <DayIcon kind={kind} />
        {space.countries ? (
          <small>{space.countries.map((country) => countryCode(words, country)).join(" ")}</small>
        ) : space.fixtures ? (
          <span class="mots-day-teams">
            {space.fixtures.flat().map((team) => (
              <Pawn key={team} team={team} />
            ))}
          </span>
        ) : (
          <small>{words.say(`web-day-${kind}`)}</small>
        )}
        {at === now && <Token />}
      </Said>
    </button>
  );
}

/** The one token that all managers move, with the shirt of whoever moves it. */
function Token(): JSX.Element {
  const { view, words } = useDesk();
  return (
    <span class="mots-token" key={view.space}>
      <svg viewBox="0 0 32 40" aria-hidden="true">
        <path d="M16 39C4 25 1 20 1 14a15 14 0 1 1 30 0c0 6-3 11-15 25z" />
      </svg>
      {view.mover ? (
        <Shirt kit={kitOfClub(view.mover.team)} size={18} label={words.name(view.mover.team)} />
      ) : (
        <DayIcon kind="whistle" />
      )}
    </span>
  );
}

/** A team's pawn: its shirt, small. */
export function Pawn({ team, size = 14 }: { readonly team: string; readonly size?: number }): JSX.Element {
  return <Shirt kit={kitOfClub(team)} size={size} class="mots-pawn" />;
}
