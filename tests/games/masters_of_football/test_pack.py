"""The pack: counts, symbols, trios, and what a wrong pack is told."""

import re
import shutil
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from golazo import BadPack
from golazo.games.masters_of_football import GAME
from golazo.games.masters_of_football.schema import ABILITIES, EFFECTS, TACTICS, WINDOWS

PACK = GAME.pack
PRINTED_CARDS = {
    "call-to-arms",
    "continuous-movement",
    "win-bonus",
    "disallowed-goal",
    "whistleblower",
    "wonderkid",
}


def players(level: str) -> list[dict[str, Any]]:
    return [item for item in PACK.items["player"] if item["level"] == level]


def test_ten_managers_66_players_50_action_cards() -> None:
    assert len(PACK.items["manager"]) == 10
    assert [len(players(level)) for level in ("gold", "silver", "bronze", "wood")] == [11, 18, 25, 12]
    assert sum(item["copies"] for item in PACK.items["card"]) == 50
    assert {item["id"] for item in PACK.items["card"] if item["source"] == "printed"} == PRINTED_CARDS
    assert sum(item["source"] == "printed" for item in PACK.items["manager"]) == 8


def test_every_symbol_is_used() -> None:
    abilities = {name for item in PACK.items["manager"] for name in item["abilities"]}
    effects = {name for item in PACK.items["card"] for name in item["effect"]}
    assert abilities == set(ABILITIES) - {"defence_modifiers"}  # on no manager that the rulebook names
    assert effects == set(EFFECTS)
    assert {item["timing"] for item in PACK.items["card"]} == {"before", "during", "any"}
    assert {window for item in PACK.items["card"] for window in item["windows"]} == set(WINDOWS)
    assert {item["effect"]["force"] for item in PACK.items["card"] if "force" in item["effect"]} == set(TACTICS)
    immune = {kind for item in PACK.items["card"] for kind in item["effect"].get("immune_to", ())}
    immune |= {kind for item in PACK.items["manager"] for kind in item["abilities"].get("immune_to", ())}
    assert immune >= {"strategy", "anti-football", "corruption"}
    assert any(item.get("variable_cost") for item in PACK.items["card"])
    assert any(item.get("needs_home_advantage") for item in PACK.items["card"])
    assert any("tactics" in item for item in PACK.items["card"])


def test_p_5_what_may_be_played_before_the_match_carries_such_a_symbol() -> None:
    """Whistleblower answers a corruption card also before the match (M27), so it can be played at any time."""
    before, during = {"tactics", "levels"}, {"before-roll", "after-roll", "after-goal", "after-turn", "half-time"}
    corrupt_before = any(
        item["kind"] == "corruption" and before.intersection(item["windows"]) for item in PACK.items["card"]
    )
    assert corrupt_before
    for item in PACK.items["card"]:
        windows = set(item["windows"])
        if windows & (before | {"corruption"}):
            assert item["timing"] in ("before", "any"), item["id"]
        if windows & (during | {"corruption"}):
            assert item["timing"] in ("during", "any"), item["id"]


def test_cost_rises_with_level_and_wood_costs_nothing() -> None:
    costs = [[item["cost"] for item in players(level)] for level in ("wood", "bronze", "silver", "gold")]
    assert set(costs[0]) == {0}
    for lower, higher in pairwise(costs):
        assert sum(lower) / len(lower) < sum(higher) / len(higher)
        assert min(lower) < min(higher)


def test_genius_marks_are_on_a_minority_and_of_all_three_kinds() -> None:
    marked = [item for item in PACK.items["player"] if item["genius"]]
    assert 0 < len(marked) < 66 / 4
    assert {mark for item in marked for mark in item["genius"]} == {"attack", "defence", "tactics"}


def test_a_trio_is_one_gold_one_silver_one_bronze_and_may_take_the_field() -> None:
    for team in PACK.items["team"]:
        three = [PACK.item(player) for player in team["players"]]
        assert [item["level"] for item in three if item] == ["gold", "silver", "bronze"]
        assert len({item["position"] for item in three if item}) > 1
    assert [team["tactic"] for team in PACK.items["team"]] == list(TACTICS)


def test_every_academy_limit_reaches_the_cheapest_bronze() -> None:
    cheapest = min(item["cost"] for item in players("bronze"))
    assert all(item["academy_limit"] >= cheapest for item in PACK.items["manager"])


@pytest.mark.parametrize(
    ("file", "old", "new", "key"),
    [
        ("dice.toml", 'id = "red-attack"', 'id = "red-attack-2"\nsource = "ours"\nname = "x"\nx = 1', None),
        ("managers.toml", "academy_limit = 2", "academy_limit = 99", "pack-wants-number"),
        ("dice.toml", 'use = "tactic"', 'use = "genius"', "pack-mof-die"),
        ("players.toml", "tactical = 4", "tactical = 6", "pack-wants-number"),
        ("teams.toml", 'players = ["', 'players = ["nobody-known", "', "pack-wants-list"),
        ("strategy.toml", "effect = { attack = 2", "effect = { magic = 2", "pack-wants-one-of"),
        ("strategy.toml", 'kind = "strategy"', 'kind = "poetry"', "pack-wants-one-of"),
    ],
)
def test_a_wrong_pack_is_told_what_is_wrong(tmp_path: Path, file: str, old: str, new: str, key: str | None) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(PACK.folder, folder)
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises((BadPack, tomllib.TOMLDecodeError)) as caught:
        GAME.load_pack(folder)
    if key is not None:
        assert isinstance(caught.value, BadPack)
        at = dict(caught.value.problems)[key]
        assert at["file"] == file
        assert at["item"]
        assert at["field"]


def test_a_trio_of_one_position_and_a_player_in_two_trios_are_refused(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(PACK.folder, folder)
    first, second = (team["players"] for team in PACK.items["team"][:2])
    text = (folder / "teams.toml").read_text("utf-8")
    (folder / "teams.toml").write_text(text.replace(second[0], first[0]), "utf-8")
    with pytest.raises(BadPack) as caught:
        GAME.load_pack(folder)
    wrong = [at for key, at in caught.value.problems if key == "pack-mof-trio"]
    at = {"file": "teams.toml", "item": PACK.items["team"][1]["id"], "field": "players", "footballer": first[0]}
    assert at in wrong


def test_an_academy_limit_below_every_bronze_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(PACK.folder, folder)
    text = (folder / "players.toml").read_text("utf-8")
    (folder / "players.toml").write_text(re.sub(r"cost = [12]\b", "cost = 3", text), "utf-8")
    with pytest.raises(BadPack) as caught:
        GAME.load_pack(folder)
    assert {(key, at["file"], at["field"]) for key, at in caught.value.problems} == {
        ("pack-mof-academy", "managers.toml", "academy_limit")
    }
