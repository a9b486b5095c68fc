"""The commands. A command imports what it needs when it runs, so that `golazo --help` is fast."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from golazo.engine.errors import GolazoError

REFUSED = 2

app = typer.Typer(
    name="golazo",
    help="Four football tabletop games, exactly by their rulebooks.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
packs = typer.Typer(
    help="Packs: all that is printed on the cards of a game.", no_args_is_help=True, rich_markup_mode=None
)
app.add_typer(packs, name="pack")

Game = Annotated[str, typer.Argument(help="The id of a game; `golazo games` lists them.")]
Lang = Annotated[str | None, typer.Option("--lang", help="en, pt-PT, pt-BR or it; otherwise the system's language.")]
Plain = Annotated[bool, typer.Option("--plain", help="Plain lines, without colours and boxes.")]
Seed = Annotated[str | None, typer.Option("--seed", help="The same seed gives the same cards and dice.")]
Options = Annotated[
    list[str] | None, typer.Option("--options", help="Switches of the rules, name=value; several with commas.")
]
PackDir = Annotated[Path | None, typer.Option("--pack", help="A folder with a pack of your own.")]
Record = Annotated[Path, typer.Argument(help="A record or a saved game.")]
Seats = Annotated[
    str | None,
    typer.Option(
        "--seats",
        help="Who sits where: me, me:NAME or bot:NAME, with commas. Bots: greedy, random, module:Class, file.py:Class.",
    ),
]


def _version(wanted: bool) -> None:
    if wanted:
        from golazo.terminal import extras

        typer.echo(extras.version())
        raise typer.Exit


@app.callback()
def golazo(
    version: Annotated[
        bool, typer.Option("--version", help="Say which version this is.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Four football tabletop games, exactly by their rulebooks."""


@app.command()
def games(lang: Lang = None, plain: Plain = False) -> None:
    """List the games."""
    from golazo.terminal import language, listing
    from golazo.terminal.screen import screen

    listing.games(language.choose(lang), screen(plain))


@app.command()
def rules(game: Game = "", lang: Lang = None, plain: Plain = False) -> None:
    """Show the rules of a game."""
    from golazo.terminal import finding, language
    from golazo.terminal.screen import screen
    from golazo.words.rules import page

    spoken = language.choose(lang)
    screen(plain).page(page(finding.game(game).id, spoken))


@app.command()
def play(
    game: Game = "",
    seats: Seats = None,
    seed: Seed = None,
    lang: Lang = None,
    options: Options = None,
    pack: PackDir = None,
    save: Annotated[Path | None, typer.Option("--save", help="The file to save in.")] = None,
    chance: Annotated[
        str,
        typer.Option(
            "--chance",
            help="seeded; typed (you draw real cards and type them in); verifiable (fair, and provably so afterwards).",
        ),
    ] = "seeded",
    plain: Plain = False,
) -> None:
    """Play a game; it is saved at every move."""
    from golazo.terminal import begin, language
    from golazo.terminal.screen import screen

    begin.play(game, seats, seed, language.choose(lang), options or [], pack, save, chance, screen(plain))


@app.command()
def resume(
    file: Annotated[Path | None, typer.Argument(help="A saved game; without it, the latest.")] = None,
    seats: Seats = None,
    lang: Lang = None,
    pack: PackDir = None,
    list_: Annotated[bool, typer.Option("--list", help="Only list the saved games.")] = False,
    plain: Plain = False,
) -> None:
    """Go on with a saved game."""
    from golazo.terminal import begin, listing
    from golazo.terminal.screen import screen

    if list_:
        listing.saves(lang, screen(plain))
    else:
        begin.resume(file, seats, lang, pack, screen(plain))


