"""What was measured, as a page of tables."""

from __future__ import annotations

import platform
import re
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

COMMAND = "scripts/bench"
YARDSTICK = "world-cup-2010"
"""The game whose figures have targets."""
LOOP_TARGET = 150_000
PUBLIC_TARGET = 100_000
CLONE_TARGET = 5.0
GREEDY_TARGET = 0.5
START_UP_TARGET = 0.3
WAYS = ("loop", "public")
OTHERS_TARGET = 100_000
"""Decisions/s in the loop of every other game, at each seat count."""
AHEAD = {"OpenSpiel": 1, "PettingZoo": 3, "RLCard": 3, "python-chess": 3}
"""How many times as quick as a peer's Python environments the simulation loop is to be, however they are driven."""
PUBLIC_AHEAD = ("python-chess", 7)
"""How many times as quick as that peer, played as documented, public play with events is to be: what people get."""
TAG = {"Dominion": 522_000, "Love Letter": 647_000, "Sushi Go": 746_000, "Uno": 1_667_000}
"""Decisions/s of random play in TAG, the Tabletop Games Framework (Java), noted on such a machine."""
COMPILED = "Golazo, compiled"
"""Its name among those that could not be installed."""


class StartUp(NamedTuple):
    """Seconds by the clock, and of the processor: on a busy machine the clock runs on while others are served."""

    clock: float
    processor: float


@dataclass
class Figures:
    """All that a run has measured. Rates are lists, one of each round."""

    games: dict[str, dict[str, Any]] = field(default_factory=dict)
    environments: list[dict[str, Any]] = field(default_factory=list)
    refused: dict[str, str] = field(default_factory=dict)
    rates: dict[str, list[float]] = field(default_factory=dict)
    pieces: dict[str, list[float]] = field(default_factory=dict)
    facts: dict[str, float] = field(default_factory=dict)
    failed: dict[str, str] = field(default_factory=dict)
    start_up: StartUp | str = "not measured"
    bare_start_up: StartUp | str = "not measured"

    def rate(self, name: str) -> float | None:
        return median(self.rates[name]) if name in self.rates and name not in self.failed else None

    def micros(self, prefix: str) -> list[float]:
        """Microseconds for each unit of the workloads whose names begin like this."""
        return [1e6 / median(rates) for name, rates in self.rates.items() if name.startswith(prefix)]

    def ratio(self, ours: str, theirs: str) -> float | None:
        """The median of the ratios of each round."""
        if self.rate(ours) is None or self.rate(theirs) is None:
            return None
        return median(one / other for one, other in zip(self.rates[ours], self.rates[theirs], strict=True))


def written(figures: Figures, rounds: int, seconds: float) -> str:
    today = datetime.now(UTC).date().isoformat()
    how = (
        f"{COMMAND}, {today}, Python {platform.python_version()}, one core; medians of {rounds} rounds of {seconds} s "
        "in which all workloads take turns."
    )
    lines = [
        "# Speed",
        "",
        how,
        "",
        "Time is processor time unless it says otherwise. A decision is one choice out of those offered, a step of an "
        "answer that has several included; draws and rolls do not count. Play is random. Machines differ and are "
        "noisy: the ratios, taken round by round, tell more than the rates.",
        "",
        *targets(figures),
    ]
    for game, about in figures.games.items():
        lines += ["", f"## {game}", "", *game_table(figures, game, about)]
    lines += ["", "## Start-up", "", *start_up_table(figures)]
    lines += ["", "## Peers", "", *peers_table(figures)]
    lines += ["", "## TAG", "", *tag_table(figures)]
    return "\n".join(lines) + "\n"


def put_section(page: Path, title: str, text: str) -> None:
    """Put a section at the end of the page, in place of the one that was there."""
    before = page.read_text(encoding="utf-8") if page.exists() else ""
    kept = before.partition(f"\n## {title}\n")[0].rstrip("\n")
    page.write_text(f"{kept}\n\n## {title}\n\n{text}\n", encoding="utf-8")


def section(page: Path, title: str) -> str:
    """The section of that title, which is the last one; empty where there is none."""
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    _, found, rest = text.partition(f"\n## {title}\n")
    return found + rest


def table(head: list[str], rows: list[list[str]], words: int = 1) -> list[str]:
    """The first columns are words, the others figures."""
    rule = ["---"] * words + ["---:"] * (len(head) - words)
    return [f"| {' | '.join(row)} |" for row in (head, rule, *rows)]


def number(value: float | None, digits: int = 0) -> str:
    return "-" if value is None else f"{value:,.{digits}f}"


def times(value: float | None) -> str:
    return "-" if value is None else f"{value:.1f}x"


