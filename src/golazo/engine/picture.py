"""The plain picture: any view as lines and tables of text, for a game that draws none of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeGuard

from golazo.engine.words import Words

SEAT_FIELDS: Final = ("player", "players", "seat", "waiting")
INDENT: Final = "  "
GAP: Final = "  "


def plain_picture(view: Mapping[str, object], words: Words) -> str:
    """The view field by field; lists of similar things as tables."""
    table = view.get("table", view)
    return "\n".join(_fields(table, words, "")) if isinstance(table, Mapping) else str(table)


def label(field: str, words: Words) -> str:
    """The game's message for a field (`view-deck`), or the field's name as words."""
    key = f"view-{field.replace('_', '-')}"
    said = words.say(key)
    return field.replace("_", " ") if said == key else said


def _fields(fields: Mapping[str, object], words: Words, indent: str) -> list[str]:
    lines: list[str] = []
    for field, value in fields.items():
        name = label(field, words)
        if _is_table(value):
            lines += [f"{indent}{name}:", *_table(value, words, indent + INDENT)]
        elif isinstance(value, Mapping) and value:
            lines += [f"{indent}{name}:", *_fields(value, words, indent + INDENT)]
        else:
            lines.append(f"{indent}{name}: {_text(field, value, words)}")
    return lines


def _is_table(value: object) -> TypeGuard[Sequence[Mapping[str, object]]]:
    """Whether a value is a list of things that each have fields."""
    return isinstance(value, Sequence) and bool(value) and all(isinstance(each, Mapping) and each for each in value)


def _table(rows: Sequence[Mapping[str, object]], words: Words, indent: str) -> list[str]:
    columns = list(dict.fromkeys(field for row in rows for field in row))
    cells = [[label(column, words) for column in columns]]
    cells += [[_text(column, row[column], words) if column in row else "" for column in columns] for row in rows]
    widths = [max(len(line[place]) for line in cells) for place in range(len(columns))]
    padded = (zip(line, widths, strict=True) for line in cells)
    return [(indent + GAP.join(f"{cell:<{width}}" for cell, width in line)).rstrip() for line in padded]


def _text(field: str, value: object, words: Words) -> str:
    """One value as text: names for ids and seats, lists with commas, a dash for nothing."""
    if value is None or value == "" or (isinstance(value, (list, tuple, Mapping)) and not value):
        return "-"
    if isinstance(value, bool):
        return "+" if value else "-"
    if isinstance(value, int) and field in SEAT_FIELDS:
        return words.name(f"seat-{value}")
    if isinstance(value, str):
        return words.name(value)
    if isinstance(value, Mapping):
        return ", ".join(f"{label(each, words)} {_text(each, inner, words)}" for each, inner in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(_text(field, each, words) for each in value)
    return str(value)
