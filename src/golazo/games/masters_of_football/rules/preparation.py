"""Match preparation (p. 5): three players and a tactic, face down; then the players are revealed."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from golazo.engine.asking import Answer, Ask, Asking, Choice, Reason, reason
from golazo.engine.steps import step
from golazo.games.masters_of_football.cards import BEFORE_LEVELS, BEFORE_TACTICS
from golazo.games.masters_of_football.events import Lineup, Match, PlayerLeaves, TargetNamed
from golazo.games.masters_of_football.rules.home_advantage import first_advantage
from golazo.games.masters_of_football.rules.immunity import manager_immunities
from golazo.games.masters_of_football.rules.outsiders import count_outsiders_anew, roles
from golazo.games.masters_of_football.rules.pre_match import pre_match_cards
from golazo.games.masters_of_football.rules.refusals import of_verb, or_say_why
from golazo.games.masters_of_football.rules.stacks import deal_wood, discard_player
from golazo.games.masters_of_football.rules.strength import CARD, ON_PLAYER, ON_SIDE, PLAYED_BY, settle_levels
from golazo.games.masters_of_football.rules.tactics import TACTIC_CHOICES, persons, set_match_tactics
from golazo.games.masters_of_football.rules.turns import play_space
from golazo.games.masters_of_football.schema import TRIO
from golazo.games.masters_of_football.state import AWAY, HOME, NOBODY, NONE, TAKEN, Competition

SUBSTITUTIONS: Final = 1


@step
def play_match(m: Competition, p: int, home: int, away: int) -> None:
    """p. 5 to 9: one match, in printed order."""
    m.sides[p] = [home, away]
    m.roles[p] = roles(m, p)
    m.advantage[p] = first_advantage(m, p)
    count_outsiders_anew(m)
    m.immune[p] = manager_immunities(m, p)
    for side in (HOME, AWAY):
        seat = m.seat_at(p, side)
        if seat == NOBODY:
            trio = m.trios[m.sides[p][side]]
            m.lineups[p][side] = list(m.box.trios[trio])
            m.laid_tactics[p][side] = m.box.trio_tactics[trio]
        else:
            manager = m.box.managers[m.managers[seat]]
            m.re_rolls[p][side] = manager.re_rolls
            m.substitutions[p][side] = SUBSTITUTIONS + manager.substitutions
    if m.keeps_events:
        m.tell(Match, home=m.named(home), away=m.named(away), team=m.named(m.sides[p][m.advantage[p]]))
    m.then(
        [
            (mend_positions, p, HOME, NONE),
            (mend_positions, p, AWAY, NONE),
            (choose_team, p),
            (pre_match_cards, p, BEFORE_TACTICS),
            (reveal_players, p),
            (set_match_tactics, p),
            (settle_levels, p),
            (pre_match_cards, p, BEFORE_LEVELS),  # a changed total means new levels (M23)
            (play_space, p),
        ]
    )


def may_field(m: Competition, three: Sequence[int]) -> bool:
    """p. 5: not all of the same position."""
    players = m.box.players
    return len({players[player].position for player in three}) > 1


@step
def mend_positions(m: Competition, p: int, side: int, drawn: int) -> None:
    """p. 5, M16: a squad of one position draws wood; who does not mend it is discarded, and the next is drawn."""
    if m.seat_at(p, side) == NOBODY:
        return
    squad = m.squads[m.sides[p][side]]
    if may_field(m, squad):
        return
    if drawn != NONE and len(squad) > drawn:
        useless = squad.pop()
        discard_player(m, useless)
        if m.keeps_events:
            m.tell(PlayerLeaves, team=m.named(m.sides[p][side]), footballer=useless)
    level = _level_that_mends(m, m.box.players[squad[0]].position)
    m.then([(deal_wood, m.sides[p][side], level), (mend_positions, p, side, len(squad))])


def _level_that_mends(m: Competition, position: int) -> int:
    """Wood; where no wood player of another position is left, the lowest level that has one (M18)."""
    return max(
        card.level
        for card, place in zip(m.box.players, m.places_of_players, strict=True)
        if place != TAKEN and card.position != position
    )


def _fieldings(m: Competition, seat: int) -> list[Choice]:
    squad = sorted(m.squads[m.team_of[seat]])
    return [("field", *three) for three in combinations(squad, TRIO) if may_field(m, three)]


def _team_choices(m: Competition, ask: Ask) -> Sequence[Choice]:
    return TACTIC_CHOICES if ask.steps else _fieldings(m, ask.seat)


def _team_laid(m: Competition, ask: Ask, answer: Answer) -> None:
    p = ask.numbers[0]
    side = m.side_of(p, ask.seat)
    m.lineups[p][side] = list(answer[0][1:])
    m.laid_tactics[p][side] = answer[1][1]


def _why_not_field(m: Competition, ask: Ask, choice: Choice) -> Reason | None:
    if choice[0] == "tactic":
        return reason("team-first", "p. 5")
    if choice[0] == "field":
        if ask.steps:
            return reason("tactic-next", "p. 5")
        if not set(choice[1:]) <= set(m.squads[m.team_of[ask.seat]]):
            return reason("not-in-squad", "p. 5")
        if len(set(choice[1:])) != TRIO or len(choice) != 1 + TRIO:
            return reason("three-players", "p. 5", count=TRIO)
        if not may_field(m, choice[1:]):
            return reason("one-position", "p. 5")
        return reason("in-order", "p. 5")
    return None


def about_match(m: Competition, ask: Ask) -> dict[str, Any]:
    return {"player": ask.seat, **m.scoreline(ask.numbers[0])}


choose_team: Final = Asking[Competition](
    "choose-team",
    choices=_team_choices,
    take=_team_laid,
    seats=persons,
    sealed=True,
    is_complete=lambda m, ask, answer: len(answer) == 2,
    why_not=or_say_why(_why_not_field),
    rule="p. 5",
    arguments=about_match,
    team=lambda m, ask: m.team_of[ask.seat],
)


@step
def reveal_players(m: Competition, p: int) -> None:
    """p. 5: the players are turned over; cards that wait for a target get it now, before the roll (M30)."""
    m.is_revealed[p] = True
    if m.keeps_events:
        for side in (HOME, AWAY):
            m.tell(Lineup, team=m.named(m.sides[p][side]), footballers=m.lineups[p][side][:])
    cards = m.box.cards
    m.then(
        [
            (name_target, entry[PLAYED_BY], p, place)
            for place, entry in enumerate(m.in_play[p])
            if cards[entry[CARD]].on_player and entry[ON_PLAYER] == NONE
        ]
    )


def _targets(m: Competition, ask: Ask) -> Sequence[Choice]:
    _, p, place = ask.numbers
    return [("target", player) for player in m.lineups[p][m.in_play[p][place][ON_SIDE]]]


def _target_named(m: Competition, ask: Ask, answer: Answer) -> None:
    seat, p, place = ask.numbers
    face, side, _, by, uses = m.in_play[p][place]
    m.in_play[p][place] = (face, side, answer[0][1], by, uses)
    if m.keeps_events:
        m.tell(TargetNamed, player=seat, card=face, footballer=answer[0][1])


name_target: Final = Asking[Competition](
    "name-target",
    choices=_targets,
    take=_target_named,
    rule="M30",
    why_not=of_verb("target", reason("not-a-target", "M30")),
    arguments=lambda m, ask: {"player": ask.seat, "card": m.in_play[ask.numbers[1]][ask.numbers[2]][CARD]},
    team=lambda m, ask: m.team_of[ask.seat],
)
