"""Magic Number Eleven: players with half icons on their edges, synergy, kicker's and keeper's cards. White."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from golazo.games.magic_number_eleven.cards import SQUADS, STAR
from golazo.games.magic_number_eleven.paper.ink import POSITIONS
from golazo.games.magic_number_eleven.paper.tactic_icons import half_icon, whole_icon
from golazo.games.magic_number_eleven.schema import NO_ICON, SPOTS
from golazo.print.canvas import Box, Canvas
from golazo.print.face import back, band, foot, pack_of, panel, text_of
from golazo.print.ink import FAINT, GREY, INK, PAPER, tint
from golazo.print.kit import kit, shirt
from golazo.print.shapes import badge, stars
from golazo.print.sheet import Card
from golazo.words.reader import Reader

POSITION_SHAPES: Final = {"FW": "triangle", "MF": "hexagon", "DF": "shield"}
_SYNERGY: Final = "#f0a202"
_MARGIN: Final = 1.5
"""White between a half icon and the cut."""
_TACKLE: Final = "#e8443a"
_SPOT_AT: Final = {"TL": (0.15, 0.22), "TR": (0.85, 0.22), "C": (0.5, 0.5), "BL": (0.15, 0.78), "BR": (0.85, 0.78)}
_PIPS: Final = {
    1: ((0, 0),),
    2: ((0, -1), (0, 1)),
    3: ((0, -1), (-0.75, 0.7), (0.75, 0.7)),
    4: ((-0.75, -0.8), (0.75, -0.8), (-0.75, 0.8), (0.75, 0.8)),
    5: ((-0.8, -0.9), (0.8, -0.9), (0, 0), (-0.8, 0.9), (0.8, 0.9)),
}


def cards(reader: Reader) -> list[Card]:
    items = pack_of(reader).items
    players = {}
    for squad, colour in zip((*SQUADS, STAR), (*_squad_colours(), _SYNERGY), strict=True):
        name = _squad_name(reader, squad)
        shape = "star" if squad == STAR else "pentagon"
        players[squad] = back(reader, name, shape, colour, name[:1])
    synergy = back(reader, reader.say("print-synergy"), "star", _SYNERGY, "11")
    kick = back(reader, reader.say("print-kicker"), "circle", PAPER, reader.say("print-kicker")[:1])
    keeper = back(reader, reader.say("print-keeper"), "shield", PAPER, reader.say("print-keeper")[:1])
    made = [
        Card(partial(_player, reader, item), players[squad], lies=True)
        for squad in (*SQUADS, STAR)
        for item in items["player"]
        if item["squad"] == squad
    ]
    made += [Card(partial(_synergy, reader, item), synergy) for item in items["synergy"] for _ in range(item["copies"])]
    for _ in SQUADS:  # each team has a full set of both
        made += [Card(partial(_kick, reader, item), kick) for item in items["kick"]]
        made += [Card(partial(_keeper, reader, item), keeper) for item in items["keeper"]]
    return made


def _squad_colours() -> tuple[str, ...]:
    return tuple(kit(squad).first for squad in SQUADS)


def _squad_name(reader: Reader, squad: str) -> str:
    return reader.say("print-star") if squad == STAR else reader.say(f"name-team-{squad}")


def _player(reader: Reader, item: dict[str, Any], canvas: Canvas, box: Box) -> None:
    colour = POSITIONS[item["position"]]
    area = box.part(11, 11, box.w - 22, box.h - 22)
    canvas.rect(box.inset(1.2), PAPER, stroke=colour, radius=2.5, width=0.7)
    canvas.rect(area, tint(colour, 0.13), radius=2.5)
    head = band(canvas, area, 12, colour)
    badge(canvas, POSITION_SHAPES[item["position"]], head.x + 7, head.y + 6, 4.6, PAPER, item["position"])
    canvas.block(reader.name(item["id"]), head.part(14, 0.8, head.w - 16, 10.4), 17, PAPER, bold=True)
    worn = kit(item["id"] if item["squad"] == STAR else item["squad"])
    shirt(canvas, worn, area.part(2.5, 13.5, 17, 17))
    canvas.text(item["code"], area.part(2.5, 31, 17, 8), 16, INK, bold=True, align="C")
    right = area.w - 2.5
    if item["full"] != NO_ICON:
        right -= 15
        whole_icon(canvas, item["full"], area.x + right + 7.5, area.y + 26.5, 7)
    if item["crack"]:
        right -= 15
        badge(canvas, "octagon", area.x + right + 7.5, area.y + 26.5, 6.2, INK, f"-{item['crack']}")
    text = text_of(reader, item)
    room = area.part(21.5, 13.5, right - 22.5, area.h - 15)
    if text:
        canvas.block(text, room, 13.5)
    else:
        canvas.text(item["role"], room, 34, tint(colour, 0.45), bold=True, align="C")
    squad = area.part(0, area.h + 0.4, area.w, 4)
    canvas.text(f"{_squad_name(reader, item['squad'])} · {item['role']}", squad, 6.5, GREY, align="C")
    _edges(canvas, item["slots"], box)


def _edges(canvas: Canvas, slots: str, box: Box) -> None:
    """The half icons, in the order of the pack: top left, top right, left, right, bottom left, bottom right.

    They stay away from the cut, so that a crooked one shows nothing of the card beside it.
    """
    quarter, right, bottom = box.w / 4, box.x + box.w - _MARGIN, box.y + box.h - _MARGIN
    places = (
        (box.x + quarter, box.y + _MARGIN, 90.0),
        (box.x + 3 * quarter, box.y + _MARGIN, 90.0),
        (box.x + _MARGIN, box.y + box.h / 2, 0.0),
        (right, box.y + box.h / 2, 180.0),
        (box.x + quarter, bottom, 270.0),
        (box.x + 3 * quarter, bottom, 270.0),
    )
    for icon, (x, y, looks) in zip(slots, places, strict=True):
        if icon != NO_ICON:
            half_icon(canvas, icon, x, y, 8.5 - _MARGIN / 2, looks)


def _synergy(reader: Reader, item: dict[str, Any], canvas: Canvas, box: Box) -> None:
    colour = _TACKLE if item["tackle"] else _SYNERGY
    inner = panel(canvas, box, tint(colour, 0.16))
    canvas.rect(inner, stroke=colour, radius=2.5, width=0.8)
    canvas.text(str(item["stars"]), inner.part(4, 3, 12, 13), 38, INK, bold=True)
    canvas.text(reader.say("print-synergy"), inner.part(18, 4, inner.w - 22, 5), 9, GREY, bold=True, align="R")
    middle = inner.part(6, 17, inner.w - 12, 26 if item["tackle"] else 48)
    x, y = middle.middle
    pips = _PIPS.get(item["stars"])
    if pips is None:
        canvas.text(str(item["stars"]), middle, 90, colour, bold=True, align="C")
    else:
        for dx, dy in pips:
            stars(canvas, 1, x + dx * middle.w * 0.38, y + dy * middle.h * 0.33, 8, colour)
    if item["tackle"]:
        canvas.block(text_of(reader, item), inner.part(4, 44, inner.w - 8, 23), 13, align="C")
    low = foot(canvas, inner, 14, colour)
    canvas.text(reader.name(item["id"]), low.part(3, 1, low.w - 6, 12), 17, INK, bold=True, align="C")


def _kick(reader: Reader, item: dict[str, Any], canvas: Canvas, box: Box) -> None:
    _goal(reader, item["id"], reader.say("print-kicker"), [item["spot"]], "circle", _TACKLE, canvas, box)


def _keeper(reader: Reader, item: dict[str, Any], canvas: Canvas, box: Box) -> None:
    _goal(reader, item["id"], reader.say("print-keeper"), item["spots"], "shield", POSITIONS["DF"], canvas, box)


def _goal(
    reader: Reader, item_id: str, label: str, marked: list[str], shape: str, colour: str, canvas: Canvas, box: Box
) -> None:
    """A goal seen from the spot, with the places that a card names."""
    inner = panel(canvas, box, tint(colour, 0.12))
    head = band(canvas, inner, 12, colour)
    badge(canvas, shape, head.x + 7.5, head.y + 6, 4, PAPER, label[:1])
    canvas.text(label, head.part(14, 1, head.w - 17, 10), 15, PAPER, bold=True)
    goal = inner.part(5, 20, inner.w - 10, 32)
    canvas.rect(goal, PAPER)
    for number in range(1, 8):
        canvas.line(goal.x + goal.w * number / 8, goal.y, goal.x + goal.w * number / 8, goal.y + goal.h, FAINT)
    for number in range(1, 5):
        canvas.line(goal.x, goal.y + goal.h * number / 5, goal.x + goal.w, goal.y + goal.h * number / 5, FAINT)
    canvas.line(goal.x, goal.y + goal.h, goal.x, goal.y, INK, 1.4)
    canvas.line(goal.x, goal.y, goal.x + goal.w, goal.y, INK, 1.4)
    canvas.line(goal.x + goal.w, goal.y, goal.x + goal.w, goal.y + goal.h, INK, 1.4)
    canvas.line(inner.x + 2, goal.y + goal.h, inner.x + inner.w - 2, goal.y + goal.h, "#3f8f4f", 1.4)
    for spot in SPOTS:
        across, down = _SPOT_AT[spot]
        x, y = goal.x + across * goal.w, goal.y + down * goal.h
        if spot in marked:
            badge(canvas, shape, x, y, 5.4, colour, "×" if shape == "circle" else "", stroke=INK, width=0.5)
        else:
            canvas.circle(x, y, 1.2, PAPER, GREY)
    canvas.block(reader.name(item_id), inner.part(4, 56, inner.w - 8, 24), 20, INK, bold=True, align="C")