def tidy(text: str) -> str:
    """A reason in one line, without addresses and places on the machine that measured."""
    text = re.sub(r"\w+://\S+", "(address)", " ".join(text.split()))
    return re.sub(r"(?<![\w.])/\S*/", "", text).replace("|", "/")[:200]


def usual(about: dict[str, Any]) -> int:
    """The seat count by which a game is compared: four if it can, else its largest."""
    return 4 if 4 in about["seats"] else int(about["most"])


# The tables


def targets(figures: Figures) -> list[str]:
    about = figures.games.get(YARDSTICK, {})
    if "seats" not in about:
        return [f"{YARDSTICK} could not be measured: {tidy(about.get('error', 'not there'))}"]
    at = f"{YARDSTICK}/{usual(about)}"
    rows = []

    def target(what: str, wanted: str, found: float | None, shown: str, met: bool) -> None:
        rows.append([what, wanted, shown, "-" if found is None else "yes" if met else "no"])

    for way, wanted, words in (
        ("loop", LOOP_TARGET, "decisions/s, simulation loop"),
        ("public", PUBLIC_TARGET, "decisions/s, public play"),
    ):
        rate = figures.rate(f"{at}/{way}")
        target(words, f"{wanted:,}", rate, number(rate), (rate or 0) >= wanted)
        best = max(figures.rates.get(f"{at}/{way}", []), default=None)
        target("the same, best round", f"{wanted:,}", best, number(best), (best or 0) >= wanted)
    clones = [clone for seats in about["seats"] for clone in figures.micros(f"{YARDSTICK}/{seats}/clone-")]
    slowest = max(clones, default=None)
    target("slowest clone, us", f"< {CLONE_TARGET:g}", slowest, number(slowest, 1), (slowest or 0) < CLONE_TARGET)
    greedy = figures.pieces.get(f"{YARDSTICK}/{about['most']}/greedy")
    took = 1 / median(greedy) if greedy else None
    whole_game = f"a whole game of {about['most']} greedy bots, s"
    target(whole_game, f"< {GREEDY_TARGET}", took, number(took, 2), (took or 0) < GREEDY_TARGET)
    starts = figures.start_up if isinstance(figures.start_up, StartUp) else (None, None)
    for words, start in zip(("by the clock", "of the processor"), starts, strict=True):
        met = (start or 0) < START_UP_TARGET
        target(f"golazo --help, s {words}", f"< {START_UP_TARGET}", start, number(start, 2), met)
    for game, other in figures.games.items():
        if game != YARDSTICK and "seats" in other:
            rates = [figures.rate(f"{game}/{seats}/loop") or 0 for seats in other["seats"]]
            words = f"{game}: decisions/s, simulation loop, slowest seat count"
            target(words, f"{OTHERS_TARGET:,}", min(rates), number(min(rates)), min(rates) >= OTHERS_TARGET)
    peer, wanted = PUBLIC_AHEAD
    for game, other in figures.games.items():
        if "seats" in other:
            ratio = figures.ratio(f"{game}/{usual(other)}/public-events", f"{peer}/chess/documented")
            words = f"{game}: public play, events kept, to {peer}, documented"
            target(words, f"{wanted}x", ratio, times(ratio), (ratio or 0) >= wanted)
    for peer, wanted in AHEAD.items():
        for way in ("documented", "lean"):
            for loop, ours in (("loop", "loop"), ("loop-compiled", "compiled loop")):
                ratios = [
                    ratio
                    for row in figures.environments
                    if row["peer"] == peer and row["language"] == "Python"
                    if (ratio := figures.ratio(f"{at}/{loop}", f"{peer}/{row['environment']}/{way}")) is not None
                ]
                least = min(ratios, default=None)
                what = f"{ours} to the quickest Python environment of {peer}, {way}"
                target(what, f"{wanted}x", least, times(least), (least or 0) >= wanted)
    lines = table([f"{YARDSTICK}, {usual(about)} seats", "wanted", "measured", "met"], rows)
    if COMPILED in figures.refused:
        lines += ["", f"Compiled Golazo could not be measured: {tidy(figures.refused[COMPILED])}"]
    return lines


