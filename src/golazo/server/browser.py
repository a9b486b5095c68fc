"""Opening the browser of whoever starts a server at their own machine."""

from __future__ import annotations

import os
import sys
import threading
import time
import urllib.request
import webbrowser
from typing import Final

PATIENCE: Final = 30.0
PAUSE: Final = 0.1


def open_soon(address: str) -> None:
    """As soon as the server answers; only for a person at a terminal with a screen."""
    if sys.stdin.isatty() and sys.stdout.isatty() and _has_screen():
        threading.Thread(target=_open, args=(address,), daemon=True).start()


def _has_screen() -> bool:
    """Without one, a browser of text alone would take over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open(address: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            urllib.request.urlopen(f"{address}healthz", timeout=1).close()
        except OSError:
            time.sleep(PAUSE)
        else:
            webbrowser.open(address)
            return
