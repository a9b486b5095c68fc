"""A compiled install plays the same games as the sources."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatch_build import modules
from tests.missing import missing

ROOT = Path(__file__).parents[2]
COURSES = Path(__file__).with_name("courses.py")


def compiled_into(folder: Path) -> Path:
    """A folder with the compiled package; without optimising, which takes a C compiler longest."""
    if not shutil.which("cc") and not shutil.which("gcc"):
        missing("no C compiler")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        missing("no header files of Python")
    build = ["-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", f"--wheel-dir={folder}", str(ROOT)]
    settings = {"GOLAZO_COMPILE": "1", "MYPYC_OPT_LEVEL": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    subprocess.run([sys.executable, *build], env=os.environ | settings, check=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    return folder / "site"


def played(site: Path) -> dict[str, Any]:
    run = [sys.executable, str(COURSES)]
    env = os.environ | {"PYTHONPATH": str(site)}
    said: dict[str, Any] = json.loads(subprocess.run(run, env=env, check=True, capture_output=True, text=True).stdout)
    return said


def is_compiled(file: str) -> bool:
    return file.endswith(tuple(EXTENSION_SUFFIXES))


def test_a_compiled_install_plays_the_same_games_as_the_sources(tmp_path: Path) -> None:
    site, sources = compiled_into(tmp_path), ROOT / "src"
    compiled, interpreted = played(site), played(sources)
    assert not any(map(is_compiled, interpreted["files"].values())), "compiled files lie beside the sources"
    wanted = {module.removesuffix(".py").replace(os.sep, ".") for module in modules(sources)}
    loaded = {name for name, file in compiled["files"].items() if is_compiled(file)}
    assert loaded == wanted & set(compiled["files"])
    assert "golazo.engine.position" in loaded
    for table, course in interpreted["found"].items():
        assert compiled["found"][table] == course, table
