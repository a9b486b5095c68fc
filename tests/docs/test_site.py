"""The site is built without a warning; a release finds its notes; workflows call scripts that are there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import golazo
from tests.scripts import ROOT, script


def test_the_site_builds_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    stage = script("stage_docs")
    vars(stage)["STAGED"] = tmp_path / "docs"
    stage.main()
    settings = (ROOT / "zensical.toml").read_text(encoding="utf-8")
    settings = settings.replace("build/docs", "docs").replace('["src"]', f'["{ROOT / "src"}"]')
    (tmp_path / "zensical.toml").write_text(settings, encoding="utf-8")
    build = [str(Path(sys.executable).parent / "zensical"), "build", "--clean", "--strict"]
    done = subprocess.run(build, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    pages = list((tmp_path / "site").glob("*.html"))
    assert len(pages) > 15
    for page in pages:
        loaded = re.findall(
            r'<(?:script|img|link rel="stylesheet")[^>]+(?:src|href)="(https?:[^"]+)"', page.read_text()
        )
        assert not loaded, page.name


def test_this_version_has_notes() -> None:
    release = script("release")
    assert release.version() == golazo.__version__
    release.check(f"v{golazo.__version__}")
    assert "### Added" in release.sections()[golazo.__version__]


def test_workflows_call_scripts_that_are_there() -> None:
    for workflow in (ROOT / ".github" / "workflows").glob("*.yml"):
        for name in re.findall(r"scripts/[\w./-]+", workflow.read_text(encoding="utf-8")):
            assert os.access(ROOT / name, os.R_OK), f"{workflow.name}: {name}"
