"""Every effect in every window and on every target, from the schema: refused by the check of packs, or played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from golazo.engine.pack import Pack
from golazo.games.masters_of_football import GAME
from golazo.games.masters_of_football.card_check import WINDOWS_OF_TIMING
from golazo.games.masters_of_football.schema import EFFECTS, TARGETS, WINDOWS, check_pack

from .bench import PACK, pack_with_card

FORCED = "extra-training"
VALUES: dict[str, Any] = {"force": "direct", "immune_to": ["strategy", "anti-football", "corruption"]}
NUMBERS = {"attack", "defence", "tactical", "player_attack", "player_defence", "player_tactical"}
COUNTS = {"money": 2, "substitutions": 1, "re_rolls": 2, "attack_re_rolls": 2}


class Case(NamedTuple):
    effect: str
    window: str
    target: str


def cases() -> Iterator[Case]:
    for effect in EFFECTS:
        for window in WINDOWS:
            for target in TARGETS:
                yield Case(effect, window, target)


def pack_of(case: Case) -> Pack:
    """The pack with one card that does this and nothing else, in as many copies as anybody can hold."""
    value = 2 if case.effect in NUMBERS else COUNTS.get(case.effect, VALUES.get(case.effect, True))
    timing = next(timing for timing, windows in WINDOWS_OF_TIMING.items() if case.window in windows)
    kind = "corruption" if case.effect in ("disallow_goal", "extra_attack", "extra_attack_roll") else "evolution"
    fields = {"kind": kind, "copies": 20, "cost": 0, "timing": timing, "windows": [case.window]}
    return pack_with_card(PACK, FORCED, **fields, target=case.target, effect={case.effect: value})


def is_refused(case: Case) -> bool:
    return bool(check_pack(pack_of(case)))


def play(case: Case, seats: int, seed: int) -> int:
    """A game in which everybody plays the card whenever it is offered; how often it was played."""
    pack = pack_of(case)
    table = GAME.new(seats, seed=seed, pack=pack, listen=False)
    rng = random.Random(seed)
    face = pack.ids("card").index(FORCED)
    had = GAME.inventory(table.position)
    played = 0
    while not table.over:
        seat = rng.choice(table.asked)
        acts = [act for act in table.acts(seat) if act[0].startswith("play-now") and act[1] == face]
        offered = table.choices(seat)
        wanted = [c for c in offered if len(c) > 1 and c[1] == face and c[0].startswith(("play", "lay", "use"))]
        choice = rng.choice(acts or wanted or [c for c in offered if c == ("announce",)] or offered)
        played += bool(acts or wanted)
        table.play(seat, choice)
    assert GAME.inventory(table.position) == had
    return played
