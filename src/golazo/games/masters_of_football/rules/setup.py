"""Setting up (p. 2 and 3): clubs and managers, the first squads, money and action cards."""

from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Chance, reason
from golazo.engine.steps import step
from golazo.games.masters_of_football.cards import BRONZE, GOLD, SILVER, WOOD
from golazo.games.masters_of_football.events import (
    ChampionshipDrawn,
    ManagerChosen,
    ManagerDealt,
    MoneyForAll,
    NonPersonTeam,
)
from golazo.games.masters_of_football.rules.buying import buy_players
from golazo.games.masters_of_football.rules.refusals import of_verb
from golazo.games.masters_of_football.rules.stacks import (
    deal_card,
    deal_player,
    deal_wood,
    left_to_draw,
    take_player,
)
from golazo.games.masters_of_football.rules.standings import lowest_first, part_persons
from golazo.games.masters_of_football.state import NOBODY, NONE, TEAMS_A_CHAMPIONSHIP, Competition

MANAGERS_EACH: Final = 2
OPENING_DEAL: Final = ((GOLD, 1), (SILVER, 2), (BRONZE, 3))
SMALLEST_SQUAD: Final = 3
MONEY_AFTER_SQUADS: Final = 5
OPENING_HAND: Final = 5
CHOOSER_OF_TRIOS: Final = 0


@step
def set_up(m: Competition) -> None:
    """p. 2 and 3, in printed order."""
    m.then(
        [
            (found_clubs,),
            (fill_with_non_persons,),
            (deal_managers,),
            (choose_manager,),
            (give_budgets,),
            (deal_opening_players,),
            (buy_players, tuple(range(m.seats))),
            (fill_with_wood,),
            (give_money, MONEY_AFTER_SQUADS),
            (deal_opening_cards,),
        ]
    )


# Clubs: up to four persons play one championship, more are split by lot into two (M20)


@step
def found_clubs(m: Competition) -> None:
    if m.seats <= TEAMS_A_CHAMPIONSHIP:
        for seat in range(m.seats):
            _found(m, seat, seat)
    else:
        m.then([(draw_championship, seat) for seat in range(m.seats)])


def _found(m: Competition, team: int, seat: int) -> None:
    m.team_of[seat] = team
    m.seat_of[team] = seat


