"""Names: the ids of numbers. Ids are made only when somebody reads them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from golazo.engine.asking import Choice
from golazo.engine.errors import IllegalChoice
from golazo.engine.plain import Json

ID_LIMIT: Final = 400
PARSED_LIMIT: Final = 4096
"""So many readings of ids are remembered: a game says the same ones again and again."""


class Names:
    """The fields of a game, each with the ids of its values, and its verbs, each with the fields of its numbers.

    A verb whose last field ends in `*` takes any number of that field. A field without ids is a plain number.
    """

    def __init__(self, fields: Mapping[str, Sequence[str]], verbs: Mapping[str, Sequence[str]]) -> None:
        self.fields: Final = dict(fields)
        self.verbs: Final = {verb: tuple(of) for verb, of in verbs.items()}
        self._parsed: Final[dict[str, Choice]] = {}
        self._numbers: Final = {field: {name: i for i, name in enumerate(ids)} for field, ids in fields.items()}

    def name(self, choice: Choice) -> str:
        """("field", 17, 4) -> "field:luis-prado,4"."""
        verb, *numbers = choice
        if not numbers:
            return str(verb)
        return f"{verb}:" + ",".join(
            self.one(field, number) for field, number in zip(self._fields(verb, len(numbers)), numbers, strict=True)
        )

    def parse(self, text: object) -> Choice:
        """The inverse of `name`."""
        if not isinstance(text, str) or len(text) > ID_LIMIT:
            raise IllegalChoice("choice-unreadable")
        known = self._parsed.get(text)
        if known is not None:
            return known
        verb, colon, rest = text.partition(":")
        words = rest.split(",") if colon else []
        if verb not in self.verbs:
            raise IllegalChoice("choice-unknown", choice=text)
        try:
            fields = self._fields(verb, len(words))
            parsed = (verb, *[self._number(field, word) for field, word in zip(fields, words, strict=True)])
        except (KeyError, ValueError):
            raise IllegalChoice("choice-unknown", choice=text) from None
        if len(self._parsed) >= PARSED_LIMIT:
            self._parsed.clear()
        self._parsed[text] = parsed
        return parsed

    def one(self, field: str, number: int) -> str:
        ids = self.fields.get(field)
        return str(number) if ids is None else ids[number]

    def index(self, field: str, word: str) -> int:
        """The number of an id, or the number itself if it is written as one."""
        number = self._numbers.get(field, {}).get(word)
        return int(word.removeprefix("#")) if number is None else number

    def _number(self, field: str, word: str) -> int:
        numbers = self._numbers.get(field)
        if numbers is not None:
            return numbers[word]
        number = int(word)
        if str(number) != word:
            raise ValueError(word)
        return number

    def _fields(self, verb: str, count: int) -> list[str]:
        fields = list(self.verbs[verb])
        if fields and fields[-1].endswith("*"):
            last = fields.pop().removesuffix("*")
            fields += [last] * (count - len(fields))
        return fields

    def with_ids(self, arguments: Mapping[str, Any]) -> Json:
        """Arguments with ids instead of numbers wherever a field has ids, including nested lists and breakdowns."""
        # Every view goes through here: the usual types are checked with `type`, which is quicker than `isinstance`,
        # and numbers, which are most of it, take no call of their own.
        fields = self.fields
        named: Json = {}
        for field, value in arguments.items():
            kind = type(value)
            if kind is int:
                ids = fields.get(field)
                named[field] = ids[value] if ids is not None and 0 <= value < len(ids) else value
            elif kind is str or kind is bool or value is None:
                named[field] = value
            elif kind is dict:
                named[field] = self.with_ids(value)
            else:
                named[field] = self._with_id(field, value)
        return named

    def _with_id(self, field: str, value: Any) -> Any:
        kind = type(value)
        if kind is int:
            ids = self.fields.get(field)
            return ids[value] if ids is not None and 0 <= value < len(ids) else value
        if kind is str or kind is bool or value is None:
            return value
        if isinstance(value, (list, tuple)):
            return [self.with_ids(each) if type(each) is dict else self._with_id(field, each) for each in value]
        if isinstance(value, Mapping):
            return self.with_ids(value)
        return value
