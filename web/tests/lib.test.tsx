/** The small parts: logs with undo, the router's patterns, Markdown that cannot become code, kits that stay the same. */
import { describe, expect, it } from "vitest";
import { kitOf, seatKit } from "../src/lib/kit";
import { headings, inline } from "../src/lib/markdown";
import { eventsOf, type LogEntry, standing } from "../src/lib/state";

const told = (number: number, event: string): LogEntry => ({ kind: "event", number, event: { event } });

describe("a log", () => {
  const log: LogEntry[] = [
    told(0, "kick-off"),
    told(1, "goal"),
    { kind: "chat", number: 2, player: "Ana", seat: 0, text: "oh", at: 0 },
    { kind: "undo", number: 3, to: 1, player: "Ana" },
    told(4, "miss"),
  ];

  it("leaves out what was taken back, and keeps the chat", () => {
    expect(eventsOf(log)).toEqual([{ event: "kick-off" }, { event: "miss" }]);
    expect(standing(log).map((entry) => entry.kind)).toEqual(["event", "chat", "undo", "event"]);
  });
});

describe("Markdown", () => {
  it("has headings with anchors", () => {
    expect(headings("# Title\n\n## Aim {#aim}\ntext\n## Cards")).toEqual([
      { level: 1, text: "Title", anchor: "" },
      { level: 2, text: "Aim", anchor: "aim" },
      { level: 2, text: "Cards", anchor: "" },
    ]);
  });

  it("makes no link of what is no address of ours or of the secure web", () => {
    const types = (text: string) => inline(text).map((part) => (typeof part === "object" ? "element" : "text"));
    expect(types("[here](#aim)")).toContain("element");
    expect(types("[here](javascript:alert)")).not.toContain("element");
    expect(types("[here](//elsewhere)")).not.toContain("element");
    expect(types("<script>")).not.toContain("element");
  });
});

describe("kits", () => {
  it("stay the same for the same id, and follow the pack", () => {
    expect(kitOf("vasco-tormenta")).toEqual(kitOf("vasco-tormenta"));
    expect(kitOf("club", { pattern: "sash", colours: ["red", "white"] }).pattern).toBe("sash");
  });

  it("differ for everybody at a table", () => {
    const worn = Array.from({ length: 8 }, (_, seat) => JSON.stringify(seatKit(seat)));
    expect(new Set(worn).size).toBe(8);
  });
});
