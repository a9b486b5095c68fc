"""The match flow of Masters of Football as one story, told with generators on a simple state of its own.

It yields (question, {seat: choices}) and is sent (seat, choice), both as readable ids; chance comes from a callable
that picks an outcome from a list of weights. It reads the pack's TOML itself and shares no rule with the game.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Generator
from itertools import combinations
from pathlib import Path
from typing import Any

import golazo

Asked = tuple[str, dict[int, list[str]]]
Story = Generator[Asked, tuple[int, str], Any]

PACK = Path(golazo.__file__).parent / "games" / "masters_of_football" / "pack"
ITEMS: dict[str, list[dict[str, Any]]] = {}
for file in sorted(PACK.glob("*.toml")):
    for kind, listed in tomllib.loads(file.read_text("utf-8")).items():
        if isinstance(listed, list):
            ITEMS.setdefault(kind, []).extend(listed)
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
        self.played: list[dict[str, Any]] = []  # cards that stay: card, side, player, by, uses
        self.bonuses: list[tuple[int, int]] = []
        self.forced = self.tactic = ""
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
            seat, choice = yield question, {each: choices(each, steps[each]) for each in still}
            steps[seat].append(choice)
            if is_complete(seat, steps[seat]):
                still.remove(seat)
        return steps

    # Swaps

    def swaps(self, seat: int) -> list[str]:
        return [f"swap:{card}" for card in set(self.hands[seat])] if self.money[seat] >= 1 else []

    def swap(self, seat: int, choice: str) -> None:
        card = choice.removeprefix("swap:")
        self.money[seat] -= 1
        self.hands[seat].remove(card)
        self.discards[card] += 1

    def draw(self, seat: int) -> None:
        if not any(self.deck.values()):
            self.deck, self.discards = self.discards, self.deck
        if any(self.deck.values()):
            card = CARD_ORDER[self.pick([self.deck[card] for card in CARD_ORDER])]
            self.deck[card] -= 1
            self.hands[seat].append(card)

    def swap_round(self, seats: list[int]) -> Story:
        while seats := [seat for seat in seats if self.swaps(seat)]:
            answers = yield from self.ask("swap", seats, lambda seat, steps: ["keep", *self.swaps(seat)])
            seats = sorted(seat for seat in seats if answers[seat] != ["keep"])
            for seat in seats:
                self.swap(seat, answers[seat][0])
            for seat in seats:
                self.draw(seat)

    def one(self, question: str, seat: int, choices: Callable[[], list[str]]) -> Story:
        """A decision that is not sealed: a swap may come in between."""
        while True:
            answer = yield from self.ask(question, [seat], lambda _, steps: [*choices(), *self.swaps(seat)])
            choice: str = answer[seat][0]
            if not choice.startswith("swap:"):
                return choice
            self.swap(seat, choice)
            self.draw(seat)

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
        return window == "after-roll" and (
            any(entry["uses"] and entry["by"] == seat for entry in self.played) or self.may_re_roll(seat)
        )

    def may_re_roll(self, seat: int) -> bool:
        side = self.side(seat)
        if side is None:
            return False
        return self.re_rolls[side] > 0 or ("paid_re_rolls" in self.able(side) and self.money[seat] >= 1)

    def rolls_for(self, card: str, side: int | None) -> list[str]:
        item = CARDS[card]
        if self.tactic not in item.get("tactics", TACTICS):
            return []
        rolls = [] if self.is_immune(self.attacker, item["kind"], side) else ["attack"]
        if "attack_re_rolls" not in item["effect"] and not self.is_immune(1 - self.attacker, item["kind"], side):
            rolls.append("defence")
        return rolls

    def ways(self, window: str, seat: int, card: str, verb: str) -> list[str]:
        item, side = CARDS[card], self.side(seat)
        does, kind, plain = item["effect"], item["kind"], [f"{verb}:{card}"]
        if side is None and kind != "corruption" and "block_corruption" not in does:
            return []
        if "money" in does or "substitutions" in does:
            return plain
        if "block_corruption" in does:
            return [] if self.blocked else plain
        if window == "after-roll":
            return [f"play-re-roll:{card},{roll}" for roll in self.rolls_for(card, side)]
        if window == "after-goal":
            good = self.goal and side != self.attacker and not self.is_immune(self.attacker, kind, side)
            return plain if good else []
        if "skip_turn" in does or "extra_attack" in does:
            if side not in (None, self.attacker) or self.space >= 11:
                return []
            if "skip_turn" in does and self.space + 1 + self.skips > 11:
                return []
            hit = self.robbed() if "skip_turn" in does else self.attacker
            return [] if self.is_immune(hit, kind, side) else plain
        if "roll_tactics" in does and self.forced:
            return []
        sides = [0, 1] if side is None else [side if item["target"] == "own" else 1 - side]
        sides = [each for each in sides if not self.is_immune(each, kind, side)]
        if any(name.startswith("player_") for name in does) and self.revealed:
            return [f"{verb}-on:{card},{player}" for each in sides for player in self.lineup[each]]
        if side is None:
            return [f"{verb}-for:{card},{self.team_names[each]}" for each in sides]
        return plain if sides else []

    def robbed(self) -> int:
        """Whose attack one more skip takes away."""
        return 0 if TRACK[self.space + 1 + self.skips] == "A" else 1

    def reactions(self, window: str, seat: int) -> list[str]:
        choices = []
        for card in set(self.hands[seat]):
            if window in CARDS[card]["windows"] and self.cost(seat, card) <= self.money[seat]:
                choices += self.ways(window, seat, card, "play")
        if window == "after-roll":
            if self.may_re_roll(seat):
                choices += ["re-roll:attack", "re-roll:defence"]
            for entry in self.played:
                if entry["uses"] and entry["by"] == seat:
                    rolls = self.rolls_for(entry["card"], self.side(seat))
                    choices += [f"use-re-roll:{entry['card']},{roll}" for roll in rolls]
        return choices

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
        elif verb == "use-re-roll":
            card, roll = rest.split(",")
            entry = next(e for e in self.played if e["card"] == card and e["by"] == seat and e["uses"])
            entry["uses"] -= 1
            if not entry["uses"]:
                self.played.remove(entry)
                self.discards[card] += 1
            self.roll_again(roll)
        else:
            self.pay(seat, choice)
            yield from self.resolve(seat, choice)

    def pay(self, seat: int, choice: str) -> None:
        card = choice.partition(":")[2].split(",")[0]
        self.hands[seat].remove(card)
        self.money[seat] -= self.cost(seat, card)

    def open_window(self, window: str) -> Story:
        seats = [seat for seat in self.order() if self.could(window, seat)]
        if seats:
            yield from self.swap_round(seats)
            yield from self.window(window)

    def before_match(self, window: str) -> Story:
        seats = [seat for seat in self.order() if self.could(window, seat)]
        if not seats:
            return
        yield from self.swap_round(seats)
        announced = []
        for seat in seats:
            said = yield from self.one("announce", seat, lambda: ["announce", "decline"])
            if said == "announce":
                announced.append(seat)
        answers = yield from self.ask(
            "lay-cards",
            announced,
            lambda seat, steps: ["done", *self.layable(window, seat, steps)],
            lambda seat, steps: steps[-1] == "done",
        )
        laid = [(seat, choice) for seat in announced for choice in answers[seat][:-1]]
        for seat, choice in laid:
            self.pay(seat, choice)

        def rank(entry: tuple[int, str]) -> int:
            does = CARDS[entry[1].partition(":")[2].split(",")[0]]["effect"]
            return 0 if "home_advantage" in does else 1 if "force" in does else 2

        for seat, choice in sorted(laid, key=rank):
            yield from self.resolve(seat, choice)

    def layable(self, window: str, seat: int, steps: list[str]) -> list[str]:
        laid = [step.partition(":")[2].split(",")[0] for step in steps]
        money = self.money[seat] - sum(self.cost(seat, card) for card in laid)
        choices = []
        for card in set(self.hands[seat]):
            left = self.hands[seat].count(card) - laid.count(card)
            if left > 0 and window in CARDS[card]["windows"] and self.cost(seat, card) <= money:
                choices += self.ways(window, seat, card, "lay")
        return choices

    # Effects

    def resolve(self, seat: int, choice: str) -> Story:
        verb, _, rest = choice.partition(":")
        card, *on = rest.split(",")
        item, by = CARDS[card], self.side(seat)
        does = item["effect"]
        if "block_corruption" in does:
            self.blocked = True
            self.discards[card] += 1
            return
        if item["kind"] == "corruption":
            yield from self.window("corruption", seat)
            if self.blocked:
                self.blocked = False
                self.discards[card] += 1
                return
        if verb.endswith("-for"):
            side = self.team_names.index(on[0])
        elif verb.endswith("-on"):
            side = 0 if on[0] in self.lineup[0] else 1
        elif verb == "play-re-roll":
            side = self.attacker if on[0] == "attack" else 1 - self.attacker
        elif "skip_turn" in does:
            side = self.robbed()
        elif by is None or "disallow_goal" in does:
            side = self.attacker
        else:
            side = by if item["target"] == "own" else 1 - by
        fails = (
            self.is_immune(side, item["kind"], by)
            or (item.get("needs_home_advantage") and self.advantage != side)
            or ("force" in does and self.forced)
            or ("home_advantage" in does and "always_home_advantage" in self.able(1 - side))
        )
        instant = {"money", "substitutions", "disallow_goal", "skip_turn", "extra_attack", "extra_attack_roll"}
        uses = does.get("re_rolls", does.get("attack_re_rolls", 1)) - 1
        re_rolls = "re_rolls" in does or "attack_re_rolls" in does
        if fails or set(does) & instant or "roll_tactics" in does or (re_rolls and not uses):
            self.discards[card] += 1
        else:
            player = on[0] if verb.endswith("-on") else None
            self.played.append({"card": card, "side": side, "player": player, "by": seat, "uses": uses})
        if fails:
            return
        yield from self.act(seat, side, item, on)

    def act(self, seat: int, side: int, item: dict[str, Any], on: list[str]) -> Story:
        does = item["effect"]
        if "home_advantage" in does:
            self.advantage = side
        self.forced = does.get("force", self.forced)
        self.money[seat] += does.get("money", 0)
        self.subs[side] += does.get("substitutions", 0)
        self.immune[side] |= set(does.get("immune_to", ()))
        if "disallow_goal" in does:
            self.score[self.attacker] -= 1
            self.goal = False
        self.skips += "skip_turn" in does
        if "extra_attack" in does:
            self.extra.append(self.attacker)
        if item.get("variable_cost") and self.cost(seat, item["id"]):
            self.bonuses.append((seat, side))
        if "extra_attack_roll" in does and self.roll("tactic-die") >= 3:
            self.extra.append(side)
        if "re_rolls" in does or "attack_re_rolls" in does:
            self.roll_again(on[0])
        if "roll_tactics" in does:
            yield from self.new_tactics()

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
        if what == "attack":
            total += self.able(side).get("attack_modifiers", [0, 0, 0, 0])[column]
        return total

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
        """The whole match, from the first swap to the final whistle."""
        yield from self.swap_round(self.persons())
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
            if any(name.startswith("player_") for name in CARDS[entry["card"]]["effect"]):
                lineup = self.lineup[entry["side"]]
                answer = yield from self.ask(
                    "name-target", [entry["by"]], lambda seat, steps, who=lineup: [f"target:{player}" for player in who]
                )
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
        yield from self.open_window("before-roll")
        self.roll_again("attack")
        self.roll_again("defence")
        yield from self.open_window("after-roll")
        (attack, (own, own_face)), (defence, (other, other_face)) = self.attack, self.defence
        if not (other_face and self.has(1 - attacker, "defence")):
            genius = own_face and self.has(attacker, "attack") and not self.spent[attacker]
            self.spent[attacker] = self.spent[attacker] or genius
            if genius or attack + own > defence + other:
                self.goal = True
                self.score[attacker] += 1
                yield from self.open_window("after-goal")
        yield from self.open_window("after-turn")
        if self.extra:
            yield from self.turn(self.extra.pop(0))

    def half_time(self) -> Story:
        yield from self.swap_round(self.persons())
        yield from self.window("half-time")
        sides = [side for side in (1 - self.advantage, self.advantage) if self.seats[side] is not None]
        gone: list[str] = []
        for side in sides:
            seat = self.seats[side]
            assert seat is not None
            plans = ["none", "before", "after"] if self.substitutions(side, gone, False) else ["none"]
            said = yield from self.one(
                "announce-substitutions", seat, lambda plans=plans: [f"substitutions:{plan}" for plan in plans]
            )
            self.plan[side] = said.removeprefix("substitutions:")
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
            choice = yield from self.one(
                "choose-substitution",
                seat,
                lambda done=may_refrain: [*(["done"] if done else []), *self.substitutions(side, gone, late)],
            )
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
