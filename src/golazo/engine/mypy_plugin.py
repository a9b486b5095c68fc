"""A mypy plugin that checks the entries which rules put on a strand as if they were calls of their steps.

An entry is a plain tuple (step, *numbers): cheap, and easy to copy, compare and save. mypy alone would accept any
tuple. With `plugins = ["golazo.engine.mypy_plugin"]` in its settings, every entry that is written out for
`Position.then`, `fork`, `entries` or added to a list is checked against the signature of its step, also where the
function that gives it keeps it in a variable first, or the module in a constant. A step is a function marked with
`@step`, or a question or draw, whose numbers are those of its `seats`, `take` or `resolve`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from mypy.checker import TypeChecker
from mypy.nodes import (
    ARG_POS,
    ARG_STAR,
    AssignmentStmt,
    CallExpr,
    ConditionalExpr,
    Expression,
    ForStmt,
    FuncDef,
    GeneratorExpr,
    IfStmt,
    IndexExpr,
    ListComprehension,
    ListExpr,
    MemberExpr,
    NameExpr,
    OpExpr,
    StarExpr,
    Statement,
    TempNode,
    TupleExpr,
    Var,
    WhileStmt,
    WithStmt,
)
from mypy.plugin import FunctionContext, MethodContext, Plugin
from mypy.types import AnyType, CallableType, Instance, Type, TypeOfAny, get_proper_type

_POSITION: Final = "golazo.engine.position.Position"
_ASKING: Final = "golazo.engine.asking.Asking"
_CHANCE: Final = "golazo.engine.asking.Chance"
_LISTS: Final = ("builtins.list.append", "builtins.list.insert", "builtins.list.__iadd__")
_NUMBERS_OF: Final = {
    _ASKING: {"seats": 1},
    _CHANCE: {"take": 2},
    "golazo.engine.decks.Draw": {"take": 2},
    "golazo.engine.windows.Window": {"resolve": 3},
}
"""Which of its functions says what numbers a question or draw has, and how many of its parameters come before them."""
_NUMBERS: Final = "_numbers"

Checked = MethodContext | FunctionContext


def plugin(version: str) -> type[Plugin]:
    return Steps


class Steps(Plugin):
    def get_method_hook(self, fullname: str) -> Callable[[MethodContext], Type] | None:
        return check_arguments if fullname in _LISTS or fullname.endswith((".then", ".fork")) else None

    def get_function_hook(self, fullname: str) -> Callable[[FunctionContext], Type] | None:
        if fullname == "golazo.engine.steps.entries":
            return check_arguments
        return with_numbers if fullname in _NUMBERS_OF else None


def with_numbers(context: FunctionContext) -> Type:
    """Hook for the creation of a question or draw: its type remembers the numbers it takes."""
    made = get_proper_type(context.default_return_type)
    if not isinstance(made, Instance):
        return made
    for argument, before in _NUMBERS_OF[made.type.fullname].items():
        place = context.callee_arg_names.index(argument)
        for given in context.arg_types[place]:
            function = get_proper_type(given)
            if isinstance(function, CallableType):
                return made.copy_with_extra_attr(_NUMBERS, _without(function, before))
    return made


def _without(function: CallableType, count: int) -> CallableType:
    """The function without its first parameters; `*args` stay."""
    while count and function.arg_kinds and function.arg_kinds[0] != ARG_STAR:
        function = function.copy_modified(
            arg_types=function.arg_types[1:], arg_kinds=function.arg_kinds[1:], arg_names=function.arg_names[1:]
        )
        count -= 1
    return function


def check_arguments(context: Checked) -> Type:
    """Check every entry that is given to a position, or to a list."""
    assert isinstance(context.api, TypeChecker)
    position: Type = AnyType(TypeOfAny.special_form)
    if isinstance(context, MethodContext):
        owner = get_proper_type(context.type)
        is_position = isinstance(owner, Instance) and any(base.fullname == _POSITION for base in owner.type.mro)
        if is_position:
            position = owner
        elif not isinstance(owner, Instance) or owner.type.fullname != "builtins.list":
            return context.default_return_type
    checker = _Checker(context.api, position, context.context.line)
    for arguments in context.args:
        for argument in arguments:
            checker.check(argument)
    return context.default_return_type


class _Checker:
    """Checks the entries that are passed on a line."""

    def __init__(self, api: TypeChecker, position: Type, line: int) -> None:
        self.api = api
        self.position = position
        self.line = line
        self.seen: set[Var] = set()

    def check(self, given: Expression) -> None:
        """Check every entry that is written out in an expression."""
        if isinstance(given, TupleExpr) and given.items and self._is_entry(given):
            self._check_entry(given)
        elif isinstance(given, NameExpr):
            if isinstance(given.node, Var):
                self._check_variable(given.node)
        else:
            for part in _parts(given):
                self.check(part)

    def _check_variable(self, variable: Var) -> None:
        """Check entries that are kept in a local variable or a module constant."""
        function = self.api.scope.current_function()
        is_local = isinstance(function, FuncDef) and not variable.is_final
        body = function.body.body if is_local and isinstance(function, FuncDef) else self.api.tree.defs
        if variable not in self.seen:
            self.seen.add(variable)
            for value in _assigned(body, variable):
                if value.line <= self.line or variable.is_final:
                    self.check(value)

    def _is_entry(self, given: TupleExpr) -> bool:
        kind = get_proper_type(self.api.get_expression_type(given.items[0]))
        return isinstance(kind, CallableType) or (isinstance(kind, Instance) and _is_asking(kind))

    def _check_entry(self, entry: TupleExpr) -> None:
        first, *numbers = entry.items
        name = first.name if isinstance(first, (NameExpr, MemberExpr)) else "step"
        kind = get_proper_type(self.api.get_expression_type(first))
        if isinstance(first, NameExpr) and isinstance(first.node, FuncDef):
            self.api.fail(f'"{name}" is no step: mark it with @step', first)
            return
        if isinstance(first, MemberExpr) and name == "times":
            wanted = _repeated(self.api, first.expr)
        elif isinstance(kind, Instance):
            wanted = _numbers(self.api, kind)
        else:
            assert isinstance(kind, CallableType)
            wanted = kind
        arguments = [number.expr if isinstance(number, StarExpr) else number for number in numbers]
        kinds = [ARG_STAR if isinstance(number, StarExpr) else ARG_POS for number in numbers]
        if wanted is kind:
            arguments, kinds = [TempNode(self.position, context=entry), *arguments], [ARG_POS, *kinds]
        self.api.expr_checker.check_call(wanted.copy_modified(name=name), arguments, kinds, entry)


def _assigned(body: list[Statement], variable: Var) -> Iterator[Expression]:
    """All expressions that these statements assign to a variable."""
    for statement in body:
        if isinstance(statement, AssignmentStmt):
            target = statement.lvalues[0]
            if isinstance(target, NameExpr) and target.node is variable:
                yield statement.rvalue
        elif isinstance(statement, IfStmt):
            for block in statement.body:
                yield from _assigned(block.body, variable)
            if statement.else_body is not None:
                yield from _assigned(statement.else_body.body, variable)
        elif isinstance(statement, (ForStmt, WhileStmt, WithStmt)):
            yield from _assigned(statement.body.body, variable)


def _parts(given: Expression) -> list[Expression]:
    """The parts of an expression that may be entries."""
    if isinstance(given, (TupleExpr, ListExpr)):
        return given.items
    if isinstance(given, ListComprehension):
        return [given.generator.left_expr]
    if isinstance(given, GeneratorExpr):
        return [given.left_expr]
    if isinstance(given, StarExpr):
        return [given.expr]
    if isinstance(given, ConditionalExpr):
        return [given.if_expr, given.else_expr]
    if isinstance(given, OpExpr):
        return [given.left, given.right]
    if isinstance(given, CallExpr) and isinstance(given.callee, NameExpr) and given.callee.name in ("list", "tuple"):
        return given.args
    return [given.base] if isinstance(given, IndexExpr) else []


def _is_asking(kind: Instance) -> bool:
    return any(base.fullname in (_ASKING, _CHANCE) for base in kind.type.mro)


def _numbers(api: TypeChecker, kind: Instance) -> CallableType:
    """The numbers that an entry with this question or draw takes."""
    known = kind.extra_attrs.attrs.get(_NUMBERS) if kind.extra_attrs else None
    numbers = get_proper_type(known) if known is not None else None
    if isinstance(numbers, CallableType):
        return numbers
    if any(base.fullname == "golazo.engine.decks.Deal" for base in kind.type.mro):
        return _function(api, [api.named_type("builtins.int")])
    # Without `seats` the first number is the seat; how many follow is between its own functions.
    called = kind.type.get_method("__call__")
    assert called is not None
    whole = get_proper_type(called.type)
    assert isinstance(whole, CallableType)
    return _with_number(api, _without(whole, 2))


def _repeated(api: TypeChecker, draw: Expression) -> CallableType:
    """The numbers of `(draw.times, count, *numbers)`."""
    kind = get_proper_type(api.get_expression_type(draw))
    assert isinstance(kind, Instance)
    return _with_number(api, _numbers(api, kind))


def _with_number(api: TypeChecker, function: CallableType) -> CallableType:
    """The function with a number before its parameters."""
    return function.copy_modified(
        arg_types=[api.named_type("builtins.int"), *function.arg_types],
        arg_kinds=[ARG_POS, *function.arg_kinds],
        arg_names=[None, *function.arg_names],
    )


def _function(api: TypeChecker, types: list[Type]) -> CallableType:
    return CallableType(
        types,
        [ARG_POS] * len(types),
        [None] * len(types),
        AnyType(TypeOfAny.special_form),
        api.named_type("builtins.function"),
    )
