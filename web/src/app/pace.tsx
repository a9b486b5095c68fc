/** The pace of scenes and motion, and the sound that goes with them. */
import { set, settings } from "./settings";
import { t } from "./words";

const PACES = [
  [0.5, "app-pace-slow"],
  [1, "app-pace-usual"],
  [2, "app-pace-quick"],
  [0, "app-pace-instant"],
] as const;

export function Pace({ name }: { readonly name: string }) {
  const { speed: now, sound, volume } = settings.value;
  return (
    <>
      <fieldset class="menu-part">
        <legend>{t("app-motion")}</legend>
        <div class="segments">
          {PACES.map(([speed, key]) => (
            <label key={speed}>
              <input type="radio" name={name} checked={now === speed} onChange={() => set({ speed })} />
              <span>{t(key)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <label class="switch">
        <input type="checkbox" checked={sound} onChange={(event) => set({ sound: event.currentTarget.checked })} />
        {t("app-sound")}
      </label>
      {sound && (
        <label class="volume">
          {t("app-volume")}{" "}
          <input
            type="range"
            min={0}
            max={1}
            step={0.1}
            value={volume}
            onChange={(event) => set({ volume: Number(event.currentTarget.value) })}
          />
        </label>
      )}
    </>
  );
}
