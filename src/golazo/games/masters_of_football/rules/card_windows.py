"""Card windows during a match (M10): everybody who could act is asked at once, until all pass.

Who could hold a card is judged from public facts only: a hand that is not empty, a role that allows it, money for the
cheapest such card (M31).
"""

from typing import Any, Final

from golazo.engine.asking import Answer, Ask, Choice, Reason, reason
from golazo.engine.steps import Todo, entries, step
from golazo.engine.windows import Window
from golazo.games.masters_of_football.bot.appraise import known_odds
from golazo.games.masters_of_football.cards import (
    AFTER_CORRUPTION,
    AFTER_ROLL,
    AT_HALF_TIME,
    CORRUPTION,
    USE_ATTACK_RE_ROLL,
    USE_RE_ROLL,
)
from golazo.games.masters_of_football.events import (
    CardPlayed,
    CardPlayedFor,
    CardPlayedOn,
    CardPlayedReRoll,
    CardTakenBack,
    CardUsed,
    ReRoll,
    ReRollAgain,
)
from golazo.games.masters_of_football.rules.effects import re_roll, take_effect, use_card
from golazo.games.masters_of_football.rules.refusals import or_say_why
from golazo.games.masters_of_football.rules.stacks import leave_hand
from golazo.games.masters_of_football.rules.track import TURNS
from golazo.games.masters_of_football.rules.ways_to_play import (
    ATTACK_ROLL,
    RE_ROLL,
    RE_ROLL_CARD,
    RE_ROLL_COST,
    USE,
    USE_FOR_RE_ROLL,
    has_manager_re_roll,
    manager_re_rolls,
    uses_at_hand,
    uses_left,
    ways_to_play,
)
from golazo.games.masters_of_football.state import NOBODY, NONE, Competition

_WITHOUT_A_HAND: Final = (RE_ROLL, USE, USE_FOR_RE_ROLL)


def order_of_acting(m: Competition, p: int, *_: int) -> list[int]:
    """M10: the manager without home advantage, the one with it, outsiders in seat order."""
    return m.acting[p]


def could_hold(m: Competition, window: int, seat: int, role: int) -> bool:
    """M31: from public facts only."""
    return bool(m.hands[seat]) and m.money[seat] >= m.box.cheapest[window][role]


def could_react(m: Competition, p: int, window: int, barred: int) -> list[int]:
    """Who is asked in a window; `barred` has played the corruption card that the window is about."""
    if barred != NOBODY and m.blocked[p]:
        return []  # M27: one Whistleblower is enough
    hands, money, roles, cheapest = m.hands, m.money, m.roles[p], m.box.cheapest[window]
    seats: list[int] = []
    for seat in m.acting[p]:
        if (hands[seat] and money[seat] >= cheapest[roles[seat]]) or _could_without_a_hand(m, p, seat, window):
            seats.append(seat)
    if barred in seats:
        seats.remove(barred)
    return seats


def _could_without_a_hand(m: Competition, p: int, seat: int, window: int) -> bool:
    """By uses left of a card in play, or by the manager's own re-rolls."""
    if m.in_play[p] and any(uses_left(m, p, seat, window)):
        return True
    return window == AFTER_ROLL and has_manager_re_roll(m, p, seat)


def reactions(m: Competition, ask: Ask) -> list[Choice]:
    """The cards that a seat holds and may play now, and the re-rolls it has."""
    p, window, _ = ask.numbers
    seat = ask.seat
    choices: list[Choice] = []
    hand, box = m.hands[seat], m.box
    fitting = box.in_window[window]
    if not fitting.isdisjoint(hand):
        costs, money = box.costs[m.managers[seat]], m.money[seat]
        for face in sorted(fitting.intersection(hand)):
            if costs[face] <= money:
                choices += ways_to_play(m, p, window, seat, face)
    if window == AFTER_ROLL:
        choices += manager_re_rolls(m, p, seat)
    if m.in_play[p]:
        choices += uses_at_hand(m, p, seat, window)
    return choices


@step
def react(m: Competition, seat: int, answer: Answer, p: int, window: int, barred: int) -> None:
    """One seat's act, when its turn has come; a card with nothing left to act on goes back to hand unpaid, but seen."""
    choice = answer[0]
    if _is_gone(m, seat, choice):
        return
    if choice not in reactions(m, Ask(card_window, seat, (p, window, barred), 0, 0)):
        _take_back(m, seat, choice)
    elif choice[0] == RE_ROLL:
        _manager_re_roll(m, p, seat, choice[1])
    elif choice[0] in (USE, USE_FOR_RE_ROLL):
        _use(m, p, seat, choice)
    else:
        pay_and_play(m, p, seat, choice)


def _is_gone(m: Competition, seat: int, choice: Choice) -> bool:
    """Whether the card of an act was played in a window that opened in between: then nothing of the act is left."""
    return choice[0] not in _WITHOUT_A_HAND and choice[1] not in m.hands[seat]


