"""A registry of steps by name, so that steps still to do can be saved as names and numbers."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

from golazo.engine.errors import BadRecord

Step = Callable[..., object]
"""Called with the position and the numbers of its entry; true means that somebody has been asked: wait."""

Todo = tuple[Any, ...]
"""(step, *numbers): one entry of a strand. Besides numbers it may carry a choice."""

Any_Step = TypeVar("Any_Step", bound=Step)

_by_name: Final[dict[str, Step]] = {}
_names: Final[dict[Step, str]] = {}


def register(thing: Step, module: str, name: str) -> None:
    """Register `thing` under its chapter and its name."""
    full = f"{module.removeprefix('golazo.games.')}.{name}"
    if full in _by_name and _by_name[full] != thing:
        raise ValueError(f"two steps are called {full}")
    _by_name[full] = thing
    _names[thing] = full


def step(function: Any_Step) -> Any_Step:
    """Mark a function as a step that strand entries may name."""
    register(function, function.__module__, function.__name__)
    return function


def entries(*steps: Todo) -> list[Todo]:
    """Entries to be run by another step: written like this, mypy checks them (see `mypy_plugin`)."""
    return list(steps)


def name_of(thing: Step) -> str:
    return _names[thing]


def step_named(name: object) -> Step:
    found = _by_name.get(name) if isinstance(name, str) else None
    if found is None:
        raise BadRecord("snapshot-step", step=str(name))
    return found


def is_step(thing: object) -> bool:
    """Whether a strand entry may name this."""
    return isinstance(thing, Hashable) and thing in _names
