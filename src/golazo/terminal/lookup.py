"""Finding choices by a part of their text, including unavailable ones."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import prod
from typing import Any, Final

from golazo.engine.asking import Choice
from golazo.engine.names import Names
from golazo.engine.table import Table
from golazo.words import telling
from golazo.words.reader import Reader

_CANDIDATES: Final = 2_000
_SHOWN: Final = 8


def folded(text: str) -> str:
    """The text without accents and capitals, so that nobody has to type them."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in parts if not unicodedata.combining(each))


def matching(texts: Sequence[str], typed: str) -> list[int]:
    """The places of the texts that equal the typed text, else contain it as whole words, else contain all its words."""
    meant = folded(typed)
    whole = re.compile(rf"(?<!\w){re.escape(meant)}(?!\w)")
    ways: tuple[Callable[[str], object], ...] = (
        lambda text: text == meant,
        whole.search,
        lambda text: all(word in text for word in meant.split()),
    )
    found = ([place for place, text in enumerate(texts) if fits(folded(text))] for fits in ways)
    return next(filter(None, found), [])


def refusals(table: Table[Any], reader: Reader, seat: int, typed: str) -> list[str]:
    """Why the choices that match the typed text are unavailable now, one line each."""
    question = table.question(seat)
    assert question is not None
    offers = table.choices(seat)
    verbs = {choice[0] for choice in offers}
    found: dict[str, None] = {}
    reasons: dict[str, str] = {}
    later: list[str] = []
    words = folded(typed).split()
    for choice in _candidates(table.names):
        if choice in offers or (question.chance and choice[0] not in verbs):
            continue
        text = telling.choice(reader, table.names, choice)
        choice_id = table.names.name(choice)
        if typed == choice_id or all(word in folded(f"{text} {choice_id}") for word in words):
            why = table.why_not(seat, choice_id)
            if why is None or why.key in ("not-offered", "other-question"):
                asked = telling.question(reader, question, seat)
                later.append(reader.put("refusal-not-now", choice=text, question=asked))
            elif why.key == "chance-impossible":
                found[reader.put("chance-gone", choice=text)] = None
            else:
                reasons.setdefault(telling.refusal(reader, why), text)
    said = [*found, *(f"{text}: {why}" for why, text in reasons.items())]
    return (said or later[:1])[:_SHOWN]


def _candidates(names: Names) -> Iterator[Choice]:
    """Every choice that the game has ids for, except of verbs with too many."""
    for verb, fields in names.verbs.items():
        ranges = [range(len(names.fields[field])) for field in fields if field in names.fields]
        if len(ranges) == len(fields) and prod(len(each) for each in ranges) <= _CANDIDATES:
            yield from ((verb, *numbers) for numbers in product(*ranges))
