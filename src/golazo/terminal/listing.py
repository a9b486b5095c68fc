"""Lists: the games, and those that are saved."""

from __future__ import annotations

import golazo
from golazo.bots import names
from golazo.engine.errors import BadRecord
from golazo.terminal import files, finding, language, saved
from golazo.terminal.screen import Screen
from golazo.words.reader import Reader


def games(spoken: str, screen: Screen) -> None:
    for game_id in golazo.games():
        game = golazo.game(game_id)
        reader = Reader(spoken, game_id)
        screen.heading(f"{game_id}: {reader.say('game-name')}")
        screen.line(reader.say("game-line"))
        least, most = game.seat_counts[0], game.seat_counts[-1]
        screen.line(
            reader.say("game-seats", least=least, most=most)
            if least < most
            else reader.say("game-seats-exactly", least=least)
        )
        screen.line(reader.put("game-bots", bots=", ".join(names(game_id))))
        for name, option in game.options.items():
            screen.line(reader.put("game-option", option=name, text=reader.say(f"option-{name}")))
            for value in option.values:
                text = reader.say(f"option-{name}-{value}".lower())
                screen.line(reader.put("game-option-value", option=name, value=str(value), text=text))
    screen.line()
    shared = Reader(spoken)
    for game_id, why in golazo.broken_games().items():
        screen.refusal(shared.put("game-broken", game=game_id, why=why))
    if golazo.games():
        screen.line(shared.put("how-to-play", program=finding.program(), game=golazo.games()[0]))


def saves(lang: str | None, screen: Screen) -> None:
    reader = Reader(language.choose(lang))
    paths = files.saves()
    for path in paths:
        try:
            kept, record = saved.load(path)
            over = record.get("result") is not None
            plies = record.get("plies")
            count = len(plies) if isinstance(plies, list) else 0
            who = ", ".join(str(sitter) for sitter in kept.plan)
            game = str(record.get("game"))
            screen.line(
                reader.put("a-save", file=str(path), game=game, seats=who, count=count, over="yes" if over else "no")
            )
        except BadRecord as error:
            screen.refusal(f"{path}: {reader.say(error.key, **error.arguments)}")
    if not paths:
        screen.line(reader.put("no-saved-game", folder=str(files.home())))
