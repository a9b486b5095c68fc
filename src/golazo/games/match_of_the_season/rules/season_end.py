"""The end of a season in the printed order: contracts, losses, exchanges, transfers, the European draw (S13)."""

from __future__ import annotations

from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Chance, reason
from golazo.engine.steps import step
from golazo.games.match_of_the_season.cards import TEAMS
from golazo.games.match_of_the_season.rules.absences import all_fit
from golazo.games.match_of_the_season.rules.chance_cards import return_red_cards
from golazo.games.match_of_the_season.rules.dice import CLEAR_FIRST, D12, by_dice, left_of, roll_off
from golazo.games.match_of_the_season.rules.europe import enter_europe
from golazo.games.match_of_the_season.rules.exchanges import exchange
from golazo.games.match_of_the_season.rules.line_ups import lines, tell_line_up
from golazo.games.match_of_the_season.rules.refusals import refusing
from golazo.games.match_of_the_season.rules.small_squads import fill_squad
from golazo.games.match_of_the_season.rules.squads import ELEVEN, GAP, counted, playable, total
from golazo.games.match_of_the_season.rules.team_asking import acting_team, for_team, its_manager
from golazo.games.match_of_the_season.rules.transfers import (
    TO_DECK,
    auction_turned,
    put_away,
    turn_player,
)
from golazo.games.match_of_the_season.state import Seasons

CONTRACTS: Final = 2
END_TRANSFERS: Final = 6


@step
def end_of_season(m: Seasons) -> None:
    """What was sold may be bought again, everybody is fit, unplayed red cards go back; then the printed steps."""
    m.banned = [0] * TEAMS
    all_fit(m)
    return_red_cards(m)
    m.champion, m.second = m.order[:2]
    m.cup_winner = m.cup[0]
    m.face_down = []
    m.swapped = []
    last, third = m.order[-1], m.order[-2]
    m.then(
        [
            *((lay_strongest_eleven, team) for team in m.seating),
            *((extend_contract, team) for team in m.seating for _ in range(CONTRACTS)),
            *(entry for team in m.seating for entry in ((lose_player, team, 1), (lose_player, team, 0))),
            (exchange, last, *m.order[:2]),
            *([(exchange, third, last)] if len(m.order) == TEAMS else []),
            (shuffle_players,),
            (roll_off, CLEAR_FIRST, *m.seating),
            (end_transfers,),
            *((fill_squad, team) for team in m.seating),
            (enter_europe,),
        ]
    )


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
        m.tell("extended", team=ask.numbers[0], footballer=answer[0][1])


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


# Losses


@step
def lose_player(m: Seasons, team: int, fill: int) -> None:
    if face_up(m, team):
        m.then([(roll_loss, team, fill)])


def _lost(m: Seasons, pips: int, team: int, fill: int) -> None:
    """12, a gap or a face-down player is rolled again; the first gap is filled before the second roll."""
    place = pips - 1
    player = m.fielded[team][place] if pips <= ELEVEN else GAP
    if player == GAP or player in m.face_down:
        m.then([(roll_loss, team, fill)])
        return
    m.squads[team].remove(player)
    m.fielded[team][place] = GAP
    put_away(m, player)
    if m.keeps_events:
        m.tell("lost", team=team, footballer=player, pips=pips)
    if fill:
        bench = _bench(m, team, place)
        if len(bench) == 1:
            m.fielded[team][place] = bench[0]
        elif bench:
            m.then([(fill_gap, team, place)])


roll_loss: Final = Chance[Seasons](
    "roll-loss", weights=lambda m, team, fill: D12, take=_lost, verb="d12", rule="S13", arguments=for_team
)


def _bench(m: Seasons, team: int, place: int) -> list[int]:
    line = m.box.places[m.shape[team]][place][0]
    return [player for player in m.squads[team] if m.box.position[player] == line and player not in m.fielded[team]]


def _take_gap(m: Seasons, ask: Ask, answer: Answer) -> None:
    team, place = ask.numbers
    m.fielded[team][place] = answer[0][1]


fill_gap: Final = Asking[Seasons](
    "fill-gap",
    choices=lambda m, ask: [("place", player) for player in _bench(m, *ask.numbers)],
    take=_take_gap,
    rule="S13",
    why_not=refusing("place", why=lambda m, ask, choice: reason("not-for-the-gap", "S13", footballer=choice[1])),
    seats=its_manager,
    arguments=for_team,
    team=acting_team,
)


# Transfers


@step
def shuffle_players(m: Seasons) -> None:
    """All players without a team are shuffled, but one-star players stay in the open pool (S9)."""
    for player in m.under:
        m.deck[player] = 1
    for player in m.pool:
        if m.box.stars[player] > 1:
            m.deck[player] = 1
    m.under = []
    m.pool = [player for player in m.pool if m.box.stars[player] == 1]


@step
def end_transfers(m: Seasons) -> None:
    """Six players, turned up one at a time; the first bid goes round from the highest die."""
    first = by_dice(m, m.seating)[0]
    steps: list[tuple[object, ...]] = []
    for _ in range(END_TRANSFERS):
        steps += [(turn_player,), (auction_turned, TO_DECK, first)]
        first = left_of(m, first)
    m.then(steps)
