"""A bench for tests: positions set up by hand, chance typed in, and everything not told answered the quiet way."""

from __future__ import annotations

import copy
from typing import Any

from golazo import CHANCE, Table
from golazo.engine.asking import Chance
from golazo.engine.pack import Pack
from golazo.games.masters_of_football import GAME
from golazo.games.masters_of_football.rules.preparation import play_match
from golazo.games.masters_of_football.state import IN_STACK, NOBODY, TAKEN, Competition

PACK = GAME.pack
QUIET = {
    "announce": "decline",
    "card-window": "pass",
    "lay-cards": "done",
    "choose-tactic": "tactic:possession",
    "announce-substitutions": "substitutions:none",
    "buy-players": "done",
    "choose-talent": "done",
    # Chance: the attack misses, no genius.
    "roll-genius": "genius:1",
    "roll-tactical-genius": "genius:1",
    "roll-academy": "genius:1",
    "roll-tactic-die": "roll:1",
    "roll-injury-time": "roll:1",
    "roll-for-extra-attack": "roll:1",
}
PLAIN = {"attack": [2] * 4, "defence": [2] * 4, "tactical": 1, "genius": []}


def number(kind: str, item_id: str) -> int:
    return PACK.ids(kind).index(item_id)


def card(item_id: str) -> int:
    return number("card", item_id)


def pack_with(players: dict[str, dict[str, Any]], managers: dict[str, dict[str, Any]] | None = None) -> Pack:
    """The pack with some players, or managers, changed."""
    items = copy.deepcopy(PACK.items)
    for kind, changes in (("player", players), ("manager", managers or {})):
        for item in items[kind]:
            item.update(changes.get(item["id"], {}))
    return Pack({"game": PACK.game, "name": "changed", "version": 1}, items, PACK.folder)


def pack_with_card(pack: Pack, card_id: str, **fields: Any) -> Pack:
    """A pack with one action card changed."""
    items = {
        **pack.items,
        "card": [{**item, **fields} if item["id"] == card_id else item for item in pack.items["card"]],
    }
    return Pack({"game": pack.game, "name": "changed", "version": 1}, items, pack.folder)


def squad_pack(first: dict[str, Any], second: dict[str, Any] | None = None) -> Pack:
    """Players 0-5 (the first club's) and 6-11 (the second's) made alike, apart from position: D, M, F in turn."""
    ids = PACK.ids("player")
    changes = {}
    for place in range(12):
        values = first if place < 6 else second or first
        changes[ids[place]] = {**PLAIN, **values, "position": "DMF"[place % 3]}
    return pack_with(changes)


