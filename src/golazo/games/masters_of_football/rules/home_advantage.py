"""Home advantage (p. 11): who has it, and what it changes."""

from golazo.games.masters_of_football.rules.outsiders import set_order_of_acting
from golazo.games.masters_of_football.state import AWAY, HOME, NOBODY, Competition


def give_home_advantage(m: Competition, p: int, side: int) -> None:
    """The side that holds it acts after the other."""
    m.advantage[p] = side
    set_order_of_acting(m, p)


def always_at_home(m: Competition, p: int, side: int) -> bool:
    seat = m.seat_at(p, side)
    return seat != NOBODY and m.box.managers[m.managers[seat]].always_home_advantage


def first_advantage(m: Competition, p: int) -> int:
    """p. 11: the home side, unless the visitors are The People's Club."""
    return AWAY if always_at_home(m, p, AWAY) and not always_at_home(m, p, HOME) else HOME
