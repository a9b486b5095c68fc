"""Reactions kept on the server: armed ones that fire and that pass look the same; passing by itself is not asked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from golazo.engine.asking import Choice
from golazo.engine.table import Table
from golazo.engine.windows import PASS
from tests.server.forward import forward
from tests.server.player import Player, player
from tests.server.running import PATIENCE, QUICK, Running
from tests.server.test_seats import MASTERS, entries
from tests.server.test_tables import two_at_a_table

pytestmark = pytest.mark.anyio

NEVER = [{"question": "card-window", "choice": "play:nothing", "once": False}]


class Opening(NamedTuple):
    """A choice that opens a window, and what the other seat can play there."""

    mover: int
    choice: str
    window: str
    card: str


def first(choices: Sequence[Choice]) -> Choice:
    """Whoever always takes the first choice passes in windows, and keeps money and cards."""
    return choices[0]


def opens_window(table: Table[Any], seat: int, choice: Choice) -> Opening | None:
    trial = table.clone()
    trial.play(seat, choice)
    before, asked = table.open_question(1 - seat), trial.open_question(1 - seat)
    if asked is None or not asked.is_window or (before is not None and before.serial == asked.serial):
        return None
    cards = [each for each in trial.choices(1 - seat) if each != PASS]
    if not cards:
        return None
    return Opening(seat, table.name(seat, choice), asked.kind, trial.name(1 - seat, cards[0]))


async def through_window(server: Running, one: Player, table: str, opening: Opening) -> tuple[list[Any], Any]:
    """Open the window and pass there; what the mover gets until the window closes, and the other seat's answer."""
    await one.quiet(0.2)
    state = server.service.hub.actors[table].state
    before = len(await entries(server, table))
    start = len(one.got)
    question = server.inside(lambda: state.question_id(opening.mover))
    sent = {"seat": opening.mover, "question": question, "choices": [opening.choice]}
    assert (await one.do("choose", table=table, **sent))["type"] == "done"
    update = await one.until(lambda m: m["type"] == "update")
    assert update["question"] is None or update["question"]["kind"].endswith("-window")
    if update["question"] is not None:
        sent = {"seat": opening.mover, "question": update["question"]["id"], "choices": ["pass"]}
        assert (await one.do("choose", table=table, **sent))["type"] == "done"
        await one.until(lambda m: m["type"] == "update")
    seen = [{field: m.get(field) for field in ("type", "view", "question", "choices")} for m in one.got[start:]]
    await one.until(lambda m: m["type"] == "update")  # the window is closed
    new = (await entries(server, table))[before:]
    answers = [entry for entry in new if entry.kind == "choice" and entry.seat != opening.mover]
    opened = next(entry for entry in new if entry.kind == "choice" and entry.seat == opening.mover)
    return seen, (answers[0].data, answers[0].at - opened.at)


async def test_an_armed_reaction_that_fires_cannot_be_told_from_one_that_passes(server: Running) -> None:
    async with player(server) as one, player(server) as other:
        table = await two_at_a_table(one, other, MASTERS)
        await one.until(lambda m: m["type"] == "update" and m["view"] is not None)
        opening = await forward(server, table, first, opens_window)
        mover, reactor = (one, other) if opening.mover == 0 else (other, one)
        seat = 1 - opening.mover
        state = server.service.hub.actors[table].state
        position, moves = state.table, len(state.moves)
        assert position is not None

        async def armed(what: list[dict[str, Any]]) -> tuple[list[Any], Any]:
            def set_up() -> None:
                state.table = position.clone()
                del state.moves[moves:]
                state.clocks.follow(state.table, state.seats, time.time())

            server.inside(set_up)
            assert (await reactor.do("arm", table=table, seat=seat, armed=what, auto_pass=False))["type"] == "done"
            return await through_window(server, mover, table, opening)

        passing, (passed, passed_after) = await armed(NEVER)
        firing, (fired, fired_after) = await armed([{"question": opening.window, "choice": opening.card}])
        assert passed == {"choices": ["pass"], "by": "armed"}
        assert fired == {"choices": [opening.card], "by": "armed", "once": 0}
        assert firing == passing, "before the window closes, nothing tells"
        assert min(passed_after, fired_after) >= QUICK["armed_delay"] - 0.01
        assert state.seats[seat].armed == [], "it was meant once"


async def test_whoever_passes_by_itself_is_not_asked_in_windows(server: Running) -> None:
    async with player(server) as one, player(server) as other:
        table = await two_at_a_table(one, other, MASTERS)
        await one.until(lambda m: m["type"] == "update" and m["view"] is not None)
        opening = await forward(server, table, first, opens_window)
        mover, reactor = (one, other) if opening.mover == 0 else (other, one)
        seat = 1 - opening.mover
        assert (await reactor.do("arm", table=table, seat=seat, armed=[], auto_pass=True))["type"] == "done"
        await reactor.quiet(0.2)
        start, before = len(reactor.got), len(await entries(server, table))
        question = server.inside(lambda: server.service.hub.actors[table].state.question_id(opening.mover))
        sent = {"seat": opening.mover, "question": question, "choices": [opening.choice]}
        assert (await mover.do("choose", table=table, **sent))["type"] == "done"
        async with asyncio.timeout(PATIENCE):
            while not (passed := [entry for entry in (await entries(server, table))[before:] if entry.seat == seat]):
                await asyncio.sleep(0.05)
        assert passed[0].data == {"choices": ["pass"], "by": "auto-pass"}
        await reactor.quiet(0.2)
        asked = [m["question"] for m in reactor.got[start:] if m["type"] == "update" and m["question"] is not None]
        assert opening.window not in [question["kind"] for question in asked]
