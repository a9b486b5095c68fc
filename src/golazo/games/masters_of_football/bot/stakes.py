"""What a match is worth to whom: its points to those who play it, to outsiders what it takes from their rivals."""

from golazo.games.masters_of_football.bot.appraise import expected_points, match_odds
from golazo.games.masters_of_football.rules.calendar import MATCHDAYS
from golazo.games.masters_of_football.rules.standings import championship_results, row, teams_of
from golazo.games.masters_of_football.rules.track import WIN_POINTS
from golazo.games.masters_of_football.state import AWAY, HOME, NOBODY, NONE, TEAMS_A_CHAMPIONSHIP, Competition

Stakes = tuple[float, float]
"""What a point of the home side and a point of the visitors are worth to a seat."""


def stakes(m: Competition, p: int, seat: int) -> Stakes:
    """A point less for all rivals, each by how near he is, is worth as much as a point more of one's own."""
    side = m.side_of(p, seat)
    if side != NONE:
        return (1.0, 0.0) if side == HOME else (0.0, 1.0)
    if m.finalists:
        return 0.0, 0.0  # managers outside the final have their places already
    own = m.team_of[seat]
    rivals = [team for team in teams_of(own // TEAMS_A_CHAMPIONSHIP) if team != own and m.seat_of[team] != NOBODY]
    nearness = {team: _nearness(m, own, team) for team in rivals}
    whole = sum(nearness.values()) or 1.0
    home, away = m.sides[p]
    return -nearness.get(home, 0.0) / whole, -nearness.get(away, 0.0) / whole


def _nearness(m: Competition, own: int, rival: int) -> float:
    """Half as near for each win between them; out of reach where the matches left cannot change their order."""
    results = championship_results(m)
    one, other = row(own, results), row(rival, results)
    gap = abs(one.points - other.points)
    left = 2 * MATCHDAYS - one.played - other.played
    return 0.0 if gap > WIN_POINTS * left else 0.5 ** (gap / WIN_POINTS)


def worth(m: Competition, p: int, at: Stakes, turn: int, lead: int | None = None) -> float:
    """What the match is worth as it stands, or with the given lead of the home side, by the exact odds."""
    odds = match_odds(m, p, m.tactic[p], turn, lead)
    return at[HOME] * expected_points(odds, HOME) + at[AWAY] * expected_points(odds, AWAY)
