"""Results pads: fixtures with boxes for the score, tables to fill in; a page for any league besides."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from golazo.games.magic_number_eleven.cards import SQUADS
from golazo.games.masters_of_football.rules.calendar import FIRST_HALF, MATCHDAYS
from golazo.games.world_cup_2010.rules.bracket import ROUND_OF_16, WINNERS_MEET
from golazo.games.world_cup_2010.state import FINAL, FIRST_KNOCKOUT_MATCH, THIRD_PLACE
from golazo.print import forms
from golazo.print.canvas import Box, Canvas
from golazo.print.cards.face import pack_of
from golazo.print.ink import ACCENTS, CREAM, FAINT, GOLD, GREY, GROUPS, INK, NAVY, PAPER, POSITIONS, SKY, tint
from golazo.words.reader import Reader

FREE_TEAMS: Final = 8
_LEAGUE_TEAMS: Final = 4
_KICKS: Final = 5
_ACADEMY_AFTER: Final = 2
_MARKET_AFTER: Final = 3


def pages(reader: Reader) -> list[Callable[[Canvas], None]]:
    own: dict[str, list[Callable[[Reader, Canvas], None]]] = {
        "masters-of-football": [_championship],
        "magic-number-eleven": [_matches],
        "world-cup-2010": [partial(_groups, "ABCD"), partial(_groups, "EFGH"), _knockout],
        "match-of-the-season": [_season],
    }
    return [partial(draw, reader) for draw in (*own[reader.game or ""], _free_league)]


def _championship(reader: Reader, canvas: Canvas) -> None:
    """Masters of Football: four teams, six matchdays, their table, their money."""
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
    _ledger(canvas, area.part(0, top + 7, area.w, area.h - top - 7), numbers, 10)


def _ledger(canvas: Canvas, area: Box, names: list[str], columns: int) -> None:
    """What everybody has, struck out and written anew."""
    tall = min(9.0, area.h / len(names))
    for row, name in enumerate(names):
        line = area.part(0, row * tall, area.w, tall)
        canvas.rect(line, PAPER, FAINT, width=0.2)
        canvas.text(name, line.part(2, 0, 24, tall), 11, INK, bold=True)
        for column in range(columns):
            x = line.x + 28 + column * (line.w - 28) / columns
            canvas.line(x, line.y, x, line.y + tall, FAINT)


def _matches(reader: Reader, canvas: Canvas) -> None:
    """Magic Number Eleven: four matches, goals by half, substitutions, a shoot-out."""
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
                    _boxes(canvas, cell, 3 if column == 3 else _KICKS)


def _boxes(canvas: Canvas, area: Box, number: int) -> None:
    """Small boxes to tick."""
    side = min(area.w / number - 0.8, area.h)
    for place in range(number):
        canvas.rect(area.part(place * (side + 0.8), (area.h - side) / 2, side, side), PAPER, GREY, 0.5)


def _groups(letters: str, reader: Reader, canvas: Canvas) -> None:
    """The World Cup: four groups with their matches and tables."""
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
    """The World Cup: every match of the knock-out, with the places or matches its teams come from."""
    area = forms.page(canvas, reader, reader.say("print-pad"))
    ground, _ = ACCENTS["world-cup-2010"]
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
        forms.title(canvas, name, area.part(0, top, area.w, step * 0.75), ground, 13)
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


def _season(reader: Reader, canvas: Canvas) -> None:
    """Match of the Season: one season: league rounds, cups, trophy points, money."""
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
    _ledger(canvas, area.part(0, top + 7, area.w, area.h - top - 7), teams, 12)


def _free_league(reader: Reader, canvas: Canvas) -> None:
    """Any league of up to eight: everybody against everybody, home in the rows, and the table."""
    area = forms.page(canvas, reader, reader.say("print-free-league"))
    ground, _ = ACCENTS[reader.game or ""]
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
