"""Games played again, in a worker process: frames of a replay, and whether a record is true.

Of the last games the tables every few plies are kept, so that the next frames are quickly made.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

import golazo
from golazo.engine.errors import GolazoError
from golazo.engine.table import Table
from golazo.server.live.fragments import without_odds
from golazo.server.live.positions import Beginning, begun
from golazo.server.protocol.http import Frame, Frames, Verified
from golazo.server.protocol.parts import Told
from golazo.server.refusal import words

GAMES_KEPT: Final = 4
EVERY: Final = 25
"""Plies between two tables that are kept."""

Turn = tuple[int, list[str]]
Eyes = int | Literal["open"] | None
_encode: Final = msgspec.json.Encoder().encode


class Wanted(Struct, frozen=True):
    """Some frames of a game."""

    beginning: Beginning
    turns: list[list[Turn]]
    eyes: Eyes
    odds: bool
    first: int
    count: int
    before: bool


class Again:
    """A game that is being played again, seen with somebody's eyes: what was told at each ply, and some tables."""

    def __init__(self, beginning: Beginning, eyes: Eyes) -> None:
        self._eyes = eyes
        self.turns: list[list[Turn]] = []
        self.beginning = beginning
        self._tables: dict[int, Table[Any]] = {0: begun(beginning)}
        self._last = self._tables[0].clone()
        self._told = 0
        self._mark: Any = None
        self.told: list[list[Told]] = []
        self.marks: list[dict[str, Any]] = []
        self._look()

    def go_on(self, turns: list[list[Turn]]) -> None:
        """Play what is new."""
        for turn in turns[len(self.turns) :]:
            for seat, choices in turn:
                self._last.play(seat, *choices)
            self.turns.append(turn)
            self._look()
            if len(self.turns) % EVERY == 0:
                self._tables[len(self.turns)] = self._last.clone()

    def _look(self) -> None:
        """What was told since the last look, numbered as the recipient's log is."""
        new = self._new_events()
        ply = len(self.told)
        told = [Told(number, event) for number, event in enumerate(new, self._told)]
        self._told += len(new)
        marked = self._last.game.marks
        self.marks += [{"ply": ply, "event": each.event} for each in told if each.event["event"] in marked]
        self.told.append(told)

    def _new_events(self) -> list[dict[str, Any]]:
        table = self._last
        if self._eyes != "open":
            return table.events(self._eyes, self._told)
        new = table.events_since(self._mark)
        self._mark = table.mark
        return [{"event": kind, **table.names.with_ids({**(shown or {}), **hidden})} for kind, shown, _, hidden in new]

    def views(self, first: int, count: int) -> list[dict[str, Any]]:
        """What there was to see after each of some plies."""
        kept = first - first % EVERY
        table = self._tables[kept].clone()
        seen = []
        for ply in range(kept, min(first + count, len(self.turns) + 1)):
            if ply > kept:
                for seat, choices in self.turns[ply - 1]:
                    table.play(seat, *choices)
            if ply >= first:
                seen.append(self._view(table))
        return seen

    def _view(self, table: Table[Any]) -> dict[str, Any]:
        if self._eyes != "open":
            return dict(table.view(self._eyes))
        views = [table.view(seat) for seat in range(table.seats)]
        merged: Any = views[0]
        for other in views[1:]:
            merged = _merged(merged, other)
        return {**merged, "seat": None}


_games: OrderedDict[tuple[str, Eyes], Again] = OrderedDict()


def frames(wanted: Wanted) -> bytes:
    """The wanted frames, encoded."""
    again = _again(wanted)
    first = min(wanted.first, len(wanted.turns) + 1)
    views = again.views(first, wanted.count)
    shown = [
        Frame(ply, list(again.told[ply]), view if wanted.odds else without_odds(view))
        for ply, view in enumerate(views, first)
    ]
    before = [told for each in again.told[:first] for told in each] if wanted.before else []
    return _encode(Frames(wanted.beginning.table, len(wanted.turns) + 1, before, shown, again.marks))


def _again(wanted: Wanted) -> Again:
    key = (wanted.beginning.table, wanted.eyes)
    again = _games.pop(key, None)
    if again is None or again.beginning != wanted.beginning or again.turns != wanted.turns[: len(again.turns)]:
        again = Again(wanted.beginning, wanted.eyes)
    again.go_on(wanted.turns)
    _games[key] = again
    while len(_games) > GAMES_KEPT:
        _games.popitem(last=False)
    return again


def _merged(one: Any, other: Any) -> Any:
    """Where one seat sees nothing and another something, that."""
    if one is None:
        return other
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: _merged(one.get(key), other.get(key)) for key in {**one, **other}}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [_merged(a, b) for a, b in zip(one, other, strict=True)]
    return one


class Shape(Struct):
    """The form of a record: nothing that is not in a record is decoded."""

    golazo: int
    game: str
    version: int
    pack: dict[str, str | int]
    seats: int
    options: dict[str, str | int | float | bool | None]
    chance: dict[str, str | int | list[str | int | list[str | int]]]
    plies: list[tuple[int, str]]
    draws: list[tuple[int, int]]
    digest: str
    result: list[dict[str, Any]] | None = None


_shape: Final = msgspec.json.Decoder(Shape)


def verified(body: bytes) -> Verified | None:
    """Whether a record is true; None if it is no record at all."""
    try:
        _shape.decode(body)
        table = golazo.verify(msgspec.json.decode(body))
    except GolazoError as error:
        return Verified(False, words(error), 0, None)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
    return Verified(True, None, table.draws_made, table.result_json())
