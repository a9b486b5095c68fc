"""The chance of each seat to win, from what lies open: points, squads, money, and what is still to be played."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, NamedTuple

from golazo.games.match_of_the_season.bot.values import squad_worth
from golazo.games.match_of_the_season.cards import CUP_FINALIST, CUP_WINNER, EUROPE_FINALIST, EUROPE_WINNER
from golazo.games.match_of_the_season.result import ranking
from golazo.games.match_of_the_season.state import Seasons

ROUNDS: Final = 6


class Constants(NamedTuple):
    """Fitted to self-play by `bot.fit`; worth is counted in stars, points in trophy points."""

    match: float = 0.717
    """How much of a league match one star of worth decides."""
    luck: float = 3.18
    """League points by which chance parts two teams in one match."""
    later: float = 0.158
    """Trophy points a star of worth brings in each later season."""
    money: float = 0.0129
    """Trophy points a thousand euros bring in each later season."""
    cup: float = 0.056
    """How much of a cup match one star of worth decides."""
    spread: float = 1.406
    """Trophy points by which chance parts two teams in what is left of this season."""
    spread_later: float = 1.9
    """The same for each later season."""


CONSTANTS: Final = Constants()


class Outlook(NamedTuple):
    """What is open about a position, ready to be judged with any constants."""

    score: list[float]
    points: list[int]
    worth: list[float]
    money: list[int]
    left: float
    """The part of this season's league that is still to be played."""
    is_placed: bool
    cup: list[float]
    """Points of the National Cup to come, before strength is counted."""
    europe: list[float]
    later: int
    """Seasons after this one."""


def outlook(m: Seasons) -> Outlook:
    box = m.box
    teams = m.seating
    seasons: int = box.options["seasons"]
    fixtures = box.fixtures[: m.space + 1] if m.season else []
    played = sum(1 for each in fixtures if each)
    is_placed = bool(m.season) and len(m.order) == len(teams)
    return Outlook(
        [float(m.score[team]) for team in teams],
        [m.points[team] for team in teams],
        [squad_worth(box, m.squads[team]) for team in teams],
        [m.money[team] for team in teams],
        1.0 - played / ROUNDS,
        is_placed,
        _cup(m),
        _europe(m),
        seasons - max(m.season, 1),
    )


def _cup(m: Seasons) -> list[float]:
    """By how far the cup is: everybody may win it, the finalists have a point at least, or it is won."""
    win, lose = m.box.points[CUP_WINNER], m.box.points[CUP_FINALIST]
    week = m.box.week[m.space] if m.season else 0
    if week < SEMI_FINALS or (week == SEMI_FINALS and len(m.cup) < 2):
        return [(win + lose) / len(m.seating)] * len(m.seating)
    if week < FINAL:
        return [(win + lose) / 2 if team in m.cup else 0.0 for team in m.seating]
    return [0.0] * len(m.seating)


SEMI_FINALS: Final = 3
FINAL: Final = 5
"""Weeks of the National Cup on the board."""


def _europe(m: Seasons) -> list[float]:
    """Each of those left wins as often as another."""
    clubs = [*m.europe, *m.paired]
    if m.season < 2 or not clubs:
        return [0.0] * len(m.seating)
    points = (m.box.points[EUROPE_WINNER] + m.box.points[EUROPE_FINALIST]) / len(clubs)
    return [points if team in clubs else 0.0 for team in m.seating]


def expected(look: Outlook, c: Constants = CONSTANTS) -> list[float]:
    """The trophy points each team ends with, as far as that can be foreseen."""
    count = len(look.score)
    mean = sum(look.worth) / count
    rich = sum(look.money) / count
    parted = c.luck * sqrt(ROUNDS * look.left) + 0.25
    found = []
    for team in range(count):
        strength = look.worth[team] - mean
        points = look.score[team]
        if not look.is_placed:
            # Three, two, one point for the places: one for every team that ends below.
            for other in range(count):
                if other != team:
                    lead = float(look.points[team] - look.points[other])
                    lead += c.match * ROUNDS * look.left * (look.worth[team] - look.worth[other])
                    points += _logistic(lead / parted)
        points += look.cup[team] * (1 + c.cup * strength) + look.europe[team] * (1 + c.cup * strength)
        points += look.later * (c.later * strength + c.money * (look.money[team] - rich))
        found.append(points)
    return found


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-x)) if x > -30 else 0.0


def judged(look: Outlook, managers: list[int], seats: int, c: Constants = CONSTANTS) -> list[float]:
    """The chance to win of each seat: the surer, the less is left to chance."""
    by_seat = [0.0] * seats
    for manager, points in zip(managers, expected(look, c), strict=True):
        by_seat[manager] += points
    is_open = 0.0 if look.is_placed else 0.35 + 0.65 * look.left
    spread = sqrt((c.spread * is_open) ** 2 + look.later * c.spread_later**2 + 0.01)
    most = max(by_seat)
    weights = [exp((points - most) / spread) for points in by_seat]
    total = sum(weights)
    return [weight / total for weight in weights]


def value(m: Seasons) -> list[float]:
    """The chance to win of each seat; a shared win is a part of one."""
    if m.over:
        winners = ranking(m).winners
        return [float(seat in winners) / len(winners) for seat in range(m.seats)]
    return judged(outlook(m), [m.manager[team] for team in m.seating], m.seats)


WEEKS: Final = 8


def phase(m: Seasons) -> int:
    """The week; the season's end, and the draft with the opening transfers, are phases of their own."""
    at_end = bool(m.season) and len(m.order) == len(m.seating)
    return m.season * WEEKS + m.box.week[m.space] + int(at_end)
