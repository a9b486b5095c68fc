"""Magic Number Eleven: the two halves of the field in the size of the cards, control track, synergy board, discs."""

from __future__ import annotations

from functools import partial
from typing import Final

from golazo.games.magic_number_eleven.cards import POSITIONS as ALL_POSITIONS
from golazo.games.magic_number_eleven.cards import SQUADS
from golazo.games.magic_number_eleven.paper.cards import POSITION_SHAPES
from golazo.games.magic_number_eleven.paper.ink import ICONS, POSITIONS
from golazo.games.magic_number_eleven.paper.tactic_icons import half_icon, whole_icon
from golazo.games.magic_number_eleven.rules.field import COLUMNS, LINES
from golazo.games.magic_number_eleven.schema import NO_ICON
from golazo.print import forms
from golazo.print.canvas import Box, Canvas
from golazo.print.face import pack_of
from golazo.print.ink import GRASS, GREY, INK, PAPER, on, tint
from golazo.print.shapes import badge
from golazo.print.sheet import CARD, Page
from golazo.words.reader import Reader

CELL: Final = (CARD[1] / 2, CARD[0])
"""A card lies across two cells."""
PAGES_A_HALF: Final = 2
_ACROSS: Final = COLUMNS // PAGES_A_HALF
_STATES: Final = {"defensive": POSITIONS["DF"], "normal": POSITIONS["MF"], "aggressive": POSITIONS["FW"]}
_ATTACKER, _DEFENDER = 3, 2
_DISCS: Final = 10


def boards(reader: Reader) -> list[Page]:
    fields = [partial(_field, reader, squad, part) for squad in SQUADS for part in range(PAGES_A_HALF)]
    return [*fields, partial(_control, reader)]


def _field(reader: Reader, squad: str, part: int, canvas: Canvas) -> None:
    """Four columns of a team's half as the team sees it: the front line, at the centre, is at the top."""
    whole = canvas.page()
    wide, tall = _ACROSS * CELL[0], LINES * CELL[1]
    field = whole.part((whole.w - wide) / 2, (whole.h - tall) / 2, wide, tall)
    for row, line in enumerate(pack_of(reader).items["line"]):
        ground = tint(GRASS, 0.34 if row % 2 else 0.24)
        for column in range(_ACROSS):
            cell = field.part(column * CELL[0], row * CELL[1], *CELL)
            canvas.rect(cell, ground, PAPER, width=0.8)
            if column % 2 == 0:
                canvas.text(reader.name(line["id"]), cell.part(3, CELL[1] / 2 - 8, 2 * CELL[0] - 6, 7), 13, GREY)
                for place, position in enumerate(line["positions"]):
                    x = cell.x + 7 + place * 12
                    badge(canvas, POSITION_SHAPES[position], x, cell.y + 38, 5, POSITIONS[position], position)
            if part * _ACROSS + column + 1 in line["edge_columns"] and line["edge"] != NO_ICON:
                below = row == LINES - 1
                y = cell.y + (CELL[1] if below else 0)
                half_icon(canvas, line["edge"], cell.x + CELL[0] / 2, y, 8.5, 90 if below else 270)
    joined = field.x + (wide if part == 0 else 0)
    canvas.dashed(joined, field.y - 9, joined, field.y + tall + 9, INK)
    label = reader.say("print-half-of", team=squad, part=part + 1, parts=PAGES_A_HALF)
    outer = field.x - 3 if part == 0 else field.x + wide + 9
    with canvas.turned(90, outer, field.y + tall):
        canvas.text(label, Box(outer, field.y + tall - 6, tall, 6), 11, INK, bold=True, align="C")


