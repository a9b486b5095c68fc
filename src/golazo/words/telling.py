"""Sentences for a reader: questions, choices, events with their breakdowns, refusals and results."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from golazo.engine.asking import Choice, Question, Reason
from golazo.engine.errors import BadPack, GolazoError
from golazo.engine.names import Names
from golazo.words.reader import SEAT_FIELDS, Reader, reader_of


def question(reader: Reader, asked: Question, sees: int | None = None) -> str:
    """The question. A person who types in another seat's card (`sees` is another seat) is not called "you"."""
    key, arguments = asked.words
    if asked.chance and asked.seat != sees and reader.knows(f"{key}-other"):
        return reader.say(f"{key}-other", **{**arguments, "player": asked.seat})
    return reader.say(key, **arguments)


def choice(reader: Reader, names: Names, chosen: Choice, asked: Question | None = None) -> str:
    """A choice in words, from its compact form; cards are listed with what is printed on them.

    If the question gives another price than the printed one, that price is shown.
    """
    costs = {} if asked is None else asked.arguments.get("costs", {})
    verb, *numbers = chosen
    fields = list(names.verbs[verb])
    arguments: dict[str, Any] = {}
    if fields and fields[-1].endswith("*"):
        many = fields.pop().removesuffix("*")
        arguments[many] = [_value(reader, names, many, number, costs) for number in numbers[len(fields) :]]
    for field, number in zip(fields, numbers, strict=False):
        arguments[field] = _value(reader, names, field, number, costs)
    return reader.say(f"choice-{verb}", **arguments)


def _value(reader: Reader, names: Names, field: str, number: int, costs: Mapping[str, int]) -> Any:
    if field in SEAT_FIELDS or field not in names.fields:
        return number
    named = names.one(field, number)
    return named if reader.knows(f"name-{field.replace('_', '-')}-{named}") else reader.card(named, costs.get(named))


def event(reader: Reader, happened: Mapping[str, Any]) -> list[str]:
    """An event as lines: what happened, then its list entries and the breakdown of its number."""
    arguments = {field: value for field, value in happened.items() if field != "event" and not _is_rows(value)}
    key = f"event-{happened['event']}"
    if reader.may_say(f"{key}-seen", arguments):
        key = f"{key}-seen"
    lines = [reader.say(key, **arguments)]
    for field, value in happened.items():
        if field == "why":
            lines += breakdown(reader, value)
        elif _is_rows(value):
            row = f"event-{happened['event']}-{field}"
            lines += [reader.say(row, number=number, **each) for number, each in enumerate(value, 1)]
    return lines


def _is_rows(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and bool(value) and isinstance(value[0], Mapping)


def breakdown(reader: Reader, parts: list[dict[str, Any]]) -> list[str]:
    """One line for each contribution, with its amount and rule."""
    return [
        reader.put(
            "part",
            amount=f"{each['amount']:+d}",
            text=reader.say(f"part-{each['by']}", **each),
            rule=each.get("rule") or "none",
        )
        for each in parts
    ]


def refusal(reader: Reader, why: Reason) -> str:
    """Why a choice is unavailable, and the rule that says so."""
    text = reader.say(why.key, **dict(why.arguments))
    return reader.put("by-rule", text=text, rule=why.rule) if why.rule else text


def error(reader: Reader, wrong: GolazoError) -> str:
    """What went wrong; for a broken pack, every problem."""
    arguments = dict(wrong.arguments)
    if isinstance(wrong.__cause__, GolazoError):  # said in the reader's language, not in ours
        arguments["reason"] = error(reader, wrong.__cause__)
    text = reader.say(wrong.key, **arguments)
    if wrong.rule:
        text = reader.put("by-rule", text=text, rule=wrong.rule)
    if isinstance(wrong, BadPack):
        text = "\n".join([text, *(f"- {_pack_problem(key, of, reader.language)}" for key, of in wrong.problems)])
    return text


def _pack_problem(key: str, at: dict[str, Any], language: str) -> str:
    """A problem in the words of the pack's game; items are named by their ids, as in the files."""
    return reader_of(key, at, language).put(key, **at)


def result(reader: Reader, standings: list[dict[str, Any]]) -> list[str]:
    """A line for each player, from the first place to the last."""
    return [
        reader.put(
            "standing",
            place=each["place"],
            player=reader.player(each["seat"]),
            why=reader.say(f"why-{each['why']}", **{**each["score"], **each["arguments"]}),
        )
        for each in standings
    ]
