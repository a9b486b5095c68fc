/** What is computed for the table of Magic Number Eleven: which thing stands for which choice, and where it lies. */
import { describe, expect, it } from "vitest";
import type { TableEvent } from "../src/games/magic-number-eleven/events";
import {
  counted,
  edgeHalves,
  HEIGHT,
  looseHalves,
  slotAt,
  spotsOf,
  WIDTH,
} from "../src/games/magic-number-eleven/geometry";
import { nearest } from "../src/games/magic-number-eleven/keys";
import {
  chanceOf,
  comingOn,
  layOf,
  mayAdd,
  offersOf,
  placeKey,
  placing,
  shooterOf,
  wouldBe,
} from "../src/games/magic-number-eleven/picking";
import { storyOf } from "../src/games/magic-number-eleven/story";
import type { Man } from "../src/games/magic-number-eleven/view";
import type { Choice } from "../src/protocol";

function choice(verb: string, given: Record<string, unknown> = {}): Choice {
  const told = Object.values(given).flat().join(",");
  return { id: told ? `${verb}:${told}` : verb, verb, arguments: given };
}

const NONE = { slot: [] };

function man(card: string, slots: string, line: Man["line"], column: string): Man {
  return { card, code: "XX", slots, line, column, base_attack: 0, icons: NONE, discs: NONE, shooting: NONE };
}

describe("choices as things", () => {
  it("finds cards, places, shots, passes and plain answers", () => {
    const place = choice("place", { card: "home-striker" });
    const bring = choice("bring-on", { coming: "libero" });
    const at = choice("at", { line: "front", column: "3" });
    const shoot = choice("shoot", { card: "home-striker", slot: "tl" });
    const pass = choice("pass", { cards: 2 });
    const press = choice("press");
    const hold = choice("hold");
    const offers = offersOf([place, bring, at, shoot, pass, press, hold]);
    expect(offers.cards.get("home-striker")).toBe(place);
    expect(offers.cards.get("libero")).toBe(bring);
    expect(offers.places.get(placeKey("front", 3))).toBe(at);
    expect(offers.shots.get("home-striker")?.get("tl")).toBe(shoot);
    expect(offers.passes.get(2)).toBe(pass);
    expect(offers.press).toBe(press);
    expect(offers.plain).toEqual([hold]);
  });

  it("finds kicks, keeper cards and replies", () => {
    const kick = choice("kick", { kick: "kick-centre" });
    const save = choice("save", { keeper: "save-top-left-centre" });
    const blind = choice("reply-blind");
    const reply = choice("reply", { synergy: "tackle" });
    const offers = offersOf([kick, save, blind, reply, choice("reply-none")]);
    expect([...offers.penalty.values()]).toEqual([kick, save]);
    expect(offers.blind).toBe(blind);
    expect(offers.synergy.get("tackle")).toBe(reply);
    expect(offers.plain.map((each) => each.verb)).toEqual(["reply-none"]);
  });

  it("lets the icons of the only shooter glow at once, otherwise those of the one picked", () => {
    const one = offersOf([choice("hold"), choice("shoot", { card: "a", slot: "tl" })]);
    const two = offersOf([choice("shoot", { card: "a", slot: "tl" }), choice("shoot", { card: "b", slot: "tr" })]);
    expect(shooterOf(one, null)).toBe("a");
    expect(shooterOf(two, null)).toBeNull();
    expect(shooterOf(two, "b")).toBe("b");
    expect(shooterOf(two, "c")).toBeNull();
  });

  it("waits for a picked shooter where a card may be placed as well", () => {
    const offers = offersOf([choice("place", { card: "c" }), choice("shoot", { card: "a", slot: "tl" })]);
    expect(shooterOf(offers, null)).toBeNull();
  });

  it("lays cards in whatever order they are picked", () => {
    const none = choice("lay", { synergy: [] });
    const two = choice("lay", { synergy: ["three-stars", "five-stars"] });
    const lays = [none, choice("lay", { synergy: ["five-stars"] }), choice("lay", { synergy: ["three-stars"] }), two];
    expect(layOf(lays, [])).toBe(none);
    expect(layOf(lays, ["five-stars", "three-stars"])).toBe(two);
    expect(mayAdd(lays, ["five-stars"], "three-stars")).toBe(true);
    expect(mayAdd(lays, ["five-stars"], "five-stars")).toBe(false);
  });

  it("knows from the steps what is asked about", () => {
    expect(placing(["place:home-striker"])).toBe("home-striker");
    expect(placing(["bring-on:libero"])).toBeNull();
    expect(comingOn(["bring-on:libero"])).toBe("libero");
    expect(comingOn(["bring-on:libero", "take-off:home-striker"])).toBeNull();
  });

  it("asks why a card is not to be had by the choice that it would be", () => {
    expect(wouldBe("line-up", [], "a", "ready")).toBe("reserve:a");
    expect(wouldBe("player-action", [], "a", "ready")).toBe("place:a");
    expect(wouldBe("player-action", [], "a", "field")).toBe("shoot:a,tl");
    expect(wouldBe("player-action", ["bring-on:b"], "a", "field")).toBe("take-off:a");
    expect(wouldBe("team-action", [], "a", "bench")).toBe("bring-on:a");
    expect(wouldBe("reply", [], "a", "ready")).toBeNull();
  });

  it("reads the chance of a choice from the question's odds", () => {
    const choices = [choice("reply-none"), choice("reply-blind")];
    expect(chanceOf({ goal: [0.871, 0.396] }, choices, choices[1] ?? null)).toBe(40);
    expect(chanceOf(null, choices, choices[0] ?? null)).toBeNull();
    expect(chanceOf({ goal: [0.5] }, choices, null)).toBeNull();
  });
});

