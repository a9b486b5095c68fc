"""The text picture: what a seat may know, in every language, at most 100 columns."""

import random

import pytest

from golazo.games.masters_of_football import GAME
from golazo.games.masters_of_football.picture import odds_bar, picture, track
from golazo.words.reader import Reader

from .bench import PACK, Bench, pack_with

PLAYERS = ["Ana", "Bia", "Caio", "Duda"]


def reader(language: str = "en") -> Reader:
    return Reader(language, GAME.id, PACK, PLAYERS)


@pytest.mark.parametrize("language", ["en", "pt-PT", "pt-BR", "it"])
def test_it_fits_into_100_columns_at_every_stage(language: str) -> None:
    table = GAME.new(3, seed="picture")
    rng = random.Random(3)
    for ply in range(500):
        if table.over:
            break
        seat = table.asked[0]
        table.play(seat, rng.choice(table.choices(seat)))
        if ply % 25 == 0:
            for viewer in (0, None):
                drawn = picture(table.view(viewer), reader(language))
                assert max(len(line) for line in drawn.splitlines()) <= 100
                assert "{" not in drawn


def test_why_15() -> None:
    ids = PACK.ids("player")
    changes = {ids[place]: {"tactical": value, "position": "DMF"[place]} for place, value in enumerate((4, 1, 1))}
    bench = Bench(
        managers=("master-tactician", "special-one", "joga-bonito", "godfather"),
        hands={0: ["scouting-report"]},
        pack=pack_with(changes),
        squads={0: [0, 1, 2]},
    ).match()
    bench.until("announce", "tactics").play(0, "announce").until("lay-cards").play(0, "lay:scouting-report", "done")
    drawn = picture(bench.table.view(0), reader()).replace("\n      ", " ")
    assert "tactical 10 before the dice: +4 Vasco Tormenta" in drawn
    assert "+2 Master Tactician, +2 Scouting Report" in drawn


def test_the_track_shows_the_marker() -> None:
    assert track(1) == "[A] D D A A D | D A A D D A"
    assert track(8) == "A D D A A D | D [A] A D D A"
    assert track(13) == "A D D A A D | D A A D D A"


def test_the_bar_of_the_odds() -> None:
    bar = odds_bar({"home": 0.5, "draw": 0.25, "away": 0.25}, reader())
    assert "Home 50 %, draw 25 %, away 25 %" in bar
    assert bar.count("#") == 20


def test_others_cards_are_not_in_it() -> None:
    bench = Bench(hands={0: ["mind-games"], 1: ["narrowed-pitch"]}).match()
    assert "Mind Games" in picture(bench.table.view(0), reader())
    assert "Narrowed Pitch" not in picture(bench.table.view(0), reader())
    assert "Narrowed Pitch" not in picture(bench.table.view(None), reader())
