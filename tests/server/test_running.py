"""What tests start does not outlive them."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.running import PATIENCE, programs

INTERRUPTED = """
import time
from tests.server.running import cluster
with cluster() as database:
    print(database.port, database.home, flush=True)
    time.sleep(600)
"""


def serves(port: int) -> bool:
    with closing(socket.socket()) as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_database_ends_with_the_tests_that_started_it(by: signal.Signals) -> None:
    programs()
    tests = subprocess.Popen([sys.executable, "-c", INTERRUPTED], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert tests.stdout is not None
    with tests:
        port, home = tests.stdout.readline().decode().split()
        assert serves(int(port))
        tests.send_signal(by)
    deadline = time.monotonic() + PATIENCE
    while Path(home).exists() or serves(int(port)):
        assert time.monotonic() < deadline
        time.sleep(0.05)
