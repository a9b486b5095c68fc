"""Who is immune to which kinds of card (p. 16, M25)."""

from golazo.games.masters_of_football.state import AWAY, HOME, NOBODY, Competition


def manager_immunities(m: Competition, p: int) -> list[int]:
    """What the two managers are immune to in this match, as masks of the kinds of card."""
    masks = [0, 0]
    for side in (HOME, AWAY):
        seat = m.seat_at(p, side)
        if seat != NOBODY:
            manager = m.box.managers[m.managers[seat]]
            masks[side] = manager.immune | (manager.immune_at_home if side == HOME else 0)
    return masks


def is_immune(m: Competition, p: int, side: int, kind: int, by_side: int) -> bool:
    """M25: immunity stops cards of that kind which others aim at the team; a manager's own cards always work."""
    return by_side != side and bool(m.immune[p][side] >> kind & 1)
