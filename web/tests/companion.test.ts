/** The companion's small parts: fixtures, pads put together, files, dice, the scoreboard. */
import { describe, expect, it } from "vitest";
import { cells, fromCsv, fromJson, toCsv, toJson } from "../src/companion/exchange";
import { bracket, circle } from "../src/companion/fixtures";
import { championOf, layout, placesOf, type Section, winner } from "../src/companion/layout";
import { type Board, scoreOf, type Tap } from "../src/companion/match";
import { checked, merge, newPad, type Pad, score, write } from "../src/companion/pad";
import { below, DICE, goodness, tail } from "../src/companion/rolls";
import { fitted } from "../src/companion/tray";

describe("fixtures", () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 13, 20, 31, 32])(
    "of %i teams: everybody meets everybody, half of the time at home",
    (teams) => {
      const once = circle(teams, false);
      const pairs = once.flat().map((pair) => [...pair].sort((a, b) => a - b).join());
      expect(new Set(pairs).size).toBe((teams * (teams - 1)) / 2);
      expect(pairs.length).toBe((teams * (teams - 1)) / 2);
      for (const round of once) expect(new Set(round.flat()).size).toBe(2 * round.length);
      for (let team = 0; team < teams; team++) {
        const home = once.flat().filter(([at]) => at === team).length;
        const away = once.flat().filter(([, at]) => at === team).length;
        expect(Math.abs(home - away)).toBeLessThanOrEqual(1);
      }
      const twice = circle(teams, true)
        .flat()
        .map((pair) => pair.join());
      expect(new Set(twice).size).toBe(teams * (teams - 1));
    },
  );

  it("of a cup: the first seeds meet last and have the byes", () => {
    expect(bracket(4)).toEqual([0, 3, 1, 2]);
    expect(bracket(5)).toEqual([0, null, 3, 4, 1, null, 2, null]);
  });

  it("of a cup of any size come down to one winner", () => {
    for (const size of [2, 3, 5, 6, 11, 16, 33, 64]) {
      let pad: Pad = newPad({ kind: "knock-out", size }, "cup", 0);
      let played = 0;
      for (;;) {
        const open = layout(pad)[0]
          ?.rounds.flatMap((round) => round.matches)
          .find((match) => match.home !== null && match.away !== null && !score(pad, match.id));
        if (!open) break;
        pad = write(pad, `result ${open.id}`, played % 3 ? [1, 0] : [1, 1], 1);
        if (played % 3 === 0) pad = write(pad, `kicks ${open.id}`, 1, 1);
        played += 1;
      }
      expect(played).toBe(size - 1);
      const final = layout(pad)[0]?.rounds.at(-1)?.matches[0];
      expect(final && championOf(pad, layout(pad))).toBe(final && winner(pad, final));
      expect(final?.number).toBe(size - 1);
    }
  });

  it("of a cup with byes say which matches' winners meet", () => {
    const [, semis, final] = layout(newPad({ kind: "knock-out", size: 7 }, "cup", 0))[0]?.rounds ?? [];
    // The first team has a bye and waits for the winner of match 1.
    expect(semis?.matches.map(({ number, home }) => [number, home])).toEqual([
      [4, 0],
      [5, null],
    ]);
    expect(semis?.matches[0]?.from?.[1]).toEqual({ of: "winner", match: 1 });
    expect(final?.matches[0]?.from).toEqual([4, 5].map((match) => ({ of: "winner", match })));
  });
});

describe("dice in the tray", () => {
  const phone = { width: 360, height: 740 };
  it("are as large as a phone allows, and never overlap", () => {
    expect(fitted(1, phone, 0).size).toBeGreaterThan(280);
    expect(fitted(2, phone, 0).size).toBeGreaterThan(160);
    for (let count = 1; count <= 12; count++) {
      const { size, columns } = fitted(count, phone, count);
      expect(size).toBeGreaterThan(44);
      expect(columns * size + (columns - 1) * 12).toBeLessThanOrEqual(phone.width);
    }
  });
});

function filled(pad: Pad, goals: (place: number) => [number, number]): Pad {
  let place = 0;
  for (const match of layout(pad).flatMap((section) => section.rounds.flatMap((round) => round.matches)))
    pad = write(pad, `result ${match.id}`, goals(place++), 1000);
  return pad;
}

