"""Who may act in a match and in which order (M10, M11), and who is immune to what (p. 16, M25)."""

from golazo.games.masters_of_football.state import ALL_AT_ONCE, AWAY, HOME, NOBODY, NONE, Competition


def outsiders(m: Competition, p: int) -> list[int]:
    """M11, M20: persons of either championship who play in no ongoing match.

    M21: where all matches of a matchday run at once nobody is one, until the final.
    """
    if m.pace == ALL_AT_ONCE and not m.finalists:
        return []
    playing = {team for sides in m.sides for team in sides}
    return [seat for seat, team in enumerate(m.team_of) if team not in playing]


def give_home_advantage(m: Competition, p: int, side: int) -> None:
    """The side that holds it acts after the other: the manager without home advantage first, outsiders last."""
    m.advantage[p] = side
    playing = [seat for each in (1 - side, side) if (seat := m.seat_at(p, each)) != NOBODY]
    m.acting[p] = playing + outsiders(m, p)


def count_outsiders_anew(m: Competition) -> None:
    """A match has begun, or ended: who plays in none has changed for the other one."""
    for p, sides in enumerate(m.sides):
        if sides[HOME] != NONE:
            give_home_advantage(m, p, m.advantage[p])


def always_at_home(m: Competition, p: int, side: int) -> bool:
    seat = m.seat_at(p, side)
    return seat != NOBODY and m.box.managers[m.managers[seat]].always_home_advantage


def first_advantage(m: Competition, p: int) -> int:
    """p. 11: the home side, unless the visitors are The People's Club."""
    return AWAY if always_at_home(m, p, AWAY) and not always_at_home(m, p, HOME) else HOME


def roles(m: Competition, p: int) -> list[int]:
    """By seat: its manager in his own match, as an outsider the same manager counted after all of them."""
    as_outsider = len(m.box.managers)
    sides = m.sides[p]
    return [
        manager if team in sides else as_outsider + manager for team, manager in zip(m.team_of, m.managers, strict=True)
    ]


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
