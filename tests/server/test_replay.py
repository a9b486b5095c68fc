"""A replay in pieces: read from the start on, or from the middle with what was told before."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.player import player
from tests.server.running import Running

pytestmark = pytest.mark.anyio

PIECE = 100
MIDDLE = 37


@pytest.mark.parametrize("eyes", ["0", "none", "open"])
async def test_a_piece_from_the_middle_has_the_log_before_it_if_asked(server: Running, eyes: str) -> None:
    async with player(server) as me:
        table = (await me.new_table("magic-number-eleven", "random", "me"))["table"]
        await me.watch(table)
        await me.asked(1)
        await me.post(f"/api/tables/{table}/seats/1", {"what": "bot"})
        await me.until(lambda message: message["type"] == "update" and bool((message["view"] or {}).get("over")))
        path = f"/api/tables/{table}/replay?seat={eyes}"
        whole = await me.get(f"{path}&from=0&count={PIECE}")
        while len(whole["frames"]) < whole["total"]:
            piece = await me.get(f"{path}&from={len(whole['frames'])}&count={PIECE}")
            assert piece["before"] == [], "fragments read one after the other stay small"
            whole["frames"] += piece["frames"]
        for first in (1, MIDDLE, whole["total"] - 1):
            piece = await me.get(f"{path}&from={first}&count={PIECE}&before=true")
            assert piece["frames"] == whole["frames"][first : first + PIECE]
            assert piece["before"] == told(whole["frames"][:first])
            assert piece["marks"] == whole["marks"]
        beyond = await me.get(f"{path}&from={whole['total']}&before=true")
        assert beyond["frames"] == []
        assert beyond["before"] == told(whole["frames"])
        assert [entry["number"] for entry in beyond["before"]] == list(range(len(beyond["before"])))


def told(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [entry for frame in frames for entry in frame["log"]]
