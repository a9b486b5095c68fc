"""How fast bots play: slowly enough to follow, soon enough for whoever waits, and never so that it tells anything."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from golazo.server.log.decide import placed
from golazo.server.log.entries import Created, SeatAtFirst
from golazo.server.log.fold import fold
from golazo.server.log.schedule import SHORTEST, Due, Here, next_due
from golazo.server.log.state import TableState
from golazo.server.settings import Settings
from golazo.server.storage.entry import Entry

PAUSE = 0.6
SOON = 4.0
"""Seconds within which a person is asked for the first time."""


class Watched:
    """A table that somebody looks at, with a person at the first seat and bots at the others; bots think at once."""

    def __init__(self, game: str, seats: int, seed: int, *, person: bool = True) -> None:
        self.state = TableState("t" * 20)
        bots = [SeatAtFirst("bot", f"bot {seat}", bot="random") for seat in range(1, seats)]
        first = SeatAtFirst("person", "ana", "ana") if person else SeatAtFirst("bot", "bot", bot="random")
        made = Created(game, "golazo", {}, [first, *bots], False, "fair", f"{seed:064x}", None, True, "ana")
        self.now = 100.0
        self.is_watched = True
        self.happen(Entry("create", data=msgspec.to_builtins(made)))
        self.happen(Entry("begin", data={"entropy": ["a"] + [""] * (seats - 1)}))

    def next_due(self) -> Due | None:
        return next_due(self.state, Settings(Path(), bot_pause=PAUSE), Here(is_watched=self.is_watched))

    def happen(self, draft: Entry) -> None:
        fold(self.state, placed(self.state, [draft], self.now)[0])

    @property
    def table(self) -> Any:
        assert self.state.table is not None
        return self.state.table

    def answer(self, seat: int, last: bool = False) -> int:
        """Answer a seat's question with the first choice, or the last, of each step; how many steps there were."""
        table = self.table.clone()
        serial = table.open_questions()[seat].serial
        steps = []
        while seat in table.asked and table.open_questions()[seat].serial == serial:
            choices = table.choices(seat)
            choice = choices[-1] if last else choices[0]
            steps.append(table.name(seat, choice))
            table.play(seat, choice)
        self.happen(Entry("choice", seat, data={"choices": steps}))
        return len(steps)

    def bots_play(self) -> list[float]:
        """Let bots answer until a person is asked, or it is over; how long each pause was."""
        pauses = []
        while 0 not in self.table.asked and (act := self.next_due()) is not None:
            pauses.append(act.at - self.now)
            self.now = act.at
            self.answer(act.seat)
        return pauses


@pytest.mark.parametrize(
    ("game", "seats"),
    [("world-cup-2010", 4), ("masters-of-football", 4), ("magic-number-eleven", 2), ("match-of-the-season", 4)],
)
def test_a_person_is_asked_soon_after_the_game_began(game: str, seats: int) -> None:
    waited = []
    for seed in range(40):
        watched = Watched(game, seats, seed)
        began = watched.now
        pauses = watched.bots_play()
        waited.append(watched.now - began)
        assert pauses[:1] in ([], [pytest.approx(PAUSE)])
        assert all(each == 0 or SHORTEST * PAUSE <= each + 1e-6 <= PAUSE + 1e-5 for each in pauses)
    assert max(waited) < SOON
    if game == "world-cup-2010":
        assert max(waited) > 2, "the bots' groups came first in some games"


def test_after_a_persons_answer_bots_pause_as_long_as_ever() -> None:
    watched = Watched("match-of-the-season", 4, 1)
    for _ in range(20):
        watched.bots_play()
        watched.answer(0)
        if 0 not in watched.table.asked:
            act = watched.next_due()
            assert act is not None
            assert act.at - watched.now == pytest.approx(PAUSE)


def test_where_nobody_waits_bots_keep_their_pace() -> None:
    watched = Watched("world-cup-2010", 4, 1, person=False)
    for _ in range(30):
        act = watched.next_due()
        assert act is not None
        assert act.at - watched.now in (0, pytest.approx(PAUSE))
        watched.now = act.at
        watched.answer(act.seat)


def test_where_nobody_looks_bots_do_not_pause() -> None:
    watched = Watched("world-cup-2010", 4, 1)
    watched.is_watched = False
    assert set(watched.bots_play()) <= {0.0}


def test_what_an_answer_holds_does_not_change_the_pace() -> None:
    """Answers to the same sealed questions, with few steps and with many: the same pauses before and after."""
    paces, steps = [], []
    for last in (False, True):
        pace: list[float] = []
        watched = Watched("world-cup-2010", 4, 3)
        count = 0
        for _ in range(3):
            pace += [round(each, 6) for each in watched.bots_play()]
            watched.now += 7.0
            count += watched.answer(0, last)
        paces.append(pace)
        steps.append(count)
    assert steps[0] != steps[1]
    assert paces[0] == paces[1]