def _take_back(m: Competition, seat: int, choice: Choice) -> None:
    if choice[0] not in _WITHOUT_A_HAND:
        # A face seen twice need not be two cards: all that others know is that one is there.
        if choice[1] not in m.shown_cards[seat]:
            m.shown_cards[seat].append(choice[1])
        if m.keeps_events:
            m.tell(CardTakenBack, player=seat, card=choice[1])


def pay_and_play(m: Competition, p: int, seat: int, choice: Choice) -> None:
    pay_card(m, seat, choice[1])
    m.pending[p].append(choice[1])
    if m.keeps_events:
        tell_played(m, seat, choice)
    m.then(steps_of_card(m, p, seat, choice))


def tell_played(m: Competition, seat: int, choice: Choice) -> None:
    verb, face, *on = choice
    if verb.endswith("-for"):
        m.tell(CardPlayedFor, player=seat, card=face, team=on[0])
    elif verb.endswith("-on"):
        m.tell(CardPlayedOn, player=seat, card=face, footballer=on[0])
    elif verb == RE_ROLL_CARD:
        m.tell(CardPlayedReRoll, player=seat, card=face, roll=on[0])
    else:
        m.tell(CardPlayed, player=seat, card=face)


def pay_card(m: Competition, seat: int, face: int) -> None:
    leave_hand(m, seat, face)
    m.money[seat] -= m.box.costs[m.managers[seat]][face]


def steps_of_card(m: Competition, p: int, seat: int, choice: Choice) -> list[Todo]:
    """A card takes effect; after a corruption card, before it does, Whistleblower may be played (M27)."""
    card = m.box.cards[choice[1]]
    if card.block_corruption and not card.is_one_by_one:
        return entries((block_corruption, p, choice[1]))
    if card.kind == CORRUPTION:
        return entries((card_window, p, AFTER_CORRUPTION, seat), (take_effect, p, seat, choice))
    return entries((take_effect, p, seat, choice))


@step
def block_corruption(m: Competition, p: int, face: int) -> None:
    """p. 11: Whistleblower."""
    m.blocked[p] = True
    m.pending[p].remove(face)
    m.discards[face] += 1


def _manager_re_roll(m: Competition, p: int, seat: int, roll: int) -> None:
    """p. 16: N times a match, or for 1M each."""
    side = m.side_of(p, seat)
    if m.re_rolls[p][side]:
        m.re_rolls[p][side] -= 1
    else:
        m.money[seat] -= RE_ROLL_COST
    if m.keeps_events:
        m.tell(ReRoll, player=seat, manager=m.managers[seat], roll=roll)
    m.then([(re_roll, p, roll)])


def _use(m: Competition, p: int, seat: int, choice: Choice) -> None:
    """M32: one more effect of a card that lies on the table, free of charge."""
    verb, face, number = choice
    if verb == USE:
        if m.keeps_events:
            m.tell(CardUsed, player=seat, card=face, use=number)
        use_card(m, p, seat, face, (number,), NONE)
        return
    if m.keeps_events:
        m.tell(ReRollAgain, player=seat, card=face, roll=number)
    # An attack is rolled again by the narrower use first.
    wanted = (USE_ATTACK_RE_ROLL, USE_RE_ROLL) if number == ATTACK_ROLL else (USE_RE_ROLL,)
    use_card(m, p, seat, face, wanted, number)


def _why_not_act(m: Competition, ask: Ask, choice: Choice) -> Reason | None:
    window = ask.numbers[1]
    if choice[0] == RE_ROLL:
        if window != AFTER_ROLL:
            return reason("re-roll-not-now", "M10")
        return reason("no-re-roll-left", "p. 16")
    if choice[0] in (USE, USE_FOR_RE_ROLL):
        return reason("nothing-left-to-use", "M32", card=choice[1])
    return None


def _arguments(m: Competition, ask: Ask) -> dict[str, Any]:
    p, window, _ = ask.numbers
    turn = None if window == AT_HALF_TIME else min(m.space[p], TURNS - 1) + 1
    costs = m.box.own_costs[m.managers[ask.seat]]
    return {"player": ask.seat, "window": window, "turn": turn, "costs": costs, **m.scoreline(p)}


def _known_odds(m: Competition, ask: Ask) -> dict[str, Any] | None:
    odds = known_odds(m, ask.numbers[0])
    return None if odds is None else {**odds}


card_window: Final = Window[Competition](
    "card-window",
    could_react=could_react,
    reactions=reactions,
    resolve=react,
    order=order_of_acting,
    rule="M10",
    again=True,
    why_not=or_say_why(_why_not_act),
    arguments=_arguments,
    team=lambda m, ask: m.team_of[ask.seat],
    odds=_known_odds,
)
