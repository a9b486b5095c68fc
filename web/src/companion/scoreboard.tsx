/** A match in large letters: score, turn track, who attacks. */
import { Icon } from "../app/icons";
import { go, here } from "../app/router";
import { Page } from "../app/shell";
import { t } from "../app/words";
import { kitOf, Shirt } from "../lib/kit";
import { useAwake } from "./awake";
import box from "./box.json";
import { layout } from "./layout";
import { attackerOf, type Board, type Side, scoreOf, type Tap, type Track, TURNS } from "./match";
import { teamName } from "./names";
import { keptSignal, pads, put } from "./store";

const TRACKS: readonly Track[] = ["masters", "halves"];
/** From this many letters on, a name is written smaller, so that it fits. */
const LONG_NAME = 13;
const TAPS = ["goal", "no-goal", "on", "injury"];

const board = keptSignal<Board>("golazo-scoreboard", (given) => {
  const { track, names, taps, pad, match } = (given ?? {}) as Partial<Board>;
  const fine = TRACKS.includes(track as Track) && Array.isArray(names) && names.length === 2 && Array.isArray(taps);
  if (!fine || !(taps as Tap[]).every((each) => TAPS.includes(each?.tap)))
    return { track: "masters", names: ["", ""], taps: [] };
  return { track: track as Track, names: [String(names?.[0]), String(names?.[1])], taps: taps as Tap[], pad, match };
});

const turnsAHalf = box.masters.turnsAHalf;

/** A match of a pad comes by its address: /companion/scoreboard?pad=..&match=.. */
function called(): void {
  const wanted = new URL(here.value, location.origin).searchParams;
  const [id, matchId] = [wanted.get("pad"), wanted.get("match")];
  if (!id || !matchId || (board.value.pad === id && board.value.match === matchId)) return;
  const pad = pads.value.find((each) => each.id === id);
  const match =
    pad &&
    layout(pad)
      .flatMap((section) => section.rounds.flatMap((round) => round.matches))
      .find((each) => each.id === matchId);
  if (!pad || !match || match.home === null || match.away === null) return;
  const track = pad.kind === "masters" ? "masters" : "halves";
  board.value = {
    track,
    names: [teamName(pad, match.home), teamName(pad, match.away)],
    taps: [],
    pad: id,
    match: matchId,
  };
}

