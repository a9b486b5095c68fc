"""After the deck ran out: which faces can still be where.

Before that, all unseen cards are alike. Afterwards they are of two sorts: *old* ones that lay outside the deck when it
was made anew (blind cards of a shot under way and, for a team, the other's hand), and cards of the *new* deck, which
has all discards in it, those somebody remembers and those nobody saw. What an old card can be was fixed by then.

With U the faces that were unseen at the reshuffle, the old cards are a random part M of U, and everything else is in
the new deck. Having seen `since` of the new deck, M is as likely as the ways to draw it from U times the ways to see
just that in what M leaves. There are few such M, so all is counted exactly.

With 25 cards a deck cannot run out twice in a half: at least 20 less one hand remain when it is made, and what is left
of that turn and added time draw 14 less that hand at most.
"""

from __future__ import annotations

from math import perm
from typing import Final

from golazo.games.magic_number_eleven.knowledge import hidden_on_board, unseen_by
from golazo.games.magic_number_eleven.odds import Counts, draws
from golazo.games.magic_number_eleven.table import DEFENDER, TEAMS, Eleven

# The rows of `Eleven.second`: for the truth, then for each team, the faces old cards may have and those seen since.
OLD: Final = 0
SINCE: Final = 1
TEAM_OLD: Final = (2, 4)
TEAM_SINCE: Final = (3, 5)
OLD_BLIND: Final = 6
"""How many old cards without a face lie on the attacker's side, on the defender's, in the discards."""
OLD_HELD: Final = 7
"""How many old cards each team knows and the other does not."""

_DISCARDED: Final = 2


def remember(m: Eleven) -> None:
    """The deck is about to be made anew: keep who could know what of the cards outside it."""
    rows = [m.pool[:], [0] * len(m.pool)]
    for seat in range(TEAMS):
        rows += [unseen_by(m, seat), [0] * len(m.pool)]
    rows.append([*m.blind, 0])
    rows.append([sum(m.hand[seat]) + len(hidden_on_board(m, seat)) for seat in range(TEAMS)])
    m.second = rows


def is_old(m: Eleven, side: int) -> bool:
    """Whether the next card to be turned up on a side was laid before the reshuffle."""
    return m.second[OLD_BLIND][side] > 0


def saw_new(m: Eleven, face: int, seat: int) -> None:
    """A team has drawn a card of the new deck."""
    m.second[SINCE][face] += 1
    m.second[TEAM_SINCE[seat]][face] += 1


def saw_blind(m: Eleven, face: int, side: int) -> None:
    """Both teams see a card that was laid blind."""
    if is_old(m, side):
        m.second[OLD_BLIND][side] -= 1
        for row in (OLD, *TEAM_OLD):
            m.second[row][face] -= 1
    else:
        for row in (SINCE, *TEAM_SINCE):
            m.second[row][face] += 1


def saw_laid(m: Eleven, face: int, team: int) -> None:
    """The other team sees a card from this team's hand. Where it could be old it is taken to be.

    If it was not, an old card of the same face is still in the hand and passes for a new one: cards in a hand look
    alike from outside, so what is remembered stays possible.
    """
    faces, held = m.second[TEAM_OLD[1 - team]], m.second[OLD_HELD]
    if held[team] and faces[face]:
        held[team] -= 1
        faces[face] -= 1
    else:
        m.second[TEAM_SINCE[1 - team]][face] += 1


def board_cleared(m: Eleven) -> None:
    """Blind cards that were not turned up lie in the discards."""
    blind = m.second[OLD_BLIND]
    blind[_DISCARDED] += blind[DEFENDER]
    blind[DEFENDER] = 0


def parts(unseen: list[int], total: list[int], since: list[int], cards: int) -> list[tuple[Counts, int]]:
    """Every M of so many cards with its weight: `unseen` is U, `total` all faces not seen since."""
    everything = [left + seen for left, seen in zip(total, since, strict=True)]
    weighed = []
    for part, ways in draws(tuple(unseen), cards):
        weight = ways
        for held, of_face, seen in zip(part, everything, since, strict=True):
            weight *= perm(of_face - held, seen) if of_face - held >= seen else 0
        if weight:
            weighed.append((part, weight))
    return weighed


def new_weights(m: Eleven) -> list[int]:
    """How likely each face is for a card of the new deck."""
    old_out = sum(m.second[OLD_BLIND])
    if not old_out:
        return m.pool
    weights = [0] * len(m.pool)
    for part, weight in parts(m.second[OLD], m.pool, m.second[SINCE], old_out):
        for face, held in enumerate(part):
            weights[face] += weight * (m.pool[face] - held)
    return weights


def old_weights(m: Eleven) -> list[int]:
    """How likely each face is for a card laid blind before the reshuffle."""
    weights = [0] * len(m.pool)
    for part, weight in parts(m.second[OLD], m.pool, m.second[SINCE], sum(m.second[OLD_BLIND])):
        for face, held in enumerate(part):
            weights[face] += weight * held
    return weights
