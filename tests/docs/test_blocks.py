"""Every block of Python on a page runs, every command of ours is one that there is, every link leads somewhere."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
import typer

from golazo.terminal.app import app
from tests.docs.pages import PAGES, ROOT, Block, blocks, commands, names
from tests.scripts import script

PYTHON = [each for page in PAGES for each in blocks(page) if each.language == "python"]
COMMANDS = sorted({(str(page.relative_to(ROOT)), *words) for page in PAGES for words in commands(page)})
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]*))?\)")


@pytest.mark.parametrize("block", PYTHON, ids=str)
def test_python_on_a_page_runs(block: Block, tmp_path: Path) -> None:
    ast.parse(block.text)
    if block.is_run:
        (tmp_path / "block.py").write_text(block.text, encoding="utf-8")
        done = subprocess.run([sys.executable, "block.py"], cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_command_on_a_page_is_one_that_there_is(command: tuple[str, ...]) -> None:
    _, program, *arguments = command
    if program == "python":
        program, *arguments = arguments
    if program.endswith("golazo"):
        _parsed(arguments)
        return
    assert (ROOT / program).exists()
    assert program.endswith(".py") or os.access(ROOT / program, os.X_OK)
    if program in ("scripts/play", "scripts/play.py"):
        _parsed(script("play").command(arguments))


def _parsed(arguments: list[str]) -> None:
    """As the command itself reads it: unknown commands, options and values are errors, and nothing is done."""
    command = typer.main.get_command(app)
    words = list(arguments)
    while isinstance(command, typer.core.TyperGroup) and words and not words[0].startswith("-"):
        if "|" in words[0]:  # `golazo pack new|check|show`: each of them
            assert set(words[0].split("|")) <= set(command.commands)
            return
        assert words[0] in command.commands, f"golazo has no command {words[0]}"
        command = command.commands[words.pop(0)]
    if isinstance(command, typer.core.TyperGroup):
        known = {option for each in command.params for option in each.opts}
        assert set(words) <= known | {"--help"}
        return
    options = {option for each in command.params for option in (*each.opts, *each.secondary_opts)}
    given = {word.partition("=")[0] for word in words if word.startswith("-")}
    assert given <= options | {"--help"}, f"unknown options: {given - options}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_python_names_on_a_page_are_there(page: Path) -> None:
    for name in names(page):
        module, _, thing = name.rpartition(".")
        try:
            import_module(name)
        except ModuleNotFoundError:
            assert hasattr(import_module(module), thing), name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target, part in LINK.findall(page.read_text(encoding="utf-8")):
        file = (page.parent / target).resolve() if target else page
        assert file.exists(), target
        if part and file.suffix == ".md":
            headings = re.findall(r"^#+ (.+)$", file.read_text(encoding="utf-8"), re.M)
            assert part in {re.sub(r"[^\w -]", "", each).strip().lower().replace(" ", "-") for each in headings}


def test_pages_have_commands_and_code() -> None:
    """The tests above look at something."""
    assert len(COMMANDS) > 30
    assert len(PYTHON) > 5


def test_the_bot_of_its_page_plays(tmp_path: Path) -> None:
    block = next(each for each in PYTHON if each.page == "docs/bots.md" and "class Careful" in each.text)
    (tmp_path / "mybot.py").write_text(block.text, encoding="utf-8")
    series = ["simulate", "world-cup-2010", "-n", "1", "--jobs", "1", "--bots", "mybot.py:Careful,random"]
    done = subprocess.run([sys.executable, "-m", "golazo", *series], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "Careful" in done.stdout
