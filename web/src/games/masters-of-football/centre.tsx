/** The middle of the pitch: dice against dice, or the roll for tactics. */
import type { JSX } from "preact";
import { kitOf, Shirt } from "../../lib/kit";
import { Said } from "../../lib/said";
import { NamedCard } from "./action-card";
import { pickable, useDesk } from "./desk";
import { Faces, Rolled } from "./dice";
import { House, TacticIcon } from "./icons";
import { thing } from "./picking";
import type { Story } from "./story";
import type { Pitch, Side } from "./view";

interface CentreProps {
  readonly pitch: Pitch;
  readonly story: Story;
}

/** What the match is at, and the cards that were played but have not taken effect yet. */
export function Centre({ pitch, story }: CentreProps): JSX.Element {
  const { words } = useDesk();
  return (
    <div class="mof-centre">
      {pitch.pending.cards.length > 0 && (
        <div class="mof-pending">
          <small>{words.say("web-pending")}</small>
          {pitch.pending.cards.map((card, place) => (
            <NamedCard key={`${card} ${place}`} id={card} />
          ))}
        </div>
      )}
      <Happening pitch={pitch} story={story} />
    </div>
  );
}

function Happening({ pitch, story }: CentreProps): JSX.Element {
  if (story.stage === "turn" || story.stage === "rolled" || story.stage === "injury-time") {
    return <Duel pitch={pitch} story={story} />;
  }
  return story.tactical.length > 0 && story.stage === "tactics" ? (
    <Battle pitch={pitch} story={story} />
  ) : (
    <KickOff pitch={pitch} story={story} />
  );
}

/** Attack die and genius die against defence die and genius die; each pair can be re-rolled by a click on it. */
function Duel({ pitch, story }: CentreProps): JSX.Element {
  const { words } = useDesk();
  const isHome = pitch.attacker.team === pitch.home;
  return (
    <div class="mof-duel" data-attacker={isHome ? "home" : "away"}>
      {pitch.sides.map((side, place) => (
        <Pair
          key={side.team}
          pitch={pitch}
          side={side}
          use={(place === 0) === isHome ? "attack" : "defence"}
          story={story}
        />
      ))}
      <TacticIcon tactic="direct" class="mof-arrow" />
      <div class="mof-verdict" data-outcome={story.outcome ?? ""}>
        {story.outcome
          ? words.say(`web-${story.outcome}`)
          : words.say("event-turn", { turn: story.turn, team: pitch.attacker.team })}
      </div>
    </div>
  );
}

interface PairProps extends CentreProps {
  readonly side: Side;
  readonly use: "attack" | "defence";
}

function Pair({ pitch, side, use, story }: PairProps): JSX.Element {
  const desk = useDesk();
  const { words } = desk;
  const { roll } = story;
  const total = roll && (use === "attack" ? roll.attack_total : roll.defence_total);
  const genius = roll && (use === "attack" ? roll.attack_genius : roll.defence_genius);
  const level = side[use]?.level;
  const shown = roll
    ? `${roll[use]} + ${genius === "genius" ? words.say("name-genius-genius") : genius} = ${total}`
    : "";
  return (
    <button {...pickable(desk, thing("roll", use), "mof-pair")} data-use={use}>
      <Said as={`${words.name(side.team)}: ${words.say(`name-roll-${use}`)} ${shown}`}>
        <span class="mof-pair-what">
          <Shirt kit={kitOf(side.team, desk.state.items.get(side.team))} size={18} />
          {words.say(`name-roll-${use}`)}
        </span>
        <span class="mof-pair-dice">
          <Rolled use={use} level={level} value={roll ? roll[use] : null} roll={`${story.rolls}`} size={46} />
          <Rolled use="genius" value={genius} roll={`${story.rolls}`} size={46} />
        </span>
        <b
          class="number mof-pair-total"
          data-wins={roll !== null && (use === "attack") === pitch.dice.attack_is_higher}
        >
          {total ?? "–"}
        </b>
        {level && <Faces use={use} level={level} rolled={roll ? roll[use] : null} />}
      </Said>
    </button>
  );
}

/** Tactic die and genius die of both, with the whole tactical value; its parts open on a click. */
function Battle({ pitch, story }: CentreProps): JSX.Element {
  const { act, words, state } = useDesk();
  return (
    <div class="mof-duel mof-battle">
      {pitch.sides.map((side) => {
        const told = story.tactical.find((each) => each.team === side.team);
        const title = told ? words.say("event-tactical-value", { team: side.team, value: told.value }) : "";
        return (
          <button
            key={side.team}
            type="button"
            class="mof-pair"
            data-winner={story.battle?.team === side.team}
            onClick={(event) => told && act.explain(title, told.why, event.currentTarget)}
          >
            <Said as={title}>
              <span class="mof-pair-what">
                <Shirt kit={kitOf(side.team, state.items.get(side.team))} size={18} />
                {words.say("web-tactical")}
              </span>
              <span class="mof-pair-dice">
                <Rolled use="tactic" value={told ? side.tactical_dice.value : null} roll={`${story.rolls}`} size={46} />
                <Rolled
                  use="genius"
                  value={told ? side.tactical_dice.genius : null}
                  roll={`${story.rolls}`}
                  size={46}
                />
              </span>
              <b class="number mof-pair-total" data-wins={story.battle?.team === side.team}>
                {told?.value ?? "–"}
              </b>
            </Said>
          </button>
        );
      })}
      {story.battle && pitch.tactic && (
        <div class="mof-verdict">
          {words.say("event-tactical-battle", {
            team: story.battle.team,
            tactic: pitch.tactic,
            by_genius: story.battle.byGenius,
          })}
        </div>
      )}
    </div>
  );
}

function KickOff({ pitch, story }: CentreProps): JSX.Element {
  const { words } = useDesk();
  return (
    <div class="mof-kick-off">
      {story.stage === "half-time" ? <b>{words.name("window-half-time")}</b> : <House />}
      <small>{words.say("web-advantage-of", { team: pitch.advantage.team })}</small>
    </div>
  );
}
