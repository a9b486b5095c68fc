"""Words: turns message keys with arguments into sentences in the reader's language.

Project Fluent does the work; it is loaded when the first sentence is needed.
"""

from __future__ import annotations

from typing import Any

from golazo.engine.pack import LANGUAGES


def sentence(key: str, arguments: dict[str, Any]) -> str:
    """The English sentence of an error, whichever game it comes from."""
    from golazo.words.reader import reader_of

    return reader_of(key, arguments).say(key, **arguments)


__all__ = ["LANGUAGES", "sentence"]
