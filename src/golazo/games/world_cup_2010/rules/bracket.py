"""The bracket (rulebook: Tabela da Copa). (W1, W2)"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from golazo.games.world_cup_2010.cards import GROUP_TEAMS, GROUPS
from golazo.games.world_cup_2010.state import FINAL, FIRST_KNOCKOUT_MATCH, SEMI_FINALS, THIRD_PLACE, Cup, replaced

SETS: Final = (49, 53, 57, SEMI_FINALS, THIRD_PLACE)
"""The first match of each set that is played together: round of 16 in two, quarter-finals, semi-finals, finals."""

ROUND_OF_16: Final = {
    49: "A1 B2",
    50: "C1 D2",
    51: "B1 A2",
    52: "D1 C2",
    53: "E1 F2",
    54: "G1 H2",
    55: "F1 E2",
    56: "H1 G2",
}
WINNERS_MEET: Final = {
    57: (49, 50),
    58: (53, 54),
    59: (51, 52),
    60: (55, 56),
    61: (57, 58),
    62: (59, 60),
    FINAL: (61, 62),
}
STAGES: Final = ("group", "round-of-16", "quarter-final", "fourth", "third", "final", "champion")


ROUND_OF_16_MATCHES: Final = range(min(ROUND_OF_16), max(ROUND_OF_16) + 1)
MATCHES: Final = {first: range(first, after) for first, after in pairwise((*SETS, FINAL + 1))}
PLACES: Final = {
    match: tuple(GROUP_TEAMS * GROUPS.index(place[0]) + int(place[1]) - 1 for place in teams.split())
    for match, teams in ROUND_OF_16.items()
}
"""The same places as they stand in the order of the groups."""


def matches_of_set(first_match: int) -> range:
    return MATCHES[first_match]


def pair_teams(m: Cup, first_match: int) -> None:
    """Say who meets whom; the round of 16 is known as a whole before its first set."""
    matches = ROUND_OF_16_MATCHES if first_match == FIRST_KNOCKOUT_MATCH else MATCHES[first_match]
    teams = [team for match in matches for team in _pair(m, match)]
    m.pairs = replaced(m.pairs, 2 * (first_match - FIRST_KNOCKOUT_MATCH), *teams)


def _pair(m: Cup, match: int) -> tuple[int, int]:
    if match in ROUND_OF_16_MATCHES:
        one, other = PLACES[match]
        return m.order[one], m.order[other]
    if match == THIRD_PLACE:
        return loser(m, SEMI_FINALS), loser(m, SEMI_FINALS + 1)
    one, other = WINNERS_MEET[match]
    return winner(m, one), winner(m, other)


def winning_side(m: Cup, match: int) -> int:
    """By goals, or in the shoot-out."""
    one, other = m.score(match)
    if one == other:
        one, other = m.shoot_out_score(match)
    return int(other > one)


def winner(m: Cup, match: int) -> int:
    return m.teams_of(match)[winning_side(m, match)]


def loser(m: Cup, match: int) -> int:
    return m.teams_of(match)[1 - winning_side(m, match)]


def teams_of_matches(m: Cup, matches: range) -> tuple[int, ...]:
    """The teams of successive knock-out matches, match by match."""
    return m.pairs[2 * (matches.start - FIRST_KNOCKOUT_MATCH) : 2 * (matches.stop - FIRST_KNOCKOUT_MATCH)]


def players_of_phase(m: Cup, first_match: int) -> tuple[int, ...]:
    """Clockwise, every seat with a team in the phase; the two sets of the round of 16 are one phase. (W14)"""
    matches = ROUND_OF_16_MATCHES if first_match in ROUND_OF_16_MATCHES else MATCHES[first_match]
    return tuple(sorted({m.owner[team] for team in teams_of_matches(m, matches)}))


def stage_reached(m: Cup, team: int) -> int:
    """How far a team came, as a place in `STAGES`. (W15)"""
    reached = 0
    for match in range(FIRST_KNOCKOUT_MATCH, FINAL + 1):
        if team in m.teams_of(match):
            if match < 57:
                reached = 1
            elif match < SEMI_FINALS:
                reached = 2
            elif match == THIRD_PLACE:
                reached = 4 if winner(m, match) == team else 3
            elif match == FINAL:
                reached = 6 if winner(m, match) == team else 5
    return reached
