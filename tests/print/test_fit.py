"""Texts fit their boxes, whatever is written."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from golazo.print import fit


def measure(text: str) -> float:
    """Every letter is a tenth of a millimetre wide at one point."""
    return len(text) / 10


def test_a_text_that_fits_keeps_its_size() -> None:
    assert fit.line("four", measure, width=10, height=10, size=12) == fit.Fitted(12, ("four",), False)


def test_a_long_text_shrinks_to_the_width() -> None:
    fitted = fit.line("a" * 20, measure, width=12, height=10, size=12)
    assert fit.FLOOR < fitted.size < 12
    assert 11.9 < measure(fitted.lines[0]) * fitted.size <= 12
    assert not fitted.cut


def test_at_the_floor_a_text_is_cut_and_says_so() -> None:
    fitted = fit.line("a" * 100, measure, width=10, height=10, size=12)
    assert fitted.size == fit.FLOOR
    assert fitted.cut
    assert fitted.lines[0].endswith("a…")
    assert measure(fitted.lines[0]) * fitted.size <= 10


def test_a_block_is_broken_at_its_spaces() -> None:
    assert fit.block("one two three", measure, width=7, height=30, size=10).lines == ("one two", "three")


def test_a_block_shrinks_before_it_is_cut() -> None:
    fitted = fit.block("word " * 20, measure, width=20, height=20, size=20)
    assert not fitted.cut
    assert fit.FLOOR <= fitted.size < 20
    assert " ".join(fitted.lines) == ("word " * 20).strip()


@given(
    text=st.text(alphabet="ab ", max_size=600), width=st.floats(5, 200), height=st.floats(6, 100), size=st.floats(5, 60)
)
def test_nothing_leaves_its_box(text: str, width: float, height: float, size: float) -> None:
    line = fit.line(text, measure, width, height, size)
    assert measure(line.lines[0]) * line.size <= width
    block = fit.block(text, measure, width, height, size)
    assert len(block.lines) * block.size * fit.POINT * fit.LEADING <= height
    assert all(measure(each) * block.size <= width for each in block.lines)
