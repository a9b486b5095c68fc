"""Before a card of the player deck is turned for an auction: full squads may make room (S9, S10)."""

from __future__ import annotations

from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Choice, reason
from golazo.engine.steps import step
from golazo.engine.windows import PASS
from golazo.games.match_of_the_season.cards import PRICE_OF_A_STAR, bank_price
from golazo.games.match_of_the_season.rules.auctions import auction_turned
from golazo.games.match_of_the_season.rules.buying import sell_to_bank
from golazo.games.match_of_the_season.rules.player_deck import turn_player
from golazo.games.match_of_the_season.rules.refusals import refusing
from golazo.games.match_of_the_season.rules.squads import LARGEST_SQUAD
from golazo.games.match_of_the_season.rules.team_asking import acting_team, for_team, its_manager
from golazo.games.match_of_the_season.state import Seasons

WEAKEST_IN_DECK: Final = 2
"""One-star players are never in the deck (S9)."""
_TURN: Final[Choice] = ("turn",)


@step
def turn_for_auction(m: Seasons, unsold: int, first: int) -> None:
    """The manager who bids first turns the card; who has no room for another player is asked before."""
    if not m.under and 1 not in m.deck:
        return
    cheapest = WEAKEST_IN_DECK * PRICE_OF_A_STAR
    full = [team for team in m.seating if len(m.squads[team]) >= LARGEST_SQUAD and m.money[team] >= cheapest]
    m.then(
        [
            *((make_room, team) for team in full),
            (turn_card, first),
            (turn_player,),
            (auction_turned, unsold, first),
        ]
    )


def _take_room(m: Seasons, ask: Ask, answer: Answer) -> None:
    if answer[0] != PASS:
        player = answer[0][1]
        sell_to_bank(m, ask.numbers[0], player, bank_price(m.box.price[player]))


make_room: Final = Asking[Seasons](
    "make-room",
    choices=lambda m, ask: [PASS, *(("release", player) for player in m.squads[ask.numbers[0]])],
    take=_take_room,
    rule="S9",
    why_not=refusing("release", why=lambda m, ask, choice: reason("not-yours", "S9", footballer=choice[1])),
    seats=its_manager,
    arguments=lambda m, ask: {"team": ask.numbers[0], "most": LARGEST_SQUAD},
    team=acting_team,
)


def _turn(m: Seasons, ask: Ask, answer: Answer) -> None:
    """Nothing is to be done here: the card is turned next."""


turn_card: Final = Asking[Seasons](
    "turn-card",
    choices=lambda m, ask: [_TURN],
    take=_turn,
    rule="S10",
    why_not=refusing("turn", why=lambda m, ask, choice: None),
    seats=its_manager,
    arguments=for_team,
    team=acting_team,
)
"""The market is open until the card is turned."""
