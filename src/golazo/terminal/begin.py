"""Beginning a game, new or saved."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import golazo
from golazo.engine.chance import ENTROPY_LIMIT, SEED_BYTES, Source, Verifiable, commitment
from golazo.engine.errors import BadRecord, BadSetup
from golazo.engine.game import Game
from golazo.terminal import files, finding, language, saved
from golazo.terminal.plan import Plan, parse, player_names, usual
from golazo.terminal.screen import Screen
from golazo.terminal.session import Session
from golazo.words.reader import Reader

CHANCES: Final = ("seeded", "typed", "verifiable")


def play(
    game_id: str,
    seats: str | None,
    seed: str | None,
    spoken: str,
    options: Sequence[str],
    pack: Path | None,
    save: Path | None,
    chance: str,
    screen: Screen,
) -> None:
    game = finding.game(game_id)
    plan = usual(game) if seats is None else parse(seats)
    if chance not in CHANCES:
        raise BadSetup("chance-kind", chance=chance, chances=", ".join(CHANCES))
    if seed is not None and chance != "seeded":
        raise BadSetup("seed-without-use", chance=chance)
    chosen = read_options(game, options)
    own_pack = None if pack is None else game.load_pack(pack)
    finding.check_seats(game, len(plan))  # checked before anybody is asked for anything
    path = save or files.new_save(game_id)
    if save is not None and save.exists():
        raise files.BadSave("save-exists", file=str(save))
    source: Any = (
        "typed" if chance == "typed" else _verifiable(plan, spoken, screen) if chance == "verifiable" else None
    )
    table = game.new(len(plan), seed, chosen, pack=own_pack, chance=source)
    kept = saved.Saved(path, plan, spoken, None if pack is None else str(pack.resolve()))
    Session(table, kept, screen).run()


def resume(file: Path | None, seats: str | None, lang: str | None, pack: Path | None, screen: Screen) -> None:
    if file is None:
        file = _latest()
    kept, record = saved.load(file)
    kept.language = language.choose(lang, kept.language)
    if seats is None:
        saved.check_bots(kept.plan)
    else:
        kept.plan = parse(seats)
    saved.check_plan(kept.plan, record, "save-seats" if seats is None else "resume-seats")
    if pack is not None:
        kept.pack = str(pack.resolve())
    table = golazo.replay(record, saved.pack_of(str(record.get("game")), kept.pack))
    session = Session(table, kept, screen)
    session.recap()
    session.run()


def _latest() -> Path:
    """The most recently saved game that is not over."""
    for path in files.saves():
        try:
            record = saved.record_in(path)
        except BadRecord:
            raise BadRecord("save-unreadable", file=str(path)) from None
        if record.get("result") is None:
            return path
    raise files.BadSave("no-saved-game", folder=str(files.home()))


def read_options(game: Game[Any], texts: Sequence[str]) -> dict[str, Any]:
    """Options from "name=value"; unknown ones are left for the game to refuse."""
    chosen: dict[str, Any] = {}
    for text in ",".join(texts).split(",") if texts else ():
        name, sign, value = text.strip().partition("=")
        if not sign:
            raise BadSetup("option-form", option=text)
        if not game.options:
            raise BadSetup("option-none", game=game.id, option=name)
        values = game.options[name].values if name in game.options else ()
        chosen[name] = next((each for each in values if str(each).casefold() == value.casefold()), value)
    return chosen


def _verifiable(plan: Plan, spoken: str, screen: Screen) -> Source:
    """A verifiable source: the commitment is shown first, then every person adds entropy."""
    secret = secrets.token_bytes(SEED_BYTES)
    reader = Reader(spoken, players=player_names(plan, spoken))
    screen.line(reader.say("commitment", commitment=commitment(secret)))
    entropy = []
    for seat, sitter in enumerate(plan):
        try:
            typed = "" if sitter.bot else screen.ask(reader.say("add-to-chance", player=seat))
        except EOFError:
            typed = ""
        entropy.append(typed[:ENTROPY_LIMIT])
    return Verifiable(secret, entropy)
