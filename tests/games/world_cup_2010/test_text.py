"""Rules of the knock-out shown on positions that are written as text."""

from __future__ import annotations

from typing import Any

from golazo import Table
from golazo.games.world_cup_2010 import GAME

FINALS = (
    f"world-cup-2010/{GAME.version} seats=2 chance=typed | owner=[1,0,0,0,1,0*27] group=H held=[3,3] first_match=63"
    " hands=[{defence:1,foul:1,offside:1},{attack:3}] players=[0,1] lineup=[netherlands,italy,south-africa,argentina]"
    " slots=[-1*4,attack,-1*7,goal,-1*3] worth=[0*4,1,0*7,1,0*3] filled=[0,1,0,1] free=[true*4] live_goals=[4]"
    " live_attacks=[20] stock=12 | todo settle.settle_set(63) | asks 0:knockout.play?#2(0)"
)
"""Seat 0 has the two teams of the match for third place, seat 1 those of the final; an Attack and a Goal lie there."""


def offered(table: Table[Any], seat: int) -> set[str]:
    return {table.name(seat, choice) for choice in table.choices(seat)}


def test_W9_in_the_finals_one_acts_on_ones_own_match_alone() -> None:
    table = GAME.read(FINALS)
    assert offered(table, 0) == {
        *("cover:defence,italy", "cover:offside,italy", "place:defence,italy", "place:defence,netherlands"),
        *("discard:defence", "discard:foul", "discard:offside"),
    }
    why = table.why_not(0, "cover:foul,argentina")
    assert why is not None
    assert why.key == "match-of-others"


def test_a_covered_attack_is_named_with_its_cover() -> None:
    table = GAME.read(FINALS)
    table.play(0, "cover:defence,italy")
    assert table.position.covers == [(4, 4)]
    assert "covers=[[4,defence]]" in table.text()
