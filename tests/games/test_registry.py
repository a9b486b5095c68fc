"""The registry: games of other packages are found, broken ones are left out, and what a game lacks has a default."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

import golazo
from golazo.bots import names as bots_of
from golazo.engine.errors import BadSetup
from golazo.games import forget
from golazo.words import LANGUAGES, messages, rules
from golazo.words.reader import Reader

COIN = """
from golazo.engine.asking import Asking
from golazo.engine.game import Game, Result, Standing
from golazo.engine.names import Names
from golazo.engine.position import Position, new_parts


class Coin(Position):
    __slots__ = ("called",)

    def __init__(self, engine, called):
        super().__init__(engine)
        self.called = called

    def clone(self):
        return Coin(self.parts(), self.called[:])


def call(m, ask, answer):
    m.called[ask.seat] = answer[-1][1]


CALL = Asking[Coin]("call", seats=lambda m: range(m.seats), choices=lambda m, ask: [("call", 0), ("call", 1)],
                    take=call, sealed=True, rule="1")


class CoinGame(Game[Coin]):
    id = "coin"
    version = 1
    seat_counts = range(2, 3)

    def start(self, seats, source, keeps_events, pack, options):
        m = Coin(new_parts(seats, source, keeps_events), [0] * seats)
        m.then([(CALL,)])
        return m

    def names(self, pack):
        return Names({"side": ["heads", "tails"]}, {"call": ("side",)})

    def view(self, m, seat):
        return {"calls": [{"player": seat, "side": side} for seat, side in enumerate(m.called)], "over_soon": True}

    def result(self, m):
        return Result(tuple(Standing(seat, 1, {}, "equal") for seat in range(m.seats)))

    def redeal(self, m, seat):
        pass

    def inventory(self, m):
        return {}


GAME = CoinGame()
"""


MODULES = (f"coin_{number}" for number in count())
"""The engine knows steps by module and name, so each package of these tests has a name of its own."""


def install(folder: Path, name: str, source: str, point: str = "") -> Path:
    """A package with an entry point, as pip would leave it; its folder."""
    module = next(MODULES)
    (folder / module).mkdir()
    (folder / module / "__init__.py").write_text(source, encoding="utf-8")
    metadata = folder / f"{module}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    entry = f"[golazo.games]\n{name} = {point or module + ':GAME'}\n"
    (metadata / "entry_points.txt").write_text(entry, encoding="utf-8")
    return folder / module


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()
    _forget_texts()
    yield tmp_path
    monkeypatch.undo()
    forget()
    _forget_texts()


def _forget_texts() -> None:
    for kept in (rules.page, rules.table, messages.source, messages.messages):
        kept.cache_clear()


def test_our_games_are_declared_as_entry_points() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    folders = {path.parent.name for path in (Path(__file__).parents[2] / "src/golazo/games").glob("*/__init__.py")}
    assert project["entry-points"]["golazo.games"] == {
        name.replace("_", "-"): f"golazo.games.{name}:GAME" for name in sorted(folders)
    }


def test_a_game_of_another_package_is_found_and_played(folder: Path) -> None:
    install(folder, "coin", COIN)
    assert "coin" in golazo.games()
    table = golazo.game("coin").new(2, seed=1)
    table.play(0, "call:heads")
    table.play(1, "call:tails")
    assert table.over
    assert golazo.replay(json.loads(json.dumps(table.record()))).over


def test_what_a_game_does_not_bring_has_a_plain_default(folder: Path) -> None:
    package = install(folder, "coin", COIN)
    game = golazo.game("coin")
    assert game.folder == package
    assert game.pack.items == {}
    assert bots_of("coin") == ("random",)
    assert rules.page("coin", "it") == ""
    assert rules.table("coin") == {}
    assert not game.has_part("paper.cards")
    assert game.part("picture") is None
    for language in LANGUAGES:
        reader = Reader(language, "coin", game.pack, ["Ana", "Rui"])
        picture = game.picture(game.new(2, seed=1).view(0), reader)
        assert picture.splitlines() == [
            "calls:",
            "  player  side",
            "  Ana     heads",
            "  Rui     heads",
            "over soon: +",
        ]


def test_a_language_that_is_missing_falls_back_to_english(folder: Path) -> None:
    package = install(folder, "coin", COIN)
    for name, text in {"words/en.ftl": "game-name = Coin toss\n", "pages/en.md": "# Coin toss\n"}.items():
        (package / name).parent.mkdir()
        (package / name).write_text(text, encoding="utf-8")
    assert Reader("it", "coin").say("game-name") == "Coin toss"
    assert Reader("it", "coin").say("player-chance") == Reader("it").say("player-chance")
    assert rules.page("coin", "it") == "# Coin toss\n"


@pytest.mark.parametrize(
    ("source", "point", "why"),
    [
        ("import no_such_module", "", "no_such_module"),
        ("def broken(:", "", "SyntaxError"),
        ("GAME = 3", "", "is no Game"),
        ("", "", "has no attribute 'GAME'"),
        (COIN.replace('id = "coin"', 'id = "other"'), "", "the game other"),
        (COIN.replace("range(2, 3)", "range(2, 2)"), "", "seat_counts"),
        (COIN.replace("version = 1", 'version = "1"'), "", "version"),
        (COIN.replace("    version = 1", '    version = 1\n    accent = ("red", "blue")'), "", "accent"),
        (COIN.replace("def inventory", "def forgotten"), "", "inventory"),
        (COIN.replace("version = 1", "version = 1\n    schema = {'card': None}"), "", "pack-not-found"),
        (COIN, "no_such_package:GAME", "no_such_package"),
    ],
)
def test_a_broken_game_is_left_out_and_logged(
    folder: Path, caplog: pytest.LogCaptureFixture, source: str, point: str, why: str
) -> None:
    ours = golazo.games()
    forget()
    install(folder, "coin", source, point)
    with caplog.at_level(logging.WARNING, "golazo.games"):
        assert golazo.games() == ours
    assert why in golazo.broken_games()["coin"]
    assert "coin" in caplog.text
    with pytest.raises(BadSetup, match="installed but cannot be played") as refused:
        golazo.game("coin")
    assert refused.value.key == "game-broken"


def test_the_terminal_lists_a_broken_game_with_the_reason(tmp_path: Path) -> None:
    install(tmp_path, "coin", "import no_such_module")
    command = [sys.executable, "-m", "golazo", "games", "--plain", "--lang", "en"]
    path = f"{tmp_path}:{Path(golazo.__file__).parents[1]}"
    done = subprocess.run(command, capture_output=True, text=True, check=True, env={"PYTHONPATH": path})
    assert "“coin” is installed but cannot be played: ModuleNotFoundError" in done.stdout + done.stderr
    assert all(game in done.stdout for game in golazo.games())
