"""The ids of this game's numbers."""

from __future__ import annotations

from golazo.engine.names import Names
from golazo.engine.pack import Pack
from golazo.games.magic_number_eleven.cards import EFFECTS, SQUADS
from golazo.games.magic_number_eleven.rules.field import LINE_PLACES, SLOTS

SHOT_KINDS = ("ordinary", "cannon", "without-base")


def names(pack: Pack) -> Names:
    return pack.once("names", _names_of)


def _names_of(pack: Pack) -> Names:
    players = pack.ids("player")
    stars = [card["id"] for card in pack.items["player"] if card["squad"] == "star"]
    return Names(
        fields={
            "team": SQUADS,
            "card": players,
            "coming": players,
            "star": stars,
            "line": pack.ids("line"),
            "column": [str(column) for column in range(1, LINE_PLACES + 1)],
            "slot": SLOTS,
            "synergy": pack.ids("synergy"),
            "effect": EFFECTS,
            "kick": pack.ids("kick"),
            "keeper": pack.ids("keeper"),
            "control": pack.ids("control"),
            "kind": SHOT_KINDS,
        },
        verbs={
            "show": ["star"],
            "pick": ["card"],
            "reserve": ["card"],
            "pass": ["cards"],
            "press": [],
            "place": ["card"],
            "at": ["line", "column"],
            "shoot": ["card", "slot"],
            "shoot-without-base": [],
            "hold": [],
            "bring-on": ["coming"],
            "take-off": ["card"],
            "substitute": ["coming", "card"],
            "go-on": [],
            "ready": [],
            "apply": [],
            "skip": [],
            "keep": ["synergy"],
            "lay": ["synergy*"],
            "reply-none": [],
            "reply-blind": [],
            "reply": ["synergy"],
            "draw": ["synergy"],
            "reveal": ["synergy"],
            "lose": ["synergy"],
            "kick": ["kick"],
            "save": ["keeper"],
            "agree": [],
            "decline": [],
        },
    )
