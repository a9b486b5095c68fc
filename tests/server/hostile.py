"""Messages that no good client sends: malformed, hostile, out of turn. None of them may change anything."""

from __future__ import annotations

import json
import random
import string
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Frame = str | bytes
KINDS = ("watch", "unwatch", "choose", "why", "hint", "arm", "undo", "consent", "chat", "entropy")
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    15,
    16,
    2**31,
    2**64,
    -(2**70),
    1e308,
    "",
    "0",
    "none",
    "\x00",
    "\ud83d\ude00",
    "\u202e",
    "'; DROP TABLE plies; --",
    "../../etc/passwd",
    "{{7*7}}",
    "a" * 5_000,
    [],
    {},
    [[]],
    {"": {}},
    [None] * 100,
)


@dataclass
class Target:
    """A table that is to stay as it is, and what a hostile client may know of it."""

    table: str
    seat: int
    """The attacker's own seat, which is not asked; -2 for a stranger."""
    asked: int
    question: str
    choices: list[str]


class Hostile:
    def __init__(self, seed: int, targets: list[Target]) -> None:
        self._rng = random.Random(seed)
        self._targets = targets
        self._makers: list[Callable[[], Frame]] = [
            self._bytes,
            self._text,
            self._deep,
            self._broken,
            self._mistyped,
            self._strange_field,
            self._unknown,
            self._not_yours,
            self._not_yours,
            self._out_of_turn,
            self._out_of_turn,
            self._illegal,
        ]

    def frame(self) -> Frame:
        return self._rng.choice(self._makers)()

    # Malformed

    def _bytes(self) -> Frame:
        return self._rng.randbytes(self._rng.randrange(200))

    def _text(self) -> Frame:
        letters = string.printable + '\u00e9\u4e16\u0000{}[]":,'
        return "".join(self._rng.choice(letters) for _ in range(self._rng.randrange(200)))

    def _deep(self) -> Frame:
        depth = self._rng.choice((10, 1_000, 10_000))
        opened, closed = self._rng.choice((("[", "]"), ('{"a":', "}")))
        return opened * depth + ("1" if opened != "[" else "") + closed * self._rng.choice((0, depth))

    def _broken(self) -> Frame:
        text = json.dumps(self._message())
        for _ in range(self._rng.randrange(1, 6)):
            place = self._rng.randrange(len(text))
            text = text[:place] + self._rng.choice(("", '"', "}", "\\", "\\ud800", "9" * 400, ",")) + text[place + 1 :]
        return self._kept_out(text)

    def _kept_out(self, text: str) -> Frame:
        """A message that was broken only in what it says of its key would be as good as before: send half of it."""
        try:
            json.loads(text)
        except ValueError:
            return text
        return text[: len(text) // 2]

    def _mistyped(self) -> Frame:
        message = self._message()
        field = self._rng.choice([each for each in message if each != "key"])
        message[field] = self._rng.choice([odd for odd in ODD if type(odd) is not type(message[field])])
        return json.dumps(message)

    def _strange_field(self) -> Frame:
        return json.dumps({**self._message(), self._rng.choice(("admin", "__proto__", "type ", "")): True})

    def _unknown(self) -> Frame:
        kind = self._rng.choice(("welcome", "update", "", "CHOOSE", "__init__"))
        table = "".join(self._rng.choice(string.ascii_lowercase + string.digits) for _ in range(20))
        return json.dumps(self._rng.choice(({**self._message(), "type": kind}, {**self._message(), "table": table})))

    # Well-formed, and refused

    def _not_yours(self) -> Frame:
        """For the seat of somebody else, or one that is not there."""
        target = self._rng.choice(self._targets)
        seat = self._rng.choice([seat for seat in range(-1, 16) if seat != target.seat])
        kind = self._rng.choice(("choose", "why", "hint", "arm", "undo", "consent", "entropy"))
        return json.dumps({**self._message(target, kind), "seat": seat})

    def _out_of_turn(self) -> Frame:
        """For a seat that is not asked; entropy and consent when nobody wants any."""
        target = self._rng.choice(self._targets)
        kind = self._rng.choice(("choose", "hint", "consent", "entropy"))
        return json.dumps(self._message(target, kind))

    def _illegal(self) -> Frame:
        """What is not offered, or makes no sense; a chat of nothing."""
        message = self._message(None, self._rng.choice(("choose", "why", "chat")))
        if message["type"] == "choose":
            nonsense = ("pass:1:2", "", ":", "field:" + "9" * 300, "\x00", "x" * 400)
            message["choices"] = [self._rng.choice(nonsense)] * self._rng.choice((1, 64))
        elif message["type"] == "why":
            message["choice"] = self._rng.choice(("x", "", ":" * 400, "pass:-1"))
        else:
            message["text"] = self._rng.choice((" ", "\x00", "\u2028\u2029", "\t" * 400))
        return json.dumps(message)

    def _message(self, target: Target | None = None, kind: str | None = None) -> dict[str, Any]:
        """As the protocol has it, and by somebody who may not."""
        target = target or self._rng.choice(self._targets)
        kind = kind or self._rng.choice(KINDS)
        message: dict[str, Any] = {"type": kind, "table": target.table}
        if kind == "watch":
            return {**message, "seen": {self._rng.choice(("0", "1", "none", "15")): self._rng.choice((0, 5, 2**31))}}
        if kind == "unwatch":
            return message
        message["key"] = f"h{self._rng.getrandbits(60)}"
        if kind == "chat":
            return {**message, "text": " "}
        message["seat"] = self._rng.choice((target.asked, max(-1, target.seat)))
        if kind == "choose":
            question = self._rng.choice((target.question, "0.0", "999.0", "1-1.0", ""))
            return {**message, "question": question, "choices": [self._rng.choice(target.choices)]}
        if kind == "why":
            return {**message, "choice": self._rng.choice(target.choices)}
        if kind == "arm":
            return {**message, "seat": target.asked, "armed": [], "auto_pass": True}
        if kind == "undo":
            return {**message, "seat": target.asked}
        if kind == "consent":
            return {**message, "agree": True}
        return {**message, "text": "hostile"} if kind == "entropy" else message
