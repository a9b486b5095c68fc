"""Release checks: tag, version and changelog agree; and the changelog's notes for a release.

python scripts/release.py check v0.2.0
python scripts/release.py notes v0.2.0
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEADING = re.compile(r"^## (\d+\.\d+\.\d+), (\d{4}-\d\d-\d\d)$", re.MULTILINE)


def version() -> str:
    """The version, read from `golazo.__version__`, the only place that defines it."""
    source = (ROOT / "src" / "golazo" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    assert found, "src/golazo/__init__.py has no __version__"
    return found[1]


def sections() -> dict[str, str]:
    """The released versions of the changelog, and what changed in each."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = list(HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    return {each[1]: text[each.end() : end].strip() for each, end in zip(headings, ends, strict=True)}


def check(tag: str) -> None:
    if tag != f"v{version()}":
        raise SystemExit(f"The tag is {tag}, but golazo.__version__ is {version()}.")
    if not sections().get(version()):
        raise SystemExit(f"CHANGELOG.md has no section '## {version()}, YYYY-MM-DD'.")


def notes(tag: str) -> None:
    check(tag)
    print(sections()[version()])


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in ("check", "notes"):
        raise SystemExit(__doc__)
    {"check": check, "notes": notes}[sys.argv[1]](sys.argv[2])
