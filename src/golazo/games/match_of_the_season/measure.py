"""Statistics of greedy managers: who wins, how the catch-up rules work, and whether they beat random play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from golazo.engine.asking import Choice
from golazo.engine.measure import Figure, Measure, share
from golazo.engine.windows import PASS
from golazo.games.match_of_the_season import GAME
from golazo.games.match_of_the_season.bot.policy import choose
from golazo.games.match_of_the_season.cards import TEAMS
from golazo.games.match_of_the_season.rules.line_ups import STRONGEST
from golazo.games.match_of_the_season.state import Seasons

PLACES: Final = ("first", "second", "third", "fourth")


_ACTS: Final = {verb: act for act in GAME.acts for verb in act.verbs}


def _greedily(m: Seasons, seat: int, rng: Random) -> None:
    """The policy reads nothing that its seat may not know, so that it needs no re-deal."""
    choice = choose(m, seat, rng)
    act = _ACTS.get(choice[0])
    if act is None:
        m.choose(seat, choice)
    else:
        m.take_act(act, seat, choice)


def _play(seed: str, greedy: tuple[int, ...]) -> Seasons:
    """Six seasons by four managers; who is not greedy chooses at random."""
    m = GAME.new(TEAMS, seed, listen=False).position
    rng = Random(seed)
    while m.asks:
        seat = m.asked[0]
        if seat in greedy:
            _greedily(m, seat, rng)
        else:
            choices = m.choices(seat)
            m.choose(seat, choices[int(rng.random() * len(choices))])
    return m


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


QUIET: Final = 0
"""The seat of a manager who never trades."""


def run_questions(first: int, count: int) -> Counter[str]:
    """How many questions a manager is asked who never buys, sells, bids or plays a card, among three greedy ones."""
    counts: Counter[str] = Counter()
    for number in range(first, first + count):
        for seasons in (1, 6):
            counts[f"games {seasons}"] += 1
            counts.update(_asked_of_the_quiet(f"questions {number}", seasons))
    return counts


def _asked_of_the_quiet(seed: str, seasons: int) -> Counter[str]:
    m = GAME.new(TEAMS, seed, {"seasons": seasons}, listen=False).position
    rng = Random(seed)
    counts: Counter[str] = Counter()
    while m.asks:
        seat = m.asked[0]
        choices = m.choices(seat)
        if seat == QUIET:
            name = m.asks[seat].asking.name
            counts[f"questions {seasons}"] += 1
            counts[f"one choice {seasons}"] += len(choices) == 1
            counts[f"market {seasons}"] += name == "market"
            m.choose(seat, _quietly(m, choices, rng))
        else:
            _greedily(m, seat, rng)
    return counts


def _quietly(m: Seasons, choices: Sequence[Choice], rng: Random) -> Choice:
    for quiet in (PASS, STRONGEST):
        if quiet in choices:
            return quiet
    choice = choose(m, QUIET, rng)
    return choice if choice in choices else choices[0]


def report_questions(counts: Counter[str]) -> list[Figure]:
    return [
        figure
        for seasons, most in ((1, 60), (6, 300))
        for games in (counts[f"games {seasons}"],)
        for figure in (
            Figure(f"questions a game, seasons: {seasons}", counts[f"questions {seasons}"] / games, most=most),
            Figure(f"of these with one choice, seasons: {seasons}", counts[f"one choice {seasons}"] / games),
            Figure(f"of these about the market, seasons: {seasons}", counts[f"market {seasons}"] / games, most=0),
        )
    ]


MEASURES: Final = {
    "balance": Measure(run_balance, report_balance, full=1000, reduced=12, piece=20),
    "questions": Measure(run_questions, report_questions, full=40, reduced=2, piece=4),
    "skill": Measure(run_skill, report_skill, full=500, reduced=10, piece=20),
}
