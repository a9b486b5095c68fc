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
from golazo.games.match_of_the_season.draft_safety import DEALT, DRAFTED, Counts, unsafe_deals
from golazo.games.match_of_the_season.odds import FACES, TACTICS
from golazo.games.match_of_the_season.squads import ELEVEN, POSITIONS, Formation

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
        if ("country" in player) != (player["stars"] >= INTERNATIONAL_STARS):
            problems.append(("pack-international", {"item": player["id"], "stars": INTERNATIONAL_STARS}))
        if player.get("country", countries[0]) not in countries:
            problems.append(("pack-reference", {"item": player["id"], "other": player["country"]}))
    for card in pack.items["card"]:
        green = card["colour"] == "green"
        allowed = {"blue": BLUE_EFFECTS, "red": RED_EFFECTS, "green": ()}[card["colour"]]
        if green != ("tactic" in card) or (not green and card.get("effect") not in allowed):
            problems.append(("pack-card", {"item": card["id"]}))
    for space in pack.items["space"]:
        for other in (*space.get("countries", ()), *(team for pair in space.get("fixtures", ()) for team in pair)):
            if other not in countries and other not in teams:
                problems.append(("pack-reference", {"item": space["id"], "other": other}))
    problems += _wrong_calendar(pack)
    for item in pack.items["side"]:
        if 1 + len(item["defence"]) + len(item["midfield"]) + len(item["attack"]) != ELEVEN:
            problems.append(("pack-eleven", {"item": item["id"]}))
    for item in pack.items["formation"]:
        if 1 + item["defenders"] + item["midfielders"] + item["forwards"] != ELEVEN:
            problems.append(("pack-eleven", {"item": item["id"]}))
    # Choices number the formations: without the optional rule the others must keep their numbers.
    optional = [item["optional"] for item in pack.items["formation"]]
    if optional != sorted(optional):
        problems.append(("pack-formations", {}))
    if sorted(item["id"] for item in pack.items["trophy"]) != sorted(TROPHIES):
        problems.append(("pack-trophies", {"items": ", ".join(TROPHIES)}))
    if sorted(item["number"] for item in pack.items["event"]) != list(range(1, 13)):
        problems.append(("pack-events", {}))
    if sorted(item["number"] for item in pack.items["face"]) != list(range(1, FACES + 1)):
        problems.append(("pack-faces", {}))
    return problems or _unsafe_draft(pack)


def _wrong_calendar(pack: Pack) -> list[Problem]:
    kinds = [space["kind"] for space in pack.items["space"]]
    stages = [
        (space["kind"], space.get("stage")) for space in pack.items["space"] if space["kind"] in ("europe", "cup")
    ]
    played = [tuple(pair) for space in pack.items["space"] for pair in space.get("fixtures", ())]
    wanted_stages = [
        ("europe", "round-of-sixteen"),
        ("cup", "semi-finals"),
        ("europe", "quarter-finals"),
        ("cup", "final"),
        ("europe", "semi-finals"),
    ]
    everybody = {(home, away) for home in pack.ids("team") for away in pack.ids("team") if home != away}
    sound = (
        kinds[0] == "whistle"
        and kinds.count("whistle") == 1
        and kinds.count("league") == 6
        and kinds[-1] == "league"
        and kinds.count("supercup") <= 1
        and stages == wanted_stages
        and all((space["kind"] == "league") == ("fixtures" in space) for space in pack.items["space"])
        and all((space["kind"] == "duty") == ("countries" in space) for space in pack.items["space"])
        and len(played) == len(everybody)
        and set(played) == everybody
    )
    return [] if sound else [("pack-calendar", {})]


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
            return [("pack-few", {"stars": stars, "count": TEAMS * cards})]
    formations = [
        (item["defenders"], item["midfielders"], item["forwards"])
        for item in pack.items["formation"]
        if not item["optional"]
    ]
    if counts == PROVEN and set(formations) >= PROVEN_FORMATIONS:
        return []
    unsafe = unsafe_deals(counts, formations, TEAMS)
    return [("pack-unsafe", dict(zip(POSITIONS, unsafe[0], strict=True)))] if unsafe else []
