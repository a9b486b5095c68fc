"""`python -m tests.golden [--check]`: write all golden files, or say which are not current."""

from __future__ import annotations

import sys

from tests.golden import perft
from tests.golden.playthroughs import FOLDER, playthroughs


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print("Usage: scripts/golden [--check]", file=sys.stderr)
        return 2
    wanted = {**dict(playthroughs()), perft.FILE.name: "\n".join(perft.lines()) + "\n"}
    there = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt")}
    stale = sorted(name for name in wanted.keys() | there.keys() if wanted.get(name) != there.get(name))
    if arguments:
        for name in stale:
            print(f"tests/golden/{name} is not current: run scripts/golden and look at the difference", file=sys.stderr)
        return 1 if stale else 0
    for name in stale:
        path = FOLDER / name
        if name in wanted:
            path.write_text(wanted[name], encoding="utf-8")
        else:
            path.unlink()
    print(f"{len(stale)} files of {len(wanted)} were written anew.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
