"""After the deck ran out: which faces can still be where.

Before that, all unseen cards are alike. Afterwards they are of two sorts: *old* ones that lay outside the deck when it
was reshuffled (blind cards of a shot under way and, for a team, the other's hand), and cards of the *new* deck, which
has all discards in it, those somebody remembers and those nobody saw. What an old card can be was fixed by then.

With U the faces that were unseen at the reshuffle, the old cards are a random part M of U, and everything else is in
the new deck. Having seen `since` of the new deck, M is as likely as the ways to draw it from U times the ways to see
just that in what M leaves. There are few such M, so all is counted exactly.

With 25 cards a deck cannot run out twice in a half: at least 20 less one hand remain when it is made, and what is left
of that turn and added time draw 14 less that hand at most.
"""

from __future__ import annotations

from functools import lru_cache
from math import perm
from typing import Final

from golazo.games.magic_number_eleven.bot.odds import Counts, draws
from golazo.games.magic_number_eleven.knowledge import story
from golazo.games.magic_number_eleven.knowledge.holdings import hidden_on_board, known_to
from golazo.games.magic_number_eleven.state import DEFENDER, TEAMS, Eleven

_DISCARDED: Final = 2


def remember(m: Eleven) -> None:
    """Before a reshuffle: remember who could know what about the cards outside the deck."""
    kinds = len(m.pool)
    m.reshuffled = True
    m.unseen_then = m.pool[:]
    m.turned_since = [0] * kinds
    m.known_then = [known_to(m, seat) for seat in range(TEAMS)]
    m.drawn_since = [[0] * kinds for _ in range(TEAMS)]
    m.old_blind = [*m.blind, 0]
    m.stories = []
    for seat in range(TEAMS):
        peeked = len(m.peeked) if m.turn == seat else 0
        m.stories.append(story.begun(sum(m.hand[seat]), peeked, len(hidden_on_board(m, seat)) - peeked))


def forget(m: Eleven) -> None:
    """A new half begins, with all cards in the deck."""
    m.reshuffled = False
    m.unseen_then, m.turned_since, m.old_blind = [], [], []
    m.known_then, m.drawn_since, m.stories = [[], []], [[], []], [[], []]


def old_for(m: Eleven, seat: int) -> Counts:
    """The faces that an old card could have for a team at the reshuffle, less those turned up since."""
    return _sum(m.unseen_then, m.known_then[1 - seat])


def since_for(m: Eleven, seat: int) -> Counts:
    """The faces that a team knows to have come from the new deck."""
    return _sum(m.turned_since, m.drawn_since[seat])


def _sum(one: list[int], other: list[int]) -> Counts:
    return tuple(map(int.__add__, one, other))


def is_old(m: Eleven, side: int) -> bool:
    """Whether the next card to be turned up on a side was laid before the reshuffle."""
    return m.old_blind[side] > 0


def saw_new(m: Eleven, face: int, seat: int) -> None:
    """A team has drawn a card of the new deck."""
    m.drawn_since[seat][face] += 1


def saw_blind(m: Eleven, face: int, side: int) -> None:
    """Both teams see a card that was laid blind."""
    if is_old(m, side):
        m.old_blind[side] -= 1
        m.unseen_then[face] -= 1
    else:
        m.turned_since[face] += 1


def happened(m: Eleven, team: int, *events: int) -> None:
    """Everybody has seen this happen to a team's hidden cards."""
    if m.reshuffled:
        m.stories[team] += events


def board_cleared(m: Eleven) -> None:
    """Blind cards that were not turned up lie in the discards."""
    blind = m.old_blind
    blind[_DISCARDED] += blind[DEFENDER]
    blind[DEFENDER] = 0


@lru_cache(maxsize=1024)
def parts(unseen: Counts, total: Counts, since: Counts, cards: int) -> list[tuple[Counts, int]]:
    """Every M of so many cards with its weight: `unseen` is U, `total` all faces not seen since."""
    everything = [left + seen for left, seen in zip(total, since, strict=True)]
    weighed = []
    for part, ways in draws(unseen, cards):
        weight = ways
        for held, of_face, seen in zip(part, everything, since, strict=True):
            weight *= perm(of_face - held, seen) if of_face - held >= seen else 0
        if weight:
            weighed.append((part, weight))
    return weighed


def _true_parts(m: Eleven) -> list[tuple[Counts, int]]:
    """What the old blind cards can be, for somebody who knows both hands."""
    since = map(sum, zip(m.turned_since, *m.drawn_since, strict=True))
    return parts(tuple(m.unseen_then), tuple(m.pool), tuple(since), sum(m.old_blind))


def new_weights(m: Eleven) -> list[int]:
    """How likely each face is for a card of the new deck."""
    if not any(m.old_blind):
        return m.pool
    weights = [0] * len(m.pool)
    for part, weight in _true_parts(m):
        for face, held in enumerate(part):
            weights[face] += weight * (m.pool[face] - held)
    return weights


def old_weights(m: Eleven) -> list[int]:
    """How likely each face is for a card laid blind before the reshuffle."""
    weights = [0] * len(m.pool)
    for part, weight in _true_parts(m):
        for face, held in enumerate(part):
            weights[face] += weight * held
    return weights
