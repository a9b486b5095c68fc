"""What a card does when it takes effect (p. 11, 15 and 16)."""

from typing import Final

from golazo.engine.asking import Chance, Choice
from golazo.engine.steps import step
from golazo.games.masters_of_football.cards import CORRUPTION, Action
from golazo.games.masters_of_football.rules.acting import always_at_home, give_home_advantage, is_immune
from golazo.games.masters_of_football.rules.dice import (
    ATTACK_DIE,
    ATTACK_GENIUS,
    DEFENCE_DIE,
    DEFENCE_GENIUS,
    roll_attack,
    roll_defence,
    roll_genius,
    show_dice,
    tactic_weights,
)
from golazo.games.masters_of_football.rules.options import ATTACK_ROLL, RE_ROLL_CARD, robbed_by_skip
from golazo.games.masters_of_football.rules.strength import settle_levels
from golazo.games.masters_of_football.rules.tactics import choose_tactic, set_match_tactics
from golazo.games.masters_of_football.rules.track import INJURY_TIME_NEEDS
from golazo.games.masters_of_football.state import NONE, Competition

WIN_BONUS_SETS_ASIDE: Final = 3
VERBS_FOR_TEAM: Final = ("play-for", "lay-for")
VERBS_ON_PLAYER: Final = ("play-on", "lay-on")


@step
def take_effect(m: Competition, p: int, seat: int, choice: Choice) -> None:
    """A paid card acts, unless it is blocked or its condition fails (M26); it is discarded, or stays on the table."""
    face = choice[1]
    card = m.box.cards[face]
    m.pending[p].remove(face)
    by_side = m.side_of(p, seat)
    side = _aimed_side(m, p, card, by_side, choice)
    is_blocked = card.kind == CORRUPTION and m.blocked[p]
    if is_blocked:
        m.blocked[p] = False
    if is_blocked or not _may_take_effect(m, p, card, by_side, side):
        m.discards[face] += 1
        if m.keeps_events:
            m.tell("card-without-effect", player=seat, card=face)
        return
    player = choice[2] if choice[0] in VERBS_ON_PLAYER else NONE
    if card.lasts:
        # M14: a card with several uses stays until all are used; the first use is the one it is played for.
        uses = card.re_rolls - 1 if card.re_rolls else 0
        if card.re_rolls and not uses:
            m.discards[face] += 1
        else:
            m.in_play[p].append([face, side, player, seat, uses])
    else:
        m.discards[face] += 1
    _act(m, p, seat, card, side, choice)


def _aimed_side(m: Competition, p: int, card: Action, by_side: int, choice: Choice) -> int:
    if choice[0] in VERBS_FOR_TEAM:
        return m.sides[p].index(m.team_named(choice[2]))
    if choice[0] in VERBS_ON_PLAYER:
        return next((side for side in (0, 1) if choice[2] in m.lineups[p][side]), NONE)
    if choice[0] == RE_ROLL_CARD:
        return m.attacker[p] if choice[2] == ATTACK_ROLL else 1 - m.attacker[p]
    if card.skip_turn:
        return robbed_by_skip(m, p)
    if by_side == NONE or card.disallow_goal:
        return m.attacker[p]
    return by_side if card.is_own else 1 - by_side


def _may_take_effect(m: Competition, p: int, card: Action, by_side: int, side: int) -> bool:
    """M26: a condition is checked as the card resolves."""
    if side == NONE or is_immune(m, p, side, card.kind, by_side):
        return False
    if card.needs_home_advantage and m.advantage[p] != side:
        return False
    if card.force >= 0 and m.forced[p] != NONE:
        return False  # M26: of two forced tactics the first stands
    return not (card.home_advantage and always_at_home(m, p, 1 - side))  # M8


def _act(m: Competition, p: int, seat: int, card: Action, side: int, choice: Choice) -> None:
    if card.home_advantage:
        give_home_advantage(m, p, side)
    if card.force >= 0:
        m.forced[p] = card.force
    if card.money:
        m.money[seat] += card.money
    if card.substitutions:
        m.substitutions[p][side] += card.substitutions
    if card.immune:
        m.immune[p][side] |= card.immune
    if card.disallow_goal:
        disallow_goal(m, p)
    if card.skip_turn:
        m.skips[p] += 1
    if card.extra_attack:
        m.extra_attacks[p].append(m.attacker[p])
    if card.academy_gold:
        m.wonderkids |= 1 << seat
    if card.variable_cost and not m.box.managers[m.managers[seat]].free_evolution:
        m.bonuses[p].append((seat, side))
    if card.extra_attack_roll:
        m.then([(roll_for_extra_attack, p, side)])
    elif card.re_rolls:
        m.then([(re_roll, p, choice[2])])
    elif card.roll_tactics:
        m.then([(choose_tactic, p), (set_match_tactics, p), (settle_levels, p)])
    elif card.lasts:
        m.then([(settle_levels, p)])


def disallow_goal(m: Competition, p: int) -> None:
    """p. 11: the goal just scored is taken back; a spent genius stays spent (M5)."""
    m.score[p][m.attacker[p]] -= 1
    m.goal[p] = False
    if m.keeps_events:
        m.tell("goal-disallowed", team=m.named(m.sides[p][m.attacker[p]]), **m.scoreline(p))


@step
def re_roll(m: Competition, p: int, roll: int) -> None:
    """M24: that side rolls both its dice again, and the new result stands."""
    if roll == ATTACK_ROLL:
        m.then([(roll_attack, p, ATTACK_DIE), (roll_genius, p, ATTACK_GENIUS), (show_dice, p)])
    else:
        m.then([(roll_defence, p, DEFENCE_DIE), (roll_genius, p, DEFENCE_GENIUS), (show_dice, p)])


def _extra_attack_rolled(m: Competition, value: int, p: int, side: int) -> None:
    if m.keeps_events:
        m.tell("extra-attack-roll", team=m.named(m.sides[p][side]), value=value, needed=INJURY_TIME_NEEDS)
    if value >= INJURY_TIME_NEEDS:
        m.extra_attacks[p].append(side)


roll_for_extra_attack: Final = Chance[Competition](
    "roll-for-extra-attack",
    weights=tactic_weights,
    take=_extra_attack_rolled,
    verb="roll",
    rule="p. 9",
    arguments=lambda m, ask: {"team": m.named(m.sides[ask.numbers[0]][ask.numbers[1]])},
)
