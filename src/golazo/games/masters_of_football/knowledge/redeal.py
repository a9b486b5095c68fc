"""Re-dealing what a seat cannot know: hands, offers, managers still in hand, and cards face down on a pitch."""

from itertools import combinations

from golazo.games.masters_of_football.rules.preparation import may_field
from golazo.games.masters_of_football.rules.setup import hidden_managers
from golazo.games.masters_of_football.rules.stacks import parted
from golazo.games.masters_of_football.schema import TACTICS, TRIO
from golazo.games.masters_of_football.state import AWAY, HOME, IN_STACK, NOBODY, NONE, TAKEN, Competition

Parted = tuple[list[int], list[int], list[int], list[int]]


def redeal(m: Competition, seat: int) -> None:
    _redeal_managers(m, seat)
    _redeal_offers(m, seat)
    _redeal_cards(m, seat)
    for p in range(len(m.sides)):
        if m.sides[p][HOME] != NONE:
            for side in (HOME, AWAY):
                _redeal_side(m, p, side, seat)


def _redeal_managers(m: Competition, seat: int) -> None:
    pool = hidden_managers(m, seat)
    for other, dealt in enumerate(m.dealt_managers):
        if other != seat:
            for place in range(len(dealt)):
                dealt[place] = m.pick_weighted(pool)
                pool[dealt[place]] = 0


def _redeal_offers(m: Competition, seat: int) -> None:
    """Players dealt face down: each keeps as many of each level, dealt before a reshuffle or after it."""
    levels = m.box.level_of_player
    hidden = [offer for other, offer in enumerate(m.offers) if other != seat]
    old = [player for offer in hidden for player in offer if player in m.old_offers]
    for player in (player for offer in hidden for player in offer if player not in old):
        m.places_of_players[player] = IN_STACK
    left = old[:]
    for offer in hidden:
        for place, player in enumerate(offer):
            same = [of == levels[player] for of in levels]
            if player in old:
                drawn = m.pick_weighted([same[each] and each in left for each in range(len(levels))])
                left.remove(drawn)
            else:
                in_stack = [where == IN_STACK for where in m.places_of_players]
                drawn = m.pick_weighted([here and fits for here, fits in zip(in_stack, same, strict=True)])
                m.places_of_players[drawn] = TAKEN
            offer[place] = drawn


def _redeal_cards(m: Competition, seat: int) -> None:
    """Action cards: what another seat has shown it keeps. What it drew before the last reshuffle is drawn from what
    all others drew before it, the rest from the stack and what was drawn since.

    Who has announced cards holds one that can be laid (M10): hands are dealt until that is so, which leaves every
    possible deal as likely as any other.
    """
    others = [other for other in range(m.seats) if other != seat]
    hands = [parted(m, other) for other in others]
    # Sorted, so that the same generator gives the same deal regardless of who really holds what.
    old_pool = sorted(face for old, _, _, _ in hands for face in old)
    new_pool = [face for face, count in enumerate(m.deck) for _ in range(count)]
    new_pool = sorted([*new_pool, *(face for _, new, _, _ in hands for face in new)])
    while True:
        _deal_hands(m, others, hands, old_pool[:], new_pool[:])
        if all(entry[0] == seat or not set(entry[1:]).isdisjoint(m.hands[entry[0]]) for entry in _announced(m)):
            return


def _announced(m: Competition) -> list[tuple[int, ...]]:
    return [entry for entries in m.layable for entry in entries]


def _deal_hands(
    m: Competition, others: list[int], hands: list[Parted], old_pool: list[int], new_pool: list[int]
) -> None:
    for other, (old, new, shown_old, shown_new) in zip(others, hands, strict=True):
        m.old_cards[other] = shown_old + [_draw(m, old_pool) for _ in old]
        m.hands[other] = m.old_cards[other] + shown_new + [_draw(m, new_pool) for _ in new]
    m.deck = [0] * len(m.deck)
    for face in new_pool:
        m.deck[face] += 1


def _draw(m: Competition, pool: list[int]) -> int:
    place = m.pick(len(pool))
    face, pool[place] = pool[place], pool[-1]
    pool.pop()
    return face


def _redeal_side(m: Competition, p: int, side: int, seat: int) -> None:
    """A team and a tactic that lie face down: any that may be fielded."""
    owner = m.seat_at(p, side)
    if owner in (NOBODY, seat):
        return
    if m.lineups[p][side] and not m.is_revealed[p]:
        squad = sorted(m.squads[m.sides[p][side]])
        possible = [three for three in combinations(squad, TRIO) if may_field(m, three)]
        m.lineups[p][side] = list(possible[m.pick(len(possible))])
    if m.laid_tactics[p][side] != NONE and not m.shown_tactics[p][side]:
        m.laid_tactics[p][side] = m.pick(len(TACTICS))
