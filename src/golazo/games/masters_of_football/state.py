"""What lies on the table: the club cards, the stacks, and up to four pitches with a match on each."""

from __future__ import annotations

from typing import Any, Final

from golazo.engine.position import EngineParts, Position
from golazo.games.masters_of_football.cards import Box
from golazo.games.masters_of_football.schema import CLUBS

HOME: Final = 0
AWAY: Final = 1
NOBODY: Final = -1
NONE: Final = -1
TEAMS_A_CHAMPIONSHIP: Final = 4
PITCHES: Final = 4  # two championships of two matches a matchday, all at once

# Where a player card lies when it is in nobody's squad or hand.
IN_STACK: Final = 1
IN_DISCARDS: Final = 2
TAKEN: Final = 0

# The fields of a pitch, and what they are before a match: a list of one entry for each pitch. Lists within the entries
# are replaced, never changed, so that copies may share them.
_PITCH: Final[dict[str, Any]] = {
    "sides": (NONE, NONE),
    "advantage": HOME,
    "lineups": ([], []),
    "is_revealed": False,
    "laid_tactics": (NONE, NONE),
    "shown_tactics": (False, False),
    "tactic": NONE,
    "forced": NONE,
    "roll_winner": NONE,
    "in_play": (),
    "immune": (0, 0),
    "score": (0, 0),
    "genius_spent": (False, False),
    "space": 0,
    "skips": 0,
    "extra_attacks": (),
    "attacker": HOME,
    "dice": (0, NONE, 0, NONE),  # attack die and genius face, defence die and genius face
    "tactical_dice": ([0, 0], [0, 0]),
    "levels": (NONE, NONE, NONE, NONE),
    "goal": False,
    "re_rolls": (0, 0),
    "substitutions": (0, 0),
    "plans": (0, 0),
    "gone": (),
    "bonuses": (),
    "announced": (),
    "acting": (),
    "roles": (),
    "laid": (),
    "pending": (),
    "blocked": False,
    "swapped": 0,
}
_FLAT: Final = tuple(field for field, value in _PITCH.items() if not isinstance(value, tuple))
_NESTED: Final = tuple(field for field, value in _PITCH.items() if isinstance(value, tuple))


