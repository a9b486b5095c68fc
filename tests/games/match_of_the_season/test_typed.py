"""Chance typed in by people: every outcome has an id and words, and a typed game can be kept and replayed."""

from __future__ import annotations

import importlib
import pkgutil
import random

import golazo
from golazo import CHANCE
from golazo.engine.asking import Chance
from golazo.games.match_of_the_season import VERBS, rules
from golazo.words.messages import messages
from tests.games.match_of_the_season.arrange import GAME


def chances() -> dict[str, str]:
    """Every drawing of the game, by name, with its verb."""
    found = {}
    for module in pkgutil.iter_modules(rules.__path__):
        for value in vars(importlib.import_module(f"{rules.__name__}.{module.name}")).values():
            if isinstance(value, Chance):
                found[value.name] = value.verb
    return found


def test_every_drawing_has_a_verb_with_words() -> None:
    found = chances()
    assert {"draw-player", "strike", "draw-club"} <= set(found)
    assert set(found.values()) <= set(VERBS)
    for language in ("en", "it", "pt-PT", "pt-BR"):
        said = messages(language, GAME.id)
        shared = messages(language, None)
        for verb in VERBS:
            assert f"choice-{verb}" in said or f"choice-{verb}" in shared, (language, verb)


def test_a_typed_season_is_played_by_ids_and_replays() -> None:
    rng = random.Random(5)
    table = GAME.new(seats=4, options={"seasons": 1}, chance="typed")
    while table.asked:
        seat = table.asked[0]
        choices = table.choices(seat)
        # Managers do the first thing offered, so that the season ends; what is drawn is anything.
        choice = rng.choice(choices) if seat == CHANCE else choices[0]
        table.play(seat, table.name(seat, choice))
    assert table.over
    again = golazo.replay(table.record())
    assert again.result == table.result
    assert again.events(0) == table.events(0)
