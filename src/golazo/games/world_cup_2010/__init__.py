"""The World Cup Card Game 2010."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from golazo.engine.chance import Source
from golazo.engine.game import Game, Option, Result
from golazo.engine.names import Names
from golazo.engine.pack import Pack, Problem, Schema
from golazo.games.world_cup_2010 import view
from golazo.games.world_cup_2010.cards import SCHEMA, Box, check
from golazo.games.world_cup_2010.knowledge.redeal import redeal
from golazo.games.world_cup_2010.result import ranking
from golazo.games.world_cup_2010.rules.bracket import SETS
from golazo.games.world_cup_2010.rules.groups import group_stage
from golazo.games.world_cup_2010.rules.knockout import play_set
from golazo.games.world_cup_2010.rules.setup import deal_teams
from golazo.games.world_cup_2010.state import FIELDS, VERBS, Cup, new_cup
from golazo.games.world_cup_2010.view_types import View


class WorldCup2010(Game[Cup]):
    id: ClassVar = "world-cup-2010"
    version: ClassVar = 2
    seat_counts: ClassVar = range(2, 9)
    options: ClassVar[dict[str, Option]] = {}
    schema: ClassVar[Schema] = SCHEMA
    folder: ClassVar = Path(__file__).parent
    marks: ClassVar = ("full-time",)
    minutes: ClassVar = 40
    accent: ClassVar = ("#123a2b", "#f2c230")

    def start(self, seats: int, source: Source | None, keeps_events: bool, pack: Pack, options: dict[str, Any]) -> Cup:
        cup = new_cup(seats, source, keeps_events, pack.once("box", Box))
        cup.then([(deal_teams,), (group_stage,), *((play_set, first_match) for first_match in SETS)])
        return cup

    def names(self, pack: Pack) -> Names:
        teams = dict.fromkeys(("team", "teams", "first", "second", "winner", "opponent"), pack.ids("team"))
        return Names({**FIELDS, **teams}, VERBS)

    def view(self, m: Cup, seat: int | None) -> View:
        return view.view(m, seat)

    def inventory(self, m: Cup) -> dict[str, Any]:
        return view.inventory(m)

    def result(self, m: Cup) -> Result:
        return ranking(m)

    def redeal(self, m: Cup, seat: int) -> None:
        redeal(m, seat)

    def check_pack(self, pack: Pack) -> list[Problem]:
        return check(pack)


GAME = WorldCup2010()
