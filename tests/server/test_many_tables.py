"""Two processes at one PostgreSQL, four clients at many tables of all four games, played to the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server import campaign
from tests.server.processes import process

pytestmark = pytest.mark.anyio

TABLES = 8
SECRET = {"GOLAZO_SECRET": "the same in every process, and long"}


async def test_whole_games_of_all_kinds_at_two_processes(postgres: str, tmp_path: Path) -> None:
    shared = {"GOLAZO_DATABASE_URL": postgres, **SECRET}
    with process(tmp_path / "one", **shared) as one, process(tmp_path / "two", **shared) as two:
        played = await campaign.gather([one, two], TABLES, 2)
        await played.play()
        await campaign.prove(played, postgres)
        assert all(client.connections == 1 for client in played.clients), "a connection broke"
        for server in (one, two):
            assert '"level": "error"' not in server.log()
