/** When one is asked: what cannot be otherwise, and the moments of reaction windows where one wants to be stopped. */
import { set, settings } from "../app/settings";
import { t } from "../app/words";
import type { Reader } from "../lib/words";

export function Stops({ words }: { words: Reader }) {
  const { asks, stops } = settings.value;
  return (
    <fieldset class="menu-part">
      <legend>{t("app-asks")}</legend>
      <div class="segments">
        <label>
          <input type="radio" name="asks" checked={asks === "matters"} onChange={() => set({ asks: "matters" })} />
          <span>{t("app-asks-matters")}</span>
        </label>
        <label>
          <input type="radio" name="asks" checked={asks === "always"} onChange={() => set({ asks: "always" })} />
          <span>{t("app-asks-always")}</span>
        </label>
      </div>
      {stops.length > 0 && <p class="muted">{t("app-stops")}</p>}
      {stops.map((each) => {
        const moment = each.replace(/^-/, "");
        return (
          <label key={each} class="switch">
            <input type="checkbox" checked onChange={() => set({ stops: stops.filter((other) => other !== each) })} />
            {words.called("window", moment)} · {t(each === moment ? "app-stop-yes" : "app-stop-no")}
          </label>
        );
      })}
    </fieldset>
  );
}
