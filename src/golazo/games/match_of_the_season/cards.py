"""What is in the box: players, chance cards, board, international teams, as numbers for the rules.

The pack's items are numbered in the order of their files. Money is counted in thousands of euros.
"""

from __future__ import annotations

from typing import Any, Final

from golazo.engine.asking import Choice
from golazo.engine.pack import Pack
from golazo.games.match_of_the_season.rules.formations import POSITIONS, Formation, rows
from golazo.games.match_of_the_season.rules.match_die import TACTICS, Side, side
from golazo.games.match_of_the_season.view_types import Prices

TEAMS: Final = 4
STARS: Final = 5
PRICE_OF_A_STAR: Final = 10
INTERNATIONAL_STARS: Final = 3
"""From so many stars up a player is an international."""
INTERNATIONAL_TEAMS: Final = 14

NO_CARD: Final = -1
NO_FORMATION: Final = -1
BLUE: Final = 0
RED: Final = 1
GREEN: Final = 2
COLOURS: Final = ("blue", "red", "green")

MONEY: Final = 0
STAR_BONUSES: Final = 1
COLLECTION: Final = 2
YOUTH_PLAYER: Final = 3
FIRST_REFUSAL: Final = 4
RECOVERY: Final = 5
INJURE: Final = 6
CURE_INJURY: Final = 7
LIFT_RED_CARD: Final = 8
END_DUTY: Final = 9
SELL_AT_FULL_PRICE: Final = 10
EFFECTS: Final = (
    "money",
    "star-bonuses",
    "collection",
    "youth-player",
    "first-refusal",
    "recovery",
    "injury",
    "cure-injury",
    "lift-red-card",
    "end-duty",
    "sell-at-full-price",
)

WHISTLE: Final = 0
CHANCE_SPACE: Final = 1
INJURY: Final = 2
RED_CARD: Final = 3
DUTY: Final = 4
TRANSFER: Final = 5
SUPERCUP: Final = 6
EUROPE: Final = 7
CUP: Final = 8
LEAGUE: Final = 9
SPACES: Final = (
    "whistle",
    "chance",
    "injury",
    "red-card",
    "duty",
    "transfer",
    "supercup",
    "europe",
    "cup",
    "league",
)
COMPETITIONS: Final = ("league", "national-cup", "supercup", "european-cup", "play-off")
STAGES: Final = ("round-of-sixteen", "quarter-finals", "semi-finals", "final")

TROPHIES: Final = (
    "league-first",
    "league-second",
    "league-third",
    "league-fourth",
    "cup-winner",
    "cup-finalist",
    "europe-winner",
    "europe-finalist",
    "supercup-winner",
)
CUP_WINNER: Final = 4
CUP_FINALIST: Final = 5
EUROPE_WINNER: Final = 6
EUROPE_FINALIST: Final = 7
SUPERCUP_WINNER: Final = 8

COUNT_BITS: Final = 8
"""Room for the players of one position in a number that counts all four."""

EVENTS: Final = (
    "nothing",
    "whole-team",
    "attack",
    "midfield",
    "defence",
    "penalty-home",
    "penalty-away",
    "injury-home",
    "injury-away",
    "red-card-home",
    "red-card-away",
    "attack-home",
    "attack-away",
)
"""What a match event can be: nothing, a face of the match die, or one of the following. S15"""
INJURY_HOME: Final = 7
INJURY_AWAY: Final = 8
RED_CARD_HOME: Final = 9
RED_CARD_AWAY: Final = 10


def bank_price(price: int) -> int:
    """The bank pays half of it (S10)."""
    return price // 2