describe("the field", () => {
  // The printed example: a striker over a chance maker, one column to the left.
  const men = [man("striker", "AA-aRA-", "front", "3"), man("maker", "AapP--P", "second", "4")];

  it("draws a shared icon once, with both of its cards", () => {
    const shared = spotsOf(men, false).filter((spot) => spot.owners.length === 2);
    expect(shared).toHaveLength(1);
    expect(shared[0]?.owners).toEqual([
      { card: "striker", slot: "br" },
      { card: "maker", slot: "tl" },
    ]);
  });

  it("tells discs from icons, and counts none that is covered", () => {
    const spots = spotsOf([man("striker", "*!----A", "front", "3")], false);
    expect(spots.map((spot) => spot.disc)).toEqual(["down", "up", "none"]);
    expect(counted(spots, "attack")).toHaveLength(2);
  });

  it("turns the upper field round", () => {
    const lower = slotAt("front", 3, "tl", false);
    const upper = slotAt("front", 3, "tl", true);
    expect([upper.x, upper.y]).toEqual([WIDTH - lower.x, HEIGHT - lower.y]);
    expect((upper.angle - lower.angle) % 360).toBe(180);
  });

  it("shows halves that have found no other half, and those of the edges", () => {
    expect(looseHalves(men, false).map((half) => half.icon)).toEqual(["attack", "attack", "pass"]);
    const edges = edgeHalves({ front: "-aaaaaa-", final: "-dddddd-" }, false);
    expect(edges.filter((half) => half.icon === "attack")).toHaveLength(6);
    expect(Math.min(...edges.map((half) => half.x))).toBe(150);
  });
});

describe("the story", () => {
  const shot: TableEvent = { event: "shot", team: "home", card: "home-striker", slot: "tl", base: 3 };
  const why = [{ amount: 3, by: "attack-icons", rule: "E3" }];
  const attack: TableEvent = { event: "attack-total", team: "home", total: 10, why };
  const goal: TableEvent = { event: "goal", team: "home", home: 1, away: 0 };

  it("keeps the last shot with both totals and what came of it", () => {
    const defence: TableEvent = { event: "defence-total", team: "away", total: 9, why: [] };
    const events = [shot, attack, defence, goal];
    const told = storyOf(events).shot;
    expect([told?.attack?.total, told?.defence?.total, told?.outcome]).toEqual([10, 9, "goal"]);
  });

  it("forgets it at half-time, and ends a penalty by its kick", () => {
    expect(
      storyOf([shot, attack, { event: "out", team: "home" }, { event: "half-time", home: 0, away: 0 }]).shot,
    ).toBeNull();
    const saved: TableEvent = {
      event: "penalty-saved",
      team: "home",
      kick: "kick-centre",
      keeper: "save-top-left-centre",
    };
    const story = storyOf([shot, attack, { event: "tackled", team: "away" }, saved]);
    expect(story.shot?.outcome).toBe("penalty-saved");
    expect(story.spot?.scored).toBe(false);
  });
});

describe("arrow keys", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

  it("go to the nearest thing ahead, rather straight on than aside", () => {
    const boxes = [box(100, 0), box(40, 30), box(0, 100), box(-50, 0)];
    expect(nearest(box(0, 0), boxes, [1, 0])).toBe(0);
    expect(nearest(box(0, 0), boxes, [0, 1])).toBe(2);
    expect(nearest(box(0, 0), boxes, [-1, 0])).toBe(3);
    expect(nearest(box(0, 0), boxes, [0, -1])).toBe(-1);
  });
});
