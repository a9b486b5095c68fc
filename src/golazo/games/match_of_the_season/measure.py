"""What greedy managers make of the game: who wins, how the catch-up rules work, and whether they beat chance."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from golazo.engine.measure import Figure, Measure, share
from golazo.games.match_of_the_season import GAME
from golazo.games.match_of_the_season.bot.greedy import Greedy
from golazo.games.match_of_the_season.cards import TEAMS
from golazo.games.match_of_the_season.state import Seasons

PLACES: Final = ("first", "second", "third", "fourth")


def _play(seed: str, greedy: tuple[int, ...]) -> Seasons:
    """Six seasons by four managers; who is not greedy chooses at random."""
    table = GAME.new(TEAMS, seed, listen=False)
    rng = Random(seed)
    bots = [Greedy(rng) if seat in greedy else None for seat in range(TEAMS)]
    sitting = [table.seat(seat) for seat in range(TEAMS)]
    while not table.over:
        seat = table.asked[0]
        bot = bots[seat]
        choices = table.choices(seat)
        table.play(seat, choices[int(rng.random() * len(choices))] if bot is None else bot.choose(sitting[seat]))
    return table.position


def run_balance(first: int, count: int) -> Counter[str]:
    """Four greedy managers. Shared wins are halved or quartered, so they are counted in twelfths."""
    counts: Counter[str] = Counter()
    for number in range(first, first + count):
        m = _play(f"balance {number}", (0, 1, 2, 3))
        counts["games"] += 1
        winners = GAME.result(m).winners
        for seat in winners:
            counts[f"seat {seat}"] += 12 // len(winners)
        for place, score in enumerate(sorted(m.score, reverse=True)):
            counts[f"score {place}"] += score
        _catching_up(m, counts)
    return counts


def _catching_up(m: Seasons, counts: Counter[str]) -> None:
    """How far apart the teams are in each season, and where the last of one season ends the next."""
    before = [0] * TEAMS
    last = -1
    for number, story in enumerate(m.chronicle, 1):
        score, points = story[:TEAMS], story[2 * TEAMS : 3 * TEAMS]
        gained = [now - then for now, then in zip(score, before, strict=True)]
        before = score
        counts[f"gap {number}"] += max(points) - min(points)
        if last >= 0:
            counts["seasons after a last place"] += 1
            counts["points after a last place"] += gained[last]
            counts["champion after a last place"] += story[3 * TEAMS] == last
        worst = min(points)
        last = points.index(worst) if points.count(worst) == 1 else -1


def report_balance(counts: Counter[str]) -> list[Figure]:
    games = counts["games"]
    after = counts["seasons after a last place"]
    return [
        *(share(f"games won by seat {seat + 1}", counts[f"seat {seat}"] / 12, games, 20, 30) for seat in range(TEAMS)),
        *(Figure(f"points of the {PLACES[place]}", counts[f"score {place}"] / games) for place in range(TEAMS)),
        *(Figure(f"league gap in season {number}", counts[f"gap {number}"] / games) for number in range(1, 7)),
        Figure("points in the season after a last place", counts["points after a last place"] / after),
        share("champions in the season after a last place", counts["champion after a last place"], after),
    ]


def run_skill(first: int, count: int) -> Counter[str]:
    """Two greedy managers and two who choose at random, in all seats in turn."""
    counts: Counter[str] = Counter()
    pairs = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
    for number in range(first, first + count):
        greedy = pairs[number % len(pairs)]
        m = _play(f"skill {number}", greedy)
        winners = GAME.result(m).winners
        counts["games"] += 1
        counts["greedy"] += all(seat in greedy for seat in winners)
    return counts


def report_skill(counts: Counter[str]) -> list[Figure]:
    return [
        share("games won by a greedy manager against chance", counts["greedy"], counts["games"], 90, 100),
    ]


MEASURES: Final = {
    "balance": Measure(run_balance, report_balance, full=1000, reduced=12, piece=20),
    "skill": Measure(run_skill, report_skill, full=500, reduced=10, piece=20),
}
