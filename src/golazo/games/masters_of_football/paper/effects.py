"""What an action card does, as a picture: a sign for what it touches, with its number, side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from golazo.print.canvas import Box, Canvas
from golazo.print.ink import GOLD, GREY, INK, NAVY, PAPER
from golazo.print.shapes import badge

_SIGNS: Final = {
    "attack": "triangle",
    "player_attack": "triangle",
    "defence": "shield",
    "player_defence": "shield",
    "tactical": "diamond",
    "player_tactical": "diamond",
    "money": "circle",
    "academy_gold": "star",
    "home_advantage": "pentagon",
}
_DICE: Final = ("re_rolls", "attack_re_rolls", "roll_tactics", "extra_attack_roll")
_AGAIN: Final = ("extra_attack", "substitutions")
_STOPS: Final = ("disallow_goal", "skip_turn", "block_corruption", "immune_to")


def picture(canvas: Canvas, effect: Mapping[str, Any], area: Box, colour: str) -> None:
    """Every effect of a card that has a sign, as large as there is room."""
    shown = [(name, value) for name, value in effect.items() if name in (*_SIGNS, *_DICE, *_AGAIN, *_STOPS, "force")]
    if not shown:
        return
    wide = area.w / len(shown)
    for place, (name, value) in enumerate(shown):
        x, y = area.x + (place + 0.5) * wide, area.y + area.h / 2
        _sign(canvas, name, value, x, y, min(area.h / 2.3, wide / 2.6), colour)


def _sign(canvas: Canvas, name: str, value: Any, x: float, y: float, radius: float, colour: str) -> None:
    number = f"{value:+d}" if isinstance(value, int) and not isinstance(value, bool) else ""
    if name in _DICE:
        _die(canvas, x - radius * 0.55, y, radius * 0.8)
        _turn(canvas, x + radius * 0.75, y, radius * 0.55, colour)
    elif name in _AGAIN:
        _turn(canvas, x, y, radius * 0.9, colour)
    elif name in _STOPS:
        canvas.circle(x, y, radius, PAPER, colour, radius * 0.16)
        badge(canvas, "pentagon" if name == "disallow_goal" else "octagon", x, y, radius * 0.42, NAVY)
        canvas.line(x - radius * 0.66, y + radius * 0.66, x + radius * 0.66, y - radius * 0.66, colour, radius * 0.16)
    elif name == "force":
        badge(canvas, "diamond", x, y, radius, GOLD, str(value)[:1].upper(), stroke=NAVY, width=0.5)
    else:
        badge(canvas, _SIGNS[name], x, y, radius, GOLD if name == "money" else colour, number, stroke=INK, width=0.4)
        if name.startswith("player_"):  # one player's, not the team's
            canvas.circle(x + radius * 0.95, y - radius * 0.7, radius * 0.22, PAPER, NAVY, 0.4)


def _die(canvas: Canvas, x: float, y: float, side: float) -> None:
    canvas.rect(Box(x - side * 0.8, y - side * 0.8, side * 1.6, side * 1.6), PAPER, NAVY, side * 0.25, 0.6)
    for dx, dy in ((-0.4, -0.4), (0.4, -0.4), (0, 0), (-0.4, 0.4), (0.4, 0.4)):
        canvas.circle(x + dx * side, y + dy * side, side * 0.13, NAVY)


def _turn(canvas: Canvas, x: float, y: float, radius: float, colour: str) -> None:
    """Once more: two arrows around."""
    for way in (1, -1):
        canvas.line(
            x - way * radius, y + way * radius * 0.45, x + way * radius * 0.6, y + way * radius * 0.45, colour, 1.1
        )
        tip = x + way * radius
        points = [
            (tip, y + way * radius * 0.45),
            (tip - way * radius * 0.5, y + way * radius * 0.1),
            (tip - way * radius * 0.5, y + way * radius * 0.8),
        ]
        canvas.polygon(points, colour, GREY, 0.1)
