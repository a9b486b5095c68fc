"""What a pack of this game must hold, and the words in which it says it."""

from collections.abc import Mapping
from typing import Any, Final, Literal

from golazo.engine.pack import Check, Kind, Pack, Problem, Schema, an_id, flag, many, number, one_of
from golazo.games.masters_of_football.card_check import check_cards
from golazo.games.masters_of_football.rules.levels import LEVEL_NAMES

TACTICS: Final = ("possession", "direct", "physical", "defensive")
LEVELS_OF_PLAYERS: Final = ("gold", "silver", "bronze", "wood")
Position = Literal["D", "M", "F"]
POSITIONS: Final[tuple[Position, ...]] = ("D", "M", "F")
KINDS: Final = ("strategy", "evolution", "anti-football", "corruption")
Genius = Literal["attack", "defence", "tactics"]
GENIUSES: Final[tuple[Genius, ...]] = ("attack", "defence", "tactics")
WINDOWS: Final = (
    "tactics",
    "levels",
    "before-roll",
    "after-roll",
    "after-goal",
    "after-turn",
    "corruption",
    "half-time",
    "any-time",
)
TARGETS: Final = ("own", "other", "either")

HIGHEST_SKILL: Final = 7
HIGHEST_TACTICAL: Final = 5  # M2
TRIO: Final = 3
NON_PERSON_TEAMS: Final = 4
CLUBS: Final = 8

ABILITIES: Final[Mapping[str, Check]] = {
    "hand_bonus": number(1, 1),
    "discount": number(1, 3),
    "academy_rolls": number(2, 9),
    "academy_picks": number(1, 5),
    "academy_gold": flag,
    "always_home_advantage": flag,
    "immune_at_home": flag,
    "immune_to": many(one_of(*KINDS), 1, 4),
    "paid_re_rolls": flag,
    "re_rolls": number(1, 9),
    "attack_modifiers": many(number(-7, 7), 4, 4),
    "defence_modifiers": many(number(-7, 7), 4, 4),
    "tactical_modifier": number(-7, 7),
    "free_evolution": flag,
    "substitutions": number(1, 2),
    "income": number(1, 5),
}

_MODIFIER: Final = number(-7, 7)
EFFECTS: Final[Mapping[str, Check]] = {
    "attack": _MODIFIER,
    "defence": _MODIFIER,
    "tactical": _MODIFIER,
    "player_attack": _MODIFIER,
    "player_defence": _MODIFIER,
    "player_tactical": _MODIFIER,
    "home_advantage": flag,
    "force": one_of(*TACTICS),
    "money": number(1, 9),
    "substitutions": number(1, 2),
    "immune_to": many(one_of(*KINDS), 1, 4),
    "re_rolls": number(1, 9),
    "attack_re_rolls": number(1, 9),
    "roll_tactics": flag,
    "skip_turn": flag,
    "extra_attack": flag,
    "extra_attack_roll": flag,
    "disallow_goal": flag,
    "block_corruption": flag,
    "academy_gold": flag,
}


def table_of(fields: Mapping[str, Check], least: int = 0) -> Check:
    """A small table with some of the given fields."""

    def check(value: Any) -> Problem | None:
        if not isinstance(value, dict) or len(value) < least or not set(value) <= set(fields):
            return ("pack-wants-one-of", {"values": ", ".join(fields)})
        return next((problem for name, each in value.items() if (problem := fields[name](each))), None)

    return check


_SKILLS: Final = many(number(0, HIGHEST_SKILL), len(TACTICS), len(TACTICS))

SCHEMA: Final[Schema] = {
    "manager": Kind(
        {"budget": number(1, 40), "academy_limit": number(1, 20), "abilities": table_of(ABILITIES)}, least=8, most=40
    ),
    "player": Kind(
        {
            "country": an_id,
            "level": one_of(*LEVELS_OF_PLAYERS),
            "position": one_of(*POSITIONS),
            "cost": number(0, 20),
            "attack": _SKILLS,
            "defence": _SKILLS,
            "tactical": number(0, HIGHEST_TACTICAL),
            "genius": many(one_of(*GENIUSES), 0, 3),
        }
    ),
    "card": Kind(
        {
            "kind": one_of(*KINDS),
            "copies": number(1, 20),
            "cost": number(0, 9),
            "timing": one_of("before", "during", "any"),
            "windows": many(one_of(*WINDOWS), 1, len(WINDOWS)),
            "target": one_of(*TARGETS),
            "effect": table_of(EFFECTS, 1),
        },
        {
            "variable_cost": flag,
            "tactics": many(one_of(*TACTICS), 1, 4),
            "needs_home_advantage": flag,
        },
    ),
    "die": Kind(
        {"use": one_of("attack", "defence", "genius", "tactic"), "faces": many(number(0, 9), 6, 6)},
        {"colour": one_of(*LEVEL_NAMES), "genius_faces": many(number(1, 6), 0, 6)},
        least=14,
        most=14,
    ),
    "club": Kind(
        {"pattern": one_of("stripes", "hoops", "halves", "sash"), "colours": many(an_id, 2, 2)},
        least=CLUBS,
        most=CLUBS,
    ),
    "team": Kind(
        {"tactic": one_of(*TACTICS), "players": many(an_id, TRIO, TRIO)},
        least=NON_PERSON_TEAMS,
        most=NON_PERSON_TEAMS,
    ),
}


def check_pack(pack: Pack) -> list[Problem]:
    """What only shows across items: dice of every colour, trios of known players who may take the field together."""
    problems = check_cards(pack)
    wanted = [("genius", ""), ("tactic", ""), *((use, c) for use in ("attack", "defence") for c in LEVEL_NAMES)]
    for use, colour in wanted:
        dice = [die for die in pack.items["die"] if (die["use"], die.get("colour", "")) == (use, colour)]
        if len(dice) != 1:
            problems.append(("pack-mof-die", {**pack.at("die", "use", *dice), "use": use, "colour": colour or "-"}))
    players = {player["id"]: player for player in pack.items["player"]}
    taken: set[str] = set()
    for team in pack.items["team"]:
        at = pack.at("team", "players", team)
        for player in team["players"]:
            if player not in players or player in taken:
                problems.append(("pack-mof-trio", {**at, "footballer": player}))
            taken.add(player)
        if len({players[player]["position"] for player in team["players"] if player in players}) < 2:
            problems.append(("pack-mof-positions", at))
    cheapest = min((p["cost"] for p in pack.items["player"] if p["level"] == "bronze"), default=0)
    for manager in pack.items["manager"]:
        if manager["academy_limit"] < cheapest:
            problems.append(("pack-mof-academy", {**pack.at("manager", "academy_limit", manager), "cost": cheapest}))
    return problems
