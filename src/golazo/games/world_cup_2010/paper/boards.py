"""The World Cup Card Game 2010: the groups, and the bracket."""

from __future__ import annotations

from functools import partial

from golazo.games.world_cup_2010.paper.ink import ACCENT as _ACCENT
from golazo.games.world_cup_2010.paper.ink import GROUND as _GROUND
from golazo.games.world_cup_2010.paper.ink import GROUPS, worn
from golazo.games.world_cup_2010.rules.bracket import ROUND_OF_16, WINNERS_MEET
from golazo.games.world_cup_2010.state import FINAL, THIRD_PLACE
from golazo.print import forms
from golazo.print.canvas import Box, Canvas
from golazo.print.face import pack_of
from golazo.print.ink import GREY, INK, PAPER, on, tint
from golazo.print.kit import shirt
from golazo.print.shapes import badge
from golazo.print.sheet import Page
from golazo.words.reader import Reader

_TALL = 15.0


def boards(reader: Reader) -> list[Page]:
    return [partial(_groups, reader), partial(_bracket, reader)]


def _groups(reader: Reader, canvas: Canvas) -> None:
    area = forms.page(canvas, reader, reader.say("print-groups"), landscape=True)
    wide, tall = area.w / 4, area.h / 2
    for number, group in enumerate(GROUPS):
        panel = area.part(number % 4 * wide + 1, number // 4 * tall + 1, wide - 2, tall - 2)
        _group(reader, group, canvas, panel)


def _group(reader: Reader, group: str, canvas: Canvas, panel: Box) -> None:
    colour = GROUPS[group]
    items = pack_of(reader).items
    canvas.rect(panel, tint(colour, 0.1), colour, 2, 0.6)
    badge(canvas, "shield", panel.x + 8, panel.y + 8, 6, colour, group)
    canvas.text(reader.say("print-group", group=group), panel.part(17, 2, panel.w - 20, 12), 18, colour, bold=True)
    teams = [team for team in items["team"] if team["group"] == group]
    tall = (panel.h - 17 - 24) / len(teams)
    for row, team in enumerate(teams):
        line = panel.part(2, 16 + row * tall, panel.w - 4, tall - 1)
        canvas.rect(line, PAPER, radius=1.2)
        shirt(canvas, worn(team["id"]), line.part(1, 0.5, line.h, line.h - 1))
        canvas.text(reader.name(team["id"]), line.part(line.h + 3, 0, line.w - line.h - 13, line.h), 13, INK, bold=True)
        canvas.text(str(team["hand"]), line.part(line.w - 9, 0, 7, line.h), 15, colour, bold=True, align="R")
    fixtures = [each for each in items["fixture"] if each["group"] == group]
    for number, each in enumerate(fixtures):
        cell = panel.part(2 + number % 2 * (panel.w - 4) / 2, panel.h - 24 + number // 2 * 7.6, (panel.w - 4) / 2, 7)
        text = f"{number + 1}. {reader.name(each['first'])} – {reader.name(each['second'])}"
        canvas.block(text, cell.part(0.5, 0, cell.w - 1, 7), 7.5, GREY)


def _bracket(reader: Reader, canvas: Canvas) -> None:
    """From both sides to the final in the middle; a match is two lines to write on."""
    area = forms.page(canvas, reader, reader.say("print-bracket"), landscape=True)
    wide = area.w / 7
    places: dict[int, tuple[float, float]] = {}
    for side, semi in enumerate(WINNERS_MEET[FINAL]):
        quarters = WINNERS_MEET[semi]
        sixteenths = [match for quarter in quarters for match in WINNERS_MEET[quarter]]
        for depth, matches in enumerate((sixteenths, list(quarters), [semi])):
            x = area.x + (depth * wide if side == 0 else area.w - (depth + 1) * wide)
            for row, match in enumerate(matches):
                places[match] = (x, area.y + 10 + (area.h - 20) * (row + 0.5) / len(matches))
    middle = area.x + 3 * wide
    places[FINAL] = (middle, area.y + 10 + (area.h - 20) * 0.36)
    places[THIRD_PLACE] = (middle, area.y + 10 + (area.h - 20) * 0.74)
    for match, (one, other) in WINNERS_MEET.items():
        for fed in (one, other):
            _joined(canvas, places[fed], places[match], wide)
    for match, (x, y) in places.items():
        _match(reader, match, canvas, Box(x + 2, y - _TALL / 2, wide - 4, _TALL))
    x, y = places[FINAL]
    badge(canvas, "star", x + wide / 2, y - 34, 12, _ACCENT, stroke=_GROUND)
    canvas.text(reader.say("print-final"), Box(x, y - 19, wide, 9), 18, _GROUND, bold=True, align="C")
    x, y = places[THIRD_PLACE]
    canvas.text(reader.say("print-third-place"), Box(x, y - 17, wide, 7), 12, _GROUND, bold=True, align="C")


def _joined(canvas: Canvas, fed: tuple[float, float], to: tuple[float, float], wide: float) -> None:
    rightwards = fed[0] < to[0]
    start = fed[0] + wide - 2 if rightwards else fed[0] + 2
    end = to[0] + 2 if rightwards else to[0] + wide - 2
    turn = (start + end) / 2
    canvas.line(start, fed[1], turn, fed[1], GREY, 0.4)
    canvas.line(turn, fed[1], turn, to[1], GREY, 0.4)
    canvas.line(turn, to[1], end, to[1], GREY, 0.4)


def _match(reader: Reader, match: int, canvas: Canvas, box: Box) -> None:
    sides = ROUND_OF_16[match].split() if match in ROUND_OF_16 else ["", ""]
    canvas.text(reader.say("print-match", number=match), box.part(0, -4.4, box.w, 4), 7, GREY)
    for row, side in enumerate(sides):
        line = box.part(0, row * box.h / 2, box.w, box.h / 2)
        canvas.rect(line, PAPER, _GROUND, width=0.4)
        if side:
            fill = GROUPS[side[0]]
            canvas.rect(line.part(0, 0, 7.5, line.h), fill)
            canvas.text(side, line.part(0.5, 0, 6.5, line.h), 11, on(fill), bold=True, align="C")
        canvas.rect(line.part(line.w - 6.5, 0, 6.5, line.h), tint(_ACCENT, 0.3), _GROUND, width=0.4)
