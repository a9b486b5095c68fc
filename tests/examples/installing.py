"""A package on the path together with its entry points, as `pip install` leaves it, without pip."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "penalty_duel"


def installed(project: Path, site: Path) -> str:
    """Note the project's metadata in the folder `site`; the PYTHONPATH with which its games are found."""
    told = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    metadata = site / f"{told['name'].replace('-', '_')}-{told['version']}.dist-info"
    metadata.mkdir(parents=True)
    head = f"Metadata-Version: 2.1\nName: {told['name']}\nVersion: {told['version']}\n"
    (metadata / "METADATA").write_text(head, encoding="utf-8")
    points = [f"{name} = {value}" for name, value in told["entry-points"]["golazo.games"].items()]
    (metadata / "entry_points.txt").write_text("\n".join(["[golazo.games]", *points, ""]), encoding="utf-8")
    return os.pathsep.join(map(str, (site, project, ROOT / "src")))
