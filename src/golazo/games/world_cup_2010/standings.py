"""The order of a group: points, goal difference, goals, head-to-head, lot. (W6)"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby, pairwise
from typing import Final

from golazo.engine.asking import Chance
from golazo.engine.steps import Todo, step
from golazo.games.world_cup_2010.cards import GROUP_MATCHES, GROUP_TEAMS, TEAMS
from golazo.games.world_cup_2010.table import NOT_PLAYED, Cup

POINTS_FOR_A_WIN: Final = 3
POINTS_FOR_A_DRAW: Final = 1
CRITERIA: Final = ("points", "difference", "goals")
QUALIFY: Final = 2

Row = tuple[int, int, int]
"""Points, goal difference, goals: more of each is better, in this order."""


def group_matches(group: int) -> range:
    first = 1 + group * GROUP_MATCHES
    return range(first, first + GROUP_MATCHES)


def small_table(m: Cup, group: int, teams: Iterable[int]) -> dict[int, Row]:
    """The table of the group's matches among the given teams."""
    among = list(teams)
    rows: dict[int, Row] = dict.fromkeys(among, (0, 0, 0))
    for match in group_matches(group):
        first, second = m.box.fixtures[match]
        one, other = m.score(match)
        if one == NOT_PLAYED or first not in rows or second not in rows:
            continue
        for team, scored, conceded in ((first, one, other), (second, other, one)):
            points = POINTS_FOR_A_WIN if scored > conceded else POINTS_FOR_A_DRAW if scored == conceded else 0
            row = rows[team]
            rows[team] = (row[0] + points, row[1] + scored - conceded, row[2] + scored)
    return rows


def blocks(m: Cup, group: int) -> list[list[int]]:
    """The group's teams from first to last; teams that only a lot can part stand in one block."""
    table = small_table(m, group, m.box.groups[group])
    ordered: list[list[int]] = []
    for _, tied in groupby(sorted(table, key=lambda team: table[team], reverse=True), key=lambda team: table[team]):
        among = list(tied)
        head_to_head = small_table(m, group, among)
        among.sort(key=lambda team: head_to_head[team], reverse=True)
        ordered += [list(equal) for _, equal in groupby(among, key=lambda team: head_to_head[team])]
    return ordered


@step
def rank_group(m: Cup, group: int) -> None:
    """Put the teams in order, drawing lots where nothing else parts them."""
    steps: list[Todo] = []
    place = GROUP_TEAMS * group
    for block in blocks(m, group):
        mask = sum(1 << team for team in block)
        for _ in block[1:]:
            steps.append((LOT, place, mask))
            place += 1
        steps.append((take_place, place, mask))
        place += 1
    m.then([*steps, (group_ranked, group)])


def still_tied(m: Cup, place: int, mask: int) -> list[int]:
    placed = m.order[place - place % GROUP_TEAMS : place]
    return [bool(mask >> team & 1) and team not in placed for team in range(TEAMS)]


def lot_drawn(m: Cup, team: int, place: int, mask: int) -> None:
    m.order[place] = team
    if m.heard:
        m.tell("lot", group=place // GROUP_TEAMS, team=team, place=place % GROUP_TEAMS + 1)


LOT = Chance[Cup]("lot", weights=still_tied, take=lot_drawn, verb="lot", rule="Fase de Grupos; W6")


@step
def take_place(m: Cup, place: int, mask: int) -> None:
    """The one team that is left of a block."""
    m.order[place] = still_tied(m, place, mask).index(True)


@step
def group_ranked(m: Cup, group: int) -> None:
    if m.heard:
        m.tell("group-table", group=group, rows=table_rows(m, group))


def table_rows(m: Cup, group: int) -> list[dict[str, object]]:
    """The table with what put each team before the next."""
    table = small_table(m, group, m.box.groups[group])
    at = GROUP_TEAMS * group
    order = m.order[at : at + GROUP_TEAMS]
    if min(order) < 0:  # not all places are known yet
        order = [team for block in blocks(m, group) for team in block]
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
    tied = [each for each in table if table[each] == table[team]]
    head_to_head = small_table(m, group, tied)
    return "lot" if head_to_head[team] == head_to_head[rival] else "head-to-head"
