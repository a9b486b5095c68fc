"""Plays games in all that an engine does and prints what came of it: the same wherever the same rules are played.

Run as a program, in whatever install is to be looked at.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from contextlib import suppress
from typing import Any

import golazo
from golazo.arena.game import play_blindly
from golazo.engine.record import restore, snapshot

LOOK_EVERY = 97
TYPED_PLIES = 300
MATCHES = 3


def seen(value: Any) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]


def play_on(table: golazo.Table[Any], rng: random.Random, plies: int) -> None:
    for _ in range(plies):
        if table.over:
            return
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(table.choices(seat)))


def look(table: golazo.Table[Any]) -> list[Any]:
    """All that a table shows, saves and re-deals."""
    eyes = [None, *range(table.position.seats)]
    asked = table.asked[0] if table.asked else 0
    dealt = snapshot(table.redeal(asked, random.Random(1)))
    return [
        snapshot(table),
        dealt,
        [table.view(seat) for seat in eyes],
        [table.events(seat, -3) for seat in eyes],
        [[table.name(seat, choice) for choice in table.choices(seat)] for seat in table.asked],
    ]


def in_public(game: golazo.Game[Any], seats: int) -> dict[str, str]:
    """A game through the table; copies go their own way, and what was saved is the same again."""
    table = game.new(seats, f"compiled {seats}")
    rng = random.Random(seats)
    looks: list[Any] = []
    while not table.over:
        play_on(table, rng, LOOK_EVERY)
        looks.append(look(table))
        copy = table.clone()
        play_on(copy, random.Random(2), LOOK_EVERY)
        looks.append(look(copy))
        assert snapshot(table) == looks[-2][0], "a copy changed what it was made of"
        saved = json.loads(json.dumps(snapshot(table)))
        loaded = restore(saved, table.record(), game)
        assert seen(snapshot(loaded)) == seen(saved), "what was saved is not what is loaded"
    record = table.record()
    again = golazo.replay(json.loads(json.dumps(record)))
    assert seen(snapshot(again)) == seen(snapshot(table)), "a record leads elsewhere"
    return {"course": seen(looks), "record": seen(record), "events": seen([table.events(s) for s in range(seats)])}


def typed(game: golazo.Game[Any], seats: int) -> str:
    """People roll and draw themselves."""
    table = game.new(seats, chance="typed")
    rng = random.Random(seats)
    plies = 0
    while plies < TYPED_PLIES and not table.over:
        seat = rng.choice(table.asked)
        with suppress(golazo.IllegalChoice):  # a seat may be offered what others know to be impossible
            table.play(seat, rng.choice(table.choices(seat)))
        plies += 1
    return seen([table.record(), look(table)])


def verifiable(game: golazo.Game[Any], seats: int) -> str:
    table = game.new(seats, chance=golazo.Verifiable(bytes(32), ["word"] * seats))
    play_on(table, random.Random(seats), TYPED_PLIES)
    golazo.verify(table.record())
    return seen(table.record())


def unseen(game: golazo.Game[Any], seats: int) -> list[Any]:
    """The loop that simulations run."""
    ends: list[Any] = []
    for seed in range(MATCHES):
        table = game.new(seats, seed, listen=False)
        ends += [play_blindly(table.position, random.Random(seed)), table.result_json()]
    return ends


def main() -> None:
    found: dict[str, Any] = {}
    for game_id in golazo.games():
        game = golazo.game(game_id)
        for seats in sorted({game.seat_counts[0], game.seat_counts[-1], 3} & set(game.seat_counts)):
            found[f"{game_id}, {seats} seats"] = {
                **in_public(game, seats),
                "typed": typed(game, seats),
                "verifiable": verifiable(game, seats),
                "unseen": seen(unseen(game, seats)),
            }
    modules = {name: module.__file__ for name, module in sys.modules.items() if name.startswith("golazo.")}
    print(json.dumps({"files": modules, "found": found}))


if __name__ == "__main__":
    main()
