"""How a card may be played just now: the choices it gives its holder.

A choice is (verb, card), or names what it acts on as well: `-for` a team, `-on` a player, `-re-roll` a roll. The verb
begins with `play`, or with `lay` where cards go face down before they are revealed together.
"""

from typing import Final

from golazo.engine.asking import Choice
from golazo.games.masters_of_football.cards import AFTER_GOAL, AFTER_ROLL, AFTER_TURN, Action
from golazo.games.masters_of_football.rules.acting import is_immune
from golazo.games.masters_of_football.rules.strength import CARD, PLAYED_BY, USES_LEFT, counts_under
from golazo.games.masters_of_football.rules.track import HOME_ATTACKS, TURNS
from golazo.games.masters_of_football.state import AWAY, HOME, NONE, Competition

ATTACK_ROLL: Final = 0
DEFENCE_ROLL: Final = 1
ROLLS: Final = ("attack", "defence")

LAY: Final = ("lay", "lay-for", "lay-on")
PLAY: Final = ("play", "play-for", "play-on")
RE_ROLL_CARD: Final = "play-re-roll"
USE_RE_ROLL: Final = "use-re-roll"
RE_ROLL: Final = "re-roll"
RE_ROLL_COST: Final = 1

PLAIN: Final = 0
FOR_TEAM: Final = 1
ON_A_PLAYER: Final = 2


def ways_to_play(
    m: Competition, p: int, window: int, seat: int, face: int, verbs: tuple[str, str, str] = PLAY
) -> list[Choice]:
    """Every way in which a seat may play a card in a window of the match on pitch `p`."""
    card = m.box.cards[face]
    side = m.side_of(p, seat)
    if side == NONE and not m.box.is_for_outsiders(card):
        return []
    if card.money or card.substitutions or card.block_corruption:
        return [(verbs[PLAIN], face)] if _is_of_use(m, p, card) else []
    if window == AFTER_ROLL:
        return [(RE_ROLL_CARD, face, roll) for roll in re_rolls_of(m, p, card, side)]
    if window == AFTER_GOAL:
        return [(verbs[PLAIN], face)] if _may_disallow(m, p, card, side) else []
    if window == AFTER_TURN and not card.extra_attack_roll:
        return [(verbs[PLAIN], face)] if _may_bend_the_track(m, p, card, side) else []
    if card.roll_tactics and m.forced[p] != NONE:
        return []  # M28
    return _aimed(m, p, face, side, verbs)


def _is_of_use(m: Competition, p: int, card: Action) -> bool:
    return not (card.block_corruption and m.blocked[p])


def _aimed(m: Competition, p: int, face: int, side: int, verbs: tuple[str, str, str]) -> list[Choice]:
    """Participants aim at the side that the card is for, outsiders choose the side; the immune cannot be aimed at."""
    card = m.box.cards[face]
    sides = (HOME, AWAY) if side == NONE else (side if card.is_own else 1 - side,)
    open_sides = [each for each in sides if not is_immune(m, p, each, card.kind, side)]
    if card.on_player and m.is_revealed[p]:
        return [(verbs[ON_A_PLAYER], face, player) for each in open_sides for player in m.lineups[p][each]]
    if side == NONE:
        return [(verbs[FOR_TEAM], face, m.named(m.sides[p][each])) for each in open_sides]
    return [(verbs[PLAIN], face)] if open_sides else []


def re_rolls_of(m: Competition, p: int, card: Action, side: int) -> list[int]:
    """M24: attack or defence roll of this turn, one's own or the other's; 'attack only' is this turn's attack roll."""
    if not counts_under(card, m.tactic[p]):
        return []
    attacker = m.attacker[p]
    rolls = [] if is_immune(m, p, attacker, card.kind, side) else [ATTACK_ROLL]
    if not card.attack_re_rolls and not is_immune(m, p, 1 - attacker, card.kind, side):
        rolls.append(DEFENCE_ROLL)
    return rolls


def _may_disallow(m: Competition, p: int, card: Action, side: int) -> bool:
    """p. 11: the goal just scored, by the side that conceded it or by an outsider."""
    scorer = m.attacker[p]
    return m.goal[p] and side != scorer and not is_immune(m, p, scorer, card.kind, side)


def _may_bend_the_track(m: Competition, p: int, card: Action, side: int) -> bool:
    """M15: skip the next turn or attack again, for the team that attacked in this one; not after turn 12."""
    attacker = m.attacker[p]
    if side not in (attacker, NONE) or m.space[p] >= TURNS - 1:
        return False
    if card.skip_turn:
        robbed = robbed_by_skip(m, p)
        return robbed != NONE and not is_immune(m, p, robbed, card.kind, side)
    return not is_immune(m, p, attacker, card.kind, side)


def robbed_by_skip(m: Competition, p: int) -> int:
    """M15: the side whose attack one more skip takes away; NONE where no turn is left to skip."""
    skipped = m.space[p] + 1 + m.skips[p]
    if skipped >= TURNS:
        return NONE
    return HOME if HOME_ATTACKS[skipped] else AWAY


def re_rolls_at_hand(m: Competition, p: int, seat: int) -> list[Choice]:
    """Re-rolls without a card from the hand: the manager's own (p. 12: no card effects), and cards already in play."""
    choices: list[Choice] = []
    if has_manager_re_roll(m, p, seat):
        choices += [(RE_ROLL, ATTACK_ROLL), (RE_ROLL, DEFENCE_ROLL)]
    for entry in m.in_play[p]:
        if entry[USES_LEFT] and entry[PLAYED_BY] == seat:
            rolls = re_rolls_of(m, p, m.box.cards[entry[CARD]], m.side_of(p, seat))
            choices += [(USE_RE_ROLL, entry[CARD], roll) for roll in rolls]
    return choices


def has_manager_re_roll(m: Competition, p: int, seat: int) -> bool:
    manager = m.box.managers[m.managers[seat]]
    if not manager.re_rolls and not manager.paid_re_rolls:
        return False
    side = m.side_of(p, seat)
    if side == NONE:
        return False
    return m.re_rolls[p][side] > 0 or (manager.paid_re_rolls and m.money[seat] >= RE_ROLL_COST)
