"""Formations and line-ups: which formations a squad can fill, and its strongest eleven.

A line-up is a list of eleven places from the keeper, line by line, left to right: the player's number, or `GAP`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

KEEPER: Final = 0
DEFENDER: Final = 1
MIDFIELDER: Final = 2
FORWARD: Final = 3
POSITIONS: Final = ("keeper", "defender", "midfielder", "forward")

ELEVEN: Final = 11
FEWEST: Final = 9
"""Fewer players than this on the field is a defeat without a match."""

GAP: Final = -1

Formation = tuple[int, int, int]
"""Defenders, midfielders, forwards."""

Lines = list[list[int]]
"""Players by position, the strongest first."""


def lines_of(players: Sequence[int], stars: Sequence[int], position: Sequence[int]) -> Lines:
    """Players by position, the strongest first, equals in the order of the pack."""
    lines: Lines = [[], [], [], []]
    for player in sorted(sorted(players), key=stars.__getitem__, reverse=True):
        lines[position[player]].append(player)
    return lines


def filled(counts: Sequence[int], formation: Formation) -> int:
    """Places of the eleven that `counts` (players by position) can fill."""
    return (
        min(counts[0], 1) + min(counts[1], formation[0]) + min(counts[2], formation[1]) + min(counts[3], formation[2])
    )


@cache
def playable(counts: tuple[int, ...], formations: tuple[Formation, ...]) -> list[int]:
    """The formations a manager may use: those he can fill, or, if he can fill none, those with ten or nine. S5"""
    keepers, defenders, midfielders, forwards = counts
    if keepers:
        full = [
            number
            for number, (d, m, f) in enumerate(formations)
            if defenders >= d and midfielders >= m and forwards >= f
        ]
        if full:
            return full
    return [number for number, formation in enumerate(formations) if filled(counts, formation) >= FEWEST]


def total(lines: Lines, formation: Formation, stars: Sequence[int]) -> int:
    """The stars of the strongest line-up in this formation."""
    keepers, defenders, midfielders, forwards = lines
    whole = stars[keepers[0]] if keepers else 0
    for player in defenders[: formation[0]]:
        whole += stars[player]
    for player in midfielders[: formation[1]]:
        whole += stars[player]
    for player in forwards[: formation[2]]:
        whole += stars[player]
    return whole


def counted(lines: Lines) -> tuple[int, ...]:
    return len(lines[0]), len(lines[1]), len(lines[2]), len(lines[3])


def strongest(lines: Lines, formations: tuple[Formation, ...], stars: Sequence[int]) -> tuple[int, list[int]]:
    """The formation with the most stars of those that may be used, and its line-up; with fewer than nine, of all."""
    numbers = playable(counted(lines), formations) or range(len(formations))
    best = max(numbers, key=lambda number: total(lines, formations[number], stars))
    return best, laid(lines, formations[best])


def laid(lines: Lines, formation: Formation) -> list[int]:
    """The strongest of each line, with the two best midfielders on the wings, where the wing attack counts them."""
    keepers, defenders, midfielders, forwards = lines
    line_up = [keepers[0] if keepers else GAP]
    line_up += _padded(defenders, formation[0])
    middle = _padded(midfielders, formation[1])
    middle.append(middle.pop(1))
    line_up += middle
    line_up += _padded(forwards, formation[2])
    return line_up


def _padded(line: list[int], places: int) -> list[int]:
    chosen = line[:places]
    return chosen + [GAP] * (places - len(chosen))


def rows(formation: Formation) -> list[tuple[int, int]]:
    """Where each line of the line-up begins, and where the next one does."""
    middle = 1 + formation[0]
    front = middle + formation[1]
    return [(0, 1), (1, middle), (middle, front), (front, ELEVEN)]
