"""How strong the levels of bots are: each against the one below it."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

from golazo.arena.ladder import Climbed, climb, rungs
from golazo.bots.registry import policy_of
from golazo.engine.errors import BadSetup
from golazo.terminal import files, finding
from golazo.terminal.screen import Screen
from golazo.terminal.simulate import percent, progress_bar
from golazo.words.reader import Reader


def ladder(game_id: str, number: int, jobs: int, json: Path | None, spoken: str, screen: Screen) -> None:
    game = finding.game(game_id)
    if policy_of(game.id) is None:
        raise BadSetup("ladder-no-levels", game=game.id)
    if json is not None:
        files.write(json, {})
    reader = Reader(spoken, game.id)
    climbed: list[Climbed] = []
    for rung in rungs(game.id):
        with progress_bar(number, f"{rung.bot} - {rung.against}") as on_progress:
            climbed.append(climb(rung, number, jobs, on_progress))
    if json is not None:
        files.write(json, {"rungs": [asdict(each) for each in climbed]})
    _show(climbed, reader, screen)


def _show(climbed: list[Climbed], reader: Reader, screen: Screen) -> None:
    screen.heading(reader.say("ladder-heading", game=reader.say("game-name")))
    rows = [
        [
            reader.say("ladder-rung", bot=each.rung.bot, others=each.rung.seats - 1, against=each.rung.against),
            str(each.games),
            percent(each.wins, reader),
            reader.say("ladder-wanted", share=round(100 * each.rung.wanted)),
        ]
        for each in climbed
    ]
    screen.rows(["", reader.say("games-played"), reader.say("share-of-wins"), reader.say("ladder-goal")], rows)
