"""At the season's end: the strongest line-up is laid, and two contracts are extended (S13)."""

from __future__ import annotations

from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, reason
from golazo.engine.steps import step
from golazo.games.match_of_the_season.events import Extended
from golazo.games.match_of_the_season.rules.formations import ELEVEN, GAP, counted, playable, strongest, total
from golazo.games.match_of_the_season.rules.line_ups import lines, on_the_field, tell_line_up
from golazo.games.match_of_the_season.rules.refusals import refusing
from golazo.games.match_of_the_season.rules.team_asking import acting_team, for_team, its_manager
from golazo.games.match_of_the_season.state import Seasons

CONTRACTS: Final = 2


# The strongest line-up; equal ones are the manager's choice


@step
def lay_strongest_eleven(m: Seasons, team: int) -> None:
    m.fielded[team] = []
    best = _strongest_formations(m, team)
    if len(best) > 1:
        m.then([(choose_formation, team), (fill_places, team)])
    else:
        m.shape[team] = best[0]
        m.then([(fill_places, team)])


def _strongest_formations(m: Seasons, team: int) -> list[int]:
    by_line = lines(m, team, 0)
    box = m.box
    numbers = playable(counted(by_line), box.formations) or list(range(len(box.formations)))
    totals = {number: total(by_line, box.formations[number], box.stars) for number in numbers}
    most = max(totals.values())
    return [number for number in numbers if totals[number] == most]


def _take_formation(m: Seasons, ask: Ask, answer: Answer) -> None:
    m.shape[ask.numbers[0]] = answer[0][1]


choose_formation: Final = Asking[Seasons](
    "choose-formation",
    choices=lambda m, ask: [m.box.formation[number] for number in _strongest_formations(m, ask.numbers[0])],
    take=_take_formation,
    rule="S13",
    why_not=refusing("formation", why=lambda m, ask, choice: reason("formation-weaker", "S13")),
    seats=its_manager,
    arguments=for_team,
    team=acting_team,
)


@step
def fill_places(m: Seasons, team: int) -> None:
    """The strongest of each line; who of equals is left out is asked."""
    fielded = m.fielded[team]
    while len(fielded) < ELEVEN:
        equals = _next_equals(m, team)
        room = m.box.places[m.shape[team]][len(fielded)][2] - len(fielded)
        if not equals:
            fielded += [GAP] * room
        elif len(equals) <= room:
            fielded += equals
        else:
            m.then([(choose_equal, team), (fill_places, team)])
            return
    tell_line_up(m, team)


def _next_equals(m: Seasons, team: int) -> list[int]:
    """The strongest players left for the next place."""
    fielded = m.fielded[team]
    line = m.box.places[m.shape[team]][len(fielded)][0]
    stars, position = m.box.stars, m.box.position
    equals: list[int] = []
    most = 0
    for player in m.squads[team]:
        if position[player] == line and player not in fielded:
            if stars[player] > most:
                equals, most = [player], stars[player]
            elif stars[player] == most:
                equals.append(player)
    return equals


def _take_equal(m: Seasons, ask: Ask, answer: Answer) -> None:
    m.fielded[ask.numbers[0]].append(answer[0][1])


choose_equal: Final = Asking[Seasons](
    "choose-equal",
    choices=lambda m, ask: [("place", player) for player in _next_equals(m, ask.numbers[0])],
    take=_take_equal,
    rule="S13",
    why_not=refusing("place", why=lambda m, ask, choice: reason("not-strongest", "S13", footballer=choice[1])),
    seats=its_manager,
    arguments=for_team,
    team=acting_team,
)


# Contracts


def face_up(m: Seasons, team: int) -> list[int]:
    """The players of the laid line-up that do not lie face down."""
    return [player for player in m.fielded[team] if player != GAP and player not in m.face_down]


@step
def extend_contract(m: Seasons, team: int) -> None:
    if face_up(m, team):
        m.then([(extend, team)])


def _take_extension(m: Seasons, ask: Ask, answer: Answer) -> None:
    m.face_down.append(answer[0][1])
    if m.keeps_events:
        m.tell(Extended, team=ask.numbers[0], footballer=answer[0][1])


extend: Final = Asking[Seasons](
    "extend",
    choices=lambda m, ask: [("extend", player) for player in face_up(m, ask.numbers[0])],
    take=_take_extension,
    rule="S13",
    why_not=refusing("extend", why=lambda m, ask, choice: reason("not-face-up", "S13", footballer=choice[1])),
    seats=its_manager,
    arguments=for_team,
    team=acting_team,
)


# Trade while contracts are not settled (S10)


def at_contracts(m: Seasons) -> bool:
    """Whether the game waits for a contract, also while a free act is done."""
    return any(ask.asking is extend for asks in (m.asks, *(frame[0] for frame in m.set_aside)) for ask in asks.values())


def is_settled(m: Seasons, team: int) -> bool:
    """Whether contracts are extended now, and this team has extended one."""
    return at_contracts(m) and any(player in m.face_down for player in m.squads[team])


@step
def lay_anew(m: Seasons) -> None:
    """Who traded before extending a contract lays the strongest line-up of the squad as it is now."""
    if not at_contracts(m):
        return
    stars = m.box.stars
    for team in m.seating:
        fielded = on_the_field(m, team)
        _, best = strongest(lines(m, team, 0), m.box.formations, stars)
        is_weaker = sum(stars[p] for p in fielded) < sum(stars[p] for p in best if p != GAP)
        if not is_settled(m, team) and (is_weaker or any(p not in m.squads[team] for p in fielded)):
            m.then([(lay_strongest_eleven, team)])
