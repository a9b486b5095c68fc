"""A season on a page: league rounds, cups, trophy points, money."""

from __future__ import annotations

from functools import partial

from golazo.print import forms
from golazo.print.canvas import Canvas
from golazo.print.face import pack_of
from golazo.print.ink import CREAM, SKY
from golazo.print.pad import ledger
from golazo.print.sheet import Page
from golazo.words.reader import Reader


def pads(reader: Reader) -> list[Page]:
    return [partial(_season, reader)]


def _season(reader: Reader, canvas: Canvas) -> None:
    """One season: league rounds, cups, trophy points, money."""
    area = forms.page(canvas, reader, reader.say("print-pad"))
    items = pack_of(reader).items
    forms.ruled(canvas, reader.say("print-season"), area.part(0, 0, 60, 8))
    rounds = [space for space in items["space"] if space["kind"] == "league"]
    for number, space in enumerate(rounds):
        column, row = number % 2, number // 2
        panel = area.part(column * area.w / 2, 11 + row * 29, area.w / 2 - 3, 27)
        canvas.rect(panel, CREAM, radius=2)
        forms.title(canvas, reader.name(space["id"]), panel.part(3, 1, panel.w - 6, 6), SKY, 10)
        for place, (home, away) in enumerate(space["fixtures"]):
            line = panel.part(3, 8.5 + place * 9, panel.w - 6, 8.5)
            forms.fixture(canvas, line, reader.name(home), reader.name(away), size=12)
    teams = [reader.name(team["id"]) for team in items["team"]]
    top = 12.0 + 29 * ((len(rounds) + 1) // 2)
    top += forms.table(canvas, area.part(0, top, area.w, 0), forms.league_columns(reader), teams, SKY, 7) + 4
    cups = [
        (reader.say("name-competition-" + name), matches)
        for name, matches in (("supercup", 1), ("national-cup", 3), ("european-cup", 6))
    ]
    left = 0.0
    for name, matches in cups:
        wide = area.w * (0.2, 0.3, 0.5)[cups.index((name, matches))]
        across = 2 if matches > 3 else 1
        forms.title(canvas, name, area.part(left, top, wide - 3, 6), SKY, 11)
        for number in range(matches):
            column, row = number % across, number // across
            line = area.part(left + column * wide / across, top + 8 + row * 9, wide / across - 4, 8.5)
            forms.fixture(canvas, line, "", "")
        left += wide
    top += 38
    trophies = [str(number) for number in range(1, 7)]
    forms.title(canvas, reader.say("print-trophy-table"), area.part(0, top, area.w, 6), SKY, 11)
    top += 7
    top += forms.table(canvas, area.part(0, top, area.w, 0), [*trophies, "="], teams, SKY, 6.5) + 3
    forms.title(canvas, reader.say("print-money"), area.part(0, top, area.w, 6), SKY, 11)
    ledger(canvas, area.part(0, top + 7, area.w, area.h - top - 7), teams, 12)