def game_table(figures: Figures, game: str, about: dict[str, Any]) -> list[str]:
    if "error" in about:
        return [f"Could not be measured: {tidy(about['error'])}"]
    seats = about["seats"]
    rows = []
    for way, words in (
        ("loop", "simulation loop"),
        ("loop-events", "simulation loop, events kept"),
        ("loop-compiled", "simulation loop, compiled"),
        ("public", "public play"),
        ("public-events", "public play, events kept"),
    ):
        names = [f"{game}/{count}/{way}" for count in seats]
        rows.append([f"decisions/s, {words}", *(number(figures.rate(name)) for name in names)])
        games = [median(figures.pieces[name]) if figures.rate(name) else None for name in names]
        rows.append([f"games/s, {words}", *(number(each, 1) for each in games)])
    for what in ("clone", "redeal"):
        costs = [figures.micros(f"{game}/{count}/{what}-") for count in seats]
        rows.append([f"{what}, us: middle", *(number(median(each), 1) if each else "-" for each in costs)])
        rows.append([f"{what}, us: slowest", *(number(max(each, default=None), 1) for each in costs)])
    for fact, words in (
        ("memory-new", "a new table"),
        ("memory-clone", "a mid-game clone"),
        ("memory-end", "a finished table with all events"),
    ):
        taken = [figures.facts.get(f"{game}/{count}/{fact}") for count in seats]
        rows.append([f"KiB, {words}", *(number(None if each is None else each / 1024, 1) for each in taken)])
    lines = table(["", *(f"{count} seats" for count in seats)], rows)
    lines += ["", "Clones and re-deals are of tables after a quarter, half and three quarters of a game.", ""]
    name = f"{game}/{about['most']}/greedy"
    if figures.rate(name):
        lines.append(
            f"A whole game of {about['most']} greedy bots: {1 / median(figures.pieces[name]):.3f} s, "
            f"{number(figures.rate(name))} decisions/s."
        )
    else:
        lines.append(f"Greedy bots: {tidy(figures.failed.get(name) or about['greedy'] or 'not measured')}.")
    lines += [
        f"{workload.removeprefix(game + '/')} failed: {tidy(why)}"
        for workload, why in figures.failed.items()
        if workload.startswith(f"{game}/") and workload != name
    ]
    return lines


def start_up_table(figures: Figures) -> list[str]:
    rows = [
        [what, *(f"{seconds:.3f}" for seconds in took)] if isinstance(took, StartUp) else [what, tidy(took), ""]
        for what, took in (("golazo --help", figures.start_up), ("python -c pass", figures.bare_start_up))
    ]
    return table(["", "seconds by the clock", "seconds of the processor"], rows)


def tag_table(figures: Figures) -> list[str]:
    """TAG's figures as a reference, beside the loops of Golazo's games."""
    ours = [(game, f"{game}/{usual(about)}") for game, about in figures.games.items() if "seats" in about]
    rows = [[f"TAG, {game}", "Java", number(rate)] for game, rate in TAG.items()]
    for game, at in ours:
        rows.append([f"Golazo, {game}", "Python", number(figures.rate(f"{at}/loop"))])
        rows.append([f"Golazo, {game}", "compiled", number(figures.rate(f"{at}/loop-compiled"))])
    return [
        "The Tabletop Games Framework is written in Java. Its figures were noted once, on a machine such as this, and "
        "are printed here for comparison; they are not measured by this run.",
        "",
        *table(["", "written in", "decisions/s, random play"], rows, words=2),
    ]


def peers_table(figures: Figures) -> list[str]:
    """Each environment, then Golazo's games (loop and public play) as multiples of it."""
    ours = [(game, usual(about)) for game, about in figures.games.items() if "seats" in about]
    head = ["peer", "environment", "written in", "played", "decisions/s"]
    head += [f"{game} {way}" for game, _ in ours for way in WAYS]
    rows = []
    missing = []
    for row in figures.environments:
        title = f"{row['peer']} {row.get('version', '')}".strip()
        why = row.get("error")
        if why:
            missing.append(f"- {title}, {row['environment']}: {tidy(figures.refused.get(row['peer']) or why)}")
            continue
        for way in ("documented", "lean"):
            name = f"{row['peer']}/{row['environment']}/{way}"
            if name in figures.failed:
                missing.append(f"- {title}, {row['environment']}, {way}: {tidy(figures.failed[name])}")
                continue
            ratios = [figures.ratio(f"{game}/{seats}/{how}", name) for game, seats in ours for how in WAYS]
            words = [title, row["environment"], row["language"], way]
            rows.append([*words, number(figures.rate(name)), *map(times, ratios)])
    lines = [
        "How many times as many decisions a second Golazo makes, without events, at four seats or a game's largest "
        "number. *documented*: random play as the peer's documentation shows it. *lean*: the same steps of the game, "
        "with actions picked by the quickest means we know and nothing else.",
        "",
        *(table(head, rows, words=4) if rows else ["No peer could be measured."]),
    ]
    lines += ["", "Not measured:", *missing] if missing else ["", "All peers could be measured."]
    return lines
