"""Academy (p. 10): genius rolls bring young players; one within the limit may join, free of charge.

Managers are served one after another, lowest-placed first, so that a short stack serves as M18 wants it.
"""

from collections.abc import Sequence
from typing import Any, Final

from golazo.engine.asking import Answer, Ask, Asking, Chance, Choice, Reason, reason
from golazo.engine.steps import step
from golazo.games.masters_of_football.cards import BRONZE, GOLD, SILVER
from golazo.games.masters_of_football.events import Academy, AcademyJoins, AcademyPlayer, AcademyRoll
from golazo.games.masters_of_football.rules.buying import DONE
from golazo.games.masters_of_football.rules.dice import GENIUS_FACE, genius_weights
from golazo.games.masters_of_football.rules.refusals import of_verb, or_say_why
from golazo.games.masters_of_football.rules.squads import release_players
from golazo.games.masters_of_football.rules.stacks import discard_player, level_to_draw, stack_weights, take_player
from golazo.games.masters_of_football.rules.standings import lowest_first, part_persons
from golazo.games.masters_of_football.state import NONE, Competition

BRONZE_FACE: Final = 1
ROLL_ON: Final[Choice] = ("roll-on",)


@step
def academy(m: Competition) -> None:
    """p. 10, after matchday 2."""
    if m.keeps_events:
        m.tell(Academy)
    m.then([(part_persons,), (serve_academies,)])


@step
def serve_academies(m: Competition) -> None:
    order = lowest_first(m)
    m.lots = []  # they were drawn for this order alone
    m.then([*((visit_academy, seat) for seat in order), (close_academy,), (release_players,)])


@step
def close_academy(m: Competition) -> None:
    """Wonderkid has nothing left to act on."""
    m.is_academy_over = True


@step
def visit_academy(m: Competition, seat: int) -> None:
    """p. 10: two rolls, five for the Youth Academy."""
    m.academy_drawn = []
    m.academy_golds = 0
    rolls = m.box.managers[m.managers[seat]].academy_rolls
    m.then([*([(roll_academy, seat)] * rolls), (pick_talent, seat, 0)])


def may_draw_gold(m: Competition, seat: int) -> bool:
    """p. 10: the Youth Academy, and who has played Wonderkid."""
    return m.box.managers[m.managers[seat]].academy_gold or bool(m.wonderkids >> seat & 1)


def _academy_rolled(m: Competition, value: int, seat: int) -> None:
    if m.keeps_events:
        m.tell(AcademyRoll, player=seat, genius=value)
    if value == GENIUS_FACE and may_draw_gold(m, seat):
        m.then([(choose_academy_level, seat)])
    else:
        m.then([(draw_talent, seat, BRONZE if value == BRONZE_FACE else SILVER)])


roll_academy: Final = Chance[Competition](
    "roll-academy",
    weights=genius_weights,
    take=_academy_rolled,
    verb="genius",
    rule="p. 10",
    arguments=lambda m, ask: {"player": ask.numbers[0]},
)


def _level_chosen(m: Competition, ask: Ask, answer: Answer) -> None:
    m.then([(draw_talent, ask.seat, answer[0][1])])


def _about(m: Competition, ask: Ask) -> dict[str, Any]:
    return {"player": ask.seat, "limit": m.box.managers[m.managers[ask.seat]].academy_limit}


choose_academy_level: Final = Asking[Competition](
    "choose-academy-level",
    choices=lambda m, ask: [("draw", GOLD), ("draw", SILVER)],
    take=_level_chosen,
    rule="p. 10",
    why_not=of_verb("draw", reason("gold-or-silver", "p. 10")),
    arguments=_about,
)


@step
def draw_talent(m: Competition, seat: int, level: int) -> None:
    found = level_to_draw(m, level)
    if found != NONE:
        m.then([(draw_academy_player, seat, found)])


def _talent_drawn(m: Competition, player: int, seat: int, level: int) -> None:
    take_player(m, player)
    m.academy_drawn.append(player)
    if m.keeps_events:
        m.tell(AcademyPlayer, player=seat, footballer=player)


draw_academy_player: Final = Chance[Competition](
    "draw-academy-player",
    weights=lambda m, seat, level: stack_weights(m, level),
    take=_talent_drawn,
    verb="player",
    rule="p. 10",
    arguments=lambda m, ask: {"player": ask.numbers[0], "player_level": ask.numbers[1]},
)


def _fitting(m: Competition, seat: int) -> list[int]:
    """The players who may join: within the limit, or one gold player at any price for a manager who may draw gold."""
    limit = m.box.managers[m.managers[seat]].academy_limit
    any_gold = may_draw_gold(m, seat) and not m.academy_golds
    players = m.box.players
    return [
        player
        for player in m.academy_drawn
        if players[player].cost <= limit or (any_gold and players[player].level == GOLD)
    ]


def _may_roll_on(m: Competition, picked: int) -> bool:
    """M17: only where nobody fits, and as long as the stacks hold somebody."""
    return picked == 0 and any(place for place in m.places_of_players)


@step
def pick_talent(m: Competition, seat: int, picked: int) -> None:
    """p. 10: one may join, up to two for the Youth Academy; the others are discarded."""
    picks = m.box.managers[m.managers[seat]].academy_picks
    if picked < picks and (_fitting(m, seat) or _may_roll_on(m, picked)):
        m.then([(choose_talent, seat, picked)])
    else:
        _close(m)


def _close(m: Competition) -> None:
    for player in m.academy_drawn:
        discard_player(m, player)
    m.academy_drawn = []


def _talent_choices(m: Competition, ask: Ask) -> Sequence[Choice]:
    seat, picked = ask.numbers
    fitting = _fitting(m, seat)
    roll_on = [] if fitting or not _may_roll_on(m, picked) else [ROLL_ON]
    return [DONE, *(("pick", player) for player in fitting), *roll_on]


def _why_not_pick(m: Competition, ask: Ask, choice: Choice) -> Reason | None:
    if choice == ROLL_ON:
        return reason("somebody-fits" if m.academy_drawn else "stacks-are-empty", "M17")
    if choice[0] != "pick":
        return None
    player = choice[1]
    if player not in m.academy_drawn:
        return reason("not-from-the-academy", "p. 10", footballer=player)
    cost, limit = m.box.players[player].cost, m.box.managers[m.managers[ask.seat]].academy_limit
    return reason("over-the-limit", "p. 10", footballer=player, cost=cost, limit=limit)


def _talent_chosen(m: Competition, ask: Ask, answer: Answer) -> None:
    seat, picked = ask.numbers
    choice = answer[0]
    if choice == ROLL_ON:
        m.then([(roll_academy, seat), (pick_talent, seat, picked)])
    elif choice == DONE:
        _close(m)
    else:
        _join(m, seat, choice[1])
        m.then([(pick_talent, seat, picked + 1)])


def _join(m: Competition, seat: int, player: int) -> None:
    card = m.box.players[player]
    if card.level == GOLD and card.cost > m.box.managers[m.managers[seat]].academy_limit:
        m.academy_golds += 1
    m.academy_drawn.remove(player)
    m.squads[m.team_of[seat]].append(player)
    if m.keeps_events:
        m.tell(AcademyJoins, team=m.team_of[seat], footballer=player)


choose_talent: Final = Asking[Competition](
    "choose-talent",
    choices=_talent_choices,
    take=_talent_chosen,
    rule="p. 10, M17",
    why_not=or_say_why(_why_not_pick),
    arguments=_about,
    team=lambda m, ask: m.team_of[ask.seat],
)
