"""The example is a whole game: found by its entry point alone, it is checked, played and printed like ours."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from pypdf import PdfReader

from tests.examples.installing import EXAMPLE, ROOT, installed
from tests.terminal.program import golazo

GAME = "penalty-duel"
MOST_LINES = 200


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    return installed(EXAMPLE, tmp_path_factory.mktemp("site"))


def run(path: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([path, str(ROOT)])}
    command = [sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment, check=False)


def test_it_is_small() -> None:
    texts = [file.read_text(encoding="utf-8") for file in (EXAMPLE / "penalty_duel").rglob("*.py")]
    assert sum(bool(line.strip()) for text in texts for line in text.splitlines()) <= MOST_LINES


def test_its_written_parts_are_current() -> None:
    done = run("", "-m", "golazo.engine.state", "--check", str(EXAMPLE / "penalty_duel" / "state.py"))
    assert done.returncode == 0, done.stderr


def test_the_conformance_suite_finds_it_by_itself(path: str) -> None:
    suites = ["tests/conformance/test_games.py", "tests/conformance/test_redeal.py"]
    done = run(path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *suites, "-k", GAME)
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout or "100%" in done.stdout


def test_its_words_are_complete(path: str) -> None:
    done = run(path, "-m", "golazo.words.check")
    assert done.returncode == 0, done.stdout


def test_it_is_listed_and_told_in_the_terminal(path: str, tmp_path: Path) -> None:
    assert f"{GAME}: Penalty Duel" in golazo(tmp_path, "games", PYTHONPATH=path).stdout
    assert f"{GAME}: Duello ai rigori" in golazo(tmp_path, "games", "--lang", "it", PYTHONPATH=path).stdout
    assert "a save without a roll proves" in golazo(tmp_path, "rules", GAME, "--lang", "it", PYTHONPATH=path).stdout


def test_a_person_plays_it_in_the_terminal(path: str, tmp_path: Path) -> None:
    save = tmp_path / "duel.json"
    options = ("--seats", "me,bot:random", "--seed", "2", "--save", save, "--options", "kicks=3", "--plain")
    done = golazo(tmp_path, "play", GAME, *options, typed=["4", *["1"] * 20], PYTHONPATH=path)
    assert done.returncode == 0, done.stderr
    assert "You kick. Which corner?" in done.stdout
    assert "You keep goal. Which corner?" in done.stdout
    assert "Player 1 lays Regular aside and draws another card." in done.stdout
    assert "Player: Player 1; Goals: " in done.stdout, "there is no picture of the table"
    assert "Result" in done.stdout
    assert json.loads(save.read_text(encoding="utf-8"))


def test_bots_play_it_in_the_arena(path: str, tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    arguments = ("-n", "40", "--jobs", "1", "--seed", "1", "--json", figures)
    done = golazo(tmp_path, "simulate", GAME, *arguments, PYTHONPATH=path)
    assert done.returncode == 0, done.stderr
    assert json.loads(figures.read_text(encoding="utf-8"))["games"] == 40


def test_it_is_printed_with_plain_cards(path: str, tmp_path: Path) -> None:
    file = tmp_path / "duel.pdf"
    assert golazo(tmp_path, "print", GAME, "--output", file, PYTHONPATH=path).returncode == 0
    pages = [page.extract_text() for page in PdfReader(file).pages]
    cards = next(page for page in pages if "Regular" in page)
    assert cards.count("Regular") == 3
    assert cards.count("roll the die") == 1


def test_the_tutorial_shows_the_example_as_it_is() -> None:
    page = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
    sources = [file.read_text(encoding="utf-8") for file in (EXAMPLE / "penalty_duel").glob("*.py")]
    shown = re.findall(r"^```python\n(.*?)^```$", page, re.M | re.S)
    assert len(shown) >= 8
    for block in shown:
        method = textwrap.indent(block, "    ").rstrip()
        assert any(block.rstrip() in source or method in source for source in sources), block
