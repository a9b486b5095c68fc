"""The pack: what is printed, and what a pack of one's own may not be."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from golazo import BadPack
from golazo.games.magic_number_eleven import GAME

from .pictures import AWAY, CARDS, HOME, card

FACES = {
    "CF": ("AAAARA", "AAAAAR"),
    "LW": ("-A-ARA", "-A-ARA"),
    "RW": ("A-A-AR", "A-A-AR"),
    "AM": ("AAPPR-", "AAPP-R"),
    "CM": ("ARPPRP", "RAPPPR"),
    "DM": ("PRPPP-", "RPPP-P"),
    "LB": ("-R-P-D", "-R-P-D"),
    "RB": ("R-P-D-", "R-P-D-"),
    "CA": ("P---DD", "P---DD"),
    "CB": ("-P--DD", "-P--DD"),
}
STARS = {
    "TM": ("AA--AA", "A", 0, []),
    "LN": ("ARAARA", "-", 0, ["control-2"]),
    "SC": ("RRAAAA", "-", 2, []),
    "DR": ("AAPPRR", "-", 0, ["control-1", "opponent-discards-1"]),
    "KP": ("AAAA-R", "P", 0, []),
    "MA": ("RRPPPP", "-", 0, ["control-1", "draw-1"]),
    "HP": ("RRPPRR", "-", 0, ["draw-1", "opponent-discards-1"]),
    "CS": ("RPPPR-", "-", 0, ["shoot"]),
    "SW": ("DDPPDD", "-", 0, ["opponent-discards-1"]),
    "LI": ("RRPPD-", "D", 0, []),
    "OL": ("-R-P-D", "R", 0, []),
    "OR": ("R-P-D-", "R", 0, []),
}


def test_the_faces_are_the_printed_ones() -> None:
    players = GAME.pack.items["player"]
    for code, faces in FACES.items():
        assert tuple(players[card(code, seat)]["slots"] for seat in (HOME, AWAY)) == faces
    for code, face in STARS.items():
        item = players[card(code)]
        assert (item["slots"], item["full"], item["crack"], item["immediate"]) == face
    assert len(players) == 32


def test_the_synergy_deck_has_25_cards() -> None:
    assert list(zip(CARDS.stars_on, CARDS.tackles, CARDS.copies, strict=True)) == [
        (1, False, 1),
        (1, True, 2),
        (2, False, 5),
        (3, False, 10),
        (4, False, 5),
        (5, False, 2),
    ]


def test_what_was_not_seen_is_marked_as_inferred() -> None:
    inferred = {item["id"] for items in GAME.pack.items.values() for item in items if item["source"] == "inferred"}
    assert inferred == {
        "save-top-left-centre",
        "save-bottom-left-centre",
        "save-bottom-right-centre",
        "save-top-right-bottom-right",
    }


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("home.toml", 'slots = "AAAARA"', 'slots = "AAAAX"', "pack-wants-slots"),
        ("home.toml", 'code = "CF"', 'code = "C"', "pack-wants-code"),
        ("home.toml", 'squad = "home"', 'squad = "star"', "pack-squad"),
        ("synergy.toml", "copies = 10", "copies = 9", "pack-synergy"),
        ("board.toml", 'id = "normal"', 'id = "calm"', "pack-states"),
        ("penalty.toml", "spots = [", 'spots = ["TL", "TR", "C", "BL", "BR"] # ', "pack-penalty"),
        ("stars.toml", 'squad = "star"', 'squad = "home"', "pack-stars"),
    ],
)
def test_a_broken_pack_says_what_is_wrong(tmp_path: Path, file: str, old: str, new: str, problem: str) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(GAME.folder / "pack", folder)
    path = folder / file
    path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
    with pytest.raises(BadPack) as refused:
        GAME.load_pack(folder)
    wrong = dict(refused.value.problems)[problem]
    assert file in wrong["file"]
    assert wrong["item"]
    assert wrong["field"]
