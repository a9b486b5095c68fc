"""Where a table stands: all that its entries say. `fold` makes it of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from golazo.engine.chance import Verifiable
from golazo.engine.events import Event
from golazo.engine.game import Game
from golazo.engine.table import Table
from golazo.server.log.clocks import Clocks
from golazo.server.log.entries import Created
from golazo.server.log.seat import SeatState
from golazo.server.storage.entry import Entry

KEPT: Final = 8
"""How many moves keep the table before them, so that taking them back is quick."""
QUICKLY_MADE: Final = 200
"""How many moves take no time worth speaking of to make again."""
KEYS_KEPT: Final = 256
KEYS_AT_REST: Final = 32
"""Reconnects happen before a table goes idle and repeat few commands, so these are enough."""


class Line(NamedTuple):
    """What is in a table's log beside the game's own events; each recipient's log is made of what it may see of it."""

    kind: str
    seat: int | None = None
    text: str = ""
    player: str = ""
    at: float = 0.0
    to: int = 0
    unheard: tuple[int, ...] = ()
    """Seats that had muted whoever said it."""


class Played:
    """A choice that holds: one that was not taken back."""

    __slots__ = ("before", "by", "choices", "is_free", "is_hidden", "left", "log_at", "number", "seat", "serial")

    def __init__(
        self, entry: Entry, serial: int, before: Table[Any] | None, log_at: int, left: tuple[float, ...]
    ) -> None:
        self.number = entry.number
        self.seat = -2 if entry.seat is None else entry.seat
        self.choices: tuple[str, ...] = tuple(entry.data["choices"])
        self.by: str | None = entry.data.get("by")
        self.serial = serial
        self.before = before
        self.log_at = log_at
        self.left = left
        """What the clocks showed before it."""
        self.is_free = False
        """Whether nothing came to light by it: no chance, no secret, nobody's sealed answer."""
        self.is_hidden = False
        """Whether it was a step, or a sealed answer that others were still waited for: nobody else could see it."""


