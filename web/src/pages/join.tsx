/** An invitation: say your name and sit down. */
import { useState } from "preact/hooks";
import { get, patch, post } from "../app/api";
import { go } from "../app/router";
import { Page } from "../app/shell";
import { useLoaded } from "../app/use";
import { me, t, troubleIs, whoAmI } from "../app/words";
import type { Me, TableInfo } from "../protocol";
import { Ticket, useGameNames } from "./tables";

export function Join({ id, secret }: { id: string; secret: string }) {
  const names = useGameNames();
  const [name, call] = useState("");
  const [state, tell] = useState({ busy: false, trouble: "" });
  const { value: table, trouble } = useLoaded(async () => {
    const known = await whoAmI();
    call(known.name);
    const found = await get<TableInfo>(`/tables/${id}`);
    if (found.yours.length) go(`/table/${id}`, true); // who sits there already comes back by the same link
    return found;
  }, [id]);
  const sit = async (event: Event) => {
    event.preventDefault();
    tell({ busy: true, trouble: "" });
    try {
      if (name.trim() && name.trim() !== me.value?.name) me.value = await patch<Me>("/me", { name: name.trim() });
      await post(`/tables/${id}/join`, { invite: secret, seat: null, name: null });
      go(`/table/${id}`, true);
    } catch (wrong) {
      tell({ busy: false, trouble: troubleIs(wrong) });
    }
  };
  return (
    <Page title={t("app-invited")} {...(table ? { game: table.game } : {})}>
      {(trouble || state.trouble) && (
        <p class="trouble" role="alert">
          {trouble || state.trouble}
        </p>
      )}
      {table && (
        <form class="form" onSubmit={sit}>
          <ul>
            <Ticket table={table} name={names.get(table.game) ?? ""}>
              <a href={`/rules/${table.game}`}>{t("app-rules")}</a>
            </Ticket>
          </ul>
          <label class="field">
            <span>{t("app-your-name")}</span>
            <input class="input" value={name} maxLength={24} onInput={(event) => call(event.currentTarget.value)} />
          </label>
          <div class="row">
            <button type="submit" class="button solid" disabled={state.busy}>
              {t("app-sit-down")}
            </button>
            <a class="button" href={`/table/${id}`}>
              {t("app-watch")}
            </a>
          </div>
        </form>
      )}
    </Page>
  );
}