def _free_places(m: Competition, seat: int) -> list[int]:
    """How many places each of the two championships has left for persons."""
    sizes = ((m.seats + 1) // 2, m.seats // 2)
    return [
        size - sum(seat != NOBODY for seat in m.seat_of[first : first + TEAMS_A_CHAMPIONSHIP])
        for size, first in zip(sizes, (0, TEAMS_A_CHAMPIONSHIP), strict=True)
    ]


def _championship_drawn(m: Competition, championship: int, seat: int) -> None:
    first = championship * TEAMS_A_CHAMPIONSHIP
    _found(m, m.seat_of.index(NOBODY, first), seat)
    if m.keeps_events:
        m.tell(ChampionshipDrawn, player=seat, championship=championship)


draw_championship: Final = Chance[Competition](
    "draw-championship",
    weights=_free_places,
    take=_championship_drawn,
    verb="championship",
    rule="M20",
    arguments=lambda m, ask: {"player": ask.numbers[0]},
)


@step
def fill_with_non_persons(m: Competition) -> None:
    """p. 17, M22: the teams that nobody plays are drawn by lot, or chosen by the first seat."""
    empty = [team for team, seat in enumerate(m.seat_of) if seat == NOBODY]
    m.then([(choose_trio, CHOOSER_OF_TRIOS, team) if m.chooses_trios else (draw_trio, team) for team in empty])


def _trio_drawn(m: Competition, trio: int, team: int) -> None:
    m.trios[team] = trio
    m.squads[team] = list(m.box.trios[trio])
    for player in m.squads[team]:
        take_player(m, player)
    if m.keeps_events:
        m.tell(NonPersonTeam, team=m.named(team), footballers=m.squads[team][:])


draw_trio: Final = Chance[Competition](
    "draw-trio",
    weights=lambda m, team: [trio not in m.trios for trio in range(len(m.box.trios))],
    take=_trio_drawn,
    verb="trio",
    rule="p. 17",
    arguments=lambda m, ask: {"team": ask.numbers[0]},
)


def _free_trios(m: Competition) -> list[int]:
    return [trio for trio in range(len(m.box.trios)) if trio not in m.trios]


choose_trio: Final = Asking[Competition](
    "choose-trio",
    choices=lambda m, ask: [("take-part", trio) for trio in _free_trios(m)],
    take=lambda m, ask, answer: _trio_drawn(m, answer[0][1], ask.numbers[1]),
    rule="p. 17, M22",
    why_not=of_verb("take-part", reason("trio-taken", "p. 17")),
    arguments=lambda m, ask: {"player": ask.seat},
    module=__name__,
)


# Managers


@step
def deal_managers(m: Competition) -> None:
    """p. 2: two each; where they do not suffice, one each (M20)."""
    each = MANAGERS_EACH if m.seats * MANAGERS_EACH <= len(m.box.managers) else 1
    m.then([(draw_manager, seat) for seat in range(m.seats) for _ in range(each)])


def hidden_managers(m: Competition, seat: int) -> list[int]:
    """The managers that a seat has not seen: all but those in its own hand."""
    return [manager not in m.dealt_managers[seat] for manager in range(len(m.box.managers))]


def _undealt(m: Competition, seat: int) -> list[int]:
    dealt = {manager for hand in m.dealt_managers for manager in hand}
    return [manager not in dealt for manager in range(len(m.box.managers))]


def _manager_drawn(m: Competition, manager: int, seat: int) -> None:
    m.dealt_managers[seat].append(manager)
    if m.keeps_events:
        m.tell_also((seat,), ManagerDealt, player=seat, manager=manager)


draw_manager: Final = Chance[Competition](
    "draw-manager",
    weights=_undealt,
    take=_manager_drawn,
    verb="manager",
    rule="p. 2",
    seen_by=lambda m, seat: seat,
    offers=hidden_managers,
    arguments=lambda m, ask: {"player": ask.seat},
)


def _keep_manager(m: Competition, ask: Ask, answer: Answer) -> None:
    m.managers[ask.seat] = answer[0][1]


choose_manager: Final = Asking[Competition](
    "choose-manager",
    choices=lambda m, ask: [("keep-manager", manager) for manager in m.dealt_managers[ask.seat]],
    take=_keep_manager,
    seats=lambda m: [seat for seat in range(m.seats) if len(m.dealt_managers[seat]) > 1],
    sealed=True,
    rule="p. 2",
    why_not=of_verb("keep-manager", reason("not-your-manager", "p. 2")),
    arguments=lambda m, ask: {"player": ask.seat},
)


@step
def give_budgets(m: Competition) -> None:
    """p. 2: the budget on the manager card. The managers not chosen go back face up."""
    for seat, dealt in enumerate(m.dealt_managers):
        if m.managers[seat] == NONE:  # M20: dealt one, there was nothing to choose
            m.managers[seat] = dealt[0]
        manager = m.managers[seat]
        m.money[seat] = m.box.managers[manager].budget
        if m.keeps_events:
            refused = [each for each in dealt if each != manager]
            m.tell(
                ManagerChosen,
                player=seat,
                team=m.team_of[seat],
                manager=manager,
                refused_managers=refused,
                money=m.money[seat],
            )
        m.dealt_managers[seat] = []


@step
def give_money(m: Competition, amount: int) -> None:
    for seat in range(m.seats):
        m.money[seat] += amount
    if m.keeps_events:
        m.tell(MoneyForAll, amount=amount)


# Players


@step
def deal_opening_players(m: Competition) -> None:
    """p. 3: one gold, two silver, three bronze; one more of each for the Super-Agent Partnership."""
    m.then(
        [
            (deal_player, seat, level)
            for level, count in OPENING_DEAL
            for seat in range(m.seats)
            for _ in range(count + m.box.managers[m.managers[seat]].hand_bonus)
        ]
    )


def _wood_wanted(m: Competition, team: int) -> int:
    return max(0, SMALLEST_SQUAD - len(m.squads[team]))


@step
def fill_with_wood(m: Competition) -> None:
    """p. 3: a squad of fewer than three is filled with wood players."""
    if sum(_wood_wanted(m, team) for team in m.team_of) > left_to_draw(m, WOOD):
        m.then([(part_persons,), (serve_wood_in_turn,)])
    else:
        m.then([(deal_wood, team) for team in m.team_of for _ in range(_wood_wanted(m, team))])


@step
def serve_wood_in_turn(m: Competition) -> None:
    """M18: one after another; before the first match the order is drawn by lot."""
    teams = [m.team_of[seat] for seat in lowest_first(m)]
    m.lots = []  # they were drawn for this order alone
    m.then([(deal_wood, team) for team in teams for _ in range(_wood_wanted(m, team))])


@step
def deal_opening_cards(m: Competition) -> None:
    """p. 3: five action cards each."""
    m.then([(deal_card, seat) for _ in range(OPENING_HAND) for seat in range(m.seats)])
