"""Tactical, attack and defence values of a team, with all modifiers, and the levels they give (p. 6 and 7)."""

from typing import Final

from golazo.engine.steps import step
from golazo.games.masters_of_football.cards import ALL_TACTICS, Action
from golazo.games.masters_of_football.events import AttackLevel, DefenceLevel
from golazo.games.masters_of_football.rules.levels import level_of, settled
from golazo.games.masters_of_football.schema import HIGHEST_SKILL
from golazo.games.masters_of_football.state import AWAY, HOME, NOBODY, NONE, Competition
from golazo.games.masters_of_football.view_types import Part

# An entry of `in_play`: the card, the side it acts on, the player it acts on, who played it, the uses it has left.
CARD: Final = 0
ON_SIDE: Final = 1
ON_PLAYER: Final = 2
PLAYED_BY: Final = 3
USES_LEFT: Final = 4

AMOUNT: Final = 0  # the place in a part of a total

ATTACK: Final = 0
DEFENCE: Final = 1
TACTICAL: Final = 2


def counts_under(card: Action, tactic: int) -> bool:
    """p. 15: a card with tactical limits counts only while the match tactic is one of them."""
    return card.tactics == ALL_TACTICS or (tactic != NONE and bool(card.tactics >> tactic & 1))


def _within(value: int) -> int:
    """p. 11, M2: no player's value leaves 0 to 7."""
    return 0 if value < 0 else min(value, HIGHEST_SKILL)


def _player_modifier(card: Action, what: int) -> int:
    return (card.player_attack, card.player_defence, card.player_tactical)[what]


def _team_modifier(card: Action, what: int) -> int:
    return (card.attack, card.defence, card.tactical)[what]


def total(m: Competition, p: int, side: int, what: int) -> int:
    """A team's attack, defence or tactical value before the dice."""
    if m.in_play[p]:
        return sum([part[AMOUNT] for part in _parts(m, p, side, what)])
    players, tactic = m.box.players, m.tactic[p]
    value = _manager_modifier(m, p, side, what)
    for player in m.lineups[p][side]:
        value += players[player].skills[what][tactic]
    return value


def _manager_modifier(m: Competition, p: int, side: int, what: int) -> int:
    seat = m.seat_of[m.sides[p][side]]
    if seat == NOBODY:
        return 0
    manager = m.box.managers[m.managers[seat]]
    if what == TACTICAL:
        return manager.tactical_modifier
    return (manager.attack_modifiers if what == ATTACK else manager.defence_modifiers)[m.tactic[p]]


def _parts(m: Competition, p: int, side: int, what: int) -> list[tuple[int, int, int, int]]:
    """Where a value comes from: (amount, player, card, manager), NONE where it is not from one."""
    tactic = m.tactic[p]
    cards = m.box.cards
    in_play = [entry for entry in m.in_play[p] if entry[ON_SIDE] == side and counts_under(cards[entry[CARD]], tactic)]
    parts: list[tuple[int, int, int, int]] = []
    for player in m.lineups[p][side]:
        value = m.box.players[player].skills[what][tactic]
        parts.append((value, player, NONE, NONE))
        for entry in in_play:
            if entry[ON_PLAYER] == player:
                changed = _within(value + _player_modifier(cards[entry[CARD]], what))
                if changed != value:
                    parts.append((changed - value, player, entry[CARD], NONE))
                value = changed
    by_manager = _manager_modifier(m, p, side, what)
    if by_manager:
        parts.append((by_manager, NONE, NONE, m.managers[m.seat_at(p, side)]))
    for entry in in_play:
        by_card = _team_modifier(cards[entry[CARD]], what)
        if by_card:
            parts.append((by_card, NONE, entry[CARD], NONE))
    return parts


def breakdown(m: Competition, p: int, side: int, what: int) -> list[Part]:
    """The breakdown of a value for events; the parts add up to it."""
    lines: list[Part] = []
    for amount, player, card, manager in _parts(m, p, side, what):
        if manager != NONE:
            lines.append(Part(amount=amount, by="manager", rule="p. 13", manager=manager))
        elif card == NONE:
            lines.append(Part(amount=amount, by="footballer", rule="p. 14", footballer=player))
        elif player == NONE:
            lines.append(Part(amount=amount, by="card", rule="p. 15", card=card))
        else:
            lines.append(Part(amount=amount, by="card-on-footballer", rule="p. 11", card=card, footballer=player))
    return lines


@step
def settle_levels(m: Competition, p: int) -> None:
    """p. 7: recompute both levels from the totals (M23); of two equal levels one gives way (M3, M6)."""
    if m.tactic[p] == NONE:
        return
    home_has_it = m.advantage[p] == HOME
    attack = settled(total(m, p, HOME, ATTACK), total(m, p, AWAY, ATTACK), home_has_it, m.both_red)
    defence = settled(total(m, p, HOME, DEFENCE), total(m, p, AWAY, DEFENCE), home_has_it, m.both_red)
    before, m.levels[p] = m.levels[p], [*attack, *defence]
    if m.keeps_events:
        for side in (HOME, AWAY):
            if before[side] != m.levels[p][side]:
                _tell_level(m, p, side, ATTACK)
            if before[2 + side] != m.levels[p][2 + side]:
                _tell_level(m, p, side, DEFENCE)


def _tell_level(m: Competition, p: int, side: int, what: int) -> None:
    team, level, why = m.named(m.sides[p][side]), m.levels[p][2 * what + side], breakdown(m, p, side, what)
    value = total(m, p, side, what)
    event = AttackLevel if what == ATTACK else DefenceLevel
    m.tell(event, team=team, value=value, level=level, moved=level - level_of(value), why=why)


def has_genius(m: Competition, p: int, side: int, genius: int) -> bool:
    """Whether one of the three on the pitch carries the mark."""
    players = m.box.players
    marks = 0
    for player in m.lineups[p][side]:
        marks |= players[player].genius
    return bool(marks & genius)
