"""Whether a substitution pays: a card that does little for the field makes room for one that can be placed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from golazo.engine.asking import Choice
from golazo.games.magic_number_eleven.bot.judgement import Placing
from golazo.games.magic_number_eleven.rules.field import PLACES, place_at
from golazo.games.magic_number_eleven.rules.player_action import places
from golazo.games.magic_number_eleven.state import SUBSTITUTIONS, Eleven

FEW_IN_FRONT: Final = 2
"""With more cards in front there is something to place anyhow."""
WORTH_IT: Final = 0.02
"""By how much the best action must get better."""


def substitution(m: Eleven, seat: int, worths: Sequence[tuple[Choice, float]]) -> tuple[Choice, float] | None:
    """The best one, with its worth on the scale of the player action, if it is better than that."""
    if (
        m.substituted[seat] == SUBSTITUTIONS
        or not m.bench[seat]
        or len(m.ready[seat]) > FEW_IN_FRONT
        or not m.men[seat]
    ):
        return None
    now = max([worth for _, worth in worths])
    field = Placing(m, seat).field
    without = [(Placing(m, seat, man // PLACES), man // PLACES) for man in m.men[seat]]
    left, leaving = max(without, key=lambda each: each[0].field)
    best, coming = max(
        (max([left.worth(card, place_at(at[1], at[2])) for at in places(m, seat, card)], default=-1.0), card)
        for card in m.bench[seat]
    )
    worth = best - (field - left.field)
    return (("substitute", coming, leaving), worth) if worth > now + WORTH_IT else None
