"""Folding: what each kind of entry does to a table's state. The same entries give the same state in any process."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import msgspec

from golazo.engine.chance import CHANCE
from golazo.games import game as find_game
from golazo.server.log import seats, undo
from golazo.server.log.clocks import Clocks
from golazo.server.log.entries import Change, Created
from golazo.server.log.seat import SeatState
from golazo.server.log.state import KEPT, KEYS_KEPT, Line, Played, TableState
from golazo.server.storage.entry import Entry


def fold(state: TableState, entry: Entry, keep: bool = True) -> Change:
    """Let an entry happen; with `keep` the table before a choice is kept, to go back to it quickly."""
    assert entry.number == state.count, "entries are folded in order"
    state.count += 1
    state.last_at = entry.at
    if entry.key is not None and entry.person is not None:
        state.keys[entry.person, entry.key] = entry.number
        if len(state.keys) > KEYS_KEPT:
            del state.keys[next(iter(state.keys))]
    if state.is_older and entry.kind in OF_THE_GAME:
        return Change()  # today's rules would lead somewhere else
    if entry.kind == "choice":
        return _choice(state, entry, keep)
    return FOLDS[entry.kind](state, entry)


def _choice(state: TableState, entry: Entry, keep: bool) -> Change:
    before, ready = state.table, state.trial(entry)
    assert before is not None
    assert entry.seat is not None
    mark, drawn, serial, questions = before.mark, before.draws_made, before.serial, before.open_questions()
    is_act = bool(entry.data.get("act"))
    asked = questions.get(entry.seat)
    # An act answers no question: it has a number of its own, so that it is taken back alone.
    serial_of = -1 - entry.number if is_act or asked is None else asked.serial
    move = Played(entry, serial_of, before if ready else None, len(state.log), state.clocks.noted())
    if ready is None:
        if keep:
            move.before = before.clone()
        before.play(entry.seat, *move.choices)
        ready = before
    state.table = ready
    events = ready.events_since(mark)
    state.moves.append(move)
    if len(state.moves) > KEPT:
        state.moves[-KEPT - 1].before = None
    state.log += events
    state.clocks.follow(ready, state.seats, entry.at)
    if move.by == "armed" and entry.data.get("once") is not None:
        state.seats[entry.seat].fired(entry.data["once"])
    is_over = ready.over
    is_same = ready.serial == serial and ready.open_questions().keys() == questions.keys()
    if is_same and not is_act and not events and not is_over:
        move.is_hidden = True
        return Change(seat=entry.seat)
    drew = ready.draws_made != drawn or entry.seat == CHANCE
    is_sealed = not is_act and asked is not None and asked.is_sealed
    move.is_free = not drew and not is_sealed and not any(event[2] for event in events)
    was_asked = state.undo is not None
    state.undo = None
    if is_over:
        state.status = "over"
    return Change(info=was_asked or is_over, everyone=True)


def folded(state: TableState, entries: Sequence[Entry]) -> Iterator[Change]:
    """Fold entries one by one, without keeping the tables in between, but for those that are gone back to."""
    wanted = {entry.data["to"] for entry in entries if entry.kind == "undo"}
    recent = len(entries) - KEPT
    for entry in entries:
        yield fold(state, entry, keep=entry.number >= recent or entry.number in wanted)


def _create(state: TableState, entry: Entry) -> Change:
    state.created = made = msgspec.convert(entry.data, Created)
    state.created_at = entry.at
    state.game = find_game(made.game)
    state.seats = [SeatState(each) for each in made.seats]
    state.clocks = Clocks(made.clock, len(made.seats))
    state.ready_at = None if any(seat.kind == "open" for seat in state.seats) else entry.at
    return Change(info=True, everyone=True)


def _begin(state: TableState, entry: Entry) -> Change:
    """From here on rules and cards matter: they are those named here, or in the first entry of older logs."""
    if state.is_older or is_of_other_rules(state, entry):
        state.is_older, state.status, state.entropy = True, "playing", entry.data["entropy"]
        return Change(info=True, everyone=True)
    state.begin(entry.data["entropy"])
    for seat in range(len(state.seats)):
        state.saw(seat)
    assert state.table is not None
    state.clocks.follow(state.table, state.seats, entry.at)
    return Change(info=True, everyone=True)


def _chat(state: TableState, entry: Entry) -> Change:
    data = entry.data
    unheard = tuple([number for number, seat in enumerate(state.seats) if entry.seat in seat.muted])
    said = Line("chat", seat=entry.seat, text=data["text"], player=data["name"], at=entry.at, unheard=unheard)
    state.log.append(said)
    return Change(everyone=True)


def _rematch(state: TableState, entry: Entry) -> Change:
    state.rematch = entry.data["table"]
    return Change(info=True)


def _over(state: TableState, entry: Entry) -> Change:
    """The game is over, by its rules or because somebody resigned: this holds, whatever rules come later."""
    state.status = "over"
    state.result, state.digest, state.ended = entry.data["result"], entry.data["digest"], entry.data["how"]
    return Change(info=True, everyone=True)


def is_of_other_rules(state: TableState, begin: Entry) -> bool:
    """Whether a game that begins with this entry is played by other rules or cards than today's, as far as it says."""
    version = begin.data.get("version") or state.created.version or state.game.version
    pack_hash = begin.data.get("pack_hash") or state.created.pack_hash or state.game.pack.hash
    return (version, pack_hash) != rules_of(state)


def rules_of(state: TableState) -> tuple[int, str]:
    """Today's: the version of the rules, and the hash of what matters to play on the cards."""
    return state.game.version, state.game.pack.hash


OF_THE_GAME: Final = ("choice", "withdraw", "undo", "undo-ask", "consent")

Fold = Callable[[TableState, Entry], Change]
FOLDS: Final[dict[str, Fold]] = {
    "create": _create,
    "begin": _begin,
    "over": _over,
    "chat": _chat,
    "rematch": _rematch,
    **seats.FOLDS,
    **undo.FOLDS,
}
