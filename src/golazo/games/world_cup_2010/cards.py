"""What is in the box: the kinds of action cards, and a pack made ready for play."""

from __future__ import annotations

from typing import Final

from golazo.engine.pack import Kind, Pack, Problem, Schema, number, one_of
from golazo.engine.pack import an_id as team_id

GOAL: Final = 0
TWO_GOALS: Final = 1
THREE_GOALS: Final = 2
ATTACK: Final = 3
DEFENCE: Final = 4
FOUL: Final = 5
OFFSIDE: Final = 6
PENALTY: Final = 7

CARDS: Final = ("goal", "two-goals", "three-goals", "attack", "defence", "foul", "offside", "penalty")
KINDS: Final = len(CARDS)
ALL_KINDS: Final = range(KINDS)
ACTION_CARDS: Final = 32

TEAMS: Final = 32
GROUPS: Final = "ABCDEFGH"
GROUP_TEAMS: Final = 4
GROUP_MATCHES: Final = 6
GROUP_STAGE_MATCHES: Final = 48
MOST_CARDS_IN_A_GROUP: Final = 29  # so that cards remain to flip
MOST_LAID: Final = 4
LEAST_TO_DECIDE: Final = 13  # one more than can be held back: cards that score, and cards that do not

RESTRICTIONS: Final = ("none", "three", "two-and-three")
WORTH: Final = ((1, 2, 3), (1, 2, 2), (1, 1, 1))
"""By restriction: what Goal, 2 Goals and 3 Goals count."""

SCHEMA: Final[Schema] = {
    "team": Kind(
        {
            "group": one_of(*GROUPS),
            "ranking": number(1, 250),
            "hand": number(3, 12),
            "restricted": one_of(*RESTRICTIONS),
        },
        least=TEAMS,
        most=TEAMS,
    ),
    "card": Kind({"copies": number(0, ACTION_CARDS)}, least=KINDS, most=KINDS),
    "fixture": Kind(
        {"group": one_of(*GROUPS), "first": team_id, "second": team_id},
        least=GROUP_STAGE_MATCHES,
        most=GROUP_STAGE_MATCHES,
        named=False,
    ),
}


class Box:
    """A pack as numbers: teams are 0 to 31 in the pack's order, matches of the groups 1 to 48."""

    def __init__(self, pack: Pack) -> None:
        teams = pack.items["team"]
        self.pack: Final = pack
        self.teams: Final = tuple(team["id"] for team in teams)
        place = {team: i for i, team in enumerate(self.teams)}
        self.groups: Final = tuple(
            tuple(i for i, team in enumerate(teams) if team["group"] == letter) for letter in GROUPS
        )
        self.group_of: Final = tuple(GROUPS.index(team["group"]) for team in teams)
        self.hand: Final = tuple(int(team["hand"]) for team in teams)
        self.ranking: Final = tuple(int(team["ranking"]) for team in teams)
        self.restricted: Final = tuple(RESTRICTIONS.index(team["restricted"]) for team in teams)
        copies = {card["id"]: card["copies"] for card in pack.items["card"]}
        self.copies: Final = tuple(int(copies[card]) for card in CARDS)
        in_order = sorted(pack.items["fixture"], key=lambda fixture: GROUPS.index(fixture["group"]))
        self.fixtures: Final = ((-1, -1), *((place[each["first"]], place[each["second"]]) for each in in_order))
        self.hand_places: Final = ((-1, -1), *(self._hand_places(first, second) for first, second in self.fixtures[1:]))
        """By match of the groups: where the hands of the first and the second team lie."""
        self.to_come: Final = tuple(self._to_come(match) for match in range(GROUP_STAGE_MATCHES + 1))
        """By match of the groups: how many matches the first and the second team have still to come."""
        self.leaving: Final = tuple(self._leaving(match) for match in range(GROUP_STAGE_MATCHES + 1))
        """By match of the groups: where the hands of the teams lie whose last match it is."""

    def _hand_places(self, first: int, second: int) -> tuple[int, int]:
        group = self.groups[self.group_of[first]]
        return group.index(first), group.index(second)

    def _to_come(self, match: int) -> tuple[int, int]:
        later = self.fixtures[match + 1 :]
        first, second = self.fixtures[match]
        return sum(first in teams for teams in later), sum(second in teams for teams in later)

    def _leaving(self, match: int) -> tuple[int, ...]:
        return tuple(
            place for place, to_come in zip(self.hand_places[match], self.to_come[match], strict=True) if not to_come
        )


def check(pack: Pack) -> list[Problem]:
    """What is wrong across the cards of a pack."""
    problems: list[Problem] = []
    if {card["id"] for card in pack.items["card"]} != set(CARDS):
        problems.append(("pack-cards", {**pack.at("card", "id"), "cards": ", ".join(CARDS)}))
    at_copies = pack.at("card", "copies")
    copies = sum(card["copies"] for card in pack.items["card"])
    if copies != ACTION_CARDS:
        problems.append(("pack-copies", {**at_copies, "count": copies, "wanted": ACTION_CARDS}))
    scoring = sum(card["copies"] for card in pack.items["card"] if card["id"] in CARDS[: ATTACK + 1])
    if not LEAST_TO_DECIDE <= scoring <= ACTION_CARDS - LEAST_TO_DECIDE:
        problems.append(("pack-shoot-out", {**at_copies, "count": scoring, "least": LEAST_TO_DECIDE}))
    for letter in GROUPS:
        teams = [team for team in pack.items["team"] if team["group"] == letter]
        if len(teams) != GROUP_TEAMS:
            size = {"group": letter, "count": len(teams), "wanted": GROUP_TEAMS}
            problems.append(("pack-group-size", {**pack.at("team", "group", *teams), **size}))
            continue
        cards = sum(team["hand"] for team in teams)
        if cards > MOST_CARDS_IN_A_GROUP:
            hands = {"group": letter, "count": cards, "most": MOST_CARDS_IN_A_GROUP}
            problems.append(("pack-group-hands", {**pack.at("team", "hand", *teams), **hands}))
        problems += _wrong_fixtures(pack, letter, [team["id"] for team in teams])
    return problems


def _wrong_fixtures(pack: Pack, letter: str, teams: list[str]) -> list[Problem]:
    fixtures = [fixture for fixture in pack.items["fixture"] if fixture["group"] == letter]
    strangers: list[Problem] = [
        ("pack-wants-one-of", {**pack.at("fixture", side, fixture), "values": ", ".join(teams)})
        for fixture in fixtures
        for side in ("first", "second")
        if fixture[side] not in teams
    ]
    pairs = {frozenset((fixture["first"], fixture["second"])) for fixture in fixtures}
    wanted = {frozenset((a, b)) for a in teams for b in teams if a != b}
    if not strangers and (pairs != wanted or len(fixtures) != GROUP_MATCHES):
        return [("pack-fixtures", {**pack.at("fixture", "second", *fixtures), "group": letter})]
    return strangers
