/** What a person can set: name, language, look, pace, and the way to a second device. */

import { useEffect, useState } from "preact/hooks";
import { patch, post } from "../app/api";
import { LANGUAGES, OWN_NAMES } from "../app/languages";
import { Pace } from "../app/pace";
import { set, settings } from "../app/settings";
import { Page } from "../app/shell";
import { me, t, troubleIs, whoAmI } from "../app/words";
import { reconnect } from "../net/socket";
import type { Code, Me } from "../protocol";

export function Settings() {
  const chosen = settings.value;
  return (
    <Page title={t("app-settings")}>
      <div class="form">
        <Name />
        <fieldset class="field-set">
          <legend>{t("app-language")}</legend>
          <Segments
            name="language"
            values={LANGUAGES}
            now={chosen.language}
            say={(language) => OWN_NAMES[language]}
            onPick={(language) => set({ language })}
          />
        </fieldset>
        <fieldset class="field-set">
          <legend>{t("app-theme")}</legend>
          <Segments
            name="theme"
            values={["auto", "light", "dark"] as const}
            now={chosen.theme}
            say={(theme) => t(`app-theme-${theme}`)}
            onPick={(theme) => set({ theme })}
          />
        </fieldset>
        <Pace name="pace" />
        <fieldset class="field-set">
          <legend>{t("app-playing")}</legend>
          <Switch label={t("app-keys")} on={chosen.keys} onTurn={(keys) => set({ keys })} />
          <Switch label={t("app-list-open")} on={chosen.list} onTurn={(list) => set({ list })} />
        </fieldset>
        <Device />
      </div>
    </Page>
  );
}

interface SegmentsProps<Value extends string | number> {
  readonly name: string;
  readonly values: readonly Value[];
  readonly now: Value;
  readonly say: (value: Value) => string;
  readonly onPick: (value: Value) => void;
}

function Segments<Value extends string | number>({ name, values, now, say, onPick }: SegmentsProps<Value>) {
  return (
    <div class="segments">
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === now} onChange={() => onPick(value)} />
          <span>{say(value)}</span>
        </label>
      ))}
    </div>
  );
}

function Switch({ label, on, onTurn }: { label: string; on: boolean; onTurn: (on: boolean) => void }) {
  return (
    <label class="switch">
      <input type="checkbox" checked={on} onChange={(event) => onTurn(event.currentTarget.checked)} />
      {label}
    </label>
  );
}

function Name() {
  const [typed, type] = useState<string | null>(null);
  const [said, say] = useState("");
  const name = typed ?? me.value?.name ?? ""; // what was typed already outlives a late answer
  useEffect(() => {
    whoAmI().catch((wrong) => say(troubleIs(wrong)));
  }, []);
  const save = async (event: Event) => {
    event.preventDefault();
    try {
      await whoAmI();
      me.value = await patch<Me>("/me", { name: name.trim() });
      type(null);
      say(t("app-saved"));
    } catch (wrong) {
      say(troubleIs(wrong));
    }
  };
  return (
    <form class="field-set" onSubmit={save}>
      <h2>{t("app-your-name")}</h2>
      <div class="row">
        <input
          class="input"
          aria-label={t("app-your-name")}
          value={name}
          maxLength={24}
          required
          onInput={(event) => type(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {t("app-save")}
        </button>
        <span role="status">{said}</span>
      </div>
    </form>
  );
}

function Device() {
  const [code, give] = useState("");
  const [typed, type] = useState("");
  const [said, say] = useState("");
  const make = async () => {
    try {
      give((await post<Code>("/me/code")).code);
    } catch (wrong) {
      say(troubleIs(wrong));
    }
  };
  const claim = async (event: Event) => {
    event.preventDefault();
    try {
      await whoAmI(); // else the cookie of a guest could come after the one that was claimed
      me.value = await post<Me>("/me/claim", { code: typed.trim() });
      reconnect();
      say(t("app-device-claimed", { name: me.value.name }));
    } catch (wrong) {
      say(troubleIs(wrong));
    }
  };
  return (
    <section class="field-set">
      <h2>{t("app-device")}</h2>
      <p>{t("app-device-line")}</p>
      <div class="row">
        <button type="button" class="button" onClick={make}>
          {t("app-device-code")}
        </button>
        {code && <output class="number device-code">{code}</output>}
      </div>
      <form class="row" onSubmit={claim}>
        <input
          class="input"
          aria-label={t("app-device-type")}
          placeholder={t("app-device-type")}
          value={typed}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <button type="submit" class="button" disabled={!typed.trim()}>
          {t("app-device-claim")}
        </button>
      </form>
      <p role="status">{said}</p>
    </section>
  );
}
