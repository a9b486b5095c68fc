"""Match of the Season."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from golazo.engine.chance import Source
from golazo.engine.game import Game, Option, Result
from golazo.engine.names import Names
from golazo.engine.pack import Pack, Problem, Schema
from golazo.games.match_of_the_season import view
from golazo.games.match_of_the_season.cards import COMPETITIONS, SPACES, TROPHIES, Box
from golazo.games.match_of_the_season.knowledge.redeal import redeal
from golazo.games.match_of_the_season.result import ranking
from golazo.games.match_of_the_season.rules.formations import POSITIONS
from golazo.games.match_of_the_season.rules.market import buying, offering, selling
from golazo.games.match_of_the_season.rules.red_chance_cards import red_cards
from golazo.games.match_of_the_season.rules.season import season
from golazo.games.match_of_the_season.rules.setup import set_up
from golazo.games.match_of_the_season.schema import SCHEMA, check_pack
from golazo.games.match_of_the_season.state import REASONS, Seasons, new_seasons
from golazo.games.match_of_the_season.view_types import View

_OFF_OR_ON = (False, True)

VERBS = {
    "pass": (),
    "take": ("footballer",),
    "bid": ("money",),
    "turn": (),
    "sign": ("footballer",),
    "release": ("footballer",),
    "buy": ("footballer", "team"),
    "sell": ("footballer",),
    "offer": ("footballer",),
    "price": ("price",),
    "use": ("card", "team"),
    "use-on": ("card", "footballer"),
    "strongest": (),
    "formation": ("formation",),
    "place": ("footballer",),
    "gap": (),
    "change": ("off", "on"),
    "switch": ("off", "on"),
    "lay": ("card",),
    "recover": ("footballer",),
    "extend": ("footballer",),
    "swap": ("footballer", "given"),
    # chance
    "team": ("team",),
    "club": ("club",),
    "footballer": ("footballer",),
    "draw": ("drawn",),
    "card": ("card",),
    "d6": ("pips",),
    "d12": ("pips",),
    "face": ("face",),
    "move": ("spaces",),
}


class MatchOfTheSeason(Game[Seasons]):
    id: ClassVar = "match-of-the-season"
    version: ClassVar = 2
    seat_counts: ClassVar = range(2, 5)
    options: ClassVar[dict[str, Option]] = {
        "seasons": Option((6, 1, 2, 3, 4, 5), "S19"),
        "everyone_draws": Option(_OFF_OR_ON, "S8"),
        "duty_for_everyone": Option(_OFF_OR_ON, "S8"),
        "attack_against_defence": Option(_OFF_OR_ON, "S15"),
        "more_formations": Option(_OFF_OR_ON, "S15"),
        "match_events": Option(_OFF_OR_ON, "S15"),
        "events_a_match": Option((4, 1, 2, 3, 5, 6), "S15"),
    }
    schema: ClassVar[Schema] = SCHEMA
    folder: ClassVar = Path(__file__).parent
    marks: ClassVar = ("result",)
    acts: ClassVar = (buying, selling, offering, red_cards)
    minutes: ClassVar = 90
    accent: ClassVar = ("#1f7a8c", "#f6c445")

    def start(
        self, seats: int, source: Source | None, keeps_events: bool, pack: Pack, options: dict[str, Any]
    ) -> Seasons:
        box = pack.once(f"box {sorted(options.items())}", lambda pack: Box(pack, options))
        m = new_seasons(seats, source, keeps_events, box)
        m.then([(set_up,), (season,)])
        return m

    def names(self, pack: Pack) -> Names:
        return pack.once("names", _names)

    def view(self, m: Seasons, seat: int | None) -> View:
        return view.view(m, seat)

    def inventory(self, m: Seasons) -> dict[str, Any]:
        return view.inventory(m)

    def result(self, m: Seasons) -> Result:
        return ranking(m)

    def redeal(self, m: Seasons, seat: int) -> None:
        redeal(m, seat)

    def check_pack(self, pack: Pack) -> list[Problem]:
        return check_pack(pack)


def _names(pack: Pack) -> Names:
    clubs = [*pack.ids("team"), *pack.ids("side")]
    footballers = pack.ids("player")
    events = {item["number"]: item["id"] for item in pack.items["event"]}
    faces = {item["number"]: item["id"] for item in pack.items["face"]}
    return Names(
        {
            **dict.fromkeys(("team", "teams", "other"), pack.ids("team")),
            **dict.fromkeys(("club", "clubs", "home", "away", "winner"), clubs),
            **dict.fromkeys(("footballer", "footballers", "given", "off", "on", "line_up"), footballers),
            **dict.fromkeys(("card", "cards"), pack.ids("card")),
            "drawn": [*pack.ids("card"), "kept"],
            "formation": pack.ids("formation"),
            "space": pack.ids("space"),
            "space_kind": SPACES,
            "competition": COMPETITIONS,
            "trophy": TROPHIES,
            "absence": REASONS,
            "position": POSITIONS,
            "happening": [events[number] for number in sorted(events)],
            "face": [faces[number] for number in sorted(faces)],
        },
        VERBS,
    )


GAME = MatchOfTheSeason()