export function ScoreboardPage() {
  called();
  const awake = useAwake();
  const now = board.value;
  const score = scoreOf(now);
  const set = (changed: Partial<Board>) => {
    board.value = { ...board.value, ...changed };
  };
  const tap = (made: Tap) => set({ taps: [...now.taps, made] });
  const name = (side: Side) => now.names[side] || t(side ? "companion-away" : "companion-home");
  const line = score.attacker !== null ? t("companion-attacks", { team: name(score.attacker) }) : "";
  const finish = () => {
    if (!now.pad || !now.match) return;
    put(now.pad, `result ${now.match}`, [...score.goals]);
    go(`/companion/pads/${now.pad}`);
  };
  return (
    <Page title={t("companion-scoreboard")} wide>
      <div class="scoreboard">
        <p class="scoreboard-phase" aria-live="polite">
          <b>{score.space === null ? t(`companion-${score.phase}`) : t("companion-turn", { turn: score.space + 1 })}</b>
          {line && <span>{line}</span>}
        </p>
        <div class="scoreboard-sides">
          {([0, 1] as const).map((side) => (
            <div key={side} class={`scoreboard-side ${score.attacker === side ? "attacks" : ""}`}>
              <label>
                <Shirt kit={kitOf(name(side))} size={34} />
                <span class="hidden">{t(side ? "companion-away" : "companion-home")}</span>
                <input
                  style={{ "--fit": Math.min(1, LONG_NAME / name(side).length) }}
                  value={now.names[side]}
                  maxLength={30}
                  placeholder={t(side ? "companion-away" : "companion-home")}
                  onInput={(event) => {
                    const { value } = event.currentTarget;
                    set({ names: side ? [now.names[0], value] : [value, now.names[1]] });
                  }}
                />
              </label>
              <button
                type="button"
                class="scoreboard-goals number"
                data-digits={String(score.goals[side]).length}
                disabled={score.phase === "over" && score.mayInjury.length === 0}
                onClick={() => tap({ tap: "goal", side })}
              >
                {score.goals[side]}
                <span class="hidden"> {t("companion-goal-for", { team: name(side) })}</span>
              </button>
              <button
                type="button"
                class="icon-button scoreboard-less"
                disabled={score.goals[side] === 0}
                onClick={() => tap({ tap: "no-goal", side })}
              >
                <span class="hidden">{t("companion-goal-less", { team: name(side) })}</span>
                <span aria-hidden="true">−</span>
              </button>
            </div>
          ))}
        </div>
        {now.track === "masters" && (
          <TrackLine
            at={score.space}
            over={score.phase === "over" || score.phase === "injury-time"}
            half={score.phase === "half-time"}
            name={name}
          />
        )}
        {score.half && (
          <p class="scoreboard-half">{t("companion-at-half-time", { home: score.half[0], away: score.half[1] })}</p>
        )}
        <div class="scoreboard-acts">
          <button
            type="button"
            class="button"
            disabled={!now.taps.length}
            onClick={() => set({ taps: now.taps.slice(0, -1) })}
          >
            <Icon name="undo" />
            {t("app-undo")}
          </button>
          {score.phase !== "over" && (
            <button type="button" class="button solid" onClick={() => tap({ tap: "on" })}>
              {t(
                score.phase === "half-time"
                  ? "companion-second-half-on"
                  : score.phase === "injury-time" || (now.track === "halves" && score.phase === "second-half")
                    ? "companion-whistle"
                    : now.track === "halves"
                      ? "companion-half-time-on"
                      : "companion-turn-on",
              )}
            </button>
          )}
          {score.phase === "over" && now.pad && (
            <button type="button" class="button solid" onClick={finish}>
              {t("companion-write-result")}
            </button>
          )}
        </div>
        {score.mayInjury.length > 0 && now.track === "masters" && score.phase === "over" && (
          <div class="scoreboard-injury">
            <p>{t("companion-injury-line", { needed: box.masters.injuryTimeNeeds })}</p>
            <div class="row">
              {score.mayInjury.map((side) => (
                <button key={side} type="button" class="button small" onClick={() => tap({ tap: "injury", side })}>
                  {t("companion-attacks-again", { team: name(side) })}
                </button>
              ))}
            </div>
          </div>
        )}
      </div>
      <div class="row scoreboard-foot">
        <div class="segments" role="radiogroup" aria-label={t("companion-track")}>
          {TRACKS.map((track) => (
            <label key={track}>
              <input
                type="radio"
                name="track"
                checked={now.track === track}
                onChange={() => set({ track, taps: [] })}
              />
              <span>{t(`companion-track-${track}`)}</span>
            </label>
          ))}
        </div>
        <button
          type="button"
          class="button small"
          onClick={() => set({ names: ["", ""], taps: [], pad: undefined, match: undefined })}
        >
          {t("companion-new-match")}
        </button>
        <span class="muted">{t(awake ? "companion-awake" : "companion-not-awake")}</span>
      </div>
    </Page>
  );
}

interface TrackLineProps {
  readonly at: number | null;
  readonly over: boolean;
  readonly half: boolean;
  readonly name: (side: Side) => string;
}

/** The twelve spaces; who attacks is shown by place (above: home, below: away) as well as by colour. */
function TrackLine({ at, over, half, name }: TrackLineProps) {
  const done = over ? TURNS : half ? turnsAHalf : (at ?? 0);
  return (
    <ol class="track" aria-label={t("companion-track")}>
      {Array.from({ length: TURNS }, (_, space) => {
        const side = attackerOf(space);
        const state = space === at ? "now" : space < done ? "done" : "";
        return (
          <li
            key={space}
            class={`${side ? "away" : "home"} ${state} ${space === turnsAHalf ? "second" : ""}`}
            aria-current={space === at ? "step" : undefined}
          >
            <span aria-hidden="true">{space + 1}</span>
            <span class="hidden">
              {t("companion-turn", { turn: space + 1 })}: {t("companion-attacks", { team: name(side) })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
