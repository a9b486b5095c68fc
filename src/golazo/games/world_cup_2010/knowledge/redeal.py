"""Re-dealing what a seat cannot know: other seats' cards, and who owns the teams of later groups."""

from __future__ import annotations

from golazo.games.world_cup_2010.cards import GROUPS, KINDS
from golazo.games.world_cup_2010.knowledge.memory import imagine
from golazo.games.world_cup_2010.state import NOBODY, Cup, hidden_hands


def redeal(m: Cup, seat: int) -> None:
    _redeal_teams(m, seat)
    if m.kept:
        imagine(m, seat)
    else:
        _redeal_hands(m, seat)


def _redeal_hands(m: Cup, seat: int) -> None:
    """Every card that the seat has not seen may be in any hidden hand or in the deck.

    After a reshuffle the deck is made of cards that everybody has seen: then the others hold just the unseen ones.
    """
    hidden = hidden_hands(m, seat)
    pool = [0] * KINDS if m.reshuffled else m.deck
    cards = [card for card in range(KINDS) for _ in range(pool[card] + sum([hand[card] for hand in hidden]))]
    for hand in hidden:
        dealt = m.pick_cards(cards, sum(hand))
        hand[:] = [0] * KINDS
        for card in dealt:
            hand[card] += 1
    if not m.reshuffled:
        m.deck = [cards.count(card) for card in range(KINDS)]


def _redeal_teams(m: Cup, seat: int) -> None:
    """Teams of groups that have not begun lie face down before their owners, or are still to be dealt. (W13)"""
    secret = [team for group in range(first_secret_group(m), len(GROUPS)) for team in m.box.groups[group]]
    hidden = [team for team in secret if m.owner[team] != seat]
    owners = list(m.owner)
    dealt = m.pick_cards([owners[team] for team in hidden], len(hidden))
    for team, owner in zip(hidden, dealt, strict=True):
        owners[team] = owner
    m.owner = tuple(owners)
    m.pile = [int(owner == NOBODY) for owner in m.owner] if m.pile else []


def first_secret_group(m: Cup) -> int:
    """The first group whose teams' owners are still secret."""
    return len(GROUPS) if m.first_match else m.group + 1
