"""Decks: cards counted by kind. Which card was drawn is decided when somebody may first see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, Final

from golazo.engine.asking import Answer, Ask, Chance, M
from golazo.engine.chance import CHANCE, Seeded
from golazo.engine.plain import Json
from golazo.engine.steps import register


class Draw(Chance[M]):
    """Draw the first card of a deck; `take` puts it where it belongs. `refill` makes a new deck when it is empty."""

    def __init__(
        self,
        name: str,
        *,
        deck: Callable[[M], list[int]],
        take: Callable[..., None],
        verb: str,
        rule: str,
        refill: Callable[[M], None] | None = None,
        seen_by: Callable[..., int] | None = None,
        offers: Callable[..., Sequence[int]] | None = None,
        arguments: Callable[[M, Ask], Json] | None = None,
        module: str = "",
    ) -> None:
        self.deck: Final = deck
        self.refill: Final = refill
        super().__init__(
            name,
            weights=self._left,
            take=take,
            verb=verb,
            rule=rule,
            seen_by=seen_by,
            offers=offers,
            arguments=arguments,
            module=module,
        )

    def _left(self, m: M, *numbers: Any) -> list[int]:
        return self.deck(m)

    def __call__(self, m: M, *numbers: Any) -> bool:
        deck_of = self.deck
        deck = deck_of(m)
        left = sum(deck)
        if not left and self.refill is not None:
            self.refill(m)
            deck = deck_of(m)
            left = sum(deck)
        source = m.source
        if source is None:
            return self._ask(m, numbers)
        if isinstance(source, Seeded):
            drawn = source.draw(m.drawn, left)
        else:
            drawn = source.draw(m.drawn, left)
            if source.receipts:
                m.history = (m.history, CHANCE, (left, drawn))
        m.drawn += 1
        card = -1
        for copies in deck:
            card += 1
            drawn -= copies
            if drawn < 0:
                break
        deck[card] -= 1
        happen = self.happen
        if len(numbers) == 1:
            happen(m, card, numbers[0])  # quicker than to unpack, and the usual case
        else:
            happen(m, card, *numbers)
        return False

    def take(self, m: M, ask: Ask, answer: Answer) -> None:
        card = answer[0][1]
        self.deck(m)[card] -= 1
        self.happen(m, card, *ask.numbers)


class Deal(Draw[M]):
    """Deal cards from a deck to the hand at a place: one card as `(deal, place)`, or whole hands as `(deal.hands,
    counts)`, the given number of cards to each place in turn."""

    def __init__(
        self,
        name: str,
        *,
        deck: Callable[[M], list[int]],
        hand: Callable[[M, int], list[int]],
        verb: str,
        rule: str,
        seen_by: Callable[..., int] | None = None,
        offers: Callable[..., Sequence[int]] | None = None,
        arguments: Callable[[M, Ask], Json] | None = None,
    ) -> None:
        self.hand: Final = hand
        super().__init__(
            name,
            deck=deck,
            take=self._dealt,
            verb=verb,
            rule=rule,
            seen_by=seen_by,
            offers=offers,
            arguments=arguments,
            module=hand.__module__,
        )
        register(self.hands, hand.__module__, f"{name}? hands")

    def _dealt(self, m: M, card: int, place: int) -> None:
        self.hand(m, place)[card] += 1

    def hands(self, m: M, counts: Sequence[int]) -> None:
        if m.source is None:
            m.then([(self.times, count, place) for place, count in enumerate(counts) if count])
            return
        deck = self.deck(m)
        cards: list[int] = []
        for card, copies in enumerate(deck):
            cards += [card] * copies
        dealt = iter(m.pick_cards(cards, sum(counts)))
        for place, count in enumerate(counts):
            hand = self.hand(m, place)
            for card in islice(dealt, count):
                deck[card] -= 1
                hand[card] += 1
