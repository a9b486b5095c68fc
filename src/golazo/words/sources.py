"""The message keys that the source uses, found by parsing it, so that no message can be forgotten."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from golazo.engine.events import kind_named

SERVER: Final = ("Refusal", "Unknown", "Forbidden", "Nameless", "TooLate", "TooMuch")
ERRORS: Final = ("GolazoError", "IllegalChoice", "BadSetup", "BadPack", "BadRecord", "BadBot", "BadSave", *SERVER)
QUESTIONS: Final = ("Asking", "Window", "Chance", "Draw", "Deal")


@dataclass(frozen=True)
class Use:
    """A key that the source uses, with its arguments; None if the source does not show them."""

    key: str
    arguments: frozenset[str] | None
    where: str


@dataclass
class Sources:
    """What was found in the given files."""

    uses: list[Use] = field(default_factory=list)
    constants: set[str] = field(default_factory=set)
    """All texts of the source: a message that stands there in full is used."""


def read(files: Iterable[Path]) -> Sources:
    found = Sources()
    trees = [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in files]
    hidden = {name: fields for _, tree in trees for name, fields in _hidden_fields(tree)}
    for path, tree in trees:
        scopes = {id(node): scope for scope in _scopes(tree) for node in ast.walk(scope)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.constants.add(node.value)
            elif isinstance(node, ast.Call):
                found.uses += _uses(node, scopes.get(id(node), tree), path.name, hidden)
            elif isinstance(node, ast.Tuple):
                found.uses += _problem(node, path.name)
    return found


def _scopes(tree: ast.Module) -> Iterator[ast.AST]:
    """The enclosing functions, innermost last: names are looked up where they are assigned."""
    yield tree
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.Lambda)):
            yield node


def _hidden_fields(tree: ast.Module) -> Iterator[tuple[str, frozenset[str]]]:
    """The declared events, each with the fields that only some seats see."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield (
                node.name,
                frozenset(
                    each.target.id
                    for each in node.body
                    if isinstance(each, ast.AnnAssign)
                    and isinstance(each.target, ast.Name)
                    and isinstance(each.annotation, ast.Subscript)
                    and _name(each.annotation.value) == "NotRequired"
                ),
            )


def _uses(call: ast.Call, scope: ast.AST, where: str, hidden: Mapping[str, frozenset[str]]) -> Iterator[Use]:
    called = _name(call.func)
    shown = _keywords(call)
    if called == "tell":
        yield from _each("event-", call, 0, "event", scope, shown, where)
    elif called == "tell_only":
        yield from _each("event-", call, 1, "event", scope, shown, where)
    elif called == "tell_also":
        yield from _shown_to_some(call, scope, shown, where, hidden)
    elif called in ("part", "Part"):
        arguments = None if shown is None else shown | {"amount", "by", "rule"}
        yield from _each("part-", call, 1, "by", scope, arguments, where)
    elif called in QUESTIONS and not isinstance(scope, ast.ClassDef):
        yield from _each("ask-", call, 0, "name", scope, None, where)
    elif called == "Standing":
        yield from _each("why-", call, 3, "why", scope, None, where)
    elif called in ("say", "put"):
        yield from _each("", call, 0, "key", scope, shown, where)
    elif called == "reason" or called in ERRORS:
        arguments = None if shown is None else shown - {"rule"}
        yield from _each("", call, 0, "key", scope, arguments, where)


def _shown_to_some(
    call: ast.Call,
    scope: ast.AST,
    arguments: frozenset[str] | None,
    where: str,
    hidden: Mapping[str, frozenset[str]],
) -> Iterator[Use]:
    """An event of which some seats see more: it needs two messages."""
    if len(call.args) == 2:  # a declared event, of which some fields are hidden
        shown = None if arguments is None else arguments - hidden.get(_name(call.args[1]), frozenset())
        place, both = 1, arguments
    else:
        more = _dict_keys(call.args[1])
        place, shown, both = 2, arguments, None if arguments is None or more is None else arguments | more
    yield from _each("event-", call, place, "event", scope, shown, where)
    for use in _each("event-", call, place, "event", scope, both, where):
        yield Use(f"{use.key}-seen", both, where)


def _each(
    prefix: str, call: ast.Call, place: int, keyword: str, scope: ast.AST, arguments: frozenset[str] | None, where: str
) -> Iterator[Use]:
    given: ast.expr | None = call.args[place] if place < len(call.args) else None
    for each in call.keywords:
        if each.arg == keyword:
            given = each.value
    if given is not None:
        for text in _texts(given, scope):
            yield Use(prefix + text, arguments, where)


def _texts(value: ast.expr, scope: ast.AST) -> set[str]:
    """The constants that an expression can be."""
    if isinstance(value, ast.Constant):
        return {value.value} if isinstance(value.value, str) else set()
    if isinstance(value, ast.IfExp):
        return _texts(value.body, scope) | _texts(value.orelse, scope)
    name = _name(value)
    if name[:1].isupper() and not name.isupper():  # a declared event: `Goal`, or `events.Goal`
        return {kind_named(name)}
    if isinstance(value, ast.Name):
        assigned = [node for node in ast.walk(scope) if isinstance(node, ast.Assign)]
        return {
            text
            for node in assigned
            if any(isinstance(target, ast.Name) and target.id == value.id for target in node.targets)
            for text in _texts(node.value, scope)
        }
    return set()


def _problem(node: ast.Tuple, where: str) -> Iterator[Use]:
    """What is wrong with a pack: ("pack-...", {arguments})."""
    if len(node.elts) == 2 and isinstance(node.elts[0], ast.Constant):
        key = node.elts[0].value
        if isinstance(key, str) and key.startswith("pack-"):
            yield Use(key, None, where)


def _name(called: ast.expr) -> str:
    if isinstance(called, ast.Subscript):  # Asking[Cup](...)
        return _name(called.value)
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""


def _keywords(call: ast.Call) -> frozenset[str] | None:
    names = [each.arg for each in call.keywords]
    return None if None in names else frozenset(name for name in names if name)


def _dict_keys(value: ast.expr) -> frozenset[str] | None:
    if not isinstance(value, ast.Dict):
        return None
    keys = [key.value if isinstance(key, ast.Constant) else None for key in value.keys]
    return None if None in keys else frozenset(str(key) for key in keys)