class Bench:
    """A table at which a match, or another stage, is about to begin."""

    def __init__(
        self,
        seats: int = 4,
        managers: tuple[str, ...] = ("special-one", "master-tactician", "joga-bonito", "godfather"),
        hands: dict[int, list[str]] | None = None,
        money: int = 9,
        pack: Pack | None = None,
        squads: dict[int, list[int]] | None = None,
        **options: Any,
    ) -> None:
        self.table: Table[Competition] = GAME.new(seats, options=options, pack=pack, chance="typed")
        m = self.table.position = GAME.start(seats, None, True, self.table.pack, self.table.options)
        m.strands[0].clear()
        teams = len(m.seat_of)
        m.team_of = list(range(seats))
        m.seat_of = [*range(seats), *([NOBODY] * (teams - seats))]
        for place, team in enumerate(range(seats, teams)):
            m.trios[team] = place
            m.squads[team] = list(m.box.trios[place])
        m.managers = [number("manager", manager) for manager in (managers * 2)[:seats]]
        m.money = [money] * seats
        m.matchday = 1
        taken = {player for squad in m.squads for player in squad}
        free = [player for player in range(len(m.box.players)) if player not in taken]
        for seat in range(seats):
            m.squads[seat] = list((squads or {}).get(seat) or free[6 * seat : 6 * seat + 6])
        for squad in m.squads:
            for player in squad:
                m.places_of_players[player] = TAKEN
        assert m.places_of_players.count(IN_STACK)
        for seat, faces in (hands or {}).items():
            for face in faces:
                m.deck[card(face)] -= 1
                m.hands[seat].append(card(face))

    @property
    def m(self) -> Competition:
        """The match now: an answer of several steps puts a new one in place of the old."""
        return self.table.position

    # Going on

    def match(self, home: int = 0, away: int = 1) -> Bench:
        return self.begin((play_match, 0, home, away))

    def begin(self, *steps: tuple[Any, ...]) -> Bench:
        self.m.then(list(steps))
        self.m.go()
        return self

    def kind(self) -> str:
        """What is asked now."""
        seat = self.table.asked[0]
        question = self.table.question(seat)
        assert question is not None
        return question.kind

    def window(self) -> str:
        question = self.table.question(self.table.asked[0])
        assert question is not None
        return str(question.arguments.get("window", ""))

    def play(self, seat: int, *choices: str) -> Bench:
        self.table.play(seat, *choices)
        return self

    def roll(self, *values: str) -> Bench:
        for value in values:
            self.table.play(CHANCE, value)
        return self

    def offers(self, seat: int) -> list[str]:
        return [self.table.name(seat, choice) for choice in self.table.choices(seat)]

    def acts(self, seat: int) -> list[str]:
        return [self.table.name(seat, choice) for choice in self.table.acts(seat)]

    def why_not(self, seat: int, choice: str) -> str:
        """The key of the reason why something is not to be had now."""
        why = self.table.why_not(seat, choice)
        assert why is not None
        return why.key

    def quietly(self) -> None:
        """One quiet answer."""
        self.answer_quietly(self.table.asked[0])

    def answer_quietly(self, seat: int) -> None:
        question = self.table.question(seat)
        assert question is not None
        offers, kind = self.offers(seat), question.kind
        wanted = QUIET.get(kind, "")
        if kind == "roll-defence":
            wanted = offers[-1]
        elif kind == "choose-team" and "tactic:possession" in offers:
            wanted = "tactic:possession"
        ask = self.m.asks[seat]
        if isinstance(ask.asking, Chance):  # of a secret draw, what can have happened
            possible = [c for c in self.table.choices(seat) if ask.asking.is_possible(self.m, ask, c)]
            offers = [self.table.name(seat, choice) for choice in possible]
        self.table.play(seat, wanted if wanted in offers else offers[0])

    def until(self, kind: str, window: str = "", turn: int = 0, **answers: str) -> Bench:
        """Quietly on, until a question of this kind (in this window, from this turn on) is open.

        `answers` replace quiet answers on the way, by question (with _ for -).
        """
        for _ in range(5000):
            if self.table.over:
                break
            if self.kind() == kind and window in ("", self.window()) and self.m.space[0] + 1 >= turn:
                return self
            wanted = answers.get(self.kind().replace("-", "_"))
            seat = self.table.asked[0]
            if wanted in self.offers(seat):
                self.table.play(seat, wanted)
            else:
                self.quietly()
        raise AssertionError(f"{kind} {window} is never asked")

    def finish(self, **answers: str) -> Bench:
        """Quietly on to the end."""
        while not self.table.over:
            wanted = answers.get(self.kind().replace("-", "_"))
            seat = self.table.asked[0]
            if wanted in self.offers(seat):
                self.table.play(seat, wanted)
            else:
                self.quietly()
        return self

    def roll_turn(self, attack: int, attack_genius: str, defence: int, defence_genius: str) -> Bench:
        """The four dice of a turn; each must be a face of its die."""
        self.until("roll-attack")
        self.roll(f"roll:{attack}", f"genius:{attack_genius}", f"roll:{defence}", f"genius:{defence_genius}")
        return self

    def score_goal(self) -> Bench:
        """A goal in the next turn, by the highest attack and the lowest defence."""
        self.until("roll-attack")
        self.roll(self.offers(CHANCE)[-1], "genius:2", self.offers_later())
        return self.roll("genius:1")

    def offers_later(self) -> str:
        p = 0
        weights = self.m.box.defence_weights[self.m.levels[p][3 - self.m.attacker[p]]]
        return f"roll:{next(value for value, weight in enumerate(weights) if weight)}"

    def told(self, event: str, seat: int | None = None) -> list[dict[str, Any]]:
        return [each for each in self.table.events(seat) if each["event"] == event]
