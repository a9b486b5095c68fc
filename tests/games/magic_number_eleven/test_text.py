"""Full time and the shoot-out, on positions that are written as text."""

from __future__ import annotations

import pytest

from golazo.games.magic_number_eleven import GAME

HEAD = f"magic-number-eleven/{GAME.version} seats=2 chance=typed"


@pytest.mark.parametrize(("score", "winners"), [("[2,1]", (0,)), ("[0,3]", (1,))])
def test_at_full_time_the_higher_score_wins(score: str, winners: tuple[int, ...]) -> None:
    table = GAME.read(f"{HEAD} | score={score} | todo halves.full_time()")
    assert table.over
    assert table.result is not None
    assert table.result.winners == winners


def test_E13_after_a_draw_both_are_asked_at_once_and_one_alone_cannot_want_a_shoot_out() -> None:
    table = GAME.read(f"{HEAD} | score=[1,1] | todo halves.full_time()")
    assert table.asked == (0, 1)
    table.play(0, "agree")
    assert table.text().endswith("| sealed 0:<agree>")
    table.play(1, "decline")
    assert table.over
