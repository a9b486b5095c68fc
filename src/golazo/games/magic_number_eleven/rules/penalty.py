"""Penalties (p. 12) and the shoot-out after a draw (p. 14)."""

from __future__ import annotations

from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Choice
from golazo.engine.steps import step
from golazo.games.magic_number_eleven.cards import AWAY, HOME
from golazo.games.magic_number_eleven.events import Agreed, Declined, KickSaved, KickScored
from golazo.games.magic_number_eleven.state import TEAMS, Eleven

KICKS_EACH: Final = 5
AGREE: Final[Choice] = ("agree",)
DECLINE: Final[Choice] = ("decline",)


def _kicker_and_keeper(m: Eleven, kicker: int) -> tuple[int, int]:
    return (kicker, 1 - kicker)


def _penalty_cards(m: Eleven, ask: Ask) -> list[Choice]:
    cards = m.box.cards
    if ask.seat == ask.numbers[0]:
        return [("kick", kick) for kick in range(len(cards.kick_ids))]
    return [("save", keeper) for keeper in range(len(cards.keeper_ids))]


def _penalty_card(m: Eleven, ask: Ask, answer: Answer) -> None:
    m.penalty.append(answer[0][1])


choose_penalty_cards: Final = Asking[Eleven](
    "penalty",
    choices=_penalty_cards,
    take=_penalty_card,
    rule="p. 12",
    seats=_kicker_and_keeper,
    sealed=True,
    team=lambda m, ask: ask.seat,
    arguments=lambda m, ask: {"team": ask.numbers[0], "kicking": ask.seat == ask.numbers[0]},
)
"""Kicker and keeper choose from their full sets at the same time; the kicker's card is taken first."""


@step
def after_draw(m: Eleven) -> None:
    """A shoot-out by option, or if both agree (E13)."""
    m.then([(shoot_out,)] if m.box.shoot_out else [(agree_on_shoot_out,), (shoot_out_if_agreed,)])


def _both_teams(m: Eleven) -> range:
    return range(TEAMS)


def _agree_or_not(m: Eleven, ask: Ask) -> tuple[Choice, Choice]:
    return (AGREE, DECLINE)


def _agreed(m: Eleven, ask: Ask, answer: Answer) -> None:
    m.agreed += answer[0] == AGREE
    if m.keeps_events:
        m.tell(Agreed if answer[0] == AGREE else Declined, team=ask.seat)


agree_on_shoot_out: Final = Asking[Eleven](
    "shoot-out", choices=_agree_or_not, take=_agreed, rule="E13", seats=_both_teams, sealed=True
)
"""Both are asked at once."""


@step
def shoot_out_if_agreed(m: Eleven) -> None:
    """One team alone cannot want it."""
    if m.agreed == TEAMS:
        m.then([(shoot_out,)])


@step
def shoot_out(m: Eleven) -> None:
    """Home kicks first, five kicks each in turn, then sudden death (E13)."""
    kicks = m.kicks
    done = len(kicks) >= KICKS_EACH * TEAMS and len(kicks) % TEAMS == 0 and len(set(shoot_out_score(m))) > 1
    if not done:
        kicker = len(kicks) % TEAMS
        m.then([(choose_penalty_cards, kicker), (judge_kick, kicker), (shoot_out,)])


@step
def judge_kick(m: Eleven, kicker: int) -> None:
    """One kick of the shoot-out."""
    kick, keeper = m.penalty
    m.penalty = []
    scored = not m.box.cards.saves[kick][keeper]
    m.kicks.append(int(scored))
    if m.keeps_events:
        m.tell(KickScored if scored else KickSaved, team=kicker, kick=kick, keeper=keeper)


def shoot_out_score(m: Eleven) -> tuple[int, int]:
    """Goals of the shoot-out, Home's and Away's."""
    return (sum(m.kicks[HOME::TEAMS]), sum(m.kicks[AWAY::TEAMS]))
