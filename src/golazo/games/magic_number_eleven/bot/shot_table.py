"""The chance of a goal as a number looked up: how a light policy sees a shot.

Exact for a full deck: what has been seen of it is not considered. Each answer is worked out once for a pack and kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from golazo.games.magic_number_eleven.bot.odds import Counts, draws
from golazo.games.magic_number_eleven.cards import Cards
from golazo.games.magic_number_eleven.rules.power import MAGIC_NUMBER

REPLY_CARDS: Final = 2
"""A defender may always lay two cards."""

Joint = tuple[tuple[int, int, bool, float], ...]
"""Stars of the attack's unknown cards, of the defence's, whether a TACKLE is among these, and how likely that is."""


@lru_cache(maxsize=256)
def _joint(copies: Counts, stars: Counts, tackles: tuple[bool, ...], attack: int, defence: int) -> Joint:
    """What unknown cards of both sides add up to, drawn from the whole deck without replacement."""
    found: dict[tuple[int, int, bool], int] = {}
    for laid, ways in draws(copies, attack):
        left = tuple([count - taken for count, taken in zip(copies, laid, strict=True)])
        power = sum([taken * star for taken, star in zip(laid, stars, strict=True)])
        for reply, more in draws(left, defence):
            against = sum([taken * star for taken, star in zip(reply, stars, strict=True)])
            tackled = any(taken and tackle for taken, tackle in zip(reply, tackles, strict=True))
            key = (power, against, tackled)
            found[key] = found.get(key, 0) + ways * more
    total = sum(found.values())
    return tuple([(*key, ways / total) for key, ways in found.items()])


class ShotTable:
    """`goal(attack, defence, ...)`: known powers of both sides, and how many cards of each are unknown."""

    __slots__ = ("_cards", "_known", "_penalty")

    def __init__(self, cards: Cards) -> None:
        self._cards = cards
        self._penalty = float(cards.penalty_game.value)
        self._known: dict[tuple[int, int, int, int, bool, bool], float] = {}

    def goal(
        self,
        attack: int,
        defence: int,
        attack_unknown: int = 1,
        defence_unknown: int = REPLY_CARDS,
        tackle: bool = False,
        magic: bool = True,
    ) -> float:
        """The chance of a goal, a penalty counted by its value (E8)."""
        key = (attack, defence, attack_unknown, defence_unknown, tackle, magic)
        chance = self._known.get(key)
        if chance is None:
            chance = self._known[key] = self._worked_out(*key)
        return chance

    def _worked_out(
        self, attack: int, defence: int, attack_unknown: int, defence_unknown: int, tackle: bool, magic: bool
    ) -> float:
        cards = self._cards
        chance = 0.0
        for more, against, tackled, likely in _joint(
            cards.copies, cards.stars_on, cards.tackles, attack_unknown, defence_unknown
        ):
            power = attack + more
            if power > MAGIC_NUMBER:
                continue
            if tackle or tackled:
                chance += likely * self._penalty
            elif (power == MAGIC_NUMBER and magic) or power > defence + against:
                chance += likely
        return chance

    def best(self, base: int, defence: int, held: Sequence[int], most: int, magic: bool = True) -> float:
        """The chance with those cards from hand that make a goal likeliest; `most` may be laid of the stars `held`."""
        best = self.goal(base, defence, magic=magic)
        if most < 1:
            return best
        for place, one in enumerate(held):
            chance = self.goal(base + one, defence, magic=magic)
            if chance > best:
                best = chance
            if most > 1:
                for two in held[place + 1 :]:
                    chance = self.goal(base + one + two, defence, magic=magic)
                    if chance > best:
                        best = chance
        return best


@lru_cache(maxsize=64)
def shot_table(cards: Cards) -> ShotTable:
    return ShotTable(cards)
