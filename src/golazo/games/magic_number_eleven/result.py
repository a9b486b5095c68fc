"""The result of a match, and the inventory of cards that are never created or lost."""

from __future__ import annotations

from typing import Any

from golazo.engine.game import Result, Standing
from golazo.games.magic_number_eleven.cards import AWAY, HOME
from golazo.games.magic_number_eleven.rules.field import PLACES
from golazo.games.magic_number_eleven.rules.penalty import shoot_out_score
from golazo.games.magic_number_eleven.state import TEAMS, Eleven


def result(m: Eleven) -> Result:
    """p. 14: more goals win; after a shoot-out, more of its kicks; else both share the first place."""
    kicks = shoot_out_score(m)
    why = "goals"
    ahead = m.score[HOME] - m.score[AWAY]
    if not ahead:
        ahead = kicks[HOME] - kicks[AWAY]
        why = "shoot-out" if ahead else "drawn"
    standings = []
    for seat in range(TEAMS):
        lost = ahead < 0 if seat == HOME else ahead > 0
        score = {"goals": m.score[seat]}
        if m.kicks:
            score["shoot_out"] = kicks[seat]
        standings.append(Standing(seat, 2 if lost else 1, score, why))
    return Result(tuple(sorted(standings, key=lambda standing: standing.place)))


def inventory(m: Eleven) -> dict[str, Any]:
    """Every team card once, every synergy card, and as many faces in the pool as there are faceless cards."""
    players = [card for of_team in (*m.ready, *m.bench, *m.gone) for card in of_team]
    players += [man // PLACES for men in m.men for man in men]
    faces = [sum(counts) for counts in zip(m.pool, m.seen_discards, *m.own_discards, *m.hand, strict=True)]
    for face in (*m.turned[0], *m.turned[1], *m.laid[0], *m.laid[1], *m.peeked):
        faces[face] += 1
    faceless = m.deck + sum(m.blind) + m.blind_discards
    stars = m.box.cards.stars
    return {
        "team_cards": sorted(card for card in players if card not in stars),
        "synergy": faces,
        "faces_without_a_card": sum(m.pool) - faceless,
    }
