"""Records: a game as plain JSON values. The record is authoritative; a snapshot is only a cache of the position it
leads to.

A record names the rules' version, the pack and its hash, the options, where chance came from, and every choice with
its seat; its digest shows whether a record was cut or edited.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

from golazo.engine import chance
from golazo.engine.asking import Ask, Choice, M
from golazo.engine.errors import BadRecord, GolazoError
from golazo.engine.plain import Json
from golazo.engine.position import Frame, History
from golazo.engine.shapes import plain, shape
from golazo.engine.steps import Todo, name_of, step_named

if TYPE_CHECKING:
    from golazo.engine.game import Game
    from golazo.engine.pack import Pack
    from golazo.engine.table import Table

FORMAT: Final = 1
PLY_LIMIT: Final = 200_000
_FIELDS: Final[dict[str, type]] = {
    "golazo": int,
    "game": str,
    "version": int,
    "pack": dict,
    "seats": int,
    "options": dict,
    "chance": dict,
    "plies": list,
    "draws": list,
    "digest": str,
}


def record(table: Table[M]) -> Json:
    m = table.position
    plies: list[list[object]] = []
    draws: list[list[int]] = []
    for seat, choice in _in_order(m.history):
        if isinstance(choice[0], int):
            draws.append(list(choice))
        else:
            plies.append([seat, table.names.name(choice)])
    content = {
        "golazo": FORMAT,
        "game": table.game.id,
        "version": table.game.version,
        "pack": table.pack.stamp(),
        "seats": m.seats,
        "options": table.options,
        "chance": {"source": "typed"} if m.source is None else m.source.record(),
        "plies": plies,
        "draws": draws,
        "result": table.result_json(),
    }
    return {**content, "digest": digest(content)}


def digest(content: Json) -> str:
    plain = {key: value for key, value in content.items() if key != "digest"}
    return hashlib.sha256(json.dumps(plain, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


def replay(content: Any, game: Game[M], pack: Pack | None = None, plies: int | None = None) -> Table[M]:
    """The table that a record describes, or as it was after the first `plies` choices."""
    check_form(content)
    if content["version"] != game.version:
        raise BadRecord("record-version", game=game.id, version=content["version"], ours=game.version)
    pack = pack or game.pack
    if content["pack"].get("hash") != pack.hash:
        raise BadRecord("record-pack", pack=str(content["pack"].get("name")), version=content["pack"].get("version"))
    source = chance.from_record(content["chance"])
    table = game.new(content["seats"], options=content["options"], pack=pack, chance=source or "typed")
    for number, (seat, choice) in enumerate(content["plies"][:plies], 1):
        try:
            table.play(seat, choice)
        except GolazoError as error:
            raise BadRecord("record-illegal", ply=number, seat=seat + 1, choice=choice, reason=str(error)) from error
    return table


def check_form(content: Any) -> None:
    """Refuse what is not a record, or was cut or edited after it was written."""
    if not isinstance(content, dict) or "golazo" not in content:
        raise BadRecord("record-unreadable")
    try:
        found = digest(content)
    except (TypeError, ValueError, RecursionError):  # not JSON: lone surrogates, infinite numbers, endless nesting
        raise BadRecord("record-unreadable") from None
    if content["golazo"] != FORMAT:
        raise BadRecord("record-format", format=str(content["golazo"]), ours=FORMAT)
    for field, kind in _FIELDS.items():
        if type(content.get(field)) is not kind:  # True is no number of seats
            raise BadRecord("record-field", field=field)
    plies = content["plies"]
    if len(plies) > PLY_LIMIT:
        raise BadRecord("record-long", limit=PLY_LIMIT)
    for number, ply in enumerate(plies, 1):
        if not (isinstance(ply, list) and len(ply) == 2 and type(ply[0]) is int and isinstance(ply[1], str)):
            raise BadRecord("record-ply", ply=number)
        if not chance.CHANCE <= ply[0] < content["seats"]:
            raise BadRecord("record-ply", ply=number)
    if content["digest"] != found:
        raise BadRecord("record-edited")


def verify(content: Any, game: Game[M], pack: Pack | None = None) -> Table[M]:
    """Play the record again and compare every draw and the result with what it says."""
    table = replay(content, game, pack)
    again = record(table)
    for number, (said, drawn) in enumerate(zip(content["draws"], again["draws"], strict=False), 1):
        if said != drawn:
            raise BadRecord("verify-draw", draw=number)
    if len(content["draws"]) != len(again["draws"]):
        raise BadRecord("verify-draws", said=len(content["draws"]), made=len(again["draws"]))
    if content.get("result") != again["result"]:
        raise BadRecord("verify-result")
    return table


def _in_order(history: History) -> list[tuple[int, Choice]]:
    plies: list[tuple[int, Choice]] = []
    while history is not None:
        history, seat, choice = history
        plies.append((seat, choice))
    plies.reverse()
    return plies


# Snapshots

_ENGINE_FIELDS: Final = ("serial", "drawn")


def snapshot(table: Table[M]) -> Json:
    """A table's position as plain JSON values: the steps to do as names and numbers, and the state."""
    m = table.position
    return {
        **{field: getattr(m, field) for field in _ENGINE_FIELDS},
        **_saved_frame((m.asks, m.sealed, m.strands, m.strand)),
        "set_aside": [_saved_frame(frame) for frame in m.set_aside],
        "table": {field: plain(getattr(m, field)) for field in m.SAVED},
    }


