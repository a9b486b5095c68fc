"""The types that the web app is built with are those of the protocol."""

from __future__ import annotations

from pathlib import Path

from golazo.server.typescript import schema, typescript

WEB = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_committed_types_are_up_to_date() -> None:
    assert WEB.read_text(encoding="utf-8") == typescript(), (
        "run: python -m golazo.server.typescript > web/src/protocol.ts"
    )


def test_the_schema_names_every_message_of_both_directions() -> None:
    whole = schema()
    spoken = [each["$ref"].rpartition("/")[2] for each in whole["fromServer"][0]["anyOf"]]
    assert spoken == ["Welcome", "TableMessage", "Update", "Done", "Refused", "WhyNot", "Hinted"]
    assert {"Watch", "Choose", "Entropy"} <= whole["$defs"].keys()
