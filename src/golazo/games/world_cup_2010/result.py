"""The end: who wins, and how the others are ranked. (W15)"""

from __future__ import annotations

from golazo.engine.game import Result, Standing
from golazo.games.world_cup_2010.rules.bracket import STAGES, stage_reached
from golazo.games.world_cup_2010.state import Cup


def ranking(m: Cup) -> Result:
    """The champion's owner wins; the others by their best team's stage, then by how many teams came so far."""
    reached: list[list[int]] = [[] for _ in range(m.seats)]
    for team, owner in enumerate(m.owner):
        reached[owner].append(stage_reached(m, team))
    merit = {seat: (max(stages), stages.count(max(stages))) for seat, stages in enumerate(reached)}
    standings = []
    for seat in sorted(merit, key=lambda seat: merit[seat], reverse=True):
        stage, teams = merit[seat]
        place = 1 + sum(other > merit[seat] for other in merit.values())
        level = [other for other in merit.values() if other[0] == stage]
        why = "best-team" if len(level) == 1 else "shared" if level.count(merit[seat]) > 1 else "best-team-count"
        best = [team for team, owner in enumerate(m.owner) if owner == seat and stage_reached(m, team) == stage]
        score = {"stage": STAGES[stage], "teams": best, "count": teams}
        standings.append(Standing(seat, place, score, why, {"stage": STAGES[stage], "count": teams}))
    return Result(tuple(standings))
