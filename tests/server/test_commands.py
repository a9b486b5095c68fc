"""The commands: serve, backup, restore; what they refuse, and how a server ends."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from golazo.server.limits import Counts, Rate, Rates
from golazo.server.refusal import Refusal, TooMuch
from golazo.server.settings import from_environment
from tests.server.running import free_port

SOURCE = Path(__file__).parents[2] / "src"


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(SOURCE), "LANG": "en_GB.UTF-8", **more}


def golazo(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "golazo", *arguments]
    return subprocess.run(command, env=environment(**more), capture_output=True, text=True, timeout=60)


def test_a_server_starts_is_backed_up_and_ends_gracefully(tmp_path: Path) -> None:
    port = free_port()
    data = str(tmp_path / "data")
    command = [sys.executable, "-m", "golazo", "serve", "--port", str(port), "--data", data]
    with subprocess.Popen(
        command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == f"http://127.0.0.1:{port}/\n"
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz") as answer:
                    assert json.load(answer) == {"status": "ok"}
                break
            except OSError:
                time.sleep(0.1)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            assert "golazo_rooms 0.0" in answer.read().decode()
        file = str(tmp_path / "backup")
        saved = golazo("backup", file, "--data", data)
        assert saved.returncode == 0, saved.stderr
        assert golazo("backup", file, "--data", data).returncode == 2
        server.send_signal(signal.SIGTERM)
        assert server.wait(30) in (0, -signal.SIGTERM)
        assert server.stderr is not None
        assert "Traceback" not in server.stderr.read()
    assert (Path(data) / "secret").stat().st_mode & 0o077 == 0
    assert golazo("restore", file, "--data", str(tmp_path / "other")).returncode == 0
    wrong = golazo("restore", str(SOURCE / "golazo" / "__init__.py"), "--data", str(tmp_path / "third"))
    assert wrong.returncode == 2
    assert "is not a back-up" in wrong.stderr


def test_what_cannot_be_served_is_refused_in_a_sentence(tmp_path: Path) -> None:
    several = golazo("serve", "--workers", "2", "--data", str(tmp_path))
    assert several.returncode == 2
    assert "PostgreSQL" in several.stderr
    assert "Traceback" not in several.stderr
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        second = golazo("serve", "--port", port, "--data", str(tmp_path))
        assert second.returncode == 2
        assert f"Port {port} is taken" in second.stderr
    strange = golazo("serve", "--data", str(tmp_path), GOLAZO_RATE="often")
    assert strange.returncode == 2
    assert "GOLAZO_RATE" in strange.stderr


def test_settings_come_from_the_environment() -> None:
    said = {"GOLAZO_DATA": "/x", "GOLAZO_BOT_PAUSE": "0", "GOLAZO_ORIGINS": "https://a.example/, https://b.example"}
    settings = from_environment(said)
    assert settings.data == Path("/x")
    assert settings.bot_pause == 0
    assert settings.origins == ("https://a.example", "https://b.example")
    assert "secret" not in repr(from_environment({**said, "GOLAZO_SECRET": "hush"}))
    with pytest.raises(Refusal):
        from_environment({"GOLAZO_DATABASE_URL": "mysql://x"})


def test_rates_let_a_few_through_at_once_and_then_only_slowly() -> None:
    rate = Rate(0.001, 3)
    assert [rate.take() for _ in range(5)] == [True, True, True, False, False]
    assert all(Rate(0, 1).take() for _ in range(100))
    rates = Rates(0.001, 1)
    rates.check("one")
    rates.check("other")
    with pytest.raises(TooMuch):
        rates.check("one")


def test_counts_hold_while_something_lasts() -> None:
    counts = Counts(1)
    assert counts.add("one")
    assert not counts.add("one")
    counts.remove("one")
    assert counts.add("one")
