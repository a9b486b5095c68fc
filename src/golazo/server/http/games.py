"""What can be played: games, words, packs and rules pages, over HTTP."""

from __future__ import annotations

import logging
from functools import cache
from typing import Any, Final

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody

from golazo.bots import names as bot_names
from golazo.engine.game import Game
from golazo.engine.pack import LANGUAGES
from golazo.games import game as find_game
from golazo.games import games as all_games
from golazo.server.live.hub import PACK
from golazo.server.protocol.http import GameInfo, OptionInfo, PackInfo, ViewToDraw
from golazo.server.refusal import Refusal, Unknown
from golazo.words import rules as rules_pages
from golazo.words.messages import source
from golazo.words.reader import Reader

PICTURE_BYTES: Final = 200_000

_log: Final = logging.getLogger(__name__)


def _game(game: str) -> Game[Any]:
    if game not in all_games():
        raise Unknown("game-unknown", game=game, games=", ".join(all_games()))
    return find_game(game)


@cache
def _info(game_id: str) -> GameInfo | None:
    """What is told of a game; None, and a line in the log, where its package does not hold what it says."""
    game = find_game(game_id)
    try:
        return _told(game)
    except Exception:
        _log.exception("The game %s is left out", game_id)
        return None


def _told(game: Game[Any]) -> GameInfo:
    return GameInfo(
        id=game.id,
        least=game.seat_counts[0],
        most=game.seat_counts[-1],
        options={name: OptionInfo(list(option.values), option.rule) for name, option in game.options.items()},
        bots=list(bot_names(game.id)),
        packs=[PACK],
        minutes=game.minutes,
        accent=list(game.accent),
        anchors=rules_pages.table(game.id),
    )


@get("/api/games", summary="The games", sync_to_thread=False)
def games() -> list[GameInfo]:
    return [info for each in all_games() if (info := _info(each))]


def _language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Unknown("language-unknown", language=lang, languages=", ".join(LANGUAGES))
    return lang


@get("/api/words/{lang:str}", media_type=MediaType.TEXT, summary="What all games say, in Fluent", sync_to_thread=False)
def shared_words(lang: FromPath[str]) -> str:
    return source(_language(lang), None)


@get(
    "/api/games/{game:str}/words/{lang:str}",
    media_type=MediaType.TEXT,
    summary="What a game says, in Fluent",
    sync_to_thread=False,
)
def game_words(game: FromPath[str], lang: FromPath[str]) -> str:
    return source(_language(lang), _game(game).id)


@get("/api/games/{game:str}/packs/{pack:str}", summary="All that is printed on a game's cards", sync_to_thread=False)
def pack(game: FromPath[str], pack: FromPath[str]) -> PackInfo:
    found = _game(game)
    if pack != PACK:
        raise Unknown("pack-unknown", pack=pack, game=found.id)
    return PackInfo(found.pack.name, found.pack.version, found.pack.hash, found.pack.items)


@get("/api/games/{game:str}/rules/{lang:str}", summary="The rules page of a game, in Markdown", sync_to_thread=False)
def rules(game: FromPath[str], lang: FromPath[str]) -> Response[str]:
    page = rules_pages.page(_game(game).id, _language(lang))
    return Response(page, media_type="text/markdown; charset=utf-8")


@post(
    "/api/games/{game:str}/picture",
    status_code=200,
    media_type=MediaType.TEXT,
    request_max_body_size=PICTURE_BYTES,
    summary="A view as the terminal shows it",
    sync_to_thread=True,
)
def picture(game: FromPath[str], data: JSONBody[ViewToDraw]) -> str:
    """Drawn from what the client sends: nothing is told that it does not know already."""
    found = _game(game)
    reader = Reader(_language(data.language), found.id, found.pack, data.players)
    try:
        return found.picture(data.view, reader)
    except Exception:  # a view that the game never made
        raise Refusal("view-unreadable") from None


ROUTES = [games, shared_words, game_words, pack, rules, picture]
