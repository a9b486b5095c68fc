"""Small positions of Masters of Football."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from functools import cache
from itertools import combinations, pairwise
from math import comb
from random import Random

import golazo
from golazo import Table
from golazo.games.masters_of_football.state import Competition
from tests.conformance.worlds import Position

SEATS = (2, 3, 4, 5, 8)

GOLD = 0
CORRUPTION = 3


def _played(
    seats: int, until: Callable[[Competition], bool], seed: str = "positions", acts_every: int = 0
) -> Table[Competition]:
    """A random game, stopped at the first position of the wanted kind."""
    rng = Random(11)
    table = golazo.game("masters-of-football").new(seats, seed)
    while not until(table.position):
        seat = table.asked[0]
        acts = table.acts(seat) if acts_every and not rng.randrange(acts_every) else ()
        table.play(seat, rng.choice(acts or table.choices(seat)))
    return table


def _asks(m: Competition, name: str) -> bool:
    return any(ask.asking.name == name for ask in m.asks.values())


@cache
def _choosing_managers() -> Table[Competition]:
    return _played(2, lambda m: _asks(m, "choose-manager"))


def _other_managers(m: Competition) -> Hashable:
    return tuple(sorted(m.dealt_managers[1]))


def _pairs_of_managers() -> dict[Hashable, float]:
    own = _choosing_managers().position.dealt_managers[0]
    return dict.fromkeys(combinations([each for each in range(10) if each not in own], 2), 1.0)


@cache
def _buying() -> Table[Competition]:
    return _played(3, lambda m: _asks(m, "buy-players"))


def _other_golds(m: Competition) -> Hashable:
    return tuple(
        tuple(sorted(player for player in m.offers[seat] if m.box.players[player].level == GOLD)) for seat in (1, 2)
    )


def _gold_deals() -> dict[Hashable, float]:
    m = _buying().position
    known = {*m.offers[0], *m.squads[3]}
    free = [p for p, card in enumerate(m.box.players) if card.level == GOLD and p not in known]
    sizes = [len(golds) for golds in _other_golds(m)]  # type: ignore[attr-defined]
    return {
        (first, second): 1.0
        for first in combinations(free, sizes[0])
        for second in combinations([p for p in free if p not in first], sizes[1])
    }


@cache
def _face_down() -> Table[Competition]:
    """The first match: seat 0 announces cards, and does not know what the other has laid."""
    return _played(2, lambda m: _asks(m, "announce") and m.side_of(0, 0) >= 0 and m.side_of(0, 1) >= 0)


def _other_team(m: Competition) -> Hashable:
    side = m.side_of(0, 1)
    return (*m.lineups[0][side], m.laid_tactics[0][side])


def _teams_and_tactics() -> dict[Hashable, float]:
    m = _face_down().position
    return {
        (*three, tactic): 1.0
        for three in combinations(sorted(m.squads[m.team_of[1]]), 3)
        if len({m.box.players[player].position for player in three}) > 1
        for tactic in range(4)
    }


@cache
def _after_reshuffle() -> Table[Competition]:
    """Others hold cards from before the reshuffle and from after it, and somebody has shown none."""
    return _played(
        4,
        lambda m: (
            all(m.old_cards[seat] for seat in (1, 2))
            and all(len(m.hands[seat]) > len(m.old_cards[seat]) for seat in (1, 2))
            and not any(m.shown_cards)
        ),
        acts_every=3,
    )


def _corruption(m: Competition, faces: list[int]) -> int:
    return sum(m.box.cards[face].kind == CORRUPTION for face in faces)


def _corruption_of_two(m: Competition) -> Hashable:
    return tuple(_corruption(m, m.hands[seat]) for seat in (1, 2))


def _ways(pool: int, marked: int, sizes: list[int]) -> Counter[tuple[int, ...]]:
    """How often the hands of the given sizes, dealt from a pool, get how many of the marked cards."""
    counts: Counter[tuple[int, ...]] = Counter()
    for places in combinations(range(pool), marked):
        bounds = [sum(sizes[:i]) for i in range(len(sizes) + 1)]
        counts[tuple(sum(low <= place < high for place in places) for low, high in pairwise(bounds))] += 1
    return counts


def _old_and_new() -> dict[Hashable, float]:
    m = _after_reshuffle().position
    old = [m.old_cards[seat] for seat in (1, 2, 3)]
    all_old = [face for faces in old for face in faces]
    new = [len(m.hands[seat]) - len(m.old_cards[seat]) for seat in (1, 2, 3)]
    fresh = [face for face, count in enumerate(m.deck) for _ in range(count)]
    for seat in (1, 2, 3):
        rest = m.hands[seat][:]
        for face in m.old_cards[seat]:
            rest.remove(face)
        fresh += rest
    before = _ways(len(all_old), _corruption(m, all_old), [len(faces) for faces in old])
    since = _ways(len(fresh), _corruption(m, fresh), new)
    counts: Counter[Hashable] = Counter()
    for one, times in before.items():
        for other, again in since.items():
            counts[(one[0] + other[0], one[1] + other[1])] += times * again
    return dict(counts)


@cache
def _announced() -> Table[Competition]:
    """The other has announced cards, so it holds one that can be laid (M10); nobody has seen any of them."""
    return _played(
        2,
        lambda m: (
            bool(m.layable[0]) and m.layable[0][0][0] == 1 and 0 in m.asks and not any(m.old_cards + m.shown_cards)
        ),
    )


def _other_layable(m: Competition) -> Hashable:
    faces = m.layable[0][0][1:]
    return sum(face in faces for face in m.hands[1])


def _hands_with_one() -> dict[Hashable, float]:
    m = _announced().position
    faces = m.layable[0][0][1:]
    pool = [face for face, count in enumerate(m.deck) for _ in range(count)] + m.hands[1]
    fitting, size = sum(face in faces for face in pool), len(m.hands[1])
    return {k: comb(fitting, k) * comb(len(pool) - fitting, size - k) for k in range(1, min(fitting, size) + 1)}


POSITIONS = [
    Position("masters-of-football: managers", _choosing_managers, 0, _other_managers, _pairs_of_managers),
    Position("masters-of-football: gold players dealt", _buying, 0, _other_golds, _gold_deals),
    Position("masters-of-football: a team face down", _face_down, 0, _other_team, _teams_and_tactics),
    Position("masters-of-football: cards announced", _announced, 0, _other_layable, _hands_with_one),
    Position("masters-of-football: after a reshuffle", _after_reshuffle, 0, _corruption_of_two, _old_and_new),
]
