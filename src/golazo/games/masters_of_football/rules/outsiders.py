"""Outsiders (M11), and the order in which all act in a match (M10)."""

from golazo.games.masters_of_football.state import ALL_AT_ONCE, HOME, NOBODY, NONE, Competition


def outsiders(m: Competition, p: int) -> list[int]:
    """M11, M20: persons of either championship who play in no ongoing match.

    M21: where all matches of a matchday run at once nobody is one, until the final.
    """
    if m.pace == ALL_AT_ONCE and not m.finalists:
        return []
    playing = {team for sides in m.sides for team in sides}
    return [seat for seat, team in enumerate(m.team_of) if team not in playing]


def set_order_of_acting(m: Competition, p: int) -> None:
    """The manager without home advantage first, outsiders last."""
    side = m.advantage[p]
    playing = [seat for each in (1 - side, side) if (seat := m.seat_at(p, each)) != NOBODY]
    m.acting[p] = playing + outsiders(m, p)


def count_outsiders_anew(m: Competition) -> None:
    """A match has begun, or ended: who plays in none has changed for the other one."""
    for p, sides in enumerate(m.sides):
        if sides[HOME] != NONE:
            set_order_of_acting(m, p)


def roles(m: Competition, p: int) -> list[int]:
    """By seat: its manager in his own match, as an outsider the same manager counted after all of them."""
    as_outsider = len(m.box.managers)
    sides = m.sides[p]
    return [
        manager if team in sides else as_outsider + manager for team, manager in zip(m.team_of, m.managers, strict=True)
    ]
