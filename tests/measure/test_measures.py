"""Every measure of every game at its reduced count: the figures lie near their targets."""

from __future__ import annotations

from pathlib import Path

import pytest

import golazo
from golazo.arena.measure import main, measured, measures, write_into_docs
from golazo.engine.measure import Figure, rate, share

ERRORS = 3
"""Standard errors: by so much chance may take a figure of few games out of its range."""
ALL = [(game_id, name) for game_id in golazo.games() for name in measures(game_id)]


@pytest.mark.parametrize(("game_id", "name"), ALL)
def test_figures_hold_at_the_reduced_count(game_id: str, name: str) -> None:
    measure = measures(game_id)[name]
    *_, (done, counts) = measured(game_id, name, measure.reduced)
    assert done == measure.reduced
    off = [figure for figure in measure.report(counts) if not figure.holds(ERRORS)]
    assert not off


def test_a_figure_outside_its_range_does_not_hold() -> None:
    assert not Figure("goals", 3.0, 1, 2).holds()
    assert not Figure("goals", 3.0, 1, 2).holds(ERRORS)
    assert Figure("goals", 2.0, 1, 2).holds()


def test_with_few_games_a_figure_may_lie_further_outside_than_with_many() -> None:
    assert share("wins", 7, 20, 20, 30).holds(ERRORS)
    assert not share("wins", 7, 20, 20, 30).holds()
    assert not share("wins", 700, 2000, 20, 30).holds(ERRORS)
    assert rate("goals", 70, 20, 2.4, 3.2).holds(ERRORS)
    assert not rate("goals", 7000, 2000, 2.4, 3.2).holds(ERRORS)


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    game_id, name = "magic-number-eleven", "home-and-away"
    size = measures(game_id)[name].piece
    run = measured(game_id, name, 2 * size, folder=tmp_path)
    assert next(run)[0] == 0
    assert next(run)[0] == size
    run.close()
    again = list(measured(game_id, name, 2 * size, folder=tmp_path))
    assert again[0][0] == size, "the piece that was done is played again"
    assert again[-1][0] == 2 * size
    *_, (_, whole) = measured(game_id, name, 2 * size)
    assert again[-1][1] == whole


def test_figures_are_written_between_their_marks(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- measured: x -->\nold\n<!-- end of x -->\nafter\n")
    write_into_docs(page, "x", ["new"])
    assert page.read_text() == "before\n<!-- measured: x -->\nnew\n<!-- end of x -->\nafter\n"
    with pytest.raises(SystemExit, match="no place for the measure"):
        write_into_docs(page, "y", ["new"])


def test_help_names_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    shown = "".join(capsys.readouterr().out.split())  # a line may break within a name
    assert all(game_id in shown for game_id in golazo.games())
