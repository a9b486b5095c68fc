"""Before the match: the star draft (p. 3) and the line-ups (p. 4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Chance, Choice, Reason, reason
from golazo.engine.steps import step
from golazo.games.magic_number_eleven.cards import AWAY, HOME
from golazo.games.magic_number_eleven.events import LinedUp, StarDismissed, StarPicked, StarShown
from golazo.games.magic_number_eleven.state import TEAMS, Eleven

STARS_SHOWN: Final = 3
FIRST_PICKS: Final = (AWAY, HOME, AWAY)
"""Who picks first in each round of the draft (E15)."""
RESERVES: Final = 3


@step
def draft(m: Eleven) -> None:
    """p. 3: three rounds; in each, three stars are shown, each team takes one, the third leaves the game."""
    for first in reversed(FIRST_PICKS):
        m.then(
            [
                *[(show_star,)] * STARS_SHOWN,
                (pick_star, first),
                (pick_star, 1 - first),
                (dismiss_star,),
            ]
        )


def _stars_left(m: Eleven) -> Sequence[int]:
    return m.stars_left


def _star_shown(m: Eleven, star: int) -> None:
    m.stars_left[star] = 0
    m.market.append(m.box.cards.stars[star])
    if m.keeps_events:
        m.tell(StarShown, card=m.box.cards.stars[star])


show_star: Final = Chance[Eleven]("show-star", weights=_stars_left, take=_star_shown, verb="show", rule="p. 3")
"""One of the stars not yet shown."""


def _stars_to_pick(m: Eleven, ask: Ask) -> list[Choice]:
    return [("pick", card) for card in m.market]


def _picked(m: Eleven, ask: Ask, answer: Answer) -> None:
    card = answer[0][1]
    m.market.remove(card)
    m.ready[ask.seat].append(card)
    if m.keeps_events:
        m.tell(StarPicked, team=ask.seat, card=card)


def _why_not_pick(m: Eleven, ask: Ask, choice: Choice) -> Reason | None:
    return reason("mne-not-on-market", "E15", card=choice[1]) if choice[0] == "pick" else None


pick_star: Final = Asking[Eleven]("pick-star", choices=_stars_to_pick, take=_picked, rule="E15", why_not=_why_not_pick)
"""A team takes one of the stars shown."""


@step
def dismiss_star(m: Eleven) -> None:
    """The star nobody took leaves the game."""
    if m.keeps_events:
        m.tell(StarDismissed, card=m.market[0])
    m.market.clear()


def _both_teams(m: Eleven) -> range:
    return range(TEAMS)


def _may_be_reserve(m: Eleven, ask: Ask) -> list[Choice]:
    chosen = {choice[1] for choice in ask.steps}
    return [("reserve", card) for card in m.ready[ask.seat] if card not in chosen]


def _all_reserves_named(m: Eleven, ask: Ask, answer: Answer) -> bool:
    return len(answer) == RESERVES


def _lined_up(m: Eleven, ask: Ask, answer: Answer) -> None:
    for _, card in answer:
        m.ready[ask.seat].remove(card)
        m.bench[ask.seat].append(card)
    if m.keeps_events:
        m.tell(LinedUp, team=ask.seat, card=m.bench[ask.seat][:])


def _why_no_reserve(m: Eleven, ask: Ask, choice: Choice) -> Reason | None:
    if choice[0] != "reserve":
        return None
    if choice in ask.steps:
        return reason("mne-reserve-already", "p. 4", card=choice[1])
    return reason("mne-not-your-card", "p. 4", card=choice[1])


line_up: Final = Asking[Eleven](
    "line-up",
    choices=_may_be_reserve,
    take=_lined_up,
    rule="E16",
    seats=_both_teams,
    sealed=True,
    is_complete=_all_reserves_named,
    why_not=_why_no_reserve,
    arguments=lambda m, ask: {"left": RESERVES - len(ask.steps)},
)
"""p. 4: each team names the three of its thirteen who wait on the bench; the other ten line up. Both at once (E16)."""
