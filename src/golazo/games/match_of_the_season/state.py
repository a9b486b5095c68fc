"""What lies on the table: money, squads, decks, hands, the token, the season's standings."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from golazo.engine.chance import Source
from golazo.engine.position import EngineParts, Position, new_parts
from golazo.engine.state import Counts, Frozen, Unsaved
from golazo.games.match_of_the_season.cards import NO_CARD, TEAMS, Box
from golazo.games.match_of_the_season.rules.match_die import DRAW

NOBODY: Final = -1

FIT: Final = 0
INJURED: Final = 1
SENT_OFF: Final = 2
ON_DUTY: Final = 3
REASONS: Final = ("fit", "injured", "sent-off", "on-duty")

KNOWN: Final = 64
"""Added to a card in a hand that everybody knows, because it came from under the deck."""
FACE: Final = 63
"""The part of a card in a hand that says which card it is."""

# The kinds of numbers, as the text of a position names them.
Club = Annotated[int, "club"]
Footballer = Annotated[int, "footballer"]
Card = Annotated[int, "card"]


class Seasons(Position):
    """Teams are numbered by the colour of their kit, as the fixtures on the board name them."""

    box: Unsaved[Box]
    seating: list[int]  # the teams clockwise, by colour; with three managers one colour is missing
    manager: list[int]  # the seat that manages each team
    money: list[int]
    bank: int  # what the bank has taken in, less what it has paid out
    squads: list[list[Footballer]]
    deck: Counts[Footballer]  # the unseen player cards: 1 for each player among them
    under: list[Footballer]  # player cards put under the deck since it was last shuffled, the first to come up first
    pool: list[Footballer]  # the open pool; during the draft the column that lies open
    turned: list[Footballer]  # player cards that lie turned up for an auction
    chance_deck: Counts[Card]  # how many of each chance card lie unseen in the deck
    chance_under: list[Card]  # chance cards put under the deck, the first to come up first
    hands: list[list[Card]]  # kept chance cards; some are known to everybody
    greens: list[int]  # how many of the cards in each hand that nobody else has seen must be green
    laid_card: Card  # the tactic card that lies face down on the match
    out: list[int]  # why each player misses the next league match
    banned: list[int]  # what each team has sold this season, as bits of stars and position
    fielded: list[list[Footballer]]  # the line-up that each team laid last
    shape: list[int]  # its formation
    offered: list[int]  # players offered to the other managers since the last match day began
    dice: list[int]  # what each team has rolled in a roll-off
    season: int
    space: int
    mover: int
    first: int  # the team that chooses, bids or moves first
    points: list[int]  # league points of this season
    home: Club
    away: Club
    result: int  # of the match that is played, or was played last
    goals: list[int]  # home and away, where matches have several events
    order: list[Club]  # the league's final order, as far as it is settled
    cup: list[Club]  # those who are still in the National Cup; at its end the winner, then the loser of the final
    europe: list[Club]  # those who are still in the European Cup, but for the paired
    paired: list[Club]  # those drawn already for the next round of it, pair by pair
    europe_final: list[Club]  # winner and loser of this season's European final
    champion: Club  # the league champion of last season
    second: Club  # the league's second of last season
    cup_winner: Club  # the winner of the National Cup of last season
    holder: Club  # the team that holds the European Cup, if a manager's team does
    score: list[int]  # trophy points
    won: list[int]  # trophies won
    face_down: list[Footballer]  # players who cannot be lost or taken at the season's end
    swapped: list[Footballer]  # players exchanged at this season's end
    chronicle: list[Frozen[list[int]]]  # by season: points and money of every team, then the trophies' teams

    # Written by scripts/generate from the fields above.
    # fmt: off
    __slots__ = (
        "away", "bank", "banned", "box", "champion", "chance_deck", "chance_under", "chronicle", "cup", "cup_winner",
        "deck", "dice", "europe", "europe_final", "face_down", "fielded", "first", "goals", "greens", "hands", "holder",
        "home", "laid_card", "manager", "money", "mover", "offered", "order", "out", "paired", "points", "pool",
        "result", "score", "season", "seating", "second", "shape", "space", "squads", "swapped", "turned", "under",
        "won",
    )
    SAVED: ClassVar[dict[str, str]] = {
        "seating": "list[int]", "manager": "list[int]", "money": "list[int]", "bank": "int",
        "squads": "list[list[Id[footballer]]]", "deck": "Counts[Id[footballer]]", "under": "list[Id[footballer]]",
        "pool": "list[Id[footballer]]", "turned": "list[Id[footballer]]", "chance_deck": "Counts[Id[card]]",
        "chance_under": "list[Id[card]]", "hands": "list[list[Id[card]]]", "greens": "list[int]",
        "laid_card": "Id[card]", "out": "list[int]", "banned": "list[int]", "fielded": "list[list[Id[footballer]]]",
        "shape": "list[int]", "offered": "list[int]", "dice": "list[int]", "season": "int", "space": "int",
        "mover": "int", "first": "int", "points": "list[int]", "home": "Id[club]", "away": "Id[club]", "result": "int",
        "goals": "list[int]", "order": "list[Id[club]]", "cup": "list[Id[club]]", "europe": "list[Id[club]]",
        "paired": "list[Id[club]]", "europe_final": "list[Id[club]]", "champion": "Id[club]", "second": "Id[club]",
        "cup_winner": "Id[club]", "holder": "Id[club]", "score": "list[int]", "won": "list[int]",
        "face_down": "list[Id[footballer]]", "swapped": "list[Id[footballer]]", "chronicle": "list[Frozen[list[int]]]",
    }

    def __init__(
        self, engine: EngineParts,
        box: Unsaved[Box], seating: list[int], manager: list[int], money: list[int], bank: int,
        squads: list[list[Footballer]], deck: Counts[Footballer], under: list[Footballer], pool: list[Footballer],
        turned: list[Footballer], chance_deck: Counts[Card], chance_under: list[Card], hands: list[list[Card]],
        greens: list[int], laid_card: Card, out: list[int], banned: list[int], fielded: list[list[Footballer]],
        shape: list[int], offered: list[int], dice: list[int], season: int, space: int, mover: int, first: int,
        points: list[int], home: Club, away: Club, result: int, goals: list[int], order: list[Club], cup: list[Club],
        europe: list[Club], paired: list[Club], europe_final: list[Club], champion: Club, second: Club,
        cup_winner: Club, holder: Club, score: list[int], won: list[int], face_down: list[Footballer],
        swapped: list[Footballer], chronicle: list[Frozen[list[int]]],
    ) -> None:
        super().__init__(engine)
        self.box = box
        self.seating = seating
        self.manager = manager
        self.money = money
        self.bank = bank
        self.squads = squads
        self.deck = deck
        self.under = under
        self.pool = pool
        self.turned = turned
        self.chance_deck = chance_deck
        self.chance_under = chance_under
        self.hands = hands
        self.greens = greens
        self.laid_card = laid_card
        self.out = out
        self.banned = banned
        self.fielded = fielded
        self.shape = shape
        self.offered = offered
        self.dice = dice
        self.season = season
        self.space = space
        self.mover = mover
        self.first = first
        self.points = points
        self.home = home
        self.away = away
        self.result = result
        self.goals = goals
        self.order = order
        self.cup = cup
        self.europe = europe
        self.paired = paired
        self.europe_final = europe_final
        self.champion = champion
        self.second = second
        self.cup_winner = cup_winner
        self.holder = holder
        self.score = score
        self.won = won
        self.face_down = face_down
        self.swapped = swapped
        self.chronicle = chronicle

    def clone(self) -> Seasons:
        """An independent copy; history is shared."""
        return Seasons(
            self.parts(),
            self.box, self.seating[:], self.manager[:], self.money[:], self.bank, list(map(list.copy, self.squads)),
            self.deck[:], self.under[:], self.pool[:], self.turned[:], self.chance_deck[:], self.chance_under[:],
            list(map(list.copy, self.hands)), self.greens[:], self.laid_card, self.out[:], self.banned[:],
            list(map(list.copy, self.fielded)), self.shape[:], self.offered[:], self.dice[:], self.season, self.space,
            self.mover, self.first, self.points[:], self.home, self.away, self.result, self.goals[:], self.order[:],
            self.cup[:], self.europe[:], self.paired[:], self.europe_final[:], self.champion, self.second,
            self.cup_winner, self.holder, self.score[:], self.won[:], self.face_down[:], self.swapped[:],
            self.chronicle[:],
        )
    # fmt: on
    # Written until here.


def new_seasons(seats: int, source: Source | None, keeps_events: bool, box: Box) -> Seasons:
    """The table before anything is drawn."""
    return Seasons(
        new_parts(seats, source, keeps_events),
        box,
        seating=[],
        manager=[NOBODY] * TEAMS,
        money=[0] * TEAMS,
        bank=0,
        squads=[[] for _ in range(TEAMS)],
        deck=[1] * box.players,
        under=[],
        pool=[],
        turned=[],
        chance_deck=list(box.copies),
        chance_under=[],
        hands=[[] for _ in range(TEAMS)],
        greens=[0] * TEAMS,
        laid_card=NO_CARD,
        out=[FIT] * box.players,
        banned=[0] * TEAMS,
        fielded=[[] for _ in range(TEAMS)],
        shape=[0] * TEAMS,
        offered=[],
        dice=[0] * TEAMS,
        season=0,
        space=0,
        mover=NOBODY,
        first=NOBODY,
        points=[0] * TEAMS,
        home=NOBODY,
        away=NOBODY,
        result=DRAW,
        goals=[0, 0],
        order=[],
        cup=[],
        europe=[],
        paired=[],
        europe_final=[],
        champion=NOBODY,
        second=NOBODY,
        cup_winner=NOBODY,
        holder=NOBODY,
        score=[0] * TEAMS,
        won=[0] * TEAMS,
        face_down=[],
        swapped=[],
        chronicle=[],
    )
