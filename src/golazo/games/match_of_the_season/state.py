"""What lies on the table: money, squads, decks, hands, the token, the season's standings."""

from __future__ import annotations

from typing import Final

from golazo.engine.chance import Source
from golazo.engine.position import EngineParts, Position, new_parts
from golazo.games.match_of_the_season.bot.odds import DRAW
from golazo.games.match_of_the_season.cards import NO_CARD, TEAMS, Box

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


class Seasons(Position):
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
        "paired",
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
        "turned",
        "under",
        "versus",
        "wishes",
        "won",
    )

    def __init__(
        self,
        engine: EngineParts,
        box: Box,
        seating: list[int],
        manager: list[int],
        money: list[int],
        bank: int,
        squads: list[list[int]],
        deck: list[int],
        under: list[int],
        pool: list[int],
        turned: list[int],
        chance_deck: list[int],
        chance_under: list[int],
        hands: list[list[int]],
        greens: list[int],
        laid_card: int,
        out: list[int],
        banned: list[int],
        fielded: list[list[int]],
        shape: list[int],
        offered: int,
        wishes: list[list[int]],
        dice: list[int],
        season: int,
        space: int,
        mover: int,
        first: int,
        points: list[int],
        versus: list[int],
        home: int,
        away: int,
        result: int,
        goals: list[int],
        order: list[int],
        cup: list[int],
        europe: list[int],
        paired: list[int],
        europe_final: list[int],
        champion: int,
        second: int,
        cup_winner: int,
        holder: int,
        score: list[int],
        won: list[int],
        face_down: list[int],
        swapped: list[int],
        chronicle: list[list[int]],
    ) -> None:
        super().__init__(engine)
        self.box = box
        self.seating = seating  # the teams clockwise, by colour; with three managers one colour is missing
        self.manager = manager  # the seat that manages each team
        self.money = money
        self.bank = bank  # what the bank has taken in, less what it has paid out
        self.squads = squads
        self.deck = deck  # the unseen player cards: 1 for each player among them
        self.under = under  # player cards put under the deck since it was last shuffled, the first to come up first
        self.pool = pool  # the open pool; during the draft the column that lies open
        self.turned = turned  # player cards that lie turned up for an auction
        self.chance_deck = chance_deck  # how many of each chance card lie unseen in the deck
        self.chance_under = chance_under  # chance cards put under the deck, the first to come up first
        self.hands = hands  # kept chance cards; some are known to everybody
        self.greens = greens  # how many of the cards in each hand that nobody else has seen must be green
        self.laid_card = laid_card  # the tactic card that lies face down on the match
        self.out = out  # why each player misses the next league match
        self.banned = banned  # what each team has sold this season, as bits of stars and position
        self.fielded = fielded  # the line-up that each team laid last
        self.shape = shape  # its formation
        self.offered = offered  # teams that have offered a player in this market, as bits
        self.wishes = wishes  # what teams want in this market: team, verb, numbers
        self.dice = dice  # what each team has rolled in a roll-off
        self.season = season
        self.space = space
        self.mover = mover
        self.first = first  # the team that chooses, bids or moves first
        self.points = points  # league points of this season
        self.versus = versus  # league points that each team took from each other
        self.home = home
        self.away = away
        self.result = result  # of the match that is played, or was played last
        self.goals = goals  # home and away, where matches have several events
        self.order = order  # the league's final order, as far as it is settled
        self.cup = cup  # those who are still in the National Cup; at its end the winner, then the loser of the final
        self.europe = europe  # those who are still in the European Cup, but for the paired
        self.paired = paired  # those drawn already for the next round of it, pair by pair
        self.europe_final = europe_final  # winner and loser of this season's European final
        self.champion = champion  # the league champion of last season
        self.second = second  # the league's second of last season
        self.cup_winner = cup_winner  # the winner of the National Cup of last season
        self.holder = holder  # the team that holds the European Cup, if a manager's team does
        self.score = score  # trophy points
        self.won = won  # trophies won
        self.face_down = face_down  # players who cannot be lost or taken at the season's end
        self.swapped = swapped  # players exchanged at this season's end
        self.chronicle = chronicle  # of each season: trophy points and money of every team, then the trophies' teams

    def clone(self) -> Seasons:
        return Seasons(
            self.parts(),
            self.box,
            self.seating[:],
            self.manager[:],
            self.money[:],
            self.bank,
            [each[:] for each in self.squads],
            self.deck[:],
            self.under[:],
            self.pool[:],
            self.turned[:],
            self.chance_deck[:],
            self.chance_under[:],
            [each[:] for each in self.hands],
            self.greens[:],
            self.laid_card,
            self.out[:],
            self.banned[:],
            [each[:] for each in self.fielded],
            self.shape[:],
            self.offered,
            [each[:] for each in self.wishes],
            self.dice[:],
            self.season,
            self.space,
            self.mover,
            self.first,
            self.points[:],
            self.versus[:],
            self.home,
            self.away,
            self.result,
            self.goals[:],
            self.order[:],
            self.cup[:],
            self.europe[:],
            self.paired[:],
            self.europe_final[:],
            self.champion,
            self.second,
            self.cup_winner,
            self.holder,
            self.score[:],
            self.won[:],
            self.face_down[:],
            self.swapped[:],
            [each[:] for each in self.chronicle],
        )


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
        offered=0,
        wishes=[],
        dice=[0] * TEAMS,
        season=0,
        space=0,
        mover=NOBODY,
        first=NOBODY,
        points=[0] * TEAMS,
        versus=[0] * (TEAMS * TEAMS),
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
