"""What was measured of the server, as a section of a page."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime
from typing import Any, NamedTuple

from report import number, table

OURS = "Golazo, SQLite, one process"
IN_MEMORY = "boardgame.io, in memory"
FLAT_FILE = "boardgame.io, FlatFile"
HALF = 0.5
WAIT_TARGET = 100.0
IDLE_TARGET = 100_000.0


class Load(NamedTuple):
    """What many clients at one server saw."""

    rate: float
    p50: float
    p99: float
    server: float
    """Cores that the server used."""
    generator: float
    refused: float


Loads = dict[tuple[str, int, float], Load]


def written(loads: Loads, idle: dict[str, float], plan: dict[str, Any], game: str) -> str:
    today = datetime.now(UTC).date().isoformat()
    load = os.getloadavg()[0]
    lines = [
        f"python bench/server.py, {today}, Python {platform.python_version()}; medians of {plan['rounds']} rounds of "
        f"{plan['seconds']:g} s in which the servers take turns; the machine's load at the end was {load:.1f} on "
        f"{os.cpu_count()} cores.",
        "",
        f"Two clients at each table. Golazo plays {game} for two with every rule, choice and view, and each move is on "
        "disk (SQLite, full sync) before it is acknowledged. boardgame.io plays a game of two with hidden hands of 20 "
        "cards. Each server is one process; the clients are one process of Node for either side. *Flood*: everybody "
        "moves as soon as they can. *People*: everybody thinks two seconds on average.",
        "",
        *targets(loads, idle),
        "",
        *loads_table(loads),
    ]
    if idle:
        lines += ["", *idle_table(idle, plan)]
    return "\n".join(lines)


def targets(loads: Loads, idle: dict[str, float]) -> list[str]:
    rows: list[list[str]] = []
    for clients in sorted({clients for _, clients, _ in loads}):
        ours = loads.get((OURS, clients, 0.0))
        for name, wanted in ((FLAT_FILE, 1.0), (IN_MEMORY, HALF)):
            peer = loads.get((name, clients, 0.0))
            if ours is not None and peer is not None:
                ratio = ours.rate / peer.rate
                what = f"moves/s to {name}, {clients} clients, flood"
                rows.append([what, f"{wanted}x", f"{ratio:.2f}x", "yes" if ratio >= wanted else "no"])
        for pause, way in ((0.0, "flood"), (None, "people")):
            fitting = [
                load
                for (name, at, paused), load in loads.items()
                if name == OURS and at == clients == 200 and (paused == 0) == (pause == 0)
            ]
            for load in fitting:
                is_met = "yes" if load.p99 < WAIT_TARGET else "no"
                rows.append([f"p99, 200 clients, {way}", f"{WAIT_TARGET:g} ms", f"{load.p99:.1f} ms", is_met])
    if idle:
        most = max(idle.values())
        is_met = "yes" if most < IDLE_TARGET else "no"
        rows.append(["memory for each idle table, the largest game", "100 kB", f"{most / 1000:.0f} kB", is_met])
    return table(["target", "wanted", "measured", "met"], rows)


def loads_table(loads: Loads) -> list[str]:
    head = [
        "server",
        "clients",
        "way",
        "moves/s",
        "p50 ms",
        "p99 ms",
        "server's cores",
        "moves a core's s",
        "clients' cores",
    ]
    rows = [
        [
            name,
            str(clients),
            "people" if pause else "flood",
            number(load.rate),
            number(load.p50, 1),
            number(load.p99, 1),
            number(load.server, 2),
            number(load.rate / load.server if load.server else None),
            number(load.generator, 2),
        ]
        for (name, clients, pause), load in loads.items()
    ]
    return table(head, rows, 1)


def idle_table(idle: dict[str, float], plan: dict[str, Any]) -> list[str]:
    about = (
        f"Idle tables kept in memory (GOLAZO_IDLE; usually they leave it after 30 s): {plan['tables']} of each game, "
        f"{plan['choices']} choices on, up to 50 of them watched."
    )
    rows = [[game, number(each / 1000, 1)] for game, each in idle.items()]
    return [about, "", *table(["game", "kB a table"], rows)]