@app.command()
def replay(
    file: Record,
    seat: Annotated[str | None, typer.Option("--seat", help="A seat's number, or all once the game is over.")] = None,
    lang: Lang = None,
    pack: PackDir = None,
    plain: Plain = False,
) -> None:
    """Look at a game choice by choice."""
    from golazo.terminal import language
    from golazo.terminal.replay import replay as show
    from golazo.terminal.screen import screen

    show(file, seat, language.choose(lang), pack, screen(plain))


@app.command()
def simulate(
    game: Game = "",
    number: Annotated[int, typer.Option("-n", "--games", min=1, max=100_000_000, help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option("--bots", help="The bots, with commas; one for each seat.")] = "",
    jobs: Annotated[int, typer.Option("--jobs", min=1, max=1024, help="How many processes.")] = os.cpu_count() or 1,
    seed: Seed = None,
    options: Options = None,
    pack: PackDir = None,
    json: Annotated[Path | None, typer.Option("--json", help="Write the figures to this file as well.")] = None,
    patience: Annotated[float, typer.Option("--patience", min=0.01, help="Seconds a bot may take for a choice.")] = 30,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Let bots play many games and show who wins how often. Ctrl-C stops early and shows the results so far."""
    from golazo.terminal import language
    from golazo.terminal.screen import screen
    from golazo.terminal.simulate import simulate as run_series

    spoken = language.choose(lang)
    run_series(game, number, bots, jobs, seed, options or [], pack, json, patience, spoken, screen(plain))


@app.command()
def ladder(
    game: Game = "",
    number: Annotated[int, typer.Option("-n", "--games", min=1, max=1_000_000, help="Games for each level.")] = 400,
    jobs: Annotated[int, typer.Option("--jobs", min=1, max=1024, help="How many processes.")] = os.cpu_count() or 1,
    json: Annotated[Path | None, typer.Option("--json", help="Write the figures to this file as well.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Measure how strong the levels of bots are: each plays against the one below it."""
    from golazo.terminal import language
    from golazo.terminal.ladder import ladder as climb
    from golazo.terminal.screen import screen

    climb(game, number, jobs, json, language.choose(lang), screen(plain))


@app.command()
def review(
    file: Record,
    pack: PackDir = None,
    json: Annotated[Path | None, typer.Option("--json", help="Write the review to this file as well.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Review a game: the chances over time, the costliest choices, and luck."""
    from golazo.terminal import language
    from golazo.terminal.review import show_review
    from golazo.terminal.screen import screen

    show_review(file, pack, json, language.choose(lang), screen(plain))


@app.command()
def verify(file: Record, pack: PackDir = None, lang: Lang = None, plain: Plain = False) -> None:
    """Recompute every draw and the whole game of a record."""
    from golazo.terminal import language
    from golazo.terminal.replay import verify as check_record
    from golazo.terminal.screen import screen

    check_record(file, pack, language.choose(lang), screen(plain))


@app.command("print")
def print_(
    game: Game = "",
    pack: PackDir = None,
    lang: Lang = None,
    paper: Annotated[str, typer.Option("--paper", help="a4 or letter.")] = "a4",
    parts: Annotated[
        str, typer.Option("--parts", help="What to print, with commas: rules, cards, dice, board, pad; else all.")
    ] = "",
    output: Annotated[Path | None, typer.Option("--output", "-o", help="The PDF; otherwise GAME-LANG.pdf.")] = None,
    fronts_only: Annotated[bool, typer.Option("--fronts-only", help="Cards without their backs.")] = False,
    save_ink: Annotated[bool, typer.Option("--save-ink", help="Backs of cards in lines, without dark areas.")] = False,
) -> None:
    """Make a PDF of a game's cards, dice, boards and results pad, to cut out and play on paper."""
    from golazo.terminal import language
    from golazo.terminal.extras import needs
    from golazo.terminal.screen import screen

    with needs("print"):
        from golazo.terminal.printing import print_game

    spoken = language.choose(lang)
    print_game(game, pack, spoken, paper, parts, output, fronts_only, save_ink, screen(plain=True))


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="The port to listen at.")] = 8011,
    workers: Annotated[
        int, typer.Option("--workers", min=1, max=64, help="Processes; more than one on PostgreSQL.")
    ] = 1,
    data: Annotated[Path | None, typer.Option("--data", help="The folder for the database and the secret.")] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="For phones in the same house: listen everywhere, show address and QR code.")
    ] = False,
    proxies: Annotated[
        str, typer.Option("--proxies", help="Addresses of proxies whose X-Forwarded-For is believed, with commas.")
    ] = "",
    browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the browser, where there is a terminal with a screen.")
    ] = False,
) -> None:
    """Let people play in the browser."""
    from golazo.terminal.extras import needs

    with needs("server"):
        from golazo.server.serve import serve as run_server

    run_server(host, port, workers, data, lan, proxies, browser)


