"""Match of the Season: players, chance cards, international teams, clubs, trophies, formations. Sun and enamel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from golazo.games.match_of_the_season.cards import PRICE_OF_A_STAR
from golazo.games.match_of_the_season.paper.ink import CHANCES, LINES
from golazo.print.canvas import Box, Canvas
from golazo.print.face import back, band, capital, foot, pack_of, panel, text_of
from golazo.print.ink import CREAM, ENAMEL, GRASS, GREY, INK, MOWN, PAPER, SKY, SUN, on, tint
from golazo.print.kit import Kit, kit, shirt
from golazo.print.shapes import badge, stars
from golazo.print.sheet import Card
from golazo.words.reader import Reader

POSITION_SHAPES: Final = {"keeper": "square", "defender": "shield", "midfielder": "hexagon", "forward": "triangle"}
CHANCE_SHAPES: Final = {"blue": "circle", "red": "square", "green": "triangle"}
_ENAMELS: Final = (
    "#b3262e",
    "#1f5fa8",
    "#1d7a44",
    "#d98500",
    "#6b3a93",
    "#0f7c7c",
    "#7a1f3d",
    "#33415c",
    "#4f7a1d",
    "#a8486b",
)


def cards(reader: Reader) -> list[Card]:
    items = pack_of(reader).items
    # One back for all players: what is left of them is shuffled into one deck.
    player = back(reader, reader.say("print-player"), "star", SUN, reader.say("print-player")[:1])
    chance = back(reader, reader.say("print-chance"), "circle", SUN, "?")
    side = back(reader, reader.say("print-international"), "shield", SUN, reader.say("print-international")[:1])
    club = back(reader, reader.say("print-team"), "pentagon", SUN, reader.say("print-team")[:1])
    trophy = back(reader, reader.say("print-trophy"), "hexagon", SUN, reader.say("print-trophy")[:1])
    formation = back(reader, reader.say("print-formation"), "square", SUN, "11")
    made = [
        Card(partial(_player, reader, item), player)
        for item in sorted(items["player"], key=lambda item: -int(item["stars"]))
    ]
    made += [Card(partial(_chance, reader, item), chance) for item in items["card"] for _ in range(item["copies"])]
    made += [Card(partial(_side, reader, item), side) for item in items["side"]]
    made += [Card(partial(_team, reader, item), club) for item in items["team"]]
    made += [Card(partial(_trophy, reader, item), trophy) for item in items["trophy"]]
    made += [Card(partial(_formation, reader, item), formation) for item in items["formation"]]
    return made


def team_kit(team: str) -> Kit:
    """The shirt of a team is its colour and white, whatever else its id would wear."""
    worn = kit(team)
    return Kit("sash", worn.first, PAPER if worn.first != PAPER else INK)


def country_badge(reader: Reader, canvas: Canvas, country: str, x: float, y: float, radius: float) -> None:
    """An enamel badge with the first three letters of the country, in a colour by its place in the pack."""
    fill = _ENAMELS[pack_of(reader).ids("country").index(country) % len(_ENAMELS)]
    name = reader.name(country)
    badge(canvas, "shield", x, y, radius, fill, stroke=SUN, width=0.5)
    room = Box(x - radius * 0.78, y - radius * 0.8, radius * 1.56, radius * 1.4)
    canvas.text(name[:3].upper(), room, radius * 2.4, PAPER, bold=True, align="C", floor=4)


def _player(reader: Reader, item: dict[str, Any], canvas: Canvas, box: Box) -> None:
    colour = LINES[item["position"]]
    position = capital(reader.say(f"name-position-{item['position']}"))
    inner = panel(canvas, box)
    head = band(canvas, inner, 21, SUN)
    stars(canvas, item["stars"], inner.x + inner.w / 2, head.y + 12, 5, ENAMEL if item["stars"] == 5 else INK)
    canvas.text(reader.say("print-stars", number=item["stars"]), head.part(4, 1, head.w - 8, 4), 8, INK, align="C")
    shirt(canvas, kit(item["id"]), inner.part(4, 23.5, 32, 32))
    badge(canvas, POSITION_SHAPES[item["position"]], inner.x + 46, inner.y + 32, 6, colour, position[:1])
    if "country" in item:
        country = reader.name(item["country"])
        country_badge(reader, canvas, item["country"], inner.x + 46, inner.y + 46.5, 5)
        canvas.text(country, inner.part(37, 52.5, 18, 4), 8, INK, align="C")
    canvas.block(reader.name(item["id"]), inner.part(4, 57.5, inner.w - 8, 12), 18, INK, bold=True, align="C")
    low = foot(canvas, inner, 12, colour)
    canvas.text(position, low.part(4, 1, 30, 10), 14, on(colour), bold=True)
    price = reader.say("print-price", amount=PRICE_OF_A_STAR * item["stars"])
    canvas.text(price, low.part(34, 1, low.w - 38, 10), 12, on(colour), align="R")


def _chance(reader: Reader, item: dict[str, Any], canvas: Canvas, box: Box) -> None:
    colour = CHANCES[item["colour"]]
    labels = {
        "blue": reader.say("print-at-once"),
        "red": reader.say("print-keep"),
        "green": reader.say("print-tactic"),
    }
    label = labels[item["colour"]]
    inner = panel(canvas, box)
    head = band(canvas, inner, 13, colour)
    badge(canvas, CHANCE_SHAPES[item["colour"]], head.x + 8, head.y + 6.4, 4.2, SUN, label[:1])
    canvas.text(label, head.part(15, 1, head.w - 18, 11), 14, PAPER, bold=True)
    canvas.block(reader.name(item["id"]), inner.part(4, 15, inner.w - 8, 18), 22, INK, bold=True, down=0.75)
    canvas.rect(inner.part(4, 34.5, 14, 1), colour)
    canvas.block(text_of(reader, item), inner.part(4, 38, inner.w - 8, 37), 15, down=0.0)
    foot(canvas, inner, 6, SUN)


def _side(reader: Reader, item: dict[str, Any], canvas: Canvas, box: Box) -> None:
    """An international team as it stands on the pitch, attack above, with the stars of each line."""
    inner = panel(canvas, box, GRASS)
    head = band(canvas, inner, 13, SKY)
    shirt(canvas, kit(item["id"]), head.part(2, 1.5, 10, 10))
    canvas.block(reader.name(item["id"]), head.part(14, 1, head.w - 16, 11), 17, PAPER, bold=True)
    rows = (("forward", item["attack"]), ("midfielder", item["midfield"]), ("defender", item["defence"]))
    tall = 14.0
    for row, (line, values) in enumerate(rows):
        area = inner.part(0, 14.5 + row * tall, inner.w, tall)
        if row % 2:
            canvas.rect(area, MOWN)
        _row(canvas, area, LINES[line], POSITION_SHAPES[line], values, sum(values))
    last = inner.part(0, 14.5 + 3 * tall, inner.w, tall)
    canvas.rect(last, MOWN)
    _row(canvas, last, LINES["keeper"], POSITION_SHAPES["keeper"], [item["keeper"]], item["keeper"])
    low = foot(canvas, inner, 12, SKY)
    total = item["keeper"] + sum(sum(values) for _, values in rows)
    canvas.text(reader.say("print-whole-team"), low.part(4, 1, low.w - 22, 10), 12, PAPER, bold=True)
    canvas.text(str(total), low.part(low.w - 18, 1, 14, 10), 24, SUN, bold=True, align="R")


def _row(canvas: Canvas, area: Box, colour: str, shape: str, values: Sequence[int], total: int) -> None:
    wide = area.w - 15
    for number, value in enumerate(values):
        x = area.x + wide * (number + 0.5) / len(values)
        badge(canvas, shape, x, area.y + area.h / 2, 3.7, colour, str(value), stroke=PAPER)
    canvas.text(str(total), area.part(wide, 2, 12, area.h - 4), 20, PAPER, bold=True, align="R")


def _team(reader: Reader, item: dict[str, Any], canvas: Canvas, box: Box) -> None:
    inner = panel(canvas, box)
    shirt(canvas, team_kit(item["id"]), inner.part(6, 6, inner.w - 12, 48))
    low = foot(canvas, inner, 24, SKY)
    canvas.text(reader.say("print-team"), low.part(4, 2.5, low.w - 8, 4), 9, SUN, bold=True, align="C")
    canvas.text(reader.name(item["id"]), low.part(4, 7, low.w - 8, 14), 28, PAPER, bold=True, align="C")


def _trophy(reader: Reader, item: dict[str, Any], canvas: Canvas, box: Box) -> None:
    inner = panel(canvas, box)
    head = band(canvas, inner, 22, SUN)
    canvas.block(reader.name(item["id"]), head.part(4, 2, head.w - 8, 18), 19, INK, bold=True, align="C")
    x, y = inner.x + inner.w / 2, inner.y + 42
    _cup(canvas, x, y, ENAMEL if item["points"] else GREY)
    canvas.text(str(item["points"]), Box(x - 10, y - 12, 20, 16), 38, PAPER, bold=True, align="C")
    points = reader.say("print-trophy-points", number=item["points"])
    canvas.text(points, inner.part(4, 59.5, inner.w - 8, 6), 12, INK, bold=True, align="C")
    low = foot(canvas, inner, 15, tint(SUN, 0.45))
    prize = reader.say("print-prize", amount=item["prize"])
    canvas.text(prize, low.part(4, 2, low.w - 8, 11), 16, INK, bold=True, align="C")


def _cup(canvas: Canvas, x: float, y: float, fill: str) -> None:
    for side in (-1, 1):
        canvas.circle(x + side * 13, y - 7, 4.5, stroke=fill, width=1.8)
    canvas.polygon(
        [(x - 14, y - 15), (x + 14, y - 15), (x + 10, y + 2), (x + 3, y + 8), (x - 3, y + 8), (x - 10, y + 2)], fill
    )
    canvas.rect(Box(x - 2, y + 7, 4, 5), fill)
    canvas.rect(Box(x - 9, y + 11.5, 18, 3.5), fill)


def _formation(reader: Reader, item: dict[str, Any], canvas: Canvas, box: Box) -> None:
    inner = panel(canvas, box, GRASS)
    for stripe in range(0, 4, 2):
        canvas.rect(inner.part(0, 18 + stripe * 14, inner.w, 14), MOWN)
    head = band(canvas, inner, 16, SKY)
    canvas.text(reader.name(item["id"]), head.part(4, 1, head.w - 8, 14), 28, PAPER, bold=True, align="C")
    rows = (
        ("forward", item["forwards"]),
        ("midfielder", item["midfielders"]),
        ("defender", item["defenders"]),
        ("keeper", 1),
    )
    for row, (line, players) in enumerate(rows):
        for place in range(players):
            x = inner.x + inner.w * (place + 0.5) / players
            letter = reader.say(f"name-position-{line}")[:1].upper()
            badge(canvas, POSITION_SHAPES[line], x, inner.y + 25 + row * 13.5, 4, LINES[line], letter, stroke=PAPER)
    low = foot(canvas, inner, 9, SKY if not item["optional"] else CREAM)
    if item["optional"]:
        canvas.text(reader.say("print-optional"), low.part(4, 1, low.w - 8, 7), 11, INK, align="C")
