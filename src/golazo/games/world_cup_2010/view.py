"""What a seat may see of the table."""

from __future__ import annotations

from typing import Any, Final

from golazo.engine.parts import Parts
from golazo.games.world_cup_2010.cards import GROUP_MATCHES, GROUP_TEAMS, GROUPS, KINDS, WORTH, Box
from golazo.games.world_cup_2010.knowledge.redeal import first_secret_group
from golazo.games.world_cup_2010.rules.bracket import matches_of_set
from golazo.games.world_cup_2010.rules.standings import group_matches, table_rows
from golazo.games.world_cup_2010.state import FINAL, FIRST_KNOCKOUT_MATCH, NO_GROUP, SLOTS, Cup, holder_of
from golazo.games.world_cup_2010.view_tree import Won, teams_out, tree, won
from golazo.games.world_cup_2010.view_types import (
    GroupRow,
    GroupTable,
    Hand,
    Limit,
    MatchResult,
    SlotRow,
    TeamRow,
    Teams,
    View,
)

_once: Final = Parts().once

GROUP_STAGE: Final = (1 << FIRST_KNOCKOUT_MATCH) - 1
"""The bits of the matches of the groups."""
KNOCKOUT_GOALS: Final = 2 * FIRST_KNOCKOUT_MATCH
"""Where the goals of the groups end and those of the knock-out begin."""

LIMITS: Final[list[Limit]] = [{"restricted": number, "counts": list(counts)} for number, counts in enumerate(WORTH)]
"""What Goal, 2 Goals and 3 Goals count, by the restriction that is printed on a team's card."""


def view(m: Cup, seat: int | None) -> View:
    """Card faces of the seat's own hands only; owners of teams from the moment their group begins. (W13)"""
    groups = first_secret_group(m)
    sides = won(m)
    return {
        "phase": "knock-out" if m.first_match else "groups",
        "teams": _once(_teams, m, m.box, groups, m.owner, seat),
        "groups": _once(_groups, m, m.box, groups, m.played & GROUP_STAGE, tuple(m.goals[:KNOCKOUT_GOALS]), m.order),
        "results": _once(_results, m, m.box, m.played, tuple(m.goals), m.pairs, m.kicks),
        "bracket": _once(tree, m, sides, m.order, m.pairs),
        "out": _once(_out, m, sides, m.order, m.pairs),
        "limits": LIMITS,
        "group": None if m.first_match or m.group == NO_GROUP else m.group,
        "matches": list(matches_of_set(m.first_match)) if m.first_match else [],
        "hands": _hands(m, seat),
        "slots": _once(_slots, m, m.first_match, m.lineup, tuple(m.slots), tuple(m.worth), tuple(m.covers)),
        "laid": [{"cards": [card for card in range(KINDS) for _ in range(cards[card])]} for cards in m.laid],
        "discards": {"cards": [card for card in range(KINDS) for _ in range(m.discards[card])]},
        "deck": sum(m.deck),
        "stock": m.stock,
    }


def _teams(m: Cup, box: Box, groups: int, owners: tuple[int, ...], seat: int | None) -> list[TeamRow]:
    known = {team: owners[team] for group in range(groups) for team in box.groups[group]}
    known |= {team: owner for team, owner in enumerate(owners) if owner == seat}
    return [
        {"team": team, "player": owner, "restricted": box.restricted[team]} for team, owner in sorted(known.items())
    ]


def _results(m: Cup, *_: Any) -> list[MatchResult]:
    return [_result(m, match) for match in range(1, FINAL + 1) if m.is_played(match)]


def _groups(m: Cup, box: Box, groups: int, *_: Any) -> list[GroupTable]:
    return [{"group": group, "rows": _rows(m, group)} for group in range(groups)]


def _rows(m: Cup, group: int) -> list[GroupRow]:
    first, at = group_matches(group)[0], GROUP_TEAMS * group
    goals = tuple(m.goals[2 * first : 2 * (first + GROUP_MATCHES)])
    played = m.played >> first & (1 << GROUP_MATCHES) - 1
    return _once(_table, m, group, m.box, played, goals, m.order[at : at + GROUP_TEAMS])


def _table(m: Cup, group: int, *_: Any) -> list[GroupRow]:
    return table_rows(m, group)


def _out(m: Cup, sides: Won, *_: Any) -> Teams:
    return {"teams": teams_out(m, sides)}


def _hands(m: Cup, seat: int | None) -> list[Hand]:
    hands: list[Hand] = []
    for holder, hand in enumerate(m.hands):
        team = None if m.first_match else m.box.groups[m.group][holder]
        player = holder_of(m, holder)
        faces = [card for card in range(KINDS) for _ in range(hand[card])] if player == seat else None
        hands.append({"player": player, "team": team, "count": sum(hand), "cards": faces})
    return hands


def _slots(m: Cup, *_: Any) -> list[SlotRow]:
    rows: list[SlotRow] = []
    for place, team in enumerate(m.lineup):
        slots = range(SLOTS * place, SLOTS * (place + 1))
        rows.append(
            {
                "match": m.first_match + place // 2,
                "team": team,
                "slots": [
                    {
                        "card": m.slots[slot],
                        "worth": m.worth[slot],
                        "cards": [card for at, card in m.covers if at == slot],
                    }
                    for slot in slots
                    if m.slots[slot] >= 0
                ],
            }
        )
    return rows


def _result(m: Cup, match: int) -> MatchResult:
    first, second = m.teams_of(match)
    one, other = m.score(match)
    kicks = m.shoot_out_score(match) if match >= FIRST_KNOCKOUT_MATCH else ()
    return {
        "match": match,
        "first": first,
        "second": second,
        "one": one,
        "other": other,
        "kicks": list(kicks) if any(kicks) else [],
    }


def inventory(m: Cup) -> dict[str, Any]:
    """Action cards by kind, wherever they are, and how many teams are dealt or still to be dealt."""
    cards = [
        m.deck[card]
        + m.discards[card]
        + sum(hand[card] for hand in m.hands)
        + sum(laid[card] for laid in m.laid)
        + m.slots.count(card)
        + sum(on_top == card for _, on_top in m.covers)
        for card in range(KINDS)
    ]
    return {"cards": cards, "teams": len(m.owner), "groups": len(GROUPS)}
