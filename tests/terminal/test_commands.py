"""What the other commands do, and what every command refuses."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
from pathlib import Path

import pytest

import golazo as api
from golazo.terminal.lookup import folded
from golazo.words import LANGUAGES
from golazo.words.reader import Reader
from tests.terminal.program import COMMAND, Terminal, environment, golazo, plain

GAME = "world-cup-2010"
NO_TEXT = os.fsdecode(b"\xff")
"""A byte that is no text, as a shell may pass it on."""
BAD = Path(__file__).parents[1] / "bots" / "bad.py"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "chess"), "There is no game called “chess”."),
        (("play", GAME, "--seats", "me"), "is played by 2 to 8 players, not by 1."),
        (("play", GAME, "--seats", ",".join(["me"] * 9)), "is played by 2 to 8 players, not by 9."),
        (("play", GAME, "--seats", "me,you"), "“you” cannot sit at the table."),
        (("play", GAME, "--seats", "me,bot:clever"), "has no bot called “clever”."),
        (("play", GAME, "--seats", f"me,bot:{BAD}:Mute"), "is no bot"),
        (("play", GAME, "--lang", "tlh"), "There is no language “tlh”."),
        (("play", GAME, "--options", "fog=yes"), "has no option “fog”."),
        (("play", GAME, "--options", "fog"), "write name=value"),
        (("play", GAME, "--pack", "/nowhere"), "There are no .toml files"),
        (("play", GAME, "--chance", "loaded"), "Chance cannot be “loaded”."),
        (("play", GAME, "--chance", "typed", "--seed", "1"), "there is no seed to give"),
        (("play", GAME, "--seed", "x" * 300), "A seed is a whole number or a text"),
        (("play", GAME, "--seed", NO_TEXT), "A seed is a whole number or a text"),
        (("simulate", GAME, "--seed", NO_TEXT), "A seed is a whole number or a text"),
        (("rules", "chess"), "There is no game called “chess”."),
        (("rules", GAME, "--lang", "tlh"), "There is no language “tlh”."),
        (("rules",), "Say which game:"),
        (("simulate", "chess"), "There is no game called “chess”."),
        (("simulate", GAME, "--bots", "random"), "is played by 2 to 8 players, not by 1."),
        (("simulate", GAME, "--bots", "random,clever"), "has no bot called “clever”."),
        (("simulate", GAME, "--bots", "random,random", "--json", "/nowhere/x.json", "-n", "1"), "cannot be written"),
        (("simulate", GAME, "-n", "0"), "greater than or equal to 1"),
        (("pack", "show", "chess"), "There is no folder"),
        (("pack", "check", "/nowhere"), "There is no folder"),
        (("pack", "new", GAME, "/"), "is there already"),
        (("fly",), "fly"),
    ],
)
def test_refusals_are_sentences_with_exit_code_2(tmp_path: Path, arguments: tuple[str, ...], sentence: str) -> None:
    shown = golazo(tmp_path, *arguments, typed=["quit"])
    assert shown.returncode == 2, shown.stdout
    assert sentence in shown.stderr
    assert "Traceback" not in shown.stdout + shown.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_speak_the_language_asked_for(tmp_path: Path, language: str) -> None:
    shown = golazo(tmp_path, "play", GAME, "--seats", "me", "--lang", language)
    expected = {"en": "is played by", "pt-PT": "joga-se com", "pt-BR": "é para", "it": "si gioca da"}
    assert shown.returncode == 2
    assert expected[language] in shown.stderr


@pytest.mark.parametrize(("kind", "sentence"), [("Crashes", "broke down"), ("Cheats", "what is not available")])
def test_a_bad_bot_at_the_table_is_named_and_the_game_is_kept(tmp_path: Path, kind: str, sentence: str) -> None:
    path = tmp_path / "cup.json"
    shown = golazo(
        tmp_path, "play", GAME, "--seats", f"me,bot:{BAD}:{kind}", "--save", path, "--seed", "5", typed=["1"] * 200
    )
    assert shown.returncode == 2
    assert sentence in shown.stderr
    assert "Traceback" not in shown.stderr
    assert golazo(tmp_path, "resume", path, "--seats", "me,bot:random", typed=["quit"]).returncode == 0


def test_simulate_says_who_wins_and_writes_it(tmp_path: Path) -> None:
    out = tmp_path / "figures.json"
    arguments = ("simulate", GAME, "-n", "6", "--bots", "random,random,random", "--seed", "s", "--jobs")
    shown = golazo(tmp_path, *arguments, "2", "--json", out)
    assert shown.returncode == 0, shown.stderr
    figures = json.loads(out.read_text(encoding="utf-8"))
    assert figures["games"] == figures["wanted"] == 6
    assert sum(line["wins"]["value"] for line in figures["bots"]) == pytest.approx(1)
    assert all(line["wins"]["low"] <= line["wins"]["value"] <= line["wins"]["high"] for line in figures["bots"])
    assert len(re.findall(r"\d\. random; Wins: [\d.]+ % \(95 %: [\d.]+ to [\d.]+\); Mean place:", shown.stdout)) == 3
    again = golazo(tmp_path, *arguments, "1", "--json", tmp_path / "again.json")
    assert again.returncode == 0
    assert json.loads((tmp_path / "again.json").read_text(encoding="utf-8"))["bots"] == figures["bots"]


def test_simulate_shows_how_far_it_is_at_a_terminal(tmp_path: Path) -> None:
    with Terminal(tmp_path, "simulate", GAME, "-n", "40", "--bots", "random,random", "--jobs", "1") as terminal:
        assert terminal.end() == 0
        assert "/40" in plain(terminal.output)
        assert "Wins" in plain(terminal.output)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_simulate_interrupted_says_what_was_played(tmp_path: Path, jobs: str) -> None:
    terminal = Terminal(
        tmp_path, "simulate", GAME, "-n", "1000000", "--bots", "random,random", "--jobs", jobs, "--plain"
    )
    terminal.expect(r"[1-9]\d*/1000000")
    terminal.type("\x03")  # Ctrl-C reaches every process at the terminal
    assert terminal.end() == 0
    shown = plain(terminal.output)
    assert "Traceback" not in shown
    found = re.search(r"Stopped after ([\d,]+) of 1,000,000 games\.", shown)
    assert found
    assert int(found[1].replace(",", "")) > 0
    assert "Wins:" in shown


@pytest.mark.parametrize("kind", ["Crashes", "Cheats", "Stalls"])
def test_simulate_with_a_bad_bot(tmp_path: Path, kind: str) -> None:
    shown = golazo(
        tmp_path, "simulate", GAME, "-n", "4", "--bots", f"random,{BAD}:{kind}", "--jobs", "2", "--patience", "0.3"
    )
    assert shown.returncode == 2
    assert f"{kind} (Player" in shown.stderr
    assert "Traceback" not in shown.stderr


def test_a_pack_of_ones_own(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert golazo(tmp_path, "pack", "new", GAME, folder).returncode == 0
    assert "The pack is good." in golazo(tmp_path, "pack", "check", folder).stdout
    teams = folder / "teams.toml"
    teams.write_text(
        teams.read_text(encoding="utf-8").replace('en = "Brazil"', 'en = "Team of 1970"'), encoding="utf-8"
    )
    assert "Team of 1970" in golazo(tmp_path, "pack", "show", folder).stdout
    path = tmp_path / "cup.json"
    shown = golazo(
        tmp_path, "play", GAME, "--pack", folder, "--seats", "me,bot:random", "--save", path, typed=["1", "quit"]
    )
    assert shown.returncode == 0
    assert golazo(tmp_path, "resume", path, typed=["quit"]).returncode == 0
    assert golazo(tmp_path, "verify", path).returncode == 0
    teams.write_text(teams.read_text(encoding="utf-8").replace("Team of 1970", "Team of 1982"), encoding="utf-8")
    assert golazo(tmp_path, "verify", path).returncode == 0, "what a team is called changes no game"
    teams.write_text(teams.read_text(encoding="utf-8").replace("hand = 7", "hand = 6", 1), encoding="utf-8")
    changed = golazo(tmp_path, "verify", path)
    assert changed.returncode == 2
    assert "another pack" in changed.stderr


def test_a_broken_pack_says_file_card_and_field(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    golazo(tmp_path, "pack", "new", GAME, folder)
    cards = folder / "cards.toml"
    text = cards.read_text(encoding="utf-8")
    cards.write_text(re.sub(r"copies = \d+", 'copies = "seven"', text, count=1), encoding="utf-8")
    for command in (("pack", "check", folder), ("pack", "show", folder), ("play", GAME, "--pack", folder)):
        shown = golazo(tmp_path, *command)
        assert shown.returncode == 2
        assert "cards.toml, goal: “copies” must be a whole number from 0 to 32." in shown.stderr
    cards.write_text("[[card]\n", encoding="utf-8")
    shown = golazo(tmp_path, "pack", "check", folder)
    assert shown.returncode == 2
    assert "cards.toml cannot be read" in shown.stderr
    (folder / "pack.toml").write_bytes(b"\xff\xfe")
    assert golazo(tmp_path, "pack", "check", folder).returncode == 2


@pytest.mark.parametrize(
    ("game", "file", "old", "new", "said"),
    [
        (GAME, "cards.toml", "copies = 8", "copies = 9", "cards.toml, card, “copies”: there must be 32 action cards"),
        (
            GAME,
            "fixtures.toml",
            '"south-africa"',
            '"texas"',
            "fixtures.toml, a1: “first” must be one of: south-africa,",
        ),
        (GAME, "pack.toml", '"world-cup-2010"', '"chess"', "pack.toml, pack: “game” must be one of: "),
        ("magic-number-eleven", "home.toml", '"home"', '"away"', "home.toml, player, “squad”: the squad “home” must"),
        ("masters-of-football", "dice.toml", '"tactic"', '"genius"', "dice.toml, genius-die, tactic-die, “use”: there"),
        ("match-of-the-season", "board.toml", "fixtures =", "#", "board.toml, week-1-sunday: field “fixtures” is"),
        (
            "match-of-the-season",
            "players.toml",
            '"italy"',
            '"atlantis"',
            "“country”: the pack does not have “atlantis”",
        ),
    ],
)
def test_what_is_wrong_across_cards_names_the_file_too(
    tmp_path: Path, game: str, file: str, old: str, new: str, said: str
) -> None:
    folder = tmp_path / "mine"
    golazo(tmp_path, "pack", "new", game, folder)
    path = folder / file
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    shown = golazo(tmp_path, "pack", "check", folder)
    assert shown.returncode == 2
    assert said in shown.stderr


def finished(home: Path) -> Path:
    path = home / "over.json"
    shown = golazo(home, "play", GAME, "--seats", "bot:random,bot:random", "--seed", "4", "--save", path)
    assert shown.returncode == 0, shown.stderr
    return path


def test_a_replay_goes_forward_back_and_jumps(tmp_path: Path) -> None:
    path = finished(tmp_path)
    last = len(json.loads(path.read_text(encoding="utf-8"))["record"]["plies"])
    typed = ["", "", "b", "3", "view", "seat 2", "view", "seat all", "view", "end", "99999", "seat 9", "huh", "quit"]
    shown = golazo(tmp_path, "replay", path, typed=typed)
    assert shown.returncode == 0, shown.stderr
    steps = re.split(rf"\d+ of {last}:", shown.stdout)
    assert "Choice 1:" in steps[1]
    assert "(chosen in secret)" in steps[1]
    assert "Choice 2:" in steps[2]
    assert "Choice 1:" in steps[3]
    assert "Choice 3:" in steps[4]
    assert len(re.findall(r"\d cards?:", steps[5])) == 0  # a spectator sees no card
    seen = len(re.findall(r"\(Bot 2\), \d cards?:", steps[7]))
    assert seen
    assert not re.search(r"\(Bot 1\), \d cards?:", steps[7])
    assert "(chosen in secret)" not in steps[8]
    assert len(re.findall(r"\d cards?:", steps[9])) == 4
    assert "Result" in steps[10]
    assert "1. Bot" in steps[10]
    assert "There is no seat “9”." in steps[12]


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_a_replay_understands_the_language_that_is_spoken(tmp_path: Path, spoken: str) -> None:
    path = finished(tmp_path)
    last = len(json.loads(path.read_text(encoding="utf-8"))["record"]["plies"])
    reader = Reader(spoken)
    names = ("next", "back", "start", "end", "view", "seat", "all", "help", "quit")
    own = {name: reader.say(f"command-{name}") for name in names}
    helped = reader.put("replay-help", **own)
    for say in (own, {name: folded(word).upper() for name, word in own.items()}, {name: name for name in names}):
        places = [say["next"], say["end"], say["back"], say["start"]]
        typed = [*places, f"{say['seat']} {say['all']}", say["end"], say["view"], f"{say['seat']} 9", say["help"]]
        shown = golazo(tmp_path, "replay", path, "--lang", spoken, typed=[*typed, say["quit"], "never read"])
        assert shown.returncode == 0, shown.stderr
        stood = [int(place) for place in re.findall(rf"(\d+) \w+ {last}:", shown.stdout)]
        assert stood == [0, 1, last, last - 1, 0, 0, *[last] * 4]
        assert shown.stdout.count(helped) == 2
        assert reader.put("replay-seat", seat="9", seats=2, all=own["all"]) in shown.stdout
    assert golazo(tmp_path, "replay", path, "--lang", spoken, "--seat", own["all"]).returncode == 0


def test_cards_are_open_to_all_only_after_the_game(tmp_path: Path) -> None:
    path = tmp_path / "cup.json"
    golazo(tmp_path, "play", GAME, "--seats", "me,bot:random", "--save", path, typed=["1", "quit"])
    shown = golazo(tmp_path, "replay", path, "--seat", "all")
    assert shown.returncode == 2
    assert "only when the game is over" in shown.stderr
    assert golazo(tmp_path, "replay", path, "--seat", "2", typed=["", "quit"]).returncode == 0


def test_verify_names_what_it_did_again(tmp_path: Path) -> None:
    path = finished(tmp_path)
    shown = golazo(tmp_path, "verify", path)
    assert shown.returncode == 0
    assert "The record is true" in shown.stdout
    bare = tmp_path / "record.json"
    bare.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8"))["record"]), encoding="utf-8")
    assert golazo(tmp_path, "verify", bare).returncode == 0


def test_fair_chance_is_promised_first_and_verified_afterwards(tmp_path: Path) -> None:
    path = tmp_path / "fair.json"
    typed = ["my own words", *["1"] * 2000]
    shown = golazo(
        tmp_path, "play", GAME, "--chance", "verifiable", "--seats", "me:Ana,bot:random", "--save", path, typed=typed
    )
    assert shown.returncode == 0, shown.stderr
    chance = json.loads(path.read_text(encoding="utf-8"))["record"]["chance"]
    assert chance["commitment"] in shown.stdout.splitlines()[0]
    assert chance["entropy"] == ["my own words", ""]
    assert chance["seed"] not in shown.stdout
    assert "Chance: verifiable" in golazo(tmp_path, "verify", path).stdout


def test_chance_typed_in_by_people_with_the_cards(tmp_path: Path) -> None:
    """Every draw is asked at the keyboard: for people, bots and all; what cannot be is asked anew."""
    path = tmp_path / "cards.json"
    rng = random.Random(1)
    typed = ["south africa", "", "south africa", "", *(str(rng.randint(1, 32)) for _ in range(600))]
    typed += [str(rng.randint(1, 8)) for _ in range(1200)]
    shown = golazo(
        tmp_path, "play", GAME, "--chance", "typed", "--seats", "me:Ana,bot:random", "--save", path, typed=typed
    )
    assert shown.returncode == 0, shown.stderr
    assert "Traceback" not in shown.stderr
    assert "Which team is dealt to you?" in shown.stdout
    assert "Look at the card of Bot 2 and type it in." in shown.stdout
    assert "South Africa: that is no longer possible." in shown.stdout
    assert "Which card is flipped?" in shown.stdout
    record = json.loads(path.read_text(encoding="utf-8"))["record"]
    assert record["chance"] == {"source": "typed"}
    assert record["plies"][0] == [0, "team:south-africa"]
    assert len(record["plies"]) > 400
    assert api.replay(record).record() == record


def test_whoever_reads_along_may_leave(tmp_path: Path) -> None:
    command = " ".join([*COMMAND, "play", GAME, "--seats", "bot:random,bot:random", "--seed", "1"])
    shown = subprocess.run(
        ["bash", "-c", f"{command} | head -n 1"],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        timeout=60,
        check=False,
    )
    assert "Traceback" not in shown.stderr


def test_what_is_mistyped_is_told_what_there_is(tmp_path: Path) -> None:
    for arguments, sentence in (
        (["play"], "Say which game: magic-number-eleven, "),
        (["play", "world-cup"], "Do you mean world-cup-2010?"),
        (["play", GAME, "--seats", "me,robot"], "bots: greedy, random."),
        (["play", "magic-number-eleven", "--seats", "me"], "is played by 2 players, not by 1."),
        (["play", GAME, "--options", "a=b"], "It has none."),
        (["pack", "check", str(tmp_path / "nowhere")], "There is no folder"),
    ):
        shown = golazo(tmp_path, *arguments)
        assert shown.returncode == 2
        assert sentence in shown.stderr
    assert golazo(tmp_path, "--version").stdout.startswith("golazo")
    assert "O pacote está bom." in golazo(tmp_path, "pack", "check", GAME, "--lang", "pt").stdout


def test_only_a_saved_game_with_all_its_players_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    golazo(tmp_path, "play", GAME, "--seats", "me,bot", "--save", path, typed=["quit"])
    assert "--seats names 3 players" in golazo(tmp_path, "resume", path, "--seats", "me,bot,bot").stderr
    bare = tmp_path / "record.json"
    bare.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8"))["record"]), encoding="utf-8")
    assert f"golazo replay {bare}" in golazo(tmp_path, "resume", bare).stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_told_in_plain_lines(tmp_path: Path, language: str) -> None:
    aim = {"en": "Aim", "pt-PT": "Objetivo", "pt-BR": "Objetivo", "it": "Scopo"}
    for game in api.games():
        shown = golazo(tmp_path, "rules", game, "--lang", language)
        assert shown.returncode == 0, shown.stderr
        lines = shown.stdout.splitlines()
        assert lines[2] == aim[language]
        assert not re.search(r"\{#|\*\*|^#|^\|", shown.stdout, re.MULTILINE)


def test_a_row_of_a_rules_table_names_its_figures(tmp_path: Path) -> None:
    shown = golazo(tmp_path, "rules", "masters-of-football")
    levels = "total: level; up to 2: red; 3-4: brown; 5-6: orange; 7-8: green; 9-10: blue; 11 or more: purple"
    assert levels in shown.stdout.splitlines()


def test_rules_at_a_terminal_that_can(tmp_path: Path) -> None:
    with Terminal(tmp_path, "rules", "magic-number-eleven") as terminal:
        assert terminal.end() == 0
        assert "\x1b[1m" in terminal.output
        shown = plain(terminal.output)
        assert "{#" not in shown
        assert "**" not in shown
        assert re.search(r"at the other team's end +aggressive", shown)


def test_rules_help(tmp_path: Path) -> None:
    shown = golazo(tmp_path, "rules", "--help")
    assert shown.returncode == 0
    assert "Show the rules of a game." in shown.stdout
    assert "--lang" in shown.stdout
