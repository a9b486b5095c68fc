"""For whoever hears the screen, plays against bots alone, or mistypes: words, cards, undo, free acts, settings."""

from __future__ import annotations

import random
from dataclasses import fields
from typing import Any

import pytest

import golazo
from golazo.engine.errors import BadSetup, IllegalChoice
from golazo.engine.table import Table
from golazo.server.settings import Settings
from golazo.terminal import environment
from golazo.terminal.folding import spoken
from golazo.terminal.keyboard import Keyboard
from golazo.terminal.lookup import matching
from golazo.terminal.pictures import face, picture
from golazo.terminal.screen import Screen
from golazo.terminal.undo import taken_back
from golazo.words.reader import Reader

MAGIC = "magic-number-eleven"
CHOICES = ["Place Centre Back B", "Place Centre Back A", "Place Centre Back A again", "Sack the back"]


class Typing(Screen):
    """Types what it is given, and keeps what is said."""

    def __init__(self, *typed: str) -> None:
        self.typed = list(typed)
        self.said: list[str] = []

    def line(self, text: str = "") -> None:
        self.said.append(text)

    def ask(self, prompt: str) -> str:
        return self.typed.pop(0)


def played(game: str, plies: int, seed: int = 5) -> Table[Any]:
    table = golazo.game(game).new(seats=2, seed=seed)
    rng = random.Random(1)
    for _ in range(plies):
        seat = table.asked[0]
        table.play(seat, rng.choice(table.choices(seat)))
    return table


def reader_for(table: Table[Any], language: str = "en") -> Reader:
    return Reader(language, table.game.id, table.pack, ["Ana", "Bot 2"])


@pytest.mark.parametrize(
    ("typed", "places"),
    [("place centre back a", [1]), ("centre back a", [1, 2]), ("centre back", [0, 1, 2]), ("bac cen", [0, 1, 2])],
)
def test_an_exact_match_comes_before_whole_words_and_these_before_parts(typed: str, places: list[int]) -> None:
    assert matching(CHOICES, typed) == places


@pytest.mark.parametrize("language", ["en", "pt-PT", "pt-BR", "it"])
def test_plain_pictures_of_magic_number_eleven_draw_no_field(language: str) -> None:
    table = played(MAGIC, 60)
    reader = reader_for(table, language)
    told = picture(table, 0, reader, is_plain=True)
    assert "|" in picture(table, 0, reader)
    assert not set("|[]_*!") & set(told)
    assert all(reader.name(man["card"]) in told for team in table.view(0)["table"]["teams"] for man in team["field"])


def test_rows_of_a_table_name_their_figures_aloud_and_bars_are_left_out() -> None:
    rows = ["              Points    Goals", "1. Germany         4       +2", "2. Ghana           1        0"]
    assert (
        spoken("\n".join(["Group", *rows, "##==..", "End"]))
        == "Group\n1. Germany; Points: 4; Goals: +2\n2. Ghana; Points: 1; Goals: 0\nEnd"
    )


def test_a_card_is_shown_before_it_is_placed() -> None:
    table = played(MAGIC, 0)
    screen = Typing("card centre back a", "card nothing at all", "1")
    Keyboard(table, reader_for(table), screen).choose(table.asked[0], table.asked[0])
    assert screen.said.count("Centre Back A") == 1, "both teams have the same one"
    assert any("bottom left defence (half)" in line for line in screen.said)
    assert any("nothing at all" in line for line in screen.said)


def test_half_icons_are_drawn_on_a_card() -> None:
    table = played(MAGIC, 0)
    item = next(each for each in table.pack.items["player"] if each["code"] == "CA")
    drawn = face(table, item, reader_for(table), is_plain=False)
    assert "|  CA    |" in drawn
    assert "|_d____d_|" in drawn


def test_against_bots_alone_ones_last_choice_is_taken_back_with_all_that_came_of_it() -> None:
    table = played("world-cup-2010", 40)
    plies = table.record()["plies"]
    own = max(place for place, ply in enumerate(plies) if ply[0] == 0)
    assert taken_back(table, 0, is_alone=True).record()["plies"] == plies[:own]
    with pytest.raises(IllegalChoice):
        taken_back(played("world-cup-2010", 0), 0, is_alone=True)


def test_free_acts_are_listed_under_the_question_and_typed_like_choices() -> None:
    table = next(t for plies in range(20, 120) if (t := played(MAGIC, plies)).acts(t.asked[0]))
    seat, reader = table.asked[0], reader_for(table)
    answers, acts = table.choices(seat), table.acts(seat)
    screen = Typing("all", str(len(answers) + 1))
    chosen, _ = Keyboard(table, reader, screen).choose(seat, seat)
    assert chosen == acts[0]
    assert reader.say("you-may-also") in screen.said
    chosen, _ = Keyboard(table, reader, Typing(table.name(seat, acts[-1]))).choose(seat, seat)
    assert chosen == acts[-1]


def test_an_unknown_setting_is_refused_with_the_nearest() -> None:
    environment.check({"GOLAZO_DATA": "x", "HOME": "y"})
    with pytest.raises(BadSetup, match=r"GOLAZO_DATA_DIR.*GOLAZO_DATA"):
        environment.check({"GOLAZO_DATA_DIR": "x"})


def test_every_setting_of_the_server_is_known() -> None:
    assert {f"GOLAZO_{field.name.upper()}" for field in fields(Settings)} <= set(environment.KNOWN)
