/** The table of a game that draws none: what its view says as tables, and the picture that the terminal shows. */
import { useEffect, useState } from "preact/hooks";
import { postText } from "../app/api";
import { t } from "../app/words";
import type { TableComponent, TableState } from "../lib/table";
import type { Reader } from "../lib/words";
import "./plain.css";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isRows = (value: unknown): value is readonly Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every(isFields);

const Plain: TableComponent = ({ state, words }) => {
  const view: unknown = state.view;
  if (!isFields(view)) return null;
  const whole = Object.entries(view);
  return (
    <div class="plain">
      {whole.flatMap(([field, value]) =>
        isRows(value) ? [<Rows key={field} name={label(words, field)} rows={value} words={words} />] : [],
      )}
      <Figures fields={Object.fromEntries(whole.filter(([, value]) => !isRows(value)))} words={words} />
      <Picture state={state} words={words} />
    </div>
  );
};

export default Plain;

function Rows({ name, rows, words }: { name: string; rows: readonly Fields[]; words: Reader }) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return (
    <table>
      <caption>{name}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {label(words, column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={JSON.stringify(row)}>
            {columns.map((column) => (
              <td key={column}>{said(words, column, row[column])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figures({ fields, words }: { fields: Fields; words: Reader }) {
  return (
    <table>
      <tbody>
        {Object.entries(fields).map(([field, value]) => (
          <tr key={field}>
            <th scope="row">{label(words, field)}</th>
            <td>{said(words, field, value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the terminal would show: the game draws it, on the server, from the view that is here already. */
function Picture({ state, words }: { state: TableState<unknown>; words: Reader }) {
  const [picture, show] = useState("");
  const shown = JSON.stringify({
    view: { seat: state.seat, seats: state.seats.length, over: state.over, waiting: state.waiting, table: state.view },
    language: words.language,
    players: state.seats.map((_, seat) => words.player(seat)),
  });
  useEffect(() => {
    let wanted = true;
    postText(`/games/${state.game}/picture`, JSON.parse(shown)).then(
      (text) => wanted && show(text),
      () => undefined, // the tables above say the same
    );
    return () => {
      wanted = false;
    };
  }, [state.game, shown]);
  return picture ? (
    <details open>
      <summary>{t("app-as-text")}</summary>
      <pre>{picture}</pre>
    </details>
  ) : null;
}

/** What the game calls a field (`view-deck`), or the field's own name as words. */
function label(words: Reader, field: string): string {
  const key = `view-${field.replaceAll("_", "-")}`;
  return words.knows(key) ? words.say(key) : field.replaceAll("_", " ");
}

/** One value in words: names for ids and seats, a dash for nothing. */
function said(words: Reader, field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (Array.isArray(value)) return value.length ? value.map((each) => said(words, field, each)).join(", ") : "–";
  if (isFields(value))
    return Object.entries(value)
      .map(([inner, each]) => `${label(words, inner)} ${said(words, inner, each)}`)
      .join(", ");
  if (typeof value === "number" && (field === "player" || field === "players")) return words.player(value);
  return typeof value === "string" ? words.name(value) : String(value);
}
