"""The chance of each seat to own the champion, and the phases at which playouts stop."""

from __future__ import annotations

from math import exp
from typing import Final

from golazo.games.world_cup_2010.bot.outlook import cards_to_come, chance_to_win, promise
from golazo.games.world_cup_2010.cards import GROUP_TEAMS, GROUPS
from golazo.games.world_cup_2010.rules.bracket import MATCHES, PLACES, WINNERS_MEET, winner
from golazo.games.world_cup_2010.rules.standings import QUALIFY, small_table
from golazo.games.world_cup_2010.state import FINAL, FIRST_KNOCKOUT_MATCH, NO_GROUP, Cup

A_CARD: Final = 0.1
"""How much likelier one card more in the hand makes a team to go through."""
RESTRICTED: Final = (0.0, -0.05, -0.1)
A_POINT: Final = 0.4
A_GOAL: Final = 0.15

Chances = dict[int, float]
"""By team."""


def value(m: Cup) -> list[float]:
    """Each seat's chance, its teams' chances added up."""
    seats = [0.0] * m.seats
    if m.over:
        seats[m.owner[winner(m, FINAL)]] = 1.0
        return seats
    for team, chance in title(m).items():
        seats[m.owner[team]] += chance
    return seats


def title(m: Cup) -> Chances:
    """Each team's chance to win the cup; matches without information are even."""
    under_way = MATCHES[m.first_match] if m.first_match else range(0)
    to_come = cards_to_come(m) if m.first_match else 0.0
    through: dict[int, Chances] = {}
    places = _places(m)
    for match in (*PLACES, *WINNERS_MEET):
        if m.is_played(match):
            through[match] = {winner(m, match): 1.0}
        elif match in under_way:
            place = 2 * (match - m.first_match)
            late = 1.0 if to_come else 0.0
            first = chance_to_win(promise(m, place, late=late) - promise(m, place + 1, late=late), to_come)
            one, other = m.teams_of(match)
            through[match] = {one: first, other: 1.0 - first}
        elif match in PLACES:
            through[match] = _even(*[places[place] for place in PLACES[match]])
        else:
            one_match, other_match = WINNERS_MEET[match]
            through[match] = _even(through[one_match], through[other_match])
    return through[FINAL]


def _even(one: Chances, other: Chances) -> Chances:
    chances: Chances = {}
    for side in (one, other):
        for team, chance in side.items():
            chances[team] = chances.get(team, 0.0) + chance / 2
    return chances


def _places(m: Cup) -> dict[int, Chances]:
    """By place of the groups, as in `Cup.order`: who may take it."""
    places: dict[int, Chances] = {}
    for group in range(len(GROUPS)):
        at = GROUP_TEAMS * group
        order = m.order[at : at + GROUP_TEAMS]
        if min(order) >= 0:
            chances = [{team: 1.0} for team in order[:QUALIFY]]
        else:
            likely = _qualify(m, group)
            chances = [{team: chance / QUALIFY for team, chance in likely.items()}] * QUALIFY
        places[at], places[at + 1] = chances
    return places


def _qualify(m: Cup, group: int) -> Chances:
    """How likely each team of a group that is not over goes through."""
    teams = m.box.groups[group]
    is_begun = m.group != NO_GROUP and group == m.group and not m.first_match
    table = small_table(m, group, teams) if is_begun else {}
    weights: Chances = {}
    for place, team in enumerate(teams):
        cards = sum(m.hands[place]) if is_begun and m.hands else m.box.hand[team]
        merit = A_CARD * cards + RESTRICTED[m.box.restricted[team]]
        if table:
            points, difference, _ = table[team]
            merit += A_POINT * points + A_GOAL * difference
        weights[team] = exp(merit)
    return _capped(weights)


def _capped(weights: Chances) -> Chances:
    """Chances that add up to the places there are, none over one."""
    total = sum(weights.values())
    chances = {team: QUALIFY * weight / total for team, weight in weights.items()}
    sure = [team for team, chance in chances.items() if chance >= 1.0]
    if not sure:
        return chances
    best = max(sure, key=lambda team: chances[team])
    rest = total - weights[best]
    return {team: 1.0 if team == best else min(1.0, (QUALIFY - 1) * weight / rest) for team, weight in weights.items()}


def phase(m: Cup) -> int:
    """A playout goes to the end of a group, or of a set of the knock-out."""
    return m.first_match or m.group - FIRST_KNOCKOUT_MATCH