class Box:
    """One pack in numbers, with the options of a table. Never changed, so copies of a match share it."""

    def __init__(self, pack: Pack, options: dict[str, Any]) -> None:
        items = pack.items
        players = items["player"]
        countries = pack.ids("country")
        teams = pack.ids("team")
        self.options: Final = options
        self.stars: Final[list[int]] = [player["stars"] for player in players]
        self.position: Final[list[int]] = [POSITIONS.index(player["position"]) for player in players]
        self.country: Final[list[int]] = [
            countries.index(player["country"]) if "country" in player else -1 for player in players
        ]
        self.price: Final = [PRICE_OF_A_STAR * stars for stars in self.stars]
        self.prices: Final[Prices] = {
            "base": [PRICE_OF_A_STAR * stars for stars in range(STARS + 1)],
            "bank": [bank_price(PRICE_OF_A_STAR * stars) for stars in range(STARS + 1)],
        }
        """By stars: what a player costs, and what the bank pays for him. S10"""
        # One bit for each pair of stars and position: what a team has sold it may not buy back. S10
        self.kind_bit: Final = [
            1 << (stars * len(POSITIONS) + position) for stars, position in zip(self.stars, self.position, strict=True)
        ]
        self.kinds_up_to: Final = [(1 << ((stars + 1) * len(POSITIONS))) - 1 for stars in range(STARS + 1)]
        self.players: Final = len(players)
        # Choices that are offered again and again, made once.
        self.sell: Final[list[Choice]] = [("sell", player) for player in range(self.players)]
        self.offer: Final[list[Choice]] = [("offer", player) for player in range(self.players)]
        # Of each position: the choice of each player who plays there, None for the others.
        self.place_in: Final[list[list[Choice | None]]] = [
            [("place", player) if at == line else None for player, at in enumerate(self.position)]
            for line in range(len(POSITIONS))
        ]
        self.worths: Final[dict[tuple[int, ...], float]] = {}
        """What squads are worth, remembered: for the bots."""
        self.nobody_out: Final = [0] * self.players
        # Added up over a squad these say how many play in each position; the formations it may use are found once.
        self.line_count: Final = [1 << (COUNT_BITS * position) for position in self.position]
        self.usable: Final[dict[int, list[int]]] = {}
        self.column: Final = [[int(player["stars"] == stars) for player in players] for stars in range(STARS + 1)]
        self.formations: Final[tuple[Formation, ...]] = tuple(
            (item["defenders"], item["midfielders"], item["forwards"])
            for item in items["formation"]
            if options["more_formations"] or not item["optional"]
        )
        self.formation: Final[list[Choice]] = [("formation", number) for number in range(len(self.formations))]
        self.rows: Final = [rows(formation) for formation in self.formations]
        # Of each formation, place by place: the position, the place where its line begins, and where the next does.
        self.places: Final = [
            [(line, start, end) for line, (start, end) in enumerate(lines) for _ in range(start, end)]
            for lines in self.rows
        ]
        self.reshaped: Final = [_reshaped(formation, self.formations) for formation in self.formations]
        """Of each formation: what it becomes when a player of one line goes off for one of another; NO_FORMATION. S5"""
        cards = items["card"]
        self.copies: Final[list[int]] = [card["copies"] for card in cards]
        self.colour: Final[list[int]] = [COLOURS.index(card["colour"]) for card in cards]
        self.tactic: Final[list[int]] = [TACTICS.index(card["tactic"]) if "tactic" in card else -1 for card in cards]
        self.effect: Final[list[int]] = [EFFECTS.index(card["effect"]) if "effect" in card else -1 for card in cards]
        self.amount: Final[list[int]] = [card.get("amount", 0) for card in cards]
        spaces = items["space"]
        self.space: Final[list[int]] = [SPACES.index(space["kind"]) for space in spaces]
        self.week: Final[list[int]] = [space["week"] for space in spaces]
        self.called: Final[list[list[int]]] = [
            [countries.index(country) for country in space.get("countries", ())] for space in spaces
        ]
        self.stage: Final[list[int]] = [STAGES.index(space["stage"]) if "stage" in space else -1 for space in spaces]
        self.fixtures: Final[list[list[tuple[int, int]]]] = [
            [(teams.index(home), teams.index(away)) for home, away in space.get("fixtures", ())] for space in spaces
        ]
        self.last_space: Final = len(spaces) - 1
        self.sides: Final[list[Side]] = [_side(item) for item in items["side"]]
        self.shapes: Final[list[str]] = [
            f"{len(item['defence'])}-{len(item['midfield'])}-{len(item['attack'])}" for item in items["side"]
        ]
        faces = items["die"][0]["faces"]
        self.movement: Final[list[int]] = [faces.count(spaces) for spaces in range(max(faces) + 1)]
        by_number = {item["number"]: EVENTS.index(item["what"]) for item in items["event"]}
        self.events: Final[list[int]] = [by_number[roll] for roll in sorted(by_number)]
        trophies = {item["id"]: item for item in items["trophy"]}
        self.points: Final[list[int]] = [trophies[trophy]["points"] for trophy in TROPHIES]
        self.prize: Final[list[int]] = [trophies[trophy]["prize"] for trophy in TROPHIES]


def _reshaped(formation: Formation, formations: tuple[Formation, ...]) -> list[list[int]]:
    table = []
    for off in range(len(POSITIONS)):
        row = []
        for on in range(len(POSITIONS)):
            lines = [1, *formation]
            lines[off] -= 1
            lines[on] += 1
            shape = (lines[1], lines[2], lines[3])
            row.append(formations.index(shape) if lines[0] == 1 and shape in formations else NO_FORMATION)
        table.append(row)
    return table


def _side(item: dict[str, Any]) -> Side:
    stars = [item["keeper"], *item["defence"], *item["midfield"], *item["attack"]]
    return side(stars, (len(item["defence"]), len(item["midfield"]), len(item["attack"])))
