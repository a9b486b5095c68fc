"""Where single fields of a pack's items come from."""

from __future__ import annotations

from pathlib import Path

import pytest

from golazo.engine.errors import BadPack
from golazo.engine.pack import Kind, load, number

SCHEMA = {"card": Kind({"copies": number(1, 9)})}


def a_pack(folder: Path, sources: str) -> Path:
    (folder / "pack.toml").write_text('game = "toy"\nname = "own"\nversion = 1\n')
    lines = ["[[card]]", 'id = "one"', 'name = "One"', 'source = "printed"', f"sources = {sources}", "copies = 3"]
    (folder / "cards.toml").write_text("\n".join(lines))
    return folder


def test_a_field_may_come_from_elsewhere_than_its_item(tmp_path: Path) -> None:
    pack = load(a_pack(tmp_path, '{ copies = "ours" }'), "toy", SCHEMA)
    assert pack.items["card"][0]["sources"] == {"copies": "ours"}


@pytest.mark.parametrize(
    ("sources", "key"),
    [
        ('{ copies = "guessed" }', "pack-wants-one-of"),
        ('{ colour = "ours" }', "pack-field-unknown"),
        ('"ours"', "pack-wants-one-of"),
        ("{}", "pack-wants-one-of"),
    ],
)
def test_sources_name_fields_of_the_item_and_known_origins(tmp_path: Path, sources: str, key: str) -> None:
    with pytest.raises(BadPack) as broken:
        load(a_pack(tmp_path, sources), "toy", SCHEMA)
    assert [problem[0] for problem in broken.value.problems] == [key]
