"""Output and input: plain lines that suit screen readers, or Rich if the terminal supports it."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from golazo.terminal.folding import DRAWN, fitted, spoken
from golazo.words import rules

if TYPE_CHECKING:
    from rich.console import Console

COLUMNS: Final = DRAWN
PANEL: Final = 2
"""Columns that the frame of a picture takes."""
_CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Clear the screen, and what was scrolled away as well."""
_BLANK_LINES: Final = 60


class Screen:
    """Plain: no boxes, no colours; a list is numbered line by line."""

    def line(self, text: str = "") -> None:
        print(clean(text))

    def heading(self, text: str) -> None:
        self.line()
        self.line(text)

    def question(self, text: str) -> None:
        self.line()
        self.line(text)

    def event(self, lines: Sequence[str]) -> None:
        self.line(lines[0])
        for each in lines[1:]:
            self.line(f"  {each}")

    def numbered(self, texts: Sequence[tuple[int, str]]) -> None:
        for number, text in texts:
            self.line(f"{number}. {text}")

    def picture(self, text: str) -> None:
        in_words = spoken(text)
        self.line(fitted(in_words, shutil.get_terminal_size().columns) if sys.stdout.isatty() else in_words)

    def page(self, text: str) -> None:
        """A page of Markdown, or a part of one."""
        self.line(in_plain_lines(rules.without_anchors(text)))

    def refusal(self, text: str) -> None:
        self.line(text)

    def rows(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """A table; here each row is a line that names every figure."""
        for row in rows:
            self.line("; ".join(f"{name}: {value}" if name else value for name, value in zip(head, row, strict=True)))

    @property
    def shows_pictures(self) -> bool:
        """Whether the table is drawn at every turn without a command."""
        return False

    @property
    def is_plain(self) -> bool:
        """Whether everything is described in words, for screen readers, and never drawn."""
        return True

    def clear(self) -> None:
        if not sys.stdout.isatty():
            return
        print(_CLEAR if os.environ.get("TERM", "dumb") != "dumb" else "\n" * _BLANK_LINES, end="", flush=True)

    def ask(self, prompt: str) -> str:
        """What the person types; `EOFError` at the end of input."""
        sys.stdout.flush()
        return input(f"{clean(prompt)} ").strip()


class PrettyScreen(Screen):
    """With Rich: the same words, with colours and tables."""

    def __init__(self, console: Console) -> None:
        self.console: Final = console

    @property
    def shows_pictures(self) -> bool:
        return True

    @property
    def is_plain(self) -> bool:
        return False

    def line(self, text: str = "") -> None:
        self._print(text)

    def heading(self, text: str) -> None:
        from rich.rule import Rule
        from rich.text import Text

        self.console.print(Rule(Text(clean(text), style="bold"), align="left", style="green"))

    def question(self, text: str) -> None:
        self.line()
        self._print(text, "bold")

    def event(self, lines: Sequence[str]) -> None:
        self._print(f"• {lines[0]}")
        for each in lines[1:]:
            self._print(f"    {each}", "dim")

    def numbered(self, texts: Sequence[tuple[int, str]]) -> None:
        from rich.columns import Columns
        from rich.text import Text

        cells = [Text.assemble((f"{number:>3}. ", "bold cyan"), clean(text)) for number, text in texts]
        self.console.print(Columns(cells, column_first=True, padding=(0, 3)))

    def picture(self, text: str) -> None:
        from rich.box import HORIZONTALS
        from rich.panel import Panel
        from rich.text import Text

        # Lines above and below only: a picture may be as wide as the terminal.
        width = min(self.console.width, COLUMNS + 2)
        inside = fitted(clean(text), width - PANEL)
        self.console.print(Panel(Text(inside), HORIZONTALS, border_style="green", width=width, padding=0))

    def page(self, text: str) -> None:
        from rich.markdown import Markdown

        self.console.print(Markdown(clean(rules.without_anchors(text))))

    def refusal(self, text: str) -> None:
        self._print(f"! {text}", "yellow")

    def rows(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        from rich.table import Table
        from rich.text import Text

        table = Table(header_style="bold", border_style="green")
        for number, name in enumerate(head):
            table.add_column(Text(clean(name)), justify="left" if number == 0 else "right")
        for row in rows:
            table.add_row(*(Text(clean(value)) for value in row))
        self.console.print(table)

    def _print(self, text: str, style: str = "") -> None:
        from rich.text import Text

        self.console.print(Text(clean(text), style=style))


def screen(plain: bool) -> Screen:
    """A pretty screen for a person at a capable terminal, unless plain was asked for."""
    if plain or "NO_COLOR" in os.environ or not sys.stdout.isatty() or os.environ.get("TERM", "dumb") == "dumb":
        return Screen()
    from rich.console import Console

    return PrettyScreen(Console(highlight=False))


def in_plain_lines(text: str) -> str:
    """Markdown as plain lines; a row of a table names what each of its figures is."""
    head: list[str] = []
    lines: list[str] = []
    for line in text.replace("**", "").splitlines():
        if not line.startswith("|"):
            head = []
            lines.append(line.lstrip("#").lstrip())
            continue
        cells = [cell.strip() for cell in line[1:-1].split("|")]
        if not head:
            head = cells
        elif not all(set(cell) == {"-"} for cell in cells):
            named = [f"{name}: {cell}" if name else cell for name, cell in zip(head, cells, strict=True) if cell]
            lines.append("; ".join(named))
    return "\n".join(lines)


def clean(text: str) -> str:
    """Text without control characters: records, packs and names may come from anybody."""
    return "".join(each if each == "\n" or each.isprintable() else " " for each in text)
