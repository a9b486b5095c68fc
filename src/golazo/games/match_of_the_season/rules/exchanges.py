"""Exchanges at the season's end: the last takes a player from the first two, the third one from the last (S13)."""

from __future__ import annotations

from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Choice, Reason, reason
from golazo.engine.steps import step
from golazo.engine.windows import PASS
from golazo.games.match_of_the_season.events import Swapped
from golazo.games.match_of_the_season.rules.formations import GAP
from golazo.games.match_of_the_season.rules.refusals import refusing
from golazo.games.match_of_the_season.rules.team_asking import acting_team, its_manager
from golazo.games.match_of_the_season.state import Seasons


@step
def exchange(m: Seasons, team: int, *partners: int) -> None:
    """One exchange with each partner, in the order the team likes; each may be declined."""
    if partners and _swaps(m, team, partners):
        m.then([(swap, team, *partners)])


def _swaps(m: Seasons, team: int, partners: tuple[int, ...]) -> list[Choice]:
    """A face-up player of a partner's laid line-up for any own player of the same position."""
    position = m.box.position
    own = [player for player in m.squads[team] if player not in m.swapped]
    return [
        ("swap", taken, given)
        for partner in partners
        for taken in m.fielded[partner]
        if taken != GAP and taken not in m.face_down
        for given in own
        if position[given] == position[taken]
    ]


def _choices(m: Seasons, ask: Ask) -> list[Choice]:
    team, *partners = ask.numbers
    return [PASS, *_swaps(m, team, tuple(partners))]


def _take(m: Seasons, ask: Ask, answer: Answer) -> None:
    if answer[0] == PASS:
        return
    team, *partners = ask.numbers
    _, taken, given = answer[0]
    partner = next(other for other in partners if taken in m.squads[other])
    m.squads[team].remove(given)
    m.squads[team].append(taken)
    m.squads[partner].remove(taken)
    m.squads[partner].append(given)
    # Both lie face down in the line-ups now: they cannot be exchanged again.
    theirs = m.fielded[partner]
    theirs[theirs.index(taken)] = given
    ours = m.fielded[team]
    if given in ours:
        ours[ours.index(given)] = taken
    m.face_down += [taken, given]
    m.swapped += [taken, given]
    if m.keeps_events:
        m.tell(Swapped, team=team, other=partner, footballer=taken, given=given)
    m.then([(exchange, team, *(other for other in partners if other != partner))])


def _why_not(m: Seasons, ask: Ask, choice: Choice) -> Reason | None:
    team, *partners = ask.numbers
    _, taken, given = choice
    if given not in m.squads[team]:
        return reason("not-yours", "S13", footballer=given)
    if not any(taken in m.squads[partner] for partner in partners):
        return reason("not-theirs", "S13", footballer=taken)
    if not any(taken in m.fielded[partner] for partner in partners) or taken in m.face_down:
        return reason("not-face-up", "S13", footballer=taken)
    if given in m.swapped:
        return reason("swapped-already", "S13", footballer=given)
    return reason("other-position", "S13", footballer=taken, given=given)


swap: Final = Asking[Seasons](
    "swap",
    choices=_choices,
    take=_take,
    rule="S13",
    why_not=refusing("swap", why=_why_not),
    arguments=lambda m, ask: {"team": ask.numbers[0], "teams": list(ask.numbers[1:])},
    seats=its_manager,
    team=acting_team,
)
