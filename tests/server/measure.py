"""What the server withstands, at full counts; `scripts/measure server` writes it into docs/deploy.md.

The same code as the tests.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

from golazo.engine.measure import Figure
from tests.measuring import Proof, Step, Subject
from tests.server import campaign
from tests.server.chaos import Chaos
from tests.server.probe import WAYS, operations, probed
from tests.server.processes import SOURCE, process
from tests.server.running import cluster
from tests.server.siege import GROWTH, besieged

TABLES = 50
SEATS = 4
KILLS = 10
RESTARTS = 1
MESSAGES = 50_000
REQUESTS = 100
SECRET = {"GOLAZO_SECRET": "the same in every process, and long"}


async def _campaign(step: Step, scale: float, kills: int, restarts: int) -> Counter[str]:
    tables = max(4, int(TABLES * scale))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="golazo-measure-")))
        database = stack.enter_context(cluster())
        shared = {"GOLAZO_DATABASE_URL": database.url, **SECRET}
        servers = [stack.enter_context(process(folder / name, **shared)) for name in ("one", "two")]
        played = await campaign.gather(servers, tables, SEATS)
        chaos = Chaos(played, database, kills, restarts, seed=time.time_ns())
        since = time.monotonic()
        playing = asyncio.create_task(chaos.play())
        while not playing.done():
            step(played.acknowledged, max(played.expected, played.acknowledged))
            await asyncio.wait([playing], timeout=0.5)
        await playing
        seconds = time.monotonic() - since
        await campaign.prove(played, database.url)
        return Counter(
            tables=tables,
            choices=played.acknowledged,
            kills=chaos.killed,
            restarts=chaos.restarted,
            connections=sum(client.connections for client in played.clients),
            seconds=int(seconds),
        )


def tables(step: Step, scale: float) -> Counter[str]:
    return asyncio.run(_campaign(step, scale, 0, 0))


def chaos(step: Step, scale: float) -> Counter[str]:
    return asyncio.run(_campaign(step, scale, max(1, int(KILLS * scale)), RESTARTS))


def fuzz(step: Step, scale: float) -> Counter[str]:
    messages = int(MESSAGES * scale)
    with tempfile.TemporaryDirectory(prefix="golazo-measure-") as folder, process(Path(folder)) as server:
        grown = asyncio.run(besieged(server, messages, time.time_ns(), lambda sent: step(sent, messages)))
    return Counter(messages=messages, grown=max(0, grown))


def openapi(step: Step, scale: float) -> Counter[str]:
    with tempfile.TemporaryDirectory(prefix="golazo-measure-") as folder, process(Path(folder)) as server:
        parts = len(operations(server)) * len(WAYS)
        done = 0

        def one(more: int) -> None:
            nonlocal done
            done += more
            step(done, parts)

        statuses = probed(server, max(2, int(REQUESTS * scale)), time.time_ns() % 2**32, one)
        assert '"level": "error"' not in server.log(), server.log()[-3000:]
    found: Counter[str] = Counter(operations=parts // len(WAYS))
    for (_, status), count in statuses.items():
        found["requests"] += count
        found[f"status {status // 100}xx"] += count
    return found


def _campaign_figures(found: Counter[str]) -> list[Figure]:
    return [
        Figure("tables, all played to the end", found["tables"]),
        Figure("choices acknowledged, each once in the record", found["choices"]),
        Figure("processes killed", found["kills"]),
        Figure("restarts of the database", found["restarts"]),
        Figure("connections of four clients", found["connections"]),
        Figure("acknowledged choices lost or doubled", 0, most=0),
        Figure("last views that differ from the replay", 0, most=0),
        Figure("time", found["seconds"], unit="s"),
    ]


def _fuzz_figures(found: Counter[str]) -> list[Figure]:
    return [
        Figure("hostile messages", found["messages"]),
        Figure("plies written by them", 0, most=0),
        Figure("memory grown by", found["grown"] / 1e6, most=GROWTH / 1e6, unit="MB"),
    ]


def _openapi_figures(found: Counter[str]) -> list[Figure]:
    return [
        Figure("operations", found["operations"]),
        Figure("requests", found["requests"]),
        Figure("answers 2xx", found["status 2xx"]),
        Figure("answers 4xx, all of one shape", found["status 4xx"]),
        Figure("answers 5xx", found["status 5xx"], most=0),
    ]


PROOFS = {
    "tables": Proof(tables, _campaign_figures),
    "chaos": Proof(chaos, _campaign_figures),
    "fuzz": Proof(fuzz, _fuzz_figures),
    "openapi": Proof(openapi, _openapi_figures),
}


SUBJECT = Subject(
    name="server",
    says="Show what the server withstands",
    page=Path("docs") / "deploy.md",
    proofs=PROOFS,
    depends_on=lambda: [*SOURCE.rglob("*.py"), *SOURCE.rglob("*.toml"), *Path(__file__).parent.glob("*.py")],
)

if __name__ == "__main__":
    sys.exit(SUBJECT.main())
