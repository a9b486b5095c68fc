/** A table for a game that has none of its own: what is known, as a list. */
import type { TableComponent } from "../lib/table";
import { choice } from "../lib/telling";

const Plain: TableComponent = ({ state, act, words }) => (
  <div style={{ padding: "16px", maxWidth: "640px", margin: "0 auto" }}>
    <h2>{words.say("game-name")}</h2>
    <ul>
      {state.choices.map((each) => (
        <li key={each.id}>
          <button type="button" class="button small" onClick={() => act.choose(each)}>
            {choice(words, each)}
          </button>
        </li>
      ))}
    </ul>
  </div>
);

export default Plain;
