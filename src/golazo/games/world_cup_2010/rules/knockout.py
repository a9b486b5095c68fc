"""The knock-out: cards played in turn on the teams of a set of matches (rulebook: Oitavas-de-Final and after)."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from operator import attrgetter, itemgetter
from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Choice, Reason, reason
from golazo.engine.decks import Deal, Draw
from golazo.engine.steps import step
from golazo.games.world_cup_2010.cards import (
    ALL_KINDS,
    ATTACK,
    DEFENCE,
    FOUL,
    KINDS,
    OFFSIDE,
    TEAMS,
    THREE_GOALS,
    WORTH,
)
from golazo.games.world_cup_2010.events import Covered, Discarded, Drew, Hand, Placed, SetBegins
from golazo.games.world_cup_2010.knowledge.memory import DREW, PLAYED, remember
from golazo.games.world_cup_2010.rules.bracket import matches_of_set, pair_teams, players_of_phase, teams_of_matches
from golazo.games.world_cup_2010.rules.settle import settle_set, shuffle_all_but_hands
from golazo.games.world_cup_2010.state import SEMI_FINALS, SLOTS, THIRD_PLACE, Cup, unseen

HAND: Final = 3
FINAL_STOCK: Final = 12

PLACE: Final = tuple(tuple(("place", card, team) for team in range(TEAMS)) for card in range(KINDS))
COVER: Final = tuple(tuple(("cover", card, team) for team in range(TEAMS)) for card in range(KINDS))
DISCARD: Final = tuple(("discard", card) for card in range(KINDS))
FILLS_A_SLOT: Final = tuple(card not in (FOUL, OFFSIDE) for card in range(KINDS))
COVERS_GOAL: Final = tuple(card in (FOUL, OFFSIDE) for card in range(KINDS))
COVERS_ATTACK: Final = tuple(card in (DEFENCE, OFFSIDE) for card in range(KINDS))


@lru_cache(maxsize=64)
def place_on(lineup: tuple[int, ...]) -> tuple[tuple[Choice, ...], ...]:
    """By card: placing it on each team of the set."""
    return tuple(map(itemgetter(*lineup), PLACE))


@step
def play_set(m: Cup, first_match: int) -> None:
    """Shuffle, deal three cards to everyone with a team in this phase, and play in turn. (W8, W14)

    From the semi-finals on the stock is twelve cards, and the hands are kept for the finals.
    """
    m.first_match = first_match
    matches = matches_of_set(first_match)
    pair_teams(m, first_match)
    m.lineup = teams_of_matches(m, matches)
    m.players = players_of_phase(m, first_match)
    places = len(m.lineup)
    m.slots = [-1] * (SLOTS * places)
    m.worth = [0] * (SLOTS * places)
    m.filled = [0] * places
    m.free = [True] * places
    m.live_goals = []
    m.live_attacks = []
    m.covers = []
    if first_match == THIRD_PLACE:
        shuffle_all_but_hands(m)
    else:
        m.deck = list(m.box.copies)
        m.discards = [0] * KINDS
        m.reshuffled = False
        m.hands = [[0] * KINDS for _ in range(m.seats)]
    to_deal = 0 if first_match == THIRD_PLACE else HAND
    m.stock = FINAL_STOCK if first_match >= SEMI_FINALS else sum(m.deck) - to_deal * len(m.players)
    opener = m.owner[m.lineup[0]]
    if m.keeps_events:
        m.tell(
            SetBegins,
            matches=list(matches),
            team=list(m.lineup),
            players=list(m.players),
            stock=m.stock,
            player=opener,
        )
    hands = tuple([to_deal if seat in m.players else 0 for seat in range(m.seats)])
    m.then([(DEAL_HAND.hands, hands), (begin, opener), (settle_set, first_match)])


@step
def begin(m: Cup, opener: int) -> None:
    """The owner of the first team of the first match begins. (W14)"""
    m.held = [sum(hand) for hand in m.hands]
    if m.keeps_events:
        for seat in m.players:
            m.tell_only([seat], Hand, cards=[card for card in range(KINDS) for _ in range(m.hands[seat][card])])
    m.then([(PLAY_CARD, opener)])


def drawn(m: Cup, card: int, seat: int) -> None:
    m.hands[seat][card] += 1
    m.held[seat] += 1
    m.stock -= 1
    if m.kept:
        remember(m, DREW, seat, card)
    if m.keeps_events:
        m.tell_also([seat], Drew, player=seat, stock=m.stock, card=card)


def own_seat(m: Cup, seat: int) -> int:
    return seat


DEAL_HAND: Final = Deal[Cup](
    "deal-hand",
    deck=attrgetter("deck"),
    hand=lambda m, seat: m.hands[seat],
    offers=unseen,
    verb="deal",
    seen_by=own_seat,
    rule="Oitavas-de-Final",
)
DRAW: Final = Draw[Cup](
    "draw",
    deck=attrgetter("deck"),
    offers=unseen,
    take=drawn,
    verb="draw",
    seen_by=own_seat,
    rule="Oitavas-de-Final",
)


# A turn


def may_act_on(m: Cup, seat: int, team: int) -> bool:
    """Everybody on every team of the set; in the finals only on matches in which the seat has a team. (W7, W9)"""
    if m.first_match != THIRD_PLACE:
        return True
    place = m.lineup.index(team)
    return seat in (m.owner[team], m.owner[m.lineup[place ^ 1]])


def cards_to_play(m: Cup, ask: Ask) -> list[Choice]:
    """A card on a team's next free slot, or on its last slot card, or a discard. (W7)"""
    seat = ask.seat
    free, goals, attacks = m.free, m.live_goals, m.live_attacks
    if m.first_match == THIRD_PLACE:
        free = [has_room and may_act_on(m, seat, team) for has_room, team in zip(free, m.lineup, strict=True)]
        goals = [team for team in goals if may_act_on(m, seat, team)]
        attacks = [team for team in attacks if may_act_on(m, seat, team)]
    place = place_on(m.lineup)
    choices: list[Choice] = []
    for card in compress(ALL_KINDS, m.hands[seat]):
        if FILLS_A_SLOT[card]:
            choices += compress(place[card], free)
        if COVERS_GOAL[card]:
            for team in goals:
                choices.append(COVER[card][team])
        if COVERS_ATTACK[card]:
            for team in attacks:
                choices.append(COVER[card][team])
        choices.append(DISCARD[card])
    return choices


