"""Magic Number Eleven once more, as a generator that reads like the rulebook, on a state of its own.

It yields who is asked what, as [(seat, choices), ...], is sent (seat, choice), and takes its chance from a callable
that draws one outcome by weights. Nothing here is quick: icons are looked for anew from the cells every time, and after
a reshuffle every possible world is carried along.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from itertools import combinations
from typing import Any

Choice = tuple[Any, ...]
Asked = list[tuple[int, list[Choice]]]
Flow = Generator[Asked, tuple[int, Choice], Any]


class Oracle:
    def __init__(
        self,
        tables: dict[str, list[dict[str, Any]]],
        chance: Callable[[list[int]], int],
        shoot_out: bool = False,
        cannon_base: int = 0,
    ) -> None:
        self.players = tables["player"]
        self.faces = tables["synergy"]
        self.lines = tables["line"]
        self.track = tables["control"]
        self.limits = {state["id"]: state["cards"] for state in tables["state"]}
        self.kick_spots = [card["spot"] for card in tables["kick"]]
        self.keeper_spots = [card["spots"] for card in tables["keeper"]]
        self.chance = chance
        self.shoot_out = shoot_out
        self.cannon_base = cannon_base
        self.front: list[list[int]] = [
            [number for number, card in enumerate(self.players) if card["squad"] == squad] for squad in ("home", "away")
        ]
        self.bench: list[list[int]] = [[], []]
        self.changes = [0, 0]
        self.goals = [0, 0]
        self.kicks: list[list[bool]] = [[], []]
        self.free: int | None = None  # the team that may substitute now
        self.clear()

    def clear(self) -> None:
        """Field, marker, deck and hands as a half begins."""
        self.field: list[dict[int, tuple[int, int]]] = [{}, {}]
        self.discs: list[set[tuple[Any, ...]]] = [set(), set()]
        self.marker = len(self.track) // 2
        self.hand: list[list[int]] = [[], []]
        self.faceless = [face["copies"] for face in self.faces]
        self.deck = sum(self.faceless)
        self.discards: list[int | None] = []  # None: seen by nobody
        self.worlds: dict[tuple[int, ...], int] = {}
        self.blind: list[list[str]] = [[], []]
        self.reshuffled = False

    # The field

    def halves(self, team: int) -> dict[tuple[Any, ...], list[tuple[str, int]]]:
        """Every spot with the halves that meet there and whose they are (-1: the board's)."""
        spots: dict[tuple[Any, ...], list[tuple[str, int]]] = {}
        for number in (0, 3):
            for column in self.lines[number]["edge_columns"]:
                spots.setdefault(("across", 0 if number == 0 else 4, column - 1), []).append(
                    (self.lines[number]["edge"], -1)
                )
        for card in self.field[team]:
            for slot, kind in enumerate(self.players[card]["slots"]):
                spots.setdefault(self.spot(team, card, slot), []).append((kind, card))
            full = self.players[card]["full"]
            spots[self.spot(team, card, 6)] = [(full, card), (full, card)]
        return spots

    def spot(self, team: int, card: int, slot: int) -> tuple[Any, ...]:
        """Where a slot lies: top left, top right, left, right, bottom left, bottom right, the icon printed whole."""
        line, column = self.field[team][card]
        return (
            ("across", line, column),
            ("across", line, column + 1),
            ("beside", line, column),
            ("beside", line, column + 2),
            ("across", line + 1, column),
            ("across", line + 1, column + 1),
            ("full", card),
        )[slot]

    def icons(self, team: int, kind: str) -> list[tuple[Any, ...]]:
        return [
            spot
            for spot, halves in self.halves(team).items()
            if [half for half, _ in halves] == [kind, kind] and spot not in self.discs[team]
        ]

    def shots(self, team: int, card: int) -> list[int]:
        return self.shots_by(team).get(card, [])

    def shots_by(self, team: int) -> dict[int, list[int]]:
        """Every card that can shoot, with the slots for the disc."""
        attack = set(self.icons(team, "A"))
        slots = {card: [n for n in range(7) if self.spot(team, card, n) in attack] for card in self.field[team]}
        return {card: found for card, found in slots.items() if found}

    def places(self, team: int, card: int) -> list[tuple[int, int]]:
        cells = {(line, column + side) for line, column in self.field[team].values() for side in (0, 1)}
        found = []
        for line in range(4):
            if self.players[card]["position"] not in self.lines[line]["positions"]:
                continue
            for column in range(7):
                own = {(line, column), (line, column + 1)}
                around = {(x + dx, y + dy) for x, y in own for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0))}
                if not own & cells and (line > 0 or around & cells):
                    found.append((line, column))
        return found

    # Synergy cards

    def draw_weights(self, old: bool) -> list[int]:
        if not self.worlds:
            return self.faceless[:]
        return [
            sum(
                weight * (world[face] if old else self.faceless[face] - world[face])
                for world, weight in self.worlds.items()
            )
            for face in range(len(self.faces))
        ]

    def see(self, old: bool) -> int:
        """A faceless card is looked at, by somebody or by all."""
        face = self.chance(self.draw_weights(old))
        if self.worlds:
            worlds: dict[tuple[int, ...], int] = {}
            for world, weight in self.worlds.items():
                likely = world[face] if old else self.faceless[face] - world[face]
                then = tuple(count - (old and kind == face) for kind, count in enumerate(world))
                if likely:
                    worlds[then] = worlds.get(then, 0) + weight * likely
            self.worlds = worlds
        self.faceless[face] -= 1
        return face

    def leave_deck(self) -> None:
        """The last card left the deck: the discards are a new one, the blind cards outside it are old."""
        self.deck -= 1
        if self.deck:
            return
        self.blind = [["old" for _ in side] for side in self.blind]
        outside = sum(map(len, self.blind))
        unseen = [face for face, count in enumerate(self.faceless) for _ in range(count)]
        if outside:
            for part in combinations(unseen, outside):
                world = tuple(part.count(face) for face in range(len(self.faces)))
                self.worlds[world] = self.worlds.get(world, 0) + 1
        for card in self.discards:
            if card is not None:
                self.faceless[card] += 1
        self.deck = len(self.discards)
        self.discards = []
        self.reshuffled = True

    def draw(self, team: int) -> None:
        # The card gets its face as a new one: a draw to the hand is never old.
        self.hand[team].append(self.see(False))
        self.leave_deck()

    def lay_blind(self, side: int) -> None:
        self.blind[side].append("new")
        self.leave_deck()

    def move(self, team: int, spaces: int) -> None:
        self.marker = min(self.marker + spaces, 4) if team == 0 else max(self.marker - spaces, 0)

    def at_end(self, team: int) -> bool:
        return self.marker == (4 if team == 0 else 0)

    # The course of the game

    def play(self) -> Flow:
        """The whole match; returns goals and kicks."""
        yield from self.draft()
        yield from self.sealed({0: self.reserves(0, []), 1: self.reserves(1, [])}, self.line_up)
        yield from self.half(0)
        for team in (0, 1):
            self.front[team] += list(self.field[team])
        self.clear()
        open_to = {team: self.half_time_changes(team, []) for team in (0, 1) if self.changes[team] < 3}
        yield from self.sealed(open_to, self.half_time)
        yield from self.half(1)
        if self.goals[0] == self.goals[1]:
            wanted = [("agree",), ("agree",)]
            if not self.shoot_out:
                answers = yield from self.sealed({0: self.agree(), 1: self.agree()}, lambda team, steps: None)
                wanted = [answers[0][0], answers[1][0]]
            if wanted == [("agree",), ("agree",)]:
                yield from self.penalty_shoot_out()
        return self.goals, self.kicks

    def sealed(self, choices: dict[int, list[Choice]], step: Callable[[int, list[Choice]], Any]) -> Flow:
        """Ask several at once. `step` says what is open after some steps, and None once the answer is complete."""
        steps: dict[int, list[Choice]] = {team: [] for team in choices}
        while choices:
            team, choice = yield list(choices.items())
            steps[team].append(choice)
            more = step(team, steps[team])
            if more is None:
                del choices[team]
            else:
                choices[team] = more
        for team, answer in steps.items():
            for choice in answer:
                if choice[0] == "reserve":
                    self.front[team].remove(choice[1])
                    self.bench[team].append(choice[1])
                elif choice[0] == "bring-on":
                    new = choice[1]
                elif choice[0] == "take-off":
                    self.substitute(team, choice[1], new)
        return steps

    def draft(self) -> Flow:
        stars = [number for number, card in enumerate(self.players) if card["squad"] == "star"]
        left = [1] * len(stars)
        for first in (1, 0, 1):
            shown = []
            for _ in range(3):
                star = self.chance(left)
                left[star] = 0
                shown.append(stars[star])
            for team in (first, 1 - first):
                _, choice = yield [(team, [("pick", card) for card in shown])]
                shown.remove(choice[1])
                self.front[team].append(choice[1])

    def reserves(self, team: int, steps: list[Choice]) -> list[Choice]:
        return [("reserve", card) for card in self.front[team] if ("reserve", card) not in steps]

    def line_up(self, team: int, steps: list[Choice]) -> list[Choice] | None:
        return None if len(steps) == 3 else self.reserves(team, steps)

    def half_time_changes(self, team: int, steps: list[Choice]) -> list[Choice]:
        if steps and steps[-1][0] == "bring-on":
            return [("take-off", out) for out in self.front[team] if ("take-off", out) not in steps]
        return [("ready",)] + [("bring-on", new) for new in self.bench[team] if ("bring-on", new) not in steps]

    def half_time(self, team: int, steps: list[Choice]) -> list[Choice] | None:
        if steps[-1] == ("ready",) or (steps[-1][0] == "take-off" and self.changes[team] + len(steps) // 2 == 3):
            return None
        return self.half_time_changes(team, steps)

    def agree(self) -> list[Choice]:
        return [("agree",), ("decline",)]

    def half(self, number: int) -> Flow:
        team = number
        while True:
            yield from self.team_action(team)
            yield from self.player_action(team)
            if self.reshuffled:
                yield from self.player_action(1 - team)
                return
            team = 1 - team

    def acts(self, team: int) -> list[Choice]:
        """Substitutions are free while the team on turn is asked what it does, but not in the middle of anything."""
        if team != self.free or self.changes[team] == 3:
            return []
        leaving = self.front[team] + list(self.field[team])
        return [("substitute", new, out) for new in self.bench[team] for out in leaving]

    def ask(self, team: int, choices: Callable[[], list[Choice]]) -> Flow:
        """Ask the team on turn; it may substitute first, as often as it can."""
        while True:
            self.free = team
            _, choice = yield [(team, choices())]
            self.free = None
            if choice[0] != "substitute":
                return choice
            self.substitute(team, choice[2], choice[1])

    def substitute(self, team: int, out: int, new: int) -> None:
        if out in self.field[team]:
            self.discs[team] -= {self.spot(team, out, slot) for slot in range(7)}
            del self.field[team][out]
        else:
            self.front[team].remove(out)
        self.bench[team].remove(new)
        self.front[team].append(new)
        self.changes[team] += 1

    def team_action(self, team: int) -> Flow:
        if not self.team_actions(team):
            return
        choice = yield from self.ask(team, lambda: self.team_actions(team) or [("go-on",)])
        if choice[0] == "pass":
            for _ in range(choice[1]):
                self.draw(team)
        elif choice[0] == "press":
            self.move(team, len(self.icons(team, "R")))

    def team_actions(self, team: int) -> list[Choice]:
        passes = min(len(self.icons(team, "P")), 5 - len(self.hand[team]))
        presses = not self.at_end(team) and bool(self.icons(team, "R"))
        return [("pass", cards) for cards in range(1, passes + 1)] + [("press",)] * presses

    def player_action(self, team: int) -> Flow:
        choice = yield from self.ask(team, lambda: self.player_actions(team))
        if choice[0] == "shoot":
            yield from self.shot(team, choice[1], choice[2])
        elif choice[0] == "shoot-without-base":
            yield from self.attempt(team, 0, len(self.icons(1 - team, "D")), magic=False)
        else:
            yield from self.build_up(team, choice[1])

    def player_actions(self, team: int) -> list[Choice]:
        choices: list[Choice] = [("place", card) for card in self.front[team] if self.places(team, card)]
        choices += [("shoot", card, slot) for card, slots in self.shots_by(team).items() for slot in slots]
        return choices or [("shoot-without-base",)]

    def build_up(self, team: int, card: int) -> Flow:
        _, (_, line, column) = yield [(team, [("at", *place) for place in self.places(team, card)])]
        self.front[team].remove(card)
        self.field[team][card] = (line, column)
        for effect in self.players[card]["immediate"]:
            possible = {
                "control-1": not self.at_end(team),
                "control-2": not self.at_end(team),
                "draw-1": len(self.hand[team]) < 5,
                "draw-2-keep-1": len(self.hand[team]) < 5,
                "opponent-discards-1": bool(self.hand[1 - team]),
                "shoot": True,
            }[effect]
            if not possible:
                continue
            choice = yield from self.ask(team, lambda: [("apply",)] * (card in self.field[team]) + [("skip",)])
            if card not in self.field[team]:
                return
            if choice == ("skip",):
                continue
            if effect == "shoot":
                yield from self.attempt(team, self.cannon_base, 0)
                return
            yield from self.effect(team, effect)
        if self.shots(team, card):
            choice = yield from self.ask(
                team, lambda: [("hold",), *(("shoot", card, slot) for slot in self.shots(team, card))]
            )
            if choice != ("hold",):
                yield from self.shot(team, card, choice[2])

    def effect(self, team: int, effect: str) -> Flow:
        if effect.startswith("control"):
            self.move(team, int(effect[-1]))
        elif effect == "draw-1":
            self.draw(team)
        elif effect == "draw-2-keep-1":
            self.draw(team)
            self.draw(team)
            two = [self.hand[team].pop(), self.hand[team].pop()]
            _, (_, kept) = yield [(team, [("keep", face) for face in sorted(set(two))])]
            two.remove(kept)
            self.hand[team].append(kept)
            self.discards += two
        else:
            other = self.hand[1 - team]
            face = self.chance([other.count(face) for face in range(len(self.faces))])
            other.remove(face)
            self.discards.append(face)

    def shot(self, team: int, card: int, slot: int) -> Flow:
        base = len(self.shots(team, card))
        defence = max(0, len(self.icons(1 - team, "D")) - self.players[card]["crack"])
        spot = self.spot(team, card, slot)
        yield from self.attempt(team, base, defence)
        self.discs[team].add(spot)

    def attempt(self, team: int, attack: int, defence: int, magic: bool = True) -> Flow:
        self.lay_blind(0)
        state = self.track[self.marker][("home", "away")[team]]
        laid: list[int] = []
        if self.limits[state] > 1 and self.hand[team]:
            hand = sorted(self.hand[team])
            wanted = {("lay", *cards) for size in range(self.limits[state]) for cards in combinations(hand, size)}
            _, (_, *laid) = yield [(team, sorted(wanted))]
            for face in laid:
                self.hand[team].remove(face)
        self.lay_blind(1)
        reply: list[int] = []
        held = sorted(set(self.hand[1 - team]))
        _, choice = yield [(1 - team, [("reply-none",), ("reply-blind",), *(("reply", face) for face in held)])]
        if choice[0] == "reply-blind":
            self.lay_blind(1)
        elif choice[0] == "reply":
            self.hand[1 - team].remove(choice[1])
            reply.append(choice[1])
        laid += self.turn_up(0)
        attack += sum(self.faces[face]["stars"] for face in laid)
        self.discards += laid
        if attack >= 12:
            self.discards += reply
            self.discards += [None for _ in self.blind[1]]
            self.blind[1] = []
            return
        reply += self.turn_up(1)
        self.discards += reply
        defence += sum(self.faces[face]["stars"] for face in reply)
        goal = attack > defence or (attack == 11 and magic)
        if any(self.faces[face]["tackle"] for face in reply):
            goal = yield from self.penalty(team)
        if goal:
            self.goals[team] += 1
            self.marker = len(self.track) // 2

    def turn_up(self, side: int) -> list[int]:
        faces = [self.see(card == "old") for card in sorted(self.blind[side], reverse=True)]
        self.blind[side] = []
        return faces

    def penalty(self, team: int) -> Flow:
        kicks: list[Choice] = [("kick", kick) for kick in range(len(self.kick_spots))]
        saves: list[Choice] = [("save", keeper) for keeper in range(len(self.keeper_spots))]
        answers = yield from self.sealed({team: kicks, 1 - team: saves}, lambda team, steps: None)
        return self.kick_spots[answers[team][0][1]] not in self.keeper_spots[answers[1 - team][0][1]]

    def penalty_shoot_out(self) -> Flow:
        while len(self.kicks[1]) < 5 or sum(self.kicks[0]) == sum(self.kicks[1]):
            for team in (0, 1):
                scored = yield from self.penalty(team)
                self.kicks[team].append(scored)
