"""Dealing anew what a seat cannot know: hands, offers, managers still in hand, and what lies face down on a pitch."""

from itertools import combinations

from golazo.games.masters_of_football.preparation import may_field
from golazo.games.masters_of_football.schema import TACTICS, TRIO
from golazo.games.masters_of_football.setup import hidden_managers
from golazo.games.masters_of_football.stacks import hidden_cards
from golazo.games.masters_of_football.table import AWAY, HOME, IN_STACK, NOBODY, NONE, TAKEN, Competition


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
    """Players dealt face down: each keeps as many of each level."""
    levels = m.box.level_of_player
    hidden = [offer for other, offer in enumerate(m.offers) if other != seat]
    for player in (player for offer in hidden for player in offer):
        m.places_of_players[player] = IN_STACK
    for offer in hidden:
        for place, player in enumerate(offer):
            level = levels[player]
            pool = [where == IN_STACK and of == level for where, of in zip(m.places_of_players, levels, strict=True)]
            offer[place] = m.pick_weighted(pool)
            m.places_of_players[offer[place]] = TAKEN


def _redeal_cards(m: Competition, seat: int) -> None:
    """Action cards: what another seat has shown it keeps; the rest is drawn from all that is not seen."""
    pool = hidden_cards(m, seat)
    for other, hand in enumerate(m.hands):
        if other == seat:
            continue
        shown = m.shown_cards[other]
        unseen = len(hand) - len(shown)
        m.hands[other] = shown[:]
        for _ in range(unseen):
            face = m.pick_weighted(pool)
            pool[face] -= 1
            m.hands[other].append(face)
    m.deck = pool


def _redeal_side(m: Competition, p: int, side: int, seat: int) -> None:
    """A team and a tactic that lie face down: any that may be fielded."""
    owner = m.seat_at(p, side)
    if owner in (NOBODY, seat):
        return
    if m.lineups[p][side] and not m.is_revealed[p]:
        squad = sorted(m.squads[m.sides[p][side]])
        possible = [three for three in combinations(squad, TRIO) if may_field(m, three)]
        m.lineups[p][side] = list(possible[m.pick(len(possible))])
    if m.laid_tactics[p][side] != NONE and m.roll_winner[p] != side:
        m.laid_tactics[p][side] = m.pick(len(TACTICS))
