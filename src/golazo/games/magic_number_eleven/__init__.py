"""Magic Number Eleven: two teams build icons on the field, shoot, and hope for exactly eleven."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from golazo.engine.chance import Source
from golazo.engine.game import Game, Option, Result
from golazo.engine.names import Names
from golazo.engine.pack import Pack, Problem
from golazo.engine.position import new_parts
from golazo.games.magic_number_eleven import result, schema, view
from golazo.games.magic_number_eleven.knowledge.redeal import redeal
from golazo.games.magic_number_eleven.names import names
from golazo.games.magic_number_eleven.rules.halves import match
from golazo.games.magic_number_eleven.rules.substitution import SUBSTITUTION
from golazo.games.magic_number_eleven.state import TEAMS, Box, Eleven, fresh
from golazo.games.magic_number_eleven.view_types import View


class MagicNumberEleven(Game[Eleven]):
    """Home is the first seat, Away the second."""

    id = "magic-number-eleven"
    version = 2
    seat_counts = range(TEAMS, TEAMS + 1)
    options = {  # noqa: RUF012  # a ClassVar in Game
        "shoot_out": Option((False, True), "E13"),
        "cannon_shot_base": Option((0, 1), "E6"),
    }
    schema = schema.SCHEMA
    folder = Path(__file__).parent
    acts = (SUBSTITUTION,)
    marks = ("goal", "goal-magic", "goal-penalty")
    minutes = 20
    accent = ("#17202b", "#e8443a")

    def start(
        self, seats: int, source: Source | None, keeps_events: bool, pack: Pack, options: dict[str, Any]
    ) -> Eleven:
        m = fresh(new_parts(seats, source, keeps_events), Box(pack, options))
        m.then([(match,)])
        return m

    def names(self, pack: Pack) -> Names:
        return names(pack)

    def view(self, m: Eleven, seat: int | None) -> View:
        return view.view(m, seat)

    def result(self, m: Eleven) -> Result:
        return result.result(m)

    def redeal(self, m: Eleven, seat: int) -> None:
        redeal(m, seat)

    def inventory(self, m: Eleven) -> dict[str, Any]:
        return result.inventory(m)

    def check_pack(self, pack: Pack) -> list[Problem]:
        return schema.check_pack(pack)


GAME = MagicNumberEleven()
