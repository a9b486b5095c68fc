/** The lobby: tables that wait for somebody. */
import { useEffect, useState } from "preact/hooks";
import { get, post } from "../app/api";
import { go } from "../app/router";
import { Page } from "../app/shell";
import { useLoaded } from "../app/use";
import { t, troubleIs, whoAmI } from "../app/words";
import type { TableInfo } from "../protocol";
import { Ticket, useGameNames } from "./tables";

const EVERY = 5000;

export function Lobby() {
  const [round, again] = useState(0);
  const [wrong, tell] = useState("");
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && again((count) => count + 1), EVERY);
    return () => clearInterval(timer);
  }, []);
  const { value: tables, trouble } = useLoaded(async () => {
    await whoAmI();
    return get<TableInfo[]>("/tables");
  }, [round]);
  const names = useGameNames();
  const sit = async (table: string) => {
    try {
      await post(`/tables/${table}/join`, { invite: null, seat: null, name: null });
      go(`/table/${table}`);
    } catch (reason) {
      tell(troubleIs(reason));
    }
  };
  return (
    <Page title={t("app-lobby")} lead={t("app-lobby-line")}>
      {(trouble || wrong) && (
        <p class="trouble" role="alert">
          {trouble || wrong}
        </p>
      )}
      {tables && !tables.length && <p>{t("app-lobby-empty")}</p>}
      <ul class="ticket-list">
        {(tables ?? []).map((table) => (
          <Ticket key={table.table} table={table} name={names.get(table.game) ?? ""}>
            <button type="button" class="button small solid" onClick={() => sit(table.table)}>
              {t("app-sit-down")}
            </button>
          </Ticket>
        ))}
      </ul>
      <h2 style={{ margin: "var(--space-6) 0 var(--space-3)" }}>{t("app-open-table")}</h2>
      <div class="row">
        {[...names].map(([game, name]) => (
          <a key={game} class="button" href={`/new/${game}?with=friends`}>
            {name}
          </a>
        ))}
      </div>
    </Page>
  );
}
