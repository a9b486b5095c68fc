"""`golazo new-game`: a copy of the example under another name that plays at once; bad names are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.examples.installing import installed
from tests.terminal.program import golazo


def test_a_new_game_plays_at_once(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    made = golazo(tmp_path, "new-game", "Golden Boot", "--folder", folder)
    assert made.returncode == 0, made.stderr
    for told in (str(folder), "pip install -e", "play golden-boot", "docs/new-game.md"):
        assert told in made.stdout
    texts = [path.read_text(encoding="utf-8") for path in folder.rglob("*.*") if path.suffix != ".md"]
    assert not any("penalty_duel" in text or "PenaltyDuel" in text for text in texts)
    path = installed(folder, tmp_path / "site")
    played = golazo(
        tmp_path, "play", "golden-boot", "--seats", "bot:random,bot:random", "--seed", "1", "--plain", PYTHONPATH=path
    )
    assert played.returncode == 0, played.stderr
    assert "Golden Boot" in played.stdout
    assert "Result" in played.stdout


@pytest.mark.parametrize("name", ["", "9 lives", "../outside", "a/b", "ünder", "import", "x" * 41, "-", "a\nb;c"])
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str) -> None:
    refused = golazo(tmp_path, "new-game", "--folder", tmp_path / "new", "--", name)
    assert refused.returncode == 2
    assert "A game cannot be called" in refused.stderr
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("name", ["world-cup-2010", "json", "pytest"])
def test_a_name_that_is_taken_is_refused(tmp_path: Path, name: str) -> None:
    refused = golazo(tmp_path, "new-game", name, "--folder", tmp_path / "new")
    assert refused.returncode == 2
    assert "already" in refused.stderr
    assert not (tmp_path / "new").exists()


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path) -> None:
    refused = golazo(tmp_path, "new-game", "golden-boot", "--folder", tmp_path)
    assert refused.returncode == 2
    assert "nothing is overwritten" in refused.stderr
