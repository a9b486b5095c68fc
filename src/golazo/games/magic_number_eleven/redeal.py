"""Re-dealing: everything a team cannot know, drawn anew from what it has seen."""

from __future__ import annotations

from golazo.games.magic_number_eleven import reshuffle
from golazo.games.magic_number_eleven.knowledge import hidden_on_board, unseen_by
from golazo.games.magic_number_eleven.table import ATTACKER, DEFENDER, SHOT_ATTACKER, Eleven


def redeal(m: Eleven, seat: int) -> None:
    """The other team's hand, what it laid, drew to keep or discarded alone; the rest are the faceless cards."""
    other = 1 - seat
    unseen = unseen_by(m, seat)
    cards = sum(m.hand[other]) + len(hidden_on_board(m, other)) + sum(m.own_discards[other])
    held = _held_after_reshuffle(m, seat, unseen, cards) if m.second else [_drawn(m, unseen) for _ in range(cards)]
    m.pool = unseen
    m.hand[other] = _counted(held, sum(m.hand[other]), len(unseen))
    m.own_discards[other] = _counted(held, sum(m.own_discards[other]), len(unseen))
    if m.turn == other:
        m.peeked = sorted(held.pop() for _ in m.peeked)
    if m.shot:
        side = ATTACKER if m.shot[SHOT_ATTACKER] == other else DEFENDER
        if m.blind[side]:
            m.laid[side] = sorted(held.pop() for _ in m.laid[side])


def _drawn(m: Eleven, counts: list[int]) -> int:
    face = m.pick_weighted(counts)
    counts[face] -= 1
    return face


def _counted(held: list[int], cards: int, kinds: int) -> list[int]:
    counts = [0] * kinds
    for _ in range(cards):
        counts[held.pop()] += 1
    return counts


def _held_after_reshuffle(m: Eleven, seat: int, unseen: list[int], cards: int) -> list[int]:
    """The faces of the other team's hidden cards, old ones and new ones mixed; `unseen` keeps the faceless rest."""
    second = m.second
    old_blind = sum(second[reshuffle.OLD_BLIND])
    old_held = second[reshuffle.OLD_HELD][1 - seat]
    faces, since = second[reshuffle.TEAM_OLD[seat]], second[reshuffle.TEAM_SINCE[seat]]
    parts = reshuffle.parts(faces, unseen, since, old_held + old_blind)
    part = list(parts[m.pick_weighted([weight for _, weight in parts])][0])
    for face, count in enumerate(part):
        unseen[face] -= count
    held = [_drawn(m, part) for _ in range(old_held)] + [_drawn(m, unseen) for _ in range(cards - old_held)]
    # What is left of the part are the blind cards from before the reshuffle: in this world just these faces.
    second[reshuffle.OLD] = part
    second[reshuffle.SINCE] = [0] * len(part)
    for face, count in enumerate(part):
        unseen[face] += count
    return [held.pop(m.pick(len(held))) for _ in range(cards)]
