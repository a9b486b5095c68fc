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

# Waits for what comes after an entry: the device to hand over, the end, or another question. Moves to what is recorded
# for whoever is asked, since the plain list comes into sight so where the board takes the clicks.
NEXT = """({before, next}) => {
    if (document.querySelector('.ending')) return {over: true};
    if (document.querySelector('.hand-over button')) return {hand: true};
    const list = document.querySelector('.dock.asked .choice-list');
    if (!list || `${list.dataset.question} ${list.dataset.seat}` === before) return null;
    const seat = Number(list.dataset.seat), choice = next[seat];
    const button = list.querySelector(`.choice[data-choice="${choice}"]:not([disabled])`);
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
            const now = document.querySelector('.dock .choice-list');
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

# Enters so many plies over the connection that the page uses.
WIRE = """async ({table, answers, plies}) => {
    const queues = new Map(Object.entries(answers));
    const socket = new WebSocket(`ws://${location.host}/api/ws`);
    const seen = new Set();
    let entered = 0;
    return await new Promise((done, failed) => {
        const answer = (question) => {
            if (!question || seen.has(question.id + ' ' + question.seat) || entered >= plies) return;
            const choice = queues.get(String(question.seat))?.shift();
            if (choice === undefined) return failed(new Error(`nothing recorded for ${question.kind}`));
            seen.add(question.id + ' ' + question.seat);
            entered += 1;
            const key = `entry-${entered}`;
            socket.send(JSON.stringify({
                type: 'choose', table, seat: question.seat, question: question.id, choices: [choice], key,
            }));
        };
        socket.onmessage = (event) => {
            const message = JSON.parse(event.data);
            if (message.type === 'welcome') socket.send(JSON.stringify({type: 'watch', table, seen: {}}));
            if (message.type === 'refused') failed(new Error(JSON.stringify(message.error)));
            if (message.type === 'done' && message.key === `entry-${plies}`) { socket.close(); done(entered); }
            if (message.type === 'update') { answer(message.question); answer(message.typed); }
        };
        socket.onerror = () => failed(new Error('no connection'));
    });
}"""


def enter(person: Person, recording: Recording, by_clicks: int, step: Callable[[int], None] = lambda made: None) -> str:
    """Two people at one screen enter the game: the last `by_clicks` answers on the page; `step` is told how many."""
    table = person.make(game=recording.game, seats=ME, options=recording.options, chance="typed")
    by_wire = max(0, recording.plies - by_clicks)
    if by_wire:
        answers = {str(seat): list(choices) for seat, choices in recording.answers.items()}
        assert person.page.evaluate(WIRE, {"table": table, "answers": answers, "plies": by_wire}) == by_wire
    mirror = recording.begin()
    for _ in range(by_wire):
        seat = asked(mirror)
        mirror.play(seat, recording.answers[seat].popleft())
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
        page.click(f'.dock .choice[data-choice="{shown["choice"]}"]')
        mirror.play(shown["seat"], recording.answers[shown["seat"]].popleft())
        before = shown["asked"]
        made += 1
        step(made)
    page.wait_for_selector(".ending")


def ended(person: Person, table: str) -> list[dict[str, Any]]:
    record = person.page.evaluate("id => fetch(`/api/tables/${id}/record`).then(each => each.json())", table)
    return [{key: each[key] for key in ("seat", "place", "why")} for each in record["result"]]
