"""Statistics of bot games: the value of greedy play, and of playing at home."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random
from typing import Final, Protocol

from golazo.engine.asking import Choice
from golazo.engine.events import listed
from golazo.engine.measure import Figure, Measure, rate, share
from golazo.engine.table import Seat
from golazo.games.magic_number_eleven import GAME
from golazo.games.magic_number_eleven.bot.greedy import Greedy
from golazo.games.magic_number_eleven.cards import AWAY, HOME
from golazo.games.magic_number_eleven.state import TEAMS, Eleven

CONFIDENCE: Final = 1.96
"""Standard errors on either side of a 95 % interval."""
BEATS_RANDOM: Final = 90.0
GOALS: Final = ("goal", "goal-magic", "goal-penalty")


class Player(Protocol):
    def choose(self, seat: Seat[Eleven]) -> Choice: ...


class Blind:
    """A uniformly random choice."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, seat: Seat[Eleven]) -> Choice:
        return self.rng.choice(seat.choices())


def played(seed: int, players: tuple[Player, Player]) -> Eleven:
    table = GAME.new(TEAMS, seed)
    sitting = [table.seat(number) for number in range(TEAMS)]
    while not table.over:
        seat = table.asked[0]
        table.play(seat, players[seat].choose(sitting[seat]))
    return table.position


def against_random(first: int, count: int) -> Counter[str]:
    """Greedy against random, as Home and Away in turn."""
    counts: Counter[str] = Counter()
    for seed in range(first, first + count):
        greedy, blind = Greedy(Random(2 * seed)), Blind(Random(2 * seed + 1))
        own = seed % TEAMS
        m = played(seed, (greedy, blind) if own == HOME else (blind, greedy))
        counts["matches"] += 1
        counts["won"] += m.score[own] > m.score[1 - own]
        counts["scored"] += m.score[own]
        counts["let in"] += m.score[1 - own]
    return counts


def report_random(counts: Counter[str]) -> list[Figure]:
    matches = counts["matches"]
    return [
        share("matches greedy wins against random", counts["won"], matches, BEATS_RANDOM),
        rate("goals greedy scores", counts["scored"], matches),
        rate("goals greedy lets in", counts["let in"], matches),
    ]


def home_and_away(first: int, count: int) -> Counter[str]:
    """Two equal greedy bots."""
    counts: Counter[str] = Counter()
    for seed in range(first, first + count):
        m = played(seed, (Greedy(Random(2 * seed)), Greedy(Random(2 * seed + 1))))
        ahead = m.score[HOME] - m.score[AWAY]
        counts["matches"] += 1
        counts["home wins"] += ahead > 0
        counts["away wins"] += ahead < 0
        counts["home goals"] += m.score[HOME]
        counts["away goals"] += m.score[AWAY]
        counts["ahead"] += ahead
        counts["ahead squared"] += ahead * ahead
        for event, *_ in listed(m.events):
            if event in (*GOALS, "shot", "shot-cannon", "shot-without-base", "out"):
                counts[event] += 1
    return counts


def report_home(counts: Counter[str]) -> list[Figure]:
    matches = counts["matches"]
    goals = counts["home goals"] + counts["away goals"]
    ahead = counts["ahead"] / matches
    spread = CONFIDENCE * sqrt(max(0.0, counts["ahead squared"] / matches - ahead * ahead) / matches)
    shots = counts["shot"] + counts["shot-cannon"] + counts["shot-without-base"]
    return [
        Figure("home's goals less away's", ahead),
        Figure("the same, lower end of its 95 % interval", ahead - spread),
        Figure("the same, upper end of its 95 % interval", ahead + spread),
        share("matches Home wins", counts["home wins"], matches),
        share("matches Away wins", counts["away wins"], matches),
        rate("goals a match", goals, matches),
        rate("shots a match", shots, matches),
        share("shots that go out", counts["out"], shots),
        share("goals by Magic Number", counts["goal-magic"], goals),
        share("goals from penalties", counts["goal-penalty"], goals),
    ]


MEASURES: Final = {
    "greedy-against-random": Measure(against_random, report_random, full=2_000, reduced=30, piece=30),
    "home-and-away": Measure(home_and_away, report_home, full=2_000, reduced=12, piece=12),
}
