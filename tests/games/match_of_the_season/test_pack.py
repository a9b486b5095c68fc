"""What is wrong across the items of a pack is said."""

import shutil
from pathlib import Path

import pytest

from golazo import BadPack
from tests.games.match_of_the_season.arrange import GAME


@pytest.mark.parametrize(
    ("file", "old", "new", "key"),
    [
        ("players.toml", 'country = "italy"', "", "pack-international"),
        ("players.toml", 'country = "italy"', 'country = "atlantis"', "pack-reference"),
        ("board.toml", 'countries = ["italy"', 'countries = ["atlantis"', "pack-reference"),
        ("board.toml", '["red-team", "blue-team"]', '["blue-team", "red-team"]', "pack-calendar"),
        ("board.toml", "fixtures = ", "#", "pack-field-missing"),
        ("board.toml", 'kind = "duty"', 'kind = "chance"', "pack-field-unknown"),
        ("board.toml", 'kind = "whistle"', 'kind = "chance"', "pack-calendar"),
        ("board.toml", '["red-team", "blue-team"]', '["italy", "blue-team"]', "pack-reference"),
        ("chance.toml", 'effect = "cure-injury"', 'effect = "collection"', "pack-card"),
        ("international.toml", "attack = [2, 2]", "attack = [2, 2, 2]", "pack-eleven"),
        ("trophies.toml", 'id = "league-first"', 'id = "league-title"', "pack-trophies"),
        ("match.toml", "number = 12", "number = 11", "pack-events"),
        ("match.toml", "number = 6", "number = 5", "pack-faces"),
        ("match.toml", "defenders = 5", "defenders = 4", "pack-eleven"),
        ("match.toml", "optional = false", "optional = true", "pack-formations"),
        ("players.toml", 'stars = 3\nposition = "defender"', 'stars = 3\nposition = "keeper"', "pack-unsafe"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, file: str, old: str, new: str, key: str) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(GAME.folder / "pack", folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 2 if key == "pack-unsafe" else 1), encoding="utf-8")
    with pytest.raises(BadPack) as wrong:
        GAME.load_pack(folder)
    at = dict(wrong.value.problems)[key]
    assert at["file"] == file
    assert at["item"]
    assert at["field"]


def test_nothing_invented_carries_printed() -> None:
    for kind, fields in (("card", ("text", "copies")), ("trophy", ("name",)), ("team", ("name",))):
        for item in GAME.pack.items[kind]:
            if item["source"] == "printed":
                assert all(item["sources"][field] == "ours" for field in fields), item["id"]
    supercup = next(item for item in GAME.pack.items["trophy"] if item["id"] == "supercup-winner")
    assert supercup["source"] == "ours"
