"""What must hold of whatever is shown: no text missing, nothing wider than the window, no barrier that axe finds."""

from __future__ import annotations

import re

from tests.web.people import ROOT, Person

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RUN = """() => axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']}).then(
    found => found.violations.map(each => [each.id, ...each.nodes.slice(0, 3).map(node => node.html.slice(0, 120)
        + (node.any[0] ? ' ' + node.any[0].message.slice(0, 160) : ''))].join(' | ')))"""
MISSING = re.compile(
    r"\b(app|companion|referee|web|ask|choice|event|part|option|why|name|item)-[a-z0-9]+(-[a-z0-9]+)*\b"
    r"|\{\s*\$|undefined|\[object|NaN"
)


def look(person: Person, where: str, with_axe: bool = True) -> None:
    page = person.page
    size = page.viewport_size
    assert size is not None
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], f"{where}: wider than the window"
    found = MISSING.search(page.inner_text("body"))
    assert not found, f"{where}: a text is missing: {found}"
    if with_axe:
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE)
        # What lies half under the dock now is reached by scrolling: it is large enough all the same.
        barriers = [each for each in page.evaluate(RUN) if not ("target-size" in each and "obscured" in each)]
        assert barriers == [], f"{where}: {barriers}"
