"""TypeScript types of every game's view and events, from the shapes that its package declares.

Writes `view.ts` and `events.ts` of each game that declares its shapes and has a table in the browser, and the view's
header. With --check nothing is written: what is out of date is named, and the exit code says so.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Collection, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, is_typeddict

import golazo
from golazo.engine import view as header
from golazo.engine.declared import ROWS, declared_in, fields_of, known_ids
from golazo.engine.events import kind_of

WEB: Final = Path(__file__).parents[1] / "web" / "src"
WIDTH: Final = 120
SIMPLE: Final = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", object: "unknown"}

Ids = dict[Any, str]
"""What stands for a number that is read as an id: by field, or by declaration where that has a name."""


def written() -> Iterator[tuple[Path, str]]:
    """Every generated file and what belongs in it."""
    yield WEB / "lib" / "header.ts", "\n".join([_head(header), *_shapes([header.WholeView], {})])
    for game_id in golazo.games():
        game = golazo.game(game_id)
        folder = WEB / "games" / game_id
        package = type(game).__module__
        if not folder.exists() or find_spec(f"{package}.view_types") is None:
            continue
        view, events = import_module(f"{package}.view_types"), import_module(f"{package}.events")
        ids: Ids = dict.fromkeys(game.names(game.pack).fields, "string") | _named(view)
        yield folder / "view.ts", "\n".join([_head(view), *_aliases(view), *_shapes(declared_in(view), ids)])
        yield folder / "events.ts", "\n".join([_head(events), *_events(view, events, ids | _named(events))])


def _head(module: ModuleType) -> str:
    return f"// Generated from {module.__name__} by scripts/generate: do not edit.\n"


def _named(module: ModuleType) -> Ids:
    """The kinds of ids that a module knows by a name."""
    return {hint: name for name, hint in vars(module).items() if get_origin(hint) is Annotated}


def _aliases(module: ModuleType, known: Collection[Any] = ()) -> Iterator[str]:
    for hint, name in _named(module).items():
        if hint not in known:
            yield _union(f"export type {name}", [json.dumps(each) for each in known_ids(hint)])


def _shapes(shapes: list[Any], ids: Ids) -> Iterator[str]:
    """A type for each shape and every part of it."""
    for shape in _with_parts(shapes):
        yield _declared(shape, ids)


def _with_parts(shapes: list[Any]) -> list[Any]:
    """The shapes, each after those that it is made of."""
    found: list[Any] = []
    for shape in shapes:
        if shape not in found:
            parts = [part for hint, _ in fields_of(shape).values() for part in _named_in(hint)]
            found += [part for part in _with_parts(parts) if part not in found]
            found.append(shape)
    return found


def _named_in(hint: Any) -> list[Any]:
    if is_typeddict(hint):
        return [hint]
    if get_origin(hint) is Annotated:
        return []
    return [part for each in get_args(hint) for part in _named_in(each)]


def _events(view: ModuleType, events: ModuleType, ids: Ids) -> Iterator[str]:
    """A type for each event, and the union of all."""
    declared = declared_in(events)
    made = [_declared(event, ids, f"  readonly event: {json.dumps(kind_of(event))};") for event in declared]
    parts = {part.__name__ for event in declared for hint, _ in fields_of(event).values() for part in _named_in(hint)}
    parts |= {name for hint, name in _named(view).items() if any(_uses(hint, event) for event in declared)}
    clash = parts & {event.__name__ for event in declared}
    assert not clash, f"events of {view.__name__} are called like parts of it: {clash}"
    if parts:
        yield _list("import type {", sorted(parts), '} from "./view";') + "\n"
    yield from _aliases(events, _named(view))
    yield from made
    yield _union("export type TableEvent", [event.__name__ for event in declared])


def _uses(hint: Any, event: Any) -> bool:
    def within(other: Any) -> bool:
        return bool(other == hint) or (get_origin(other) is not Annotated and any(map(within, get_args(other))))

    return any(within(of) for of, _ in fields_of(event).values())


def _doc(shape: Any) -> list[str]:
    text = " ".join((shape.__doc__ or "").split())
    return [f"/** {text} */"] if text and not text.startswith("dict(") else []


def _declared(shape: Any, ids: Ids, *first: str) -> str:
    """A type and no interface, so that it may also be read by the names of its fields."""
    fields = [
        f"  readonly {field}{'' if is_required else '?'}: {_type(hint, field, ids)};"
        for field, (hint, is_required) in fields_of(shape).items()
    ]
    return "\n".join([*_doc(shape), f"export type {shape.__name__} = {{", *first, *fields, "};\n"])


def _type(hint: Any, field: str, ids: Ids) -> str:
    origin, arguments = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return str(hint.__name__)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(_type(each, field, ids) for each in arguments))
    if origin is Annotated:
        return ids.get(hint) or " | ".join(json.dumps(each) for each in known_ids(hint))
    if origin is Literal:
        return " | ".join(json.dumps(each) for each in arguments)
    if origin is tuple and arguments[-1] is not ...:
        return f"readonly [{', '.join(_type(each, field, ids) for each in arguments)}]"
    if origin in ROWS:
        rows = _type(arguments[0], field, ids)
        return f"readonly ({rows})[]" if " " in rows else f"readonly {rows}[]"
    if origin in (dict, Mapping):
        return f"Readonly<Record<string, {_type(arguments[1], '', ids)}>>"
    return "string" if hint is int and field in ids else SIMPLE[hint]


def _list(start: str, names: list[str], end: str) -> str:
    line = f"{start} {', '.join(names)} {end}"
    return line if len(line) <= WIDTH else "\n".join([start, *(f"  {name}," for name in names), end])


def _union(start: str, names: list[str]) -> str:
    line = f"{start} = {' | '.join(names)};"
    if len(line) <= WIDTH:
        return line + "\n"
    return f"{start} =\n" + "\n".join(f"  | {name}" for name in names) + ";\n"


def main() -> int:
    old = [(file, text) for file, text in written() if not file.exists() or file.read_text(encoding="utf-8") != text]
    for file, text in old:
        if "--check" in sys.argv[1:]:
            print(f"{file} is not what is declared: run scripts/generate", file=sys.stderr)
        else:
            file.write_text(text, encoding="utf-8")
    return int(bool(old) and "--check" in sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
