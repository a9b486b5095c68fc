"""What a pack must hold, and what is wrong across its items."""

from __future__ import annotations

from typing import Final

from golazo.engine.pack import Kind, Pack, Problem, Schema, an_id, flag, many, number, one_of
from golazo.games.match_of_the_season.cards import (
    COLOURS,
    EFFECTS,
    EVENTS,
    INTERNATIONAL_STARS,
    INTERNATIONAL_TEAMS,
    SPACES,
    STAGES,
    STARS,
    TEAMS,
    TROPHIES,
)
from golazo.games.match_of_the_season.knowledge.draft_safety import DEALT, DRAFTED, Counts, unsafe_deals
from golazo.games.match_of_the_season.rules.formations import ELEVEN, POSITIONS, Formation
from golazo.games.match_of_the_season.rules.match_die import FACES, TACTICS

RED_EFFECTS: Final = ("money", "cure-injury", "lift-red-card", "end-duty", "sell-at-full-price")
BLUE_EFFECTS: Final = EFFECTS[:7]

PROVEN: Final[dict[int, Counts]] = {
    1: (6, 13, 12, 7),
    2: (5, 10, 10, 7),
    3: (2, 8, 8, 6),
    4: (1, 5, 6, 4),
    5: (1, 3, 3, 3),
}
"""Keepers, defenders, midfielders, forwards by stars of the pack that comes with the game. That every draft from these
leaves a legal eleven is searched to the end in the tests; only other counts are searched when a pack is loaded."""
PROVEN_FORMATIONS: Final[set[Formation]] = {(5, 3, 2), (4, 4, 2), (4, 3, 3), (3, 4, 3), (3, 5, 2)}

_stars: Final = number(0, STARS)

SCHEMA: Final[Schema] = {
    "player": Kind(
        {"stars": number(1, STARS), "position": one_of(*POSITIONS)}, {"country": an_id}, least=TEAMS * 18, most=400
    ),
    "country": Kind({}, most=60),
    "team": Kind({}, least=TEAMS, most=TEAMS),
    "card": Kind(
        {"colour": one_of(*COLOURS), "copies": number(1, 20)},
        {"tactic": one_of(*TACTICS), "effect": one_of(*EFFECTS), "amount": number(-1000, 1000)},
        most=200,
    ),
    "space": Kind(
        {"kind": one_of(*SPACES), "week": number(0, 6)},
        {"countries": many(an_id, 1, 6), "stage": one_of(*STAGES), "fixtures": many(many(an_id, 2, 2), 2, 2)},
        least=43,
        most=43,
    ),
    "side": Kind(
        {
            "keeper": _stars,
            "defence": many(_stars, 3, 5),
            "midfield": many(_stars, 3, 5),
            "attack": many(_stars, 1, 4),
        },
        least=INTERNATIONAL_TEAMS,
        most=INTERNATIONAL_TEAMS,
    ),
    "face": Kind({"number": number(1, FACES)}, least=FACES, most=FACES),
    "die": Kind({"faces": many(number(1, 6), 6, 6)}, least=1, most=1),
    "formation": Kind(
        {"defenders": number(3, 5), "midfielders": number(3, 5), "forwards": number(1, 4), "optional": flag}, most=20
    ),
    "event": Kind({"number": number(1, 12), "what": one_of(*EVENTS)}, least=12, most=12),
    "trophy": Kind({"points": number(0, 20), "prize": number(0, 1000)}, least=len(TROPHIES), most=len(TROPHIES)),
}