def restore(saved: Json, content: Any, game: Game[M], pack: Pack | None = None) -> Table[M]:
    """The table of a snapshot, with the record it was taken from. Events before the snapshot are lost."""
    table = replay(content, game, pack, plies=0)
    try:
        _set_up(table, saved, content)
    except (AttributeError, LookupError, TypeError, ValueError, RecursionError):
        raise BadRecord("snapshot-unreadable") from None
    return table


def _set_up(table: Table[M], saved: Json, content: Any) -> None:
    m = table.position
    m.events = None
    for field in _ENGINE_FIELDS:
        setattr(m, field, saved[field])
    m.asks, m.sealed, m.strands, m.strand = _loaded_frame(saved)
    m.todo = m.strands[m.strand]
    m.set_aside = tuple(_loaded_frame(frame) for frame in saved["set_aside"])
    for field, declared in m.SAVED.items():
        setattr(m, field, shape(declared)(saved["table"][field]))
    m.history = None
    draws = iter(content["draws"])
    if m.source is not None and m.source.receipts:
        for total, drawn in draws:
            m.history = (m.history, chance.CHANCE, (total, drawn))
    for seat, choice in content["plies"]:
        m.history = (m.history, seat, table.names.parse(choice))


def _saved_frame(frame: Frame) -> Json:
    asks, sealed, strands, strand = frame
    return {
        "strand": strand,
        "strands": [[_saved(entry) for entry in todo] for todo in strands],
        "asks": [
            [ask.seat, name_of(ask.asking), list(ask.numbers), ask.serial, ask.strand, [list(c) for c in ask.steps]]
            for ask in asks.values()
        ],
        "sealed": [[seat, [list(choice) for choice in answer]] for seat, answer in sealed.items()],
    }


def _loaded_frame(saved: Json) -> Frame:
    asks = {
        seat: Ask(step_named(name), seat, _tuples(numbers), serial, strand, _tuples(steps))  # type: ignore[arg-type]
        for seat, name, numbers, serial, strand, steps in saved["asks"]
    }
    sealed = {seat: _tuples(answer) for seat, answer in saved["sealed"]}
    strands = [[_loaded(entry) for entry in todo] for todo in saved["strands"]]
    return asks, sealed, strands, saved["strand"]


def _saved(entry: Todo) -> list[object]:
    return [name_of(entry[0]), *entry[1:]]


def _loaded(entry: list[object]) -> Todo:
    return (step_named(entry[0]), *(_tuples(each) if isinstance(each, list) else each for each in entry[1:]))


def _tuples(value: list[Any]) -> tuple[Any, ...]:
    return tuple(_tuples(each) if isinstance(each, list) else each for each in value)
