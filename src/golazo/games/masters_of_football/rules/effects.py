"""What a card does when it takes effect (p. 11, 15 and 16)."""

from typing import Final

from golazo.engine.asking import Chance, Choice
from golazo.engine.steps import step
from golazo.games.masters_of_football.cards import (
    CORRUPTION,
    OWN,
    USE_ATTACK_RE_ROLL,
    USE_BLOCK_CORRUPTION,
    USE_DISALLOW_GOAL,
    USE_EXTRA_ATTACK,
    USE_EXTRA_ATTACK_ROLL,
    USE_RE_ROLL,
    USE_ROLL_TACTICS,
    USE_SKIP_TURN,
    Action,
)
from golazo.games.masters_of_football.events import CardWithoutEffect, ExtraAttackRoll, GoalDisallowed, WinBonus
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
from golazo.games.masters_of_football.rules.home_advantage import always_at_home, give_home_advantage
from golazo.games.masters_of_football.rules.immunity import is_immune
from golazo.games.masters_of_football.rules.strength import CARD, ON_SIDE, PLAYED_BY, USES_LEFT, settle_levels
from golazo.games.masters_of_football.rules.tactics import choose_tactic, set_match_tactics
from golazo.games.masters_of_football.rules.track import INJURY_TIME_NEEDS, points
from golazo.games.masters_of_football.rules.ways_to_play import (
    ATTACK_ROLL,
    FOR_TEAM,
    LAY,
    NOW,
    ON_A_PLAYER,
    PLAY,
    RE_ROLL_CARD,
    robbed_by_skip,
)
from golazo.games.masters_of_football.state import NONE, Competition

WIN_BONUS_SETS_ASIDE: Final = 3
VERBS_FOR_TEAM: Final = tuple(verbs[FOR_TEAM] for verbs in (PLAY, LAY, NOW))
VERBS_ON_PLAYER: Final = tuple(verbs[ON_A_PLAYER] for verbs in (PLAY, LAY, NOW))


def pay_back_win_bonuses(m: Competition, p: int) -> None:
    """M13: a Win Bonus costs what the team's points say; the rest of what was set aside comes back."""
    score = m.score[p]
    for seat, side in m.bonuses[p]:
        back = WIN_BONUS_SETS_ASIDE - points(score[side], score[1 - side])
        m.money[seat] += back
        if m.keeps_events:
            m.tell(WinBonus, player=seat, cost=WIN_BONUS_SETS_ASIDE - back, money=back)


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
            m.tell(CardWithoutEffect, player=seat, card=face)
        return
    player = choice[2] if choice[0] in VERBS_ON_PLAYER else NONE
    # M14, M32: what it is played for is its first use; a card of several effects has all of them left.
    left = card.uses if card.is_one_by_one else card.uses[1:]
    if card.lasts or left:
        m.in_play[p].append((face, side, player, seat, left))
    else:
        m.discards[face] += 1
    _act(m, p, seat, card, by_side, side)
    if card.uses and not card.is_one_by_one:
        act_by_use(m, p, card.uses[0], side, choice[-1])


def _aimed_side(m: Competition, p: int, card: Action, by_side: int, choice: Choice) -> int:
    if choice[0] in VERBS_FOR_TEAM:
        return m.sides[p].index(m.team_named(choice[2]))
    if choice[0] in VERBS_ON_PLAYER:
        return next((side for side in (0, 1) if choice[2] in m.lineups[p][side]), NONE)
    if choice[0] == RE_ROLL_CARD:
        return m.attacker[p] if choice[2] == ATTACK_ROLL else 1 - m.attacker[p]
    if not card.has_side and not card.is_one_by_one:
        if card.skip_turn:
            return robbed_by_skip(m, p)
        if card.extra_attack or card.disallow_goal:
            return m.attacker[p]
    if by_side == NONE:
        return NONE
    return by_side if card.aims == OWN else 1 - by_side


def _may_take_effect(m: Competition, p: int, card: Action, by_side: int, side: int) -> bool:
    """M26: a condition is checked as the card resolves."""
    if side == NONE:
        return not card.has_side and not card.skip_turn
    if _is_aimed(card) and is_immune(m, p, side, card.kind, by_side):
        return False
    if card.needs_home_advantage and m.advantage[p] != side:
        return False
    if card.force >= 0 and m.forced[p] != NONE:
        return False  # M26: of two forced tactics the first stands
    return not (card.home_advantage and always_at_home(m, p, 1 - side))  # M8


