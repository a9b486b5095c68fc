"""A reader: somebody with a language, at a table with named players and a pack."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from babel.lists import format_list

from golazo.engine.chance import CHANCE
from golazo.engine.pack import Pack
from golazo.games import games
from golazo.words.messages import Messages, messages

SEAT_FIELDS: Final = ("player", "players", "waiting")
"""Fields that hold seats: they are read as the names of the players."""

_EXACT: Final = 2**53
"""Beyond this a browser rounds a number, and Fluent cannot write it: it is written as it is."""

# "A, B and C" as the British write it, without a comma before "and"
_LIST_LOCALE: Final = {"en": "en_GB", "pt-PT": "pt_PT", "pt-BR": "pt_BR", "it": "it"}


class Reader:
    """Says message keys in one language; games see it as `golazo.engine.words.Words`."""

    def __init__(
        self,
        language: str = "en",
        game: str | None = None,
        pack: Pack | None = None,
        players: Sequence[str] = (),
        said: Messages | None = None,
    ) -> None:
        self.language: Final = language
        self.game: Final = game
        self.pack: Final = pack
        self.players: Final = tuple(players)
        self._messages: Final = said or messages(language, game)

    def knows(self, key: str) -> bool:
        return key in self._messages

    def may_say(self, key: str, arguments: dict[str, Any]) -> bool:
        """Whether there is such a message and all its arguments are given."""
        return key in self._messages and self._messages.variables(key) <= arguments.keys()

    def say(self, key: str, **arguments: Any) -> str:
        return self.put(key, **{name: self.dress(name, value) for name, value in arguments.items()})

    def put(self, key: str, **arguments: Any) -> str:
        """The sentence, with arguments that are already words."""
        if key not in self._messages:
            return f"{key} {arguments}" if arguments else key
        return self._messages.say(key, arguments)

    def name(self, item_id: str) -> str:
        """The pack's name of an item, the message `name-...`, or the name of a seat ("seat-0" is the first)."""
        if item_id.startswith("seat-") and item_id.removeprefix("seat-").lstrip("-").isdecimal():
            return self.player(int(item_id.removeprefix("seat-")))
        if self.knows(f"name-{item_id}"):
            return self.say(f"name-{item_id}")
        return (self.pack and self.pack.words(item_id, self.language)) or item_id

    def text(self, item_id: str) -> str:
        """The text printed on an item, or nothing."""
        return (self.pack and self.pack.words(item_id, self.language, "text")) or ""

    def card(self, item_id: str, cost: int | None = None) -> str:
        """An item with what is printed on it, if there is a message `item-<kind>`; otherwise its name.

        `cost` is the price for a player who pays another price than the printed one.
        """
        kind, item = self._items.get(item_id, ("", {}))
        printed = {**{field: value for field, value in item.items() if field != "text"}, "name": self.name(item_id)}
        if cost is not None:
            printed["cost"] = cost
        key = f"item-{kind}"
        return self.say(key, **printed) if self.may_say(key, printed) else self.name(item_id)

    @cached_property
    def _items(self) -> dict[str, tuple[str, dict[str, Any]]]:
        kinds = {} if self.pack is None else self.pack.items
        return {item["id"]: (kind, item) for kind, items in kinds.items() for item in items}

    def player(self, seat: int) -> str:
        if seat == CHANCE:
            return self.say("player-chance")
        return self.players[seat] if 0 <= seat < len(self.players) else self.say("player-number", number=seat + 1)

    def dress(self, field: str, value: Any) -> Any:
        """An argument as messages expect it: names for ids, players for seats, lists as text."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value is None or value == "":
            return "none"
        if isinstance(value, int):
            if field in SEAT_FIELDS:
                return self.player(value)
            return value if -_EXACT < value < _EXACT else str(value)
        if isinstance(value, str):
            named = f"{field.replace('_', '-')}-{value}"
            return self.say(f"name-{named}") if self.knows(f"name-{named}") else self.name(value)
        if isinstance(value, (list, tuple)):
            return self.listed([str(self.dress(field, each)) for each in value])
        return value

    def listed(self, texts: Sequence[str]) -> str:
        """ "A, B and C"; "none" if there is nothing to list."""
        return str(format_list(list(texts), locale=_LIST_LOCALE[self.language])) if texts else "none"


def reader_of(key: str, arguments: dict[str, Any], language: str = "en") -> Reader:
    """A reader for the game that has this message; without a game if the message is shared."""
    shared = Reader(language)
    if shared.knows(key):
        return shared
    readers = (Reader(language, game) for game in games())
    return next((reader for reader in readers if reader.may_say(key, arguments)), shared)
