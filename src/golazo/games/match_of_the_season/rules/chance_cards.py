"""The chance deck: blue cards work at once, red and green ones are kept (the board's chance spaces, S8, S18, S20)."""

from __future__ import annotations

from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Chance, Choice, reason
from golazo.engine.steps import step
from golazo.engine.windows import PASS
from golazo.games.match_of_the_season.cards import (
    BLUE,
    COLLECTION,
    FIRST_REFUSAL,
    INJURE,
    MONEY,
    NO_CARD,
    RECOVERY,
    RED,
    STAR_BONUSES,
    YOUTH_PLAYER,
    bank_price,
)
from golazo.games.match_of_the_season.events import (
    CardDrawn,
    CardKept,
    IntoPool,
    Joined,
    KnownCardKept,
    RedCardReturned,
)
from golazo.games.match_of_the_season.rules.absences import fit_again, strike
from golazo.games.match_of_the_season.rules.buying import buy, for_sale, may_buy, sell_to_bank
from golazo.games.match_of_the_season.rules.hands import hold_no_more
from golazo.games.match_of_the_season.rules.payments import from_bank, to_bank, to_team
from golazo.games.match_of_the_season.rules.player_deck import turn_player
from golazo.games.match_of_the_season.rules.refusals import refusing
from golazo.games.match_of_the_season.rules.squads import LARGEST_SQUAD
from golazo.games.match_of_the_season.rules.team_asking import acting_team, for_team, its_manager
from golazo.games.match_of_the_season.state import FACE, FIT, INJURED, KNOWN, Seasons

BONUS_STARS: Final = 4


@step
def draw_chance(m: Seasons, team: int) -> None:
    """Take the top card; an empty deck gives nothing (S18)."""
    if any(m.chance_deck):
        m.then([(draw_card, team)])
    elif m.chance_under:
        # What was put under the deck comes up in the order everybody saw.
        _arrive(m, m.chance_under.pop(0), team, KNOWN)


def _blue_or_kept(m: Seasons, team: int) -> list[int]:
    """Everybody sees a blue card; of any other, only that it is kept: that is the outcome after the last card."""
    colour = m.box.colour
    blue = [count if colour[card] == BLUE else 0 for card, count in enumerate(m.chance_deck)]
    return [*blue, sum(m.chance_deck) - sum(blue)]


def _drawn(m: Seasons, card: int, team: int) -> None:
    if card == len(m.chance_deck):
        m.then([(draw_kept_card, team)])
    else:
        m.chance_deck[card] -= 1
        _arrive(m, card, team, 0)


draw_card: Final = Chance[Seasons](
    "draw-card", weights=_blue_or_kept, take=_drawn, verb="draw", rule="S8", arguments=for_team
)


def _to_keep(m: Seasons, team: int) -> list[int]:
    return [0 if m.box.colour[card] == BLUE else count for card, count in enumerate(m.chance_deck)]


def _could_be(m: Seasons, team: int) -> list[int]:
    """As the team's manager may know it: what others hold secretly could lie in the deck."""
    counts = _to_keep(m, team)
    for other in m.seating:
        if m.manager[other] != m.manager[team]:
            for card in m.hands[other]:
                if card < KNOWN:
                    counts[card] += 1
    return counts


def _kept(m: Seasons, card: int, team: int) -> None:
    m.chance_deck[card] -= 1
    _arrive(m, card, team, 0)


draw_kept_card: Final = Chance[Seasons](
    "draw-kept-card",
    weights=_to_keep,
    take=_kept,
    verb="card",
    rule="S20",
    seen_by=lambda m, team: int(m.manager[team]),
    offers=_could_be,
    arguments=for_team,
)


def _arrive(m: Seasons, card: int, team: int, known: int) -> None:
    if m.box.colour[card] != BLUE:
        m.hands[team].append(card + known)
        if m.keeps_events:
            if known:
                m.tell(KnownCardKept, team=team, card=card)
            else:
                m.tell_also((m.manager[team],), CardKept, team=team, card=card)
        return
    m.chance_under.append(card)
    if m.keeps_events:
        m.tell(CardDrawn, team=team, card=card)
    _at_once(m, team, m.box.effect[card], m.box.amount[card])


def _at_once(m: Seasons, team: int, effect: int, amount: int) -> None:
    """What a blue card does."""
    if effect == MONEY:
        if amount < 0:
            to_bank(m, team, -amount)
        else:
            from_bank(m, team, amount)
    elif effect == STAR_BONUSES:
        to_bank(m, team, amount * sum(m.box.stars[player] >= BONUS_STARS for player in m.squads[team]))
    elif effect == COLLECTION:
        for other in m.seating:
            if other != team:
                to_team(m, other, team, amount)
    elif effect == YOUTH_PLAYER:
        if any(m.box.stars[player] == 1 for player in m.pool):
            m.then([(choose_youth, team), (make_room, team)])
    elif effect == FIRST_REFUSAL:
        m.then([(turn_player,), (offer_first, team)])
    elif effect == RECOVERY:
        m.then([(recover, team)])
    elif effect == INJURE:
        m.then([(strike, team, INJURED)])


