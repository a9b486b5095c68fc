"""Masters of Football: managers, players, action cards, tactic cards, clubs and non-person teams. Navy and gold."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from golazo.games.masters_of_football.paper.effects import picture
from golazo.games.masters_of_football.paper.ink import KINDS, MEDALS
from golazo.games.masters_of_football.schema import KINDS as CARD_KINDS
from golazo.games.masters_of_football.schema import LEVELS_OF_PLAYERS, TACTICS
from golazo.print.canvas import Box, Canvas
from golazo.print.face import back, band, capital, foot, pack_of, panel, text_of
from golazo.print.ink import CREAM, GOLD, GREY, INK, NAVY, PAPER, on, tint
from golazo.print.kit import club_kit, kit, shirt
from golazo.print.shapes import badge
from golazo.print.sheet import Card
from golazo.words.reader import Reader

_KIND_SHAPES: Final = {
    "strategy": "square",
    "evolution": "circle",
    "anti-football": "triangle",
    "corruption": "octagon",
}
_POSITION_SHAPES: Final = {"D": "shield", "M": "hexagon", "F": "triangle"}
_LEVEL_SHAPES: Final = {"gold": "star", "silver": "hexagon", "bronze": "circle", "wood": "square"}
_TACTIC_SHAPES: Final = {"possession": "circle", "direct": "triangle", "physical": "square", "defensive": "shield"}


def cards(reader: Reader) -> list[Card]:
    items = pack_of(reader).items
    manager = back(reader, reader.say("print-manager"), "shield", GOLD, reader.say("print-manager")[:1])
    club = back(reader, reader.say("print-club"), "pentagon", GOLD, reader.say("print-club")[:1])
    action = back(reader, reader.say("print-action"), "octagon", GOLD, reader.say("print-action")[:1])
    tactic = back(reader, reader.say("print-tactic"), "diamond", GOLD, reader.say("print-tactic")[:1])
    levels = {}
    for level in LEVELS_OF_PLAYERS:
        name = reader.say(f"name-player-level-{level}")
        label = f"{reader.say('print-player')} · {name}"
        levels[level] = back(reader, label, _LEVEL_SHAPES[level], MEDALS[level], name[:1].upper())
    made = [Card(partial(_manager, reader, item), manager) for item in items["manager"]]
    made += [
        Card(partial(_player, reader, item), levels[level])
        for level in LEVELS_OF_PLAYERS
        for item in items["player"]
        if item["level"] == level
    ]
    made += [
        Card(partial(_action, reader, item), action)
        for kind in CARD_KINDS
        for item in items["card"]
        if item["kind"] == kind
        for _ in range(item["copies"])
    ]
    made += [Card(partial(_team, reader, item), club) for item in items["team"]]
    made += [Card(partial(_club, reader, item), club) for item in items["club"]]
    made += [Card(partial(_tactic, reader, name), tactic) for _ in items["club"] for name in TACTICS]
    return made


def _manager(reader: Reader, item: dict[str, Any], canvas: Canvas, box: Box) -> None:
    inner = panel(canvas, box)
    head = band(canvas, inner, 20, NAVY)
    canvas.text(reader.say("print-manager"), head.part(4, 2, head.w - 8, 4), 8, GOLD, bold=True)
    canvas.block(reader.name(item["id"]), head.part(4, 6.5, head.w - 8, 12), 19, PAPER, bold=True, down=0.2)
    canvas.block(text_of(reader, item), inner.part(4, 22, inner.w - 8, 34), 15)
    low = foot(canvas, inner, 25, GOLD)
    canvas.line(low.x + low.w / 2, low.y + 3, low.x + low.w / 2, low.y + low.h - 3, NAVY, 0.4)
    budget, limit = reader.say("print-budget"), reader.say("print-academy-limit")
    for place, (label, number) in enumerate(((budget, item["budget"]), (limit, item["academy_limit"]))):
        half = low.part(place * low.w / 2, 0, low.w / 2, low.h)
        canvas.text(f"{number}M", half.part(2, 2, half.w - 4, 14), 34, NAVY, bold=True, align="C")
        canvas.text(capital(label), half.part(2, 17, half.w - 4, 5), 9, NAVY, align="C")


def _player(reader: Reader, item: dict[str, Any], canvas: Canvas, box: Box) -> None:
    inner = panel(canvas, box)
    head = band(canvas, inner, 13, NAVY)
    badge(canvas, _POSITION_SHAPES[item["position"]], head.x + 7.5, head.y + 6.4, 4.2, GOLD, item["position"])
    canvas.block(reader.name(item["id"]), head.part(14.5, 1, head.w - 17, 11), 16, PAPER, bold=True)
    shirt(canvas, kit(item["id"]), inner.part(3, 15, 27, 27))
    level, colour = item["level"], MEDALS[item["level"]]
    name = reader.say(f"name-player-level-{level}")
    badge(canvas, _LEVEL_SHAPES[level], inner.x + 36.5, inner.y + 19, 3.4, colour, name[:1].upper())
    canvas.text(capital(name), inner.part(41.5, 16.5, 14.5, 5), 11, INK, bold=True)
    canvas.text(f"{item['cost']}M", inner.part(32, 24, 24, 13), 36, NAVY, bold=True, align="C")
    canvas.text(reader.say("print-cost"), inner.part(32, 36.6, 24, 3.6), 8, GREY, align="C")
    _grid(reader, item, canvas, inner.part(0, 44, inner.w, 25))
    ground = colour if level != "silver" else tint(INK, 0.35)
    low = foot(canvas, inner, 12.5, ground)
    canvas.circle(low.x + 8, low.y + 6.2, 4.6, CREAM)
    canvas.text(str(item["tactical"]), low.part(3.4, 1.2, 9.2, 10), 20, NAVY, bold=True, align="C")
    canvas.block(reader.say("print-tactical"), low.part(14, 1, 13, 10.5), 9, on(ground), bold=True)
    if item["genius"]:
        badge(canvas, "star", low.x + 30.5, low.y + 6.2, 3, NAVY, "!")
        marks = [reader.say(f"name-genius-mark-{each}") for each in item["genius"]]
        canvas.block(capital(", ".join(marks)), low.part(35.4, 0.8, low.w - 37, 10.9), 9, on(ground), bold=True)
    else:
        canvas.text(item["country"].upper(), low.part(low.w - 14, 1.2, 11, 10), 9.5, on(ground), align="R")


def _grid(reader: Reader, item: dict[str, Any], canvas: Canvas, area: Box) -> None:
    """Attack and defence under each tactic."""
    wide = (area.w - 17) / len(TACTICS)
    for number, tactic in enumerate(TACTICS):
        left = 16 + number * wide
        canvas.text(reader.say(f"name-tactic-{tactic}"), area.part(left, 0.4, wide - 0.6, 4), 7, GREY, align="C")
    for row, roll in enumerate(("attack", "defence")):
        top = 5 + row * 10
        canvas.rect(area.part(2, top, area.w - 4, 9), PAPER, radius=1.2)
        canvas.text(capital(reader.say(f"name-roll-{roll}")), area.part(3.5, top, 12, 9), 9, NAVY, bold=True)
        best = max(item[roll])
        for number, value in enumerate(item[roll]):
            cell = area.part(16 + number * wide, top, wide, 9)
            if value == best:
                canvas.rect(cell.inset(0.9), GOLD, radius=1)
            canvas.text(str(value), cell, 19, NAVY, bold=True, align="C")


def _action(reader: Reader, item: dict[str, Any], canvas: Canvas, box: Box) -> None:
    colour = KINDS[item["kind"]]
    kind = _kind_name(reader, item["kind"])
    inner = panel(canvas, box, tint(colour, 0.12))
    head = band(canvas, inner, 12, colour)
    badge(canvas, _KIND_SHAPES[item["kind"]], head.x + 7.5, head.y + 6, 4, PAPER, kind[:1])
    canvas.text(kind, head.part(14, 1, head.w - 30, 10), 11, on(colour), bold=True)
    canvas.circle(head.x + head.w - 8, head.y + 8.5, 7, GOLD, NAVY, 0.5)
    cost = f"0-{item['cost']}" if item.get("variable_cost") else str(item["cost"])
    canvas.text(f"{cost}M", Box(head.x + head.w - 13.5, head.y + 3, 11, 11), 17, NAVY, bold=True, align="C")
    canvas.block(reader.name(item["id"]), inner.part(4, 15, inner.w - 8, 16), 22, NAVY, bold=True, down=0.8)
    canvas.rect(inner.part(4, 32.5, 14, 1), colour)
    canvas.block(text_of(reader, item), inner.part(4, 35, inner.w - 8, 18), 14, down=0.0)
    picture(canvas, item["effect"], inner.part(4, 54, inner.w - 8, 16), colour)
    low = foot(canvas, inner, 12, NAVY)
    canvas.block(_when(reader, item), low.part(4, 1, low.w - 8, 10), 9.5, PAPER, align="C")


def _kind_name(reader: Reader, kind: str) -> str:
    names = {
        "strategy": reader.say("print-kind-strategy"),
        "evolution": reader.say("print-kind-evolution"),
        "anti-football": reader.say("print-kind-anti-football"),
        "corruption": reader.say("print-kind-corruption"),
    }
    return names[kind]


def _when(reader: Reader, item: dict[str, Any]) -> str:
    if item["timing"] == "any":
        when = reader.say("print-any-time")
    else:
        when = " · ".join(capital(reader.say(f"name-window-{each}")) for each in item["windows"])
    under = [reader.say(f"name-tactic-{each}") for each in item.get("tactics", ())]
    return f"{when} ({', '.join(under)})" if under else when


def _tactic(reader: Reader, tactic: str, canvas: Canvas, box: Box) -> None:
    inner = panel(canvas, box, NAVY)
    x, y = inner.middle
    badge(canvas, _TACTIC_SHAPES[tactic], x, y - 6, 16, GOLD, reader.say(f"name-tactic-{tactic}")[:1])
    canvas.text(reader.say("print-tactic"), inner.part(4, 5, inner.w - 8, 5), 9, GOLD, bold=True, align="C")
    name = reader.say(f"name-tactic-{tactic}")
    canvas.text(name, inner.part(4, inner.h - 24, inner.w - 8, 14), 30, PAPER, bold=True, align="C")


def _club(reader: Reader, item: dict[str, Any], canvas: Canvas, box: Box) -> None:
    inner = panel(canvas, box)
    shirt(canvas, club_kit(item["pattern"], item["colours"], item["id"]), inner.part(8, 7, inner.w - 16, 46))
    low = foot(canvas, inner, 25, NAVY)
    canvas.text(reader.say("print-club"), low.part(4, 2.5, low.w - 8, 4), 8, GOLD, bold=True, align="C")
    canvas.block(reader.name(item["id"]), low.part(4, 7, low.w - 8, 15), 21, PAPER, bold=True, align="C")


def _team(reader: Reader, item: dict[str, Any], canvas: Canvas, box: Box) -> None:
    """A non-person team: its tactic and its three players, whose own cards leave the stacks."""
    inner = panel(canvas, box)
    head = band(canvas, inner, 21, NAVY)
    canvas.text(reader.say("print-team"), head.part(4, 2, head.w - 8, 4), 8, GOLD, bold=True)
    canvas.block(reader.name(item["id"]), head.part(4, 6.5, head.w - 8, 13), 17, PAPER, bold=True, down=0.2)
    tactic = reader.say(f"name-tactic-{item['tactic']}")
    badge(canvas, _TACTIC_SHAPES[item["tactic"]], inner.x + 10, inner.y + 30, 5.5, GOLD, tactic[:1])
    canvas.text(tactic, inner.part(18, 25, inner.w - 21, 10), 18, NAVY, bold=True)
    for row, player in enumerate(item["players"]):
        area = inner.part(3, 39 + row * 14, inner.w - 6, 12.5)
        canvas.rect(area, PAPER, radius=1.5)
        shirt(canvas, kit(player), area.part(1.5, 1.2, 10, 10))
        canvas.text(reader.name(player), area.part(13.5, 1, area.w - 15, 10.5), 12, INK, bold=True)
