"""A server of our own with the built web app, and people with real browsers."""

from __future__ import annotations

import json
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

from playwright.sync_api import Browser, Page, Playwright, ViewportSize

ROOT = Path(__file__).parent.parent.parent
BUILT = ROOT / "src" / "golazo" / "server" / "web" / "index.html"
CHROMIUM = Path(os.environ.get("GOLAZO_CHROMIUM", "/usr/bin/chromium"))
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--font-render-hinting=none"]
PATIENCE = 30
TABLES = 6
"""So many are tried until one meets a question that is wanted."""
"""Seconds without any progress after which something is wrong, on a machine that has much else to do."""
QUICK = {
    "GOLAZO_BOT_PAUSE": "0",
    "GOLAZO_BOT_BUDGET": "0.05",
    "GOLAZO_ENTROPY_WAIT": "0.2",
    "GOLAZO_ARMED_DELAY": "0.3",
}
UNLIMITED = {"GOLAZO_RATE": "0", "GOLAZO_CONNECTIONS": "0", "GOLAZO_TABLES_AN_HOUR": "0"}

GAMES = ("masters-of-football", "magic-number-eleven", "world-cup-2010", "match-of-the-season")
TO_THE_END = 10_000
SIZES: dict[str, ViewportSize] = {"phone": {"width": 360, "height": 740}, "wide": {"width": 1440, "height": 900}}
ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "greedy"}

NOTHING = "/healthz"
"""A page without the app."""

MAKE = """async (wanted) => {
    await fetch('/api/me');
    const answer = await fetch('/api/tables', {
        method: 'POST', body: JSON.stringify(wanted), headers: {'Content-Type': 'application/json'},
    });
    return answer.json();
}"""

# Plays for all seats of the person over a connection of its own, until so many choices are made and a question of a
# wanted kind comes (of any, if none is wanted) with so many choices: as a bot would, or (not wisely) any choice.
PLAY_ON = """({table, after, until, least, wisely}) => new Promise((done, failed) => {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/ws');
    let made = 0, keys = 0;
    const asked = new Set(), waiting = new Map();
    let acts = [];
    const run = Math.random().toString(36).slice(2); // a key that was used before would change nothing
    const send = (message) => socket.send(JSON.stringify({table, key: `${run}-${++keys}`, ...message}));
    const choose = (question, choice) => {
        made++;
        send({type: 'choose', seat: waiting.get(question), question, choices: [choice]});
    };
    const act = (question, choice) => { // the question is still open after it, and gets another hint
        send({type: 'choose', seat: waiting.get(question), choices: [choice]});
        asked.delete(question);
    };
    const end = (kind) => { socket.close(); done({made, kind}); };
    socket.onerror = () => failed(new Error('no connection'));
    socket.onopen = () => socket.send(JSON.stringify({type: 'watch', table}));
    socket.onmessage = ({data}) => {
        const told = JSON.parse(data);
        if (told.type === 'update') {
            if (told.view?.over) return end('over');
            const question = told.question;
            acts = (told.acts ?? acts).map((each) => each.id ?? each);
            if (!question || asked.has(question.id)) return;
            const wanted = !until.length || (until.includes(question.kind) && !question.steps.length);
            if (made >= after && wanted && told.choices.length >= least) return end(question.kind);
            asked.add(question.id);
            waiting.set(question.id, question.seat);
            if (wisely) send({type: 'hint', seat: question.seat});
            else choose(question.id, told.choices[Math.floor(Math.random() * told.choices.length)].id);
        } else if (told.type === 'hint') (acts.includes(told.choice) ? act : choose)(told.question, told.choice);
        else if (told.type === 'refused' && told.error.key === 'question-gone') asked.clear(); // an act came before it
        else if (told.type === 'refused') failed(new Error(JSON.stringify(told)));
    };
})"""

# Takes a choice of every question as soon as it is there: the last where wanted, or in turns so that no two games are
# the same. Goes on after a reload of the page; holds still after so many answers until it is told to go on.
PILOT = """({last, varied, hold}) => {
    const kept = sessionStorage;
    const made = () => Number(kept.getItem('made') ?? 0);
    const look = () => {
        const list = document.querySelector('.choice-list');
        if (!list) document.querySelector('.dock.asked .dock-list[aria-expanded=false]')?.click();
        const choices = list?.querySelectorAll('.choice:not([disabled], [aria-disabled=true])') ?? [];
        if (!choices.length || list.dataset.question === kept.getItem('answered')) return;
        if (hold !== null && made() >= hold && !kept.getItem('released')) return;
        kept.setItem('answered', list.dataset.question);
        kept.setItem('made', made() + 1);
        const choice = choices[last || (varied && made() % 3 === 0) ? choices.length - 1 : 0];
        choice.focus();
        choice.click();
    };
    new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true});
    window.goOn = () => { kept.setItem('released', 'yes'); look(); };
    look();
}"""