def play_card(m: Cup, ask: Ask, answer: Answer) -> None:
    choice = answer[0]
    seat = ask.seat
    verb = choice[0]
    card = choice[1]
    m.hands[seat][card] -= 1
    m.held[seat] -= 1
    if m.kept:
        remember(m, PLAYED, seat, card)
    if verb == "discard":
        m.discards[card] += 1
        if m.keeps_events:
            m.tell(Discarded, player=seat, card=card)
    else:
        team = choice[2]
        place = m.lineup.index(team)
        if verb == "place":
            put_in_slot(m, seat, card, team, place)
        else:
            put_on_top(m, seat, card, team, place)
    m.todo.append((next_turn, seat))
    if m.stock:
        m.todo.append((DRAW, seat))


def put_in_slot(m: Cup, seat: int, card: int, team: int, place: int) -> None:
    """Goal cards, Attack, Penalty and a Defence placed to block fill a slot. (W7)"""
    filled = m.filled[place]
    slot = SLOTS * place + filled
    m.slots[slot] = card
    m.filled[place] = filled + 1
    if filled + 1 == SLOTS:
        m.free[place] = False
    if card <= THREE_GOALS:
        m.worth[slot] = WORTH[m.box.restricted[team]][card]
    elif card == ATTACK:
        m.worth[slot] = 1
    note_last_card(m, team, slot)
    if m.keeps_events:
        m.tell(Placed, player=seat, card=card, team=team, slot=filled + 1, worth=m.worth[slot])


def put_on_top(m: Cup, seat: int, card: int, team: int, place: int) -> None:
    """Foul and Offside take a goal off the team's last card; Offside and Defence cancel it if it is an Attack. (W7)"""
    slot = SLOTS * place + m.filled[place] - 1
    m.worth[slot] -= 1
    if not m.worth[slot]:
        note_last_card(m, team, slot)
    m.covers.append((slot, card))
    if m.keeps_events:
        m.tell(Covered, player=seat, card=card, team=team, on=m.slots[slot], worth=m.worth[slot])


def note_last_card(m: Cup, team: int, slot: int) -> None:
    """Only what lies last on a team can be covered, and only while it counts. (W7)"""
    if team in m.live_goals:
        m.live_goals.remove(team)
    elif team in m.live_attacks:
        m.live_attacks.remove(team)
    if m.worth[slot]:
        (m.live_attacks if m.slots[slot] == ATTACK else m.live_goals).append(team)


@step
def next_turn(m: Cup, seat: int) -> bool:
    """Clockwise to the next player with cards; the set ends as W8 says."""
    held = m.held
    if not m.stock and (m.first_match >= SEMI_FINALS or not any(held)):
        return False
    players = m.players
    at = players.index(seat) + 1 - len(players)  # counted from the end: after the last comes the first
    while not held[players[at]]:
        at += 1
    who = (players[at],)
    return PLAY_CARD.ask(m, who, who)


def why_not_play(m: Cup, ask: Ask, choice: Choice) -> Reason | None:
    if choice[0] not in ("place", "cover", "discard"):
        return None
    verb, card, *team = choice
    if not m.hands[ask.seat][card]:
        return reason("card-not-in-hand", "Oitavas-de-Final", card=card)
    if team[0] not in m.lineup:
        return reason("team-not-in-set", "Tabela da Copa", team=team[0])
    if not may_act_on(m, ask.seat, team[0]):
        return reason("match-of-others", "W9", team=team[0])
    if verb == "place":
        if not FILLS_A_SLOT[card]:
            return reason("card-needs-target", "W7", card=card)
        return reason("team-full", "Oitavas-de-Final", team=team[0], most=SLOTS)
    return reason("nothing-to-cover", "W7", card=card, team=team[0])


PLAY_CARD: Final = Asking[Cup](
    "play",
    choices=cards_to_play,
    take=play_card,
    why_not=why_not_play,
    rule="Oitavas-de-Final; W7",
    arguments=lambda m, ask: {"stock": m.stock, "held": m.held[ask.seat]},
)
