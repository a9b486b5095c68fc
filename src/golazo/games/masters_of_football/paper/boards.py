"""Masters of Football: the turn track, the score, and the levels of attack and defence."""

from __future__ import annotations

from functools import partial
from typing import Final

from golazo.games.masters_of_football.paper.ink import LEVELS
from golazo.games.masters_of_football.rules.levels import LEVEL_NAMES, LEVEL_STARTS
from golazo.games.masters_of_football.rules.track import HOME_ATTACKS, TURNS
from golazo.print import forms
from golazo.print.canvas import Box, Canvas
from golazo.print.face import capital, pack_of
from golazo.print.ink import CREAM, GOLD, INK, NAVY, PAPER, on, tint
from golazo.print.shapes import badge
from golazo.print.sheet import Page
from golazo.words.reader import Reader

MOST_GOALS: Final = 11


def boards(reader: Reader) -> list[Page]:
    return [partial(_board, reader)]


def _board(reader: Reader, canvas: Canvas) -> None:
    area = forms.page(canvas, reader, reader.say("print-board"), landscape=True)
    _turns(reader, canvas, area.part(0, 0, area.w, 44))
    _goals(reader, canvas, area.part(0, 49, area.w, 32))
    _levels(reader, canvas, area.part(0, 86, area.w, area.h - 86))


def _turns(reader: Reader, canvas: Canvas, area: Box) -> None:
    """Twelve spaces, half-time between the sixth and the seventh; the shape says who attacks."""
    forms.title(canvas, reader.say("print-turn-track"), area.part(0, 0, area.w, 7), NAVY)
    half = 14.0
    wide = (area.w - half) / TURNS
    for turn in range(1, TURNS + 1):
        left = (turn - 1) * wide + (half if turn > TURNS // 2 else 0)
        is_home = HOME_ATTACKS[turn - 1]
        fill = NAVY if is_home else GOLD
        space = area.part(left + 0.6, 9, wide - 1.2, 34)
        canvas.rect(space, fill, radius=2)
        canvas.text(str(turn), space.part(1, 1, space.w - 2, 15), 36, on(fill), bold=True, align="C")
        name = reader.say("print-home") if is_home else reader.say("print-away")
        x = space.x + space.w / 2
        badge(canvas, "pentagon" if is_home else "circle", x, space.y + 21.5, 4, PAPER, name[:1])
        canvas.text(name, space.part(1, 27, space.w - 2, 6), 10, on(fill), bold=True, align="C")
    middle = area.part(wide * TURNS / 2, 9, half, 34)
    canvas.block(reader.say("print-half-time"), middle.inset(1), 9, NAVY, bold=True, align="C")


def _goals(reader: Reader, canvas: Canvas, area: Box) -> None:
    forms.title(canvas, reader.say("print-goals"), area.part(0, 0, area.w, 7), NAVY)
    wide = (area.w - 34) / MOST_GOALS
    for row, name in enumerate((reader.say("print-home"), reader.say("print-away"))):
        top = 9 + row * 12
        fill = NAVY if row == 0 else GOLD
        canvas.rect(area.part(0, top, 33, 11), fill, radius=1.5)
        canvas.text(name, area.part(3, top, 28, 11), 14, on(fill), bold=True)
        for goals in range(MOST_GOALS):
            cell = area.part(34 + goals * wide + 0.5, top, wide - 1, 11)
            canvas.rect(cell, CREAM, fill, 1.5, 0.5)
            canvas.text(str(goals), cell, 18, INK, bold=True, align="C")


def _levels(reader: Reader, canvas: Canvas, area: Box) -> None:
    """A column a level: which totals earn it, the faces of its dice, and a place for each side's marker."""
    forms.title(canvas, reader.say("print-levels"), area.part(0, 0, area.w, 7), NAVY)
    faces = {(die["use"], die.get("colour")): die["faces"] for die in pack_of(reader).items["die"]}
    wide = (area.w - 34) / len(LEVEL_NAMES)
    tall = (area.h - 36) / 4
    starts = (0, *LEVEL_STARTS)
    for column, level in enumerate(LEVEL_NAMES):
        fill = LEVELS[level]
        left = 34 + column * wide + 0.5
        last = f"-{starts[column + 1] - 1}" if column + 1 < len(starts) else "+"
        head = area.part(left, 9, wide - 1, 13)
        canvas.rect(head, fill, radius=1.5)
        canvas.text(f"{starts[column]}{last}", head.part(2, 0, head.w * 0.45, 13), 24, on(fill), bold=True)
        name = capital(reader.say(f"name-level-{level}"))
        canvas.text(name, head.part(head.w * 0.5, 0, head.w * 0.5 - 2, 13), 11, on(fill), bold=True, align="R")
        for row, use in enumerate(("attack", "defence")):
            shown = "  ".join(map(str, faces[use, level]))
            canvas.text(shown, area.part(left, 23 + row * 5.5, wide - 1, 5), 11, fill, bold=True, align="C")
    for row, roll in enumerate(("attack", "defence")):
        label = reader.say("print-die-of", roll=reader.say(f"name-roll-{roll}"))
        canvas.text(label, area.part(0, 23 + row * 5.5, 33, 5), 9, INK)
    for row in range(4):
        top = 35 + row * tall
        side = reader.say("print-home") if row < 2 else reader.say("print-away")
        fill = NAVY if row < 2 else GOLD
        roll = reader.say(f"name-roll-{('attack', 'defence')[row % 2]}")
        canvas.rect(area.part(0, top, 33, tall - 1), fill, radius=1.5)
        canvas.text(f"{side}: {roll}", area.part(3, top, 28, tall - 1), 11, on(fill), bold=True)
        for column, level in enumerate(LEVEL_NAMES):
            cell = area.part(34 + column * wide + 0.5, top, wide - 1, tall - 1)
            canvas.rect(cell, tint(LEVELS[level], 0.25), LEVELS[level], 1.5, 0.4)
