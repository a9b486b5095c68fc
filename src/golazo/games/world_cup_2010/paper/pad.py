"""The groups with their tables, and every match of the knock-out."""

from __future__ import annotations

from functools import partial

from golazo.games.world_cup_2010.paper.ink import GROUND, GROUPS
from golazo.games.world_cup_2010.rules.bracket import ROUND_OF_16, WINNERS_MEET
from golazo.games.world_cup_2010.state import FINAL, FIRST_KNOCKOUT_MATCH, THIRD_PLACE
from golazo.print import forms
from golazo.print.canvas import Canvas
from golazo.print.face import pack_of
from golazo.print.ink import GREY, tint
from golazo.print.sheet import Page
from golazo.words.reader import Reader


def pads(reader: Reader) -> list[Page]:
    return [partial(_groups, "ABCD", reader), partial(_groups, "EFGH", reader), partial(_knockout, reader)]


def _groups(letters: str, reader: Reader, canvas: Canvas) -> None:
    """Four groups with their matches and tables."""
    area = forms.page(canvas, reader, reader.say("print-pad"))
    items = pack_of(reader).items
    tall = area.h / len(letters)
    for number, letter in enumerate(letters):
        colour = GROUPS[letter]
        panel = area.part(0, number * tall, area.w, tall - 3)
        canvas.rect(panel, tint(colour, 0.08), radius=2)
        forms.title(canvas, reader.say("print-group", group=letter), panel.part(3, 1, panel.w - 6, 7), colour, 14)
        fixtures = [each for each in items["fixture"] if each["group"] == letter]
        step = (panel.h - 11) / len(fixtures)
        for row, each in enumerate(fixtures):
            line = panel.part(3, 10 + row * step, panel.w * 0.48, step)
            forms.fixture(canvas, line, reader.name(each["first"]), reader.name(each["second"]), str(row + 1))
        teams = [reader.name(team["id"]) for team in items["team"] if team["group"] == letter]
        box = panel.part(panel.w * 0.52, 11, panel.w * 0.48 - 3, 0)
        forms.table(canvas, box, forms.league_columns(reader), teams, colour, (panel.h - 20) / len(teams))


def _knockout(reader: Reader, canvas: Canvas) -> None:
    """Every match of the knock-out, with the places or matches its teams come from."""
    area = forms.page(canvas, reader, reader.say("print-pad"))
    stages = (
        (reader.say("print-round-of-16"), range(FIRST_KNOCKOUT_MATCH, 57)),
        (reader.say("print-quarter-finals"), range(57, 61)),
        (reader.say("print-semi-finals"), range(61, THIRD_PLACE)),
        (reader.say("print-third-place"), range(THIRD_PLACE, FINAL)),
        (reader.say("print-final"), range(FINAL, FINAL + 1)),
    )
    step = area.h / (16 + 5 * 1.05)
    top = 0.0
    for name, matches in stages:
        forms.title(canvas, name, area.part(0, top, area.w, step * 0.75), GROUND, 13)
        top += step * 0.95
        for match in matches:
            line = area.part(0, top, area.w, step)
            forms.fixture(canvas, line, "", "", str(match))
            feeds = ROUND_OF_16[match].split() if match in ROUND_OF_16 else _feeds(match)
            for side, feed in enumerate(feeds):
                room = line.part(8 if side == 0 else line.w - 20, 0, 18, step * 0.8)
                canvas.text(feed, room, 10, GREY, bold=True, align="L" if side == 0 else "R")
            top += step
        top += step * 0.1


def _feeds(match: int) -> list[str]:
    fed = WINNERS_MEET[FINAL] if match == THIRD_PLACE else WINNERS_MEET[match]
    return [str(each) for each in fed]
