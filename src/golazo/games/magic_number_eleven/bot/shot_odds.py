"""The odds of a shot at the table, from everything the asking team knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import comb, perm
from typing import Any

from golazo.engine.asking import Ask
from golazo.games.magic_number_eleven.bot.odds import Outcome, Shot, Unknown, shot_outcome
from golazo.games.magic_number_eleven.knowledge.belief import Belief, beliefs
from golazo.games.magic_number_eleven.knowledge.holdings import unseen_by
from golazo.games.magic_number_eleven.knowledge.story import LAID
from golazo.games.magic_number_eleven.rules.power import (
    CANNON,
    ORDINARY,
    WITHOUT_BASE,
    base_defence,
    crack_against,
    defence_icons,
)
from golazo.games.magic_number_eleven.state import (
    ATTACKER,
    DEFENDER,
    SHOT_ATTACKER,
    SHOT_BASE,
    SHOT_KIND,
    Eleven,
)

REPLY_CARDS = 2
"""A defender may always lay two cards, and to the attacker each is any card he has not seen."""


def outcome(m: Eleven, seat: int, shot: Shot) -> Outcome:
    """The odds of a shot, from what this team knows."""
    cards = m.box.cards
    if not m.reshuffled:
        return shot_outcome(shot, unknown_before_reshuffle(m, seat), cards.stars_on, cards.tackles)
    whole = [Fraction(0)] * 5
    for belief in beliefs(m, seat):
        new = belief.way.new[LAID]
        split = replace(shot, attack_unseen=shot.attack_unseen - new, attack_new=shot.attack_new + new)
        for unknown, weight in unknown_after_reshuffle(belief):
            if split.attack_unseen + split.defence_unseen <= sum(unknown.unseen):
                so = shot_outcome(split, unknown, cards.stars_on, cards.tackles)
                parts = (so.goal, so.magic, so.penalty, so.saved, so.out)
                likely = belief.weight * weight
                whole = [sum_ + likely * part for sum_, part in zip(whole, parts, strict=True)]
    total = sum(whole)
    return Outcome(*(part / total for part in whole))


def goal_chance(m: Eleven, seat: int, shot: Shot) -> float:
    """The chance of a goal, a penalty counted by its value."""
    return float(outcome(m, seat, shot).scored(m.box.cards.penalty_game.value))


def unknown_before_reshuffle(m: Eleven, seat: int) -> Unknown:
    """All unseen cards are alike; what a new deck would be made of matters if this one runs out during the shot."""
    unseen = tuple(unseen_by(m, seat))
    if m.deck > REPLY_CARDS:
        return Unknown(unseen)
    returned = tuple(map(int.__add__, m.seen_discards, m.own_discards[seat]))
    return Unknown(unseen, returned, sum(m.own_discards[1 - seat]) + m.blind_discards)


@lru_cache(maxsize=1024)
def unknown_after_reshuffle(belief: Belief) -> list[tuple[Unknown, Fraction]]:
    """Which of the cards seen since had been seen before is not known: every way, by its weight (see `reshuffle`)."""
    unseen, since, returned = belief.unseen, belief.since, belief.returned
    hidden = sum(unseen) - belief.cards
    worlds = []
    for split in product(*(range(seen + 1) for seen in since)):
        fresh = sum(split)
        ways = perm(hidden, fresh)
        for of_unseen, of_returned, seen, taken in zip(unseen, returned, since, split, strict=True):
            ways *= comb(seen, taken) * perm(of_unseen, taken) * perm(of_returned, seen - taken)
        if ways:
            left = tuple(map(int.__sub__, unseen, split))
            back = tuple(of_face - seen + taken for of_face, seen, taken in zip(returned, since, split, strict=True))
            worlds.append((Unknown(left, back, hidden - fresh), Fraction(ways, perm(sum(unseen), fresh))))
    return worlds


def blind_cards(m: Eleven, attack: int, defence: int, attack_old: int = 0, defence_old: int = 0) -> Shot:
    """A shot of blind cards alone: how many of them are unseen ones and how many come from a new deck.

    Some may lie there already (`old` ones since before a reshuffle); the rest will be drawn, the attacker's first.
    """
    if m.reshuffled:
        unseen, later = (attack_old, defence_old), (attack - attack_old, defence - defence_old)
    else:
        laid = m.blind
        first = min(attack, laid[ATTACKER] + m.deck)
        deck = m.deck - (first - laid[ATTACKER])
        second = min(defence, laid[DEFENDER] + deck)
        unseen, later = (first, second), (attack - first, defence - second)
    return Shot(
        attack=0,
        attack_unseen=unseen[ATTACKER],
        attack_new=later[ATTACKER],
        defence=0,
        defence_unseen=unseen[DEFENDER],
        defence_new=later[DEFENDER],
    )


def best_lay(m: Eleven, seat: int, base: int, defence: int, magic: bool) -> Shot:
    """The shot with those cards from hand that control allows and that make a goal likeliest."""
    stars = m.box.cards.stars_on
    held = [face for face, cards in enumerate(m.hand[seat]) for _ in range(cards)]
    allowed = m.box.cards.attack_cards[seat][m.control] - 1
    sums = {0}
    if allowed:
        sums |= {stars[face] for face in held}
    if allowed > 1:
        sums |= {stars[one] + stars[two] for i, one in enumerate(held) for two in held[i + 1 :]}
    blind = blind_cards(m, 1, REPLY_CARDS)
    shots = [replace(blind, attack=base + more, defence=defence, magic=magic) for more in sorted(sums)]
    return max(shots, key=lambda shot: goal_chance(m, seat, shot))


def prospect(m: Eleven, seat: int, kind: int, card: int, base: int) -> Shot:
    """A shot that a team thinks about, with the best of its cards."""
    defence = 0 if kind == CANNON else defence_icons(m, 1 - seat)
    if kind == ORDINARY:
        defence -= crack_against(m, defence, card)
    return best_lay(m, seat, base, defence, kind != WITHOUT_BASE)


def known_shot(m: Eleven, seat: int, own: Sequence[int], blind: bool = False) -> Shot:
    """The shot under way if this team lays these cards from hand; for the defender, also a second one blind."""
    cards = m.box.cards
    laid = sum(cards.stars_on[face] for face in own)
    magic = m.shot[SHOT_KIND] != WITHOUT_BASE
    base, defence = m.shot[SHOT_BASE], base_defence(m)
    old = m.old_blind if m.reshuffled else [0, 0]
    if m.shot[SHOT_ATTACKER] == seat:
        blind_shot = blind_cards(m, m.blind[ATTACKER], REPLY_CARDS, old[ATTACKER], old[DEFENDER])
        return replace(blind_shot, attack=base + laid, defence=defence, magic=magic)
    blind_shot = blind_cards(m, m.blind[ATTACKER], m.blind[DEFENDER] + blind, old[ATTACKER], old[DEFENDER])
    return replace(
        blind_shot,
        attack=base,
        attack_unseen=blind_shot.attack_unseen + len(m.laid[ATTACKER]),
        defence=defence + laid,
        tackle=any(cards.tackles[face] for face in own),
        magic=magic,
    )


def attack_odds(m: Eleven, ask: Ask) -> dict[str, Any]:
    """For each choice of attack cards, the chance of a goal against two cards."""
    return {"goal": [goal_chance(m, ask.seat, known_shot(m, ask.seat, c[1:])) for c in ask.asking.choices(m, ask)]}


def reply_odds(m: Eleven, ask: Ask) -> dict[str, Any]:
    """For each choice of reply, the chance of a goal against it."""
    shots = [
        known_shot(m, ask.seat, choice[1:], blind=choice[0] == "reply-blind") for choice in ask.asking.choices(m, ask)
    ]
    return {"goal": [goal_chance(m, ask.seat, shot) for shot in shots]}
