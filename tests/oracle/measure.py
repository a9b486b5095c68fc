"""Each game side by side with its oracle, at full counts; `scripts/measure oracle` writes it into docs/engine.md."""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from pathlib import Path

from golazo.engine.measure import Figure
from tests.measuring import Proof, Step, Subject

ROOT = Path(__file__).parent.parent.parent
FULL = {
    "masters-of-football": (10_000, "matches"),
    "magic-number-eleven": (10_000, "matches"),
    "world-cup-2010": (2_000, "tournaments"),
    "match-of-the-season": (672, "games of three seasons"),
}
AT_ONCE = 8
"""Games that a process is given together."""


def agreed(game: str, number: int) -> int | None:
    """How many choices a game took; None where the two went different ways."""
    try:
        decisions: int = import_module(f"tests.oracle.test_{game.replace('-', '_')}").play_both(number)
    except AssertionError:
        return None
    return decisions


def compared(game: str, step: Step, scale: float) -> Counter[str]:
    count = max(1, int(FULL[game][0] * scale))
    found: Counter[str] = Counter(games=count)
    with ProcessPoolExecutor() as pool:
        for done, decisions in enumerate(pool.map(partial(agreed, game), range(count), chunksize=AT_ONCE), 1):
            found["differ"] += decisions is None
            found["decisions"] += decisions or 0
            step(done, count)
    return found


def figures(games: str, found: Counter[str]) -> list[Figure]:
    return [
        Figure(f"{games}, by random play", found["games"]),
        Figure("choices made, and what was offered compared before each", found["decisions"]),
        Figure(f"{games} whose course differs", found["differ"], most=0),
    ]


SUBJECT = Subject(
    name="oracle",
    says="Play each game side by side with its oracle",
    page=Path("docs") / "engine.md",
    proofs={game: Proof(partial(compared, game), partial(figures, games)) for game, (_, games) in FULL.items()},
    depends_on=lambda: [
        file
        for folder in ("src/golazo/engine", "src/golazo/games", "tests/oracle")
        for file in (ROOT / folder).rglob("*")
        if file.suffix in (".py", ".toml")
    ],
)

if __name__ == "__main__":
    sys.exit(SUBJECT.main())
