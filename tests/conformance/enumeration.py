"""All worlds that a seat can hold possible after everything it has seen, found by brute force.

The game is played again with chance typed in. Whatever the seat does not do itself may have gone any way, each draw as
likely as its weight; a world in which the seat would have been shown anything else than it was, at any moment, is
struck out. The game's own re-deal has no part in it.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Sequence
from typing import Any

from golazo import Table
from golazo.engine.asking import Chance, Choice
from golazo.engine.position import Position
from golazo.engine.record import snapshot

from .course import observation, possible

MOST_WORLDS = 600
World = tuple[Table[Any], float]


def hidden_of(m: Position) -> Hashable:
    """Everything that lies on the table, also what nobody may see."""
    return tuple(str(getattr(m, field)) for field in m.SAVED)


def is_comparable(table: Table[Any], seat: int) -> bool:
    """Whether no other's answer is begun or sealed, and nothing is about to be typed in: a re-deal asks those anew."""
    asks = [ask for ask in table.position.asks.values() if ask.seat != seat]
    return not any(isinstance(ask.asking, Chance) or ask.steps or ask.seat in table.position.sealed for ask in asks)


class Enumeration:
    """A real table on which chance is typed in, and beside it every world that a seat can hold possible."""

    def __init__(
        self,
        table: Table[Any],
        seat: int,
        most: int = MOST_WORLDS,
        open_fields: Sequence[str] = (),
        revealed: Sequence[str] = (),
    ) -> None:
        """`table` must be one where nothing is hidden from the seat, such as a new one. `open_fields` lie open on the
        table although nothing that the seat is shown tells them. `revealed` are sealed questions whose answers
        everybody sees as soon as the last is given: other answers than the real ones need not be tried."""
        self.table = table
        self.seat = seat
        self.most = most
        self.open_fields = open_fields
        self.revealed = revealed
        self.is_even = True
        """Whether all that tells the worlds apart is chance. How likely others were to choose as they did nobody knows;
        once that matters, only which worlds there are can be compared, not how likely each is."""
        self.worlds: dict[Hashable, World] = {_key(table): (table.clone(), 1.0)}

    def play(self, actor: int, choice: Choice) -> bool:
        """Play on; false where the worlds become too many."""
        is_chance = self._is_chance(actor)
        self.table.play(actor, choice)
        seen = self._seen(self.table)
        before = len(self.worlds)
        after: dict[Hashable, World] = {}
        for world, weight in self.worlds.values():
            for other, share in self._ways(world, actor, choice):
                went = world.clone()
                went.play(actor, other)
                if self._seen(went) == seen:
                    key = _key(went)
                    after[key] = (went, weight * share + (after[key][1] if key in after else 0.0))
                    if len(after) > self.most:
                        return False
        self.worlds = after
        self.is_even = self.is_even and (is_chance or actor == self.seat or len(after) == before)
        return True

    def _is_chance(self, actor: int) -> bool:
        ask = self.table.position.asks.get(actor)
        return ask is not None and isinstance(ask.asking, Chance)

    def _seen(self, table: Table[Any]) -> list[Any]:
        return [observation(table, self.seat), *(getattr(table.position, field) for field in self.open_fields)]

    def _ways(self, world: Table[Any], actor: int, choice: Choice) -> list[tuple[Choice, float]]:
        """What the actor could do in a world, each with how likely it is: a draw by its weight, a choice always 1."""
        if actor >= 0 and choice in world.acts(actor):
            return [(choice, 1.0)]
        ask = world.position.asks.get(actor)
        if ask is None or actor in world.position.sealed:
            return []
        if actor == self.seat or ask.asking.name in self.revealed:
            ways = [choice] if choice in possible(world, actor) else []
        else:
            ways = possible(world, actor)
        if not isinstance(ask.asking, Chance):
            return [(way, 1.0) for way in ways]
        weights = ask.asking.weights(world.position, *ask.numbers)
        return [(way, weights[way[1]] / sum(weights)) for way in ways]

    def weights(self) -> dict[Hashable, float]:
        """How likely each world is."""
        found: dict[Hashable, float] = {}
        for world, weight in self.worlds.values():
            found[hidden_of(world.position)] = found.get(hidden_of(world.position), 0.0) + weight
        return found


def _key(table: Table[Any]) -> Hashable:
    return json.dumps(snapshot(table), sort_keys=True)
