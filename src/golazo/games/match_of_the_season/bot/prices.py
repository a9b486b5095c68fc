"""What a player is worth to a team in money, now and in this season."""

from __future__ import annotations

from typing import Final

from golazo.games.match_of_the_season.bot.values import gain
from golazo.games.match_of_the_season.cards import PRICE_OF_A_STAR
from golazo.games.match_of_the_season.rules.auctions import BID_STEP
from golazo.games.match_of_the_season.rules.buying import may_buy
from golazo.games.match_of_the_season.rules.squads import SMALLEST_SQUAD
from golazo.games.match_of_the_season.state import Seasons

PRICE_OF_GAIN: Final = 34.0
"""What one star more in the line-up is worth, in thousands. Tuned, as the other constants here, by series of games."""
LAST_SEASON_PRICE: Final = 80.0
"""In the last season money is worth nothing any more."""
DEAREST: Final = 2.6
"""Nobody is worth more than so many times his base price: another card will come."""
DEAREST_AT_LAST: Final = 4.0
RESERVE: Final = 2 * PRICE_OF_A_STAR
"""Cash kept for the two players that the season's end will cost."""


def is_last(m: Seasons) -> bool:
    """Whether what is bought now plays in the last season alone; the opening transfers are for the first."""
    last: int = m.box.options["seasons"]
    return max(m.season, 1) >= last


def price_of_gain(m: Seasons) -> float:
    return LAST_SEASON_PRICE if is_last(m) else PRICE_OF_GAIN


def reserve(m: Seasons, team: int) -> int:
    """Nothing is kept in the last season, nor by who has players to lose."""
    return 0 if is_last(m) or len(m.squads[team]) > SMALLEST_SQUAD + 1 else RESERVE


def limit(m: Seasons, team: int, player: int, worth: float | None = None) -> int:
    """The highest price a team should pay for a player."""
    box = m.box
    value = gain(box, m.squads[team], player, worth) * price_of_gain(m)
    dearest = (DEAREST_AT_LAST if is_last(m) else DEAREST) * box.price[player]
    return int(min(value, dearest, m.money[team] - reserve(m, team)))


def asking_price(m: Seasons, team: int, player: int) -> int:
    """Half way from what a player is worth to us, or would bring from the bank, to what the keenest other would pay.

    0 if nobody would pay more than that.
    """
    squad = [other for other in m.squads[team] if other != player]
    least = max(int(gain(m.box, squad, player) * price_of_gain(m)), m.box.price[player] // 2)
    most = 0
    for other in m.seating:
        if m.manager[other] != m.manager[team] and may_buy(m, other, player, least + BID_STEP):
            most = max(most, limit(m, other, player))
    if most < least + BID_STEP:
        return 0
    return max((least + most) // 2, least + BID_STEP) // BID_STEP * BID_STEP
