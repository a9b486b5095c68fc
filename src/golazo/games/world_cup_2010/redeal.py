"""Dealing anew what a seat cannot know: other seats' cards, and who owns the teams of groups to come."""

from __future__ import annotations

from golazo.games.world_cup_2010 import groups, knockout
from golazo.games.world_cup_2010.cards import GROUPS, KINDS
from golazo.games.world_cup_2010.table import Cup


def redeal(m: Cup, seat: int) -> None:
    _redeal_teams(m, seat)
    if not m.hands:
        return
    if m.first_match:
        pool = knockout.unseen(m, seat)
        hidden = [hand for holder, hand in enumerate(m.hands) if holder != seat]
    else:
        pool = groups.unseen(m, seat)
        hidden = [hand for team, hand in zip(m.box.groups[m.group], m.hands, strict=True) if m.owner[team] != seat]
    for hand in hidden:
        size = sum(hand)
        hand[:] = [0] * KINDS
        for _ in range(size):
            card = m.pick_weighted(pool)
            pool[card] -= 1
            hand[card] += 1
    m.deck = pool


def _redeal_teams(m: Cup, seat: int) -> None:
    """Teams of groups that have not begun lie face down before their owners; each keeps as many. (W13)"""
    secret = [team for letter in range(first_secret_group(m), len(GROUPS)) for team in m.box.groups[letter]]
    hidden = [team for team in secret if m.owner[team] not in (seat, -1)]
    owners = [m.owner[team] for team in hidden]
    for team in hidden:
        m.owner[team] = owners.pop(m.pick(len(owners)))


def first_secret_group(m: Cup) -> int:
    """The first group whose teams' owners are still secret."""
    if m.first_match:
        return len(GROUPS)
    return m.group + 1 if m.hands or m.group else 0