class Competition(Position):
    """One championship, or two side by side and a final. Lists by seat, by team, by player, by card or by pitch."""

    __slots__ = (
        "academy_drawn",
        "academy_golds",
        "acting",
        "advantage",
        "announced",
        "attacker",
        "blocked",
        "bonuses",
        "both_red",
        "box",
        "dealt_managers",
        "deck",
        "dice",
        "discards",
        "extra_attacks",
        "final_lot",
        "finalists",
        "forced",
        "genius_spent",
        "goal",
        "gone",
        "hands",
        "immune",
        "in_play",
        "is_revealed",
        "laid",
        "laid_tactics",
        "levels",
        "lineups",
        "lots",
        "managers",
        "matchday",
        "money",
        "offers",
        "old_cards",
        "old_offers",
        "other_lots",
        "pending",
        "places_of_players",
        "plans",
        "re_rolls",
        "results",
        "roles",
        "roll_winner",
        "score",
        "seat_of",
        "shown_cards",
        "shown_tactics",
        "sides",
        "simultaneous",
        "skips",
        "space",
        "squads",
        "substitutions",
        "swapped",
        "tactic",
        "tactical_dice",
        "team_of",
        "trios",
        "wonderkids",
    )

    def __init__(self, engine: EngineParts, box: Box) -> None:
        super().__init__(engine)
        self.box = box

    def set_up(self, simultaneous: bool, both_red: int) -> None:
        """Open the box: nothing is dealt yet."""
        seats = self.seats
        teams = TEAMS_A_CHAMPIONSHIP if seats <= TEAMS_A_CHAMPIONSHIP else 2 * TEAMS_A_CHAMPIONSHIP
        self.simultaneous = simultaneous
        self.both_red = both_red
        self.team_of = [NONE] * seats
        self.seat_of = [NOBODY] * teams
        self.trios = [NONE] * teams
        self.managers = [NONE] * seats
        self.dealt_managers: list[list[int]] = [[] for _ in range(seats)]
        self.money = [0] * seats
        self.squads: list[list[int]] = [[] for _ in range(teams)]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.shown_cards: list[list[int]] = [[] for _ in range(seats)]
        self.offers: list[list[int]] = [[] for _ in range(seats)]
        # What was drawn before the last reshuffle cannot be among the cards that were reshuffled.
        self.old_cards: list[list[int]] = [[] for _ in range(seats)]
        self.old_offers: list[int] = []
        self.deck = [card.copies for card in self.box.cards]
        self.discards = [0] * len(self.box.cards)
        self.places_of_players = [IN_STACK] * len(self.box.players)
        self.results: list[list[int]] = []
        self.lots: list[int] = []
        self.finalists: list[int] = []
        self.final_lot = NONE
        self.other_lots: list[int] = []
        self.matchday = 0
        self.academy_drawn: list[int] = []
        self.academy_golds = 0
        self.wonderkids = 0
        pitches = teams // 2 if simultaneous else 1
        for field, empty in _PITCH.items():
            setattr(self, field, [_fresh(empty) for _ in range(pitches)])

    def clear_pitch(self, p: int) -> None:
        """The pitch before a match."""
        for field in _FLAT:
            getattr(self, field)[p] = _PITCH[field]
        for field in _NESTED:
            getattr(self, field)[p] = [*_PITCH[field]]

    def clone(self) -> Competition:
        copy = Competition(self.parts(), self.box)
        copy.simultaneous = self.simultaneous
        copy.both_red = self.both_red
        copy.team_of = self.team_of[:]
        copy.seat_of = self.seat_of[:]
        copy.trios = self.trios[:]
        copy.managers = self.managers[:]
        copy.dealt_managers = [dealt[:] for dealt in self.dealt_managers]
        copy.money = self.money[:]
        copy.squads = [squad[:] for squad in self.squads]
        copy.hands = [hand[:] for hand in self.hands]
        copy.shown_cards = [shown[:] for shown in self.shown_cards]
        copy.offers = [offer[:] for offer in self.offers]
        copy.old_cards = [old[:] for old in self.old_cards]
        copy.old_offers = self.old_offers[:]
        copy.deck = self.deck[:]
        copy.discards = self.discards[:]
        copy.places_of_players = self.places_of_players[:]
        copy.results = self.results[:]
        copy.lots = self.lots[:]
        copy.finalists = self.finalists[:]
        copy.final_lot = self.final_lot
        copy.other_lots = self.other_lots[:]
        copy.matchday = self.matchday
        copy.academy_drawn = self.academy_drawn[:]
        copy.academy_golds = self.academy_golds
        copy.wonderkids = self.wonderkids
        for field in _FLAT:
            setattr(copy, field, getattr(self, field)[:])
        for field in _NESTED:
            setattr(copy, field, [each[:] for each in getattr(self, field)])
        return copy

    def named(self, team: int) -> int:
        """How a team is called: by its club, a non-person team by its own name, which stands after the clubs."""
        trio = self.trios[team]
        return team if trio == NONE else CLUBS + trio

    def team_named(self, name: int) -> int:
        return name if name < CLUBS else self.trios.index(name - CLUBS)

    def scoreline(self, p: int) -> dict[str, int]:
        """The score of a match, as it is told."""
        (home, away), (home_goals, away_goals) = self.sides[p], self.score[p]
        return {
            "home": self.named(home),
            "away": self.named(away),
            "home_goals": home_goals,
            "away_goals": away_goals,
        }

    # The two sides of a match

    def seat_at(self, p: int, side: int) -> int:
        """The seat that plays on a side; NOBODY for a non-person team."""
        return self.seat_of[self.sides[p][side]]

    def side_of(self, p: int, seat: int) -> int:
        """The side that a seat plays on; NONE for an outsider."""
        team = self.team_of[seat]
        sides = self.sides[p]
        if sides[HOME] == team:
            return HOME
        return AWAY if sides[AWAY] == team else NONE

    acting: list[list[int]]
    advantage: list[int]
    announced: list[list[int]]
    attacker: list[int]
    blocked: list[bool]
    bonuses: list[list[Any]]
    dice: list[list[int]]
    extra_attacks: list[list[int]]
    forced: list[int]
    genius_spent: list[list[bool]]
    goal: list[bool]
    gone: list[list[int]]
    immune: list[list[int]]
    in_play: list[list[Any]]
    is_revealed: list[bool]
    laid: list[list[Any]]
    pending: list[list[int]]
    laid_tactics: list[list[int]]
    levels: list[list[int]]
    lineups: list[list[list[int]]]
    plans: list[list[int]]
    re_rolls: list[list[int]]
    roles: list[list[int]]
    roll_winner: list[int]
    score: list[list[int]]
    shown_tactics: list[list[bool]]
    sides: list[list[int]]
    skips: list[int]
    space: list[int]
    substitutions: list[list[int]]
    swapped: list[int]
    tactic: list[int]
    tactical_dice: list[list[list[int]]]


def _fresh(empty: Any) -> Any:
    return list(empty) if isinstance(empty, tuple) else empty
