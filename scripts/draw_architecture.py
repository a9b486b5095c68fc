"""Draws the three pictures of docs/architecture.md: the packages, the path of a click, the path of a rule."""

from __future__ import annotations

from html import escape
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
GREEN, NAVY, GOLD, WHITE, GREY = "#1f7a4d", "#14284b", "#e0a526", "#ffffff", "#5b6675"
LINE = 17


class Drawing:
    def __init__(self, width: int, height: int, title: str) -> None:
        self.width, self.height, self.title = width, height, title
        self.parts: list[str] = []

    def box(self, x: int, y: int, width: int, height: int, title: str, lines: str = "", fill: str = NAVY) -> None:
        ink = NAVY if fill in (GOLD, WHITE) else WHITE
        self.parts.append(
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="8" fill="{fill}" stroke="{NAVY}"/>'
        )
        rows = [row for row in lines.split("\n") if row]
        top = y + height / 2 - len(rows) * LINE / 2 + 6
        self.text(x + width / 2, top, title, ink, "bold")
        for number, row in enumerate(rows, 1):
            self.text(x + width / 2, top + number * LINE, row, ink)

    def text(
        self, x: float, y: float, words: str, ink: str = NAVY, weight: str = "normal", anchor: str = "middle"
    ) -> None:
        how = f'fill="{ink}" font-weight="{weight}" text-anchor="{anchor}"'
        self.parts.append(f'<text x="{x:g}" y="{y:g}" {how}>{escape(words)}</text>')

    def line(self, x1: int, y1: int, x2: int, y2: int, end: str = "") -> None:
        self.parts.append(f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{GREY}" stroke-width="2" {end}/>')

    def arrow(self, x1: int, y1: int, x2: int, y2: int, words: str = "") -> None:
        self.line(x1, y1, x2, y2, 'marker-end="url(#tip)"')
        if words:
            is_upright = x1 == x2
            x, y = (x1 + 8, (y1 + y2) / 2 + 5) if is_upright else ((x1 + x2) / 2, (y1 + y2) / 2 - 7)
            self.text(x, y, words, GREY, anchor="start" if is_upright else "middle")

    def save(self, name: str) -> None:
        body = "\n".join(self.parts)
        (FOLDER / name).write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" role="img" '
            f'font-family="Barlow, Helvetica, Arial, sans-serif" font-size="13">\n<title>{escape(self.title)}</title>\n'
            f'<defs><marker id="tip" markerWidth="9" markerHeight="9" refX="8" refY="4.5" orient="auto">'
            f'<path d="M0,0 L9,4.5 L0,9 z" fill="{GREY}"/></marker></defs>\n'
            f'<rect width="100%" height="100%" rx="10" fill="#f3f5f0"/>\n{body}\n</svg>\n',
            encoding="utf-8",
        )


def packages() -> None:
    d = Drawing(760, 470, "The packages: each imports only what stands below it")
    d.box(30, 20, 160, 56, "web", "TypeScript, Preact", WHITE)
    d.arrow(110, 76, 110, 112, "HTTP, WebSocket")
    d.box(30, 116, 340, 62, "server", "http, live → log → storage", NAVY)
    d.box(390, 116, 160, 62, "terminal", "the command golazo", NAVY)
    d.box(570, 116, 160, 62, "print", "PDFs to cut out", NAVY)
    d.box(30, 204, 700, 46, "arena", "series of games between bots, figures")
    d.box(30, 262, 700, 46, "bots", "levels, search, how a bot is asked")
    d.box(30, 320, 700, 40, "words", "Fluent, four languages")
    d.box(30, 372, 700, 40, "games", "one package a game, found by an entry point", GOLD)
    d.box(30, 420, 700, 40, "engine", "Table, Position, steps, questions, chance; standard library only", GREEN)
    d.save("architecture-packages.svg")


def click() -> None:
    d = Drawing(760, 340, "The path of a click")
    steps = [
        ("Browser", "click on a card:\nchoose, with the\nquestion's id and a key"),
        ("live", "the table's actor\ntakes one command\nafter the other"),
        ("log", "decide(state,\ncommand, now):\nentries, or a refusal"),
        ("storage", "entries appended,\ncommitted; other\nprocesses notified"),
    ]
    for place, (name, lines) in enumerate(steps):
        d.box(20 + place * 188, 24, 156, 96, name, lines, WHITE if place == 0 else NAVY)
        if place:
            d.arrow(20 + place * 188 - 32, 72, 20 + place * 188 - 4, 72)
    d.box(396, 168, 156, 76, "engine", "Table.play checks\nand plays the choice", GREEN)
    d.arrow(474, 120, 474, 164, "legal?")
    d.box(208, 168, 156, 76, "fold", "the new state\nof the table")
    d.line(662, 120, 662, 280)
    d.line(662, 280, 286, 280)
    d.text(474, 273, "committed", GREY)
    d.arrow(286, 280, 286, 248)
    d.box(20, 168, 156, 76, "Browser", "draws what this\nseat may know", WHITE)
    d.arrow(208, 206, 180, 206)
    d.text(
        380,
        322,
        "Each watcher's update is made from view, events and question of that seat, and sent after the commit.",
        GREY,
    )
    d.save("architecture-click.svg")


def rule() -> None:
    d = Drawing(760, 330, "The path of a rule")
    d.box(20, 24, 220, 78, "Rulebook, p. 8", "the attacker rolls,\nthen cards may be played", WHITE)
    d.arrow(240, 63, 290, 63)
    d.box(294, 24, 220, 78, "rules/<chapter>.py", "a function with @step,\npage and ruling in its docstring", GOLD)
    d.arrow(514, 63, 560, 63)
    d.box(564, 24, 176, 78, "m.then([...])", "entries onto the\nto-do stack", GREEN)
    d.arrow(652, 102, 652, 146)
    d.box(564, 150, 176, 78, "Position", "does entries until\nsomebody must be asked", GREEN)
    d.arrow(564, 189, 518, 189)
    d.box(294, 150, 220, 78, "Asking or Chance", "legal choices, what an\nanswer or a draw does", GREEN)
    d.arrow(294, 189, 244, 189)
    d.box(20, 150, 220, 78, "Table", "question, choices, why_not:\nids and rules for readers", GREEN)
    d.box(20, 256, 720, 50, "Held to it by", "a test named after the ruling · the oracle · conformance · golden games")
    d.save("architecture-rule.svg")


if __name__ == "__main__":
    packages()
    click()
    rule()