def check_pack(pack: Pack) -> list[Problem]:
    """What is wrong across the items: references, the calendar, and squads that could not field an eleven."""
    problems: list[Problem] = []
    countries = pack.ids("country")
    teams = pack.ids("team")
    for player in pack.items["player"]:
        at = pack.at("player", "country", player)
        if ("country" in player) != (player["stars"] >= INTERNATIONAL_STARS):
            problems.append(("pack-international", {**at, "stars": INTERNATIONAL_STARS}))
        if player.get("country", countries[0]) not in countries:
            problems.append(("pack-reference", {**at, "other": player["country"]}))
    for card in pack.items["card"]:
        green = card["colour"] == "green"
        allowed = {"blue": BLUE_EFFECTS, "red": RED_EFFECTS, "green": ()}[card["colour"]]
        if green != ("tactic" in card) or (not green and card.get("effect") not in allowed):
            problems.append(("pack-card", pack.at("card", "tactic" if green else "effect", card)))
    for space in pack.items["space"]:
        pairs = space.get("fixtures", ())
        named = {"countries": space.get("countries", ()), "fixtures": [team for pair in pairs for team in pair]}
        known = {"countries": countries, "fixtures": teams}
        for where, others in named.items():
            at = pack.at("space", where, space)
            problems += [("pack-reference", {**at, "other": other}) for other in others if other not in known[where]]
    problems += _wrong_calendar(pack)
    for item in pack.items["side"]:
        if 1 + len(item["defence"]) + len(item["midfield"]) + len(item["attack"]) != ELEVEN:
            problems.append(("pack-eleven", pack.at("side", "attack", item)))
    for item in pack.items["formation"]:
        if 1 + item["defenders"] + item["midfielders"] + item["forwards"] != ELEVEN:
            problems.append(("pack-eleven", pack.at("formation", "forwards", item)))
    # Choices number the formations: without the optional rule the others must keep their numbers.
    optional = [item["optional"] for item in pack.items["formation"]]
    if optional != sorted(optional):
        problems.append(("pack-formations", pack.at("formation", "optional")))
    if sorted(item["id"] for item in pack.items["trophy"]) != sorted(TROPHIES):
        problems.append(("pack-trophies", {**pack.at("trophy", "id"), "items": ", ".join(TROPHIES)}))
    if sorted(item["number"] for item in pack.items["event"]) != list(range(1, 13)):
        problems.append(("pack-events", pack.at("event", "number")))
    if sorted(item["number"] for item in pack.items["face"]) != list(range(1, FACES + 1)):
        problems.append(("pack-faces", pack.at("face", "number")))
    return problems or _unsafe_draft(pack)


def _wrong_calendar(pack: Pack) -> list[Problem]:
    spaces = pack.items["space"]
    problems: list[Problem] = []
    for kind, field in (("league", "fixtures"), ("duty", "countries")):
        for space in spaces:
            if space["kind"] == kind and field not in space:
                problems.append(("pack-field-missing", pack.at("space", field, space)))
            if space["kind"] != kind and field in space:
                problems.append(("pack-field-unknown", pack.at("space", field, space)))
    kinds = [space["kind"] for space in spaces]
    stages = [(space["kind"], space.get("stage")) for space in spaces if space["kind"] in ("europe", "cup")]
    played = [tuple(pair) for space in spaces for pair in space.get("fixtures", ())]
    wanted_stages = [
        ("europe", "round-of-sixteen"),
        ("cup", "semi-finals"),
        ("europe", "quarter-finals"),
        ("cup", "final"),
        ("europe", "semi-finals"),
    ]
    everybody = {(home, away) for home in pack.ids("team") for away in pack.ids("team") if home != away}
    sound = {
        "kind": kinds[0] == "whistle"
        and kinds.count("whistle") == 1
        and kinds.count("league") == 6
        and kinds[-1] == "league"
        and kinds.count("supercup") <= 1,
        "stage": stages == wanted_stages,
        "fixtures": len(played) == len(everybody) and set(played) == everybody,
    }
    return problems + [("pack-calendar", pack.at("space", field)) for field, good in sound.items() if not good]


def columns(pack: Pack) -> dict[int, Counts]:
    """How many of each position there are, by stars."""
    counts: dict[int, Counts] = {}
    for stars in range(1, STARS + 1):
        kinds = [player["position"] for player in pack.items["player"] if player["stars"] == stars]
        counts[stars] = (
            kinds.count(POSITIONS[0]),
            kinds.count(POSITIONS[1]),
            kinds.count(POSITIONS[2]),
            kinds.count(POSITIONS[3]),
        )
    return counts


def _unsafe_draft(pack: Pack) -> list[Problem]:
    counts = columns(pack)
    for stars, cards in (*DEALT, *DRAFTED):
        if sum(counts[stars]) < TEAMS * cards:
            return [("pack-few", {**pack.at("player", "stars"), "stars": stars, "count": TEAMS * cards})]
    formations = [
        (item["defenders"], item["midfielders"], item["forwards"])
        for item in pack.items["formation"]
        if not item["optional"]
    ]
    if counts == PROVEN and set(formations) >= PROVEN_FORMATIONS:
        return []
    unsafe = unsafe_deals(counts, formations, TEAMS)
    if not unsafe:
        return []
    return [("pack-unsafe", {**pack.at("player", "position"), **dict(zip(POSITIONS, unsafe[0], strict=True))})]
