"""The match: two halves of turns, added time, half-time (p. 5, p. 13, p. 14)."""

from __future__ import annotations

from typing import Final

from golazo.engine.steps import step
from golazo.games.magic_number_eleven.cards import AWAY, HOME
from golazo.games.magic_number_eleven.events import FullTime, HalfBegins, HalfTime, Turn, TurnAddedTime
from golazo.games.magic_number_eleven.knowledge import reshuffle
from golazo.games.magic_number_eleven.rules.field import PLACES
from golazo.games.magic_number_eleven.rules.penalty import after_draw
from golazo.games.magic_number_eleven.rules.player_action import choose_player_action
from golazo.games.magic_number_eleven.rules.setup import draft, line_up
from golazo.games.magic_number_eleven.rules.substitution import half_time_substitutions
from golazo.games.magic_number_eleven.rules.team_action import choose_team_action, may_take_team_action
from golazo.games.magic_number_eleven.state import ADDED_TIME, ADDED_TIME_NEXT, NOBODY, NORMAL_TIME, TEAMS, Eleven

KICKS_OFF: Final = (HOME, AWAY)
"""Who takes the first turn of each half."""


@step
def match(m: Eleven) -> None:
    """The whole match in printed order."""
    m.then([(draft,), (line_up,), (half, 0), (half_time,), (half, 1), (full_time,)])


@step
def half(m: Eleven, number: int) -> bool:
    """p. 5: Home begins the first half, Away the second."""
    m.half = number
    if m.keeps_events:
        m.tell(HalfBegins, half=number + 1, team=KICKS_OFF[number])
    return turn(m, KICKS_OFF[number])


@step
def turn(m: Eleven, seat: int) -> bool:
    """p. 5: team action, then player action. In added time the player action alone (E10)."""
    m.turn = seat
    if m.keeps_events:
        m.tell(TurnAddedTime if m.added == ADDED_TIME else Turn, team=seat)
    if m.added != ADDED_TIME and may_take_team_action(m, seat):
        m.then([(choose_player_action, seat), (turn_ends, seat)])
        return choose_team_action(m, seat)
    m.then([(turn_ends, seat)])
    return choose_player_action(m, seat)


@step
def turn_ends(m: Eleven, seat: int) -> bool:
    """The other team's turn, unless this was added time. If the deck ran out in this turn, the next is (E10)."""
    if m.added == ADDED_TIME:
        m.turn = NOBODY
        return False
    if m.added == ADDED_TIME_NEXT:
        m.added = ADDED_TIME
    return turn(m, 1 - seat)


@step
def half_time(m: Eleven) -> None:
    """p. 14: field, discs, marker and the whole synergy deck are as at the start, hands included (E11)."""
    cards = m.box.cards
    for seat in range(TEAMS):
        m.ready[seat] += [man // PLACES for man in m.men[seat]]
    m.clear_fields()
    kinds = len(cards.copies)
    m.pool = list(cards.copies)
    m.deck = sum(cards.copies)
    m.hand = [[0] * kinds for _ in range(TEAMS)]
    m.seen_discards = [0] * kinds
    m.own_discards = [[0] * kinds for _ in range(TEAMS)]
    m.blind_discards = 0
    reshuffle.forget(m)
    m.control = cards.middle
    m.added = NORMAL_TIME
    if m.keeps_events:
        m.tell(HalfTime, home=m.score[HOME], away=m.score[AWAY])
    m.then([(half_time_substitutions,)])


@step
def full_time(m: Eleven) -> None:
    """p. 14: more goals win; after a draw there may be a shoot-out."""
    if m.keeps_events:
        m.tell(FullTime, home=m.score[HOME], away=m.score[AWAY])
    if m.score[HOME] == m.score[AWAY]:
        m.then([(after_draw,)])
