"""Copies everything that is part of the site to build/docs, with links that work there.

Pages in docs/ link to files of the repository by relative paths, so that they can be read there. Those that are pages
of the site too (CONTRIBUTING, CHANGELOG, ...) are copied beside the others; all other files are linked on GitHub.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAGED = ROOT / "build" / "docs"
REPOSITORY = "https://github.com/golazo-games/golazo/blob/main/"
PAGES = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "SECURITY.md": "reporting.md",
    "README.md": "index.md",
    "bench/results.md": "results.md",
}
LINK = re.compile(r"(?<=\]\()(?!https?:|#|mailto:)([^)\s#]+)(#[^)\s]*)?(?=\))")


def staged(page: Path) -> str:
    """The page with links adapted to its place in the site."""

    def moved(link: re.Match[str]) -> str:
        target = (page.parent / link[1]).resolve()
        assert target.exists(), f"{page.relative_to(ROOT)} links to {link[1]}, which is not there"
        inside = str(target.relative_to(ROOT))
        if inside.startswith("docs/"):
            return inside.removeprefix("docs/") + (link[2] or "")
        return (PAGES.get(inside) or REPOSITORY + inside) + (link[2] or "")

    return LINK.sub(moved, page.read_text(encoding="utf-8"))


def main() -> None:
    shutil.rmtree(STAGED, ignore_errors=True)
    shutil.copytree(ROOT / "docs" / "pictures", STAGED / "pictures")
    for page in (ROOT / "docs").glob("*.md"):
        (STAGED / page.name).write_text(staged(page), encoding="utf-8")
    for name, into in PAGES.items():
        if name != "README.md":
            (STAGED / into).write_text(staged(ROOT / name), encoding="utf-8")


if __name__ == "__main__":
    main()
