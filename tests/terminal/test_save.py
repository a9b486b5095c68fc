"""Saving on every move, and what can go wrong with files."""

from __future__ import annotations

import json
import resource
from pathlib import Path

import pytest

import golazo as api
from golazo.engine.errors import BadRecord
from golazo.terminal import files
from tests.terminal.program import Terminal, golazo, seed_for

GAME = "world-cup-2010"
SEATS = ("--seats", "me:Ana,bot:random", "--seed", seed_for(["goal"]), "--plain")


def play_some(home: Path, *typed: str) -> Path:
    shown = golazo(home, "play", GAME, *SEATS, "--save", home / "cup.json", typed=typed)
    assert shown.returncode == 0, shown.stderr
    return home / "cup.json"


def refused(shown: object, sentence: str) -> None:
    """Exit code 2, one clear sentence, no traceback."""
    code, out, err = shown.returncode, shown.stdout, shown.stderr  # type: ignore[attr-defined]
    assert code == 2, (out, err)
    assert sentence in err
    assert "Traceback" not in out + err


def test_killed_in_mid_game_it_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "cup.json"
    with Terminal(tmp_path, "play", GAME, *SEATS, "--save", path) as terminal:
        for _ in range(12):
            terminal.expect("Your choice:")
            terminal.type("1")
        terminal.expect("Your choice:")
        terminal.kill()
        kept = json.loads(path.read_text(encoding="utf-8"))["record"]
        mine = [choice for seat, choice in kept["plies"] if seat == 0]
        assert len(mine) == 12

        rest = golazo(tmp_path, "resume", path, "--plain", typed=["1"] * 2000)
        assert rest.returncode == 0, rest.stderr
        whole = golazo(tmp_path, "play", GAME, *SEATS, "--save", tmp_path / "whole.json", typed=["1"] * 2000)
        assert whole.returncode == 0
        one, other = (
            json.loads(each.read_text(encoding="utf-8"))["record"] for each in (path, tmp_path / "whole.json")
        )
        assert one == other  # as if it had never stopped, bots included
        assert api.verify(one).over


def test_resume_takes_the_latest_game_that_is_not_over(tmp_path: Path) -> None:
    golazo(tmp_path, "play", GAME, "--seats", "bot:random,bot:random", "--seed", "1")
    golazo(tmp_path, "play", GAME, *SEATS, typed=["1", "quit"])
    golazo(tmp_path, "play", GAME, "--seats", "bot:random,bot:random", "--seed", "2")
    shown = golazo(tmp_path, "resume", typed=["quit"])
    assert shown.returncode == 0
    assert "So far: Lay Goal." in shown.stdout
    listed = golazo(tmp_path, "resume", "--list")
    assert listed.stdout.count("over after") == 2
    assert listed.stdout.count("choices made") == 1


def test_resume_with_nothing_saved(tmp_path: Path) -> None:
    refused(golazo(tmp_path, "resume"), "There is no game to go on with")


def test_a_resumed_game_speaks_the_language_it_was_begun_in(tmp_path: Path) -> None:
    golazo(tmp_path, "play", GAME, *SEATS, "--lang", "it", typed=["esci"])
    assert "La tua scelta:" in golazo(tmp_path, "resume", typed=["esci"]).stdout
    assert "Your choice:" in golazo(tmp_path, "resume", "--lang", "en", typed=["quit"]).stdout


def test_a_full_disk_says_so_and_loses_nothing(tmp_path: Path) -> None:
    path = play_some(tmp_path, "1", "quit")
    before = path.read_bytes()

    def full() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (200, resource.RLIM_INFINITY))

    shown = golazo(tmp_path, "resume", path, "--plain", typed=["quit"], limit=full)
    refused(shown, "cannot be written: File too large. What was saved before is still whole.")
    assert path.read_bytes() == before
    assert list(tmp_path.glob(".cup*")) == []
    again = golazo(tmp_path, "resume", path, "--plain", typed=["1", "quit"])
    assert again.returncode == 0


def test_a_disk_that_is_full_for_a_while_costs_no_move(tmp_path: Path) -> None:
    """The folder cannot be written while a move is made; then it can, and the game goes on with that move."""
    folder = tmp_path / "disk"
    folder.mkdir()
    path = folder / "cup.json"
    with Terminal(tmp_path, "play", GAME, *SEATS, "--save", path) as terminal:
        terminal.expect("Your choice:")
        before = path.read_bytes()
        folder.rename(tmp_path / "away")
        (tmp_path / "disk").write_text("no folder", encoding="utf-8")
        terminal.type("1")
        terminal.expect("cannot be written")
        assert (tmp_path / "away" / "cup.json").read_bytes() == before
        (tmp_path / "disk").unlink()
        (tmp_path / "away").rename(folder)
        terminal.type("")
        terminal.expect("So far: Lay Goal.")
        terminal.kill()
        assert json.loads(path.read_text(encoding="utf-8"))["record"]["plies"][-1] == [0, "lay:goal"]


def test_a_save_is_not_overwritten_by_a_new_game(tmp_path: Path) -> None:
    path = play_some(tmp_path, "quit")
    refused(golazo(tmp_path, "play", GAME, *SEATS, "--save", path), "is there already")


