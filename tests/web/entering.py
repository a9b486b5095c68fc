"""A recorded game is entered again on the referee's page: every die and card typed in, every choice made, by clicks."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import TimeoutError

from golazo.engine.table import Table
from tests.web.people import Person
from tests.web.recording import Recording, asked

ME = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bruno"}]

MOMENT = 2000
"""Milliseconds."""

# Waits for what comes after an entry: the device to hand over, the end, or another question. Opens the plain
# list where the board takes the clicks, and moves to what is recorded for whoever is asked.
NEXT = """({before, next}) => {
    if (document.querySelector('.ending')) return {over: true};
    if (document.querySelector('.hand-over button')) return {hand: true};
    const list = document.querySelector('.choice-list');
    if (!list) document.querySelector('.dock.asked .dock-list[aria-expanded=false]')?.click();
    if (!list || `${list.dataset.question} ${list.dataset.seat}` === before) return null;
    const seat = Number(list.dataset.seat), choice = next[seat];
    const button = list.querySelector(`.choice[data-choice="${choice}"]:not([disabled], [aria-disabled=true])`);
    if (!button) return null;
    button.focus();
    return {seat, choice, asked: `${list.dataset.question} ${seat}`};
}"""

# How long the page takes from a click until the next question is painted, and how much of it the server has.
CLOCK = """(() => {
    window.entries = [];
    let entry = null;
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', () => { if (entry) entry.heard = performance.now(); });
        }
        send(data) {
            if (entry) entry.sent ??= performance.now();
            super.send(data);
        }
    };
    document.addEventListener('click', (event) => {
        const list = event.target.closest?.('.choice')?.closest('.choice-list');
        if (!list) return;
        const {question, seat} = list.dataset;
        const own = entry = {clicked: performance.now()};
        const look = () => {
            const now = document.querySelector('.choice-list');
            const same = now ? now.dataset.question === question && now.dataset.seat === seat
                : !document.querySelector('.ending, .hand-over');
            if (same) return void setTimeout(look, 1);
            requestAnimationFrame(() => setTimeout(() => {
                own.painted = performance.now();
                window.entries.push(own);
            }));
        };
        look();
    }, true);
})()"""

# Enters answers over the connection that the page uses, without looking at what comes of them.
WIRE = """({table, answers}) => new Promise((done, failed) => {
    const socket = new WebSocket(`ws://${location.host}/api/ws`);
    const together = 20;
    let sent = 0, taken = 0;
    const next = () => {
        for (; sent < answers.length && sent < taken + together; sent++) {
            const [seat, question, choice] = answers[sent];
            const key = `entry-${sent}`;
            socket.send(JSON.stringify({type: 'choose', table, seat, question, choices: [choice], key}));
        }
    };
    socket.onopen = next;
    socket.onmessage = ({data}) => {
        const message = JSON.parse(data);
        if (message.type === 'refused') failed(new Error(JSON.stringify(message.error)));
        if (message.type !== 'done') return;
        taken += 1;
        next();
        if (taken === answers.length) { socket.close(); done(taken); }
    };
    socket.onerror = () => failed(new Error('no connection'));
})"""


def enter(person: Person, recording: Recording, by_clicks: int, step: Callable[[int], None] = lambda made: None) -> str:
    """Two people at one screen enter the game: the last `by_clicks` answers on the page; `step` is told how many."""
    table = person.make(game=recording.game, seats=ME, options=recording.options, chance="typed")
    mirror = recording.begin()
    answers = []
    for _ in range(recording.plies - by_clicks):
        seat = asked(mirror)
        question = mirror.question(seat)
        assert question is not None
        choice = recording.answers[seat].popleft()
        answers.append((seat, question.id, choice))
        mirror.play(seat, choice)
    if answers:
        assert person.page.evaluate(WIRE, {"table": table, "answers": answers}) == len(answers)
    person.go(f"/table/{table}")
    click_on(person, mirror, recording, step)
    return table


def click_on(person: Person, mirror: Table[Any], recording: Recording, step: Callable[[int], None]) -> None:
    """Take over the device where asked to, and enter the rest as people do; the mirror says when it is over."""
    page = person.page
    before, made = "", 0
    while not mirror.over:
        wanted = {seat: choices[0] for seat, choices in recording.answers.items() if choices}
        shown = page.wait_for_function(NEXT, arg={"before": before, "next": wanted}).json_value()
        assert "over" not in shown, f"over on the page after {made} entries"
        if "hand" in shown:
            # Between the news of two seats it may be there for a moment only.
            with suppress(TimeoutError):
                page.click(".hand-over button", timeout=MOMENT)
            page.wait_for_selector(".hand-over", state="detached")
            continue
        page.click(f'.choice[data-choice="{shown["choice"]}"]')
        mirror.play(shown["seat"], recording.answers[shown["seat"]].popleft())
        before = shown["asked"]
        made += 1
        step(made)
    page.wait_for_selector(".ending")


def ended(person: Person, table: str) -> list[dict[str, Any]]:
    record = person.page.evaluate("id => fetch(`/api/tables/${id}/record`).then(each => each.json())", table)
    return [{key: each[key] for key in ("seat", "place", "why")} for each in record["result"]]
