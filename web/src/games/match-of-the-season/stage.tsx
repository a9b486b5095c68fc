/** What has the stage: what the question is about, else the match that is on, else what was last. */
import type { JSX } from "preact";
import { Pitch } from "../../lib/pitch";
import { AskingPrice, Auction } from "./auction";
import { Builder } from "./builder";
import { type Desk, pickable, useDesk } from "./desk";
import { Finale } from "./finale";
import { MatchView } from "./match";
import { thing } from "./picking";
import { LineUp, Sums, sumsOf } from "./side";
import { Hand, Pool, Squad } from "./squads";
import { auctionsOf, isOver, matchesOf, ofSeason } from "./story";
import type { Team } from "./view";

export function Stage(): JSX.Element | null {
  const desk = useDesk();
  const { asked, team, state, words } = desk;
  if (state.over) return <Finale />;
  if (!team || !asked) return <Watching />;
  switch (asked) {
    case "draft":
      return (
        <>
          <Pool title={words.say("web-draft")} />
          <Squad team={team} />
        </>
      );
    case "bid":
    case "first-refusal":
      return (
        <>
          <Auction footballer={String(state.question?.arguments.footballer)} />
          <Squad team={team} />
        </>
      );
    case "name-price":
      return <AskingPrice />;
    case "turn-card":
    case "make-room":
    case "stop-gap":
      return (
        <>
          <Hand team={team} />
          <Squad team={team} />
          <Pool />
        </>
      );
    case "lay-line-up":
      return <Builder key={state.question?.team} team={team} />;
    case "change-line-up":
    case "announce-card": {
      const match = matchesOf(ofSeason(state.events)).at(-1);
      return (
        <>
          {match && <MatchView match={match} />}
          {asked === "announce-card" && <Hand team={team} />}
          {asked === "change-line-up" && <Bench team={team} />}
        </>
      );
    }
    case "choose-youth":
    case "must-buy":
      return (
        <>
          <Pool />
          <Squad team={team} />
        </>
      );
    case "swap":
      return <Exchange desk={desk} team={team} />;
    case "choose-formation":
      return (
        <>
          <Formations />
          <Squad team={team} />
        </>
      );
    case "extend":
      return <OnGrass team={team} />;
    case "choose-equal":
    case "fill-gap":
      return (
        <>
          {team.formation && <OnGrass team={team} />}
          <Squad team={team} />
        </>
      );
    default:
      return <Squad team={team} />;
  }
}

/** Nothing is asked: the match or the auction that is on or was last. */
function Watching(): JSX.Element | null {
  const { state, view, own } = useDesk();
  const { events } = state;
  const match = matchesOf(events).at(-1);
  const auction = auctionsOf(events).find((each) => !each.isOver);
  if (auction) return <Auction footballer={auction.footballer} />;
  if (match && !match.isWalkover && (view.match?.home === match.home || isOver(match)) && match.laid.length > 0)
    return <MatchView match={match} />;
  const [team] = own;
  if (view.season === 0)
    return (
      <>
        <Pool />
        {team && <Squad team={team} />}
      </>
    );
  return team ? team.formation ? <OnGrass team={team} /> : <Squad team={team} /> : null;
}

/** Who sits on the bench while one change may be made. */
function Bench({ team }: { readonly team: Team }): JSX.Element {
  const { words } = useDesk();
  const bench = { ...team, squad: team.squad.filter((player) => !team.line_up.includes(player.footballer)) };
  return (
    <div class="mots-bench-cards">
      <h3>{words.say("web-bench")}</h3>
      <Squad team={bench} isPlain />
    </div>
  );
}

/** One team alone on half a pitch. */
function OnGrass({ team }: { readonly team: Team }): JSX.Element {
  const desk = useDesk();
  // While it is filled place by place, the rest of it is still empty.
  const places = [...team.line_up, ...Array.from({ length: Math.max(0, 11 - team.line_up.length) }, () => null)];
  const shown = { ...team, line_up: places };
  return (
    <section class="mots-alone">
      <Pitch lie="half" class="mots-grass">
        <div class="mots-upward">
          <LineUp team={shown} />
        </div>
      </Pitch>
      <Sums sums={sumsOf(desk, shown.line_up, team.formation)} />
    </section>
  );
}

/** Exchanges at the end of a season: whom to take from the others, whom to give. */
function Exchange({ desk, team }: { readonly desk: Desk; readonly team: Team }): JSX.Element {
  const { state, view, words } = desk;
  const others = (state.question?.arguments.teams ?? []) as readonly string[];
  return (
    <>
      <div class="mots-partners">
        {view.teams
          .filter((each) => others.includes(each.team))
          .map((each) => (
            <section key={each.team} class="mots-partner">
              <h2>{words.say("web-take-from", { team: each.team })}</h2>
              <Pitch lie="half" class="mots-grass">
                <div class="mots-upward">
                  <LineUp team={each} />
                </div>
              </Pitch>
            </section>
          ))}
      </div>
      <Squad team={team} />
    </>
  );
}

function Formations(): JSX.Element {
  const desk = useDesk();
  const { words, formations } = desk;
  return (
    <div class="mots-formations">
      {formations
        .filter((each) => desk.choices.some((choice) => choice.arguments.formation === each.id))
        .map((each) => (
          <button key={each.id} {...pickable(desk, thing("formation", each.id), "mots-formation number")}>
            {words.name(each.id)}
          </button>
        ))}
    </div>
  );
}
