"""The end: the champion, and for five persons or more the final of the two champions (p. 12 and 13, M20)."""

from itertools import pairwise
from typing import Any, Final, NamedTuple

from golazo.engine.asking import Chance
from golazo.engine.game import Result, Standing
from golazo.engine.steps import step
from golazo.games.masters_of_football import events
from golazo.games.masters_of_football.events import Champion, FirstHome, Lot
from golazo.games.masters_of_football.rules.preparation import play_match
from golazo.games.masters_of_football.rules.standings import (
    Place,
    Row,
    championship_results,
    draw_lot,
    draw_lots,
    final_results,
    lot_of,
    ranked,
    row,
    teams_of,
)
from golazo.games.masters_of_football.state import NOBODY, NONE, TEAMS_A_CHAMPIONSHIP, Competition


def championships(m: Competition) -> range:
    return range(len(m.seat_of) // TEAMS_A_CHAMPIONSHIP)


@step
def crown_champions(m: Competition) -> None:
    """p. 12: the champion of each championship; two champions play a final."""
    lots = [(draw_lots, championship) for championship in championships(m)]
    m.then([*lots, (play_final,) if len(lots) > 1 else (name_champion,)])


def table_of(m: Competition, championship: int) -> list[Place]:
    return ranked(teams_of(championship), championship_results(m), m.lots)


@step
def play_final(m: Competition) -> None:
    """p. 13: two matches, home and away; a lot decides who is at home first (M20)."""
    m.finalists = [table_of(m, championship)[0].row.team for championship in championships(m)]
    if m.keeps_events:
        m.tell(events.Final, home=m.named(m.finalists[0]), away=m.named(m.finalists[1]))
    m.then([(draw_first_home,), (decide_final,), (part_others,), (name_champion,)])


def _first_home_drawn(m: Competition, first: int) -> None:
    home, away = m.finalists[first], m.finalists[1 - first]
    if m.keeps_events:
        m.tell(FirstHome, team=m.named(home))
    m.then([(play_match, 0, home, away), (play_match, 0, away, home)])


draw_first_home: Final = Chance[Competition](
    "draw-first-home", weights=lambda m: (1, 1), take=_first_home_drawn, verb="finalist", rule="M20"
)


@step
def decide_final(m: Competition) -> None:
    """M20: tie-break over the two matches, then over the championships, then a lot."""
    if not _final_order(m)[1]:
        m.then([(draw_final_lot,)])


def _final_lot_drawn(m: Competition, finalist: int) -> None:
    m.final_lot = m.finalists[finalist]
    if m.keeps_events:
        m.tell(Lot, team=m.named(m.final_lot))


draw_final_lot: Final = Chance[Competition](
    "draw-final-lot", weights=lambda m: (1, 1), take=_final_lot_drawn, verb="finalist", rule="M20"
)


def _final_order(m: Competition) -> tuple[list[int], str]:
    """The finalists, winner first, and what decided; nothing yet where only a lot can."""
    in_final = ranked(m.finalists, final_results(m), [])
    if in_final[0].above_by:
        return [place.row.team for place in in_final], in_final[0].above_by
    first, second = sorted(m.finalists, key=lambda team: row(team, championship_results(m)).key, reverse=True)
    if row(first, championship_results(m)).key != row(second, championship_results(m)).key:
        return [first, second], "championships"
    if m.final_lot != NONE:
        return [m.final_lot, *(team for team in m.finalists if team != m.final_lot)], "lot"
    return [first, second], ""


def _others(m: Competition) -> list[tuple[tuple[int, ...], Row]]:
    """M20: who is not in the final, best first, with what ranks them: the place at home, then what was earned there."""
    tables = [table_of(m, championship) for championship in championships(m)]
    rows = [(number, place.row) for table in tables for number, place in enumerate(table)]
    others = [((-number, *each.key), each) for number, each in rows if each.team not in m.finalists]
    return sorted(others, key=lambda other: (other[0], lot_of(m.other_lots, other[1].team)), reverse=True)


@step
def part_others(m: Competition) -> None:
    """M19, M20: a lot parts two whom neither their place nor what they earned there parts."""
    for (upper, one), (lower, other) in pairwise(_others(m)):
        if upper == lower and lot_of(m.other_lots, one.team) == lot_of(m.other_lots, other.team):
            m.then([(draw_lot, 1 << one.team | 1 << other.team), (part_others,)])
            return


class Rank(NamedTuple):
    """A team's place in the whole competition: why it has it, and by which tie-break."""

    row: Row
    why: str
    above_by: str


def ranking(m: Competition) -> list[Rank]:
    """All teams from first to last."""
    if not m.finalists:
        table = table_of(m, 0)
        ranks = [Rank(place.row, "above-the-next", place.above_by) for place in table[:-1]]
        return [*ranks, Rank(table[-1].row, "last", "")]
    order, decided_by = _final_order(m)
    first, second = (row(team, championship_results(m)) for team in order)
    others = [Rank(each, "by-championship-place", "") for _, each in _others(m)]
    return [Rank(first, "final-won", decided_by), Rank(second, "final-lost", decided_by), *others]


@step
def name_champion(m: Competition) -> None:
    """p. 12: the champion, who need not be a person (M22)."""
    if m.keeps_events:
        m.tell(Champion, team=m.named(ranking(m)[0].row.team))


def result(m: Competition) -> Result:
    """Persons ranked among themselves; the score says their place among all teams (M22)."""
    standings: list[Standing] = []
    for place, rank in enumerate(ranking(m), 1):
        seat = m.seat_of[rank.row.team]
        if seat != NOBODY:
            above_by = {"above_by": rank.above_by} if rank.above_by else {}
            standings.append(Standing(seat, len(standings) + 1, _score(rank.row, place), rank.why, above_by))
    return Result(tuple(standings))


def _score(each: Row, place: int) -> dict[str, Any]:
    return {
        "place_among_teams": place,
        "points": each.points,
        "goal_difference": each.scored - each.conceded,
        "goals": each.scored,
        "away_goals": each.away_goals,
    }
