"""Setting the match tactics (p. 6): both roll, the higher tactical value or a genius decides whose tactic is played."""

from collections.abc import Sequence
from typing import Any, Final

from golazo.engine.asking import Answer, Ask, Asking, Chance, Choice
from golazo.engine.steps import step
from golazo.games.masters_of_football.cards import TACTICAL_GENIUS
from golazo.games.masters_of_football.events import TacticalBattle, TacticalValue, TacticForced
from golazo.games.masters_of_football.rules.dice import (
    GENIUS_FACE,
    genius_weights,
    roll_at_once,
    tactic_weights,
)
from golazo.games.masters_of_football.rules.refusals import or_say_why
from golazo.games.masters_of_football.rules.strength import TACTICAL, breakdown, has_genius, total
from golazo.games.masters_of_football.schema import TACTICS
from golazo.games.masters_of_football.state import AWAY, HOME, NOBODY, NONE, Competition
from golazo.games.masters_of_football.view_types import Part

TACTIC_CHOICES: Final[Sequence[Choice]] = tuple(("tactic", tactic) for tactic in range(len(TACTICS)))


def persons(m: Competition, p: int) -> list[int]:
    """The seats that play this match."""
    return [seat for side in (HOME, AWAY) if (seat := m.seat_at(p, side)) != NOBODY]


def _tactic_laid(m: Competition, ask: Ask, answer: Answer) -> None:
    p = ask.numbers[0]
    side = m.side_of(p, ask.seat)
    m.laid_tactics[p][side] = answer[0][1]
    m.shown_tactics[p][side] = False


choose_tactic: Final = Asking[Competition](
    "choose-tactic",
    choices=lambda m, ask: TACTIC_CHOICES,
    take=_tactic_laid,
    seats=persons,
    sealed=True,
    rule="p. 9, M4",
    why_not=or_say_why(),
    arguments=lambda m, ask: {"player": ask.seat},
    team=lambda m, ask: m.team_of[ask.seat],
)


@step
def set_match_tactics(m: Competition, p: int) -> None:
    """p. 6: tactic die and genius die for each side, unless a tactic is forced (M9)."""
    if m.forced[p] != NONE:
        m.tactic[p] = m.forced[p]
        if m.keeps_events:
            m.tell(TacticForced, tactic=m.forced[p])
        m.roll_winner[p] = NONE
        return
    tactic, genius = m.box.tactic_faces, m.box.genius_faces
    rolled = roll_at_once(m, tactic, genius, tactic, genius)
    if rolled is None:
        rolls = [(roll, p, side) for side in (HOME, AWAY) for roll in (roll_tactic_die, roll_tactical_genius)]
        m.then([*rolls, (tactical_battle, p)])
    else:
        m.tactical_dice[p] = [rolled[:2], rolled[2:]]
        tactical_battle(m, p)


def _tactic_rolled(m: Competition, value: int, p: int, side: int) -> None:
    m.tactical_dice[p][side] = [value, m.tactical_dice[p][side][1]]


def _genius_rolled(m: Competition, value: int, p: int, side: int) -> None:
    m.tactical_dice[p][side] = [m.tactical_dice[p][side][0], value]


def _team(m: Competition, ask: Ask) -> dict[str, Any]:
    return {"team": m.named(m.sides[ask.numbers[0]][ask.numbers[1]])}


roll_tactic_die: Final = Chance[Competition](
    "roll-tactic-die", weights=tactic_weights, take=_tactic_rolled, verb="roll", rule="p. 6", arguments=_team
)
roll_tactical_genius: Final = Chance[Competition](
    "roll-tactical-genius", weights=genius_weights, take=_genius_rolled, verb="genius", rule="p. 6", arguments=_team
)


def tactical_value(m: Competition, p: int, side: int) -> int:
    """p. 6: players, dice, manager and cards."""
    tactic_die, genius_die = m.tactical_dice[p][side]
    return total(m, p, side, TACTICAL) + tactic_die + m.box.genius_values[genius_die]


def tactical_breakdown(m: Competition, p: int, side: int) -> list[Part]:
    tactic_die, genius_die = m.tactical_dice[p][side]
    rolled = tactic_die + m.box.genius_values[genius_die]
    return [*breakdown(m, p, side, TACTICAL), Part(amount=rolled, by="dice", rule="p. 6")]


@step
def tactical_battle(m: Competition, p: int) -> None:
    """p. 6: the higher value wins, in a tie home advantage; a genius face with a tactical genius wins outright."""
    flashes = [
        m.tactical_dice[p][side][1] == GENIUS_FACE and has_genius(m, p, side, TACTICAL_GENIUS) for side in (HOME, AWAY)
    ]
    home, away = tactical_value(m, p, HOME), tactical_value(m, p, AWAY)
    if flashes[HOME] != flashes[AWAY]:
        winner = HOME if flashes[HOME] else AWAY
    elif flashes[HOME] or home == away:
        winner = m.advantage[p]
    else:
        winner = HOME if home > away else AWAY
    if m.keeps_events:
        for side, value in ((HOME, home), (AWAY, away)):
            why = tactical_breakdown(m, p, side)
            m.tell(TacticalValue, team=m.named(m.sides[p][side]), value=value, why=why)
        is_genius = flashes[winner]
        tactic = m.laid_tactics[p][winner]
        m.tell(TacticalBattle, team=m.named(m.sides[p][winner]), tactic=tactic, by_genius=is_genius)
    m.roll_winner[p] = winner
    m.shown_tactics[p] = [side == winner for side in (HOME, AWAY)]
    m.tactic[p] = m.laid_tactics[p][winner]
