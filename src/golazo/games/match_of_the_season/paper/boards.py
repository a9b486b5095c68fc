"""Match of the Season: six weeks of seven days, in the sun."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from golazo.games.match_of_the_season.paper.cards import country_badge, team_kit
from golazo.games.match_of_the_season.paper.ink import SPACES
from golazo.print import forms
from golazo.print.canvas import Box, Canvas
from golazo.print.face import capital, pack_of
from golazo.print.ink import CREAM, INK, PAPER, SUN, on, tint
from golazo.print.kit import shirt
from golazo.print.shapes import badge
from golazo.print.sheet import Page
from golazo.words.reader import Reader

DAYS: Final = 7
_SHAPES: Final = {
    "whistle": "circle",
    "chance": "diamond",
    "injury": "square",
    "red-card": "octagon",
    "duty": "pentagon",
    "transfer": "hexagon",
    "supercup": "star",
    "europe": "star",
    "cup": "shield",
    "league": "circle",
}
_LEGEND: Final = 15.0


def boards(reader: Reader) -> list[Page]:
    return [partial(_board, reader)]


def _board(reader: Reader, canvas: Canvas) -> None:
    area = forms.page(canvas, reader, reader.say("print-board"), landscape=True)
    items = pack_of(reader).items
    days = [space for space in items["space"] if space["kind"] != "whistle"]
    weeks = -(-len(days) // DAYS)
    field = area.part(0, 0, area.w, area.h - _LEGEND - 2)
    canvas.rect(field, tint(SUN, 0.5), radius=2)
    wide, tall = (field.w - 2) / DAYS, (field.h - 2) / weeks
    for number, space in enumerate(days):
        week, day = divmod(number, DAYS)
        _space(reader, space, canvas, field.part(1 + day * wide + 0.7, 1 + week * tall + 0.7, wide - 1.4, tall - 1.4))
    _legend(reader, canvas, area.part(0, area.h - _LEGEND, area.w, _LEGEND))


def _space(reader: Reader, space: dict[str, Any], canvas: Canvas, box: Box) -> None:
    kind = space["kind"]
    fill = SPACES[kind]
    ink = on(fill)
    name = capital(reader.say(f"name-space-kind-{kind}"))
    canvas.rect(box, fill, PAPER, 1.5, 0.4)
    badge(canvas, _SHAPES[kind], box.x + 5, box.y + 5, 3.3, CREAM, name[:1])
    canvas.text(name, box.part(9.5, 1.2, box.w - 11, 7.4), 12, ink, bold=True)
    canvas.text(reader.name(space["id"]), box.part(2, box.h - 4.6, box.w - 4, 4), 7.5, ink)
    body = box.part(2, 9, box.w - 4, box.h - 14)
    if kind == "league":
        for row, (home, away) in enumerate(space["fixtures"]):
            line = body.part(0, row * body.h / 2, body.w, body.h / 2)
            shirt(canvas, team_kit(home), line.part(0, 0.1, 5.4, line.h - 0.2))
            shirt(canvas, team_kit(away), line.part(line.w - 5.4, 0.1, 5.4, line.h - 0.2))
            pair = f"{reader.name(home)} – {reader.name(away)}"
            canvas.text(pair, line.part(6, 0, line.w - 12, line.h), 10, ink, bold=True, align="C")
    elif kind == "duty":
        for number, country in enumerate(space["countries"]):
            x = body.x + body.w * (number + 0.5) / len(space["countries"])
            country_badge(reader, canvas, country, x, body.y + body.h / 2, min(4.6, body.h / 2))
    elif "stage" in space:
        canvas.text(stage(reader, space["stage"]), body, 12, ink, align="C")


def stage(reader: Reader, name: str) -> str:
    names = {
        "round-of-sixteen": reader.say("print-round-of-16"),
        "quarter-finals": reader.say("print-quarter-finals"),
        "semi-finals": reader.say("print-semi-finals"),
        "final": reader.say("print-final"),
    }
    return names[name]


def _legend(reader: Reader, canvas: Canvas, area: Box) -> None:
    """Where the season begins, and the countries' badges."""
    items = pack_of(reader).items
    start = next(space for space in items["space"] if space["kind"] == "whistle")
    box = area.part(0, 0, 46, area.h)
    canvas.rect(box, INK, radius=2)
    badge(canvas, "circle", box.x + 8, box.y + box.h / 2, 4.6, SUN, "›")
    canvas.text(reader.name(start["id"]), box.part(15, 1, box.w - 17, box.h - 2), 16, PAPER, bold=True)
    countries = items["country"]
    rows = -(-len(countries) // 20)
    columns = -(-len(countries) // rows)
    wide, tall = (area.w - 49) / columns, area.h / rows
    for number, country in enumerate(countries):
        row, column = divmod(number, columns)
        cell = area.part(49 + column * wide, row * tall, wide, tall)
        radius = min(4.4, tall * 0.28)
        country_badge(reader, canvas, country["id"], cell.x + wide / 2, cell.y + tall * 0.34, radius)
        below = cell.part(0.5, tall * 0.68, wide - 1, tall * 0.32)
        canvas.text(reader.name(country["id"]), below, 8.5, INK, align="C", floor=4)
