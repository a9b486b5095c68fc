"""Every refusal says why: what is not offered is tried all through random games."""

from __future__ import annotations

import random
from typing import Any

import golazo
from golazo.engine.asking import Chance

BARE = "not-offered"
TRIED = 25


def bare_refusals(game_id: str, seats: int, seed: int) -> set[str]:
    """Questions and choices of one random game for which nothing but "not now" is said."""
    table = golazo.game(game_id).new(seats, seed)
    rng = random.Random(seed)
    known: list[str] = []
    bare = set()
    while not table.over:
        seat = rng.choice(table.asked)
        ask = table.position.asks[seat]
        offered = list(table.choices(seat))
        acts = list(table.acts(seat))
        if not isinstance(ask.asking, Chance):
            for tried in _tried(table, known, rng):
                why = table.why_not(seat, tried)
                if why is not None and why.key == BARE:
                    bare.add(f"{ask.asking.name}: {tried}")
        known += [table.name(seat, choice) for choice in rng.sample(offered, min(3, len(offered)))]
        known += [table.name(seat, choice) for choice in rng.sample(acts, min(3, len(acts)))]
        table.play(seat, rng.choice(acts if acts and rng.random() < 0.1 else offered))
    return bare


def _tried(table: golazo.Table[Any], known: list[str], rng: random.Random) -> list[str]:
    """Choices of earlier moments, and any verb of the game with any numbers of its fields."""
    made = []
    for _ in range(TRIED):
        verb = rng.choice(list(table.names.verbs))
        fields = table.names.verbs[verb]
        words = [_any_word(table, field.removesuffix("*"), rng) for field in fields]
        made.append(f"{verb}:{','.join(words)}" if words else verb)
    return made + rng.sample(known, min(TRIED, len(known)))


def _any_word(table: golazo.Table[Any], field: str, rng: random.Random) -> str:
    ids = table.names.fields.get(field)
    return str(rng.randrange(8)) if ids is None else rng.choice(ids)
