"""The suite itself: it passes a sound toy game, and catches each planted fault."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable
from itertools import combinations
from typing import Any, ClassVar

import pytest

from golazo import Table
from golazo.engine.asking import Answer, Ask, Choice
from golazo.engine.game import Game

from . import checks, toy
from .course import Course
from .toy import KINDS, TOY, Toy, ToyCup
from .worlds import Position, frequencies_match

COURSES = [Course(seed, skip, [seed * 7 + n for n in range(14)]) for seed in range(12) for skip in (0, 2, 5, 9, 14)]


def passes(game: Game[Any], check: Callable[[Any, int, Course], None]) -> None:
    for course in COURSES:
        for seats in game.seat_counts:
            check(game, seats, course)


@pytest.mark.parametrize("check", checks.ALL, ids=lambda check: check.__name__)
def test_a_sound_game_passes(check: Callable[[Any, int, Course], None]) -> None:
    passes(TOY, check)


def the_others_hand(game: Game[Any]) -> Position:
    """The first question of the toy: nobody has seen anything but his own two cards."""

    def table() -> Table[Any]:
        return game.new(2, "first question")

    def hidden(m: Toy) -> Hashable:
        return tuple(m.hands[1])

    def worlds() -> dict[Hashable, float]:
        m = table().position
        unseen = [card for card in range(KINDS) for _ in range(m.deck[card] + m.hands[1][card])]
        counts: Counter[Hashable] = Counter()
        for hand in combinations(unseen, toy.HAND):
            counts[tuple(hand.count(card) for card in range(KINDS))] += 1
        return dict(counts)

    return Position("toy-cup: the other's hand", table, 0, hidden, worlds)


def test_a_sound_redeal_passes() -> None:
    frequencies_match(the_others_hand(TOY))


# Planted faults: each is the toy with one thing wrong


class LeakingView(ToyCup):
    """Shows everybody's cards to everybody."""

    def view(self, m: Toy, seat: int | None) -> dict[str, Any]:
        return {**super().view(m, seat), "hands": m.hands}


class LeakingDeck(ToyCup):
    """Shows what is left in the deck, which tells what the others hold."""

    def view(self, m: Toy, seat: int | None) -> dict[str, Any]:
        return {**super().view(m, seat), "deck": m.deck}


class SharingToy(Toy):
    """Shares a list with its copy."""

    __slots__ = ()

    def clone(self) -> SharingToy:
        copy = super().clone()
        copy.__class__ = SharingToy
        assert isinstance(copy, SharingToy)
        copy.points = self.points
        return copy


class SharedList(ToyCup):
    position_class: ClassVar[type[Toy]] = SharingToy


class LazyRedeal(ToyCup):
    """Leaves everything as it is: a bot would see through the backs of the cards."""

    def redeal(self, m: Toy, seat: int) -> None:
        pass


class LosingRedeal(ToyCup):
    """Forgets to put the rest back."""

    def redeal(self, m: Toy, seat: int) -> None:
        super().redeal(m, seat)
        m.deck[0] = 0


class LosingCoins(ToyCup):
    """Counts only the managers' coins: what goes to the bank is lost."""

    def inventory(self, m: Toy) -> dict[str, Any]:
        return {"coins": sum(m.coins)}


class Restless(ToyCup):
    """Takes chance from somewhere else than its source."""

    restless = random.Random(1)

    def start(self, *arguments: Any) -> Toy:
        m = super().start(*arguments)
        m.points[0] = self.restless.randrange(1000)
        return m


@pytest.mark.parametrize(
    ("faulty", "check"),
    [
        (LeakingView, checks.secrets_do_not_leak),
        (LeakingView, checks.redeals_look_the_same),
        (LeakingDeck, checks.secrets_do_not_leak),
        (LeakingDeck, checks.redeals_look_the_same),
        (SharedList, checks.copies_are_independent),
        (LosingRedeal, checks.redeals_look_the_same),
        (LosingCoins, checks.nothing_is_made_or_lost),
        (Restless, checks.same_seed_same_game),
        (Restless, checks.records_replay),
    ],
    ids=lambda each: each.__name__,
)
def test_a_planted_fault_is_caught(faulty: type[ToyCup], check: Callable[[Any, int, Course], None]) -> None:
    with pytest.raises(AssertionError):
        passes(faulty(), check)


def test_a_lazy_redeal_is_caught() -> None:
    with pytest.raises(AssertionError, match="never come up"):
        frequencies_match(the_others_hand(LazyRedeal()))


def test_a_biased_redeal_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def even(m: Toy, weights: list[int]) -> int:
        outcomes = [outcome for outcome, weight in enumerate(weights) if weight]
        return outcomes[m.pick(len(outcomes))]

    monkeypatch.setattr(Toy, "pick_weighted", even)
    with pytest.raises(AssertionError, match="chi-square"):
        frequencies_match(the_others_hand(TOY))


def test_an_unsealed_answer_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bids that are taken, and told, as they come."""
    monkeypatch.setattr(toy.BID, "close", lambda m, answers: None)
    sealed_step = Toy.choose

    def choose(m: Toy, seat: int, choice: Choice) -> None:
        sealed_step(m, seat, choice)
        if choice[0] == "bid":
            m.bids[seat] = choice[1]

    monkeypatch.setattr(Toy, "choose", choose)
    with pytest.raises(AssertionError, match=r"shows|can tell"):
        passes(TOY, checks.secrets_do_not_leak)


def test_an_event_that_tells_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell_all(m: Toy, seats: Any, hidden: dict[str, Any], event: str, **shown: Any) -> None:
        m.tell(event, **shown, **hidden)

    monkeypatch.setattr(Toy, "tell_also", tell_all)
    with pytest.raises(AssertionError, match="can tell"):
        passes(TOY, checks.secrets_do_not_leak)


def test_asking_only_those_who_hold_the_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is asked must not reveal who holds what."""

    def holders(m: Toy, shooter: int) -> list[int]:
        return [seat for seat in range(m.seats) if seat != shooter and m.hands[seat][toy.SAVE]]

    monkeypatch.setattr(toy.SAVES, "seats", holders)
    with pytest.raises(AssertionError, match="who holds what"):
        passes(TOY, checks.redeals_look_the_same)


def test_an_offer_that_is_not_accepted_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    bids = toy.BID.choices

    def one_too_many(m: Toy, ask: Ask) -> list[Choice]:
        return [*bids(m, ask), ("bid", m.coins[ask.seat] + 1)] if ask.steps else list(bids(m, ask))

    def strict(m: Toy, ask: Ask, answer: Answer) -> None:
        assert answer[1][1] <= m.coins[ask.seat], "a bid that cannot be paid"
        toy.bid(m, ask, answer)

    monkeypatch.setattr(toy.BID, "choices", one_too_many)
    monkeypatch.setattr(toy.BID, "take", strict)
    with pytest.raises(AssertionError, match="cannot be paid"):
        passes(TOY, checks.offers_are_accepted)


def test_a_refusal_that_changes_something_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def charged(m: Toy, ask: Ask, choice: Choice) -> None:
        m.coins[ask.seat] -= 1

    monkeypatch.setattr(toy.BID, "why_not", charged)
    with pytest.raises(AssertionError, match="refusal changed"):
        passes(TOY, checks.others_are_refused)
