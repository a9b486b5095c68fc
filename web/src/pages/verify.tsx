/** Was everything fair? A record is played again from its seed and must come out the same. */
import { useEffect, useState } from "preact/hooks";
import { post, text } from "../app/api";
import { here } from "../app/router";
import { Page } from "../app/shell";
import { t, troubleIs } from "../app/words";
import type { Verified } from "../protocol";

export function Verify() {
  const [record, paste] = useState("");
  const [state, tell] = useState<{ busy: boolean; trouble: string; found: Verified | null }>({
    busy: false,
    trouble: "",
    found: null,
  });
  const check = async (source: string) => {
    tell({ busy: true, trouble: "", found: null });
    try {
      const parsed: unknown = JSON.parse(source);
      tell({ busy: false, trouble: "", found: await post<Verified>("/verify", parsed) });
    } catch (wrong) {
      const trouble = wrong instanceof SyntaxError ? t("record-unreadable") : troubleIs(wrong);
      tell({ busy: false, trouble, found: null });
    }
  };
  const table = new URL(here.value, location.origin).searchParams.get("table");
  useEffect(() => {
    if (!table) return;
    text(`/tables/${encodeURIComponent(table)}/record`).then(
      (source) => {
        paste(source);
        return check(source);
      },
      (wrong) => tell({ busy: false, trouble: troubleIs(wrong), found: null }),
    );
  }, [table]);
  return (
    <Page title={t("app-verify")} lead={t("app-verify-lead")}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          check(record);
        }}
      >
        <label>
          <span>{t("app-verify-file")}</span>{" "}
          <input
            type="file"
            accept=".json,application/json"
            onChange={async (event) => {
              const file = event.currentTarget.files?.[0];
              if (!file) return;
              const source = await file.text();
              paste(source);
              check(source);
            }}
          />
        </label>
        <label>
          <span>{t("app-verify-paste")}</span>
          <textarea class="input" rows={8} value={record} onInput={(event) => paste(event.currentTarget.value)} />
        </label>
        <button type="submit" class="button solid" disabled={state.busy || !record.trim()}>
          {t("app-verify-check")}
        </button>
      </form>
      <div aria-live="polite" style={{ marginTop: "var(--space-5)" }}>
        {state.trouble && <p class="trouble">{state.trouble}</p>}
        {state.found &&
          (state.found.ok ? (
            <p class="good">{t("app-verify-good", { draws: state.found.draws })}</p>
          ) : (
            <p class="trouble">
              {t("app-verify-bad")} {state.found.error && t(state.found.error.key, state.found.error.arguments)}
            </p>
          ))}
      </div>
    </Page>
  );
}
