"""The championship on a page: matchdays, table, final, money."""

from __future__ import annotations

from functools import partial
from typing import Final

from golazo.games.masters_of_football.rules.calendar import FIRST_HALF, MATCHDAYS
from golazo.print import forms
from golazo.print.canvas import Canvas
from golazo.print.ink import CREAM, GOLD, GREY, NAVY
from golazo.print.pad import ledger
from golazo.print.sheet import Page
from golazo.words.reader import Reader

_LEAGUE_TEAMS: Final = 4
_ACADEMY_AFTER: Final = 2
_MARKET_AFTER: Final = 3


def pads(reader: Reader) -> list[Page]:
    return [partial(_championship, reader)]


def _championship(reader: Reader, canvas: Canvas) -> None:
    """Four teams, six matchdays, their table, their money."""
    area = forms.page(canvas, reader, reader.say("print-pad"))
    numbers = [str(number + 1) for number in range(_LEAGUE_TEAMS)]
    for number, label in enumerate(numbers):
        line = area.part(number % 2 * area.w / 2, number // 2 * 9, area.w / 2 - 4, 8)
        forms.ruled(canvas, f"{label}  {reader.say('print-club')}, {reader.say('print-manager')}", line)
    top = 22.0
    for matchday in range(MATCHDAYS):
        column, row = divmod(matchday, MATCHDAYS // 2)
        panel = area.part(column * area.w / 2, top + row * 33, area.w / 2 - 3, 31)
        canvas.rect(panel, CREAM, radius=2)
        head = panel.part(3, 1.5, panel.w - 6, 6)
        forms.title(canvas, reader.say("print-matchday", number=matchday + 1), head, NAVY, 11)
        pairs = FIRST_HALF[matchday % len(FIRST_HALF)]
        for place, pair in enumerate(pairs):
            home, away = pair if matchday < len(FIRST_HALF) else pair[::-1]
            line = panel.part(3, 9 + place * 9, panel.w - 6, 8.5)
            forms.fixture(canvas, line, numbers[home], numbers[away], size=13)
        after = {_ACADEMY_AFTER: "academy", _MARKET_AFTER: "market"}.get(matchday + 1)
        if after:
            canvas.text(f"› {reader.say(f'name-window-{after}')}", panel.part(3, 27, panel.w - 6, 3.6), 8, GREY, True)
    top += 3 * 33 + 2
    columns = forms.league_columns(reader)
    top += forms.table(canvas, area.part(0, top, area.w, 0), columns, numbers, NAVY) + 5
    forms.title(canvas, reader.say("print-final"), area.part(0, top, area.w, 6), GOLD)
    for place in range(2):
        forms.fixture(canvas, area.part(place * area.w / 2, top + 8, area.w / 2 - 4, 9), "", "")
    top += 22
    forms.title(canvas, reader.say("print-money"), area.part(0, top, area.w, 6), GOLD)
    ledger(canvas, area.part(0, top + 7, area.w, area.h - top - 7), numbers, 10)
