"""A real server on a loopback port, real WebSockets, SQLite in a throw-away folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Running, cluster, running


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as served:
        yield served


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a throw-away database."""
    with cluster() as database:
        yield database.url
