"""The end of a set: results, flips, shoot-outs (rulebook: end of Oitavas-de-Final, Disputa de Pênaltis)."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter, sub
from typing import Final

from golazo.engine.decks import Draw
from golazo.engine.steps import Todo, step
from golazo.games.world_cup_2010.cards import ATTACK, KINDS, PENALTY, THREE_GOALS, WORTH
from golazo.games.world_cup_2010.events import FullTime, Kicked, OpenPlay, SettledCardsFreed, ShootOut, Won
from golazo.games.world_cup_2010.knowledge.memory import KICKED, SHUFFLED, remember, remember_hands
from golazo.games.world_cup_2010.rules.bracket import matches_of_set, winning_side
from golazo.games.world_cup_2010.rules.score import ATTACKS_FOR_A_GOAL, flips, reshuffle, seen_by_nobody
from golazo.games.world_cup_2010.state import FIRST_KNOCKOUT_MATCH, SLOTS, Cup, replaced
from golazo.games.world_cup_2010.view_types import Part

KICKS: Final = 5
EMPTY: Final = -1


@step
def settle_set(m: Cup, first_match: int) -> None:
    """Matches without flips first, then the others, in number order; shoot-outs after all of them. (W10, W11)"""
    m.stock = 0
    matches = matches_of_set(first_match)
    steps: list[Todo] = []
    for match in matches:
        place = 2 * (match - first_match)
        goals_1, odd_1, penalties_1 = open_play(m, place)
        goals_2, odd_2, penalties_2 = open_play(m, place + 1)
        m.goals[2 * match] = goals_1
        m.goals[2 * match + 1] = goals_2
        if m.keeps_events:
            for side in (0, 1):
                goals = m.goals[2 * match + side]
                m.tell(OpenPlay, match=match, team=m.lineup[place + side], goals=goals, why=breakdown(m, place + side))
        if odd_1 or odd_2 or penalties_1 or penalties_2:
            for flip in flips(match, (penalties_1, penalties_2), (odd_1, odd_2)):
                steps += ((find_cards_to_flip, match), flip)
            steps.append((end_match, match))
        else:
            end_match(m, match)
    m.then([*steps, (remember_hands, first_match), *((shoot_out, match) for match in matches), (end_set, first_match)])


def open_play(m: Cup, place: int) -> tuple[int, int, int]:
    """Goals without any flip, Attacks left over, and Penalties, of the team at a place of the set. (W4, W7)"""
    goals = attacks = penalties = 0
    for slot in range(SLOTS * place, SLOTS * place + m.filled[place]):
        card = m.slots[slot]
        if card == ATTACK:
            attacks += m.worth[slot]
        elif card == PENALTY:
            penalties += 1
        else:
            goals += m.worth[slot]
    return goals + attacks // ATTACKS_FOR_A_GOAL, attacks % ATTACKS_FOR_A_GOAL, penalties


def breakdown(m: Cup, place: int) -> list[Part]:
    """The same goals, slot by slot."""
    parts: list[Part] = []
    attacks = 0
    for slot in range(SLOTS * place, SLOTS * place + m.filled[place]):
        on_top = [cover for at, cover in m.covers if at == slot]
        if m.slots[slot] == ATTACK:
            attacks += m.worth[slot]
            parts += [Part(amount=0, by="attack-cancelled", rule="W7", card=cover, count=1) for cover in on_top]
        elif m.slots[slot] <= THREE_GOALS:
            card = m.slots[slot]
            worth = WORTH[m.box.restricted[m.lineup[place]]][card]
            parts.append(Part(amount=worth, by="card", rule="W7", card=card, count=1))
            parts += [Part(amount=-1, by="card", rule="W7", card=cover, count=1) for cover in on_top]
    if pairs := attacks // ATTACKS_FOR_A_GOAL:
        parts.append(Part(amount=pairs, by="attack-pairs", rule="W4", count=pairs))
    return parts


@step
def find_cards_to_flip(m: Cup, match: int) -> None:
    """With neither deck nor discards, settled cards of the first unsettled match that has any are discarded. (W10)"""
    if any(m.deck) or any(m.discards):
        return
    for place in range(0, len(m.lineup), 2):
        freed = free_settled(m, place) + free_settled(m, place + 1)
        if freed:
            if m.keeps_events:
                m.tell(SettledCardsFreed, match=m.first_match + place // 2, cards=sorted(freed))
            return


def free_settled(m: Cup, place: int) -> list[int]:
    """Discard Goal cards, cancelled cards and pairs of Attacks of a team, with what lies on them; what was freed."""
    slots = [slot for slot in range(SLOTS * place, SLOTS * place + m.filled[place]) if m.slots[slot] != EMPTY]
    live = [slot for slot in slots if m.slots[slot] == ATTACK and m.worth[slot]]
    waiting = live[-1:] if len(live) % ATTACKS_FOR_A_GOAL else []
    settled = [slot for slot in slots if m.slots[slot] <= ATTACK and slot not in waiting]
    return discard_slots(m, settled)


def discard_slots(m: Cup, slots: Sequence[int]) -> list[int]:
    """Discard the cards of the given slots and what lies on them."""
    gone: list[int] = []
    for slot in slots:
        if m.slots[slot] != EMPTY:
            gone.append(m.slots[slot])
            m.slots[slot] = EMPTY
            m.worth[slot] = 0
    if m.covers:
        gone += [card for at, card in m.covers if at in slots]
        m.covers = [cover for cover in m.covers if cover[0] not in slots]
    for card in gone:
        m.discards[card] += 1
    return gone


@step
def end_match(m: Cup, match: int) -> None:
    """Note the result and discard the cards that made it."""
    place = 2 * (match - m.first_match)
    m.played |= 1 << match
    discard_slots(m, range(SLOTS * place, SLOTS * (place + 2)))
    m.filled[place] = m.filled[place + 1] = 0
    if m.keeps_events:
        first, second = m.teams_of(match)
        one, other = m.score(match)
        m.tell(FullTime, match=match, first=first, second=second, one=one, other=other)


# Shoot-outs


@step
def shoot_out(m: Cup, match: int) -> None:
    """A level match: all action cards but those in hand are shuffled, five flips each in turn. (W11)"""
    one, other = m.score(match)
    if one != other:
        return
    if m.keeps_events:
        first, second = m.teams_of(match)
        m.tell(ShootOut, match=match, first=first, second=second)
    shuffle_all_but_hands(m)
    m.then([*((KICK, match, side) for _ in range(KICKS) for side in (0, 1)), (sudden_death, match)])


def shuffle_all_but_hands(m: Cup) -> None:
    m.deck = list(m.box.copies)
    m.discards = [0] * KINDS
    m.reshuffled = False
    for hand in m.hands:
        m.deck = list(map(sub, m.deck, hand))
    if m.kept:
        remember(m, SHUFFLED)


@step
def sudden_death(m: Cup, match: int) -> None:
    """Still level: one more each, until it is decided."""
    one, other = m.shoot_out_score(match)
    if one == other:
        m.then([(KICK, match, 0), (KICK, match, 1), (sudden_death, match)])


def kicked(m: Cup, card: int, match: int, side: int) -> None:
    """Goal cards and Attacks count one."""
    m.discards[card] += 1
    scores = card <= ATTACK
    if m.kept:
        remember(m, KICKED, card=card)
    if scores:
        at = 2 * (match - FIRST_KNOCKOUT_MATCH) + side
        m.kicks = replaced(m.kicks, at, m.kicks[at] + 1)
    if m.keeps_events:
        m.tell(Kicked, match=match, team=m.teams_of(match)[side], card=card, scores=scores)


KICK: Final = Draw[Cup](
    "kick",
    deck=attrgetter("deck"),
    refill=reshuffle,
    offers=seen_by_nobody,
    take=kicked,
    verb="flip",
    rule="Disputa de Pênaltis; W11",
)


@step
def end_set(m: Cup, first_match: int) -> None:
    if m.keeps_events:
        for match in matches_of_set(first_match):
            side = winning_side(m, match)
            level = m.goals[2 * match] == m.goals[2 * match + 1]
            kicks = list(m.shoot_out_score(match)) if level else []
            m.tell(Won, match=match, team=m.teams_of(match)[side], kicks=kicks)
