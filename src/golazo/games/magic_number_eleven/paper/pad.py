"""Matches on a page: goals by half, substitutions, a shoot-out."""

from __future__ import annotations

from functools import partial
from typing import Final

from golazo.games.magic_number_eleven.cards import SQUADS
from golazo.games.magic_number_eleven.paper.ink import POSITIONS
from golazo.print import forms
from golazo.print.canvas import Canvas
from golazo.print.ink import GREY, INK, PAPER, tint
from golazo.print.pad import boxes
from golazo.print.sheet import Page
from golazo.words.reader import Reader

_KICKS: Final = 5


def pads(reader: Reader) -> list[Page]:
    return [partial(_matches, reader)]


def _matches(reader: Reader, canvas: Canvas) -> None:
    """Four matches, goals by half, substitutions, a shoot-out."""
    area = forms.page(canvas, reader, reader.say("print-pad"))
    tall = area.h / 4
    for number in range(4):
        panel = area.part(0, number * tall, area.w, tall - 4)
        canvas.rect(panel, PAPER, INK, 2, 0.4)
        heads = (
            reader.say("print-first-half"),
            reader.say("print-second-half"),
            reader.say("print-goals"),
            reader.say("print-substitutions"),
            reader.say("print-shoot-out"),
        )
        wide = (panel.w - 54) / 5
        for column, head in enumerate(heads):
            room = panel.part(52 + column * wide, 2, wide - 1, 6)
            canvas.text(head, room, 9, INK, bold=True, align="C")
        for row, squad in enumerate(SQUADS):
            top = 9 + row * (panel.h - 11) / 2
            line = panel.part(2, top, panel.w - 4, (panel.h - 11) / 2 - 1.5)
            canvas.rect(line, tint(POSITIONS["FW" if row == 0 else "DF"], 0.12), radius=1.5)
            forms.ruled(canvas, reader.say(f"name-team-{squad}"), line.part(3, line.h / 2 - 5, 44, 10))
            for column in range(5):
                cell = line.part(51 + column * wide, 2, wide - 3, line.h - 4)
                if column < 3:
                    canvas.rect(cell, PAPER, GREY, 1)
                else:
                    boxes(canvas, cell, 3 if column == 3 else _KICKS)
