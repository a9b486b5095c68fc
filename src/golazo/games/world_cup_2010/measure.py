"""Statistics of greedy players: goals, results, and who wins the cup."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from golazo.engine.measure import Figure, Measure, rate, share
from golazo.games.world_cup_2010 import GAME
from golazo.games.world_cup_2010.bot.greedy import Greedy
from golazo.games.world_cup_2010.cards import GROUP_STAGE_MATCHES, TEAMS
from golazo.games.world_cup_2010.rules.bracket import winner
from golazo.games.world_cup_2010.state import FINAL, FIRST_KNOCKOUT_MATCH, Cup

USUAL: Final = {(0, 0), (0, 1), (1, 1), (0, 2)}
WIDE_MARGIN: Final = 4
BEST_QUARTER: Final = TEAMS // 4


def tournament(seed: int) -> Cup:
    """One tournament by greedy players, two to eight of them in turn."""
    seats = 2 + seed % 7
    table = GAME.new(seats, seed, listen=False)
    bots = [Greedy(Random(seed * 8 + seat)) for seat in range(seats)]
    sitting = [table.seat(number) for number in range(seats)]
    while not table.over:
        seat = table.asked[0]
        table.play(seat, bots[seat].choose(sitting[seat]))
    return table.position


def run(first: int, count: int) -> Counter[str]:
    counts: Counter[str] = Counter()
    for seed in range(first, first + count):
        m = tournament(seed)
        counts["tournaments"] += 1
        for match in range(1, FINAL + 1):
            one, other = sorted(m.score(match))
            phase = "group" if match <= GROUP_STAGE_MATCHES else "knockout"
            counts[f"{phase} goals"] += one + other
            counts[f"{phase} usual"] += (one, other) in USUAL
            counts[f"{phase} wide"] += other - one >= WIDE_MARGIN
            counts[f"{phase} level"] += one == other
        better = sorted(range(TEAMS), key=lambda team: m.box.ranking[team])
        champion = winner(m, FINAL)
        counts["best quarter"] += champion in better[:BEST_QUARTER]
        counts["worst half"] += champion in better[TEAMS // 2 :]
        counts[f"champion {m.box.teams[champion]}"] += 1
    return counts


def report(counts: Counter[str]) -> list[Figure]:
    tournaments = counts["tournaments"]
    group = tournaments * GROUP_STAGE_MATCHES
    knockout = tournaments * (FINAL - FIRST_KNOCKOUT_MATCH + 1)
    return [
        rate("goals in a group match", counts["group goals"], group, 1.6, 2.6),
        rate("goals in a knock-out match", counts["knockout goals"], knockout, 1.6, 3.2),
        share("group matches that end 0-0, 1-0, 1-1 or 2-0", counts["group usual"], group, 50, 100),
        share("group matches won by four goals or more", counts["group wide"], group, None, 3),
        share("cups won by the best-ranked quarter", counts["best quarter"], tournaments, 35, 55),
        share("cups won by the worse-ranked half", counts["worst half"], tournaments),
        share("group matches drawn", counts["group level"], group),
        share("knock-out matches decided by a shoot-out", counts["knockout level"], knockout),
    ]


MEASURES: Final = {"calibration": Measure(run, report, full=5_000, reduced=50, piece=50)}
