"""What the companion carries along is what the packs and the games say."""

from __future__ import annotations

import runpy

from tests.web.people import ROOT

MADE = runpy.run_path(str(ROOT / "web" / "fixtures" / "companion.py"))
AGAIN = "run: python web/fixtures/companion.py"


def test_the_box_in_the_bundle_is_up_to_date() -> None:
    assert MADE["BOX"].read_text(encoding="utf-8") == MADE["written"](MADE["box"]()), AGAIN


def test_the_tables_that_hold_the_league_module_are_up_to_date() -> None:
    assert MADE["CASES"].read_text(encoding="utf-8") == MADE["written"](MADE["cases"]()), AGAIN