def _control(reader: Reader, canvas: Canvas) -> None:
    area = forms.page(canvas, reader, reader.say("print-board"))
    spaces = pack_of(reader).items["control"]
    cards = {state["id"]: state["cards"] for state in pack_of(reader).items["state"]}
    wide = area.w / len(spaces)
    for number, space in enumerate(spaces):
        cell = area.part(number * wide + 0.6, 0, wide - 1.2, 30)
        for row, team in enumerate(SQUADS):
            state = space[team]
            part = cell.part(0, row * 18, cell.w, 12)
            fill = _STATES[state]
            canvas.rect(part, fill, radius=1.5)
            canvas.text(reader.name(state), part.part(2, 1, part.w - 12, 10), 10, on(fill), bold=True)
            badge(canvas, "square", part.x + part.w - 6, part.y + 6, 3.6, PAPER, str(cards[state]))
        middle = number == len(spaces) // 2
        canvas.rect(cell.part(0, 12.6, cell.w, 4.8), tint(INK, 0.85 if middle else 0.12))
        ink = PAPER if middle else INK
        canvas.text(reader.name(space["id"]), cell.part(2, 12.6, cell.w - 4, 4.8), 9, ink, bold=True, align="C")
    ends = area.part(0, 30.5, area.w, 4)
    canvas.text(f"‹ {reader.say('name-team-' + SQUADS[0])}", ends, 8, GREY)
    canvas.text(f"{reader.say('name-team-' + SQUADS[1])} ›", ends, 8, GREY, align="R")
    _synergy(reader, canvas, area.part(0, 36, area.w, 2 * (CARD[1] + 7)))
    _legend(reader, canvas, area.part(_DEFENDER * CARD[0] + 6, 36 + CARD[1] + 10, area.w - 2 * CARD[0] - 6, CARD[1]))
    _discs(canvas, area.part(0, area.h - 16, area.w, 16))


def _synergy(reader: Reader, canvas: Canvas, area: Box) -> None:
    """Places for the cards laid for a shot; the first of either side is always blind from the deck."""
    rows = ((reader.say("print-attacker"), _ATTACKER, "FW"), (reader.say("print-defender"), _DEFENDER, "DF"))
    for row, (name, places, position) in enumerate(rows):
        top = row * (CARD[1] + 7)
        forms.title(canvas, name, area.part(0, top, places * CARD[0], 6), POSITIONS[position], 11)
        for place in range(places):
            box = area.part(place * CARD[0] + 0.5, top + 7, CARD[0] - 1, CARD[1] - 1)
            canvas.rect(box, tint(POSITIONS[position], 0.08), POSITIONS[position], 2.5, 0.4)
            badge(canvas, POSITION_SHAPES[position], *box.middle, 9, tint(POSITIONS[position], 0.35), str(place + 1))
            if place == 0:
                canvas.text(reader.say("print-blind"), box.part(3, 3, box.w - 6, 6), 10, POSITIONS[position])


def _legend(reader: Reader, canvas: Canvas, area: Box) -> None:
    """What the icons and the shapes of the positions mean."""
    words = {
        "A": reader.say("print-icon-attack"),
        "D": reader.say("print-icon-defence"),
        "P": reader.say("print-icon-pass"),
        "R": reader.say("print-icon-press"),
    }
    for row, icon in enumerate(ICONS):
        y = area.y + 8 + row * 12
        whole_icon(canvas, icon, area.x + 6, y, 4.6)
        canvas.text(words[icon], Box(area.x + 14, y - 4, area.w - 14, 8), 12, INK, bold=True)
    positions = {
        "FW": reader.say("print-forward"),
        "MF": reader.say("print-midfielder"),
        "DF": reader.say("print-defending"),
    }
    for row, position in enumerate(ALL_POSITIONS):
        y = area.y + 56 + row * 11
        badge(canvas, POSITION_SHAPES[position], area.x + 6, y, 4.4, POSITIONS[position], position)
        canvas.text(positions[position], Box(area.x + 14, y - 4, area.w - 14, 8), 11, INK)


def _discs(canvas: Canvas, area: Box) -> None:
    """Shot discs and the marker of control, to be cut out."""
    step = area.w / (_DISCS + 1)
    for number in range(_DISCS + 1):
        x, y = area.x + (number + 0.5) * step, area.y + area.h / 2
        if number < _DISCS:
            canvas.circle(x, y, 6.5, PAPER, INK, 0.5)
            badge(canvas, "pentagon", x, y, 2.8, INK)
        else:
            badge(canvas, "diamond", x, y, 6.5, INK, "11")
