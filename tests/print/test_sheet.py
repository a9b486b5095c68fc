"""Cards lie in the middle of the paper, and a sheet's backs are behind its fronts."""

from __future__ import annotations

import pytest

from golazo.print.canvas import Box, Canvas
from golazo.print.sheet import AWAY, CARD, MARK, PAPERS, PER_SHEET, Card, lay, place, sheets


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_cards_and_cut_marks_are_on_the_paper(paper: tuple[float, float]) -> None:
    first, last = place(paper, 0), place(paper, PER_SHEET - 1)
    assert (first.w, first.h) == CARD == (63, 88)
    assert min(first.x, first.y) >= AWAY + MARK
    assert first.x == pytest.approx(paper[0] - last.x - last.w)
    assert first.y == pytest.approx(paper[1] - last.y - last.h)


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_turned_over_the_long_edge_every_back_is_behind_its_front(paper: tuple[float, float]) -> None:
    for number in range(PER_SHEET):
        front, back = place(paper, number), place(paper, number, mirrored=True)
        assert paper[0] - back.x - back.w == pytest.approx(front.x)
        assert back.y == front.y


def test_a_sheet_holds_nine_cards_and_the_last_what_is_left() -> None:
    def nothing(canvas: Canvas, box: Box) -> None:
        canvas.rect(box)

    cards = [Card(nothing, nothing)] * 20
    assert [len(sheet) for sheet in sheets(cards)] == [9, 9, 2]


def test_a_card_that_lies_is_drawn_sideways() -> None:
    seen: list[Box] = []

    def draw(canvas: Canvas, box: Box) -> None:
        seen.append(box)

    with Canvas(PAPERS["a4"], "test", "en") as canvas:
        lay(canvas, [Card(draw, draw), Card(draw, draw, lies=True)], "label")
    assert [(box.w, box.h) for box in seen] == [(63, 88), (88, 63)]
