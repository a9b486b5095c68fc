"""Bots that are programs of their own: over a pipe, in any language, however badly they behave."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import golazo
from golazo.arena import Series, play_series
from golazo.arena.game import play as play_game
from golazo.bots import Budget, ask, make, play
from golazo.bots.messages import KEEP_LIMIT, BadMessage, chosen
from golazo.bots.program import Program
from tests.missing import missing

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
HOSTILE = Path(__file__).with_name("hostile.py")
GAME = "world-cup-2010"
QUICK = Budget(seconds=0.4)


def built(language: str, folder: Path) -> str:
    """The command of a starter bot; skipped where its tool is not on the machine, unless that is a failure."""
    tools = {"python": sys.executable, "javascript": "node", "rust": "rustc", "cpp": "g++", "java": "java"}
    tool = shutil.which(tools[language])
    if tool is None:
        missing(f"{tools[language]} for the starter bot in {language}")
    if language == "rust":
        subprocess.run([str(tool), "-O", EXAMPLES / "bot.rs", "-o", folder / "bot"], check=True)
        return str(folder / "bot")
    if language == "cpp":
        subprocess.run([str(tool), "-O1", "-std=c++17", EXAMPLES / "bot.cpp", "-o", folder / "bot"], check=True)
        return str(folder / "bot")
    file = {"python": "bot.py", "javascript": "bot.js", "java": "Bot.java"}[language]
    return f"{tool} {EXAMPLES / file}"


@pytest.mark.parametrize("language", ["python", "javascript", "rust", "cpp", "java"])
def test_the_starter_bot_of_every_language_plays_a_whole_game(language: str, tmp_path: Path) -> None:
    command = f"cmd:{built(language, tmp_path)}"
    table = golazo.game("magic-number-eleven").new(2, seed=5, listen=False)
    bots = [make(command, table.game.id, random.Random(1)), make("random", table.game.id, random.Random(2))]
    play_game(table, bots, [command, "random"], Budget(seconds=10), 1)
    assert table.result is not None
    program = bots[0]
    assert isinstance(program, Program)
    assert program.faults == []
    program.close()


def test_starter_bots_are_short() -> None:
    assert all(len(file.read_text().splitlines()) <= 40 for file in EXAMPLES.iterdir())


@pytest.mark.parametrize(
    ("way", "fault"),
    [
        ("stalls", "took too long"),
        ("dies", "ended"),
        ("garbage", "unreadable: not JSON"),
        ("half", "ended"),
        ("floods", "a line without end"),
        ("lies", "illegal: win:1"),
        ("hog", "took too much memory"),
        ("keeps", 'unreadable: field "keep"'),
        ("unknown field", 'unreadable: field "number": unknown'),
    ],
)
def test_a_bad_program_loses_its_answer_and_nothing_else(way: str, fault: str) -> None:
    table = golazo.game(GAME).new(2, seed=3)
    seat = table.asked[0]
    bot = Program(f"{sys.executable} {HOSTILE} '{way}'", random.Random(1), memory=200_000_000)
    answer = ask(bot, way, table, seat, 0, QUICK if way == "stalls" else Budget(seconds=5))
    play(table, seat, answer, way)
    assert len(bot.faults) == 1
    assert bot.faults[0].startswith(fault)
    bot.close()


def test_a_program_that_says_more_than_it_is_asked_loses_answers_at_most() -> None:
    table = golazo.game(GAME).new(2, seed=3)
    bot = Program(f"{sys.executable} {HOSTILE} chatters", random.Random(1))
    for asked in range(1, 6):
        seat = table.asked[0]
        play(table, seat, ask(bot, "chatters", table, seat, 0, Budget(seconds=5)), "chatters")
        assert len(bot.faults) <= asked
    bot.close()


def test_a_series_with_a_program_that_dies_has_a_right_tally() -> None:
    series = Series(GAME, ("random", f"cmd:{sys.executable} {HOSTILE} dies"), 2, "dies")
    tally = play_series(series)
    assert tally.games == 2
    assert tally.entrants[0].faults == 0
    assert tally.entrants[1].faults > 10
    assert sum(entrant.wins for entrant in tally.entrants) == 2


def test_a_program_that_does_not_exist_is_a_fault() -> None:
    table = golazo.game(GAME).new(2, seed=3)
    bot = make("cmd:./no-such-program", GAME, random.Random(1))
    ask(bot, "none", table, table.asked[0], 0, QUICK)
    assert bot.faults[0].startswith("cannot be started")  # type: ignore[attr-defined]


def test_what_it_keeps_comes_back_and_refusals_say_why(tmp_path: Path) -> None:
    script = tmp_path / "counts.py"
    script.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    m = json.loads(line)\n"
        "    if m['type'] == 'hello':\n"
        "        continue\n"
        "    kept = (m['keep'] or []) + [m['refused'] and m['refused']['key']]\n"
        "    pick = 'no-such' if len(kept) == 1 else m['choices'][0]['id']\n"
        "    print(json.dumps({'type': 'choose', 'choices': [pick], 'keep': kept}), flush=True)\n"
    )
    table = golazo.game(GAME).new(2, seed=3)
    bot = Program(f"{sys.executable} {script}", random.Random(1))
    ask(bot, "counts", table, table.asked[0], 0, Budget(seconds=10))
    assert bot.faults == []
    assert bot._keep is not None
    assert list(bot._keep)[:2] == [None, "choice-unknown"]  # type: ignore[call-overload]
    bot.close()


@pytest.mark.parametrize(
    "text", ["", "[]", "3", '{"type":"choose"}', '{"type":"choose","choices":[]}', '{"type":"choose","choices":[1]}']
)
def test_messages_that_cannot_be_read_are_refused(text: str) -> None:
    with pytest.raises(BadMessage):
        chosen(text)


def test_what_a_program_keeps_is_bounded() -> None:
    assert chosen(json.dumps({"type": "choose", "choices": ["a"], "keep": "x" * (KEEP_LIMIT - 2)}))[0] == ["a"]
    with pytest.raises(BadMessage, match="keep"):
        chosen(json.dumps({"type": "choose", "choices": ["a"], "keep": "x" * KEEP_LIMIT}))
