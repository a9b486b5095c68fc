"""The group stage (rulebook: Fase de Grupos)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import add, attrgetter
from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Choice, Reason, reason
from golazo.engine.decks import Deal
from golazo.engine.steps import Todo, step
from golazo.games.world_cup_2010.cards import GROUPS, KINDS, MOST_LAID, PENALTY
from golazo.games.world_cup_2010.events import FullTime, GroupBegins, HandDealt, Laid, OpenPlay
from golazo.games.world_cup_2010.rules.score import breakdown, flips, open_play
from golazo.games.world_cup_2010.rules.standings import group_matches, rank_group
from golazo.games.world_cup_2010.state import Cup, unseen

LAY: Final[tuple[Choice, ...]] = tuple(("lay", card) for card in range(KINDS))
DONE: Final[Choice] = ("done",)
ONLY_DONE: Final = (DONE,)


# A group


@step
def group_stage(m: Cup) -> None:
    """Groups are played A to H. (W13)"""
    m.then([(play_group, group) for group in range(len(GROUPS))])


@step
def play_group(m: Cup, group: int) -> None:
    """Shuffle all action cards, reveal the teams, deal each its cards, and play the six matches in printed order."""
    teams = m.box.groups[group]
    m.group = group
    m.deck = list(m.box.copies)
    m.reshuffled = False
    m.discards = [0] * KINDS
    m.hands = [[0] * KINDS for _ in teams]
    if m.keeps_events:
        m.tell(GroupBegins, group=group, team=list(teams), players=[m.owner[team] for team in teams])
    hands = tuple([m.box.hand[team] for team in teams])
    matches: list[Todo] = []
    for match in group_matches(group):
        first, second = m.box.fixtures[match]
        matches += ((LAY_CARDS, match, m.owner[first], m.owner[second]), (work_out, match))
    m.then([(DEAL.hands, hands), (hands_dealt, group), *matches, (close_group, group)])


def team_at(m: Cup, place: int) -> int:
    return m.box.groups[m.group][place]


DEAL: Final = Deal[Cup](
    "deal-card",
    deck=attrgetter("deck"),
    hand=lambda m, place: m.hands[place],
    offers=lambda m, place: unseen(m, m.owner[team_at(m, place)]),
    verb="deal",
    seen_by=lambda m, place: m.owner[team_at(m, place)],
    rule="Fase de Grupos",
    arguments=lambda m, ask: {"team": team_at(m, ask.numbers[0])},
)


@step
def hands_dealt(m: Cup, group: int) -> None:
    """Each team's cards are kept apart, also those of one player's teams. (W3)"""
    if m.keeps_events:
        for team, hand in zip(m.box.groups[group], m.hands, strict=True):
            m.tell_also([m.owner[team]], HandDealt, team=team, count=sum(hand), cards=faces(hand))


def faces(counts: list[int]) -> list[int]:
    return [card for card in range(KINDS) for _ in range(counts[card])]


# A match: both sides choose and reveal together, then it is worked out


def owners(m: Cup, match: int, one: int, other: int) -> tuple[int, ...]:
    """Who chooses: the two owners, or the one whose own teams meet. (W3)"""
    return (one,) if one == other else (one, other)


def side_to_lay(ask: Ask) -> int:
    """The side that the seat is laying cards for: its own, or first one then the other if both are its own."""
    _, one, other = ask.numbers
    return ask.steps.count(DONE) if one == other else int(ask.seat == other)


def most_to_lay(m: Cup, match: int, side: int) -> int:
    """One to four cards, and one must stay for each match to come. (W3)"""
    to_spare = sum(m.hands[m.box.hand_places[match][side]]) - m.box.to_come[match][side]
    return to_spare if to_spare < MOST_LAID else MOST_LAID


def cards_to_lay(m: Cup, ask: Ask) -> Sequence[Choice]:
    match, one, other = ask.numbers
    laid = ask.steps
    side = 0 if ask.seat == one else 1
    if one == other and DONE in laid:
        side = 1
        laid = laid[laid.index(DONE) + 1 :]
    hand = m.hands[m.box.hand_places[match][side]]
    if not laid:
        return list(compress(LAY, hand))
    if len(laid) == MOST_LAID or len(laid) == sum(hand) - m.box.to_come[match][side]:
        return ONLY_DONE
    left = hand[:]
    for _, card in laid:
        left[card] -= 1
    return [DONE, *compress(LAY, left)]


def all_laid(m: Cup, ask: Ask, answer: Answer) -> bool:
    """Done with both sides if both are the seat's own."""
    _, one, other = ask.numbers
    return one != other or answer.count(DONE) == 2


