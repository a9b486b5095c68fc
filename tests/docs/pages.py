"""The pages that people read, and what is in them to be run."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "bench/results.md")),
    *sorted((ROOT / "docs").glob("*.md")),
]
FENCE = re.compile(
    r"(?:<!-- (?P<not_run>not run): [^\n]+ -->\n+)?^```(?P<language>\w*)\n(?P<text>.*?)^```$", re.M | re.S
)
INLINE = re.compile(r"(?<!`)`((?:golazo |scripts/|python scripts/)[^`\n]*)`(?!`)")
DOTTED = re.compile(r"(?<!`)`(golazo(?:\.\w+)+)[^`\n]*`(?!`)")
PROGRAMS = ("golazo ", ".venv/bin/golazo ", "scripts/", "python scripts/", "/opt/golazo/bin/golazo ")


@dataclass(frozen=True)
class Block:
    page: str
    line: int
    language: str
    text: str
    is_run: bool

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    name = str(page.relative_to(ROOT))
    return [
        Block(name, text[: each.start()].count("\n") + 1, each["language"], each["text"], each["not_run"] is None)
        for each in FENCE.finditer(text)
    ]


def names(page: Path) -> set[str]:
    """What the page calls by its Python name."""
    return set(DOTTED.findall(FENCE.sub("", page.read_text(encoding="utf-8"))))


def commands(page: Path) -> list[tuple[str, ...]]:
    """Every command of ours on the page, in a block or within a sentence, as the words that a shell makes of it."""
    lines = [line for block in blocks(page) if block.language in ("", "sh") for line in block.text.splitlines()]
    outside = FENCE.sub("", page.read_text(encoding="utf-8"))
    lines += [found.replace("\\|", "|") for found in INLINE.findall(outside)]
    found = []
    for line in lines:
        line = line.strip().removeprefix("docker compose exec golazo ")
        if line.startswith(PROGRAMS):
            found.append(tuple(shlex.split(line, comments=True)))
    return found
