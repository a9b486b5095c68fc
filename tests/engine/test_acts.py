"""Free acts: done before anything else goes on, and never asked for."""

from __future__ import annotations

import random
from typing import Any, ClassVar

import pytest

import golazo
from golazo.engine.acts import Act
from golazo.engine.asking import Ask, Asking, Choice
from golazo.engine.record import restore, snapshot
from tests.conformance import toy
from tests.conformance.toy import TOY, Toy


def a_table() -> golazo.Table[Toy]:
    return TOY.new(2, seed="acts")


def test_an_act_leaves_the_open_question_as_it_is() -> None:
    table = a_table()
    before = table.question(1)
    swap = table.acts(0)[0]
    table.play(0, swap)
    assert table.question(1) == before
    assert table.position.coins == [toy.COINS - 1, toy.COINS]
    assert [event["event"] for event in table.events(1)][-2:] == ["swapped", "drew"]
    assert table.record()["plies"] == [[0, table.name(0, swap)]]


def test_whoever_has_begun_or_sealed_an_answer_waits() -> None:
    table = a_table()
    swap = table.name(0, table.acts(0)[0])
    table.play(0, "keep")
    assert table.acts(0) == ()
    with pytest.raises(golazo.IllegalChoice) as begun:
        table.play(0, swap)
    assert begun.value.key == "act-answer-begun"
    table.play(0, "bid:0")
    why = table.why_not(0, swap)
    assert why is not None
    assert why.key == "act-answer-sealed"
    assert table.acts(1), "the other has not answered yet"


def test_a_reason_of_the_act_is_given_with_its_rule() -> None:
    table = a_table()
    table.position.coins[0] = 0
    why = table.why_not(0, table.name(0, ("swap", next(k for k in range(toy.KINDS) if table.position.hands[0][k]))))
    assert why is not None
    assert why.rule == "T8"


def test_nobody_acts_after_the_end() -> None:
    table = a_table()
    rng = random.Random(1)
    while not table.over:
        seat = table.asked[0]
        table.play(seat, rng.choice(table.choices(seat)))
    assert table.acts(0) == ()
    why = table.why_not(0, "swap:plain")
    assert why is not None
    assert why.key == "game-over"


# An act that asks: the other seat must consent.


def _agreed(m: Toy, ask: Ask, answer: tuple[Choice, ...]) -> None:
    m.coins[ask.seat] += answer[0] == ("save",)


CONSENT = Asking[Toy]("consent", choices=lambda m, ask: [("pass",), ("save",)], take=_agreed, rule="T9")
BEG = Act[Toy](
    "beg",
    verbs=("star",),
    choices=lambda m, seat: [] if m.set_aside else [("star",)],
    take=lambda m, seat, choice: m.then([(CONSENT, 1 - seat)]),
    rule="T9",
)


class Begging(toy.ToyCup):
    acts: ClassVar[tuple[Act[Any], ...]] = (BEG, toy.SWAP)


def test_an_act_that_asks_sets_open_questions_aside_until_it_is_answered() -> None:
    game = Begging()
    table = game.new(2, seed="begging")
    asked = [table.question(0), table.question(1)]
    table.play(1, "keep")
    table.play(0, "star")
    assert table.asked == (1,)
    question = table.question(1)
    assert question is not None
    assert question.kind == "consent"
    again = restore(snapshot(table), table.record(), game)
    for each in (table, again, table.clone()):
        assert each.question(0) is None
        each.play(1, "save")
        assert each.question(0) == asked[0]
        assert each.question(1) is not None
        assert each.question(1).steps == ("keep",)  # type: ignore[union-attr]
        assert each.position.coins[1] == toy.COINS + 1


def test_an_act_may_interrupt_an_act() -> None:
    table = Begging().new(2, seed="begging")
    table.play(0, "star")
    assert ("star",) not in table.acts(1), "one plea at a time"
    swap = next(choice for choice in table.acts(1) if choice[0] == "swap")
    table.play(1, swap)
    question = table.question(1)
    assert question is not None
    assert question.kind == "consent"


def test_a_redeal_forgets_what_others_sealed_before_an_act_interrupted_it() -> None:
    table = Begging().new(2, seed="begging")
    table.play(1, "keep")
    table.play(1, "bid:1")
    table.play(0, "star")
    world = table.seat(0).redeal(random.Random(1))
    world.play(1, "pass")
    assert world.asked == (0, 1), "what the other sealed is asked anew"
