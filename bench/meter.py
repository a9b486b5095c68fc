"""The stopwatch that both sides of the bench share: a process that runs workloads when it is told to.

Golazo and its peers live in two environments, so each is a process of its own; the conductor lets them run in turn.
Requests and answers are lines of JSON. Time is processor time of this process, so that waiting for the core, which
other processes may hold, is not counted against anybody.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

Workload = Callable[[], int]
"""Does one piece of work (plays a game, copies a table a thousand times) and says how many units it had."""

Fact = Callable[[], Any]
"""Something that is measured once and needs no stopwatch."""


def serve(hello: Any, workloads: dict[str, Workload], facts: dict[str, Fact] | None = None) -> None:
    """Say hello, then answer requests until the conductor hangs up."""
    # Libraries may print; what they print must not get between the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    sys.stdout = sys.stderr
    _answer(answers, hello)
    for line in sys.stdin:
        request = json.loads(line)
        name = request["name"]
        answer: dict[str, Any]
        try:
            if "seconds" in request:
                answer = _timed(workloads[name], request["seconds"])
            else:
                answer = {"fact": (facts or {})[name]()}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        _answer(answers, answer)


def _timed(workload: Workload, seconds: float) -> dict[str, float]:
    """Whole pieces of work until the time is up, at least one."""
    units = pieces = 0
    began = process_time()
    while True:
        units += workload()
        pieces += 1
        took = process_time() - began
        if took >= seconds:
            return {"units": units, "pieces": pieces, "seconds": took}


def _answer(answers: Any, value: Any) -> None:
    answers.write(json.dumps(value) + "\n")
    answers.flush()
