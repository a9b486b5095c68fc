"""Positions as text: what a line looks like, what it gives back, and how a wrong one is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

import golazo
from golazo import BadRecord, Table
from golazo.words import messages  # errors are sentences  # noqa: F401
from tests.conformance.toy import TOY

LINE = (
    "toy-cup/1 seats=2 serial=1 | deck={plain:3,save:1,star:2} hands=[{plain:1,save:1},{plain:2}]"
    " | todo toy.shoot() toy.clear() toy.play_round(1) toy.turn?(0) toy.turn?(1) toy.last_points()"
    " | asks 0:toy.bid?#1()<keep> 1:toy.bid?#1() | sealed 1:<lay:plain><bid:2>"
)


def read() -> Table[Any]:
    return TOY.read(LINE, "seed")


def test_a_line_says_what_lies_where_what_is_to_be_done_and_who_is_asked() -> None:
    table = read()
    m = table.position
    assert m.deck == [3, 1, 2]
    assert m.hands == [[1, 1, 0], [2, 0, 0]]
    assert table.asked == (0,)
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.id, question.steps) == ("bid", "1.1", ("keep",))
    table.play(0, "bid:1")
    assert {event["event"] for event in table.events(None)} >= {"bid", "shot"}
    assert m.laid[1] == 0 or m.gone[0] == 1


def test_a_line_is_its_own_inverse() -> None:
    assert read().text() == LINE
    assert read().position == TOY.read(LINE).position


def test_what_is_as_at_the_start_is_left_away() -> None:
    table = TOY.new(2, 1, chance="typed")
    assert "coins" not in table.text()
    assert " chance=typed " in table.text()
    assert TOY.read(table.text()).asked == table.asked


def test_a_table_that_was_read_has_no_record() -> None:
    with pytest.raises(BadRecord, match="read from a text"):
        read().record()


def test_positions_differ_by_what_lies_there_and_by_who_is_asked() -> None:
    one, other = read().position, read().position
    other.coins[0] -= 1
    assert one != other
    moved = read()
    moved.play(0, "bid:0")
    assert moved.position != one
    assert one != "a position"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("toy-cup/1", "chess/1"), "shows a position of “chess”"),
        (("toy-cup/1", "toy-cup/9"), "version"),
        (("seats=2", "seats=two"), "cannot be read at “two”"),
        (("seats=2", "seats"), "cannot be read at “seats”"),
        (("{plain:3", "{rabbit:3"), "a field that does not fit: deck"),
        (("{plain:3,", "[{plain:3,"), "cannot be read at"),
        (("deck=", "desk="), "a field that does not fit: desk"),
        (("hands=[{plain:1,save:1}", "hands=[7"), "a field that does not fit: hands"),
        (("toy.shoot()", "toy.hoot()"), "hoot"),
        (("toy.shoot()", "toy.shoot"), "cannot be read at"),
        (("toy.shoot()", "toy.shoot(x)"), "cannot be read at “x”"),
        (("0:toy.bid?#1()", "0:toy.shoot#1()"), "cannot be read at"),
        (("0:toy.bid?", "5:toy.bid?"), "cannot be read at “5”"),
        (("<keep>", "<jump>"), "cannot be read at “jump”"),
        (("sealed 1:", "sealed 9:"), "cannot be read at “9”"),
        (("| sealed", "| at 4 | sealed"), "cannot be read at “todo”"),
        (("| sealed", "| open"), "cannot be read at “open"),
    ],
)
def test_a_wrong_text_is_refused_with_a_sentence(change: tuple[str, str], sentence: str) -> None:
    assert change[0] in LINE
    with pytest.raises(BadRecord, match=sentence):
        TOY.read(LINE.replace(*change))


@pytest.mark.parametrize("line", ["", "|", "toy-cup/1", "x" * 300_000, None, 7])
def test_what_is_no_text_of_a_position_is_refused(line: Any) -> None:
    with pytest.raises(golazo.GolazoError):
        TOY.read(line)


def test_a_text_cut_or_garbled_anywhere_is_refused_or_read_but_never_crashes() -> None:
    rng = random.Random(3)
    signs = "[]{}()<>,:|#@*?=. 0a"
    for _ in range(2_000):
        at = rng.randrange(len(LINE))
        line = rng.choice((LINE[:at], LINE[:at] + rng.choice(signs) + LINE[at + 1 :], LINE[:at] + LINE[at + 1 :]))
        try:
            TOY.read(line).text()
        except golazo.GolazoError:
            continue
