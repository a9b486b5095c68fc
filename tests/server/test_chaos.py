"""The same while processes are killed and the database is restarted: what was acknowledged is there, games go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server import campaign
from tests.server.chaos import Chaos
from tests.server.processes import process
from tests.server.running import cluster
from tests.server.test_many_tables import SECRET

pytestmark = pytest.mark.anyio

TABLES = 4
KILLS = 2


async def test_games_go_on_while_processes_are_killed_and_the_database_is_restarted(tmp_path: Path) -> None:
    with cluster() as database:
        shared = {"GOLAZO_DATABASE_URL": database.url, **SECRET}
        with process(tmp_path / "one", **shared) as one, process(tmp_path / "two", **shared) as two:
            played = await campaign.gather([one, two], TABLES, 2)
            chaos = Chaos(played, database, KILLS, restarts=1, seed=1)
            await chaos.play()
            assert (chaos.killed, chaos.restarted) == (KILLS, 1)
            await campaign.prove(played, database.url)
            assert sum(client.connections for client in played.clients) > len(played.clients)