describe("layouts", () => {
  it("a World Cup has 64 matches, and its bracket fills as groups end", () => {
    let pad = newPad({ kind: "cup", size: 32 }, "cup", 0);
    expect(layout(pad).flatMap((section) => section.rounds.flatMap((round) => round.matches))).toHaveLength(64);
    for (const section of layout(pad).slice(0, 8))
      for (const [place, match] of (section.table?.matches ?? []).entries())
        pad = write(pad, `result ${match.id}`, [6 - place, 0], 1);
    const last = layout(pad).at(-1) as Section;
    expect(last.rounds[0]?.matches.every((match) => match.home !== null && match.away !== null)).toBe(true);
    for (let round = 0; round < 5; round++)
      for (const match of layout(pad).at(-1)?.rounds[round]?.matches ?? [])
        pad = write(pad, `result ${match.id}`, [1, 0], 1);
    const [third, final] = [layout(pad).at(-1)?.rounds[3]?.matches[0], layout(pad).at(-1)?.rounds[4]?.matches[0]];
    const semis = layout(pad).at(-1)?.rounds[2]?.matches ?? [];
    expect([third?.home, third?.away]).toEqual(semis.map((match) => match.away));
    expect([final?.home, final?.away]).toEqual(semis.map((match) => match.home));
  });

  it("two championships of Masters of Football lead to a final", () => {
    let pad = filled(newPad({ kind: "masters", size: 8 }, "two", 0), (place) => [place % 3, place % 2]);
    expect(layout(pad)).toHaveLength(3);
    pad = write(pad, "first-home", 1, 2000);
    const [first, second] = layout(pad)[2]?.rounds[0]?.matches ?? [];
    expect(first?.home).toBe(
      layout(pad)[1]?.table && placesOf(pad, (layout(pad)[1] as Section).table as never)[0]?.row.team,
    );
    expect([second?.home, second?.away]).toEqual([first?.away, first?.home]);
  });

  it("three managers of Match of the Season beat the empty team", () => {
    const pad = filled(newPad({ kind: "season", size: 4, managers: 3 }, "three", 0), () => [0, 0]);
    const [season] = layout(pad);
    expect(season?.table?.matches).toHaveLength(6);
    expect(placesOf(pad, season?.table as never).map((place) => place.row.points)).toEqual([10, 10, 10]);
  });
});

describe("two devices", () => {
  const start = newPad({ kind: "masters", size: 4 }, "same", 0);

  it("lose nothing, double nothing, and agree", () => {
    let here = write(start, "result 1.1", [2, 1], 10);
    here = write(here, "result 1.2", [0, 0], 20);
    let there = write(start, "result 1.2", [3, 3], 30);
    there = write(there, "result 2.1", [1, 0], 5);
    const one = merge(here, there);
    const other = merge(there, here);
    expect(one.pad.entries).toEqual(other.pad.entries);
    expect(score(one.pad, "1.1")).toEqual([2, 1]);
    expect(score(one.pad, "1.2")).toEqual([3, 3]);
    expect(score(one.pad, "2.1")).toEqual([1, 0]);
    expect(one.added).toEqual(["result 2.1"]);
    expect(one.differences).toMatchObject([{ key: "result 1.2", taken: "there" }]);
    expect(other.differences).toMatchObject([{ key: "result 1.2", taken: "here" }]);
    expect(merge(one.pad, there)).toMatchObject({ added: [], differences: [] });
  });

  it("a result taken out later stays out", () => {
    const here = write(write(start, "result 1.1", [2, 1], 10), "result 1.1", null, 40);
    const there = write(start, "result 1.1", [2, 1], 10);
    expect(score(merge(there, here).pad, "1.1")).toBeNull();
    expect(score(merge(here, there).pad, "1.1")).toBeNull();
  });

  it("edits of the same moment come out the same on both", () => {
    const [here, there] = [write(start, "result 1.1", [1, 0], 7), write(start, "result 1.1", [0, 1], 7)];
    expect(merge(here, there).pad.entries).toEqual(merge(there, here).pad.entries);
  });

  it("an edit is newer than the one before, whatever the clock says", () => {
    const twice = write(write(start, "name", "A", 100), "name", "B", 50);
    expect(twice.entries.name).toEqual({ value: "B", at: 101 });
  });
});

describe("files", () => {
  const pad = write(
    write(newPad({ kind: "masters", size: 4 }, "same", 0), "result 1.1", [2, 1], 1_700_000_000_000),
    "team 0",
    'FC "Q", A',
    5,
  );

  it("JSON comes back whole; anything else is refused", () => {
    expect(fromJson(toJson(pad))).toEqual(pad);
    const whole = JSON.parse(toJson(pad)) as { pad: Record<string, unknown> };
    for (const wrong of ["", "{}", "null", "[1]", toJson(pad).slice(1), JSON.stringify({ ...whole, golazo: "league" })])
      expect(fromJson(wrong)).toBeNull();
    for (const wrong of [
      { size: 1e9 },
      { id: "../x" },
      { kind: "x" },
      { entries: { a: { value: {}, at: 0 } } },
      { order: "toString" },
      { managers: 0 },
    ])
      expect(checked({ ...whole.pad, ...wrong })).toBeNull();
  });

  it("CSV comes back with its results and times", () => {
    const source = toCsv(pad, (team) => (team ? `=T${team}` : 'FC "Q", A'));
    expect(cells(source)[1]).toEqual(["#1.1", 'FC "Q", A', "'=T3", "2", "1", "2023-11-14T22:13:20.000Z"]);
    const back = fromCsv({ ...pad, entries: {} }, source, 0);
    expect(back?.entries).toEqual({ "result 1.1": { value: [2, 1], at: 1_700_000_000_000 } });
    expect(fromCsv(pad, "a,b\n1,2", 0)).toBeNull();
    expect(fromCsv(pad, "match;home goals;away goals\n1.2;x;1\n9.9;1;1\n2.1;0;4", 7)?.entries).toEqual({
      "result 2.1": { value: [0, 4], at: 7 },
    });
  });
});

