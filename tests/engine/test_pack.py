"""Packs: what is wrong is named with file, item and field."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import golazo
from golazo import BadPack, BadSetup
from golazo.engine.errors import BadPack as EngineBadPack
from tests.conformance.course import finish

GAME = golazo.game("world-cup-2010")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(GAME.folder / "pack", tmp_path / "mine"))


def edit(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def problems(folder: Path) -> list[tuple[str, dict[str, object]]]:
    with pytest.raises(BadPack) as caught:
        GAME.load_pack(folder)
    return caught.value.problems


def test_a_copy_of_the_pack_loads_and_has_the_same_hash(folder: Path) -> None:
    pack = GAME.load_pack(folder)
    assert pack.hash == GAME.pack.hash
    finish(GAME.new(2, 1, pack=pack), 1)


def test_another_value_is_another_pack(folder: Path) -> None:
    edit(folder, "teams.toml", "hand = 6", "hand = 5")
    assert GAME.load_pack(folder).hash != GAME.pack.hash


@pytest.mark.parametrize(
    ("file", "old", "new", "key", "field"),
    [
        ("teams.toml", "hand = 6", 'hand = "six"', "pack-wants-number", "hand"),
        ("teams.toml", "hand = 6", "hand = true", "pack-wants-number", "hand"),
        ("teams.toml", "hand = 6", "hand = 99", "pack-wants-number", "hand"),
        ("teams.toml", "hand = 6\n", "", "pack-field-missing", "hand"),
        ("teams.toml", "hand = 6", "hand = 6\nshoe = 4", "pack-field-unknown", "shoe"),
        ("teams.toml", 'source = "ours"', 'source = "guess"', "pack-wants-one-of", "source"),
        ("teams.toml", 'it = "Sudafrica"', 'xx = "Sudafrica"', "pack-wants-words", "name"),
        ("teams.toml", 'id = "mexico"', 'id = "Mexico!"', "pack-wants-id", "id"),
        ("cards.toml", "copies = 8", "copies = -1", "pack-wants-number", "copies"),
    ],
)
def test_a_wrong_field_is_named(folder: Path, file: str, old: str, new: str, key: str, field: str) -> None:
    edit(folder, file, old, new)
    key_found, at = problems(folder)[0]
    assert key_found == key
    assert at["file"] == file
    assert at["field"] == field
    assert at["item"]


def test_every_problem_is_listed_at_once(folder: Path) -> None:
    edit(folder, "teams.toml", "hand = 6", "hand = 0")
    edit(folder, "cards.toml", "copies = 8", "copies = 800")
    assert {at["file"] for _, at in problems(folder)} == {"teams.toml", "cards.toml"}


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (lambda folder: (folder / "teams.toml").write_text("[[team"), "pack-file-unreadable"),
        (lambda folder: (folder / "teams.toml").write_bytes(b"\xff\xfe"), "pack-file-unreadable"),
        (lambda folder: (folder / "teams.toml").write_text("#" * 1_000_001), "pack-file-large"),
        (lambda folder: shutil.rmtree(folder), "pack-not-found"),
    ],
)
def test_a_file_that_cannot_be_read_is_named(folder: Path, spoil: Callable[[Path], object], key: str) -> None:
    spoil(folder)
    with pytest.raises(BadPack) as caught:
        GAME.load_pack(folder)
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("file", "text", "key"),
    [
        ("more.toml", "[[stadium]]\nid = 'x'\n", "pack-kind-unknown"),
        ("more.toml", "team = 3\n", "pack-kind-form"),
        ("pack.toml", 'game = "chess"\nname = "x"\nversion = 1\n', "pack-wants-one-of"),
        ("pack.toml", "", "pack-head-missing"),
        ("fixtures.toml", "", "pack-count"),
    ],
)
def test_a_pack_that_does_not_fit_the_game_is_refused(folder: Path, file: str, text: str, key: str) -> None:
    (folder / file).write_text(text)
    assert key in {found for found, _ in problems(folder)}


def test_too_few_items_are_named_with_their_files(folder: Path) -> None:
    text = (folder / "fixtures.toml").read_text()
    first, second, rest = text.split("[[fixture]]", 2)
    (folder / "fixtures.toml").write_text(first + "[[fixture]]" + rest)
    (folder / "more.toml").write_text("[[fixture]]" + second)
    GAME.load_pack(folder)
    (folder / "more.toml").write_text("fixture = []")
    assert problems(folder) == [
        ("pack-count", {"file": "fixtures.toml, more.toml", "kind": "fixture", "count": 47, "least": 48, "most": 48})
    ]


def test_what_is_wrong_across_items_is_named_with_their_files(folder: Path) -> None:
    edit(folder, "teams.toml", '[[team]]\nid = "mexico"', '[[tea]]\nid = "mexico"')
    text = (folder / "teams.toml").read_text()
    at = text.index("[[tea]]")
    end = text.index("[[team]]", at)
    mexico = text[at:end].replace("[[tea]]", "[[team]]").replace('group = "A"', 'group = "B"')
    (folder / "teams.toml").write_text(text[:at] + text[end:])
    (folder / "north.toml").write_text(mexico)
    wrong = {str(at["group"]): at for key, at in problems(folder) if key == "pack-group-size"}
    assert wrong["A"]["file"] == "teams.toml"
    assert wrong["A"]["item"] == "south-africa, uruguay, france"
    assert wrong["B"]["file"] == "north.toml, teams.toml"
    assert {at["field"] for at in wrong.values()} == {"group"}


def test_the_same_id_twice_is_refused(folder: Path) -> None:
    edit(folder, "cards.toml", 'id = "goal"', 'id = "brazil"')
    assert "pack-id-twice" in {key for key, _ in problems(folder)}


def test_every_problem_has_a_sentence(folder: Path) -> None:
    edit(folder, "teams.toml", "hand = 6", 'hand = "six"')
    for key, arguments in problems(folder):
        sentence = str(EngineBadPack(key, "", **arguments))
        assert key not in sentence
        assert "teams.toml" in sentence


def test_a_pack_of_another_game_cannot_be_played(folder: Path) -> None:
    pack = GAME.load_pack(folder)
    object.__setattr__(pack, "game", "magic-number-eleven")
    with pytest.raises(BadSetup):
        GAME.new(2, 1, pack=pack)
