"""A position: the state of the table, the steps still to do, and who is asked.

A game's own class adds the state of its table. The steps still to do are one or more strands, each a stack of entries
(step, *numbers). Rules push entries with `then`; the engine runs them until somebody is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, ParamSpec, Self, overload

from golazo.engine.asking import Answer, Ask, Chance, Choice
from golazo.engine.chance import CHANCE, Seeded, Source
from golazo.engine.events import NOTHING, Events, kind_of, split
from golazo.engine.plain import Json
from golazo.engine.steps import Todo, step

if TYPE_CHECKING:
    from golazo.engine.acts import Act

P = ParamSpec("P")

History = tuple[Any, ...] | None
"""The plies from the last to the first, each (those before, seat, choice): shared by copies, never copied."""

Frame = tuple[dict[int, Ask], dict[int, Answer], list[list[Todo]], int]
"""What a free act sets aside: the open questions, the sealed answers, the strands, and which one was at work."""

EngineParts = tuple[
    int,
    Source | None,
    bool,
    list[list[Todo]],
    int,
    dict[int, Ask],
    dict[int, Answer],
    int,
    int,
    History,
    Events,
    tuple[Frame, ...],
]
"""The engine's parts of a position, as its constructor takes them."""


def new_parts(seats: int, source: Source | None, keeps_events: bool) -> EngineParts:
    """The engine's parts of an empty position."""
    return seats, source, keeps_events, [[]], 0, {}, {}, 0, 0, None, None, ()


