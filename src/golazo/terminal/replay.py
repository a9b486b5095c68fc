"""Replaying a game: forward, back, from any seat, and with all cards open once it is over."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import golazo
from golazo.engine.errors import BadSetup
from golazo.engine.table import Table
from golazo.terminal import files, saved
from golazo.terminal.commands import in_words, understood
from golazo.terminal.pictures import drawn
from golazo.terminal.plan import player_names
from golazo.terminal.screen import Screen
from golazo.words import telling
from golazo.words.reader import Reader

ALL: Final = "all"
COMMANDS: Final = ("next", "back", "start", "end", "view", "seat", ALL, "help", "quit")
_SHORT: Final = {"": "next", "n": "next", "b": "back"}


def replay(file: Path, seat: str | None, spoken: str, pack: Path | None, screen: Screen) -> None:
    record, folder, players = opened(file, spoken)
    own_pack = saved.pack_of(str(record.get("game")), str(pack) if pack else folder)
    end = golazo.replay(record, own_pack)
    reader = Reader(spoken, end.game.id, end.pack, players)
    Replay(record, end, reader, screen, seat).run()


def verify(file: Path, pack: Path | None, spoken: str, screen: Screen) -> None:
    record, folder, players = opened(file, spoken)
    table = golazo.verify(record, saved.pack_of(str(record.get("game")), str(pack) if pack else folder))
    reader = Reader(spoken, table.game.id, table.pack, players)
    source = table.source
    kind = source.record()["source"] if source else "typed"
    screen.line(reader.put("verified", count=len(record["plies"]), draws=len(record["draws"]), chance=kind))
    for line in telling.result(reader, table.result_json() or []):
        screen.line(line)
    if not table.over:
        screen.line(reader.say("verified-open"))


def opened(file: Path, spoken: str) -> tuple[dict[str, Any], str | None, list[str]]:
    """The record in a file, with the pack and the players if it is a saved game."""
    record = saved.record_in(file)
    content = files.read(file)
    if content is record or "golazo-save" not in content:
        return record, None, []
    kept, _ = saved.load(file)
    return record, kept.pack, player_names(kept.plan, spoken)


class Replay:
    """A replay at one choice; earlier tables are kept, so going back is instant."""

    def __init__(
        self, record: dict[str, Any], end: Table[Any], reader: Reader, screen: Screen, seat: str | None
    ) -> None:
        self.plies = record["plies"]
        self.end = end
        self.reader = reader
        self.screen = screen
        self.tables = [golazo.replay(record, end.pack, plies=0)]
        self.seat: int | str | None = None
        if seat is not None:
            self._look_from(seat)

    def run(self) -> None:
        place = 0
        self._show(0, 0)
        self._help()
        while True:
            try:
                typed = self.screen.ask(self.reader.say("replay-prompt", place=place, count=len(self.plies)))
            except (EOFError, KeyboardInterrupt):
                return
            word, _, rest = typed.partition(" ")
            command = _SHORT.get(word.casefold()) or understood(word, COMMANDS, self.reader) or word
            if command == "quit":
                return
            place = self._obey(command, rest, place)

    def _help(self) -> None:
        self.screen.line(self.reader.put("replay-help", **{each: in_words(each, self.reader) for each in COMMANDS}))

    def _obey(self, command: str, rest: str, place: int) -> int:
        """Execute a command; returns the new place."""
        goal = self._goal(command, place)
        if goal is not None:
            self._show(goal, place)
            return goal
        if command == "view":
            self.screen.picture(drawn(self.tables[place], self._view(place), self.reader, self.screen.is_plain))
        elif command == "seat":
            try:
                self._look_from(rest.strip())
                self._show(place, place)
            except BadSetup as error:
                self.screen.refusal(telling.error(self.reader, error))
        else:
            self._help()
        return place

    def _goal(self, command: str, place: int) -> int | None:
        """The choice that a command leads to."""
        last = len(self.plies)
        if command.isascii() and command.isdecimal():
            return min(int(command[:9]), last)
        return {"next": min(place + 1, last), "back": max(place - 1, 0), "start": 0, "end": last}.get(command)

    def _look_from(self, seat: str) -> None:
        """The seat from its number, counted from 1, or all seats."""
        seats = self.end.seats
        if understood(seat, (ALL,), self.reader):
            if not self.end.over:
                raise BadSetup("replay-not-over")
            self.seat = ALL
        elif seat.isascii() and seat.isdecimal() and 1 <= int(seat[:3]) <= seats:
            self.seat = int(seat) - 1
        else:
            raise BadSetup("replay-seat", seat=seat, seats=seats, all=in_words(ALL, self.reader))

    def _table(self, place: int) -> Table[Any]:
        while len(self.tables) <= place:
            table = self.tables[-1].clone()
            seat, choice = self.plies[len(self.tables) - 1]
            table.play(seat, choice)
            self.tables.append(table)
        return self.tables[place]

    def _show(self, place: int, before: int) -> None:
        """Show the choice that led here, unless it is secret, and its events."""
        table = self._table(place)
        if place != before + 1 and place:
            before = place - 1
        if place:
            seat, choice = self.plies[place - 1]
            self.screen.heading(self.reader.say("replay-choice", place=place, player=seat))
            asked = self.tables[place - 1].question(seat)
            hidden = asked is None or ((asked.sealed or asked.chance) and seat != golazo.CHANCE)
            if self.seat in (ALL, seat) or not hidden:
                self.screen.line(telling.choice(self.reader, table.names, table.names.parse(choice)))
            else:
                self.screen.line(self.reader.say("replay-secret"))
        known = len(self._events(before)) if place else 0
        for event in self._events(place)[known:]:
            self.screen.event(telling.event(self.reader, event))
        if table.over:
            self.screen.heading(self.reader.say("result"))
            for line in telling.result(self.reader, table.result_json() or []):
                self.screen.line(line)

    def _events(self, place: int) -> list[dict[str, Any]]:
        table = self._table(place)
        if self.seat != ALL:
            assert not isinstance(self.seat, str)
            return table.events(self.seat)
        events = table.events_since()
        return [{"event": kind, **table.names.with_ids({**(shown or {}), **more})} for kind, shown, _, more in events]

    def _view(self, place: int) -> dict[str, Any]:
        table = self._table(place)
        if self.seat != ALL:
            assert not isinstance(self.seat, str)
            return table.view(self.seat)
        opened: dict[str, Any] = opened_up([table.view(seat) for seat in range(table.seats)])
        return {**opened, "seat": None}


def opened_up(views: list[Any]) -> Any:
    """One view that shows what any of the seats sees."""
    seen = [view for view in views if view is not None]
    if not seen:
        return None
    if all(isinstance(view, dict) for view in seen):
        keys = dict.fromkeys(key for view in seen for key in view)
        return {key: opened_up([view.get(key) for view in seen]) for key in keys}
    if all(isinstance(view, list) for view in seen):
        if len({len(view) for view in seen}) == 1:
            return [opened_up(list(each)) for each in zip(*seen, strict=True)]
        union: list[Any] = []
        for view in seen:
            union += [each for each in view if each not in union]
        return union
    return seen[0]