def _is_aimed(card: Action) -> bool:
    """Whether it is aimed at a team as it is played; what a card of several effects does later is judged then."""
    return card.has_side or (bool(card.uses) and not card.is_one_by_one)


def _act(m: Competition, p: int, seat: int, card: Action, by_side: int, side: int) -> None:
    """What a card does at once, apart from its uses."""
    if card.home_advantage:
        give_home_advantage(m, p, side)
    if card.force >= 0:
        m.forced[p] = card.force
    if card.substitutions:
        m.substitutions[p][side] += card.substitutions
    if card.immune:
        m.immune[p][side] |= card.immune
    act_at_once(m, seat, card)
    if card.variable_cost and not m.box.managers[m.managers[seat]].free_evolution:
        m.bonuses[p].append((seat, by_side))
    if card.lasts:
        m.then([(settle_levels, p)])


def act_at_once(m: Competition, seat: int, card: Action) -> None:
    """What a card does for its player outside any match."""
    m.money[seat] += card.money
    if card.academy_gold:
        m.wonderkids |= 1 << seat


def act_by_use(m: Competition, p: int, use: int, side: int, roll: int) -> None:
    """One use of a card; `roll` is the one it names where it re-rolls."""
    if use in (USE_RE_ROLL, USE_ATTACK_RE_ROLL):
        m.then([(re_roll, p, roll)])
    elif use == USE_ROLL_TACTICS:
        m.then([(choose_tactic, p), (set_match_tactics, p), (settle_levels, p)])
    elif use == USE_SKIP_TURN:
        m.skips[p] += 1
    elif use == USE_EXTRA_ATTACK:
        m.extra_attacks[p].append(m.attacker[p])
    elif use == USE_EXTRA_ATTACK_ROLL:
        m.then([(roll_for_extra_attack, p, side)])
    elif use == USE_DISALLOW_GOAL:
        disallow_goal(m, p)
    elif use == USE_BLOCK_CORRUPTION:
        m.blocked[p] = True


def use_card(m: Competition, p: int, seat: int, face: int, wanted: tuple[int, ...], roll: int) -> None:
    """M14, M32: one of the uses that a card on the table has left; it is discarded once all are used."""
    for place, entry in enumerate(m.in_play[p]):
        left = entry[USES_LEFT]
        if entry[CARD] == face and entry[PLAYED_BY] == seat and not set(wanted).isdisjoint(left):
            use = next(each for each in wanted if each in left)
            place_of_use = left.index(use)
            now_left = left[:place_of_use] + left[place_of_use + 1 :]
            if now_left or m.box.cards[face].lasts:
                m.in_play[p][place] = (*entry[:USES_LEFT], now_left)
            else:
                del m.in_play[p][place]
                m.discards[face] += 1
            act_by_use(m, p, use, entry[ON_SIDE], roll)
            return


def disallow_goal(m: Competition, p: int) -> None:
    """p. 11: the goal just scored is taken back; a spent genius stays spent (M5)."""
    m.score[p][m.attacker[p]] -= 1
    m.goal[p] = False
    if m.keeps_events:
        m.tell(GoalDisallowed, team=m.named(m.sides[p][m.attacker[p]]), **m.scoreline(p))


@step
def re_roll(m: Competition, p: int, roll: int) -> None:
    """M24: that side rolls both its dice again, and the new result stands."""
    if roll == ATTACK_ROLL:
        m.then([(roll_attack, p, ATTACK_DIE), (roll_genius, p, ATTACK_GENIUS), (show_dice, p)])
    else:
        m.then([(roll_defence, p, DEFENCE_DIE), (roll_genius, p, DEFENCE_GENIUS), (show_dice, p)])


def _extra_attack_rolled(m: Competition, value: int, p: int, side: int) -> None:
    if m.keeps_events:
        m.tell(ExtraAttackRoll, team=m.named(m.sides[p][side]), value=value, needed=INJURY_TIME_NEEDS)
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
