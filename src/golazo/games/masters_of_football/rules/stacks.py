"""The stacks: action cards, and players by level. An empty stack is reshuffled from its discards (M18)."""

from collections.abc import Sequence
from operator import and_, mul
from typing import Final

from golazo.engine.asking import Chance
from golazo.engine.chance import CHANCE
from golazo.engine.steps import step
from golazo.games.masters_of_football.cards import BRONZE, WOOD
from golazo.games.masters_of_football.events import (
    CardDrawn,
    CardsReshuffled,
    PlayerDealt,
    PlayersReshuffled,
    WoodJoins,
)
from golazo.games.masters_of_football.state import IN_DISCARDS, IN_STACK, NONE, TAKEN, Competition

# Action cards


def parted(m: Competition, seat: int) -> tuple[list[int], list[int], list[int], list[int]]:
    """A hand in four: drawn before the last reshuffle and after it, each of them unseen and shown."""
    old, new = m.old_cards[seat][:], m.hands[seat][:]
    for face in old:
        new.remove(face)
    shown_old: list[int] = []
    shown_new: list[int] = []
    for face in m.shown_cards[seat]:
        unseen, shown = (old, shown_old) if face in old else (new, shown_new)
        unseen.remove(face)
        shown.append(face)
    return old, new, shown_old, shown_new


def hidden_cards(m: Competition, seat: int) -> list[int]:
    """What a seat may think is in the stack: the stack, and what others drew since the last reshuffle unseen."""
    counts = m.deck[:]
    for other in range(m.seats):
        if other != seat:
            for face in parted(m, other)[1]:
                counts[face] += 1
    return counts


def _card_drawn(m: Competition, face: int, seat: int) -> None:
    m.deck[face] -= 1
    m.hands[seat].append(face)
    if m.keeps_events:
        m.tell_also((seat,), CardDrawn, player=seat, card=face)


draw_card: Final = Chance[Competition](
    "draw-card",
    weights=lambda m, seat: m.deck,
    take=_card_drawn,
    verb="card",
    rule="p. 3",
    seen_by=lambda m, seat: seat,
    offers=hidden_cards,
    arguments=lambda m, ask: {"player": ask.seat},
)


@step
def deal_card(m: Competition, seat: int) -> bool:
    """p. 3: one card from the stack into a hand."""
    being_drawn = [ask for ask in m.asks.values() if ask.asking is draw_card]
    if being_drawn and len(being_drawn) >= sum(m.deck):
        m.todo.append((deal_card, seat))  # others are drawing the last cards: this match waits for them (M21)
        return True
    if not any(m.deck):
        m.deck, m.discards = m.discards, m.deck
        m.old_cards = [hand[:] for hand in m.hands]
        if m.keeps_events:
            m.tell(CardsReshuffled)
    if any(m.deck):
        m.then([(draw_card, seat)])
    return False


def discard_card(m: Competition, seat: int, face: int) -> None:
    """Out of a hand, face up, onto the discards."""
    leave_hand(m, seat, face)
    m.discards[face] += 1


def leave_hand(m: Competition, seat: int, face: int) -> None:
    m.hands[seat].remove(face)
    if face in m.shown_cards[seat]:
        m.shown_cards[seat].remove(face)
    if face in m.old_cards[seat]:
        m.old_cards[seat].remove(face)
    for p, entries in enumerate(m.layable):
        # Announced in another match as well: what that promised may have been this card (M10).
        if entries and any(entry[0] == seat and face in entry[1:] for entry in entries):
            m.layable[p] = [entry for entry in entries if entry[0] != seat or face not in entry[1:]]


# Players


def level_to_draw(m: Competition, level: int) -> int:
    """The level that serves a draw: the one wanted, else the next lower, for wood bronze (M18). NONE: all are gone."""
    wanted = (WOOD, BRONZE) if level == WOOD else range(level, WOOD + 1)
    for each in wanted:
        here = [*map(mul, m.places_of_players, m.box.is_of_level[each])]
        if IN_STACK in here:
            return each
        if IN_DISCARDS in here:
            _reshuffle(m, each)
            return each
    return NONE


def _reshuffle(m: Competition, level: int) -> None:
    for player, place in enumerate(m.places_of_players):
        if place == IN_DISCARDS and m.box.level_of_player[player] == level:
            m.places_of_players[player] = IN_STACK
    m.old_offers += [
        player
        for offer in m.offers
        for player in offer
        if m.box.level_of_player[player] == level and player not in m.old_offers
    ]
    if m.keeps_events:
        m.tell(PlayersReshuffled, player_level=level)


def stack_weights(m: Competition, level: int) -> Sequence[int]:
    """1 for each player of the level that lies in the stack: the only place that is odd."""
    return [*map(and_, m.places_of_players, m.box.is_of_level[level])]


def discard_player(m: Competition, player: int) -> None:
    m.places_of_players[player] = IN_DISCARDS


def take_player(m: Competition, player: int) -> None:
    m.places_of_players[player] = TAKEN


def left_to_draw(m: Competition, level: int) -> int:
    """How many players of a level stack and discards still hold."""
    here = [*map(mul, m.places_of_players, m.box.is_of_level[level])]
    return here.count(IN_STACK) + here.count(IN_DISCARDS)


def _offer_drawn(m: Competition, player: int, seat: int, level: int) -> None:
    take_player(m, player)
    m.offers[seat].append(player)
    if m.keeps_events:
        m.tell_also((seat,), PlayerDealt, player=seat, player_level=level, footballer=player)


def _hidden_players(m: Competition, seat: int, level: int) -> Sequence[int]:
    """What a seat can be dealt, as far as it knows: the stack, and what was dealt to others face down."""
    counts = list(stack_weights(m, level))
    for other, offer in enumerate(m.offers):
        if other != seat:
            for player in offer:
                counts[player] = m.box.level_of_player[player] == level
    return counts


draw_offer: Final = Chance[Competition](
    "draw-offer",
    weights=lambda m, seat, level: stack_weights(m, level),
    take=_offer_drawn,
    verb="player",
    rule="p. 3",
    seen_by=lambda m, seat, level: seat,
    offers=_hidden_players,
    arguments=lambda m, ask: {"player": ask.seat, "player_level": ask.numbers[1]},
)


@step
def deal_player(m: Competition, seat: int, level: int) -> None:
    """A player card into a hand, to be bought or not."""
    found = level_to_draw(m, level)
    if found != NONE:
        m.then([(draw_offer, seat, found)])


def _wood_drawn(m: Competition, player: int, team: int, level: int) -> None:
    take_player(m, player)
    m.squads[team].append(player)
    if m.keeps_events:
        m.tell(WoodJoins, team=team, footballer=player, player_level=level)


draw_wood: Final = Chance[Competition](
    "draw-wood",
    weights=lambda m, team, level: stack_weights(m, level),
    take=_wood_drawn,
    verb="player",
    rule="p. 3",
    arguments=lambda m, ask: {"team": ask.numbers[0], "player_level": ask.numbers[1]},
)


@step
def deal_wood(m: Competition, team: int, level: int = WOOD) -> bool:
    """p. 3 and 5: a wood player joins the squad (M18: another, where wood cannot serve)."""
    if CHANCE in m.asks:
        m.todo.append((deal_wood, team, level))  # another match is drawing, perhaps the last one: wait for it (M21)
        return True
    found = level_to_draw(m, level)
    if found != NONE:
        m.then([(draw_wood, team, found)])
    return False
