"""What a greedy manager buys, sells and offers, and at what price."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from golazo.engine.asking import Choice
from golazo.games.match_of_the_season.cards import CURE_INJURY, LIFT_RED_CARD, PRICE_OF_A_STAR, SELL_AT_FULL_PRICE
from golazo.games.match_of_the_season.rules.auctions import BID_STEP
from golazo.games.match_of_the_season.rules.buying import may_buy
from golazo.games.match_of_the_season.rules.formations import GAP, strongest
from golazo.games.match_of_the_season.rules.line_ups import lines
from golazo.games.match_of_the_season.rules.squads import LARGEST_SQUAD, SMALLEST_SQUAD
from golazo.games.match_of_the_season.state import FIT, Seasons
from tests.bots.yardstick.match_of_the_season.values import gain, least_needed, squad_worth

PRICE_OF_GAIN: Final = 18.0
"""What the manager pays for one star more in the line-up, in thousands."""
LAST_SEASON_PRICE: Final = 60.0
RESERVE: Final = 2 * PRICE_OF_A_STAR
"""Cash kept for the two players that the season's end will cost."""


def price_of_gain(m: Seasons) -> float:
    return LAST_SEASON_PRICE if m.season == m.box.options["seasons"] else PRICE_OF_GAIN


def reserve(m: Seasons, team: int) -> int:
    """Nothing is kept in the last season, nor by who has players to lose."""
    last = m.season == m.box.options["seasons"]
    return 0 if last or len(m.squads[team]) > SMALLEST_SQUAD + 1 else RESERVE


def limit(m: Seasons, team: int, player: int, worth: float | None = None) -> int:
    """The highest price the manager would pay for a player."""
    value = gain(m.box, m.squads[team], player, worth) * price_of_gain(m)
    return min(int(value), m.money[team] - reserve(m, team))


def trade(m: Seasons, team: int, acts: Sequence[Choice]) -> Choice | None:
    """Play red cards that help, offer who is worth more to others, make room, buy whoever adds most for his price.

    `acts` are what the team may do of its own accord; None if nothing of it is worth doing.
    """
    squad = m.squads[team]
    for choice in acts:
        if choice[0] == "use" or (choice[0] == "use-on" and _helps(m, team, choice)):
            return choice
    spare = _to_offer(m, team, acts)
    if spare != GAP:
        return ("offer", spare)
    if len(squad) == LARGEST_SQUAD:
        sale = ("sell", least_needed(m.box, squad))
        return sale if sale in acts else None
    wanted = {m.box.kind_bit[choice[1]]: choice[1] for choice in acts if choice[0] == "buy"}
    if wanted:
        worth = squad_worth(m.box, squad)
        bargains = {player: limit(m, team, player, worth) - m.box.price[player] for player in wanted.values()}
        best = max(bargains, key=lambda player: bargains[player])
        if bargains[best] >= 0:
            return ("buy", best, team)
    return _stop_gap(m, team, list(wanted.values()))


def _to_offer(m: Seasons, team: int, acts: Sequence[Choice]) -> int:
    """Of those who would not play, whoever brings most; a squad keeps enough for the season's end."""
    if len(m.squads[team]) <= SMALLEST_SQUAD + 1:
        return GAP
    _, line_up = strongest(lines(m, team, 0), m.box.formations, m.box.stars)
    prices = {
        player: asking_price(m, team, player)
        for verb, player in (choice for choice in acts if choice[0] == "offer")
        if player not in line_up
    }
    best = max(prices, key=lambda player: prices[player], default=GAP)
    return best if best != GAP and prices[best] else GAP


def asking_price(m: Seasons, team: int, player: int) -> int:
    """Half way from what a player is worth to us, or would bring from the bank, to what the keenest other would pay.

    0 if nobody would pay more than that.
    """
    squad = [other for other in m.squads[team] if other != player]
    least = max(int(gain(m.box, squad, player) * price_of_gain(m)), m.box.price[player] // 2)
    most = max(
        (
            limit(m, other, player)
            for other in m.seating
            if m.manager[other] != m.manager[team] and may_buy(m, other, player, least + BID_STEP)
        ),
        default=0,
    )
    if most < least + BID_STEP:
        return 0
    return max((least + most) // 2, least + BID_STEP) // BID_STEP * BID_STEP


def _stop_gap(m: Seasons, team: int, players: list[int]) -> Choice | None:
    """Too many are out for the next league match: a cheap player for the empty place."""
    fit = [player for player in m.squads[team] if m.out[player] == FIT]
    if len(fit) == len(m.squads[team]) or _can_field(m, fit):
        return None
    cheap = [player for player in players if m.box.stars[player] == 1 and _can_field(m, [*fit, player])]
    return ("buy", cheap[0], team) if cheap else None


def _can_field(m: Seasons, players: Sequence[int]) -> bool:
    counts = [0, 0, 0, 0]
    for player in players:
        counts[m.box.position[player]] += 1
    return bool(counts[0]) and any(
        counts[1] >= d and counts[2] >= mid and counts[3] >= f for d, mid, f in m.box.formations
    )


def _helps(m: Seasons, team: int, choice: Choice) -> bool:
    """A cure for somebody who would play; a dear sale of somebody who would not."""
    _, card, player = choice
    _, line_up = strongest(lines(m, team, 0), m.box.formations, m.box.stars)
    effect = m.box.effect[card]
    if effect in (CURE_INJURY, LIFT_RED_CARD):
        return player in line_up
    return (
        effect == SELL_AT_FULL_PRICE
        and len(m.squads[team]) > SMALLEST_SQUAD + 1
        and player not in line_up
        and player == max((p for p in m.squads[team] if p not in line_up), key=lambda p: m.box.stars[p])
    )
