/** The dice tray: big enough for a phone in the middle of the table. */
import { useEffect, useState } from "preact/hooks";
import { settings } from "../app/settings";
import { Page } from "../app/shell";
import { t } from "../app/words";
import { Die } from "../lib/die";
import { useAwake } from "./awake";
import { DICE, type DieKind, dieOf, type Fit, goodness, roll } from "./rolls";
import { keptSignal } from "./store";
import { fitted, GAP } from "./tray";

interface Roll {
  readonly at: number;
  readonly dice: readonly (readonly [die: string, face: number])[];
}

interface Tray {
  readonly dice: readonly string[];
  readonly rolls: readonly Roll[];
}

const MOST_DICE = 12;
const KEPT_ROLLS = 500;
const SHOWN_ROLLS = 12;
const GENIUS_COUNTS = 2;
/** From this many pixels on, the name of a face is written under it. */
const NAMED = 60;
const RACK: readonly (readonly [string, (die: DieKind) => boolean])[] = [
  ["attack", (die) => die.use === "attack"],
  ["defence", (die) => die.use === "defence"],
  ["masters", (die) => die.use === "genius" || die.use === "tactic"],
  ["season", (die) => die.use === "match" || die.use === "movement"],
  ["plain", (die) => die.use === "plain"],
];

const tray = keptSignal<Tray>("golazo-dice", (given) => {
  const { dice, rolls } = (given ?? {}) as Partial<Tray>;
  const known = (id: unknown) => typeof id === "string" && dieOf(id) !== undefined;
  if (!Array.isArray(dice) || !Array.isArray(rolls) || !dice.every(known)) return { dice: ["d6", "d6"], rolls: [] };
  return { dice, rolls: rolls.filter((each: Roll) => each.dice?.every(([id]) => known(id))) };
});

export function dieName(die: DieKind): string {
  return die.name?.[settings.value.language] ?? t(`companion-die-${die.id}`);
}

function faceName(die: DieKind, face: number): string {
  if (isGenius(die, face)) return t("companion-genius-face");
  return die.names?.[face - 1]?.[settings.value.language] ?? String(face);
}

const isGenius = (die: DieKind, face: number) => die.use === "genius" && face === 0;

interface DrawnProps {
  readonly die: DieKind;
  readonly face: number | undefined;
  readonly size: number;
  readonly roll?: number;
}

/** A die in its colour and shape; attack and defence also by their letter. */
export function Drawn({ die, face, size, roll: count }: DrawnProps) {
  const shown = face === undefined ? undefined : isGenius(die, face) ? "★" : face;
  const label = face === undefined ? dieName(die) : `${dieName(die)}: ${faceName(die, face)}`;
  const letter = die.use === "attack" ? "A" : die.use === "defence" ? "D" : "";
  return (
    <span
      class={`drawn-die ${die.colour ? `level-${die.colour}` : die.use} ${die.id}`}
      data-letter={letter}
      style={{ "--die": `${size}px` }}
    >
      <Die
        face={shown}
        label={label}
        size={size}
        numerals={die.use !== "plain" || die.faces.length > 6}
        roll={count}
        speed={settings.value.speed}
      />
      {die.names && face !== undefined && size >= NAMED && (
        <small class="face-name" aria-hidden="true" style={{ maxWidth: size + GAP }}>
          {faceName(die, face)}
        </small>
      )}
    </span>
  );
}

function useWindow(): { width: number; height: number } {
  const now = () => ({ width: document.documentElement.clientWidth, height: innerHeight });
  const [size, set] = useState(now);
  useEffect(() => {
    const resized = () => set(now());
    addEventListener("resize", resized);
    return () => removeEventListener("resize", resized);
  }, []);
  return size;
}

function total(dice: Roll["dice"]): number {
  return dice.reduce((sum, [id, face]) => {
    const die = dieOf(id);
    return sum + (die && isGenius(die, face) ? GENIUS_COUNTS : face);
  }, 0);
}

