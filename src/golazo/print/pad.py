"""Results pads: the elements shared by all games, and a page for any league."""

from __future__ import annotations

from typing import Final

from golazo.print import forms
from golazo.print.canvas import Box, Canvas
from golazo.print.face import accent_of
from golazo.print.ink import FAINT, GREY, INK, PAPER, tint
from golazo.words.reader import Reader

FREE_TEAMS: Final = 8


def ledger(canvas: Canvas, area: Box, names: list[str], columns: int) -> None:
    """A ledger for each player's money: old amounts are struck out, new ones written."""
    tall = min(9.0, area.h / len(names))
    for row, name in enumerate(names):
        line = area.part(0, row * tall, area.w, tall)
        canvas.rect(line, PAPER, FAINT, width=0.2)
        canvas.text(name, line.part(2, 0, 24, tall), 11, INK, bold=True)
        for column in range(columns):
            x = line.x + 28 + column * (line.w - 28) / columns
            canvas.line(x, line.y, x, line.y + tall, FAINT)


def boxes(canvas: Canvas, area: Box, number: int) -> None:
    """Small boxes to tick."""
    side = min(area.w / number - 0.8, area.h)
    for place in range(number):
        canvas.rect(area.part(place * (side + 0.8), (area.h - side) / 2, side, side), PAPER, GREY, 0.5)


def free_league(reader: Reader, canvas: Canvas) -> None:
    """A page for any league of up to eight teams: a grid of results, home in the rows, and the table."""
    area = forms.page(canvas, reader, reader.say("print-free-league"))
    ground, _ = accent_of(reader)
    forms.ruled(canvas, reader.say("print-league-name"), area.part(0, 0, area.w * 0.6, 8))
    first = 46.0
    wide = (area.w - first) / FREE_TEAMS
    tall = min(15.0, (area.h - 96) / (FREE_TEAMS + 1))
    grid = area.part(0, 12, area.w, tall * FREE_TEAMS + 8)
    home_away = f"{reader.say('print-home')} \\ {reader.say('print-away')}"
    canvas.text(home_away, grid.part(1, 0, first - 2, 8), 9, GREY)
    for number in range(FREE_TEAMS):
        canvas.text(str(number + 1), grid.part(first + number * wide, 0, wide, 8), 13, ground, bold=True, align="C")
        canvas.text(f"{number + 1}", grid.part(1, 8 + number * tall, 8, tall), 13, ground, bold=True)
        canvas.line(
            grid.x + 9, grid.y + 8 + (number + 0.8) * tall, grid.x + first - 3, grid.y + 8 + (number + 0.8) * tall, GREY
        )
        for other in range(FREE_TEAMS):
            cell = grid.part(first + other * wide, 8 + number * tall, wide, tall)
            canvas.rect(cell, tint(ground, 0.25) if number == other else PAPER, GREY, width=0.2)
            if number != other:
                canvas.text(":", cell, 14, GREY, align="C")
    top = 12 + grid.h + 6
    rows = [f"{place + 1}." for place in range(FREE_TEAMS)]
    tall = min(9.0, (area.h - top - 6) / FREE_TEAMS)
    forms.table(canvas, area.part(0, top, area.w, 0), forms.league_columns(reader), rows, ground, tall)
