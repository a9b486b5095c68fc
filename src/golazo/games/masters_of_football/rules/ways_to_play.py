"""How a card may be played just now: the choices it gives its holder.

A choice is (verb, card), or names what it acts on as well: `-for` a team, `-on` a player, `-re-roll` a roll. The verb
begins with `play`, with `lay` where cards go face down before they are revealed together, or with `use` for a card
that lies on the table and has something left.
"""

from collections.abc import Iterator
from typing import Final

from golazo.engine.asking import Choice
from golazo.games.masters_of_football.cards import (
    EITHER,
    OTHER,
    OWN,
    USE_ATTACK_RE_ROLL,
    USE_BLOCK_CORRUPTION,
    USE_DISALLOW_GOAL,
    USE_EXTRA_ATTACK,
    USE_EXTRA_ATTACK_ROLL,
    USE_RE_ROLL,
    USE_ROLL_TACTICS,
    USE_SKIP_TURN,
    WINDOW_OF_USE,
    Action,
)
from golazo.games.masters_of_football.rules.immunity import is_immune
from golazo.games.masters_of_football.rules.strength import CARD, ON_SIDE, PLAYED_BY, USES_LEFT, counts_under
from golazo.games.masters_of_football.rules.track import HOME_ATTACKS, TURNS
from golazo.games.masters_of_football.state import AWAY, HOME, NONE, CardInPlay, Competition

ATTACK_ROLL: Final = 0
DEFENCE_ROLL: Final = 1
ROLLS: Final = ("attack", "defence")

LAY: Final = ("lay", "lay-for", "lay-on")
PLAY: Final = ("play", "play-for", "play-on")
NOW: Final = ("play-now", "play-now-for", "play-now-on")
"""Of cards that are played at any time, as free acts."""
RE_ROLL_CARD: Final = "play-re-roll"
USE: Final = "use"
USE_FOR_RE_ROLL: Final = "use-re-roll"
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
    if not card.uses or card.is_one_by_one:
        return ways_to_aim(m, p, face, side, verbs)
    use = card.uses[0]
    if use in (USE_RE_ROLL, USE_ATTACK_RE_ROLL):
        return [(RE_ROLL_CARD, face, roll) for roll in rolls_open_to(m, p, card, use, side)]
    if hindrance(m, p, card, use, side):
        return []
    return ways_to_aim(m, p, face, side, verbs) if use == USE_EXTRA_ATTACK_ROLL else [(verbs[PLAIN], face)]


def open_sides(m: Competition, p: int, card: Action, side: int) -> list[int]:
    """Whom a card may be aimed at: the team it is for, or as its player says (p. 15); outsiders choose the team, and
    the immune cannot be aimed at (M25)."""
    if side == NONE or card.aims == EITHER:
        sides: tuple[int, ...] = (HOME, AWAY)
    else:
        sides = (side if card.aims == OWN else 1 - side,)
    return [each for each in sides if not is_immune(m, p, each, card.kind, side)]


def ways_to_aim(m: Competition, p: int, face: int, side: int, verbs: tuple[str, str, str]) -> list[Choice]:
    """Whom a card may act on: a player, a team, or what goes without saying."""
    card = m.box.cards[face]
    if not card.has_side:
        return [(verbs[PLAIN], face)]
    sides = open_sides(m, p, card, side)
    if card.on_player and m.is_revealed[p]:
        return [(verbs[ON_A_PLAYER], face, player) for each in sides for player in m.lineups[p][each]]
    if side == NONE or card.aims == EITHER:
        return [(verbs[FOR_TEAM], face, m.named(m.sides[p][each])) for each in sides]
    return [(verbs[PLAIN], face)] if sides else []


def rolls_open_to(m: Competition, p: int, card: Action, use: int, side: int) -> list[int]:
    """M24: attack or defence roll of this turn, one's own or the other's; 'attack only' is this turn's attack roll."""
    if not counts_under(card, m.tactic[p]):
        return []
    attacker = m.attacker[p]
    rolls = [] if is_immune(m, p, attacker, card.kind, side) else [ATTACK_ROLL]
    if use == USE_RE_ROLL and not is_immune(m, p, 1 - attacker, card.kind, side):
        rolls.append(DEFENCE_ROLL)
    return rolls


