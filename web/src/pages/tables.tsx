/** Tables one can go on with, or watch, or sit down at. */
import type { ComponentChildren } from "preact";
import { get } from "../app/api";
import { Icon } from "../app/icons";
import { settings } from "../app/settings";
import { useLoaded } from "../app/use";
import { games, messagesOf, nameOf, t, whoAmI } from "../app/words";
import type { TableInfo } from "../protocol";

/** Games by id as this reader calls them. */
export function useGameNames(): ReadonlyMap<string, string> {
  const { language } = settings.value;
  const { value } = useLoaded(
    async () =>
      new Map(
        await Promise.all(
          (await games()).map(async ({ id }) => [id, (await messagesOf(id, language)).say("game-name", {})] as const),
        ),
      ),
    [language],
  );
  return value ?? new Map();
}

export function MyTables() {
  const { value: tables } = useLoaded(async () => {
    await whoAmI();
    return get<TableInfo[]>("/tables/mine");
  }, []);
  const names = useGameNames();
  const open = (tables ?? []).filter((table) => table.status !== "over").slice(0, 6);
  const over = (tables ?? []).filter((table) => table.status === "over").slice(0, 4);
  if (!open.length && !over.length) return null;
  const ticket = (table: TableInfo) => (
    <Ticket key={table.table} table={table} name={names.get(table.game) ?? ""}>
      {table.status === "over" ? (
        <>
          <a class="button small" href={`/table/${table.table}`}>
            {t("app-result")}
          </a>
          <a class="button small" href={`/replay/${table.table}`}>
            {t("app-replay")}
          </a>
        </>
      ) : (
        <a class="button small solid" href={`/table/${table.table}`}>
          {t("app-go-on")}
        </a>
      )}
    </Ticket>
  );
  return (
    <>
      {open.length > 0 && (
        <section class="mine" aria-labelledby="mine">
          <h2 id="mine">{t("app-continue")}</h2>
          <ul class="ticket-list">{open.map(ticket)}</ul>
        </section>
      )}
      {over.length > 0 && (
        <section class="mine" aria-labelledby="finished">
          <h2 id="finished">{t("app-finished")}</h2>
          <ul class="ticket-list">{over.map(ticket)}</ul>
        </section>
      )}
    </>
  );
}

/** A table as a ticket: game, who plays, and what one can do. */
export function Ticket({ table, name, children }: { table: TableInfo; name: string; children: ComponentChildren }) {
  const people = table.seats.map(nameOf);
  return (
    <li class="ticket" data-game={table.game}>
      <span class="ticket-stub" aria-hidden="true">
        <Icon name="goal" />
      </span>
      <span class="ticket-words">
        <b>{name}</b>
        <span>{people.join(" · ")}</span>
        <small>{t(`app-status-${table.status}`)}</small>
      </span>
      {children}
    </li>
  );
}