def lay_cards(m: Cup, ask: Ask, answer: Answer) -> None:
    match, one, _ = ask.numbers
    places = m.box.hand_places[match]
    side = 0 if ask.seat == one else 1
    hand, laid = m.hands[places[side]], m.laid[side]
    for choice in answer:
        if choice[0] == "lay":
            card = choice[1]
            hand[card] -= 1
            laid[card] += 1
        else:
            hand, laid = m.hands[places[1]], m.laid[1]


def why_not_lay(m: Cup, ask: Ask, choice: Choice) -> Reason | None:
    match = ask.numbers[0]
    side = side_to_lay(ask)
    team = m.box.fixtures[match][side]
    if choice == DONE:
        return reason("lay-one-first", "Fase de Grupos", team=team)
    if choice[0] != "lay":
        return None
    if cards_to_lay(m, ask) == ONLY_DONE:
        return reason("laid-enough", "W3", team=team, most=most_to_lay(m, match, side))
    return reason("card-not-held", "Fase de Grupos", team=team, card=choice[1])


LAY_CARDS: Final = Asking[Cup](
    "lay",
    seats=owners,
    choices=cards_to_lay,
    take=lay_cards,
    until="done",
    is_complete=all_laid,
    sealed=True,
    why_not=why_not_lay,
    rule="Fase de Grupos; W3",
    team=lambda m, ask: m.box.fixtures[ask.numbers[0]][side_to_lay(ask)],
    arguments=lambda m, ask: {
        "match": ask.numbers[0],
        "team": m.box.fixtures[ask.numbers[0]][side_to_lay(ask)],
        "opponent": m.box.fixtures[ask.numbers[0]][1 - side_to_lay(ask)],
        "most": most_to_lay(m, ask.numbers[0], side_to_lay(ask)),
    },
)


@step
def work_out(m: Cup, match: int) -> None:
    """Reveal the cards, count the goals without flips, then flip for penalties and odd attacks."""
    teams = m.box.fixtures[match]
    first, second = m.laid
    goals_1, odd_1 = open_play(first, second, m.box.restricted[teams[0]])
    goals_2, odd_2 = open_play(second, first, m.box.restricted[teams[1]])
    m.goals[2 * match] = goals_1
    m.goals[2 * match + 1] = goals_2
    if m.keeps_events:
        for side in (0, 1):
            m.tell(Laid, match=match, team=teams[side], cards=faces(m.laid[side]))
        for side in (0, 1):
            why = breakdown(m.laid[side], m.laid[1 - side], m.box.restricted[teams[side]])
            m.tell(OpenPlay, match=match, team=teams[side], goals=m.goals[2 * match + side], why=why)
    if first[PENALTY] or second[PENALTY] or odd_1 or odd_2:
        m.then([*flips(match, (first[PENALTY], second[PENALTY]), (odd_1, odd_2)), (end_match, match)])
    else:
        end_match(m, match)


@step
def end_match(m: Cup, match: int) -> None:
    """Note the result and discard the cards, also what a hand has left after its third match. (W13)"""
    m.played |= 1 << match
    first_cards, second_cards = m.laid
    discards = map(add, map(add, m.discards, first_cards), second_cards)
    m.laid = [[0] * KINDS, [0] * KINDS]
    for place in m.box.leaving[match]:
        discards = map(add, discards, m.hands[place])
        m.hands[place] = [0] * KINDS
    m.discards = list(discards)
    if m.keeps_events:
        first, second = m.box.fixtures[match]
        one, other = m.score(match)
        m.tell(FullTime, match=match, first=first, second=second, one=one, other=other)


@step
def close_group(m: Cup, group: int) -> None:
    """The first two go through."""
    m.hands = []
    rank_group(m, group)
