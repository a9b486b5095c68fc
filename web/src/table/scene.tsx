/** A scene over the board: what happens now, large, with the cards it is about; or a line of the ticker. */
import { useEffect } from "preact/hooks";
import { t } from "../app/words";
import type { GameModule } from "../games";
import { type Beat, scoreOf } from "../lib/scenes";
import * as telling from "../lib/telling";
import type { Items, Reader } from "../lib/words";
import { Emblem } from "./emblem";
import { ItemCard } from "./item";
import "./scene.css";

interface SceneProps {
  readonly scene: readonly Beat[];
  readonly words: Reader;
  readonly items: Items;
  readonly drawn: GameModule;
  readonly onNext: () => void;
}

/** So many beats before stay in sight. */
const BEFORE = 3;

export function Scene({ scene, words, items, drawn, onNext }: SceneProps) {
  const beat = scene.at(-1);
  useEffect(() => {
    if (!beat) return;
    const pressed = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest("input, textarea, button, a, [popover]")) return;
      if (event.key !== " " && event.key !== "Enter" && event.key !== "Escape") return;
      event.preventDefault();
      onNext();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [beat]);
  if (!beat) return null;
  const told = (each: Beat) => telling.event(words, each.event)[0] ?? "";
  if (!beat.isFull)
    return (
      <button type="button" class="scene-ticker" onClick={onNext} aria-hidden="true" tabIndex={-1}>
        {told(beat)}
      </button>
    );
  const sides = beat.match.split(" ").filter((side) => items.has(side));
  const score = scoreOf(beat.event);
  const faces = (beat.faces ?? []).flatMap((field) => idsOf(beat.event[field])).filter((id) => items.has(id));
  return (
    <button type="button" class="scene" data-event={beat.event.event} onClick={onNext} aria-label={t("app-scene-next")}>
      <span class="scene-sheet" key={scene.length}>
        {sides.length === 2 && (
          <span class="scene-sides">
            {sides.map((side, place) => (
              <span key={side}>
                <Emblem drawn={drawn} items={items} team={side} size={40} />
                <b>{words.name(side)}</b>
                {score && <b class="number">{score[place]}</b>}
              </span>
            ))}
          </span>
        )}
        {scene.slice(-1 - BEFORE, -1).map((each, place) => (
          <span class="scene-before" key={place}>
            {told(each)}
          </span>
        ))}
        {beat.loud && <b class="scene-loud">{words.say(beat.loud)}</b>}
        <span class="scene-now">{told(beat)}</span>
        {faces.length > 0 && (
          <span class="scene-cards">
            {faces.slice(0, 5).map((id, place) => {
              const item = items.get(id);
              return item && <ItemCard key={place} item={item} words={words} Face={drawn.CardFace} />;
            })}
          </span>
        )}
        {faces.length === 1 && <span class="scene-text">{words.text(faces[0] ?? "")}</span>}
      </span>
    </button>
  );
}

function idsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : typeof value === "string" ? [value] : [];
}
