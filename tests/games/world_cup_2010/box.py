"""A box for the tests of the rules: what ours may change with balancing is fixed here."""

from __future__ import annotations

from typing import Any

from golazo.engine.pack import Pack
from golazo.games.world_cup_2010 import GAME

COPIES = {
    "goal": 7,
    "two-goals": 2,
    "three-goals": 1,
    "attack": 8,
    "defence": 5,
    "foul": 4,
    "offside": 2,
    "penalty": 3,
}
UNRESTRICTED = "argentina england germany netherlands italy portugal brazil spain"
RESTRICTED_ON_THREE = (
    "mexico uruguay france nigeria greece united-states slovenia australia serbia cameroon chile switzerland"
)
SMALL_HANDS = "algeria ivory-coast"
"""Restricted on 3 Goals only, with six cards; all others are restricted on 2 Goals as well, with six cards."""


def _team(item: dict[str, Any]) -> dict[str, Any]:
    if item["id"] in UNRESTRICTED.split():
        return item | {"hand": 8, "restricted": "none"}
    if item["id"] in RESTRICTED_ON_THREE.split():
        return item | {"hand": 7, "restricted": "three"}
    return item | {"hand": 6, "restricted": "three" if item["id"] in SMALL_HANDS.split() else "two-and-three"}


PACK = Pack(
    {"game": GAME.id, "name": "rules", "version": 1},
    {
        "team": [_team(item) for item in GAME.pack.items["team"]],
        "card": [item | {"copies": COPIES[item["id"]]} for item in GAME.pack.items["card"]],
        "fixture": GAME.pack.items["fixture"],
    },
    GAME.folder,
)
TEAM_CARDS = {item["id"]: item for item in PACK.items["team"]}
TEAMS = tuple(TEAM_CARDS)
