"""Free acts worth doing, and what auctions, purchases and sales are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from golazo.engine.asking import Ask, Choice
from golazo.engine.policy import Weighed
from golazo.engine.windows import PASS
from golazo.games.match_of_the_season.bot.prices import asking_price, is_last, limit
from golazo.games.match_of_the_season.bot.values import EMPTY_PLACE, gain, squad_worth
from golazo.games.match_of_the_season.cards import (
    CURE_INJURY,
    END_DUTY,
    LIFT_RED_CARD,
    MONEY,
    PRICE_OF_A_STAR,
    RED,
    SELL_AT_FULL_PRICE,
)
from golazo.games.match_of_the_season.rules.auctions import BID_STEP, MOST_BIDS
from golazo.games.match_of_the_season.rules.buying import may_buy
from golazo.games.match_of_the_season.rules.formations import strongest
from golazo.games.match_of_the_season.rules.line_ups import lines
from golazo.games.match_of_the_season.rules.market import highest_bid, trading
from golazo.games.match_of_the_season.rules.squads import LARGEST_SQUAD, SMALLEST_SQUAD
from golazo.games.match_of_the_season.state import FACE, FIT, INJURED, ON_DUTY, SENT_OFF, Seasons

ROOM: Final = 0.35
"""What room for another player is worth to a full squad, in stars."""
_LIFTS: Final = {CURE_INJURY: INJURED, LIFT_RED_CARD: SENT_OFF}
"""Red cards for one player, and what must keep him out."""
SCALE: Final = 100.0
"""Money in thousands for one unit of worth."""


def _worth_bidding(m: Seasons, ask: Ask) -> int:
    """What a team should pay at most; nothing where its manager's other team leads, or needs the player more."""
    team, player, _, _, bidders, leader = ask.numbers
    most = limit(m, team, player)
    if leader >= 0 and m.manager[leader] == ask.seat:
        return 0
    for other in m.seating:
        rival = bidders >> other & 1 and other not in (team, leader) and m.manager[other] == ask.seat
        if rival and limit(m, other, player) > most:
            return 0
    return most


def weigh_bid(m: Seasons, ask: Ask) -> list[Weighed]:
    """The lowest bid, as long as the player is worth more; never against one's own other team."""
    team, _, price, *_ = ask.numbers
    most = _worth_bidding(m, ask)
    found = [Weighed(PASS, 0.0, "reason-not-worth", {"money": most})]
    worth = (most - price) / SCALE + 0.01 if price <= most else -1.0
    for money in range(price, m.money[team] + 1, BID_STEP):
        found.append(Weighed(("bid", money), worth - (money - price) / SCALE, "reason-worth", {"money": most}))
    return found[: MOST_BIDS + 1]


def choose_bid(m: Seasons, ask: Ask) -> Choice:
    """What `weigh_bid` weighs highest, without a list of all bids."""
    price = ask.numbers[2]
    return ("bid", price) if price <= _worth_bidding(m, ask) else PASS


def weigh_refusal(m: Seasons, ask: Ask) -> list[Weighed]:
    team, player = ask.numbers
    most = limit(m, team, player)
    worth = (most - m.box.price[player]) / SCALE + 0.01
    return [
        Weighed(PASS, 0.0, "reason-not-worth", {"money": most}),
        Weighed(("sign", player), worth, "reason-worth", {"money": most}),
    ]


def weigh_joining(m: Seasons, team: int, choices: Sequence[Choice]) -> list[Weighed]:
    """What each player adds to the squad; equal ones are worked out once."""
    box = m.box
    squad = m.squads[team]
    before = squad_worth(box, squad)
    kinds: dict[int, float] = {}
    found = []
    for choice in choices:
        kind = box.kind_bit[choice[1]]
        if kind not in kinds:
            kinds[kind] = gain(box, squad, choice[1], before)
        found.append(Weighed(choice, kinds[kind], "reason-adds"))
    return found


def weigh_leaving(m: Seasons, team: int, choices: Sequence[Choice]) -> list[Weighed]:
    """The player who is missed least."""
    box = m.box
    squad = m.squads[team]
    before = squad_worth(box, squad)
    return [
        Weighed(choice, squad_worth(box, [p for p in squad if p != choice[1]]) - before, "reason-missed-least")
        for choice in choices
    ]


