"""The JSON messages to and from an external bot program: the same over a pipe, a WebSocket or HTTP.

A message contains everything, so a program need not keep state between questions; up to 100 kB that it wants to keep
are sent back with the next question.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any, Final, TypeGuard

from golazo.engine.asking import Choice
from golazo.engine.table import Seat

PROTOCOL: Final = 1
KEEP_LIMIT: Final = 100_000
STEPS_LIMIT: Final = 64


def hello(seat: Seat[Any]) -> dict[str, Any]:
    """The first message of a game."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": seat.game,
        "pack": seat.pack.stamp(),
        "options": seat.options,
        "seat": seat.number,
    }


def asked(
    seat: Seat[Any], since: int, milliseconds: int, took: int, refused: dict[str, str] | None, keep: object
) -> dict[str, Any]:
    """A question, with all that the seat knows; `since` is the number of events already sent."""
    question = seat.question()
    return {
        "type": "ask",
        "question": None if question is None else asdict(question),
        "view": seat.view(),
        "events": seat.events(since),
        "choices": [_offered(seat, choice) for choice in seat.choices()],
        "acts": [_offered(seat, choice) for choice in seat.acts()],
        "milliseconds": milliseconds,
        "took": took,
        "refused": refused,
        "keep": keep,
    }


def _offered(seat: Seat[Any], choice: Choice) -> dict[str, Any]:
    verb, *numbers = choice
    return {"id": seat.name(choice), "verb": verb, "numbers": numbers}


class BadMessage(ValueError):
    """A program's message cannot be read; the text names the field."""


def chosen(text: str) -> tuple[list[str], object]:
    """The ids that a program chose, and the state it wants to keep."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        raise BadMessage("not JSON") from None
    if not isinstance(message, dict):
        raise BadMessage("not an object")
    if message.get("type") != "choose":
        raise BadMessage('field "type": must be "choose"')
    choices = message.get("choices")
    if not _is_ids(choices):
        raise BadMessage(f'field "choices": must be a list of 1 to {STEPS_LIMIT} ids')
    keep = message.get("keep")
    if len(json.dumps(keep)) > KEEP_LIMIT:
        raise BadMessage(f'field "keep": at most {KEEP_LIMIT} characters')
    unknown = sorted(set(message) - {"type", "choices", "keep"})
    if unknown:
        raise BadMessage(f'field "{unknown[0]}": unknown')
    return choices, keep


def _is_ids(choices: object) -> TypeGuard[list[str]]:
    return (
        isinstance(choices, list) and 0 < len(choices) <= STEPS_LIMIT and all(isinstance(each, str) for each in choices)
    )
