"""The schema of this game's packs."""

from __future__ import annotations

from typing import Any, Final

from golazo.engine.pack import Check, Kind, Pack, Problem, Schema, flag, many, number, one_of
from golazo.games.magic_number_eleven.cards import EFFECTS, POSITIONS, SQUADS, STAR
from golazo.games.magic_number_eleven.rules.field import COLUMNS, KINDS, LINES

SPOTS: Final = ("TL", "TR", "C", "BL", "BR")
STATES: Final = ("defensive", "normal", "aggressive")
NO_ICON: Final = "-"
SLOTS: Final = 6
TEAM_CARDS: Final = 10
STAR_CARDS: Final = 9
"""At least three a round of the draft."""
SYNERGY_CARDS: Final = 25
"""With fewer the deck could run out twice in a half."""
CONTROL_SPACES: Final = 5
ATTACK_CARDS: Final = 3


def _slots(value: Any) -> Problem | None:
    good = isinstance(value, str) and len(value) == SLOTS and set(value) <= set(KINDS + NO_ICON)
    return None if good else ("pack-wants-slots", {"slots": SLOTS, "kinds": KINDS + NO_ICON})


def _code(value: Any) -> Problem | None:
    good = isinstance(value, str) and len(value) == 2 and value.isascii() and value.isalnum()
    return None if good else ("pack-wants-code", {})


_icon: Final[Check] = one_of(*KINDS, NO_ICON)

SCHEMA: Final[Schema] = {
    "player": Kind(
        {
            "squad": one_of(*SQUADS, STAR),
            "code": _code,
            "role": one_of("CF", "SS", "LWF", "RWF", "AMF", "CMF", "DMF", "LB", "RB", "CB"),
            "position": one_of(*POSITIONS),
            "slots": _slots,
            "full": _icon,
            "crack": number(0, 9),
            "immediate": many(one_of(*EFFECTS), 0, len(EFFECTS)),
        }
    ),
    "synergy": Kind({"stars": number(1, 9), "tackle": flag, "copies": number(1, 50)}, most=12),
    "kick": Kind({"spot": one_of(*SPOTS)}, most=12),
    "keeper": Kind({"spots": many(one_of(*SPOTS), 1, len(SPOTS))}, most=12),
    "line": Kind(
        {
            "positions": many(one_of(*POSITIONS), 1, len(POSITIONS)),
            "edge": _icon,
            "edge_columns": many(number(1, COLUMNS), 0, COLUMNS),
        },
        least=LINES,
        most=LINES,
    ),
    "control": Kind({"home": one_of(*STATES), "away": one_of(*STATES)}, least=CONTROL_SPACES, most=CONTROL_SPACES),
    "state": Kind({"cards": number(1, ATTACK_CARDS)}, least=len(STATES), most=len(STATES)),
}


def check_pack(pack: Pack) -> list[Problem]:
    """Enough cards of each sort, and every state said."""
    players = pack.items["player"]
    problems: list[Problem] = []
    for squad in SQUADS:
        cards = [card for card in players if card["squad"] == squad]
        if len(cards) != TEAM_CARDS:
            size = {"squad": squad, "cards": len(cards), "wanted": TEAM_CARDS}
            problems.append(("pack-squad", {**pack.at("player", "squad", *cards), **size}))
    stars = [card for card in players if card["squad"] == STAR]
    if len(stars) < STAR_CARDS:
        at = pack.at("player", "squad", *stars)
        problems.append(("pack-stars", {**at, "cards": len(stars), "least": STAR_CARDS}))
    synergy = sum(kind["copies"] for kind in pack.items["synergy"])
    if synergy < SYNERGY_CARDS:
        at = pack.at("synergy", "copies")
        problems.append(("pack-synergy", {**at, "cards": synergy, "least": SYNERGY_CARDS}))
    if sorted(pack.ids("state")) != sorted(STATES):
        problems.append(("pack-states", {**pack.at("state", "id"), "states": ", ".join(STATES)}))
    saves = {kick["spot"] in keeper["spots"] for kick in pack.items["kick"] for keeper in pack.items["keeper"]}
    if len(saves) == 1:
        problems.append(("pack-penalty", pack.at("keeper", "spots")))  # a shoot-out could never end
    return problems
