"""Requests made from the server's own description of itself, right and wrong ones: it never breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from tests.server.processes import Process

WAYS = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
GAME = "world-cup-2010"
SEATS = [{"kind": "me"}, {"kind": "open"}]
"""A game and seats that there are: words made at random would never hit any."""
REFUSED = 400
BROKEN = 500


def operations(server: Process) -> list[Any]:
    schema: Any = schemathesis.openapi.from_url(f"{server.url}/schema")
    return [each.ok() for each in schema.get_all_operations()]


def probed(
    server: Process, examples: int, seed: int, done: Callable[[int], None] = lambda _: None
) -> Counter[tuple[str, int]]:
    """So many requests of each operation, both right and wrong; how often each status came."""
    statuses: Counter[tuple[str, int]] = Counter()
    with httpx.Client(base_url=server.url, timeout=60) as http:
        cookie = f"golazo={http.get('/api/me').cookies['golazo']}"
        table = _table(http)
        for operation in operations(server):
            for way in WAYS:
                _ask(operation, way, examples, seed, {"Cookie": cookie}, table, statuses)
                done(1)
    return statuses


def _table(http: httpx.Client) -> str:
    """A table that is there, for requests that would otherwise never hit one."""
    wanted = {"game": GAME, "seats": SEATS, "listed": True}
    table: str = http.post("/api/tables", json=wanted).raise_for_status().json()["table"]
    return table


def _ask(
    operation: Any,
    way: GenerationMode,
    examples: int,
    seed: int,
    headers: dict[str, str],
    table: str,
    statuses: Counter[tuple[str, int]],
) -> None:
    cases = operation.as_strategy(generation_mode=way)

    @seeded(seed)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, is_real=st.booleans())
    def ask(case: Any, is_real: bool) -> None:
        if is_real and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        if is_real and isinstance(case.body, dict) and "seats" in case.body:
            case.body = {**case.body, "game": GAME, "seats": SEATS}
        answer = case.call(headers=headers)
        statuses[f"{operation.method.upper()} {operation.path}", answer.status_code] += 1
        assert answer.status_code < BROKEN, f"{operation.label}: {answer.status_code} {answer.text[:300]}"
        if answer.status_code >= REFUSED:
            problem = answer.json()
            assert problem.keys() == {"error", "sentence"}, f"{operation.label}: {answer.text[:300]}"
            assert problem["sentence"]

    with suppress(Unsatisfiable):  # what takes no arguments cannot be asked wrongly
        ask()
