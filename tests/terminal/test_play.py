"""Playing at the keyboard, with the real program."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import golazo as api
from golazo.words import LANGUAGES, telling
from golazo.words.reader import Reader
from tests.terminal.program import CLEARED, Terminal, golazo, plain, seed_for

GAME = "world-cup-2010"


def saved_in(home: Path) -> Path:
    (path,) = (home / "games").glob("*.json")
    return path


def record_in(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["record"]
    return found


def test_help_is_everywhere(tmp_path: Path) -> None:
    for command in ((), ("play",), ("resume",), ("replay",), ("simulate",), ("verify",), ("games",), ("pack",)):
        shown = golazo(tmp_path, *command, "--help")
        assert shown.returncode == 0
        assert "Usage:" in shown.stdout
    for verb in ("new", "check", "show"):
        assert "Usage:" in golazo(tmp_path, "pack", verb, "--help").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_listed_in_every_language(tmp_path: Path, language: str) -> None:
    shown = golazo(tmp_path, "games", "--lang", language)
    assert shown.returncode == 0
    for game in api.games():
        assert game in shown.stdout
        assert Reader(language, game).say("game-line") in shown.stdout


def test_the_systems_language_is_spoken(tmp_path: Path) -> None:
    shown = golazo(tmp_path, "games", LANG="pt_BR.UTF-8")
    assert Reader("pt-BR", GAME).say("game-line") in shown.stdout


def test_a_whole_game_by_taking_the_first_choice(tmp_path: Path) -> None:
    shown = golazo(tmp_path, "play", GAME, "--seats", "me:Ana,bot:random", "--seed", "7", "--plain", typed=["1"] * 2000)
    assert shown.returncode == 0, shown.stderr
    path = saved_in(tmp_path)
    table = api.replay(record_in(path))
    assert table.over
    reader = Reader("en", GAME, table.pack, ("Ana", "Bot 2"))
    for line in telling.result(reader, table.result_json() or []):
        assert line in shown.stdout
    assert f"golazo replay {path}" in shown.stdout
    assert "\x1b" not in shown.stdout


def test_plain_output_has_no_boxes_and_no_colours_even_at_a_terminal(tmp_path: Path) -> None:
    for arguments, more in ((["--plain"], {}), ([], {"NO_COLOR": "1"})):
        with Terminal(tmp_path, "play", GAME, "--seats", "me,bot:random", *arguments, **more) as terminal:
            terminal.expect("Your choice:")
            terminal.type("view")
            terminal.expect("Your choice:")
            terminal.type("quit")
            assert terminal.end() == 0
            assert "\x1b" not in terminal.output
            assert not re.search(r"[\u2500-\u257f]", terminal.output)


def test_a_terminal_that_can_gets_colours(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", GAME, "--seats", "me,bot:random") as terminal:
        terminal.expect("Your choice:")
        terminal.type("quit")
        assert terminal.end() == 0
        assert "\x1b[1m" in terminal.output


def test_everything_one_may_type(tmp_path: Path) -> None:
    typed = ["?", "view", "why 3 goals", "why", "log 2", "rules", "rules all", "hint"]
    typed += ["ids", "99", "lay:goal", "nonsense", "quit"]
    seed = seed_for(["goal"], ["three-goals"])
    shown = golazo(tmp_path, "play", GAME, "--seats", "me,bot:random", "--seed", seed, typed=typed)
    assert shown.returncode == 0, shown.stderr
    answers = shown.stdout.split("Your choice:")
    assert "quit: stop; the game is saved" in answers[1]
    assert re.search(r"\(Player 1[^)]*\), \d cards: Goal", answers[2])
    assert re.search(r"Lay 3 Goals: .* does not hold 3 Goals\.", answers[3])
    assert "Type what you would like" in answers[4]
    assert re.search(r"gets \d cards", answers[5])
    assert "A group match\n\nGroups are played" in answers[6]
    assert "Shoot-out" not in answers[6]
    assert "Whoever owns the champion wins." in answers[7]
    assert "Goal: Worth one goal." in answers[7]
    assert "would choose: Lay" in answers[8]
    assert "[lay:goal]" in answers[9]
    assert "There is no number 99" in answers[10]
    assert "So far: Lay Goal." in answers[11]
    assert "Nothing on offer contains “nonsense”." in answers[12]
    assert "golazo resume" in answers[13]
    plies = record_in(saved_in(tmp_path))["plies"]
    assert isinstance(plies, list)
    assert plies[-1] == [0, "lay:goal"]


def test_a_part_of_the_text_shows_fewer_choices(tmp_path: Path) -> None:
    typed = ["DEF", "", "", "quit"]
    seed = seed_for(["defence", "goal"])
    shown = golazo(tmp_path, "play", GAME, "--seats", "me,bot:random", "--seed", seed, typed=typed)
    answers = shown.stdout.split("Your choice:")
    assert answers[1].strip().splitlines() == ["1. Lay Defence", "Press Enter to take it."]
    assert "So far: Lay Defence." in answers[2]


def test_accents_need_not_be_typed(tmp_path: Path) -> None:
    shown = golazo(
        tmp_path,
        *("play", GAME, "--seats", "me,bot:random", "--seed", seed_for(["penalty"]), "--lang", "pt-BR"),
        typed=["penalti", "sair"],
    )
    assert "1. Baixar Pênalti" in shown.stdout
    assert shown.returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_understood_in_the_readers_language(tmp_path: Path, language: str) -> None:
    reader = Reader(language)
    typed = [reader.say("command-help"), reader.say("command-view"), reader.say("command-quit")]
    shown = golazo(tmp_path, "play", GAME, "--lang", language, "--seats", "me,bot:random", typed=typed)
    answers = shown.stdout.split(reader.say("prompt"))
    assert reader.say("command-hint") in answers[1]
    assert Reader(language, GAME).say("picture-group", group="A") in answers[2]
    assert "golazo resume" in answers[3]


def test_passing_takes_the_only_choice_until_there_is_something_to_decide(tmp_path: Path) -> None:
    typed = ["1", "2", "2", "2", "p", "p", "quit"]
    shown = golazo(tmp_path, "play", GAME, "--seats", "me,bot:random", "--seed", seed_for([]), typed=typed)
    answers = shown.stdout.split("Your choice:")
    assert answers[4].strip().splitlines()[-1] == "1. Done"
    assert "Match 1, full time" in answers[5]
    assert "There is something to decide here" in answers[6]


def test_only_bots_play_to_the_end_while_one_watches(tmp_path: Path) -> None:
    shown = golazo(tmp_path, "play", GAME, "--seats", "bot:random,bot:random", "--seed", "1")
    assert shown.returncode == 0
    assert "Match 64, full time" in shown.stdout
    assert "1. Bot" in shown.stdout


def test_the_end_shows_the_table_once_more(tmp_path: Path) -> None:
    """Points, trophies and money of all seasons, and the bars, before the final order."""
    shown = golazo(tmp_path, "play", "match-of-the-season", "--seats", "bot:greedy,bot:greedy", "--seed", "1")
    assert shown.returncode == 0
    before, _, order = shown.stdout.rpartition("\nResult\n")
    seasons = before.rpartition("Points by season\n")[2]
    assert re.search(r"^6\. ", seasons, re.MULTILINE)
    assert len(re.findall(r"^\w+ +[#|]+ \d+$", seasons, re.MULTILINE)) == 4
    assert "1. Bot" in order


def test_hot_seat_a_whole_game_without_showing_secrets(tmp_path: Path) -> None:
    """At a real terminal: what is on the screen when the keyboard changes hands, and after, is for those eyes only."""
    with Terminal(tmp_path, "play", GAME, "--seats", "me:Ana,me:Bruno", "--seed", "3", "--plain") as terminal:
        terminal.expect("press Enter")
        seats = {"Ana": 0, "Bruno": 1}
        handed = 0
        while True:
            before = terminal.output
            terminal.type("")
            screen = terminal.expect(r"Your choice:|Result")
            who = re.findall(r"(Ana|Bruno), press Enter", before)[-1]
            other = next(name for name in seats if name != who)
            assert CLEARED in screen
            assert_nothing_of(other, plain(screen.split(CLEARED)[-1]))
            handed += 1
            while not re.search(r"press Enter when|Result", plain(screen)):
                terminal.type("1")
                screen = terminal.expect(r"Your choice:|press Enter when|Result")
                if "press Enter when" not in plain(screen):
                    assert_nothing_of(other, plain(screen))
            if "Result" in plain(screen):
                break
            # Between two people the screen is clear, and says only who is next.
            assert CLEARED in screen
            shown = plain(screen.split(CLEARED)[-1]).strip().splitlines()
            assert len(shown) == 2, shown
        assert terminal.end() == 0
        assert handed > 50
        assert api.replay(record_in(saved_in(tmp_path))).over


def assert_nothing_of(name: str, text: str) -> None:
    """Cards of a person are told as "... gets 7 cards: ..." or "Bruno draws Goal"; others see less."""
    assert not re.search(rf"{name} gets \d+ teams:", text)
    assert not re.search(rf"\({name}\), \d+ cards?:", text)
    assert not re.search(rf"{name} draws (?!a card)", text)


def test_only_the_cards_know_what_is_drawn(tmp_path: Path) -> None:
    typed = ["hint", "mexico", "", "Mexico", "why argentina", "quit"]
    shown = golazo(tmp_path, "play", GAME, "--seats", "me,bot:random", "--chance", "typed", typed=typed)
    assert shown.returncode == 0, shown.stderr
    answers = shown.stdout.split("Your choice:")
    assert "Only the cards and the dice know" in answers[1]
    assert "Which team is dealt to Bot 2?" in shown.stdout
    assert "Argentina: that is on offer now." in shown.stdout


def test_passing_runs_through_offers_that_are_declined(tmp_path: Path) -> None:
    typed = ["1", "done", "1", "1", "p", "p", "quit"]
    shown = golazo(tmp_path, "play", "masters-of-football", "--seats", "me,bot:random", "--seed", "3", typed=typed)
    answers = shown.stdout.split("Your choice:")
    assert "choose three players, then your tactic" in answers[2]
    assert "do you play cards?" in answers[4]
    assert "do you play cards?" not in answers[5]
    assert "There is something to decide here" not in answers[5]


def test_why_says_what_is_asked_instead(tmp_path: Path) -> None:
    typed = ["why slot of mexico", "quit"]
    shown = golazo(tmp_path, "play", GAME, "--seats", "me,bot:random", "--seed", seed_for([]), typed=typed)
    assert re.search(r"in a slot of Mexico: not available now\. The question is: Match 1, ", shown.stdout)


def laid_so_far(text: str) -> list[str]:
    return re.findall(r"So far: (.*)", plain(text))


def test_undo_against_bots_takes_back_steps_and_what_came_of_the_last(tmp_path: Path) -> None:
    """Nobody loses by it: not even when both sides are revealed is it too late."""
    seed = seed_for(["goal", "attack"])
    typed = ["undo", "lay:goal", "lay:attack", "undo", "undo", "lay:attack", "done", "undo", "quit"]
    shown = golazo(tmp_path, "play", GAME, "--seats", "me,bot:random", "--seed", seed, "--plain", typed=typed)
    assert shown.returncode == 0, shown.stderr
    reader = Reader("en", GAME)
    assert shown.stdout.count(reader.say("undo-nothing")) == 1, "before the first step"
    assert laid_so_far(shown.stdout)[:4] == ["Lay Goal.", "Lay Goal and Lay Attack.", "Lay Goal.", "Lay Attack."]
    plies = [choice for seat, choice in record_in(saved_in(tmp_path))["plies"] if seat == 0]
    assert plies == ["lay:attack"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_undo_is_known_and_explained_in_every_language(tmp_path: Path, language: str) -> None:
    reader = Reader(language, GAME)
    word = reader.say("command-undo")
    typed = ["?", word, "quit"]
    shown = golazo(tmp_path, "play", GAME, "--chance", "typed", "--lang", language, "--plain", typed=typed)
    assert f"\n{word}: " in shown.stdout
    assert reader.say("undo-nothing") in shown.stdout


def test_undo_leaves_what_another_player_has_chosen(tmp_path: Path) -> None:
    """Ana has laid her cards face down; Ben cannot take them up again."""
    seed = seed_for(["goal"])
    with Terminal(tmp_path, "play", GAME, "--seats", "me:Ana,me:Ben", "--seed", seed, "--plain") as terminal:
        terminal.expect("press Enter")
        first = "Ana" if "Ana, press" in terminal.output else "Ben"
        terminal.type("")
        terminal.expect("Your choice:")
        terminal.type("1")
        terminal.expect("Your choice:")
        terminal.type("done")
        second = "Ben" if first == "Ana" else "Ana"
        terminal.expect(f"{second}, press Enter")
        terminal.type("")
        terminal.expect("Your choice:")
        terminal.type("undo")
        terminal.expect("cannot be taken back")
        terminal.type("quit")
        assert terminal.end() == 0
    assert len(record_in(saved_in(tmp_path))["plies"]) == 2


def test_undo_puts_a_card_right_that_was_typed_in_wrongly(tmp_path: Path) -> None:
    typed = ["team:brazil", "undo", "team:spain", "quit"]
    arguments = ("play", GAME, "--seats", "me,bot:random", "--chance", "typed", "--plain")
    shown = golazo(tmp_path, *arguments, typed=typed)
    assert shown.returncode == 0, shown.stderr
    assert record_in(saved_in(tmp_path))["plies"] == [[0, "team:spain"]]


def test_a_shot_tells_the_chance_of_a_goal_beside_each_choice(tmp_path: Path) -> None:
    game = "magic-number-eleven"
    arguments = ("play", game, "--seats", "me,bot:greedy", "--seed", "5", "--plain")
    shown = golazo(tmp_path, *arguments, typed=["1"] * 400)
    chances = [int(each) for each in re.findall(r"^\d+\. .* \(goal: (\d+) %\)$", shown.stdout, re.MULTILINE)]
    assert len(set(chances)) > 1
    assert all(0 <= chance <= 100 for chance in chances)
