"""Fitting a picture, drawn for a wide screen, into a narrower one."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from itertools import groupby
from typing import Final

DRAWN: Final = 100
"""The columns that games draw their pictures for."""
LEAST: Final = 60
_GAP: Final = 2
_IS_ROW: Final = re.compile(r"\S {2,}\S")


def fitted(text: str, width: int) -> str:
    """The picture in this many columns: tables are narrowed, other lines are folded once, with an indent."""
    width = max(width, LEAST)
    if width >= DRAWN:
        return text
    lines: list[str] = []
    for is_table, group in groupby(_unfolded(text.split("\n")), lambda line: bool(_IS_ROW.search(line))):
        block = list(group)
        for line in _squeezed(block, width) if is_table else block:
            lines += _folded(line, width)
    return "\n".join(lines)


def spoken(text: str) -> str:
    """The picture for screen readers: each row of a table names its figures, and drawing characters are left out."""
    lines: list[str] = []
    for is_table, group in groupby(text.split("\n"), lambda line: bool(_IS_ROW.search(line))):
        block = list(group)
        has_head = is_table and len(block) > 1 and not re.search(r"\d", block[0])
        lines += _spoken_rows(block) if has_head else block
    return "\n".join(line for line in lines if not line or re.search(r"\w", line))


def _spoken_rows(rows: list[str]) -> list[str]:
    """A table with a head, row by row: "name: value; name: value"."""
    longest = max(map(len, rows))
    blank = "".join(" " if all(row.ljust(longest)[at] == " " for row in rows) else "x" for at in range(longest))
    spans = [found.span() for found in re.finditer(r"x+(?: x+)*", blank)]
    table = [[row.ljust(longest)[start:end].strip() for start, end in spans] for row in rows]
    if any("  " in cell for row in table for cell in row):  # columns that cannot be separated
        return rows
    head, *cells = table
    return [
        "; ".join(f"{name}: {cell}" if name else cell for name, cell in zip(head, row, strict=True)) for row in cells
    ]


def _unfolded(lines: Sequence[str]) -> list[str]:
    """Join lines that were folded only because the next word did not fit."""
    whole: list[str] = []
    last = ""
    for line in lines:
        words = line.split(maxsplit=1)
        goes_on = words and last and _indent(line) > _indent(whole[-1])
        if goes_on and len(last) + 1 + len(words[0]) > DRAWN - 1 and not _IS_ROW.search(line):
            whole[-1] = f"{whole[-1].rstrip()} {line.strip()}"
        else:
            whole.append(line)
        last = line
    return whole


def _squeezed(rows: list[str], width: int) -> list[str]:
    """Remove blank columns from a table, the widest gap first, until it fits or all gaps are narrow."""
    while (longest := max(map(len, rows))) > width:
        padded = [row.ljust(longest) for row in rows]
        blank = "".join(" " if all(row[at] == " " for row in padded) else "x" for at in range(longest))
        gaps = [found for found in re.finditer(r"(?<=x) +(?=x)", blank) if found.end() - found.start() > _GAP]
        if not gaps:
            break
        cut = max(gaps, key=lambda found: found.end() - found.start()).start()
        rows = [(row[:cut] + row[cut + 1 :]).rstrip() for row in padded]
    return rows


def _folded(line: str, width: int) -> list[str]:
    if len(line) <= width:
        return [line]
    indent = " " * (_indent(line) + 4)
    return textwrap.wrap(line, width, subsequent_indent=indent, break_on_hyphens=False)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())