def weigh_room(m: Seasons, team: int, choices: Sequence[Choice]) -> list[Weighed]:
    return [Weighed(PASS, -ROOM, "reason-no-room-needed"), *weigh_leaving(m, team, choices[1:])]


def weigh_price(m: Seasons, ask: Ask, choices: Sequence[Choice]) -> list[Weighed]:
    """Half way to what another would pay; for a player who should not be offered, what nobody likes to pay."""
    team, player = ask.numbers
    wanted = asking_price(m, team, player) or highest_bid(m, team)
    return [Weighed(choice, -abs(choice[1] - wanted) / SCALE, "reason-half-way") for choice in choices]


# Free acts


def weigh_acts(m: Seasons, seat: int) -> list[Weighed]:
    """What is worth doing of one's own accord: the worth is what it is better than doing nothing."""
    found: list[Weighed] = []
    for team in trading(m, seat):
        if m.hands[team]:
            found += _red_cards(m, team)
        found += _purchases(m, team)
        if not found and len(m.squads[team]) > SMALLEST_SQUAD + 1:
            found += _offers(m, team)
    return found


def _red_cards(m: Seasons, team: int) -> list[Weighed]:
    box = m.box
    squad = m.squads[team]
    found: list[Weighed] = []
    fielded: list[int] | None = None
    for card in {held & FACE for held in m.hands[team]}:
        effect = box.effect[card]
        if box.colour[card] != RED:
            continue
        if effect == MONEY or (effect == END_DUTY and any(m.out[player] == ON_DUTY for player in squad)):
            found.append(Weighed(("use", card, team), 1.0, "reason-helps-now"))
            continue
        if fielded is None:
            _, fielded = strongest(lines(m, team, 0), box.formations, box.stars)
        if effect == SELL_AT_FULL_PRICE:
            spare = [player for player in squad if player not in fielded]
            if spare and len(squad) > SMALLEST_SQUAD + 1 and not is_last(m):
                best = max(spare, key=lambda player: box.stars[player])
                found.append(Weighed(("use-on", card, best), 0.5, "reason-helps-now"))
        elif effect in _LIFTS:
            hurt = [player for player in fielded if player >= 0 and m.out[player] == _LIFTS[effect]]
            found += [Weighed(("use-on", card, player), 1.0, "reason-helps-now") for player in hurt]
    return found


def _purchases(m: Seasons, team: int) -> list[Weighed]:
    """Players who add more than they cost; for an empty place anybody, rather than playing with ten or not at all."""
    box = m.box
    squad = m.squads[team]
    if len(squad) >= LARGEST_SQUAD or m.money[team] < PRICE_OF_A_STAR:
        return []
    before = squad_worth(box, squad)
    fit = [player for player in squad if m.out[player] == FIT]
    short = before if len(fit) == len(squad) else squad_worth(box, fit)
    kinds: set[int] = set()
    found = []
    for player in m.pool:
        kind = box.kind_bit[player]
        if kind in kinds or not may_buy(m, team, player, box.price[player]):
            continue
        kinds.add(kind)
        surplus = limit(m, team, player, before) - box.price[player]
        if surplus >= 0:
            found.append(Weighed(("buy", player, team), 0.01 + surplus / SCALE, "reason-bargain"))
        elif box.stars[player] == 1 and squad_worth(box, [*fit, player]) - short > EMPTY_PLACE / 2:
            found.append(Weighed(("buy", player, team), 0.5, "reason-empty-place"))
    return found


def _offers(m: Seasons, team: int) -> list[Weighed]:
    """Players who would not play and whom another team would pay for.

    Only before the season begins and after it ends, and nobody more once one was not wanted: others have to answer.
    """
    is_quiet_time = m.space in (0, m.box.last_space)
    squad = m.squads[team]
    if not is_quiet_time or is_last(m) or highest_bid(m, team) < BID_STEP or any(p in m.offered for p in squad):
        return []
    _, line_up = strongest(lines(m, team, 0), m.box.formations, m.box.stars)
    found = []
    for player in squad:
        if player not in line_up:
            price = asking_price(m, team, player)
            if price:
                found.append(Weighed(("offer", player), price / SCALE, "reason-worth-more-to-others"))
    return found
