"""Declared shapes: what views and events look like, as `TypedDict` classes.

A field that is a number in the declaration is read as an id where the game's `Names` has ids for a field of that name.
If all ids are known in advance, the declaration lists them: `Annotated[int, ("home", "away")]`. The browser's types are
generated from the declarations, and the conformance suite checks real views and events against them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

ROWS: Final = (list, tuple, Sequence)
"""What becomes an array."""


@lru_cache(maxsize=1024)
def fields_of(shape: Any) -> Mapping[str, tuple[object, bool]]:
    """The fields of a declared shape, each with its type and whether it is always there."""
    fields = {}
    for field, hint in get_type_hints(shape, include_extras=True).items():
        is_optional = get_origin(hint) is NotRequired
        fields[field] = (get_args(hint)[0] if is_optional else hint, not is_optional)
    return fields


def optional_fields(shape: Any) -> frozenset[str]:
    return frozenset(field for field, (_, is_required) in fields_of(shape).items() if not is_required)


def declared_in(module: ModuleType) -> list[Any]:
    """The shapes that a module itself declares, in source order."""
    return [each for each in vars(module).values() if is_typeddict(each) and each.__module__ == module.__name__]


def known_ids(hint: object) -> tuple[str, ...]:
    """The ids that a declaration lists for a number; none if they come from the pack."""
    return tuple(get_args(hint)[1]) if get_origin(hint) is Annotated else ()


def mismatches(value: object, hint: object, ids: Collection[str], at: str = "", field: str = "") -> Iterator[str]:
    """Where a JSON value differs from its declared shape; `ids` are the fields whose numbers are shown as ids."""
    origin, arguments = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        yield from _wrong_fields(value, hint, ids, at)
    elif origin in (Union, UnionType):
        if all(any(mismatches(value, each, ids, at, field)) for each in arguments):
            yield f"{at}: {value!r} is none of {hint}"
    elif origin is Annotated:
        if value not in arguments[1]:
            yield f"{at}: {value!r} is none of {arguments[1]}"
    elif origin is Literal:
        if value not in arguments:
            yield f"{at}: {value!r} is none of {arguments}"
    elif origin is tuple and arguments[-1] is not ...:
        if not isinstance(value, list) or len(value) != len(arguments):
            yield f"{at}: {value!r} is not {hint}"
        else:
            for place, (each, kind) in enumerate(zip(value, arguments, strict=True)):
                yield from mismatches(each, kind, ids, f"{at}[{place}]", field)
    elif origin in ROWS:
        if not isinstance(value, list):
            yield f"{at}: {value!r} is no list"
        else:
            for place, each in enumerate(value):
                yield from mismatches(each, arguments[0], ids, f"{at}[{place}]", field)
    elif origin in (dict, Mapping):
        if not isinstance(value, dict):
            yield f"{at}: {value!r} is no object"
        else:
            for key, each in value.items():
                yield from mismatches(each, arguments[1], ids, f"{at}.{key}", key)
    elif not _is_simple(value, hint, field in ids):
        yield f"{at}: {value!r} is not {hint}"


def _wrong_fields(value: object, shape: Any, ids: Collection[str], at: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{at}: {value!r} is no {shape.__name__}"
        return
    fields = fields_of(shape)
    yield from (f"{at}.{field} is not declared in {shape.__name__}" for field in value if field not in fields)
    for field, (hint, is_required) in fields.items():
        if field in value:
            yield from mismatches(value[field], hint, ids, f"{at}.{field}", field)
        elif is_required:
            yield f"{at}.{field} is missing"


def _is_simple(value: object, hint: object, has_ids: bool) -> bool:
    if hint is object:
        return True
    if hint is NoneType:
        return value is None
    if hint is int and has_ids:
        return isinstance(value, str)
    if hint is float:
        return type(value) in (int, float)
    return type(value) is hint
