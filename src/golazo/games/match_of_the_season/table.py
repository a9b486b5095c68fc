"""What lies on the table: money, squads, decks, hands, the token, the season's standings."""

from __future__ import annotations

from typing import Final

from golazo.engine.chance import Source
from golazo.engine.match import Match
from golazo.engine.steps import Todo
from golazo.games.match_of_the_season.cards import NO_CARD, TEAMS, Box
from golazo.games.match_of_the_season.odds import DRAW

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


class Seasons(Match):
    """Teams are numbered by the colour of their kit, as the fixtures on the board name them."""

    __slots__ = (
        "away",
        "bank",
        "banned",
        "box",
        "champion",
        "chance_deck",
        "chance_under",
        "chronicle",
        "cup",
        "cup_winner",
        "deck",
        "dice",
        "europe",
        "europe_final",
        "face_down",
        "fielded",
        "first",
        "goals",
        "greens",
        "hands",
        "holder",
        "home",
        "laid_card",
        "manager",
        "money",
        "mover",
        "offered",
        "order",
        "out",
        "points",
        "pool",
        "result",
        "score",
        "season",
        "seating",
        "second",
        "shape",
        "space",
        "squads",
        "swapped",
        "through",
        "turned",
        "under",
        "versus",
        "won",
    )

    def __init__(self, box: Box, seats: int, source: Source | None, heard: bool, strands: list[list[Todo]]) -> None:
        """The table before anything is drawn."""
        super().__init__(seats, source, heard, strands)
        self.box: Final = box
        self.seating: list[int] = []
        """The teams clockwise, by colour; with three managers one colour is missing."""
        self.manager: list[int] = [NOBODY] * TEAMS
        """The seat that manages each team."""
        self.money: list[int] = [0] * TEAMS
        self.bank = 0
        """What the bank has taken in, less what it has paid out."""
        self.squads: list[list[int]] = [[] for _ in range(TEAMS)]
        self.deck: list[int] = [1] * box.players
        """The unseen player cards: 1 for each player among them."""
        self.under: list[int] = []
        """Player cards put under the deck since it was last shuffled, the first to come up first."""
        self.pool: list[int] = []
        """The open pool; during the draft the column that lies open."""
        self.turned: list[int] = []
        """Player cards that lie turned up for an auction."""
        self.chance_deck: list[int] = list(box.copies)
        """How many of each chance card lie unseen in the deck."""
        self.chance_under: list[int] = []
        """Chance cards put under the deck, the first to come up first."""
        self.hands: list[list[int]] = [[] for _ in range(TEAMS)]
        """Kept chance cards; some are known to everybody."""
        self.greens: list[int] = [0] * TEAMS
        """How many of the cards in each hand that nobody else has seen must be green."""
        self.laid_card = NO_CARD
        """The tactic card that lies face down on the match."""
        self.out: list[int] = [FIT] * box.players
        """Why each player misses the next league match."""
        self.banned: list[int] = [0] * TEAMS
        """What each team has sold this season, as bits of stars and position."""
        self.fielded: list[list[int]] = [[] for _ in range(TEAMS)]
        """The line-up that each team laid last."""
        self.shape: list[int] = [0] * TEAMS
        """Its formation."""
        self.offered = 0
        """Teams that have offered a player in this market, as bits."""
        self.dice: list[int] = [0] * TEAMS
        """What each team has rolled in a roll-off."""
        self.season = 0
        self.space = 0
        self.mover = NOBODY
        self.first = NOBODY
        """The team that chooses, bids or moves first."""
        self.points: list[int] = [0] * TEAMS
        """League points of this season."""
        self.versus: list[int] = [0] * (TEAMS * TEAMS)
        """League points that each team took from each other."""
        self.home = NOBODY
        self.away = NOBODY
        self.result = DRAW
        """Of the match that is played, or was played last."""
        self.goals: list[int] = [0, 0]
        """Home and away, where matches have several events."""
        self.order: list[int] = []
        """The league's final order, as far as it is settled."""
        self.cup: list[int] = []
        """Those who are still in the National Cup; at its end the winner, then the loser of the final."""
        self.europe: list[int] = []
        """Those who are still in the European Cup."""
        self.through: list[int] = []
        """Those who have come through this round of it."""
        self.europe_final: list[int] = []
        """Winner and loser of this season's European final."""
        self.champion = NOBODY
        """The league champion of last season."""
        self.second = NOBODY
        """The league's second of last season."""
        self.cup_winner = NOBODY
        """The winner of the National Cup of last season."""
        self.holder = NOBODY
        """The team that holds the European Cup, if a manager's team does."""
        self.score: list[int] = [0] * TEAMS
        """Trophy points."""
        self.won: list[int] = [0] * TEAMS
        """Trophies won."""
        self.face_down: list[int] = []
        """Players who cannot be lost or taken at the season's end."""
        self.swapped: list[int] = []
        """Players exchanged at this season's end."""
        self.chronicle: list[list[int]] = []
        """Of each season: trophy points and money of every team, then the trophies' teams."""

    def clone(self) -> Seasons:
        seats, source, heard, strands, *rest = self.parts()
        m = Seasons(self.box, seats, source, heard, strands)
        m.strand, m.asks, m.sealed, m.serial, m.drawn, m.history, m.told = rest
        m.todo = strands[m.strand]
        m.seating = self.seating[:]
        m.manager = self.manager[:]
        m.money = self.money[:]
        m.bank = self.bank
        m.squads = [each[:] for each in self.squads]
        m.deck = self.deck[:]
        m.under = self.under[:]
        m.pool = self.pool[:]
        m.turned = self.turned[:]
        m.chance_deck = self.chance_deck[:]
        m.chance_under = self.chance_under[:]
        m.hands = [each[:] for each in self.hands]
        m.greens = self.greens[:]
        m.laid_card = self.laid_card
        m.out = self.out[:]
        m.banned = self.banned[:]
        m.fielded = [each[:] for each in self.fielded]
        m.shape = self.shape[:]
        m.offered = self.offered
        m.dice = self.dice[:]
        m.season = self.season
        m.space = self.space
        m.mover = self.mover
        m.first = self.first
        m.points = self.points[:]
        m.versus = self.versus[:]
        m.home = self.home
        m.away = self.away
        m.result = self.result
        m.goals = self.goals[:]
        m.order = self.order[:]
        m.cup = self.cup[:]
        m.europe = self.europe[:]
        m.through = self.through[:]
        m.europe_final = self.europe_final[:]
        m.champion = self.champion
        m.second = self.second
        m.cup_winner = self.cup_winner
        m.holder = self.holder
        m.score = self.score[:]
        m.won = self.won[:]
        m.face_down = self.face_down[:]
        m.swapped = self.swapped[:]
        m.chronicle = [each[:] for each in self.chronicle]
        return m
