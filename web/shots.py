"""Screenshots of a game's table with its fixtures, at both sizes, light and dark, without overflow.

    python web/shots.py GAME [FIXTURE ...] [--out FOLDER] [--lang it] [--one phone-light]

Starts Vite by itself. Says which picture is wider than its window.
"""

from __future__ import annotations

import argparse
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
SIZES = {"phone": (360, 740), "wide": (1440, 900)}
CHROMIUM = os.environ.get("GOLAZO_CHROMIUM", "/usr/bin/chromium")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--font-render-hinting=none"]


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("fixture", nargs="*", type=int, default=[0])
    parser.add_argument("--out", type=Path, default=Path("/tmp/shots"))
    parser.add_argument("--lang", default="en")
    parser.add_argument("--one", default="", help="only this one: phone-light, wide-dark, ...")
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    port = free_port()
    node = os.environ.get("NODE", "node")
    vite = subprocess.Popen(
        [node, "node_modules/vite/bin/vite.js", "--port", str(port), "--strictPort", "--host", "127.0.0.1"],
        cwd=HERE,
        stdout=subprocess.DEVNULL,
    )
    try:
        wait_for(port)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for name, (width, height) in SIZES.items():
                for theme in ("light", "dark"):
                    if wanted.one not in ("", f"{name}-{theme}"):
                        continue
                    page = browser.new_page(viewport={"width": width, "height": height})
                    page.on("pageerror", lambda error: print("error in the page:", error, file=sys.stderr))
                    for fixture in wanted.fixture or [0]:
                        query = f"game={wanted.game}&fixture={fixture}&theme={theme}&lang={wanted.lang}&speed=0"
                        page.goto(f"http://127.0.0.1:{port}/dev.html?{query}", wait_until="networkidle")
                        page.wait_for_selector(".dev-table > *")
                        path = wanted.out / f"{wanted.game}-{fixture}-{name}-{theme}.png"
                        page.screenshot(path=path, full_page=True)
                        wide = page.evaluate("document.documentElement.scrollWidth")
                        print(path, f"TOO WIDE: {wide}" if wide > width else "")
                    page.close()
            browser.close()
    finally:
        vite.terminate()
        vite.wait()


def wait_for(port: int) -> None:
    for _ in range(100):
        with socket.socket() as trying:
            if trying.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    sys.exit("Vite did not start")


if __name__ == "__main__":
    main()