def hindrance(m: Competition, p: int, card: Action, use: int, side: int) -> str:
    """What keeps a card from this use just now, as the key of a reason; nothing: it may be used."""
    if not counts_under(card, m.tactic[p]):
        return "card-other-tactic"
    if use in (USE_RE_ROLL, USE_ATTACK_RE_ROLL):
        return "" if rolls_open_to(m, p, card, use, side) else "team-immune"
    if use == USE_ROLL_TACTICS:
        return "tactic-is-forced" if m.forced[p] != NONE else ""  # M28
    if use == USE_BLOCK_CORRUPTION:
        return "already-blocked" if m.blocked[p] else ""
    if use == USE_EXTRA_ATTACK_ROLL:
        return ""  # whom it is for is judged where it is aimed
    if use == USE_SKIP_TURN:
        hit = robbed_by_skip(m, p)
        if hit == NONE:
            return "no-turn-to-skip"
        if card.aims == OTHER and hit == side:
            return "own-turn-next"
    else:
        hit = m.attacker[p]
        if use == USE_DISALLOW_GOAL and not m.goal[p]:
            return "no-goal"
        if use == USE_DISALLOW_GOAL and side == hit:
            return "own-goal"
        if use == USE_EXTRA_ATTACK and side not in (hit, NONE):
            return "not-the-attacker"  # M15: by or for the team that attacked
    return "team-immune" if is_immune(m, p, hit, card.kind, side) else ""


def robbed_by_skip(m: Competition, p: int) -> int:
    """M15: the side whose attack one more skip takes away; NONE where no turn is left to skip."""
    skipped = m.space[p] + 1 + m.skips[p]
    if skipped >= TURNS:
        return NONE
    return HOME if HOME_ATTACKS[skipped] else AWAY


def uses_left(m: Competition, p: int, seat: int, window: int) -> Iterator[tuple[CardInPlay, int]]:
    """The cards of a seat that lie on the table and have something left for this window, each with what it is."""
    for entry in m.in_play[p]:
        if entry[USES_LEFT] and entry[PLAYED_BY] == seat:
            for use in sorted(set(entry[USES_LEFT])):
                if WINDOW_OF_USE[use] == window:
                    yield entry, use


def uses_at_hand(m: Competition, p: int, seat: int, window: int) -> list[Choice]:
    """What can be done without a card from the hand: by cards on the table, M32."""
    choices: list[Choice] = []
    side = m.side_of(p, seat)
    for entry, use in uses_left(m, p, seat, window):
        face = entry[CARD]
        card = m.box.cards[face]
        if use in (USE_RE_ROLL, USE_ATTACK_RE_ROLL):
            choices += [(USE_FOR_RE_ROLL, face, roll) for roll in rolls_open_to(m, p, card, use, side)]
        elif not hindrance(m, p, card, use, side) and (
            use != USE_EXTRA_ATTACK_ROLL or not is_immune(m, p, entry[ON_SIDE], card.kind, side)
        ):
            choices.append((USE, face, use))
    return list(dict.fromkeys(choices))


def manager_re_rolls(m: Competition, p: int, seat: int) -> list[Choice]:
    """p. 12: they are no card effects, so nobody is immune to them."""
    return [(RE_ROLL, ATTACK_ROLL), (RE_ROLL, DEFENCE_ROLL)] if has_manager_re_roll(m, p, seat) else []


def has_manager_re_roll(m: Competition, p: int, seat: int) -> bool:
    manager = m.box.managers[m.managers[seat]]
    if not manager.re_rolls and not manager.paid_re_rolls:
        return False
    side = m.side_of(p, seat)
    if side == NONE:
        return False
    return m.re_rolls[p][side] > 0 or (manager.paid_re_rolls and m.money[seat] >= RE_ROLL_COST)