Data = Annotated[Path | None, typer.Option("--data", help="The folder of the server's database.")]


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="A file that is not there yet.")], data: Data = None, lang: Lang = None
) -> None:
    """Write all tables of a server to a file; the server may run meanwhile."""
    from golazo.terminal import language
    from golazo.terminal.extras import needs
    from golazo.terminal.screen import screen

    with needs("server"):
        from golazo.terminal import online
    online.backup(file, data, language.choose(lang), screen(plain=True))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `golazo backup` wrote.")],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Fill a server's empty database from a back-up, SQLite or PostgreSQL."""
    from golazo.terminal import language
    from golazo.terminal.extras import needs
    from golazo.terminal.screen import screen

    with needs("server"):
        from golazo.terminal import online
    online.restore(file, data, language.choose(lang), screen(plain=True))


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(help="What the game is to be called, such as coin-toss.")],
    folder: Annotated[Path | None, typer.Option("--folder", help="Where to put it; otherwise a folder NAME.")] = None,
    lang: Lang = None,
) -> None:
    """Begin a game of your own, with a copy of a small one that plays at once."""
    from golazo.terminal import language
    from golazo.terminal.new_game import new_game as begin
    from golazo.terminal.screen import screen

    begin(name, folder, language.choose(lang), screen(plain=True))


@packs.command()
def new(
    game: Game, folder: Annotated[Path, typer.Argument(help="A folder that is not there yet.")], lang: Lang = None
) -> None:
    """Begin a pack of your own, with a copy of the one that comes with the game."""
    from golazo.terminal import language, packs
    from golazo.terminal.screen import screen

    packs.new(game, folder, language.choose(lang), screen(plain=True))


@packs.command()
def check(
    pack: Annotated[str, typer.Argument(help="The id of a game, or the folder of a pack.")], lang: Lang = None
) -> None:
    """Say everything that is wrong with a pack: file, card and field."""
    from golazo.terminal import language, packs
    from golazo.terminal.screen import screen

    packs.check(pack, language.choose(lang), screen(plain=True))


@packs.command()
def show(
    pack: Annotated[str, typer.Argument(help="The id of a game, or the folder of a pack.")],
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Show what is in a pack, and where each item comes from."""
    from golazo.terminal import language, packs
    from golazo.terminal.screen import screen

    packs.show(pack, language.choose(lang), screen(plain))


def run() -> None:
    """Run a command; errors are shown as a sentence."""
    from golazo.terminal import environment

    try:
        environment.check(os.environ)
        app()
    except GolazoError as error:
        _refuse(error)
    except BrokenPipeError:  # the reader of the pipe has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def _refuse(error: GolazoError) -> None:
    from golazo.terminal import language
    from golazo.terminal.screen import clean
    from golazo.words import telling
    from golazo.words.reader import Reader, reader_of

    spoken = language.current()
    reader = reader_of(error.key, error.arguments, spoken) if error.key else Reader(spoken)
    print(clean(telling.error(reader, error)), file=sys.stderr)
    sys.exit(REFUSED)
