"""What `scripts/measure` does beside the games' own measures: proofs at full counts, the figures written into a page.

What is done is kept, so that a stopped run goes on where it was.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from golazo.arena.measure import KEPT, table, write_into_docs
from golazo.engine.measure import Figure

Step = Callable[[int, int], None]
"""Tell how much is done, and of how much."""


@dataclass(frozen=True, slots=True)
class Proof:
    run: Callable[[Step, float], Counter[str]]
    figures: Callable[[Counter[str]], list[Figure]]


@dataclass(frozen=True, slots=True)
class Subject:
    """What proofs are about, where they are written down, and the files that they depend on."""

    name: str
    says: str
    page: Path
    proofs: Mapping[str, Proof]
    depends_on: Callable[[], Iterable[Path]]

    def stamp(self) -> str:
        digest = hashlib.sha256()
        for file in sorted(self.depends_on()):
            digest.update(file.read_bytes())
        return digest.hexdigest()[:16]

    def found(self, name: str, scale: float, fresh: bool) -> Counter[str]:
        """What an earlier run has found on the same code, or what is found now."""
        file = KEPT / f"{self.name}.{name}.json"
        if file.exists() and not fresh:
            kept = json.loads(file.read_text(encoding="utf-8"))
            if kept["stamp"] == [self.stamp(), scale]:
                return Counter(kept["found"])
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(*columns) as progress:
            bar = progress.add_task(f"{self.name}: {name}", total=None)
            counts = self.proofs[name].run(lambda done, total: progress.update(bar, completed=done, total=total), scale)
        KEPT.mkdir(exist_ok=True)
        new = file.with_suffix(".new")
        new.write_text(json.dumps({"stamp": [self.stamp(), scale], "found": counts}), encoding="utf-8")
        new.replace(file)
        return counts

    def main(self, arguments: Sequence[str] | None = None) -> int:
        parser = argparse.ArgumentParser(
            prog=f"scripts/measure {self.name}",
            description=f"{self.says}, and write the figures into {self.page}. "
            "What an earlier run has shown on the same code is not shown again.",
        )
        parser.add_argument("--only", choices=self.proofs, help="one proof only")
        parser.add_argument("--scale", type=float, default=1.0, help="a share of it all; then nothing is written")
        parser.add_argument("--fresh", action="store_true", help="forget what earlier runs have kept")
        chosen = parser.parse_args(arguments)
        missed = 0
        for name, proof in self.proofs.items():
            if chosen.only not in (None, name):
                continue
            try:
                figures = proof.figures(self.found(name, chosen.scale, chosen.fresh))
            except pytest.skip.Exception as error:
                print(f"{self.name}: {name}: {error}", file=sys.stderr)
                return 2
            lines = table(figures)
            print("\n".join(lines))
            if chosen.scale == 1.0:
                write_into_docs(self.page, name, [f"`scripts/measure {self.name} --only {name}`", "", *lines])
            missed += sum(not figure.holds() for figure in figures)
        return 1 if missed else 0
