"""The words that a game's text picture needs; readers in `golazo.words` implement them."""

from __future__ import annotations

from typing import Protocol


class Words(Protocol):
    """One reader's language."""

    def say(self, key: str, **arguments: object) -> str:
        """The sentence with the given key."""

    def name(self, item_id: str) -> str:
        """The name of something printed in the pack, or of a seat given as "seat-1"."""

    def text(self, item_id: str) -> str:
        """The text printed on it, or nothing."""