@pytest.mark.parametrize("command", ["resume", "replay", "verify"])
def test_cut_files_are_refused(tmp_path: Path, command: str) -> None:
    path = play_some(tmp_path, "1", "1", "quit")
    text = path.read_text(encoding="utf-8")
    for length in (0, len(text) // 2, len(text) - 1):
        path.write_text(text[:length], encoding="utf-8")
        refused(golazo(tmp_path, command, path), "cut")


def edited(path: Path, change: object) -> Path:
    content = json.loads(path.read_text(encoding="utf-8"))
    change(content)  # type: ignore[operator]
    other = path.with_name("edited.json")
    other.write_text(json.dumps(content), encoding="utf-8")
    return other


@pytest.mark.parametrize("command", ["resume", "replay", "verify"])
def test_edited_records_are_refused(tmp_path: Path, command: str) -> None:
    path = play_some(tmp_path, "1", "1", "quit")
    cases = [
        (lambda content: content["record"]["plies"].pop(), "its digest does not fit"),
        (lambda content: content["record"]["chance"].update(seed="other"), "its digest does not fit"),
        (lambda content: content["record"].update(seats="two"), "“seats”"),
        (lambda content: content["record"]["plies"].append(["x"]), "cut or edited"),
        (lambda content: content.update(record=7), "not a Golazo record"),
    ]
    for change, sentence in cases:
        shown = golazo(tmp_path, command, edited(path, change))
        assert shown.returncode == 2, shown.stdout
        assert "Traceback" not in shown.stderr
        if command != "resume":  # which may notice first that players and record do not fit
            assert sentence in shown.stderr


def test_edited_saves_are_refused(tmp_path: Path) -> None:
    path = play_some(tmp_path, "1", "quit")
    for change in (
        lambda content: content.update(plan=["me", "me", "me"]),
        lambda content: content.update(plan=[]),
        lambda content: content.update(plan="me"),
        lambda content: content.update(plan=["me", "you"]),
        lambda content: content.update(language="tlh"),
        lambda content: content.update(pack=3),
        lambda content: content.update({"golazo-save": 99}),
        lambda content: content.update(plan=["me", "bot:os:system"]),
    ):
        shown = golazo(tmp_path, "resume", edited(path, change))
        assert shown.returncode == 2, shown.stdout
        assert shown.stderr.strip()
        assert "Traceback" not in shown.stderr


def test_a_saved_game_cannot_name_code_but_whoever_resumes_can(tmp_path: Path) -> None:
    path = play_some(tmp_path, "1", "quit")
    own = f"{Path(__file__).parents[1] / 'bots' / 'bad.py'}:Crashes"
    other = edited(path, lambda content: content.update(plan=["me", f"bot:{own}"]))
    refused(golazo(tmp_path, "resume", other), "code from outside")
    trusted = golazo(tmp_path, "resume", other, "--seats", f"me,bot:{own}", typed=["1"] * 200)
    refused(trusted, "ZeroDivisionError: own goal")


def test_files_that_are_no_files(tmp_path: Path) -> None:
    for command in ("resume", "replay", "verify"):
        refused(golazo(tmp_path, command, tmp_path / "none.json"), "cannot be read: No such file")
        refused(golazo(tmp_path, command, tmp_path), "cannot be read: Is a directory")


def test_deep_and_huge_json_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deep.json"
    for text in ("[" * 100_000, '{"golazo": ' + "9" * 5000 + "}", "\ufeff{}", '"\\ud800"', "null"):
        path.write_bytes(text.encode("utf-8", "surrogatepass"))
        with pytest.raises(BadRecord):
            api.replay(files.read(path))


def test_a_record_cannot_command_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "evil.json"
    path.write_text(json.dumps({"golazo": "\x1b[2J\x1b]0;evil\x07", "game": "x"}), encoding="utf-8")
    shown = golazo(tmp_path, "verify", path)
    refused(shown, "The record is of format")
    assert "\x1b" not in shown.stderr
    assert "\x07" not in shown.stderr


def test_a_pack_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    def full() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (200, resource.RLIM_INFINITY))

    refused(golazo(tmp_path, "pack", "new", GAME, tmp_path / "own", limit=full), "cannot be written")
    assert not (tmp_path / "own").exists()
    assert golazo(tmp_path, "pack", "new", GAME, tmp_path / "own").returncode == 0


def test_a_broken_save_is_named_where_no_file_was(tmp_path: Path) -> None:
    golazo(tmp_path, "play", GAME, *SEATS, typed=["quit"])
    (path,) = (tmp_path / "games").iterdir()
    path.write_text(path.read_text()[:100])
    refused(golazo(tmp_path, "resume"), str(path))


def test_half_of_a_character_in_a_record_is_refused(tmp_path: Path) -> None:
    path = play_some(tmp_path, "1", "quit")
    path.write_text(path.read_text().replace('"seeded"', '"\\ud800"'))
    for command in ("resume", "replay", "verify"):
        refused(golazo(tmp_path, command, path), "not a Golazo record")
