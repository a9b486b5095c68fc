"""The state of a table: a fold over its plies. Any process that reads the same plies gets the same state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from golazo.engine.chance import CHANCE, Verifiable
from golazo.engine.events import Event
from golazo.engine.game import Game
from golazo.engine.table import Table
from golazo.games import game as find_game
from golazo.server.log import seats
from golazo.server.log.clocks import Clocks
from golazo.server.log.entries import Change, Created, Draft, Ply
from golazo.server.log.seats import SeatState

KEPT: Final = 8
"""How many moves keep the table before them, so that taking them back is quick."""
QUICKLY_MADE: Final = 200
"""How many moves take no time worth speaking of to make again."""
KEYS_KEPT: Final = 256
KEYS_AT_REST: Final = 32
"""Reconnects happen before a table goes idle and repeat few commands, so these are enough."""


class Item(NamedTuple):
    """What is in a table's log beside the game's own events; each recipient's log is made of what it may see of it."""

    kind: str
    seat: int | None = None
    text: str = ""
    player: str = ""
    at: float = 0.0
    to: int = 0
    unheard: tuple[int, ...] = ()
    """Seats that had muted whoever said it."""


class Move:
    """A choice that holds: one that was not taken back."""

    __slots__ = ("before", "by", "choices", "is_free", "is_hidden", "left", "log_at", "ply", "seat", "serial")

    def __init__(self, ply: Ply, serial: int, before: Table[Any] | None, log_at: int, left: tuple[float, ...]) -> None:
        self.ply = ply.number
        self.seat = -2 if ply.seat is None else ply.seat
        self.choices: tuple[str, ...] = tuple(ply.data["choices"])
        self.by: str | None = ply.data.get("by")
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
    """Where a table stands after its first `count` plies."""

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
        self.moves: list[Move] = []
        self.undone = 0
        self.log: list[Event | Item] = []
        self.keys: dict[tuple[str, str], int] = {}
        self.clocks: Clocks
        self.undo: dict[str, Any] | None = None
        self.rematch: str | None = None
        self.entropy: list[str] = []

    # Folding

    def fold(self, ply: Ply, ready: Table[Any] | None = None, keep: bool = True) -> Change:
        """Let a ply happen. `ready` is the table after a choice where it was made already; with `keep` the table
        before a choice is kept."""
        assert ply.number == self.count, "plies are folded in order"
        self.count += 1
        self.last_at = ply.at
        if ply.key is not None and ply.person is not None:
            self.keys[ply.person, ply.key] = ply.number
            if len(self.keys) > KEYS_KEPT:
                del self.keys[next(iter(self.keys))]
        if ply.kind == "choice":
            return self._choice(ply, ready, keep)
        return FOLDS[ply.kind](self, ply)

    def _choice(self, ply: Ply, ready: Table[Any] | None, keep: bool) -> Change:
        before = self.table
        assert before is not None
        assert ply.seat is not None
        mark, drawn, serial, questions = before.mark, before.draws_made, before.serial, before.open_questions()
        is_act = bool(ply.data.get("act"))
        asked = questions.get(ply.seat)
        # An act answers no question: it has a number of its own, so that it is taken back alone.
        serial_of = -1 - ply.number if is_act or asked is None else asked.serial
        move = Move(ply, serial_of, before if ready else None, len(self.log), self.clocks.noted())
        if ready is None:
            if keep:
                move.before = before.clone()
            before.play(ply.seat, *move.choices)
            ready = before
        self.table = ready
        events = ready.events_since(mark)
        self.moves.append(move)
        if len(self.moves) > KEPT:
            self.moves[-KEPT - 1].before = None
        self.log += events
        self.clocks.follow(self, ply.at)
        if move.by == "armed" and ply.data.get("once") is not None:
            self.seats[ply.seat].fired(ply.data["once"])
        is_over = ready.over
        is_same = ready.serial == serial and ready.open_questions().keys() == questions.keys()
        if is_same and not is_act and not events and not is_over:
            move.is_hidden = True
            return Change(seat=ply.seat)
        drew = ready.draws_made != drawn or ply.seat == CHANCE
        is_sealed = not is_act and asked is not None and asked.is_sealed
        move.is_free = not drew and not is_sealed and not any(event[2] for event in events)
        was_asked = self.undo is not None
        self.undo = None
        if is_over:
            self.status = "over"
        return Change(info=was_asked or is_over, everyone=True)

    def ahead(self, plies: int, table: Table[Any]) -> TableState:
        """As it will be when more choices are folded, to look at only: what they do not change is shared."""
        state = TableState.__new__(TableState)
        state.__dict__.update(self.__dict__)
        state.count += plies
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
        chance = "typed" if made.seed is None else Verifiable(bytes.fromhex(made.seed), self.entropy)
        return self.game.new(len(self.seats), options=made.options, chance=chance)  # type: ignore[arg-type]

    def without(self, first: int, plies: set[int]) -> None:
        """Take moves back, from the one at place `first` on: those with the given plies; the others are made again."""
        table = self.moves[first].before
        if table is None:
            table = self.fresh()
            for move in self.moves[:first]:
                table.play(move.seat, *move.choices)
        else:
            table = table.clone()
        again = [move for move in self.moves[first:] if move.ply not in plies]
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
        self.log.append(Item("seat", seat=seat, text=what, player=self.seats[seat].name, at=at))

    @property
    def is_peoples(self) -> bool:
        """Whether only people play, without a clock: then nothing happens unless one of them does something."""
        return self.clocks.clock is None and not any(seat.bot for seat in self.seats)

    @property
    def persons(self) -> list[str]:
        """Who sits at the table and plays."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person and not seat.is_bot))


def folded(state: TableState, plies: Sequence[Ply]) -> Iterator[Change]:
    """Fold plies one by one, without keeping the tables in between, but for those that are gone back to."""
    wanted = {ply.data["to"] for ply in plies if ply.kind == "undo"}
    recent = len(plies) - KEPT
    for ply in plies:
        yield state.fold(ply, keep=ply.number >= recent or ply.number in wanted)


# What the kinds of plies do; seats and undo have theirs in modules of their own

Fold = Callable[[TableState, Ply], Change]
FOLDS: Final[dict[str, Fold]] = dict(seats.FOLDS)


def folds(kind: str) -> Callable[[Fold], Fold]:
    def register(fold: Fold) -> Fold:
        FOLDS[kind] = fold
        return fold

    return register


@folds("create")
def _create(state: TableState, ply: Ply) -> Change:
    state.created = made = msgspec.convert(ply.data, Created)
    state.created_at = ply.at
    state.game = find_game(made.game)
    state.seats = [SeatState(each) for each in made.seats]
    state.clocks = Clocks(made.clock, len(made.seats))
    state.ready_at = None if any(seat.kind == "open" for seat in state.seats) else ply.at
    return Change(info=True, everyone=True)


@folds("begin")
def _begin(state: TableState, ply: Ply) -> Change:
    state.begin(ply.data["entropy"])
    state.clocks.follow(state, ply.at)
    return Change(info=True, everyone=True)


@folds("chat")
def _chat(state: TableState, ply: Ply) -> Change:
    data = ply.data
    unheard = tuple([number for number, seat in enumerate(state.seats) if ply.seat in seat.muted])
    said = Item("chat", seat=ply.seat, text=data["text"], player=data["name"], at=ply.at, unheard=unheard)
    state.log.append(said)
    return Change(everyone=True)


@folds("rematch")
def _rematch(state: TableState, ply: Ply) -> Change:
    state.rematch = ply.data["table"]
    return Change(info=True)


def drafted(state: TableState, drafts: Sequence[Draft], at: float) -> list[Ply]:
    """The plies that drafts become, next in the table's log."""
    return [
        Ply(state.count + place, each.kind, each.seat, each.person, each.key, each.data, at)
        for place, each in enumerate(drafts)
    ]
