"""What must hold of whatever is shown: no text missing, nothing wider than the window, no barrier that axe finds."""

from __future__ import annotations

import re

from tests.web.people import ROOT, Person

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RUN = """only => axe.run(document, {runOnly: only, resultTypes: ['violations']}).then(
    found => found.violations.filter(each => each.id !== 'target-size'
        || !each.nodes.every(node => node.html.includes('m11-icon-button'))) // icons between cards are close
    .map(each => [each.id, ...each.nodes.slice(0, 3).map(node => node.html.slice(0, 120)
        + (node.any[0] ? ' ' + node.any[0].message.slice(0, 160) : ''))].join(' | ')))"""
ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
COVERED = ["target-size"]
SCROLL = """part => { for (const each of document.querySelectorAll('.stage, .board'))
    each.scrollTop = part * (each.scrollHeight - each.clientHeight); }"""
MISSING = re.compile(
    r"\b(app|companion|referee|web|ask|choice|event|part|option|why|name|item)-[a-z0-9]+(-[a-z0-9]+)*\b"
    r"|\{\s*\$|undefined|\[object|NaN"
)


def look(person: Person, where: str, with_axe: bool = True) -> None:
    page = person.page
    person.settle()
    size = page.viewport_size
    assert size is not None
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], f"{where}: wider than the window"
    found = MISSING.search(page.inner_text("body"))
    assert not found, f"{where}: a text is missing: {found}"
    if with_axe:
        _no_barriers(person, where, ALL)


def look_along(person: Person, where: str) -> None:
    """Nothing covers what can be clicked, wherever one has scrolled to."""
    for part in (0, 0.5, 1):
        person.page.evaluate(SCROLL, part)
        person.settle()
        _no_barriers(person, f"{where}, scrolled to {part}", COVERED)


def _no_barriers(person: Person, where: str, only: list[str]) -> None:
    page = person.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    barriers = page.evaluate(RUN, only)
    assert barriers == [], f"{where}: {barriers}"
