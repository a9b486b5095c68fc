"""A real server with the built web app, and real Chromium."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent.parent
BUILT = ROOT / "src" / "golazo" / "server" / "web" / "index.html"
CHROMIUM = os.environ.get("GOLAZO_CHROMIUM", "/usr/bin/chromium")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
PATIENCE = 30


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


@contextmanager
def serving(data: Path) -> Iterator[str]:
    """A server of our own; its address."""
    assert BUILT.exists(), "the web app is not built: run scripts/setup"
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    settings = {"GOLAZO_BOT_PAUSE": "0", "GOLAZO_ENTROPY_WAIT": "0.2", "GOLAZO_RATE": "0"}
    server = subprocess.Popen(
        [sys.executable, "-m", "golazo", "serve", "--port", str(port), "--data", str(data)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), **settings},
    )
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                urllib.request.urlopen(f"{address}/healthz", timeout=1).close()
                break
            except OSError:
                assert server.poll() is None, "the server ended"
                assert time.monotonic() < deadline, "the server did not start"
                time.sleep(0.1)
        yield address
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(PATIENCE)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("data")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        opened.close()


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, browser: Browser, site: str, **context: Any) -> None:
        self.site = site
        self.context = browser.new_context(**{"locale": "en", "viewport": {"width": 1440, "height": 900}, **context})
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def go(self, path: str) -> None:
        self.page.goto(self.site + path)

    def start(self, **wanted: Any) -> str:
        """Make a table over HTTP, and go there."""
        self.go("/settings")
        self.page.wait_for_selector(".field-set")
        made = self.page.evaluate(
            """async (wanted) => {
                await fetch('/api/me');
                const answer = await fetch('/api/tables', {
                    method: 'POST', body: JSON.stringify(wanted), headers: {'Content-Type': 'application/json'},
                });
                return answer.json();
            }""",
            wanted,
        )
        table = str(made["table"])
        self.go(f"/table/{table}")
        return table


@pytest.fixture
def person(browser: Browser, site: str) -> Iterator[Person]:
    somebody = Person(browser, site)
    yield somebody
    assert not somebody.errors
    somebody.context.close()
