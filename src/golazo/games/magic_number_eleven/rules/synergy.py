"""Synergy cards: drawing, laying blind, revealing, discarding, and the deck that runs out (p. 6, p. 13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from golazo.engine.asking import Chance
from golazo.engine.steps import Todo, entries
from golazo.games.magic_number_eleven.events import Drawn, Lost, Peeked, Reshuffled, Revealed, Shown
from golazo.games.magic_number_eleven.knowledge import reshuffle, story
from golazo.games.magic_number_eleven.knowledge.holdings import team_of, unseen_by, unseen_by_all
from golazo.games.magic_number_eleven.state import (
    ADDED_TIME_NEXT,
    ATTACKER,
    DEFENDER,
    HAND_LIMIT,
    NORMAL_TIME,
    Eleven,
)


def room_in_hand(m: Eleven, seat: int) -> int:
    return HAND_LIMIT - sum(m.hand[seat])


def _top_of_deck(m: Eleven, seat: int) -> Sequence[int]:
    return m.pool if not m.reshuffled else reshuffle.new_weights(m)


def _offered(m: Eleven, seat: int) -> Sequence[int]:
    return unseen_by(m, seat)


def _leaves_deck(m: Eleven, face: int, seat: int) -> None:
    m.pool[face] -= 1
    if m.reshuffled:
        reshuffle.saw_new(m, face, seat)
    m.deck -= 1


def _to_hand(m: Eleven, face: int, seat: int) -> None:
    _leaves_deck(m, face, seat)
    reshuffle.happened(m, seat, story.DREW)
    m.hand[seat][face] += 1
    if m.keeps_events:
        m.tell_also((seat,), Drawn, team=seat, synergy=face)
    if not m.deck:
        deck_runs_out(m)


def _to_peeked(m: Eleven, face: int, seat: int) -> None:
    _leaves_deck(m, face, seat)
    reshuffle.happened(m, seat, story.PEEKS)
    m.peeked.append(face)
    if m.keeps_events:
        m.tell_also((seat,), Peeked, team=seat, synergy=face)
    if not m.deck:
        deck_runs_out(m)


def _drawer(m: Eleven, seat: int) -> int:
    return seat


draw_card: Final = Chance[Eleven](
    "draw", weights=_top_of_deck, take=_to_hand, verb="draw", rule="p. 6", seen_by=_drawer, offers=_offered
)
"""One synergy card from the deck to the hand."""

peek_card: Final = Chance[Eleven](
    "peek", weights=_top_of_deck, take=_to_peeked, verb="draw", rule="p. 8", seen_by=_drawer, offers=_offered
)
"""One of two synergy cards of which one will be kept."""


def lay_blind(m: Eleven, side: int) -> None:
    """A card from the deck on the synergy board; nobody looks at it."""
    m.deck -= 1
    m.blind[side] += 1
    if not m.deck:
        deck_runs_out(m)


def _blind_faces(m: Eleven, side: int) -> Sequence[int]:
    if not m.reshuffled:
        return m.pool
    return reshuffle.old_weights(m) if reshuffle.is_old(m, side) else reshuffle.new_weights(m)


def _offered_to_all(m: Eleven, side: int) -> Sequence[int]:
    return unseen_by_all(m)


def _turned_up(m: Eleven, face: int, side: int) -> None:
    m.pool[face] -= 1
    if m.reshuffled:
        reshuffle.saw_blind(m, face, side)
    m.blind[side] -= 1
    m.turned[side].append(face)
    if m.keeps_events:
        m.tell(Revealed, team=team_of(m, side), synergy=face)


reveal_blind: Final = Chance[Eleven](
    "reveal", weights=_blind_faces, take=_turned_up, verb="reveal", rule="p. 11", offers=_offered_to_all
)
"""A card laid blind is turned up and gets its face."""


def deck_runs_out(m: Eleven) -> None:
    """p. 13: the last card has been drawn. The discards are the new deck; the next turn is added time (E10)."""
    reshuffle.remember(m)
    seen, (home, away) = m.seen_discards, m.own_discards
    m.deck = sum(seen) + sum(home) + sum(away) + m.blind_discards
    m.pool = [sum(counts) for counts in zip(m.pool, seen, home, away, strict=True)]
    kinds = len(seen)
    m.seen_discards = [0] * kinds
    m.own_discards = [[0] * kinds, [0] * kinds]
    m.blind_discards = 0
    if m.added == NORMAL_TIME:
        m.added = ADDED_TIME_NEXT
    if m.keeps_events:
        m.tell(Reshuffled, cards=m.deck)


def lay_from_hand(m: Eleven, seat: int, side: int, face: int) -> None:
    """A card from the hand on the synergy board, face down."""
    m.hand[seat][face] -= 1
    m.laid[side].append(face)
    reshuffle.happened(m, seat, story.LAYS)


def discard_laid(m: Eleven, revealed: bool) -> None:
    """All cards of the synergy board are discarded face down; the defender's unseen after an out (E8)."""
    seen = m.seen_discards
    for face in m.turned[ATTACKER] + m.laid[ATTACKER] + m.turned[DEFENDER]:
        seen[face] += 1
    if m.laid[DEFENDER]:
        last = seen
        if not revealed:
            defender = team_of(m, DEFENDER)
            last = m.own_discards[defender]
            reshuffle.happened(m, defender, *[story.HID] * len(m.laid[DEFENDER]))
        for face in m.laid[DEFENDER]:
            last[face] += 1
    m.blind_discards += m.blind[DEFENDER]
    if m.reshuffled:
        reshuffle.board_cleared(m)
    m.blind = [0, 0]
    m.laid = [[], []]
    m.turned = [[], []]


def discard_peeked(m: Eleven, seat: int, kept: int) -> None:
    """Of the cards drawn to keep one, the other goes; only its owner has seen it."""
    m.peeked.remove(kept)
    m.hand[seat][kept] += 1
    m.own_discards[seat][m.peeked[0]] += 1
    m.peeked = []
    reshuffle.happened(m, seat, story.KEPT)


def _hand_of_victim(m: Eleven, victim: int) -> Sequence[int]:
    return m.hand[victim]


def _lost(m: Eleven, face: int, victim: int) -> None:
    m.hand[victim][face] -= 1
    m.own_discards[victim][face] += 1
    reshuffle.happened(m, victim, story.LOST)
    if m.keeps_events:
        m.tell_also((victim,), Lost, team=victim, synergy=face)


lose_card: Final = Chance[Eleven]("lose", weights=_hand_of_victim, take=_lost, verb="lose", rule="E5", seen_by=_drawer)
"""A card from the other hand, taken at random and discarded without a look."""


def show_laid(m: Eleven, side: int) -> None:
    """The cards laid from hand are turned up as well."""
    if not m.laid[side]:
        return
    team = team_of(m, side)
    reshuffle.happened(m, team, *(story.SHOWS + face for face in m.laid[side]))
    if m.keeps_events:
        m.tell(Shown, team=team, synergy=m.laid[side][:])


def reveal(m: Eleven, side: int) -> list[Todo]:
    """The steps that turn up the blind cards of one side; those from hand are shown after them."""
    return entries((reveal_blind, side)) * m.blind[side]
