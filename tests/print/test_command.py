"""`golazo print`: a file, its name and pages; what goes wrong is a sentence."""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
from pathlib import Path

from pypdf import PdfReader

import golazo as api
from tests.terminal.program import environment, golazo


def test_the_pdf_library_is_loaded_only_for_printing() -> None:
    code = "import sys, golazo.terminal.app; sys.exit('fpdf' in sys.modules or 'golazo.print' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], env=environment(Path()), check=False).returncode == 0


def test_it_says_the_file_and_its_pages(tmp_path: Path) -> None:
    file = tmp_path / "cup.pdf"
    done = golazo(tmp_path, "print", "world-cup-2010", "--lang", "pt-BR", "--parts", "board, pad", "--output", file)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{file}: 6 páginas.\n"
    assert len(PdfReader(file).pages) == 6
    beside = tmp_path / "beside"
    beside.touch()
    assert file.stat().st_mode == beside.stat().st_mode  # others may print it
    beside.unlink()
    assert list(tmp_path.iterdir()) == [file]


def test_an_own_pack_on_letter_without_backs(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(api.game("world-cup-2010").folder / "pack", folder)
    teams = folder / "teams.toml"
    teams.write_text(
        teams.read_text(encoding="utf-8").replace('en = "Brazil"', 'en = "Land of Palms"'), encoding="utf-8"
    )
    file = tmp_path / "mine.pdf"
    arguments = ("--pack", folder, "--paper", "Letter", "--parts", "cards", "--fronts-only", "--output", file)
    done = golazo(tmp_path, "print", "world-cup-2010", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    pages = PdfReader(file).pages
    assert len(pages) == 8
    assert "Land of Palms" in "".join(page.extract_text() for page in pages)


def test_an_own_pack_says_itself_which_game_it_is_for(tmp_path: Path) -> None:
    assert golazo(tmp_path, "pack", "new", "world-cup-2010", tmp_path / "mine").returncode == 0
    file = tmp_path / "mine.pdf"
    done = golazo(tmp_path, "print", "--pack", tmp_path / "mine", "--parts", "pad", "--output", file)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(PdfReader(file).pages) == 4


def test_letters_that_the_typeface_lacks_are_named(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(api.game("world-cup-2010").folder / "pack", folder)
    teams = folder / "teams.toml"
    teams.write_text(teams.read_text(encoding="utf-8").replace('en = "Japan"', 'en = "日本"'), encoding="utf-8")
    arguments = ("--pack", folder, "--parts", "board", "--output", tmp_path / "mine.pdf")
    done = golazo(tmp_path, "print", "world-cup-2010", *arguments)
    assert done.returncode == 0
    assert done.stdout.splitlines()[1] == "Not in the typeface, printed as question marks: 日 本"


def test_refusals_are_sentences(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    shutil.copytree(api.game("world-cup-2010").folder / "pack", broken)
    (broken / "cards.toml").write_text("[[card]]\nid = 7\n", encoding="utf-8")
    refusals = {
        ("world-cup-2010", "--paper", "a3"): "There is no paper “a3”. There are: a4, letter.",
        ("world-cup-2010", "--parts", "coins"): "There is no part “coins” to print.",
        ("world-cup-2010", "--parts", "dice"): "Nothing to print: The World Cup Card Game 2010 is played without that.",
        ("world-cup-2010", "--lang", "fr"): "There is no language “fr”.",
        ("world-cup-2012",): "Do you mean world-cup-2010?",
        ("world-cup-2010", "--pack", str(broken)): "cards.toml",
        ("world-cup-2010", "--parts", "pad", "--output", str(tmp_path / "no" / "x.pdf")): "cannot be written",
        ("world-cup-2010", "--parts", "pad", "--output", str(broken)): "cannot be written",
    }
    for arguments, sentence in refusals.items():
        done = golazo(tmp_path, "print", *arguments)
        assert done.returncode == 2, arguments
        assert sentence in done.stderr
        assert "Traceback" not in done.stderr
        assert done.stdout == ""
    assert [path.name for path in tmp_path.iterdir()] == ["broken"]


def test_a_device_is_not_replaced_by_a_file(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    done = golazo(tmp_path, "print", "world-cup-2010", "--parts", "pad", "--output", pipe)
    assert done.returncode == 2
    assert "cannot be written" in done.stderr
    assert pipe.is_fifo()


def test_where_a_file_cannot_grow_the_old_one_stays_whole(tmp_path: Path) -> None:
    file = tmp_path / "cup.pdf"
    file.write_bytes(b"what was there before")

    def small_disk() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))

    done = golazo(tmp_path, "print", "world-cup-2010", "--parts", "pad", "--output", file, limit=small_disk)
    assert done.returncode == 2
    assert "cannot be written" in done.stderr
    assert file.read_bytes() == b"what was there before"
    assert list(tmp_path.iterdir()) == [file]
