"""Card windows before a match (M10): announce in turn, lay face down, reveal together, resolve (M26)."""

from collections.abc import Sequence
from typing import Any, Final

from golazo.engine.asking import Answer, Ask, Asking, Choice, reason
from golazo.engine.steps import step
from golazo.games.masters_of_football.events import Announced
from golazo.games.masters_of_football.rules.buying import DONE
from golazo.games.masters_of_football.rules.card_windows import (
    could_hold,
    pay_card,
    steps_of_card,
    tell_played,
)
from golazo.games.masters_of_football.rules.refusals import of_verb
from golazo.games.masters_of_football.rules.ways_to_play import LAY, ways_to_play
from golazo.games.masters_of_football.state import Competition

PLAYS_CARDS: Final[Choice] = ("announce",)
PLAYS_NONE: Final[Choice] = ("decline",)


@step
def pre_match_cards(m: Competition, p: int, window: int) -> None:
    """p. 5 and 6: who could hold such a card announces in turn; then those who announced lay their cards."""
    seats = [seat for seat in m.acting[p] if could_hold(m, window, seat, m.roles[p][seat])]
    if seats:
        m.announced[p] = []
        m.then(
            [
                *((announce, seat, p, window) for seat in seats),
                (lay_cards, p, window),
                (reveal_cards, p),
            ]
        )


def layable(m: Competition, p: int, window: int, seat: int) -> list[int]:
    """The cards that a seat could lay if it held them: known to everybody (M31)."""
    costs, money = m.box.costs[m.managers[seat]], m.money[seat]
    return [
        face
        for face in sorted(m.box.in_window[window])
        if costs[face] <= money and ways_to_play(m, p, window, seat, face, LAY)
    ]


def _plans(m: Competition, ask: Ask) -> Sequence[Choice]:
    """M10: a seat without a card to lay cannot announce; only the seat itself sees which answers it has."""
    seat, p, window = ask.numbers
    fitting = m.box.in_window[window].intersection(m.hands[seat])
    has_one = bool(fitting) and not fitting.isdisjoint(layable(m, p, window, seat))
    return [PLAYS_NONE, *([PLAYS_CARDS] if has_one else [])]


def _announced(m: Competition, ask: Ask, answer: Answer) -> None:
    seat, p, window = ask.numbers
    choice = answer[0]
    if choice == PLAYS_CARDS:
        m.announced[p].append(seat)
        m.layable[p].append((seat, *layable(m, p, window, seat)))
    if m.keeps_events:
        m.tell(Announced, player=seat, plays=choice == PLAYS_CARDS)


def _about(m: Competition, ask: Ask) -> dict[str, Any]:
    p, window = ask.numbers[-2:]
    return {"player": ask.seat, "window": window, "costs": m.box.own_costs[m.managers[ask.seat]], **m.scoreline(p)}


announce: Final = Asking[Competition](
    "announce",
    choices=_plans,
    take=_announced,
    rule="p. 5, M10",
    why_not=of_verb("announce", reason("nothing-to-lay", "M10")),
    arguments=_about,
    team=lambda m, ask: m.team_of[ask.seat],
)


def _laid_so_far(ask: Ask) -> list[int]:
    return [choice[1] for choice in ask.steps]


def _cards_to_lay(m: Competition, ask: Ask) -> Sequence[Choice]:
    """Cards of this window that can be paid in sum (M26)."""
    p, window = ask.numbers
    seat = ask.seat
    manager = m.managers[seat]
    laid = _laid_so_far(ask)
    money = m.money[seat] - sum(m.box.costs[manager][face] for face in laid)
    hand = m.hands[seat]
    choices: list[Choice] = []
    for face in sorted(m.box.in_window[window].intersection(hand)):
        if laid.count(face) < hand.count(face) and m.box.costs[manager][face] <= money:
            choices += ways_to_play(m, p, window, seat, face, LAY)
    # M10: who has announced lays at least one, as long as it still can be laid.
    return [DONE, *choices] if laid or not choices else choices


def _laid(m: Competition, ask: Ask, answer: Answer) -> None:
    m.laid[ask.numbers[0]] += [(ask.seat, choice) for choice in answer[:-1]]


def _announcers(m: Competition, p: int, window: int) -> list[int]:
    return m.announced[p]


lay_cards: Final = Asking[Competition](
    "lay-cards",
    choices=_cards_to_lay,
    take=_laid,
    seats=_announcers,
    sealed=True,
    is_complete=lambda m, ask, answer: answer[-1] == DONE,
    rule="p. 6, M10",
    why_not=of_verb("done", reason("lay-at-least-one", "M10")),
    arguments=_about,
    team=lambda m, ask: m.team_of[ask.seat],
)


def _rank(m: Competition, face: int) -> int:
    """M26: immunities first, then home advantage, then forced tactics, then the rest."""
    card = m.box.cards[face]
    if card.immune:
        return 0
    if card.home_advantage:
        return 1
    return 2 if card.force >= 0 else 3


@step
def reveal_cards(m: Competition, p: int) -> None:
    """M26: costs are paid on revealing; then the cards resolve, each kind in the order of announcing."""
    laid, m.laid[p], m.layable[p] = m.laid[p], [], []
    for seat, choice in laid:
        pay_card(m, seat, choice[1])
        m.pending[p].append(choice[1])
        if m.keeps_events:
            tell_played(m, seat, choice)
    # Sorting keeps the order of announcing among cards of one rank.
    laid.sort(key=lambda entry: _rank(m, entry[1][1]))
    m.then([each for seat, choice in laid for each in steps_of_card(m, p, seat, choice)])
