/** The harness: a game's table with a moment of a game. dev.html?game=world-cup-2010&fixture=3&theme=dark&lang=it&speed=1 */
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { render } from "preact";
import { useCallback, useMemo, useState } from "preact/hooks";
import { loadGame } from "./games";
import { Breakdown } from "./lib/breakdown";
import { Popover } from "./lib/popover";
import { stateOf } from "./lib/state";
import type { Act, TableComponent } from "./lib/table";
import * as telling from "./lib/telling";
import { itemsOf, Messages, reader } from "./lib/words";
import type { SeatInfo, Update } from "./protocol";

interface Fixture {
  game: string;
  players: string[];
  pack: { items: Record<string, Record<string, unknown>[]> };
  moments: { title: string; news: number; update: Update }[];
}

const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "masters-of-football";
const language = asked.get("lang") ?? "en";
const speed = Number(asked.get("speed") ?? "1");
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
document.documentElement.dataset.speed = String(speed);
document.documentElement.lang = language;

async function text(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

const folder = game.replaceAll("-", "_");
const [fixture, shared, own, module] = await Promise.all([
  text(`/fixtures/${game}.json`).then((read) => JSON.parse(read) as Fixture),
  text(`/ftl/words/${language}.ftl`),
  text(`/ftl/games/${folder}/words/${language}.ftl`),
  loadGame(game),
]);
const items = itemsOf(fixture.pack.items);
const words = reader(new Messages(language, shared, own), items, fixture.players);
const seats: SeatInfo[] = fixture.players.map((name, seat) => ({
  kind: seat ? "bot" : "person",
  name,
  bot: seat ? "greedy" : null,
  present: true,
  auto_pass: false,
  resigned: false,
  known: false,
  seconds: null,
}));

function Harness({ Shown }: { Shown: TableComponent }) {
  const [place, go] = useState(Number(asked.get("fixture") ?? "0"));
  const [note, tell] = useState<{ anchor: Element; body: preact.ComponentChildren } | null>(null);
  const [said, say] = useState("");
  const moment = fixture.moments[Math.min(place, fixture.moments.length - 1)];
  const close = useCallback(() => tell(null), []);
  const act: Act = useMemo(
    () => ({
      choose: (choice) => say(`choose ${choice.id}`),
      answer: (ids) => say(`answer ${ids.join(" ")}`),
      undo: () => say("undo"),
      whyNot: (id, anchor) => tell({ anchor, body: `why not ${id}?` }),
      explain: (title, parts, anchor) =>
        tell({ anchor, body: <Breakdown title={title} parts={parts} words={words} /> }),
      show: (item, anchor) => tell({ anchor, body: `${words.card(item)} ${words.text(item)}` }),
    }),
    [],
  );
  if (!moment) return <p>No such fixture.</p>;
  const { update } = moment;
  const state = stateOf(update, { seats, items, odds: true, log: update.log, news: moment.news });
  return (
    <>
      <div data-game={game} class="dev-table">
        <Shown state={state} act={act} words={words} speed={speed} />
      </div>
      {!asked.has("bare") && (
        <p class="dev-line" style={{ padding: "6px 12px", fontSize: "13px", borderTop: "1px solid var(--line)" }}>
          <button type="button" onClick={() => go(Math.max(0, place - 1))}>
            ◀
          </button>{" "}
          {place} {moment.title}{" "}
          <button type="button" onClick={() => go(place + 1)}>
            ▶
          </button>{" "}
          seat {String(update.seat)}:{" "}
          {update.question ? telling.question(words, update.question, update.seat) : "no question"} (
          {update.choices.length}) {said}
        </p>
      )}
      {note && (
        <Popover anchor={note.anchor} label="note" onClose={close}>
          {note.body}
        </Popover>
      )}
    </>
  );
}

render(<Harness Shown={module.default} />, document.getElementById("dev") as HTMLElement);
