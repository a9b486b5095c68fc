"""Who knows which synergy cards."""

from __future__ import annotations

from golazo.games.magic_number_eleven.state import ATTACKER, DEFENDER, SHOT_ATTACKER, Eleven


def unseen_by(m: Eleven, seat: int) -> list[int]:
    """The faces a team cannot place: all faceless cards, and what only the other team has seen."""
    return list(map(int.__add__, m.pool, known_to(m, 1 - seat)))


def hidden_on_board(m: Eleven, seat: int) -> list[int]:
    """The faces that lie face down and only this team knows: laid from its hand, or drawn to keep one."""
    hidden = m.peeked if m.turn == seat else []
    if m.shot:
        side = ATTACKER if m.shot[SHOT_ATTACKER] == seat else DEFENDER
        if m.blind[side]:  # blind cards are turned up first
            return hidden + m.laid[side]
    return hidden


def team_of(m: Eleven, side: int) -> int:
    """The team on one side of the shot."""
    attacker = m.shot[SHOT_ATTACKER]
    return attacker if side == ATTACKER else 1 - attacker


def unseen_by_all(m: Eleven) -> list[int]:
    """The faces that somebody who watches cannot place."""
    return list(map(int.__add__, unseen_by(m, 0), known_to(m, 0)))


def known_to(m: Eleven, seat: int) -> list[int]:
    """The faces that only this team has seen."""
    known = list(map(int.__add__, m.hand[seat], m.own_discards[seat]))
    for face in hidden_on_board(m, seat):
        known[face] += 1
    return known
