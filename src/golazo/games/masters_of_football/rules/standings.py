"""The table of a championship and its tie-breaks (p. 12, M19)."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from golazo.engine.asking import Chance
from golazo.engine.steps import step
from golazo.games.masters_of_football.events import Lot
from golazo.games.masters_of_football.rules.track import points
from golazo.games.masters_of_football.schema import CLUBS, NON_PERSON_TEAMS
from golazo.games.masters_of_football.state import NOBODY, TEAMS_A_CHAMPIONSHIP, Competition

TIE_BREAKS: Final = ("points", "goal-difference", "goals", "away-goals", "head-to-head", "lot")
LOT: Final = len(TIE_BREAKS) - 1
CHAMPIONSHIP_MATCHES: Final = 12
FINAL_MATCHES: Final = 2


class Row(NamedTuple):
    """One line of the table."""

    team: int
    played: int
    won: int
    drawn: int
    lost: int
    scored: int
    conceded: int
    away_goals: int
    points: int

    @property
    def key(self) -> tuple[int, int, int, int]:
        """p. 12: points, goal difference, goals, goals as a visitor."""
        return self.points, self.scored - self.conceded, self.scored, self.away_goals


def row(team: int, results: Sequence[Sequence[int]]) -> Row:
    played = won = drawn = lost = scored = conceded = away_goals = earned = 0
    for home, away, home_goals, away_scored in results:
        if team not in (home, away):
            continue
        own, other = (home_goals, away_scored) if team == home else (away_scored, home_goals)
        played += 1
        won += own > other
        drawn += own == other
        lost += own < other
        scored += own
        conceded += other
        away_goals += own if team == away else 0
        earned += points(own, other)
    return Row(team, played, won, drawn, lost, scored, conceded, away_goals, earned)


def championship_results(m: Competition) -> list[list[int]]:
    """Without the two matches of a final, which come last."""
    return m.results[: CHAMPIONSHIP_MATCHES * (len(m.seat_of) // TEAMS_A_CHAMPIONSHIP)]


def final_results(m: Competition) -> list[list[int]]:
    return m.results[CHAMPIONSHIP_MATCHES * (len(m.seat_of) // TEAMS_A_CHAMPIONSHIP) :]


def is_last_match_played(m: Competition) -> bool:
    """p. 4 and 13: all matches of the championships, and of the final where there is one."""
    championships = len(m.seat_of) // TEAMS_A_CHAMPIONSHIP
    final = FINAL_MATCHES if championships > 1 else 0
    return len(m.results) >= CHAMPIONSHIP_MATCHES * championships + final


def _head_to_head(tied: Sequence[int], results: Sequence[Sequence[int]]) -> dict[int, tuple[int, int, int, int]]:
    """The same comparison over the matches of the tied teams among themselves."""
    among = [result for result in results if result[0] in tied and result[1] in tied]
    return {team: row(team, among).key for team in tied}


class Place(NamedTuple):
    """A line of the table in order, and the tie-break that put it above the next one."""

    row: Row
    above_by: str


def ranked(teams: Sequence[int], results: Sequence[Sequence[int]], lots: Sequence[int]) -> list[Place]:
    """The teams from first to last (M19). `lots` are teams in the order in which lots were drawn; the first wins."""
    rows = {team: row(team, results) for team in teams}
    by_key: dict[tuple[int, int, int, int], list[int]] = {}
    for team in teams:
        by_key.setdefault(rows[team].key, []).append(team)
    order: list[tuple[int, tuple[int, ...]]] = []
    for key, tied in by_key.items():
        direct = _head_to_head(tied, results) if len(tied) > 1 else {tied[0]: (0, 0, 0, 0)}
        for team in tied:
            order.append((team, (*key, *direct[team], lot_of(lots, team))))
    order.sort(key=lambda entry: entry[1], reverse=True)
    places: list[Place] = []
    for place, (team, key_of_team) in enumerate(order):
        below = order[place + 1][1] if place + 1 < len(order) else key_of_team
        places.append(Place(rows[team], _first_difference(key_of_team, below)))
    return places


def lot_of(lots: Sequence[int], team: int) -> int:
    """What a lot gave a team: the earlier it was drawn the more, and least where none was."""
    return -lots.index(team) if team in lots else -len(lots)


def _first_difference(above: Sequence[int], below: Sequence[int]) -> str:
    for number, (one, other) in enumerate(zip(above, below, strict=True)):
        if one != other:
            return TIE_BREAKS[number] if number < 4 else TIE_BREAKS[4] if number < 8 else TIE_BREAKS[LOT]
    return ""


def teams_of(championship: int) -> range:
    first = championship * TEAMS_A_CHAMPIONSHIP
    return range(first, first + TEAMS_A_CHAMPIONSHIP)


def lowest_first(m: Competition) -> list[int]:
    """M18: the persons' seats in the order in which they are served, lowest-placed first."""
    places = ranked(range(len(m.seat_of)), championship_results(m), m.lots)[::-1]
    return [m.seat_of[place.row.team] for place in places if m.seat_of[place.row.team] != NOBODY]


# Lots


def _tied(m: Competition, teams: Sequence[int], wanted: Sequence[int]) -> list[int]:
    """Those of the wanted teams that only a lot can part from one another."""
    places = ranked(teams, championship_results(m), m.lots)
    groups = [[places[0].row.team]]
    for upper, lower in pairwise(places):
        if upper.above_by:
            groups.append([])
        groups[-1].append(lower.row.team)
    parted = [[team for team in group if team in wanted] for group in groups]
    return [team for group in parted if len(group) > 1 for team in group]


@step
def draw_lots(m: Competition, championship: int) -> None:
    """M19: where nothing else parts two teams, a lot is drawn."""
    teams = teams_of(championship)
    tied = _tied(m, teams, teams)
    if tied:
        m.then([(draw_lot, sum(1 << team for team in tied)), (draw_lots, championship)])


@step
def part_persons(m: Competition) -> None:
    """M18, M19: before managers are served one after another, a lot parts those whom nothing else parts."""
    tied = _tied(m, range(len(m.seat_of)), m.team_of)
    if tied:
        m.then([(draw_lot, sum(1 << team for team in tied)), (part_persons,)])


def _lot_drawn(m: Competition, name: int, tied: int) -> None:
    (m.other_lots if m.finalists else m.lots).append(m.team_named(name))
    if m.keeps_events:
        m.tell(Lot, team=name)


def _lots(m: Competition, tied: int) -> list[int]:
    """One for each tied team, by its name."""
    weights = [0] * (CLUBS + NON_PERSON_TEAMS)
    for team in range(len(m.seat_of)):
        weights[m.named(team)] = tied >> team & 1
    return weights


draw_lot: Final = Chance[Competition](
    "draw-lot",
    weights=_lots,
    take=_lot_drawn,
    verb="team",
    rule="M19",
)
