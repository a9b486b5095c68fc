"""The twelve turns of a match, injury time and the final whistle (p. 8 and 9)."""

from typing import Final

from golazo.engine.asking import Chance
from golazo.engine.steps import step
from golazo.games.masters_of_football.cards import (
    AFTER_GOAL,
    AFTER_ROLL,
    AFTER_TURN,
    ATTACKING_GENIUS,
    BEFORE_ROLL,
    DEFENSIVE_GENIUS,
)
from golazo.games.masters_of_football.events import FinalWhistle, Goal, GoalStopped, InjuryTime, Turn, TurnSkipped
from golazo.games.masters_of_football.rules.card_windows import card_window
from golazo.games.masters_of_football.rules.dice import (
    GENIUS_FACE,
    roll_dice,
    tactic_weights,
)
from golazo.games.masters_of_football.rules.effects import pay_back_win_bonuses
from golazo.games.masters_of_football.rules.half_time import half_time
from golazo.games.masters_of_football.rules.outsiders import count_outsiders_anew
from golazo.games.masters_of_football.rules.strength import CARD, has_genius
from golazo.games.masters_of_football.rules.track import HOME_ATTACKS, INJURY_TIME_NEEDS, TURNS, TURNS_A_HALF
from golazo.games.masters_of_football.state import AWAY, HOME, NOBODY, PITCHES, Competition


@step
def play_space(m: Competition, p: int) -> None:
    """p. 8: one space of the turn track, from kick-off on; it may be skipped (M15)."""
    space = m.space[p]
    if space == TURNS:
        m.then([(injury_time, p)])
    elif m.skips[p]:
        m.skips[p] -= 1
        if m.keeps_events:
            m.tell(TurnSkipped, turn=space + 1)
        m.then([(next_space, p)])
    else:
        m.todo.append((next_space, p))
        attack_turn(m, p, HOME if HOME_ATTACKS[space] else AWAY)


@step
def next_space(m: Competition, p: int) -> None:
    """p. 8 and 9: the marker moves on; half-time lies between the sixth space and the seventh."""
    m.space[p] += 1
    if m.space[p] == TURNS_A_HALF:
        m.then([(half_time, p), (play_space, p)])
    else:
        play_space(m, p)


@step
def attack_turn(m: Competition, p: int, attacker: int) -> None:
    """p. 8: cards, the roll, re-rolls, the goal, and what is played after the turn."""
    m.attacker[p] = attacker
    m.goal[p] = False
    if m.keeps_events:
        m.tell(Turn, turn=min(m.space[p], TURNS - 1) + 1, team=m.named(m.sides[p][attacker]))
    m.then(_TURN[p])


@step
def attack_again(m: Competition, p: int) -> None:
    """M15: an additional attack repeats the turn without moving the marker, with all its windows."""
    if m.extra_attacks[p]:
        m.then([(attack_turn, p, m.extra_attacks[p].pop(0))])


def has_higher_total(m: Competition, p: int) -> bool:
    """p. 8: whether the attack's dice show more than the defence's."""
    attack, attack_genius, defence, defence_genius = m.dice[p]
    values = m.box.genius_values
    return attack + values[attack_genius] > defence + values[defence_genius]


@step
def judge_goal(m: Competition, p: int) -> None:
    """p. 8: a higher total, or a genius; a defensive genius stops any goal (M5). Judged after all re-rolls."""
    _, attack_genius, _, defence_genius = m.dice[p]
    attacker = m.attacker[p]
    stopped = defence_genius == GENIUS_FACE and has_genius(m, p, 1 - attacker, DEFENSIVE_GENIUS)
    if stopped:
        if m.keeps_events:
            m.tell(GoalStopped, team=m.named(m.sides[p][1 - attacker]))
        return
    by_roll = has_higher_total(m, p)
    by_genius = (
        attack_genius == GENIUS_FACE
        and not m.genius_spent[p][attacker]
        and has_genius(m, p, attacker, ATTACKING_GENIUS)
    )
    if by_genius:
        m.genius_spent[p][attacker] = True
    if by_roll or by_genius:
        m.goal[p] = True
        m.score[p][attacker] += 1
        if m.keeps_events:
            m.tell(Goal, team=m.named(m.sides[p][attacker]), genius_goal=by_genius, **m.scoreline(p))
        m.then([(card_window, p, AFTER_GOAL, NOBODY)])


_TURN: Final = tuple(
    (
        (card_window, p, BEFORE_ROLL, NOBODY),
        (roll_dice, p),
        (card_window, p, AFTER_ROLL, NOBODY),
        (judge_goal, p),
        (card_window, p, AFTER_TURN, NOBODY),
        (attack_again, p),
    )
    for p in range(PITCHES)
)


# Injury time and the end


@step
def injury_time(m: Competition, p: int) -> None:
    """p. 9: level, or the side with home advantage one down: it rolls, and attacks once more on 3 or more."""
    side = m.advantage[p]
    behind = m.score[p][1 - side] - m.score[p][side]
    if behind in (0, 1):
        m.then([(roll_injury_time, p, side), (final_whistle, p)])
    else:
        m.then([(final_whistle, p)])


def _injury_time_rolled(m: Competition, value: int, p: int, side: int) -> None:
    if m.keeps_events:
        m.tell(InjuryTime, team=m.named(m.sides[p][side]), value=value, needed=INJURY_TIME_NEEDS)
    if value >= INJURY_TIME_NEEDS:
        m.then([(attack_turn, p, side)])


roll_injury_time: Final = Chance[Competition](
    "roll-injury-time",
    weights=tactic_weights,
    take=_injury_time_rolled,
    verb="roll",
    rule="p. 9",
    arguments=lambda m, ask: {"team": m.named(m.sides[ask.numbers[0]][ask.numbers[1]])},
)


@step
def final_whistle(m: Competition, p: int) -> None:
    """p. 9: the result is written down; cards in play are discarded."""
    home, away = m.sides[p]
    score = m.score[p]
    m.results.append([home, away, *score])
    if m.keeps_events:
        m.tell(FinalWhistle, **m.scoreline(p))
    pay_back_win_bonuses(m, p)
    for entry in m.in_play[p]:
        m.discards[entry[CARD]] += 1
    m.in_play[p] = []
    m.clear_pitch(p)
    count_outsiders_anew(m)
