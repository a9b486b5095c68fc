"""What is installed: a small core, and sentences where a part is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest

import golazo
from golazo.engine.errors import BadSetup
from golazo.terminal.extras import needs, version
from tests.scripts import script

THIRD_PARTY = """
import sys
before = set(sys.modules)
import golazo
golazo.game("world-cup-2010").new(seats=2, seed=1).view(0)
new = {name.partition(".")[0] for name in set(sys.modules) - before}
print(*sorted(new - set(sys.stdlib_module_names) - {"golazo"}))
"""


def test_the_engine_needs_the_standard_library_alone() -> None:
    said = subprocess.run([sys.executable, "-c", THIRD_PARTY], check=True, capture_output=True, text=True).stdout
    assert said.split() == []


def test_the_version_says_whether_it_is_compiled() -> None:
    assert version() == f"golazo {golazo.__version__} (interpreted)"


def test_a_missing_extra_is_named_with_how_to_install_it() -> None:
    with pytest.raises(BadSetup, match=r'pip install "golazo\[server\]"'), needs("server"):
        raise ModuleNotFoundError("No module named 'litestar'", name="litestar")


def test_a_module_of_our_own_that_is_missing_is_no_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError), needs("server"):
        raise ModuleNotFoundError("No module named 'golazo.nothing'", name="golazo.nothing")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ([], ["serve", "--open"]),
        (["--lan"], ["serve", "--open", "--lan"]),
        (["--port=80"], ["serve", "--open", "--port=80"]),
        (["world-cup-2010", "--lang", "it"], ["play", "world-cup-2010", "--lang", "it"]),
        (["resume"], ["resume"]),
        (["--version"], ["--version"]),
    ],
)
def test_scripts_play_understands_what_is_meant(typed: list[str], meant: list[str]) -> None:
    assert script("play").command(typed) == meant
