"""The order of a group: points, goal difference, goals, head-to-head, lot. (W6)"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from golazo.engine.asking import Chance
from golazo.engine.steps import Todo, step
from golazo.games.world_cup_2010.cards import GROUP_MATCHES, GROUP_TEAMS, TEAMS
from golazo.games.world_cup_2010.events import GroupTable, Lot
from golazo.games.world_cup_2010.state import Cup, replaced
from golazo.games.world_cup_2010.view_types import GroupRow

POINTS_FOR_A_WIN: Final = 3
POINTS_FOR_A_DRAW: Final = 1
CRITERIA: Final = ("points", "difference", "goals")
QUALIFY: Final = 2

Row = list[int]
"""Points, goal difference, goals: more of each is better, in this order."""


def group_matches(group: int) -> range:
    first = 1 + group * GROUP_MATCHES
    return range(first, first + GROUP_MATCHES)


def small_table(m: Cup, group: int, teams: Iterable[int]) -> dict[int, Row]:
    """The table of the group's matches among the given teams."""
    rows: dict[int, Row] = {team: [0, 0, 0] for team in teams}
    fixtures, goals, played = m.box.fixtures, m.goals, m.played
    for match in group_matches(group):
        first, second = fixtures[match]
        if first in rows and second in rows and played >> match & 1:
            one, other = goals[2 * match], goals[2 * match + 1]
            row_1, row_2 = rows[first], rows[second]
            if one == other:
                row_1[0] += POINTS_FOR_A_DRAW
                row_2[0] += POINTS_FOR_A_DRAW
            else:
                (row_1 if one > other else row_2)[0] += POINTS_FOR_A_WIN
                row_1[1] += one - other
                row_2[1] += other - one
            row_1[2] += one
            row_2[2] += other
    return rows


def blocks(m: Cup, group: int) -> list[list[int]]:
    """The group's teams from first to last; teams that only a lot can part stand in one block."""
    equals = _equals(small_table(m, group, m.box.groups[group]))
    if len(equals) == GROUP_TEAMS:
        return equals
    return [block for tied in equals for block in _parted(m, group, tied)]


def _parted(m: Cup, group: int, tied: list[int]) -> list[list[int]]:
    """Teams that are level, by their own matches; where that leaves some level, again among those. (W6)"""
    if len(tied) == 1:
        return [tied]
    equals = _equals(small_table(m, group, tied))
    if len(equals) == 1:
        return equals
    return [block for level in equals for block in _parted(m, group, level)]


def _equals(table: dict[int, Row]) -> list[list[int]]:
    """The teams from the best row to the worst, those with equal rows together."""
    equals: list[list[int]] = []
    last: Row = []
    for team in sorted(table, key=table.__getitem__, reverse=True):
        row = table[team]
        if row == last:
            equals[-1].append(team)
        else:
            equals.append([team])
            last = row
    return equals


@step
def rank_group(m: Cup, group: int) -> None:
    """Put the teams in order, drawing lots where nothing else parts them."""
    ordered = blocks(m, group)
    place = GROUP_TEAMS * group
    if len(ordered) == GROUP_TEAMS:
        m.order = replaced(m.order, place, *[team for (team,) in ordered])
        group_ranked(m, group)
        return
    steps: list[Todo] = []
    for block in ordered:
        if len(block) == 1:
            m.order = replaced(m.order, place, block[0])
        else:
            mask = sum(1 << team for team in block)
            steps += [(LOT, place + drawn, mask) for drawn in range(len(block) - 1)]
            steps.append((take_last_place, place + len(block) - 1, mask))
        place += len(block)
    m.then([*steps, (group_ranked, group)])


def still_tied(m: Cup, place: int, mask: int) -> list[int]:
    """By team: whether it stands in the block and has no place yet."""
    placed = m.order[place - place % GROUP_TEAMS : place]
    return [bool(mask >> team & 1) and team not in placed for team in range(TEAMS)]


def lot_drawn(m: Cup, team: int, place: int, mask: int) -> None:
    m.order = replaced(m.order, place, team)
    if m.keeps_events:
        m.tell(Lot, group=place // GROUP_TEAMS, team=team, place=place % GROUP_TEAMS + 1)


LOT: Final = Chance[Cup]("lot", weights=still_tied, take=lot_drawn, verb="lot", rule="Fase de Grupos; W6")


@step
def take_last_place(m: Cup, place: int, mask: int) -> None:
    """The one team that is left of a block."""
    m.order = replaced(m.order, place, still_tied(m, place, mask).index(True))


@step
def group_ranked(m: Cup, group: int) -> None:
    if m.keeps_events:
        m.tell(GroupTable, group=group, rows=table_rows(m, group))


def table_rows(m: Cup, group: int) -> list[GroupRow]:
    """The table with what put each team before the next."""
    table = small_table(m, group, m.box.groups[group])
    at = GROUP_TEAMS * group
    order = m.order[at : at + GROUP_TEAMS]
    if min(order) < 0:  # not all places are known yet
        order = tuple(team for block in blocks(m, group) for team in block)
        reasons = [""] * GROUP_TEAMS
    else:
        reasons = [*(ahead_by(m, group, team, rival) for team, rival in pairwise(order)), ""]
    return [
        {
            "team": team,
            "points": table[team][0],
            "difference": table[team][1],
            "scored": table[team][2],
            "ahead_by": ahead,
        }
        for team, ahead in zip(order, reasons, strict=True)
    ]


def ahead_by(m: Cup, group: int, team: int, rival: int) -> str:
    """The criterion that puts a team before its rival."""
    table = small_table(m, group, m.box.groups[group])
    for criterion, own, other in zip(CRITERIA, table[team], table[rival], strict=True):
        if own != other:
            return criterion
    return "lot" if any(team in block and rival in block for block in blocks(m, group)) else "head-to-head"
