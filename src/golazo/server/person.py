"""Who somebody is, and what a nickname may hold."""

from __future__ import annotations

from typing import NamedTuple

from golazo.server.refusal import Refusal


class Person(NamedTuple):
    id: str
    name: str


def tidy_name(name: str) -> str:
    """A nickname without anything that would not be seen, or would move other text about."""
    tidy = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not tidy:
        raise Refusal("name-empty")
    return tidy