class Position:
    """The engine's part of a position. A game's class declares the state of its table (see `state`)."""

    SAVED: ClassVar[dict[str, str]] = {}
    """The fields of the game's table that snapshots and texts hold, each with its type."""

    __slots__ = (
        "asks",
        "drawn",
        "events",
        "history",
        "keeps_events",
        "sealed",
        "seats",
        "serial",
        "set_aside",
        "source",
        "strand",
        "strands",
        "todo",
        "token",
    )

    def __init__(self, parts: EngineParts) -> None:
        (
            self.seats,
            self.source,
            self.keeps_events,
            self.strands,
            self.strand,
            self.asks,
            self.sealed,
            self.serial,
            self.drawn,
            self.history,
            self.events,
            self.set_aside,
        ) = parts
        self.todo = self.strands[self.strand]
        self.token = object()  # on the asks that no copy shares

    def parts(self) -> EngineParts:
        """The engine's parts of a copy."""
        strands = self.strands
        self.token = object()  # from now on a copy shares the asks
        return (
            self.seats,
            self.source,
            self.keeps_events,
            [self.todo[:]] if len(strands) == 1 else [todo[:] for todo in strands],
            self.strand,
            self.asks.copy(),
            self.sealed.copy(),
            self.serial,
            self.drawn,
            self.history,
            self.events,
            tuple([_copied(frame) for frame in self.set_aside]) if self.set_aside else (),
        )

    def clone(self) -> Self:
        """An independent copy; history is shared."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        """Whether state, steps to do and questions are equal; history is not compared."""
        return isinstance(other, Position) and self._facts() == other._facts()

    __hash__ = None  # type: ignore[assignment]  # a position changes

    def _facts(self) -> tuple[object, ...]:
        frames = (*self.set_aside, (self.asks, self.sealed, self.strands, self.strand))
        return (
            type(self),
            self.seats,
            self.serial,
            self.source is None,
            [getattr(self, field) for field in self.SAVED],
            [
                ([ask.facts() for ask in asks.values()], list(sealed.items()), strands, strand)
                for asks, sealed, strands, strand in frames
            ],
        )

    # Steps to do

    def then(self, steps: Sequence[Todo]) -> None:
        """Do these next, in the order given."""
        self.todo.extend(steps[::-1])

    def fork(self, strands: Sequence[Sequence[Todo]]) -> None:
        """Run these lists of steps in parallel; this strand continues when all are done."""
        self.todo.append((join,))
        self.strands.extend(list(steps[::-1]) for steps in strands)

    def go(self) -> None:
        """Run steps until every strand waits for an answer."""
        self._go_on()
        if len(self.strands) > 1:
            self._go_on_everywhere(0)

    def _go_on_everywhere(self, last: int) -> None:
        """Run all strands that wait for nobody; a strand that waited for a seat goes before `last`."""
        # The main strand comes last: it continues only when the others are done and removed.
        for strand in (*range(last + 1, len(self.strands)), *range(1, last + 1), 0):
            self.strand = strand
            self.todo = self.strands[strand]
            if not self.is_waiting(strand):
                self._go_on()
        if len(self.strands) > 1 and not self.asks:
            self._go_on_everywhere(0)  # the main strand forked once more

    def _go_on(self) -> None:
        """Run the steps of this strand until somebody is asked."""
        todo = self.todo
        while todo:
            entry = todo.pop()
            length = len(entry)
            if length == 2:
                step, number = entry
                if step(self, number):
                    return
            elif length == 1:
                if entry[0](self):
                    return
            elif length == 3:
                step, number, second = entry
                if step(self, number, second):
                    return
            elif length == 4:
                step, number, second, third = entry
                if step(self, number, second, third):
                    return
            elif entry[0](self, *entry[1:]):
                return

    def is_waiting(self, strand: int) -> bool:
        return any(ask.strand == strand for ask in self.asks.values())

    # Who is asked

    @property
    def over(self) -> bool:
        return not self.asks and not any(self.strands) and not self.set_aside

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe an answer now."""
        if self.sealed:
            sealed = self.sealed
            return tuple([seat for seat in self.asks if seat not in sealed])
        return tuple(self.asks)

    def choices(self, seat: int) -> Sequence[Choice]:
        ask = self.asks[seat]
        choices = ask.asking.choices
        return choices(self, ask)

    def choose(self, seat: int, choice: Choice) -> None:
        """Take one of the offered choices and continue. It is not checked here: see `Table.play`."""
        ask = self.asks[seat]
        asking = ask.asking
        self.history = (self.history, seat, choice)
        answer: Answer
        if asking.has_steps:
            answer = ask.steps + (choice,)  # noqa: RUF005  # twice as quick as to unpack
            until, is_complete = asking.until, asking.is_complete
            if (until and choice[0] != until) or (is_complete and not is_complete(self, ask, answer)):
                if ask.token is self.token:
                    ask.steps = answer
                else:
                    self.asks[seat] = Ask(asking, seat, ask.numbers, ask.serial, ask.strand, answer, self.token)
                return
        else:
            answer = (choice,)
        is_forked = len(self.strands) > 1
        if is_forked:
            self.strand = ask.strand
            self.todo = self.strands[ask.strand]
        if asking.sealed:
            sealed = self.sealed
            sealed[seat] = answer
            if (not is_forked and len(sealed) < len(self.asks)) or not self._close(ask):
                return
        else:
            del self.asks[seat]
            take = asking.take
            take(self, ask, answer)
            if self.asks and self.is_waiting(ask.strand):
                return
        if is_forked and not isinstance(asking, Chance):
            self._go_on_everywhere(ask.strand)
        else:  # typed chance continues as if a source had drawn it: on its own strand first
            self._go_on()
            if len(self.strands) > 1:
                self._go_on_everywhere(0)
        if self.set_aside:
            self._return()

    def take_act(self, act: Act[Self], seat: int, choice: Choice) -> None:
        """Do a free act before the game continues. It is not checked here: see `Table.play`."""
        self.history = (self.history, seat, choice)
        self.set_aside = (*self.set_aside, (self.asks, self.sealed, self.strands, self.strand))
        self.asks, self.sealed, self.strands, self.strand = {}, {}, [[]], 0
        self.todo = self.strands[0]
        take = act.take
        take(self, seat, choice)
        self.go()
        self._return()

    def _return(self) -> None:
        """Restore what finished free acts had set aside."""
        while self.set_aside and not self.asks and not any(self.strands):
            self.asks, self.sealed, self.strands, self.strand = self.set_aside[-1]
            self.set_aside = self.set_aside[:-1]
            self.todo = self.strands[self.strand]

    def _close(self, last: Ask) -> bool:
        """Take the sealed answers of a strand if all are complete; with a single strand they always are."""
        asks, sealed = self.asks, self.sealed
        if len(asks) == 1:
            answers = [(last, sealed[last.seat])]
            asks.clear()
            sealed.clear()
        elif len(self.strands) == 1:
            answers = [(ask, sealed[ask.seat]) for ask in asks.values()]
            asks.clear()
            sealed.clear()
        else:
            mine = [ask for ask in asks.values() if ask.strand == last.strand]
            if any(ask.seat not in sealed for ask in mine):
                return False
            answers = [(ask, sealed.pop(ask.seat)) for ask in mine]
            for ask in mine:
                del asks[ask.seat]
        last.asking.close(self, answers)  # type: ignore[union-attr]  # chance is never sealed
        return True

    # Chance where there is a source: many cards dealt at once, and re-deals

    def pick(self, outcomes: int) -> int:
        """One of 0 .. outcomes-1."""
        source = self.source
        assert source is not None
        if isinstance(source, Seeded):
            drawn = source.draw(self.drawn, outcomes)
        else:
            drawn = source.draw(self.drawn, outcomes)
            if source.receipts:
                self.history = (self.history, CHANCE, (outcomes, drawn))
        self.drawn += 1
        return drawn

    def pick_cards(self, cards: list[int], count: int) -> list[int]:
        """Draw this many cards one by one and remove them from the list."""
        source = self.source
        if isinstance(source, Seeded):
            left = len(cards)
            drawn = source.draws(self.drawn, range(left, left - count, -1))
            self.drawn += count
            return [cards.pop(place) for place in drawn]
        return [cards.pop(self.pick(len(cards))) for _ in range(count)]

    def pick_weighted(self, weights: Sequence[int]) -> int:
        """A random outcome, each with probability proportional to its weight."""
        drawn = self.pick(sum(weights))
        for outcome, weight in enumerate(weights):
            if drawn < weight:
                return outcome
            drawn -= weight
        raise AssertionError("weights changed while drawing")

    # What happened

    @overload
    def tell(self, event: Callable[P, Mapping[str, object]], *_: P.args, **shown: P.kwargs) -> None: ...
    @overload
    def tell(self, event: str, **shown: object) -> None: ...
    def tell(self, event: Any, *_: object, **shown: object) -> None:
        """Everybody sees this event. Call only where `keeps_events`; numbers get their ids when somebody reads."""
        kind = event if isinstance(event, str) else kind_of(event)
        self.events = (self.events, (kind, shown, (), NOTHING))

    @overload
    def tell_also(
        self, seats: Sequence[int], event: Callable[P, Mapping[str, object]], *_: P.args, **fields: P.kwargs
    ) -> None: ...
    @overload
    def tell_also(self, seats: Sequence[int], event: Json, kind: str, **shown: object) -> None: ...
    def tell_also(self, seats: Sequence[int], event: Any, *kind: Any, **fields: object) -> None:
        """Everybody sees the event; only `seats` see its `NotRequired` fields as well."""
        if kind:
            self.events = (self.events, (kind[0], fields, tuple(seats), event))
            return
        shown, hidden = split(event, fields)
        self.events = (self.events, (kind_of(event), shown, tuple(seats), hidden))

    @overload
    def tell_only(
        self, seats: Sequence[int], event: Callable[P, Mapping[str, object]], *_: P.args, **hidden: P.kwargs
    ) -> None: ...
    @overload
    def tell_only(self, seats: Sequence[int], event: str, **hidden: object) -> None: ...
    def tell_only(self, seats: Sequence[int], event: Any, *_: object, **hidden: object) -> None:
        """Only `seats` see this event at all."""
        kind = event if isinstance(event, str) else kind_of(event)
        self.events = (self.events, (kind, None, tuple(seats), hidden))


def _copied(frame: Frame) -> Frame:
    asks, sealed, strands, strand = frame
    return asks.copy(), sealed.copy(), [todo[:] for todo in strands], strand


@step
def join(m: Position) -> bool:
    """Wait until all side strands are done."""
    if any(m.strands[1:]) or m.asks:
        m.todo.append((join,))
        return True
    del m.strands[1:]
    return False