# A youth player


def _youths(m: Seasons, ask: Ask) -> list[Choice]:
    stars = m.box.stars
    return [("take", player) for player in m.pool if stars[player] == 1]


def _take_youth(m: Seasons, ask: Ask, answer: Answer) -> None:
    join_free(m, ask.numbers[0], answer[0][1])


def join_free(m: Seasons, team: int, player: int) -> None:
    m.pool.remove(player)
    m.squads[team].append(player)
    if m.keeps_events:
        m.tell(Joined, team=team, footballer=player)


choose_youth: Final = Asking[Seasons](
    "choose-youth",
    choices=_youths,
    take=_take_youth,
    rule="S11",
    why_not=refusing("take", why=lambda m, ask, choice: reason("no-youth", "S11", footballer=choice[1])),
    seats=its_manager,
    arguments=for_team,
    team=acting_team,
)


@step
def make_room(m: Seasons, team: int) -> None:
    """A squad of more than 18 sells one, the newcomer included (S11)."""
    if len(m.squads[team]) > LARGEST_SQUAD:
        m.then([(sell_one, team)])


def _take_sale(m: Seasons, ask: Ask, answer: Answer) -> None:
    player = answer[0][1]
    sell_to_bank(m, ask.numbers[0], player, bank_price(m.box.price[player]))


sell_one: Final = Asking[Seasons](
    "sell-one",
    choices=lambda m, ask: [("release", player) for player in m.squads[ask.numbers[0]]],
    take=_take_sale,
    rule="S11",
    why_not=refusing("release", why=lambda m, ask, choice: reason("not-yours", "S11", footballer=choice[1])),
    seats=its_manager,
    arguments=for_team,
    team=acting_team,
)


# First refusal


@step
def offer_first(m: Seasons, team: int) -> None:
    """The drawer alone may buy the player turned up; otherwise he goes to the open pool."""
    if not m.turned:
        return
    player = m.turned.pop(0)
    m.pool.append(player)
    if may_buy(m, team, player, m.box.price[player]):
        m.then([(first_refusal, team, player)])
    elif m.keeps_events:
        m.tell(IntoPool, footballer=player)


def _take_refusal(m: Seasons, ask: Ask, answer: Answer) -> None:
    team, player = ask.numbers
    if answer[0] != PASS:
        buy(m, team, player, m.box.price[player])
    elif m.keeps_events:
        m.tell(IntoPool, footballer=player)


first_refusal: Final = Asking[Seasons](
    "first-refusal",
    choices=lambda m, ask: (PASS, ("sign", ask.numbers[1])),
    take=_take_refusal,
    rule="S9",
    why_not=refusing("sign", why=lambda m, ask, choice: reason("not-turned", "S9", footballer=choice[1])),
    arguments=lambda m, ask: {
        **for_sale(m, ask.numbers[1]),
        "team": ask.numbers[0],
        "money": m.box.price[ask.numbers[1]],
    },
    seats=its_manager,
    team=acting_team,
)


# Recovery


def _missing(m: Seasons, team: int) -> list[int]:
    return [player for player in m.squads[team] if m.out[player] != FIT]


@step
def recover(m: Seasons, team: int) -> None:
    """One player who would miss the next league match may play; the manager chooses where there are several."""
    missing = _missing(m, team)
    if len(missing) == 1:
        fit_again(m, team, missing[0])
    elif missing:
        m.then([(choose_recovery, team)])


def _take_recovery(m: Seasons, ask: Ask, answer: Answer) -> None:
    fit_again(m, ask.numbers[0], answer[0][1])


choose_recovery: Final = Asking[Seasons](
    "choose-recovery",
    choices=lambda m, ask: [("recover", player) for player in _missing(m, ask.numbers[0])],
    take=_take_recovery,
    rule="S6",
    why_not=refusing("recover", why=lambda m, ask, choice: reason("not-out", "S6", footballer=choice[1])),
    seats=its_manager,
    arguments=for_team,
    team=acting_team,
)


def return_red_cards(m: Seasons) -> None:
    """At the season's end unplayed red cards go under the deck, shown; so what stays in a hand is green (S18)."""
    for team in m.seating:
        for held in m.hands[team][:]:
            card = held & FACE
            if m.box.colour[card] == RED:
                hold_no_more(m, team, card)
                m.chance_under.append(card)
                if m.keeps_events:
                    m.tell(RedCardReturned, team=team, card=card)
        m.greens[team] = sum(held < KNOWN for held in m.hands[team])


def cards_in_play(m: Seasons) -> list[int]:
    """How many of each chance card there are, wherever they lie."""
    counts = m.chance_deck[:]
    for card in m.chance_under:
        counts[card] += 1
    for hand in m.hands:
        for card in hand:
            counts[card & FACE] += 1
    assert m.laid_card == NO_CARD or any(card & FACE == m.laid_card for card in m.hands[m.home])
    return counts
