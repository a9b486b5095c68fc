"""Masters of Football."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from golazo.engine.chance import Source
from golazo.engine.game import Game, Option, Result
from golazo.engine.names import Names
from golazo.engine.pack import Pack, Problem, Schema
from golazo.engine.position import new_parts
from golazo.games.masters_of_football import schema, view
from golazo.games.masters_of_football.cards import Box
from golazo.games.masters_of_football.knowledge.redeal import redeal
from golazo.games.masters_of_football.rules import champions
from golazo.games.masters_of_football.rules.any_time import play_any_time
from golazo.games.masters_of_football.rules.calendar import season
from golazo.games.masters_of_football.rules.levels import LEVEL_NAMES
from golazo.games.masters_of_football.rules.setup import set_up
from golazo.games.masters_of_football.rules.swaps import swap
from golazo.games.masters_of_football.state import (
    PACES,
    PARALLEL,
    TEAMS_A_CHAMPIONSHIP,
    Competition,
    new_competition,
)
from golazo.games.masters_of_football.view_types import View


class MastersOfFootball(Game[Competition]):
    id: ClassVar = "masters-of-football"
    version: ClassVar = 2
    seat_counts: ClassVar = range(2, 9)
    options: ClassVar[dict[str, Option]] = {
        "pace": Option(PACES, "p. 13, M21", for_many=(TEAMS_A_CHAMPIONSHIP + 1, PACES[PARALLEL])),
        "non_persons": Option(("lot", "chosen"), "p. 17, M22"),
        "both_red": Option(("orange", "brown"), "M3"),
    }
    schema: ClassVar[Schema] = schema.SCHEMA
    folder: ClassVar = Path(__file__).parent
    marks: ClassVar = ("goal",)
    acts: ClassVar = (swap, play_any_time)
    minutes: ClassVar = 60
    accent: ClassVar = ("#14284b", "#e3b23c")

    def start(
        self, seats: int, source: Source | None, keeps_events: bool, pack: Pack, options: dict[str, Any]
    ) -> Competition:
        m = new_competition(
            new_parts(seats, source, keeps_events),
            pack.once("box", Box),
            PACES.index(options["pace"]),
            LEVEL_NAMES.index(options["both_red"]),
            options["non_persons"] == "chosen",
        )
        m.then([(set_up,), (season,)])
        return m

    def names(self, pack: Pack) -> Names:
        return pack.once("names", view.names)

    def view(self, m: Competition, seat: int | None) -> View:
        return view.view(m, seat)

    def inventory(self, m: Competition) -> dict[str, Any]:
        return view.inventory(m)

    def result(self, m: Competition) -> Result:
        return champions.result(m)

    def redeal(self, m: Competition, seat: int) -> None:
        redeal(m, seat)

    def check_pack(self, pack: Pack) -> list[Problem]:
        return schema.check_pack(pack)


GAME = MastersOfFootball()
