"""The OpenAPI description: every operation, asked rightly and wrongly, answers or refuses in the one shape."""

from __future__ import annotations

from pathlib import Path

from tests.server.probe import operations, probed
from tests.server.processes import process

EXAMPLES = 8


def test_no_request_breaks_the_server(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        assert len(operations(server)) >= 20
        statuses = probed(server, EXAMPLES, seed=1)
        assert server.is_healthy()
        assert '"level": "error"' not in server.log(), server.log()[-3000:]
        right = {operation for operation, status in statuses if status < 300}
        assert {"POST /api/tables", "GET /api/tables/{table}", "GET /api/games"} <= right