describe("dice", () => {
  it("are those of the boxes", () => {
    expect(DICE.map((die) => die.id)).toContain("purple-attack");
    expect(DICE.find((die) => die.id === "genius-die")?.faces).toEqual([1, 1, 1, 2, 2, 0]);
    expect(DICE.find((die) => die.id === "movement-die")?.faces).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it("throw away what would favour the low numbers", () => {
    const given = [2 ** 32 - 1, 2 ** 32 - 4, 17];
    const drawn = below(6, (words) => {
      words[0] = given.shift() as number;
      return words;
    });
    expect(drawn).toBe(17 % 6);
    expect(given).toEqual([]);
    const seen = new Set(Array.from({ length: 300 }, () => below(6)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("are measured by chi-square", () => {
    // Values of the usual tables.
    expect(tail(1, 3.841)).toBeCloseTo(0.05, 3);
    expect(tail(2, 5.991)).toBeCloseTo(0.05, 3);
    expect(tail(5, 11.07)).toBeCloseTo(0.05, 3);
    expect(tail(11, 24.725)).toBeCloseTo(0.01, 3);
    expect(tail(5, 1.145)).toBeCloseTo(0.95, 3);
    expect(tail(5, 0)).toBe(1);
    const d6 = DICE.find((die) => die.id === "d6") as (typeof DICE)[number];
    expect(goodness(d6, [1, 2, 3]).chance).toBeNull();
    const even = goodness(
      d6,
      Array.from({ length: 60 }, (_, place) => 1 + (place % 6)),
    );
    expect([even.square, even.chance]).toEqual([0, 1]);
    const loaded = goodness(
      d6,
      Array.from({ length: 60 }, (_, place) => (place % 2 ? 6 : 1 + (place % 6))),
    );
    expect(loaded.chance).toBeLessThan(0.001);
    const attack = goodness(DICE.find((die) => die.id === "red-attack") as (typeof DICE)[number], [0, 0, 1]);
    expect(attack.counts.map((count) => count.expected)).toEqual([1, 1, 0.5, 0.5]);
  });
});

describe("the scoreboard", () => {
  const on: Tap = { tap: "on" };
  const board = (taps: Tap[], track: Board["track"] = "masters"): Board => ({ track, names: ["A", "B"], taps });

  it("follows the turn track of Masters of Football", () => {
    const roles = Array.from({ length: 13 }, (_, steps) => scoreOf(board(Array<Tap>(steps).fill(on))));
    expect(roles.map((each) => each.attacker)).toEqual([0, 1, 1, 0, 0, 1, null, 1, 0, 0, 1, 1, 0]);
    expect(roles[6]?.phase).toBe("half-time");
    expect(roles[12]?.space).toBe(11);
    const over = scoreOf(board(Array<Tap>(13).fill(on)));
    expect([over.phase, over.mayInjury]).toEqual(["over", [0, 1]]);
  });

  it("has one attack in injury time for a side that is level or one down", () => {
    const goal: Tap = { tap: "goal", side: 0 };
    const end = [goal, ...Array<Tap>(13).fill(on)];
    expect(scoreOf(board(end)).mayInjury).toEqual([1]);
    expect(scoreOf(board([goal, ...end])).mayInjury).toEqual([]);
    const injury = [...end, { tap: "injury", side: 1 } as const];
    expect(scoreOf(board(injury))).toMatchObject({ phase: "injury-time", attacker: 1, goals: [1, 0], half: [1, 0] });
    expect(scoreOf(board([...injury, { tap: "goal", side: 1 }, on]))).toMatchObject({
      phase: "over",
      goals: [1, 1],
      mayInjury: [],
    });
  });

  it("keeps two halves for the other games", () => {
    expect([0, 1, 2, 3, 4].map((steps) => scoreOf(board(Array<Tap>(steps).fill(on), "halves")).phase)).toEqual([
      "first-half",
      "half-time",
      "second-half",
      "over",
      "over",
    ]);
  });
});
