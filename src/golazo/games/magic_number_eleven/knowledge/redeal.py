"""Re-dealing: everything a team cannot know is redrawn, consistently with what it has seen."""

from __future__ import annotations

from golazo.games.magic_number_eleven.knowledge import reshuffle, story
from golazo.games.magic_number_eleven.knowledge.belief import worlds
from golazo.games.magic_number_eleven.knowledge.holdings import hidden_on_board, unseen_by
from golazo.games.magic_number_eleven.state import ATTACKER, DEFENDER, SHOT_ATTACKER, Eleven


def redeal(m: Eleven, seat: int) -> None:
    """The other team's hand, what it laid, drew to keep or discarded alone; the rest are the faceless cards."""
    other = 1 - seat
    peeked = len(m.peeked) if m.turn == other else 0
    sizes = [sum(m.hand[other]), peeked, len(hidden_on_board(m, other)) - peeked, sum(m.own_discards[other])]
    unseen = unseen_by(m, seat)
    if m.reshuffled:
        hand, peeked_faces, laid, discards = _dealt_after_reshuffle(m, seat, unseen)
    else:
        hand, peeked_faces, laid, discards = ([_drawn(m, unseen) for _ in range(size)] for size in sizes)
    m.pool = unseen
    m.hand[other] = _counted(hand, len(unseen))
    m.own_discards[other] = _counted(discards, len(unseen))
    if peeked:
        m.peeked = sorted(peeked_faces)
    if laid:
        m.laid[ATTACKER if m.shot[SHOT_ATTACKER] == other else DEFENDER] = sorted(laid)


def _drawn(m: Eleven, counts: list[int]) -> int:
    face = m.pick_weighted(counts)
    counts[face] -= 1
    return face


def _counted(faces: list[int], kinds: int) -> list[int]:
    counts = [0] * kinds
    for face in faces:
        counts[face] += 1
    return counts


def _dealt_after_reshuffle(m: Eleven, seat: int, unseen: list[int]) -> list[list[int]]:
    """The faces in each place of the other team's story; `unseen` keeps the faceless rest.

    What the other team had seen at the reshuffle and has drawn since is redrawn with them, so that it knows in the
    new world just what it would have seen there.
    """
    other, kinds = 1 - seat, len(unseen)
    possible = worlds(m, seat)
    belief, part, _ = possible[m.pick_weighted([weight for _, _, weight in possible])]
    blind = list(part)
    for face, count in enumerate(part):
        unseen[face] -= count
    old = [[_drawn(m, blind) for _ in range(cards)] for cards in belief.way.old]
    new = [[_drawn(m, unseen) for _ in range(cards)] for cards in belief.way.new]
    for face, count in enumerate(blind):
        unseen[face] += count

    known = [*belief.way.shown_old, *(face for place in old for face in place)]
    in_new_deck = list(map(int.__sub__, belief.unseen, part))
    own_discards = sum(m.known_then[other]) - story.held_at_first(m.stories[other])
    known += [_drawn(m, in_new_deck) for _ in range(own_discards)]
    before = reshuffle.old_for(m, seat)
    m.known_then[other] = _counted(known, kinds)
    m.unseen_then = list(map(int.__sub__, before, m.known_then[other]))
    drawn = [*belief.way.shown_new, *(face for place in new for face in place)]
    m.drawn_since[other] = _counted(drawn, kinds)
    return [ones + others for ones, others in zip(old, new, strict=True)]
