"""What an operator relies on: modes, secrets, one server a folder, health that tells the truth, addresses with TLS."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from golazo.server.http.guards import house_of
from golazo.server.http.identity import secret_of
from golazo.server.refusal import Refusal
from golazo.server.storage.address import address_of
from tests.server.player import player
from tests.server.running import PATIENCE, Running, free_port, running
from tests.server.test_commands import environment, golazo

GAME = "world-cup-2010"


def test_addresses_of_managed_databases_are_understood_by_both_drivers() -> None:
    address = address_of("postgres://u:p%40@db.example:5433/x?sslmode=require&application_name=club")
    assert address.for_sqlalchemy == "postgresql+asyncpg://u:p%40@db.example:5433/x?application_name=club"
    assert address.for_asyncpg == "postgresql://u:p%40@db.example:5433/x?application_name=club"
    assert address.arguments == {"ssl": "require"}
    assert address_of("postgresql://h/x?ssl=true").arguments == {"ssl": "require"}
    assert address_of("postgresql+asyncpg://h/x").arguments == {}
    with pytest.raises(Refusal):
        address_of("postgresql://h/x?sslmode=perhaps")


@pytest.mark.anyio
async def test_a_server_runs_on_an_address_that_speaks_of_tls(tmp_path: Path, postgres: str) -> None:
    """Writing and listening: both drivers take it."""
    with running(tmp_path, database_url=f"{postgres}?sslmode=prefer") as server:
        async with player(server) as somebody:
            await somebody.new_table(GAME, "me", "random")
            assert (await somebody.http.get("/readyz")).status_code == 200


def test_a_server_that_waits_for_its_database_ends_when_it_is_told_to(tmp_path: Path) -> None:
    nowhere = f"postgresql://nobody@127.0.0.1:{free_port()}/x"
    command = [sys.executable, "-m", "golazo", "serve", "--port", str(free_port()), "--data", str(tmp_path)]
    with subprocess.Popen(
        command, env=environment(GOLAZO_DATABASE_URL=nowhere), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stderr is not None
            assert "away" in server.stderr.readline()
            server.send_signal(signal.SIGTERM)
            assert server.wait(PATIENCE) == 0
        finally:
            server.kill()


def test_a_secret_is_whole_long_and_for_its_owner_alone(tmp_path: Path) -> None:
    made = secret_of(tmp_path, "")
    assert secret_of(tmp_path, "") == made
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
    assert os.listdir(tmp_path) == ["secret"]  # noqa: PTH208
    (tmp_path / "secret").write_text("")
    for given in ("", "x"):
        with pytest.raises(Refusal, match="32"):
            secret_of(tmp_path, given)


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        httpx.get(f"{server.url}/api/me")
        modes = {path.name: path.stat().st_mode & 0o077 for path in (tmp_path / "data").iterdir()}
        assert modes["golazo.sqlite"] == 0
        assert set(modes.values()) == {0}
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "golazo", "serve", "--port", str(free_port()), "--data", str(tmp_path)]
    with subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            server.stdout.readline()
            second = golazo("serve", "--port", str(free_port()), "--data", str(tmp_path))
            assert second.returncode == 2
            assert str(tmp_path) in second.stderr
            assert "Traceback" not in second.stderr
        finally:
            server.terminate()


@pytest.mark.anyio
async def test_readiness_says_when_nothing_can_be_written(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        assert (await http.get("/readyz")).json() == {"status": "ok"}

        async def full(what: Any) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr(server.service.hub.store, "change", full)
        assert (await http.get("/readyz")).status_code == 503
        assert (await http.get("/healthz")).status_code == 200


@pytest.mark.anyio
async def test_health_does_not_hang(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(what: Any) -> None:
        await asyncio.sleep(PATIENCE)

    monkeypatch.setattr("golazo.server.http.app.HEALTH_SECONDS", 0.1)
    monkeypatch.setattr(server.service.hub.store, "read", away)
    async with httpx.AsyncClient(base_url=server.url) as http:
        since = time.monotonic()
        assert (await http.get("/healthz")).status_code == 503
        assert time.monotonic() - since < PATIENCE / 2


def test_addresses_of_one_house_count_as_one() -> None:
    assert house_of("2001:db8:1:2:3::4") == house_of("2001:db8:1:2:ffff::1") == "2001:db8:1:2::"
    assert house_of("2001:db8:1:3::1") != house_of("2001:db8:1:2::1")
    assert house_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert house_of("::1") == "::1"
    assert house_of("nonsense:") == "nonsense:"


@pytest.mark.anyio
async def test_running_games_come_first_and_all_games_can_be_paged(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("golazo.server.http.tables.LISTED", 2)
    async with player(server) as one:
        running_table = (await one.new_table(GAME, "me", "open"))["table"]
        over = []
        for _ in range(3):
            made = await one.new_table(GAME, "me", "random")
            over.append(made["table"])
            while (await one.get(f"/api/tables/{made['table']}"))["status"] != "playing":
                await asyncio.sleep(0.05)
            await one.post(f"/api/tables/{made['table']}/seats/0", {"what": "resign"})
        pages = [await one.get(f"/api/tables/mine?from={first}") for first in (0, 2, 4)]
        found = [[each["table"] for each in page] for page in pages]
        assert found == [[running_table, over[2]], [over[1], over[0]], []]
