"""The review of a finished game: the chances over time, the costliest choices, and luck separated from play."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import golazo
from golazo.arena.review import Costly, Review, review
from golazo.terminal import files, saved
from golazo.terminal.replay import opened
from golazo.terminal.screen import Screen
from golazo.terminal.simulate import progress_bar
from golazo.words import telling
from golazo.words.reader import Reader

_BLOCKS: Final = "▁▂▃▄▅▆▇█"
_WIDTH: Final = 60


def show_review(file: Path, pack: Path | None, json: Path | None, spoken: str, screen: Screen) -> None:
    record, folder, players = opened(file, spoken)
    own_pack = saved.pack_of(str(record.get("game")), str(pack) if pack else folder)
    start = golazo.replay(record, own_pack, plies=0)
    reader = Reader(spoken, start.game.id, start.pack, players)
    plies = [(seat, choice) for seat, choice in record["plies"]]
    with progress_bar(len(plies), reader.say("review-progress")) as on_progress:
        found = review(start, plies, on_progress)
    if json is not None:
        files.write(json, asdict(found))
    _show(found, record, own_pack, reader, screen)


def _show(found: Review, record: dict[str, Any], pack: Any, reader: Reader, screen: Screen) -> None:
    screen.heading(reader.say("review-course"))
    for seat in range(len(found.luck)):
        drawn = curve([moment.chances[seat] for moment in found.course])
        screen.line(f"{drawn}  {reader.player(seat)}")
    screen.heading(reader.say("review-turning"))
    for moment in found.turning_points:
        chances = ", ".join(f"{reader.player(seat)} {round(100 * p)} %" for seat, p in enumerate(moment.chances))
        screen.line(reader.put("review-turn", ply=moment.ply, chances=chances))
    for seat, worst in found.costly.items():
        screen.heading(reader.player(seat))
        screen.line(reader.put("review-luck", luck=_points(found.luck[seat]), play=_points(-found.play[seat])))
        for each in worst:
            screen.line(_told(each, record, pack, reader))


def _told(each: Costly, record: dict[str, Any], pack: Any, reader: Reader) -> str:
    table = golazo.replay(record, pack, plies=each.ply)
    chosen, better = (
        "; ".join(telling.choice(reader, table.names, table.parse(each.seat, step)) for step in steps)
        for steps in (each.chosen, each.better)
    )
    cost = round(100 * each.cost, 1)
    return reader.put("review-costly", ply=each.ply + 1, chosen=chosen, better=better, cost=cost)


def _points(change: float) -> str:
    return f"{100 * change:+.1f}"


def curve(chances: list[float]) -> str:
    """The course of one seat's chances as a line of blocks."""
    width = min(_WIDTH, len(chances))
    at = [chances[place * (len(chances) - 1) // max(1, width - 1)] for place in range(width)]
    return "".join(_BLOCKS[min(len(_BLOCKS) - 1, int(chance * len(_BLOCKS)))] for chance in at)
