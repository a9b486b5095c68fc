"""Line-ups: laid face down, shown, and then one change each, the home team last (chapter on the match, S5).

A line-up is asked in steps: the formation, then place by place from the keeper, left to right; "strongest" is one
choice for all of it.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Choice, Reason, reason
from golazo.engine.windows import PASS
from golazo.games.match_of_the_season.cards import NO_FORMATION
from golazo.games.match_of_the_season.events import LineUpChanged, LineUpLaid
from golazo.games.match_of_the_season.rules.formations import ELEVEN, GAP, Lines, counted, lines_of, playable, strongest
from golazo.games.match_of_the_season.rules.refusals import refusing
from golazo.games.match_of_the_season.rules.team_asking import acting_team, for_team, its_manager
from golazo.games.match_of_the_season.state import FIT, Seasons

STRONGEST: Final[Choice] = ("strongest",)
EMPTY: Final[Choice] = ("gap",)


def available(m: Seasons, team: int, league: int) -> list[int]:
    """The players a team can field: a player who is out misses league matches only (S6)."""
    if not league:
        return m.squads[team]
    out = m.out
    fit: list[int] = []
    for player in m.squads[team]:
        if out[player] == FIT:
            fit.append(player)
    return fit


def lines(m: Seasons, team: int, league: int) -> Lines:
    return lines_of(available(m, team, league), m.box.stars, m.box.position)


def formations(m: Seasons, team: int, league: int) -> list[int]:
    """The formations a team may use now; none if it cannot field nine."""
    box = m.box
    one = box.line_count
    count = 0
    for player in available(m, team, league):
        count += one[player]
    numbers = box.usable.get(count)
    if numbers is None:
        numbers = box.usable[count] = playable(counted(lines(m, team, league)), box.formations)
    return numbers


def lay_strongest(m: Seasons, team: int, league: int) -> None:
    m.shape[team], m.fielded[team] = strongest(lines(m, team, league), m.box.formations, m.box.stars)


def on_the_field(m: Seasons, team: int) -> list[int]:
    """Everybody in the line-up, without the gaps."""
    return [player for player in m.fielded[team] if player != GAP]


def tell_line_up(m: Seasons, team: int, changed: bool = False) -> None:
    """Tell who is on the field, and which places, counted from the keeper, are empty."""
    if m.keeps_events:
        gaps = [place for place, player in enumerate(m.fielded[team], 1) if player == GAP]
        m.tell(
            LineUpChanged if changed else LineUpLaid,
            team=team,
            formation=m.shape[team],
            line_up=on_the_field(m, team),
            gaps=gaps,
        )


def _managers(m: Seasons, league: int, *teams: int) -> list[int]:
    return [m.manager[team] for team in teams]


def laying_team(m: Seasons, ask: Ask) -> int:
    manager, seat = m.manager, ask.seat
    teams: tuple[int, ...] = ask.numbers[1:]
    for team in teams:
        if manager[team] == seat:
            return team
    raise AssertionError("asked for a line-up without a team")


def _choices(m: Seasons, ask: Ask) -> list[Choice]:
    team = laying_team(m, ask)
    league = ask.numbers[0]
    steps = ask.steps
    if not steps:
        return [STRONGEST, *[m.box.formation[number] for number in formations(m, team, league)]]
    place = len(steps) - 1
    box = m.box
    line, start, end = box.places[steps[0][1]][place]
    offered = box.place_in[line]
    placed = steps[start + 1 :]
    out = m.out if league else box.nobody_out
    choices: list[Choice] = []
    for player in m.squads[team]:
        choice = offered[player]
        if choice and out[player] == FIT and choice not in placed:
            choices.append(choice)
    if len(choices) < end - place:
        choices.append(EMPTY)
    return choices


def _is_complete(m: Seasons, ask: Ask, answer: Answer) -> bool:
    return len(answer) == ELEVEN + 1 or (len(answer) == 1 and answer[0] == STRONGEST)


def _take(m: Seasons, ask: Ask, answer: Answer) -> None:
    team = laying_team(m, ask)
    if answer[0] == STRONGEST:
        lay_strongest(m, team, ask.numbers[0])
    else:
        m.shape[team] = answer[0][1]
        m.fielded[team] = [GAP if choice == EMPTY else choice[1] for choice in answer[1:]]
    tell_line_up(m, team)


def _why_not(m: Seasons, ask: Ask, choice: Choice) -> Reason | None:
    team = laying_team(m, ask)
    verb = choice[0]
    if (verb in ("formation", "strongest")) != (not ask.steps):
        return reason("other-question", "S5")
    if verb == "place":
        player = choice[1]
        if player not in m.squads[team]:
            return reason("not-yours", "S5", footballer=player)
        if ask.numbers[0] and m.out[player] != FIT:
            return reason("player-out", "S6", footballer=player)
        if choice in ask.steps:
            return reason("placed-already", "S5", footballer=player)
        return reason("wrong-position", "S5", footballer=player)
    if verb == "gap":
        return reason("no-gap", "S5")
    if choice[1] >= len(m.box.formations):
        return reason("formation-optional", "S15")
    return reason("formation-unfilled", "S5")


def _arguments(m: Seasons, ask: Ask) -> dict[str, object]:
    place = len(ask.steps)
    return {"team": laying_team(m, ask), "place": place}


lay_line_up: Final = Asking[Seasons](
    "lay-line-up",
    choices=_choices,
    take=_take,
    rule="S5",
    seats=_managers,
    sealed=True,
    is_complete=_is_complete,
    why_not=refusing("strongest", "formation", "place", "gap", why=_why_not),
    arguments=_arguments,
    team=laying_team,
)
"""Numbers: whether it is a league match, then the teams that lay their line-ups at the same time."""


# One change each


def _changes(m: Seasons, ask: Ask) -> list[Choice]:
    team, league = ask.numbers
    fielded = m.fielded[team]
    position, reshaped = m.box.position, m.box.reshaped[m.shape[team]]
    lines_up = [fielded[start:end] for start, end in m.box.rows[m.shape[team]]]
    if GAP in fielded:
        lines_up = [[player for player in line_up if player != GAP] for line_up in lines_up]
    on_field = set(fielded)
    bench = [player for player in available(m, team, league) if player not in on_field]
    return [
        PASS,
        *[
            ("change", off, on)
            for on in bench
            for line, line_up in enumerate(lines_up)
            if reshaped[line][position[on]] != NO_FORMATION
            for off in line_up
        ],
        *[("switch", one, other) for line_up in lines_up for one, other in combinations(line_up, 2)],
    ]


def changed(m: Seasons, team: int, choice: Choice) -> tuple[int, list[int]]:
    """Formation and line-up after a change. Who comes on in another line stands at its right end."""
    verb, one, other = choice
    shape = m.shape[team]
    line_up = m.fielded[team][:]
    place = line_up.index(one)
    if verb == "switch":
        line_up[line_up.index(other)] = one
    line_up[place] = other
    off, on = m.box.places[shape][place][0], m.box.position[other]
    if verb == "change" and off != on:
        del line_up[place]
        shape = m.box.reshaped[shape][off][on]
        line_up.insert(m.box.rows[shape][on][1] - 1, other)
    return shape, line_up


def _take_change(m: Seasons, ask: Ask, answer: Answer) -> None:
    if answer[0] != PASS:
        team = ask.numbers[0]
        m.shape[team], m.fielded[team] = changed(m, team, answer[0])
        tell_line_up(m, team, changed=True)


def _why_no_change(m: Seasons, ask: Ask, choice: Choice) -> Reason | None:
    team, league = ask.numbers
    verb, off, on = choice
    fielded = m.fielded[team]
    if off not in fielded:
        return reason("not-fielded", "S5", footballer=off)
    if verb == "switch":
        return reason("not-fielded" if on not in fielded else "other-line", "S5", footballer=on)
    if on not in m.squads[team]:
        return reason("not-yours", "S5", footballer=on)
    if on in fielded:
        return reason("placed-already", "S5", footballer=on)
    if league and m.out[on] != FIT:
        return reason("player-out", "S6", footballer=on)
    return reason("no-formation", "S5", on=on, off=off)


change_line_up: Final = Asking[Seasons](
    "change-line-up",
    choices=_changes,
    take=_take_change,
    rule="S5",
    why_not=refusing("change", "switch", why=_why_no_change),
    seats=its_manager,
    arguments=for_team,
    team=acting_team,
)
