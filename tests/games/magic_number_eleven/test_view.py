"""What a view shows of the synergy cards."""

from __future__ import annotations

import json

import golazo


def test_unseen_cards_are_told_among_the_odds_alone() -> None:
    """A table without odds leaves out `odds`: nothing else of a view may count what a seat has not seen."""
    table = golazo.game("magic-number-eleven").new(2, 3)
    view = table.view(0)["table"]
    unseen = view.pop("odds")["synergy"]
    assert len(unseen) == sum(item["copies"] for item in table.pack.items["synergy"])
    assert not any(face in json.dumps(view) for face in set(unseen))
    assert table.view(None)["table"]["odds"] is None
