import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { answerFor } = await import("../src/table/for-me");
type State = Parameters<typeof answerFor>[0];

const choice = (id: string) => ({ id, verb: id.split(":")[0] ?? id, arguments: {} });
function asked(choices: string[], window: boolean, given: Record<string, unknown> = {}): State {
  const question = { id: "q", seat: 0, kind: "card-window", arguments: given, window, chance: false, steps: [] };
  return { question, choices: choices.map(choice) } as unknown as State;
}
const USUAL = { asks: "matters", stops: [] } as const;

describe("what is answered for the player", () => {
  it("is a question with one choice", () => {
    expect(answerFor(asked(["field:1,2,3"], false), true, true, USUAL)).toBe("field:1,2,3");
    expect(answerFor(asked(["buy:1", "done"], false), false, true, USUAL)).toBeNull();
  });
  it("is a window in which one can only pass, unless other people could tell something from it", () => {
    expect(answerFor(asked(["pass"], true), false, true, USUAL)).toBe("pass");
    expect(answerFor(asked(["pass"], true), true, true, USUAL)).toBeNull();
  });
  it("is a window of somebody else's match, not of one's own with a card to play", () => {
    const window = asked(["pass", "play:long-ball"], true, { window: "after-roll" });
    expect(answerFor(window, false, false, USUAL)).toBe("pass");
    expect(answerFor(window, false, true, USUAL)).toBeNull();
  });
  it("follows the stops", () => {
    const window = asked(["pass", "play:long-ball"], true, { window: "after-roll" });
    expect(answerFor(window, false, false, { ...USUAL, stops: ["after-roll"] })).toBeNull();
    expect(answerFor(window, false, true, { ...USUAL, stops: ["-after-roll"] })).toBe("pass");
  });
  it("is nothing where one wants to be asked always, or types in what a real box brought", () => {
    expect(answerFor(asked(["pass"], true), false, true, { ...USUAL, asks: "always" })).toBeNull();
    const typed = asked(["roll:6"], false);
    expect(
      answerFor({ ...typed, question: { ...typed.question, chance: true } } as State, false, true, USUAL),
    ).toBeNull();
  });
});
