"""What lies on the table: the club cards, the stacks, and up to four pitches with a match on each."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from golazo.engine.asking import Choice
from golazo.engine.position import EngineParts, Position
from golazo.engine.state import Counts, Frozen, Unsaved
from golazo.games.masters_of_football.cards import Box
from golazo.games.masters_of_football.schema import CLUBS

HOME: Final = 0
AWAY: Final = 1
NOBODY: Final = -1
NONE: Final = -1
TEAMS_A_CHAMPIONSHIP: Final = 4
PITCHES: Final = 4  # two championships of two matches a matchday, all at once

# M21: how many matches are played at a time.
ONE_AT_A_TIME: Final = 0
PARALLEL: Final = 1
ALL_AT_ONCE: Final = 2
PACES: Final = ("one", "parallel", "all")

# Where a player card lies when it is in nobody's squad or hand.
IN_STACK: Final = 1
IN_DISCARDS: Final = 2
TAKEN: Final = 0

# The kinds of numbers, as the text of a position names them.
Footballer = Annotated[int, "footballer"]
Card = Annotated[int, "card"]
Manager = Annotated[int, "manager"]
Tactic = Annotated[int, "tactic"]

CardInPlay = tuple[int, int, int, int, tuple[int, ...]]
"""A card on the table: its face, the side and the player it acts on, who played it, and the uses it has left."""


class Competition(Position):
    """One championship, or two side by side and a final. Lists by seat, by team, by player, by card or by pitch."""

    box: Unsaved[Box]
    pace: int
    both_red: int
    chooses_trios: bool
    team_of: list[int]
    seat_of: list[int]
    trios: list[int]
    managers: list[Manager]
    dealt_managers: list[list[Manager]]
    money: list[int]
    squads: list[list[Footballer]]
    hands: list[list[Card]]
    shown_cards: list[list[Card]]
    offers: list[list[int]]
    old_cards: list[list[Card]]  # what was drawn before the last reshuffle cannot be among the reshuffled cards
    old_offers: list[int]
    deck: Counts[Card]
    discards: Counts[Card]
    places_of_players: list[int]
    results: list[Frozen[list[int]]]
    lots: list[int]
    finalists: list[int]
    final_lot: int
    other_lots: list[int]
    matchday: int
    academy_drawn: list[Footballer]
    academy_golds: int
    wonderkids: int
    is_academy_over: bool

    # By pitch: the match that is played there (`clear_pitch` says what each is before it)
    sides: list[list[int]]
    advantage: list[int]
    lineups: list[list[Frozen[list[Footballer]]]]
    is_revealed: list[bool]
    laid_tactics: list[list[int]]
    shown_tactics: list[list[bool]]
    tactic: list[Tactic]
    forced: list[int]
    roll_winner: list[int]
    in_play: list[list[CardInPlay]]
    immune: list[list[int]]
    score: list[list[int]]
    genius_spent: list[list[bool]]
    space: list[int]
    skips: list[int]
    extra_attacks: list[list[int]]
    attacker: list[int]
    dice: list[list[int]]  # attack die and genius face, defence die and genius face
    tactical_dice: list[list[Frozen[list[int]]]]
    levels: list[list[int]]
    goal: list[bool]
    re_rolls: list[list[int]]
    substitutions: list[list[int]]
    plans: list[list[int]]
    gone: list[list[Footballer]]
    bonuses: list[list[tuple[int, int]]]
    announced: list[list[int]]
    layable: list[list[tuple[int, ...]]]  # of each who announced: the seat, then what it could lay
    acting: list[list[int]]
    roles: list[list[int]]
    laid: list[list[tuple[int, Choice]]]
    pending: list[list[Card]]
    blocked: list[bool]

    # Written by scripts/generate from the fields above.
    # fmt: off
    __slots__ = (
        "academy_drawn", "academy_golds", "acting", "advantage", "announced", "attacker", "blocked", "bonuses",
        "both_red", "box", "chooses_trios", "dealt_managers", "deck", "dice", "discards", "extra_attacks", "final_lot",
        "finalists", "forced", "genius_spent", "goal", "gone", "hands", "immune", "in_play", "is_academy_over",
        "is_revealed", "laid", "laid_tactics", "layable", "levels", "lineups", "lots", "managers", "matchday", "money",
        "offers", "old_cards", "old_offers", "other_lots", "pace", "pending", "places_of_players", "plans", "re_rolls",
        "results", "roles", "roll_winner", "score", "seat_of", "shown_cards", "shown_tactics", "sides", "skips",
        "space", "squads", "substitutions", "tactic", "tactical_dice", "team_of", "trios", "wonderkids",
    )
    SAVED: ClassVar[dict[str, str]] = {
        "pace": "int", "both_red": "int", "chooses_trios": "bool", "team_of": "list[int]", "seat_of": "list[int]",
        "trios": "list[int]", "managers": "list[Id[manager]]", "dealt_managers": "list[list[Id[manager]]]",
        "money": "list[int]", "squads": "list[list[Id[footballer]]]", "hands": "list[list[Id[card]]]",
        "shown_cards": "list[list[Id[card]]]", "offers": "list[list[int]]", "old_cards": "list[list[Id[card]]]",
        "old_offers": "list[int]", "deck": "Counts[Id[card]]", "discards": "Counts[Id[card]]",
        "places_of_players": "list[int]", "results": "list[Frozen[list[int]]]", "lots": "list[int]",
        "finalists": "list[int]", "final_lot": "int", "other_lots": "list[int]", "matchday": "int",
        "academy_drawn": "list[Id[footballer]]", "academy_golds": "int", "wonderkids": "int", "is_academy_over": "bool",
        "sides": "list[list[int]]", "advantage": "list[int]", "lineups": "list[list[Frozen[list[Id[footballer]]]]]",
        "is_revealed": "list[bool]", "laid_tactics": "list[list[int]]", "shown_tactics": "list[list[bool]]",
        "tactic": "list[Id[tactic]]", "forced": "list[int]", "roll_winner": "list[int]",
        "in_play": "list[list[tuple[int, int, int, int, tuple[int, ...]]]]", "immune": "list[list[int]]",
        "score": "list[list[int]]", "genius_spent": "list[list[bool]]", "space": "list[int]", "skips": "list[int]",
        "extra_attacks": "list[list[int]]", "attacker": "list[int]", "dice": "list[list[int]]",
        "tactical_dice": "list[list[Frozen[list[int]]]]", "levels": "list[list[int]]", "goal": "list[bool]",
        "re_rolls": "list[list[int]]", "substitutions": "list[list[int]]", "plans": "list[list[int]]",
        "gone": "list[list[Id[footballer]]]", "bonuses": "list[list[tuple[int, int]]]", "announced": "list[list[int]]",
        "layable": "list[list[tuple[int, ...]]]", "acting": "list[list[int]]", "roles": "list[list[int]]",
        "laid": "list[list[tuple[int, Choice]]]", "pending": "list[list[Id[card]]]", "blocked": "list[bool]",
    }

    def __init__(
        self, engine: EngineParts,
        box: Unsaved[Box], pace: int, both_red: int, chooses_trios: bool, team_of: list[int], seat_of: list[int],
        trios: list[int], managers: list[Manager], dealt_managers: list[list[Manager]], money: list[int],
        squads: list[list[Footballer]], hands: list[list[Card]], shown_cards: list[list[Card]], offers: list[list[int]],
        old_cards: list[list[Card]], old_offers: list[int], deck: Counts[Card], discards: Counts[Card],
        places_of_players: list[int], results: list[Frozen[list[int]]], lots: list[int], finalists: list[int],
        final_lot: int, other_lots: list[int], matchday: int, academy_drawn: list[Footballer], academy_golds: int,
        wonderkids: int, is_academy_over: bool, sides: list[list[int]], advantage: list[int],
        lineups: list[list[Frozen[list[Footballer]]]], is_revealed: list[bool], laid_tactics: list[list[int]],
        shown_tactics: list[list[bool]], tactic: list[Tactic], forced: list[int], roll_winner: list[int],
        in_play: list[list[CardInPlay]], immune: list[list[int]], score: list[list[int]],
        genius_spent: list[list[bool]], space: list[int], skips: list[int], extra_attacks: list[list[int]],
        attacker: list[int], dice: list[list[int]], tactical_dice: list[list[Frozen[list[int]]]],
        levels: list[list[int]], goal: list[bool], re_rolls: list[list[int]], substitutions: list[list[int]],
        plans: list[list[int]], gone: list[list[Footballer]], bonuses: list[list[tuple[int, int]]],
        announced: list[list[int]], layable: list[list[tuple[int, ...]]], acting: list[list[int]],
        roles: list[list[int]], laid: list[list[tuple[int, Choice]]], pending: list[list[Card]], blocked: list[bool],
    ) -> None:
        super().__init__(engine)
        self.box = box
        self.pace = pace
        self.both_red = both_red
        self.chooses_trios = chooses_trios
        self.team_of = team_of
        self.seat_of = seat_of
        self.trios = trios
        self.managers = managers
        self.dealt_managers = dealt_managers
        self.money = money
        self.squads = squads
        self.hands = hands
        self.shown_cards = shown_cards
        self.offers = offers
        self.old_cards = old_cards
        self.old_offers = old_offers
        self.deck = deck
        self.discards = discards
        self.places_of_players = places_of_players
        self.results = results
        self.lots = lots
        self.finalists = finalists
        self.final_lot = final_lot
        self.other_lots = other_lots
        self.matchday = matchday
        self.academy_drawn = academy_drawn
        self.academy_golds = academy_golds
        self.wonderkids = wonderkids
        self.is_academy_over = is_academy_over
        self.sides = sides
        self.advantage = advantage
        self.lineups = lineups
        self.is_revealed = is_revealed
        self.laid_tactics = laid_tactics
        self.shown_tactics = shown_tactics
        self.tactic = tactic
        self.forced = forced
        self.roll_winner = roll_winner
        self.in_play = in_play
        self.immune = immune
        self.score = score
        self.genius_spent = genius_spent
        self.space = space
        self.skips = skips
        self.extra_attacks = extra_attacks
        self.attacker = attacker
        self.dice = dice
        self.tactical_dice = tactical_dice
        self.levels = levels
        self.goal = goal
        self.re_rolls = re_rolls
        self.substitutions = substitutions
        self.plans = plans
        self.gone = gone
        self.bonuses = bonuses
        self.announced = announced
        self.layable = layable
        self.acting = acting
        self.roles = roles
        self.laid = laid
        self.pending = pending
        self.blocked = blocked

    def clone(self) -> Competition:
        """An independent copy; history is shared."""
        return Competition(
            self.parts(),
            self.box, self.pace, self.both_red, self.chooses_trios, self.team_of[:], self.seat_of[:], self.trios[:],
            self.managers[:], list(map(list.copy, self.dealt_managers)), self.money[:],
            list(map(list.copy, self.squads)), list(map(list.copy, self.hands)), list(map(list.copy, self.shown_cards)),
            list(map(list.copy, self.offers)), list(map(list.copy, self.old_cards)), self.old_offers[:], self.deck[:],
            self.discards[:], self.places_of_players[:], self.results[:], self.lots[:], self.finalists[:],
            self.final_lot, self.other_lots[:], self.matchday, self.academy_drawn[:], self.academy_golds,
            self.wonderkids, self.is_academy_over, list(map(list.copy, self.sides)), self.advantage[:],
            list(map(list.copy, self.lineups)), self.is_revealed[:], list(map(list.copy, self.laid_tactics)),
            list(map(list.copy, self.shown_tactics)), self.tactic[:], self.forced[:], self.roll_winner[:],
            list(map(list.copy, self.in_play)), list(map(list.copy, self.immune)), list(map(list.copy, self.score)),
            list(map(list.copy, self.genius_spent)), self.space[:], self.skips[:],
            list(map(list.copy, self.extra_attacks)), self.attacker[:], list(map(list.copy, self.dice)),
            list(map(list.copy, self.tactical_dice)), list(map(list.copy, self.levels)), self.goal[:],
            list(map(list.copy, self.re_rolls)), list(map(list.copy, self.substitutions)),
            list(map(list.copy, self.plans)), list(map(list.copy, self.gone)), list(map(list.copy, self.bonuses)),
            list(map(list.copy, self.announced)), list(map(list.copy, self.layable)), list(map(list.copy, self.acting)),
            list(map(list.copy, self.roles)), list(map(list.copy, self.laid)), list(map(list.copy, self.pending)),
            self.blocked[:],
        )
    # fmt: on
    # Written until here.

    def clear_pitch(self, p: int) -> None:
        """The pitch before a match."""
        self.sides[p] = [NONE, NONE]
        self.advantage[p] = HOME
        self.lineups[p] = [[], []]
        self.is_revealed[p] = False
        self.laid_tactics[p] = [NONE, NONE]
        self.shown_tactics[p] = [False, False]
        self.tactic[p] = NONE
        self.forced[p] = NONE
        self.roll_winner[p] = NONE
        self.in_play[p] = []
        self.immune[p] = [0, 0]
        self.score[p] = [0, 0]
        self.genius_spent[p] = [False, False]
        self.space[p] = 0
        self.skips[p] = 0
        self.extra_attacks[p] = []
        self.attacker[p] = HOME
        self.dice[p] = [0, NONE, 0, NONE]
        self.tactical_dice[p] = [[0, 0], [0, 0]]
        self.levels[p] = [NONE, NONE, NONE, NONE]
        self.goal[p] = False
        self.re_rolls[p] = [0, 0]
        self.substitutions[p] = [0, 0]
        self.plans[p] = [0, 0]
        self.gone[p] = []
        self.bonuses[p] = []
        self.announced[p] = []
        self.layable[p] = []
        self.acting[p] = []
        self.roles[p] = []
        self.laid[p] = []
        self.pending[p] = []
        self.blocked[p] = False

    def named(self, team: int) -> int:
        """The number of a team's name: its club's, or for a non-person team its own; those follow the clubs."""
        trio = self.trios[team]
        return team if trio == NONE else CLUBS + trio

    def team_named(self, name: int) -> int:
        return name if name < CLUBS else self.trios.index(name - CLUBS)

    def scoreline(self, p: int) -> dict[str, int]:
        """The score of a match, as events show it."""
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


def new_competition(engine: EngineParts, box: Box, pace: int, both_red: int, chooses_trios: bool) -> Competition:
    """The box is opened: nothing is dealt yet."""
    seats = engine[0]
    teams = TEAMS_A_CHAMPIONSHIP if seats <= TEAMS_A_CHAMPIONSHIP else 2 * TEAMS_A_CHAMPIONSHIP
    pitches = (1, teams // TEAMS_A_CHAMPIONSHIP, teams // 2)[pace]
    m = Competition(
        engine,
        box=box,
        pace=pace,
        both_red=both_red,
        chooses_trios=chooses_trios,
        team_of=[NONE] * seats,
        seat_of=[NOBODY] * teams,
        trios=[NONE] * teams,
        managers=[NONE] * seats,
        dealt_managers=[[] for _ in range(seats)],
        money=[0] * seats,
        squads=[[] for _ in range(teams)],
        hands=[[] for _ in range(seats)],
        shown_cards=[[] for _ in range(seats)],
        offers=[[] for _ in range(seats)],
        old_cards=[[] for _ in range(seats)],
        old_offers=[],
        deck=[card.copies for card in box.cards],
        discards=[0] * len(box.cards),
        places_of_players=[IN_STACK] * len(box.players),
        results=[],
        lots=[],
        finalists=[],
        final_lot=NONE,
        other_lots=[],
        matchday=0,
        academy_drawn=[],
        academy_golds=0,
        wonderkids=0,
        is_academy_over=False,
        # By pitch: filled in below.
        sides=[[] for _ in range(pitches)],
        advantage=[NONE] * pitches,
        lineups=[[] for _ in range(pitches)],
        is_revealed=[False] * pitches,
        laid_tactics=[[] for _ in range(pitches)],
        shown_tactics=[[] for _ in range(pitches)],
        tactic=[NONE] * pitches,
        forced=[NONE] * pitches,
        roll_winner=[NONE] * pitches,
        in_play=[[] for _ in range(pitches)],
        immune=[[] for _ in range(pitches)],
        score=[[] for _ in range(pitches)],
        genius_spent=[[] for _ in range(pitches)],
        space=[NONE] * pitches,
        skips=[NONE] * pitches,
        extra_attacks=[[] for _ in range(pitches)],
        attacker=[NONE] * pitches,
        dice=[[] for _ in range(pitches)],
        tactical_dice=[[] for _ in range(pitches)],
        levels=[[] for _ in range(pitches)],
        goal=[False] * pitches,
        re_rolls=[[] for _ in range(pitches)],
        substitutions=[[] for _ in range(pitches)],
        plans=[[] for _ in range(pitches)],
        gone=[[] for _ in range(pitches)],
        bonuses=[[] for _ in range(pitches)],
        announced=[[] for _ in range(pitches)],
        layable=[[] for _ in range(pitches)],
        acting=[[] for _ in range(pitches)],
        roles=[[] for _ in range(pitches)],
        laid=[[] for _ in range(pitches)],
        pending=[[] for _ in range(pitches)],
        blocked=[False] * pitches,
    )
    for p in range(pitches):
        m.clear_pitch(p)
    return m