# Waits until fonts are loaded, nothing moves, and two frames went by in which the page did not change.
SETTLED = """async () => {
    await document.fonts.ready;
    let changed = true;
    const watch = new MutationObserver(() => { changed = true; });
    watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () => document.getAnimations().some(
        (each) => each.playState === 'running' && each.effect?.getComputedTiming().iterations !== Infinity);
    for (let still = 0; still < 2; still = changed || moving() ? 0 : still + 1) {
        changed = false;
        await frame();
    }
    watch.disconnect();
}"""

MADE = "() => Number(sessionStorage.getItem('made') ?? 0)"
WENT_ON = f"before => document.querySelector('.ending') || ({MADE})() > before"
HAS_MADE = f"count => ({MADE})() >= count"
LOOK_EVERY = 50
"""Milliseconds."""


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


@contextmanager
def served(data: Path, **environment: str) -> Iterator[str]:
    """The address of a server whose bots do not pause."""
    assert BUILT.exists(), "the web app is not built: run scripts/setup"
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    server = subprocess.Popen(
        [sys.executable, "-m", "golazo", "serve", "--port", str(port), "--data", str(data)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), **QUICK, **UNLIMITED, **environment},
        stdout=subprocess.DEVNULL,
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


def chromium(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


class Person:
    """Somebody with a browser of their own, who likes things still."""

    def __init__(self, browser: Browser, site: str, **context: Any) -> None:
        self.site = site
        usual = {"locale": "en", "viewport": SIZES["wide"], "reduced_motion": "reduce"}
        self.context = browser.new_context(**{**usual, **context})
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def go(self, path: str) -> None:
        self.page.goto(self.site + path)

    def make(self, **wanted: Any) -> str:
        """Make a table over HTTP."""
        self.go(NOTHING)
        made = self.page.evaluate(MAKE, wanted)
        assert "table" in made, made
        return str(made["table"])

    def start(self, **wanted: Any) -> str:
        """Make a table over HTTP, and go there."""
        table = self.make(**wanted)
        self.go(f"/table/{table}")
        return table

    def start_late(
        self, after: int, until: tuple[str, ...] = (), least: int = 1, wisely: bool = True, **wanted: Any
    ) -> str:
        """Go to a table where so much is played already; then on, to a question of these kinds with enough choices."""
        for _ in range(TABLES):
            table = self.make(**wanted)
            if self.play_on(table, after, until, least, wisely) != "over":
                break
        return table

    def play_on(self, table: str, after: int, until: tuple[str, ...] = (), least: int = 1, wisely: bool = True) -> str:
        """Let so many more answers be given at a table, and go there: by a bot, or to the end by chance."""
        how = {"after": after, "until": list(until), "least": least, "wisely": wisely and after < TO_THE_END}
        self.go(NOTHING)  # a table that nobody looks at need not be drawn at every answer
        found = self.page.evaluate(PLAY_ON, {"table": table, **how})
        self.go(f"/table/{table}")
        self.page.wait_for_selector(".dock.asked, .ending")
        self.page.wait_for_selector(".board > :not(p), .ending", state="attached")  # a game's board is loaded on demand
        self.settle()
        return str(found["kind"])

    def settle(self) -> None:
        """Wait until the page has nothing more to draw; a clock that ticks every second may tick."""
        self.page.evaluate(SETTLED)

    def resize(self, size: ViewportSize) -> None:
        self.page.set_viewport_size(size)
        self.settle()

    def join(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.page.fill("form .input", name)
        self.page.click("form button[type=submit]")

    def pilot(self, hold: int | None = None, last: bool = False, varied: bool = False) -> None:
        """From now on answer every question; where wanted hold still after so many, until `go_on`."""
        how = {"last": last, "varied": varied, "hold": hold}
        self.page.add_init_script(f"({PILOT})({json.dumps(how)})")  # for when the page is loaded again
        self.page.evaluate(PILOT, how)

    def made(self, count: int) -> None:
        """Wait until so many questions are answered."""
        self.page.wait_for_function(HAS_MADE, arg=count, polling=LOOK_EVERY)

    def go_on(self) -> None:
        self.page.evaluate("goOn()")

    def until_over(self) -> None:
        """As long as something is answered now and then, it may take a while."""
        while not self.is_over:
            self.page.wait_for_function(WENT_ON, arg=self.page.evaluate(MADE), polling=LOOK_EVERY)

    @property
    def is_over(self) -> bool:
        return self.page.query_selector(".ending") is not None

    def close(self) -> None:
        assert not self.errors
        self.context.close()
