"""The group stage (rulebook: Fase de Grupos)."""

from __future__ import annotations

from golazo.engine.asking import Answer, Ask, Asking, Chance, Choice, Reason, reason
from golazo.engine.steps import step
from golazo.games.world_cup_2010.cards import (
    GROUP_MATCHES,
    GROUPS,
    KINDS,
    MOST_LAID,
    PENALTY,
    TEAMS,
)
from golazo.games.world_cup_2010.score import breakdown, flips, open_play
from golazo.games.world_cup_2010.standings import rank_group
from golazo.games.world_cup_2010.table import NOBODY, Cup

LAY: tuple[Choice, ...] = tuple(("lay", card) for card in range(KINDS))
DONE: Choice = ("done",)


# The teams are dealt


@step
def deal_teams(m: Cup) -> None:
    """Deal all team cards face down; some players may get one more than others."""
    m.then([(DEAL_TEAM, number % m.seats) for number in range(TEAMS)] + [(teams_dealt,)])


def undealt(m: Cup, seat: int) -> list[int]:
    return [owner == NOBODY for owner in m.owner]


def not_mine(m: Cup, seat: int) -> list[int]:
    return [owner != seat for owner in m.owner]


def team_dealt(m: Cup, team: int, seat: int) -> None:
    m.owner[team] = seat


DEAL_TEAM = Chance[Cup](
    "deal-team",
    weights=undealt,
    offers=not_mine,
    take=team_dealt,
    verb="team",
    seen_by=lambda m, seat: seat,
    rule="Regras; W13",
)


@step
def teams_dealt(m: Cup) -> None:
    """Each player knows his own teams only, until their group begins. (W13)"""
    if m.heard:
        for seat in range(m.seats):
            mine = [team for team, owner in enumerate(m.owner) if owner == seat]
            m.tell_more([seat], {"team": mine}, "teams-dealt", player=seat, count=len(mine))


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
    m.discards = [0] * KINDS
    m.hands = [[0] * KINDS for _ in teams]
    if m.heard:
        m.tell("group-begins", group=group, team=list(teams), players=[m.owner[team] for team in teams])
    first = 1 + group * GROUP_MATCHES
    m.then(
        [(DEAL, team) for team in teams for _ in range(m.box.hand[team])]
        + [(hands_dealt, group)]
        + [(play_match, match) for match in range(first, first + GROUP_MATCHES)]
        + [(close_group, group)]
    )


def hand_of(m: Cup, team: int) -> list[int]:
    """A team's cards; one player's teams keep theirs apart. (W3)"""
    return m.hands[m.box.groups[m.group].index(team)]


def card_dealt(m: Cup, card: int, team: int) -> None:
    m.deck[card] -= 1
    hand_of(m, team)[card] += 1


def unseen_by_owner(m: Cup, team: int) -> list[int]:
    """What may be dealt as far as the team's owner knows: the deck and what others hold."""
    return unseen(m, m.owner[team])


def unseen(m: Cup, seat: int | None) -> list[int]:
    """By kind: the cards whose faces the seat has not seen."""
    counts = m.deck[:]
    for team, hand in zip(m.box.groups[m.group], m.hands, strict=True):
        if m.owner[team] != seat:
            for card in range(KINDS):
                counts[card] += hand[card]
    return counts


DEAL = Chance[Cup](
    "deal-card",
    weights=lambda m, team: m.deck,
    offers=unseen_by_owner,
    take=card_dealt,
    verb="deal",
    seen_by=lambda m, team: m.owner[team],
    rule="Fase de Grupos",
    arguments=lambda m, ask: {"team": ask.numbers[0]},
)


@step
def hands_dealt(m: Cup, group: int) -> None:
    if m.heard:
        for team in m.box.groups[group]:
            hand = hand_of(m, team)
            m.tell_more([m.owner[team]], {"cards": faces(hand)}, "hand-dealt", team=team, count=sum(hand))


def faces(counts: list[int]) -> list[int]:
    return [card for card in range(KINDS) for _ in range(counts[card])]


# A match


@step
def play_match(m: Cup, match: int) -> None:
    """Both sides choose and reveal together, then the match is worked out."""
    m.then([(LAY_CARDS, match), (work_out, match)])


def owners(m: Cup, match: int) -> tuple[int, ...]:
    """Who chooses: the two owners, or the one whose own teams meet. (W3)"""
    first, second = m.box.fixtures[match]
    one, other = m.owner[first], m.owner[second]
    return (one,) if one == other else (one, other)


def side_to_lay(m: Cup, ask: Ask, answer: Answer) -> int:
    """The side that the seat is laying cards for: its own, or first one then the other if both are its own."""
    first, second = m.box.fixtures[ask.numbers[0]]
    if m.owner[first] == m.owner[second]:
        return answer.count(DONE)
    return 0 if m.owner[first] == ask.seat else 1