export function DicePage() {
  useAwake();
  const shown = useWindow();
  const { dice, rolls } = tray.value;
  const last = rolls.at(-1);
  const lying = last && last.dice.map(([id]) => id).join() === dice.join() ? last.dice : null;
  const change = (changed: Partial<Tray>) => {
    tray.value = { ...tray.value, ...changed };
  };
  const throwAll = () => {
    const thrown = dice.flatMap((id): Roll["dice"] => {
      const die = dieOf(id);
      return die ? [[id, roll(die)]] : [];
    });
    change({ rolls: [...rolls, { at: Date.now(), dice: thrown }].slice(-KEPT_ROLLS) });
    navigator.vibrate?.(30);
  };
  const said = lying
    ? lying.map(([id, face]) => faceName(dieOf(id) as DieKind, face)).join(", ")
    : t("companion-tap-to-roll");
  const named = dice.filter((id) => dieOf(id)?.names).length;
  const { size, columns } = fitted(dice.length, shown, named);
  return (
    <Page title={t("companion-dice")} wide>
      <button type="button" class="tray" onClick={throwAll} disabled={!dice.length}>
        <span class="tray-dice" style={{ gridTemplateColumns: `repeat(${Math.min(columns, dice.length || 1)}, auto)` }}>
          {dice.map((id, place) => {
            const die = dieOf(id);
            return (
              die && (
                <Drawn key={`${place} ${id}`} die={die} face={lying?.[place]?.[1]} size={size} roll={last?.at ?? 0} />
              )
            );
          })}
        </span>
        <span class="tray-line">
          {lying && lying.length > 1 ? t("companion-total", { total: total(lying) }) : t("companion-tap-to-roll")}
        </span>
      </button>
      <p class="hidden" aria-live="polite">
        {said}
      </p>
      <div class="row tray-acts">
        <button
          type="button"
          class="button small"
          disabled={!dice.length}
          onClick={() => change({ dice: dice.slice(0, -1) })}
        >
          {t("companion-one-less")}
        </button>
        <button type="button" class="button small" disabled={!dice.length} onClick={() => change({ dice: [] })}>
          {t("companion-clear-tray")}
        </button>
        <span class="muted">{t("companion-add-line")}</span>
      </div>
      <div class="rack">
        {RACK.map(([group, fits]) => (
          <section key={group} aria-label={t(`companion-rack-${group}`)}>
            <h2>{t(`companion-rack-${group}`)}</h2>
            <div class="row">
              {DICE.filter(fits).map((die) => (
                <button
                  key={die.id}
                  type="button"
                  class="rack-die"
                  disabled={dice.length >= MOST_DICE}
                  title={dieName(die)}
                  onClick={() => change({ dice: [...dice, die.id] })}
                >
                  <span class="hidden">{t("companion-add-die", { die: dieName(die) })}</span>
                  <span aria-hidden="true">
                    <Drawn die={die} face={die.faces.at(-1)} size={44} />
                  </span>
                </button>
              ))}
            </div>
          </section>
        ))}
      </div>
      {rolls.length > 0 && <Past rolls={rolls} onForget={() => change({ rolls: [] })} />}
    </Page>
  );
}

function Past({ rolls, onForget }: { rolls: readonly Roll[]; onForget: () => void }) {
  const thrown = rolls.flatMap((each) => each.dice);
  const kinds = DICE.filter((die) => thrown.some(([id]) => id === die.id));
  return (
    <div class="past">
      <section class="field-set">
        <h2>{t("companion-history")}</h2>
        <ol class="past-rolls">
          {[...rolls]
            .slice(-SHOWN_ROLLS)
            .reverse()
            .map((each) => (
              <li key={each.at}>
                <time dateTime={new Date(each.at).toISOString()}>
                  {new Date(each.at).toLocaleTimeString(settings.value.language, { timeStyle: "medium" })}
                </time>
                <span class="row">
                  {each.dice.map(([id, face], place) => {
                    const die = dieOf(id);
                    return die && <Drawn key={`${place} ${id}`} die={die} face={face} size={30} />;
                  })}
                </span>
              </li>
            ))}
        </ol>
        <p class="row">
          <span class="muted">{t("companion-rolls", { count: rolls.length })}</span>
          <button type="button" class="button small quiet" onClick={onForget}>
            {t("companion-forget")}
          </button>
        </p>
      </section>
      <section class="field-set">
        <h2>{t("companion-expected")}</h2>
        {kinds.map((die) => (
          <Bars
            key={die.id}
            die={die}
            found={goodness(
              die,
              thrown.filter(([id]) => id === die.id).map(([, face]) => face),
            )}
          />
        ))}
      </section>
    </div>
  );
}

function Bars({ die, found }: { die: DieKind; found: Fit }) {
  const most = Math.max(1, ...found.counts.flatMap(({ seen, expected }) => [seen, expected]));
  return (
    <div class="bars">
      <h3>{dieName(die)}</h3>
      <ul>
        {found.counts.map(({ face, seen, expected }) => (
          <li key={face}>
            <span class="number">{isGenius(die, face) ? "★" : face}</span>
            <span class="bar" aria-hidden="true">
              <i style={{ width: `${(100 * seen) / most}%` }} />
              <b style={{ left: `${(100 * expected) / most}%` }} />
            </span>
            <small>{t("companion-seen", { seen, expected: Math.round(expected * 10) / 10 })}</small>
          </li>
        ))}
      </ul>
      <p>{sentence(found)}</p>
    </div>
  );
}

function sentence({ rolls, chance, square, needed }: Fit): string {
  if (chance === null) return t("companion-too-few", { rolls, needed });
  const told = { rolls, square: Math.round(square * 10) / 10, percent: Math.max(0, Math.round(chance * 1000) / 10) };
  return t(chance < 0.01 ? "companion-fit-odd" : chance < 0.05 ? "companion-fit-rare" : "companion-fit-usual", told);
}
