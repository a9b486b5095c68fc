"""The knock-out as far as it is known: who meets whom, who has won, and who is out. (W1, W2)"""

from __future__ import annotations

from typing import Any, Final

from golazo.games.world_cup_2010.cards import GROUP_TEAMS, GROUPS
from golazo.games.world_cup_2010.rules.bracket import PLACES, ROUND_OF_16, WINNERS_MEET, winning_side
from golazo.games.world_cup_2010.rules.settle import shoot_out, sudden_death
from golazo.games.world_cup_2010.rules.standings import QUALIFY
from golazo.games.world_cup_2010.state import FINAL, FIRST_KNOCKOUT_MATCH, SEMI_FINALS, THIRD_PLACE, Cup
from golazo.games.world_cup_2010.view_types import BracketRow

KNOCKOUT: Final = range(FIRST_KNOCKOUT_MATCH, FINAL + 1)
FROM: Final[dict[int, tuple[Any, ...]]] = {
    **{match: tuple(places.split()) for match, places in ROUND_OF_16.items()},
    **WINNERS_MEET,
    THIRD_PLACE: (SEMI_FINALS, SEMI_FINALS + 1),
}
"""What names the two teams of a match: places of groups, or earlier matches."""

Won = tuple[tuple[int, int], ...]
"""Matches, each with the side that has won it."""


def won(m: Cup) -> Won:
    """The knock-out matches that are decided: a level one not before its shoot-out is over. (W11)"""
    if not m.played >> FIRST_KNOCKOUT_MATCH:
        return ()
    to_kick = {entry[1] for entry in m.todo if entry[0] in (shoot_out, sudden_death)}
    return tuple(
        (match, winning_side(m, match))
        for match in KNOCKOUT
        if m.is_played(match) and not (match in to_kick and len(set(m.score(match))) == 1)
    )


def tree(m: Cup, sides: Won, *_: Any) -> list[BracketRow]:
    """Every match of the knock-out; a team that is not known yet is none."""
    won_by = dict(sides)
    rows: list[BracketRow] = []
    for match in KNOCKOUT:
        first, second = _teams(m, match, won_by)
        winner = m.teams_of(match)[won_by[match]] if match in won_by else None
        rows.append({"match": match, "from": FROM[match], "first": first, "second": second, "winner": winner})
    return rows


def _teams(m: Cup, match: int, won_by: dict[int, int]) -> list[int | None]:
    if match in PLACES:
        return [m.order[place] if _is_ranked(m, place // GROUP_TEAMS) else None for place in PLACES[match]]
    loses = match == THIRD_PLACE
    return [m.teams_of(each)[won_by[each] ^ loses] if each in won_by else None for each in FROM[match]]


def _is_ranked(m: Cup, group: int) -> bool:
    """Lots may give some places of a group before the others."""
    return min(m.order[GROUP_TEAMS * group : GROUP_TEAMS * (group + 1)]) >= 0


def teams_out(m: Cup, sides: Won) -> list[int]:
    """The teams that can no longer win the cup."""
    out: list[int] = []
    for group in range(len(GROUPS)):
        if _is_ranked(m, group):
            out += m.order[GROUP_TEAMS * group + QUALIFY : GROUP_TEAMS * (group + 1)]
    return out + [m.teams_of(match)[1 - side] for match, side in sides if match != THIRD_PLACE]