class TableState:
    """Where a table stands after its first `count` entries."""

    def __init__(self, table_id: str) -> None:
        self.id: Final = table_id
        self.count = 0
        self.created: Created
        self.created_at = 0.0
        self.last_at = 0.0
        self.game: Game[Any]
        self.seats: list[SeatState] = []
        self.status = "gathering"
        self.ready_at: float | None = None
        """Since when no seat is open and people give their entropy."""
        self.table: Table[Any] | None = None
        self.moves: list[Played] = []
        self.undone = 0
        self.log: list[Event | Line] = []
        self.keys: dict[tuple[str, str], int] = {}
        self.clocks: Clocks
        self.undo: dict[str, Any] | None = None
        self.rematch: str | None = None
        self.entropy: list[str] = []
        self.votes: dict[int, set[str]] = {}
        """By seat of somebody who is away: who has said that a bot should stand in."""
        self.used_invites: set[str] = set()
        self.mixed: list[tuple[int, str]] = []
        """Draws that were taken back: from which draw on chance is mixed anew, and with what."""
        self.seen: dict[str, set[int]] = {}
        """By person: the seats whose secrets they have seen, since the game began."""
        self.is_older = False
        """Whether it was played by rules or cards that are not those of today: only its result is known then."""
        self.result: list[dict[str, Any]] | None = None
        """The final standings, as they were when the game ended."""
        self.digest: str | None = None
        """Of the record, as it was when the game ended."""
        self.ended: str | None = None
        """How: "played" to the end, or "resigned"."""
        self.trials: dict[int, tuple[int | None, tuple[str, ...], Table[Any] | None]] = {}
        """By number: tables after choices that are decided and not folded yet. States ahead share them."""

    # Trying

    def tried(self, seat: int, choices: Sequence[str]) -> Table[Any]:
        """The table after a choice; refused where it is not legal. Folding does not play it again."""
        assert self.table is not None
        after = self.table.clone()
        after.play(seat, *choices)
        self.trials[self.count] = (seat, tuple(choices), after)
        return after

    def trial(self, entry: Entry) -> Table[Any] | None:
        """The table after an entry, if it was tried."""
        seat, choices, table = self.trials.pop(entry.number, (None, (), None))
        return table if seat == entry.seat and choices == tuple(entry.data["choices"]) else None

    def ahead(self, entries: int, table: Table[Any]) -> TableState:
        """As it will be when more choices are folded, to look at only: what they do not change is shared."""
        state = TableState.__new__(TableState)
        state.__dict__.update(self.__dict__)
        state.count += entries
        state.table = table
        return state

    def begin(self, entropy: list[str]) -> None:
        self.entropy = entropy
        self.table = self.fresh()
        self.status = "over" if self.table.over else "playing"
        self.log += self.table.events_since()

    def fresh(self) -> Table[Any]:
        """The table as it was before the first choice."""
        made = self.created
        return self.game.new(len(self.seats), options=made.options, chance=self.source or "typed")

    @property
    def source(self) -> Verifiable | None:
        """Where chance comes from; None where people type it in."""
        seed = self.created.seed
        return None if seed is None else Verifiable(bytes.fromhex(seed), self.entropy, self.mixed)

    def without(self, first: int, entries: set[int]) -> None:
        """Take moves back, from place `first` on: those of the given entries; the others are made again."""
        table = self.moves[first].before
        if table is None:
            table = self.fresh()
            for move in self.moves[:first]:
                table.play(move.seat, *move.choices)
        else:
            table = table.with_source(self.source)  # it may have been mixed anew since
        again = [move for move in self.moves[first:] if move.number not in entries]
        del self.moves[first:]
        for move in again:
            move.before = table.clone()
            table.play(move.seat, *move.choices)
            self.moves.append(move)
        self.table = table

    def rest(self) -> None:
        """Forget the tables before the moves: they can be made again from the moves, quickly but in a long game, where
        the last is kept."""
        for move in self.moves[-KEPT - 1 : -1 if len(self.moves) > QUICKLY_MADE else None]:
            move.before = None
        while len(self.keys) > KEYS_AT_REST:
            del self.keys[next(iter(self.keys))]

    # What others ask

    def saw(self, seat: int) -> None:
        """Whoever sits there sees the seat's secrets from now on."""
        person = self.seats[seat].person
        if person is not None:
            self.seen.setdefault(person, set()).add(seat)

    def is_known(self, seat: int, person: str | None = None) -> bool:
        """Whether another person who plays has seen the seat's secrets."""
        playing = {each.person for number, each in enumerate(self.seats) if each.person and number != seat}
        return any(seat in self.seen.get(each, ()) for each in playing if each != person)

    def seat_of(self, person: str) -> list[int]:
        """The seats of a person; several at a shared screen."""
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    @property
    def referee(self) -> str:
        """Who types in for bots where people use a real box: the owner, or whoever sits first if the owner does not."""
        owner = self.created.owner
        if self.seat_of(owner):
            return owner
        return next((seat.person for seat in self.seats if seat.person is not None and not seat.resigned), owner)

    def question_id(self, seat: int) -> str | None:
        """The id of the seat's open question: the same while others answer, another one after an undo."""
        if self.table is None:
            return None
        asked = self.table.open_question(seat)
        return None if asked is None or asked.is_answered else self.numbered(asked.id)

    def numbered(self, question: str) -> str:
        return f"{self.undone}-{question}" if self.undone else question

    def tell(self, seat: int, what: str, at: float) -> None:
        self.log.append(Line("seat", seat=seat, text=what, player=self.seats[seat].name, at=at))

    @property
    def is_peoples(self) -> bool:
        """Whether only people play, without a clock: then nothing happens unless one of them does something."""
        return self.clocks.clock is None and not any(seat.bot for seat in self.seats)

    @property
    def persons(self) -> list[str]:
        """Who sits at the table and plays."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person and not seat.is_bot))
