"""What is in the box, and which boxes are refused. (Regras, Tabela da Copa)"""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest

import golazo
from golazo.games.world_cup_2010 import GAME

TEAM_CARDS = {item["id"]: item for item in GAME.pack.items["team"]}
COPIES = {item["id"]: item["copies"] for item in GAME.pack.items["card"]}

GROUPS = {
    "A": "south-africa mexico uruguay france",
    "B": "argentina nigeria south-korea greece",
    "C": "england united-states algeria slovenia",
    "D": "germany australia serbia ghana",
    "E": "netherlands denmark japan cameroon",
    "F": "italy paraguay new-zealand slovakia",
    "G": "ivory-coast portugal brazil north-korea",
    "H": "honduras chile spain switzerland",
}
RANKING = (
    "brazil 1 spain 2 portugal 3 netherlands 4 italy 5 germany 6 argentina 7 england 8 france 9 greece 13 "
    "united-states 14 serbia 15 uruguay 16 mexico 17 chile 18 cameroon 19 australia 20 nigeria 21 switzerland 24 "
    "slovenia 25 ivory-coast 27 algeria 30 paraguay 31 ghana 32 slovakia 34 denmark 36 honduras 38 japan 45 "
    "south-korea 47 new-zealand 78 south-africa 83 north-korea 105"
)
STRENGTH = {"none": 2, "three": 1, "two-and-three": 0}


def teams_of_group(letter: str) -> list[str]:
    return [team for team, card in TEAM_CARDS.items() if card["group"] == letter]


def own_pack(folder: Path, file: str, pattern: str, replacement: str) -> Path:
    """The pack that comes with the game, with something changed in one of its files."""
    shutil.copytree(GAME.folder / "pack", folder / "pack")
    path = folder / "pack" / file
    changed, count = re.subn(pattern, replacement, path.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert count
    path.write_text(changed, encoding="utf-8")
    return folder / "pack"


def refusals(folder: Path) -> dict[str, dict[str, Any]]:
    with pytest.raises(golazo.BadPack) as refused:
        GAME.load_pack(folder)
    return dict(refused.value.problems)


def copies(folder: Path, counts: dict[str, int]) -> Path:
    """A pack with so many of each action card, none of those that are not named."""
    path = own_pack(folder, "cards.toml", r"copies = \d+", "copies = 0") / "cards.toml"
    text = path.read_text(encoding="utf-8")
    for card, count in counts.items():
        text = re.sub(rf'(id = "{card}".*?copies = )0', rf"\g<1>{count}", text, count=1, flags=re.DOTALL)
    path.write_text(text, encoding="utf-8")
    return path.parent


# What the box holds


def test_regras_32_team_cards_and_32_action_cards() -> None:
    assert len(TEAM_CARDS) == 32
    assert sum(COPIES.values()) == 32
    assert all(COPIES.values())


@pytest.mark.parametrize("letter", GROUPS)
def test_tabela_groups_follow_the_draw(letter: str) -> None:
    assert sorted(teams_of_group(letter)) == sorted(GROUPS[letter].split())


def test_teams_stand_in_the_ranking_of_may_2010() -> None:
    words = RANKING.split()
    expected = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    assert {team: card["ranking"] for team, card in TEAM_CARDS.items()} == expected


@pytest.mark.parametrize("letter", GROUPS)
def test_hands_leave_cards_to_flip(letter: str) -> None:
    hands = [TEAM_CARDS[team]["hand"] for team in teams_of_group(letter)]
    assert sum(hands) <= 29
    assert all(6 <= hand <= 8 for hand in hands)


def test_the_best_ranked_quarter_has_the_better_cards_than_the_worst() -> None:
    by_rank = sorted(TEAM_CARDS.values(), key=lambda card: card["ranking"])
    best, worst = by_rank[:8], by_rank[-8:]
    assert min(card["hand"] for card in best) > max(card["hand"] for card in worst)
    assert min(STRENGTH[card["restricted"]] for card in best) > max(STRENGTH[card["restricted"]] for card in worst)
    assert {card["restricted"] for card in by_rank} == set(STRENGTH)


def test_every_item_says_where_it_comes_from() -> None:
    assert {item["source"] for item in GAME.pack.items["fixture"]} == {"printed"}
    assert {item["source"] for kind in ("team", "card") for item in GAME.pack.items[kind]} <= {"printed", "ours"}


# Boxes that are refused


@pytest.mark.parametrize(
    ("file", "pattern", "replacement", "problem"),
    [
        ("cards.toml", r'(id = "goal".*?copies = )\d+', r"\g<1>20", "pack-copies"),
        ("teams.toml", r'group = "A"(.*?)hand = \d+', r'group = "A"\1hand = 12', "pack-group-hands"),
        ("teams.toml", r'(id = "mexico".*?)group = "A"', r'\1group = "B"', "pack-group-size"),
        ("fixtures.toml", r'(id = "a1".*?)second = "mexico"', r'\1second = "france"', "pack-fixtures"),
        ("fixtures.toml", r'(id = "a1".*?)second = "mexico"', r'\1second = "texas"', "pack-wants-one-of"),
        ("cards.toml", 'id = "foul"', 'id = "fowl"', "pack-cards"),
    ],
)
def test_a_box_that_cannot_be_played_is_refused(
    tmp_path: Path, file: str, pattern: str, replacement: str, problem: str
) -> None:
    wrong = refusals(own_pack(tmp_path, file, pattern, replacement))
    assert wrong[problem]["file"] == file
    assert wrong[problem]["item"]
    assert wrong[problem]["field"]


@pytest.mark.parametrize(
    "counts",
    [
        {"attack": 32},
        {"defence": 32},
        {"penalty": 16, "defence": 16},
        {"goal": 20, "foul": 12},
        {"goal": 12, "foul": 20},
    ],
)
def test_a_pack_whose_shoot_out_could_never_end_is_refused(tmp_path: Path, counts: dict[str, int]) -> None:
    assert "pack-shoot-out" in refusals(copies(tmp_path, counts))


@pytest.mark.parametrize("counts", [{"goal": 13, "penalty": 19}, {"attack": 19, "penalty": 13}])
def test_a_strange_box_plays_to_the_end(tmp_path: Path, counts: dict[str, int]) -> None:
    pack = GAME.load_pack(copies(tmp_path, counts))
    for number in range(4):
        table = GAME.new(2 + 2 * number, f"strange {number}", pack=pack, listen=False)
        while not table.over:
            seat = table.asked[0]
            table.play(seat, table.choices(seat)[0])
        assert table.result is not None
