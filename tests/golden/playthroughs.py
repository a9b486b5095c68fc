"""Golden playthroughs: games as text, every question, choice and event a line, reviewed as diffs.

`scripts/golden` writes them anew, `scripts/golden --check` says which differ.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import golazo
from golazo.bots import make, names
from golazo.bots.bot import Budget
from golazo.engine.asking import Choice
from golazo.engine.game import Game
from golazo.engine.table import Table
from tests.conformance.course import any_answer

FOLDER = Path(__file__).parent
OURS = Path(golazo.__file__).parent
A_GAME = 8
SHOWN_PLIES = 60
"""So many are told one by one; of the rest the result and a digest."""
LONGEST = 200
STYLES = ("random", "greedy", "mixed", "typed")
SMALL = Budget(playouts=1)


def our_games() -> list[str]:
    return [game for game in golazo.games() if golazo.game(game).folder.is_relative_to(OURS)]


def playthroughs() -> Iterator[tuple[str, str]]:
    """The name of each file, and what belongs in it."""
    for game_id in our_games():
        game = golazo.game(game_id)
        for number in range(A_GAME):
            seats = game.seat_counts[number % len(game.seat_counts)]
            yield f"{game_id}-{seats}-{number}.txt", "\n".join(playthrough(game, seats, number)) + "\n"


def playthrough(game: Game[Any], seats: int, number: int) -> list[str]:
    style = STYLES[number % len(STYLES)]
    variants = _variants(game)
    options = variants[number % len(variants)]
    seed = f"golden {number}"
    table = game.new(seats, options=options, chance="typed") if style == "typed" else game.new(seats, seed, options)
    rng = random.Random(seed)
    chosen = " ".join(f"{name}={value}" for name, value in options.items()) or "-"
    lines = [f"{game.id} version {game.version}, {seats} seats, options {chosen}, {style} play, {seed}"]
    lines += _events(table, None)
    plies = 0
    while not table.over:
        seat, answer = _answer(table, style, rng) if plies < SHOWN_PLIES else _any(table, rng)
        mark = table.mark
        if plies < SHOWN_PLIES:
            lines.append(_asked(table, seat, answer))
        table.play(seat, *answer)
        if plies < SHOWN_PLIES:
            lines += _events(table, mark)
        plies += 1
    lines.append(f"... {plies} answers in all")
    lines += [f"result {json.dumps(each, sort_keys=True)}" for each in table.result_json() or ()]
    lines.append(f"digest {_digest([table.record()['plies'], table.events(None)])}")
    return lines


def _variants(game: Game[Any]) -> list[dict[str, Any]]:
    """The rules as they are, then with each switch set another way."""
    return [{}, *[{name: value} for name, option in game.options.items() for value in option.values[1:]]]


def _answer(table: Table[Any], style: str, rng: random.Random) -> tuple[int, Sequence[Choice]]:
    seat = table.asked[0]
    wisely = style == "greedy" or (style == "mixed" and seat % 2 == 0)
    if wisely and "greedy" in names(table.game.id) and not table.acts(seat):
        return seat, make("greedy", table.game.id, rng).answer(table.seat(seat), SMALL)
    return _any(table, rng)


def _any(table: Table[Any], rng: random.Random) -> tuple[int, Sequence[Choice]]:
    seat, choice = any_answer(table, rng)
    return seat, [choice]


def _asked(table: Table[Any], seat: int, answer: Sequence[Choice]) -> str:
    question = table.question(seat)
    is_act = answer[0] in table.acts(seat)
    kind = "act" if is_act or question is None else f"{question.kind} of {len(table.choices(seat))}"
    return f"{'chance' if seat < 0 else f'seat {seat}'} | {kind} | {' '.join(table.name(seat, c) for c in answer)}"


def _events(table: Table[Any], mark: Any) -> list[str]:
    """What happened since the mark; what only some may see stands behind their seats."""
    lines = []
    for kind, shown, seats, hidden in table.events_since(mark):
        parts = [f"    {kind}", *([_fields(table, shown)] if shown else [])]
        if hidden:
            parts.append(f"[to {','.join(map(str, seats))}: {_fields(table, hidden)}]")
        lines.append(_cut(" ".join(parts)))
    return lines


def _fields(table: Table[Any], fields: dict[str, Any]) -> str:
    said = table.names.with_ids(fields)
    return " ".join(f"{name}={json.dumps(value, separators=(',', ':'))}" for name, value in said.items())


def _cut(line: str) -> str:
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}... {_digest(line)}"


def _digest(value: Any) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:12]
