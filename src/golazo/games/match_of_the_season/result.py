"""The final score: trophy points of all seasons; level managers by trophies won, then money (S14, S19)."""

from __future__ import annotations

from golazo.engine.game import Result, Standing
from golazo.games.match_of_the_season.state import Seasons


def ranking(m: Seasons) -> Result:
    scores = []
    for seat in range(m.seats):
        teams = [team for team in m.seating if m.manager[team] == seat]
        scores.append(
            (
                sum(m.score[team] for team in teams),
                sum(m.won[team] for team in teams),
                sum(m.money[team] for team in teams),
            )
        )
    order = sorted(range(m.seats), key=lambda seat: scores[seat], reverse=True)
    standings = []
    for at, seat in enumerate(order):
        place = 1 + sum(other > scores[seat] for other in scores)
        points, trophies, money = scores[seat]
        # The criterion that separates a seat from its neighbour in the table: the one above, or for the first the one
        # below.
        other = scores[order[at - 1] if at else order[1]]
        why = (
            "points"
            if points != other[0]
            else "trophies"
            if trophies != other[1]
            else "money"
            if money != other[2]
            else "shared"
        )
        standings.append(Standing(seat, place, {"points": points, "trophies": trophies, "money": money}, why))
    return Result(tuple(standings))
