"""TypeScript types of the protocol, from its JSON Schema: `python -m golazo.server.typescript > web/src/protocol.ts`.

`python -m golazo.server.typescript --schema` writes the JSON Schema itself.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from golazo.server import protocol
from golazo.server.protocol.messages import VERSION

_REF: Final = "#/$defs/{name}"
_SIMPLE: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
_HEAD: Final = "// Generated from src/golazo/server/protocol by `python -m golazo.server.typescript`: do not edit.\n"


def schema() -> dict[str, Any]:
    """The JSON Schema of every message in both directions."""
    asked, told = len(protocol.FROM_CLIENT), len(protocol.FROM_SERVER)
    wholes, parts = msgspec.json.schema_components([*protocol.FROM_CLIENT, *protocol.FROM_SERVER], ref_template=_REF)
    spoken = list(wholes)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Golazo's protocol, version {VERSION}",
        "fromClient": spoken[:asked],
        "fromServer": spoken[asked : asked + told],
        "$defs": parts,
    }


def typescript() -> str:
    """A type for every message and every part of one."""
    whole = schema()
    parts: dict[str, Any] = whole["$defs"]
    # What the server sends is always there; what a client sends may be left out where it has a default.
    told = _reachable(whole["fromServer"], parts)
    lines = [_HEAD, f"export const VERSION = {VERSION};\n"]
    for name in sorted(parts):
        lines.append(_declared(name, parts[name], always=name in told))
    lines.append(f"export type FromClient = {_type(whole['fromClient'][0])};\n")
    lines.append(f"export type FromServer = {_type(whole['fromServer'][0])};\n")
    return "\n".join(lines)


def _reachable(wholes: Iterable[Any], parts: dict[str, Any]) -> set[str]:
    found: set[str] = set()
    waiting = [name for whole in wholes for name in _names(whole)]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _names(parts[name])
    return found


def _names(schema: Any) -> Iterator[str]:
    """The parts that a schema speaks of."""
    if isinstance(schema, dict):
        if isinstance(ref := schema.get("$ref"), str):
            yield ref.rpartition("/")[2]
        for each in schema.values():
            yield from _names(each)
    elif isinstance(schema, list):
        for each in schema:
            yield from _names(each)


def _declared(name: str, part: dict[str, Any], always: bool) -> str:
    lines = [f"/** {part['description'].strip()} */"] if part.get("description") else []
    lines.append(f"export interface {name} {{")
    required = set(part.get("required", ()))
    for field, of in part.get("properties", {}).items():
        mark = "" if always or field in required else "?"
        lines.append(f"  {field}{mark}: {_type(of)};")
    return "\n".join([*lines, "}\n"])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema:
        return " | ".join(_type(each) for each in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        items = _type(schema.get("items", {}))
        return f"({items})[]" if " | " in items else f"{items}[]"
    if kind == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {_type(values if isinstance(values, dict) else {})}>"
    # Whatever a game says of its own: its table knows more of it than the protocol.
    return _SIMPLE.get(kind, "any") if isinstance(kind, str) else "any"


if __name__ == "__main__":
    written = json.dumps(schema(), indent=2) + "\n" if "--schema" in sys.argv[1:] else typescript()
    sys.stdout.write(written)
