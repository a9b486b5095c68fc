"""Hostile messages over the WebSocket: nothing breaks, nothing grows, nothing changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.processes import process
from tests.server.siege import GROWTH, besieged

pytestmark = pytest.mark.anyio

MESSAGES = 3_000


async def test_hostile_messages_change_nothing(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        assert await besieged(server, MESSAGES, seed=1) < GROWTH