def most_to_lay(m: Cup, match: int, side: int) -> int:
    """One to four cards, and one must stay for each match to come. (W3)"""
    hand = hand_of(m, m.box.fixtures[match][side])
    return min(MOST_LAID, sum(hand) - m.box.to_come[match][side])


def cards_to_lay(m: Cup, ask: Ask) -> list[Choice]:
    match = ask.numbers[0]
    side = side_to_lay(m, ask, ask.steps)
    hand = hand_of(m, m.box.fixtures[match][side])
    steps = ask.steps
    if not steps:
        return [LAY[card] for card in range(KINDS) if hand[card]]
    laid = steps[len(steps) - steps[::-1].index(DONE) :] if DONE in steps else steps
    if not laid:
        return [LAY[card] for card in range(KINDS) if hand[card]]
    if len(laid) >= most_to_lay(m, match, side):
        return [DONE]
    left = hand[:]
    for _, card in laid:
        left[card] -= 1
    return [DONE, *(LAY[card] for card in range(KINDS) if left[card])]


def all_laid(m: Cup, ask: Ask, answer: Answer) -> bool:
    if answer[-1] != DONE:
        return False
    first, second = m.box.fixtures[ask.numbers[0]]
    return m.owner[first] != m.owner[second] or answer.count(DONE) == 2


def lay_cards(m: Cup, ask: Ask, answer: Answer) -> None:
    match = ask.numbers[0]
    side = side_to_lay(m, ask, ())
    for choice in answer:
        if choice == DONE:
            side = 1
        else:
            hand_of(m, m.box.fixtures[match][side])[choice[1]] -= 1
            m.laid[side][choice[1]] += 1


def why_not_lay(m: Cup, ask: Ask, choice: Choice) -> Reason | None:
    match = ask.numbers[0]
    side = side_to_lay(m, ask, ask.steps)
    team = m.box.fixtures[match][side]
    if choice == DONE:
        return reason("lay-one-first", "Fase de Grupos", team=team)
    if choice[0] != "lay":
        return None
    if cards_to_lay(m, ask) == [DONE]:
        return reason("laid-enough", "W3", team=team, most=most_to_lay(m, match, side))
    return reason("card-not-held", "Fase de Grupos", team=team, card=choice[1])


LAY_CARDS = Asking[Cup](
    "lay",
    seats=owners,
    choices=cards_to_lay,
    take=lay_cards,
    is_complete=all_laid,
    sealed=True,
    why_not=why_not_lay,
    rule="Fase de Grupos; W3",
    team=lambda m, ask: m.box.fixtures[ask.numbers[0]][side_to_lay(m, ask, ask.steps)],
    arguments=lambda m, ask: {
        "match": ask.numbers[0],
        "team": m.box.fixtures[ask.numbers[0]][side_to_lay(m, ask, ask.steps)],
        "opponent": m.box.fixtures[ask.numbers[0]][1 - side_to_lay(m, ask, ask.steps)],
        "most": most_to_lay(m, ask.numbers[0], side_to_lay(m, ask, ask.steps)),
    },
)


@step
def work_out(m: Cup, match: int) -> None:
    """Reveal the cards, count the goals without flips, then flip for penalties and odd attacks."""
    teams = m.box.fixtures[match]
    odd = [0, 0]
    for side in (0, 1):
        own, other = m.laid[side], m.laid[1 - side]
        m.goals[2 * match + side], odd[side] = open_play(own, other, m.box.restricted[teams[side]])
    if m.heard:
        for side in (0, 1):
            m.tell("laid", match=match, team=teams[side], cards=faces(m.laid[side]))
        for side in (0, 1):
            own, other = m.laid[side], m.laid[1 - side]
            why = breakdown(own, other, m.box.restricted[teams[side]])
            m.tell("open-play", match=match, team=teams[side], goals=m.goals[2 * match + side], why=why)
    penalties = (m.laid[0][PENALTY], m.laid[1][PENALTY])
    m.then([*flips(match, penalties, odd), (end_match, match)])


@step
def end_match(m: Cup, match: int) -> None:
    """Note the result and discard the cards."""
    for cards in m.laid:
        for card in range(KINDS):
            m.discards[card] += cards[card]
            cards[card] = 0
    if m.heard:
        first, second = m.box.fixtures[match]
        one, other = m.score(match)
        m.tell("full-time", match=match, first=first, second=second, one=one, other=other)


@step
def close_group(m: Cup, group: int) -> None:
    """What the hands have left is discarded; the first two go through. (W13)"""
    for hand in m.hands:
        for card in range(KINDS):
            m.discards[card] += hand[card]
    m.hands = []
    m.then([(rank_group, group)])
