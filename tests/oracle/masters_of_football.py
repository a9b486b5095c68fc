"""The match flow of Masters of Football as one story, told with generators on a simple state of its own.

It yields (question, {seat: choices}, {seat: free acts}) and is sent (seat, choice), both as readable ids; chance comes
from a callable that picks an outcome from a list of weights. It reads the pack's TOML itself, adds cards and managers
of its own for what the pack does not use, and shares no rule with the game.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Generator
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import golazo

Asked = tuple[str, dict[int, list[str]], dict[int, list[str]]]
Story = Generator[Asked, tuple[int, str], Any]

PACK = Path(golazo.__file__).parent / "games" / "masters_of_football" / "pack"
ITEMS: dict[str, list[dict[str, Any]]] = {}
for file in sorted(PACK.glob("*.toml")):
    for kind, listed in tomllib.loads(file.read_text("utf-8")).items():
        if isinstance(listed, list):
            ITEMS.setdefault(kind, []).extend(listed)


def _card(card_id: str, kind: str, cost: int, windows: list[str], target: str, **effect: Any) -> dict[str, Any]:
    timing = "before" if windows[0] in ("tactics", "levels") else "any" if windows[0] == "any-time" else "during"
    shown = {"en": card_id}
    more = {"source": "ours", "name": shown, "text": shown, "copies": 2, "timing": timing}
    return {"id": card_id, "kind": kind, "cost": cost, "windows": windows, "target": target, "effect": effect, **more}


# What an owner may print on a card and our pack does not: either team as its player says, several effects used one by
# one, cards at any time that act on a match, managers with defence modifiers or several re-rolls.
ITEMS["card"] += [
    _card("either-level", "strategy", 1, ["levels"], "either", attack=2, defence=-1),
    _card("either-player", "anti-football", 1, ["before-roll"], "either", player_attack=-2),
    _card("either-tactics", "evolution", 0, ["tactics"], "either", player_tactical=-2, player_defence=1),
    _card("either-watch", "corruption", 1, ["after-turn"], "either", extra_attack_roll=True),
    _card("roll-and-skip", "evolution", 1, ["after-roll", "after-turn"], "either", re_rolls=1, skip_turn=True),
    _card("their-skip", "strategy", 1, ["after-turn"], "other", skip_turn=True),
    _card("level-and-rolls", "strategy", 1, ["levels", "after-roll"], "own", attack=1, re_rolls=1, attack_re_rolls=2),
    _card("two-attacks", "corruption", 1, ["after-turn"], "own", extra_attack=True, extra_attack_roll=True),
    _card("shout", "evolution", 0, ["any-time"], "either", attack=1, defence=1),
    _card("private-talk", "evolution", 1, ["any-time"], "either", player_attack=1, player_tactical=1),
    _card("late-home", "evolution", 1, ["any-time"], "own", home_advantage=True),
    _card("thick-skin", "evolution", 1, ["any-time"], "own", immune_to=["strategy", "corruption"]),
]
_MANAGER: dict[str, Any] = {"source": "ours", "budget": 10, "academy_limit": 3}
ITEMS["manager"] += [
    {**_MANAGER, "id": "wall", "abilities": {"defence_modifiers": [1, 0, 2, 3]}},
    {**_MANAGER, "id": "thrice", "abilities": {"re_rolls": 3}},
]
USE_WINDOWS = {
    "re_rolls": "after-roll",
    "attack_re_rolls": "after-roll",
    "roll_tactics": "before-roll",
    "skip_turn": "after-turn",
    "extra_attack": "after-turn",
    "extra_attack_roll": "after-turn",
    "disallow_goal": "after-goal",
    "block_corruption": "corruption",
}


def uses_of(card: str) -> list[str]:
    """What a card lets its holder do in a window, each as often as it may be done."""
    does = CARDS[card]["effect"]
    return [use for use in USE_WINDOWS for _ in range(int(does.get(use, 0)))]


def is_one_by_one(card: str) -> bool:
    uses = uses_of(card)
    return bool(uses) and (len(set(uses)) > 1 or bool(set(CARDS[card]["effect"]) - set(USE_WINDOWS)))


PLAYERS = {item["id"]: item for item in ITEMS["player"]}
CARDS = {item["id"]: item for item in ITEMS["card"]}
MANAGERS = {item["id"]: item["abilities"] for item in ITEMS["manager"]}
DICE = {item["id"]: item for item in ITEMS["die"]}
TRIOS = {item["id"]: item for item in ITEMS["team"]}
PLAYER_ORDER, CARD_ORDER = list(PLAYERS), list(CARDS)
TACTICS = ["possession", "direct", "physical", "defensive"]
COLOURS = ["red", "brown", "orange", "green", "blue", "purple"]
TRACK = "ADDAADDAADDA"  # what the home team does


class MatchStory:
    """One match between two teams; a team is a seat, or a trio's id for a non-person team."""

    def __init__(
        self,
        pick: Callable[[list[int]], int],
        teams: tuple[int | str, int | str],
        team_names: tuple[str, str],
        outsiders: list[int],
        managers: dict[int, str],
        money: dict[int, int],
        hands: dict[int, list[str]],
        squads: dict[int, list[str]],
        deck: dict[str, int],
        discards: dict[str, int],
    ) -> None:
        self.pick, self.teams, self.team_names, self.outsiders = pick, teams, team_names, outsiders
        self.managers, self.money, self.hands, self.squads = managers, money, hands, squads
        self.deck, self.discards = deck, discards
        self.score, self.spent, self.goal = [0, 0], [False, False], False
        self.played: list[dict[str, Any]] = []  # cards that stay: card, side, player, by, what is left
        self.bonuses: list[tuple[int, int]] = []
        self.forced = self.tactic = ""
        self.announced: list[int] = []
        self.wonderkids: set[int] = set()
        self.lineup: list[list[str]] = [[], []]
        self.plan = ["", ""]
        self.revealed = self.blocked = False
        self.attacker = self.space = self.skips = 0
        self.extra: list[int] = []
        self.roll_winner = -1
        self.seats = [team if isinstance(team, int) else None for team in teams]
        able = [self.able(side) for side in (0, 1)]
        self.advantage = 1 if "always_home_advantage" in able[1] and "always_home_advantage" not in able[0] else 0
        self.re_rolls = [ability.get("re_rolls", 0) for ability in able]
        self.subs = [1 + ability.get("substitutions", 0) for ability in able]
        everything = {"strategy", "evolution", "anti-football", "corruption"}
        self.immune = [set(ability.get("immune_to", ())) for ability in able]
        if "immune_at_home" in able[0]:
            self.immune[0] |= everything

    # Small things

    def able(self, side: int) -> dict[str, Any]:
        seat = self.seats[side]
        return {} if seat is None else MANAGERS[self.managers[seat]]

    def side(self, seat: int) -> int | None:
        return self.seats.index(seat) if seat in self.seats else None

    def order(self) -> list[int]:
        sides = (1 - self.advantage, self.advantage)
        return [seat for side in sides if (seat := self.seats[side]) is not None] + self.outsiders

    def persons(self) -> list[int]:
        return [seat for seat in self.seats if seat is not None]

    def cost(self, seat: int, card: str) -> int:
        free = CARDS[card]["kind"] == "evolution" and "free_evolution" in MANAGERS[self.managers[seat]]
        return 0 if free else int(CARDS[card]["cost"])

    def roll(self, die: str) -> int:
        faces = DICE[die]["faces"]
        return self.pick([faces.count(value) for value in range(max(faces) + 1)])

    def roll_genius(self) -> tuple[int, bool]:
        face = self.pick([1, 3, 2])
        return (2, True) if face == 0 else (face, False)

    def is_immune(self, side: int, kind: str, by: int | None) -> bool:
        return by != side and kind in self.immune[side]

    def ask(
        self,
        question: str,
        seats: list[int],
        choices: Callable[[int, list[str]], list[str]],
        is_complete: Callable[[int, list[str]], bool] = lambda seat, steps: True,
    ) -> Story:
        steps: dict[int, list[str]] = {seat: [] for seat in seats}
        still = list(seats)
        while still:
            free = {seat: [] if steps.get(seat) else self.free_acts(seat) for seat in self.managers}
            seat, choice = yield question, {each: choices(each, steps[each]) for each in still}, free
            if choice.startswith(("swap:", "play-now")):
                yield from self.act_freely(seat, choice)
                continue
            steps[seat].append(choice)
            if is_complete(seat, steps[seat]):
                still.remove(seat)
        return steps

    # Free acts

    def free_acts(self, seat: int) -> list[str]:
        if seat in self.announced:
            return []
        acts = [f"swap:{card}" for card in set(self.hands[seat])] if self.money[seat] >= 1 else []
        side = self.side(seat)
        for card in set(self.hands[seat]):
            item = CARDS[card]
            does = item["effect"]
            if "any-time" not in item["windows"] or self.cost(seat, card) > self.money[seat]:
                continue
            if "academy_gold" in does:
                if seat not in self.wonderkids and "academy_gold" not in MANAGERS[self.managers[seat]]:
                    acts.append(f"play-now:{card}")
            elif "money" in does:
                acts.append(f"play-now:{card}")
            elif side is not None and (self.revealed or not any(name.startswith("player_") for name in does)):
                acts += self.aimed(card, side, "play-now")
        return acts

    def act_freely(self, seat: int, choice: str) -> Story:
        verb, _, rest = choice.partition(":")
        card = rest.split(",")[0]
        if verb == "swap":
            self.money[seat] -= 1
            self.hands[seat].remove(card)
            self.discards[card] += 1
            if not any(self.deck.values()):
                self.deck, self.discards = self.discards, self.deck
            if any(self.deck.values()):
                drawn = CARD_ORDER[self.pick([self.deck[each] for each in CARD_ORDER])]
                self.deck[drawn] -= 1
                self.hands[seat].append(drawn)
            return
        self.pay(seat, choice)
        if "academy_gold" in CARDS[card]["effect"]:
            self.wonderkids.add(seat)
            self.discards[card] += 1
        elif self.side(seat) is None:
            self.money[seat] += CARDS[card]["effect"]["money"]
            self.discards[card] += 1
        else:
            yield from self.resolve(seat, choice)

    # Who could, and how

    def could(self, window: str, seat: int) -> bool:
        inside = seat in self.seats
        costs = [
            self.cost(seat, card)
            for card, item in CARDS.items()
            if window in item["windows"]
            and (inside or item["kind"] == "corruption" or "block_corruption" in item["effect"])
        ]
        if self.hands[seat] and costs and self.money[seat] >= min(costs):
            return True
        if any(USE_WINDOWS[use] == window for entry in self.played if entry["by"] == seat for use in entry["left"]):
            return True
        return window == "after-roll" and self.may_re_roll(seat)

    def may_re_roll(self, seat: int) -> bool:
        side = self.side(seat)
        if side is None:
            return False
        return self.re_rolls[side] > 0 or ("paid_re_rolls" in self.able(side) and self.money[seat] >= 1)

    def rolls_for(self, card: str, use: str, side: int | None) -> list[str]:
        item = CARDS[card]
        if self.tactic not in item.get("tactics", TACTICS):
            return []
        rolls = [] if self.is_immune(self.attacker, item["kind"], side) else ["attack"]
        if use == "re_rolls" and not self.is_immune(1 - self.attacker, item["kind"], side):
            rolls.append("defence")
        return rolls

    def may_use(self, card: str, use: str, side: int | None) -> bool:
        """Whether a card can do this just now; re-rolls are judged roll by roll."""
        kind = CARDS[card]["kind"]
        if use == "roll_tactics":
            return not self.forced
        if use == "block_corruption":
            return not self.blocked
        if use == "extra_attack_roll":
            return True
        if use == "skip_turn":
            if self.space + 1 + self.skips > 11:
                return False
            own = CARDS[card]["target"] == "other" and self.robbed() == side
            return not own and not self.is_immune(self.robbed(), kind, side)
        if use == "disallow_goal" and (not self.goal or side == self.attacker):
            return False
        if use == "extra_attack" and side not in (None, self.attacker):
            return False
        return not self.is_immune(self.attacker, kind, side)

    def ways(self, seat: int, card: str, verb: str) -> list[str]:
        item, side = CARDS[card], self.side(seat)
        does = item["effect"]
        if side is None and item["kind"] != "corruption" and "block_corruption" not in does:
            return []
        uses = uses_of(card)
        if not uses or is_one_by_one(card):
            return self.aimed(card, side, verb)
        if uses[0] in ("re_rolls", "attack_re_rolls"):
            return [f"play-re-roll:{card},{roll}" for roll in self.rolls_for(card, uses[0], side)]
        if not self.may_use(card, uses[0], side):
            return []
        return self.aimed(card, side, verb) if uses[0] == "extra_attack_roll" else [f"{verb}:{card}"]

    def aimed(self, card: str, side: int | None, verb: str) -> list[str]:
        item = CARDS[card]
        does = item["effect"]
        if set(does) <= {*USE_WINDOWS, "money", "academy_gold"} - {"extra_attack_roll"}:
            return [f"{verb}:{card}"]
        free = side is None or item["target"] == "either"
        sides = [0, 1] if side is None or free else [side if item["target"] == "own" else 1 - side]
        sides = [each for each in sides if not self.is_immune(each, item["kind"], side)]
        if any(name.startswith("player_") for name in does) and self.revealed:
            return [f"{verb}-on:{card},{player}" for each in sides for player in self.lineup[each]]
        if free:
            return [f"{verb}-for:{card},{self.team_names[each]}" for each in sides]
        return [f"{verb}:{card}"] if sides else []

    def robbed(self) -> int:
        """Whose attack one more skip takes away."""
        return 0 if TRACK[self.space + 1 + self.skips] == "A" else 1

    def reactions(self, window: str, seat: int) -> list[str]:
        choices = []
        for card in set(self.hands[seat]):
            if window in CARDS[card]["windows"] and self.cost(seat, card) <= self.money[seat]:
                choices += self.ways(seat, card, "play")
        if window == "after-roll" and self.may_re_roll(seat):
            choices += ["re-roll:attack", "re-roll:defence"]
        side, on_table = self.side(seat), set()
        for entry in self.played:
            card = entry["card"]
            for use in entry["left"] if entry["by"] == seat else ():
                if USE_WINDOWS[use] != window:
                    continue
                if use in ("re_rolls", "attack_re_rolls"):
                    on_table |= {f"use-re-roll:{card},{roll}" for roll in self.rolls_for(card, use, side)}
                elif self.may_use(card, use, side) and not (
                    use == "extra_attack_roll" and self.is_immune(entry["side"], CARDS[card]["kind"], side)
                ):
                    on_table.add(f"use:{card},{use.replace('_', '-')}")
        return choices + sorted(on_table)

    # Windows

    def window(self, window: str, barred: int | None = None) -> Story:
        while True:
            seats = [seat for seat in self.order() if seat != barred and self.could(window, seat)]
            if not seats or (window == "corruption" and self.blocked):
                return
            answers = yield from self.ask(
                "card-window", seats, lambda seat, steps: ["pass", *self.reactions(window, seat)]
            )
            acts = [(seat, answers[seat][0]) for seat in self.order() if seat in seats and answers[seat] != ["pass"]]
            if not acts:
                return
            for seat, choice in acts:
                if choice in self.reactions(window, seat):
                    yield from self.react(seat, choice)

    def react(self, seat: int, choice: str) -> Story:
        verb, _, rest = choice.partition(":")
        if verb == "re-roll":
            side = self.side(seat)
            assert side is not None
            if self.re_rolls[side]:
                self.re_rolls[side] -= 1
            else:
                self.money[seat] -= 1
            self.roll_again(rest)
        elif verb in ("use", "use-re-roll"):
            card, what = rest.split(",")
            wanted = ["attack_re_rolls", "re_rolls"] if what == "attack" else ["re_rolls"]
            wanted = wanted if verb == "use-re-roll" else [what.replace("-", "_")]
            mine = [e for e in self.played if e["card"] == card and e["by"] == seat and set(wanted) & set(e["left"])]
            use = next(each for each in wanted if each in mine[0]["left"])
            mine[0]["left"].remove(use)
            if not mine[0]["left"] and not mine[0]["lasts"]:
                self.played.remove(mine[0])
                self.discards[card] += 1
            yield from self.do(use, mine[0]["side"], what)
        else:
            self.pay(seat, choice)
            yield from self.resolve(seat, choice)

    def pay(self, seat: int, choice: str) -> None:
        card = choice.partition(":")[2].split(",")[0]
        self.hands[seat].remove(card)
        self.money[seat] -= self.cost(seat, card)

    def before_match(self, window: str) -> Story:
        for seat in [seat for seat in self.order() if self.could(window, seat)]:
            answer = yield from self.ask(
                "announce",
                [seat],
                lambda seat, _: ["decline", *(["announce"] if self.layable(window, seat, []) else [])],
            )
            if answer[seat] == ["announce"]:
                self.announced.append(seat)
        announced = self.announced[:]

        def to_lay(seat: int, steps: list[str]) -> list[str]:
            choices = self.layable(window, seat, steps)
            return ["done", *choices] if steps or not choices else choices

        answers = yield from self.ask("lay-cards", announced, to_lay, lambda seat, steps: steps[-1] == "done")
        self.announced = []
        laid = [(seat, choice) for seat in announced for choice in answers[seat][:-1]]
        for seat, choice in laid:
            self.pay(seat, choice)

        def rank(entry: tuple[int, str]) -> int:
            does = CARDS[entry[1].partition(":")[2].split(",")[0]]["effect"]
            return next(
                (place for place, name in enumerate(("immune_to", "home_advantage", "force")) if name in does), 3
            )

        for seat, choice in sorted(laid, key=rank):
            yield from self.resolve(seat, choice)

    def layable(self, window: str, seat: int, steps: list[str]) -> list[str]:
        laid = [step.partition(":")[2].split(",")[0] for step in steps]
        money = self.money[seat] - sum(self.cost(seat, card) for card in laid)
        choices = []
        for card in set(self.hands[seat]):
            left = self.hands[seat].count(card) - laid.count(card)
            if left > 0 and window in CARDS[card]["windows"] and self.cost(seat, card) <= money:
                choices += self.ways(seat, card, "lay")
        return choices

    # Effects

    def resolve(self, seat: int, choice: str) -> Story:
        verb, _, rest = choice.partition(":")
        card, *on = rest.split(",")
        item, by = CARDS[card], self.side(seat)
        does = item["effect"]
        if "block_corruption" in does and not is_one_by_one(card):
            self.blocked = True
            self.discards[card] += 1
            return
        if item["kind"] == "corruption":
            yield from self.window("corruption", seat)
            if self.blocked:
                self.blocked = False
                self.discards[card] += 1
                return
        uses, at_once = uses_of(card), not is_one_by_one(card)
        first = uses[0] if uses and at_once else ""
        side: int | None
        if verb.endswith("-for"):
            side = self.team_names.index(on[0])
        elif verb.endswith("-on"):
            side = 0 if on[0] in self.lineup[0] else 1
        elif verb == "play-re-roll":
            side = self.attacker if on[0] == "attack" else 1 - self.attacker
        elif first == "skip_turn":
            side = self.robbed() if self.space + 1 + self.skips < 12 else None
        elif first in ("disallow_goal", "extra_attack"):
            side = self.attacker
        elif by is None:
            side = None
        else:
            side = by if item["target"] == "own" else 1 - by
        modifies = set(does) - {*USE_WINDOWS, "money", "academy_gold", "substitutions"}
        fails = side is None and (bool(modifies) or "substitutions" in does or first == "skip_turn")
        if side is not None:
            aims = bool(modifies) or "substitutions" in does or bool(first) or "extra_attack_roll" in does
            fails = (
                (aims and self.is_immune(side, item["kind"], by))
                or ((item.get("needs_home_advantage") or "force" in does) and self.advantage != side)
                or ("force" in does and bool(self.forced))
                or ("home_advantage" in does and "always_home_advantage" in self.able(1 - side))
            )
        left = uses[1:] if at_once else uses
        if fails or not (modifies or left):
            self.discards[card] += 1
        else:
            player = on[0] if verb.endswith("-on") else None
            entry = {"card": card, "side": side, "player": player, "by": seat, "left": left, "lasts": bool(modifies)}
            self.played.append(entry)
        if fails:
            return
        if "home_advantage" in does:
            self.advantage = side  # type: ignore[assignment]
        self.forced = does.get("force", self.forced)
        self.money[seat] += does.get("money", 0)
        if side is not None:
            self.subs[side] += does.get("substitutions", 0)
            self.immune[side] |= set(does.get("immune_to", ()))
        if item.get("variable_cost") and self.cost(seat, item["id"]):
            self.bonuses.append((seat, by))  # type: ignore[arg-type]
        if first:
            yield from self.do(first, side, on[0] if on else "")

    def do(self, use: str, side: int | None, roll: str) -> Story:
        """One use of a card."""
        if use == "disallow_goal":
            self.score[self.attacker] -= 1
            self.goal = False
        self.skips += use == "skip_turn"
        if use == "extra_attack":
            self.extra.append(self.attacker)
        if use == "extra_attack_roll" and self.roll("tactic-die") >= 3:
            self.extra.append(side)  # type: ignore[arg-type]
        if use in ("re_rolls", "attack_re_rolls"):
            self.roll_again(roll)
        if use == "roll_tactics":
            yield from self.new_tactics()
        self.blocked = self.blocked or use == "block_corruption"

    def roll_again(self, roll: str) -> None:
        if roll == "attack":
            self.attack = self.roll(f"{self.colours()['attack'][self.attacker]}-attack"), self.roll_genius()
        else:
            self.defence = self.roll(f"{self.colours()['defence'][1 - self.attacker]}-defence"), self.roll_genius()

    # Strength

    def value(self, side: int, what: str) -> int:
        column = TACTICS.index(self.tactic) if self.tactic else 0
        cards = [
            e for e in self.played if e["side"] == side and self.tactic in CARDS[e["card"]].get("tactics", self.any())
        ]
        total = 0
        for player in self.lineup[side]:
            skill = PLAYERS[player][what]
            skill = skill if what == "tactical" else skill[column]
            for entry in cards:
                if entry["player"] == player:
                    skill = max(0, min(7, skill + CARDS[entry["card"]]["effect"].get(f"player_{what}", 0)))
            total += skill
        total += sum(CARDS[entry["card"]]["effect"].get(what, 0) for entry in cards)
        if what == "tactical":
            total += self.able(side).get("tactical_modifier", 0)
        else:
            total += self.able(side).get(f"{what}_modifiers", [0, 0, 0, 0])[column]
        return int(total)

    def any(self) -> list[str]:
        return [self.tactic]

    def colours(self) -> dict[str, list[str]]:
        found = {}
        for what in ("attack", "defence"):
            levels = [max(0, min(5, (self.value(side, what) - 1) // 2)) for side in (0, 1)]
            if levels[0] == levels[1] == 0:
                levels[self.advantage] = 2
            elif levels[0] == levels[1]:
                levels[1 - self.advantage] -= 1
            found[what] = [COLOURS[level] for level in levels]
        return found

    def has(self, side: int, genius: str) -> bool:
        return any(genius in PLAYERS[player]["genius"] for player in self.lineup[side])

    # The match

    def tell(self) -> Story:
        """The whole match, from the choice of teams to the final whistle."""
        answers = yield from self.ask("choose-team", self.persons(), self.teams_of, lambda seat, steps: len(steps) == 2)
        self.laid = ["", ""]
        for side, team in enumerate(self.teams):
            if isinstance(team, str):
                self.lineup[side], self.laid[side] = TRIOS[team]["players"], TRIOS[team]["tactic"]
            else:
                field, tactic = answers[team]
                self.lineup[side] = field.removeprefix("field:").split(",")
                self.laid[side] = tactic.removeprefix("tactic:")
        yield from self.before_match("tactics")
        self.revealed = True
        for entry in self.played:
            if entry["player"] is None and any(name.startswith("player_") for name in CARDS[entry["card"]]["effect"]):
                lineup = self.lineup[entry["side"]]
                targets = [f"target:{player}" for player in lineup]
                answer = yield from self.ask("name-target", [entry["by"]], partial(_always, targets))
                entry["player"] = answer[entry["by"]][0].removeprefix("target:")
        self.battle()
        yield from self.before_match("levels")
        while self.space < 12:
            if self.skips:
                self.skips -= 1
            else:
                yield from self.turn(0 if TRACK[self.space] == "A" else 1)
            self.space += 1
            if self.space == 6:
                yield from self.half_time()
        if self.score[1 - self.advantage] - self.score[self.advantage] in (0, 1) and self.roll("tactic-die") >= 3:
            yield from self.turn(self.advantage)
        for seat, side in self.bonuses:
            own, other = self.score[side], self.score[1 - side]
            self.money[seat] += 3 - (3 if own > other else 1 if own == other else 0)
        for entry in self.played:
            self.discards[entry["card"]] += 1

    def teams_of(self, seat: int, steps: list[str]) -> list[str]:
        if steps:
            return [f"tactic:{tactic}" for tactic in TACTICS]
        squad = sorted(self.squads[seat], key=PLAYER_ORDER.index)
        return [
            "field:" + ",".join(three)
            for three in combinations(squad, 3)
            if len({PLAYERS[player]["position"] for player in three}) > 1
        ]

    def battle(self) -> None:
        self.roll_winner = -1
        if self.forced:
            self.tactic = self.forced
            return
        values, flashes = [0, 0], [False, False]
        for side in (0, 1):
            die = self.roll("tactic-die")
            genius, is_face = self.roll_genius()
            values[side] = self.value(side, "tactical") + die + genius
            flashes[side] = is_face and self.has(side, "tactics")
        if flashes[0] != flashes[1]:
            winner = flashes.index(True)
        elif flashes[0] or values[0] == values[1]:
            winner = self.advantage
        else:
            winner = values.index(max(values))
        self.roll_winner, self.tactic = winner, self.laid[winner]

    def new_tactics(self) -> Story:
        answers = yield from self.ask("choose-tactic", self.persons(), lambda s, _: [f"tactic:{t}" for t in TACTICS])
        for seat, answer in answers.items():
            self.laid[self.seats.index(seat)] = answer[0].removeprefix("tactic:")
        self.battle()

    def turn(self, attacker: int) -> Story:
        self.attacker, self.goal = attacker, False
        yield from self.window("before-roll")
        self.roll_again("attack")
        self.roll_again("defence")
        yield from self.window("after-roll")
        (attack, (own, own_face)), (defence, (other, other_face)) = self.attack, self.defence
        if not (other_face and self.has(1 - attacker, "defence")):
            genius = own_face and self.has(attacker, "attack") and not self.spent[attacker]
            self.spent[attacker] = self.spent[attacker] or genius
            if genius or attack + own > defence + other:
                self.goal = True
                self.score[attacker] += 1
                yield from self.window("after-goal")
        yield from self.window("after-turn")
        if self.extra:
            yield from self.turn(self.extra.pop(0))

    def half_time(self) -> Story:
        yield from self.window("half-time")
        sides = [side for side in (1 - self.advantage, self.advantage) if self.seats[side] is not None]
        gone: list[str] = []
        for side in sides:
            seat = self.seats[side]
            assert seat is not None
            plans = ["none", "before", "after"] if self.substitutions(side, gone, False) else ["none"]
            answer = yield from self.ask(
                "announce-substitutions",
                [seat],
                partial(_always, [f"substitutions:{plan}" for plan in plans]),
            )
            self.plan[side] = answer[seat][0].removeprefix("substitutions:")
        for side in sides:
            if self.plan[side] == "before":
                yield from self.substitute(side, gone, False)
        if self.forced:
            self.battle()
        else:
            yield from self.new_tactics()
        for side in sides:
            if self.plan[side] == "after":
                yield from self.substitute(side, gone, True)

    def substitutions(self, side: int, gone: list[str], late: bool) -> list[str]:
        seat = self.seats[side]
        assert seat is not None
        found = []
        for out in self.lineup[side]:
            for coming in self.squads[seat]:
                three = [coming if player == out else player for player in self.lineup[side]]
                fits = coming not in self.lineup[side] and coming not in gone
                fits = fits and len({PLAYERS[player]["position"] for player in three}) > 1
                if late and self.roll_winner == side:
                    fits = fits and PLAYERS[coming]["tactical"] >= PLAYERS[out]["tactical"]
                if fits:
                    found.append(f"substitute:{out},{coming}")
        return found

    def substitute(self, side: int, gone: list[str], late: bool) -> Story:
        seat = self.seats[side]
        assert seat is not None
        may_refrain = late
        while self.subs[side] and self.substitutions(side, gone, late):
            answer = yield from self.ask(
                "choose-substitution",
                [seat],
                partial(_always, [*(["done"] if may_refrain else []), *self.substitutions(side, gone, late)]),
            )
            choice = answer[seat][0]
            if choice == "done":
                return
            out, coming = choice.removeprefix("substitute:").split(",")
            self.lineup[side] = [coming if player == out else player for player in self.lineup[side]]
            gone.append(out)
            self.subs[side] -= 1
            may_refrain = True
            for entry in [entry for entry in self.played if entry["player"] == out]:
                self.played.remove(entry)
                self.discards[entry["card"]] += 1


def _always(choices: list[str], _seat: int, _steps: list[str]) -> list[str]:
    return choices
