"""The dice of match and board, and a spinner in place of the twelve-sided one."""

from __future__ import annotations

from functools import partial

from golazo.print import forms
from golazo.print.canvas import Canvas
from golazo.print.dice import Die, nets, spinner
from golazo.print.face import pack_of
from golazo.print.ink import CREAM, ENAMEL, GREY, INK, SKY, SUN
from golazo.print.shapes import badge
from golazo.print.sheet import Page
from golazo.words.reader import Reader


def dice(reader: Reader) -> list[Page]:
    items = pack_of(reader).items
    faces = sorted(items["face"], key=lambda face: int(face["number"]))
    notes = tuple(reader.name(face["id"]) for face in faces)
    match = Die(reader.say("print-match-die"), tuple(str(face["number"]) for face in faces), ENAMEL, notes=notes)
    moves = [Die(reader.name(item["id"]), tuple(map(str, item["faces"])), SUN) for item in items["die"]]
    return [*nets(reader, [match, *moves]), partial(_twelve, reader)]


def _twelve(reader: Reader, canvas: Canvas) -> None:
    """The twelve-sided die as a spinner, beside what its numbers mean in a match of events."""
    area = forms.page(canvas, reader, reader.say("print-twelve"))
    radius = min(area.w * 0.36, 68)
    x, y = area.x + area.w / 2, area.y + radius + 4
    spinner(canvas, x, y, radius, 12)
    hint = reader.say("print-spin")
    canvas.block(hint, area.part(10, 2 * radius + 8, area.w - 20, 10), 10, GREY, align="C")
    top = 2 * radius + 22
    forms.title(canvas, reader.say("print-events"), area.part(0, top, area.w, 7), SKY)
    events = sorted(pack_of(reader).items["event"], key=lambda event: int(event["number"]))
    tall = min(13.0, (area.h - top - 10) / 6)
    for number, event in enumerate(events):
        column, row = divmod(number, 6)
        line = area.part(column * area.w / 2, top + 9 + row * tall, area.w / 2 - 2, tall - 1.5)
        canvas.rect(line, CREAM, radius=1.5)
        badge(canvas, "circle", line.x + 7, line.y + line.h / 2, line.h * 0.42, SKY, str(event["number"]))
        canvas.text(reader.name(event["id"]), line.part(15, 0, line.w - 17, line.h), 12, INK, bold=True)
