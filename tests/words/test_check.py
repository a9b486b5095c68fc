"""Every key has words in every language, and the check that says so finds what is planted."""

from __future__ import annotations

from pathlib import Path

import pytest

from golazo.words import check
from golazo.words.check import compared, problems
from golazo.words.sources import Use, read

SOURCE = """
def happens(m, seat):
    m.tell("goal", team=1, minute=2)
    m.tell_also([seat], {"card": 3}, "drew", player=seat)
    why = "first" if seat else "second"
    return Standing(seat, 1, {}, why)

PLAY = Asking[Cup]("play", choices=happens, take=happens, rule="p. 1")

def refuse(card):
    raise BadSetup("no-card", card=card)
"""

WORDS = """
event-goal = { $team } in minute { $minute }
event-drew = { $player } draws
event-drew-seen = { $player } draws { $card }
why-first = first
why-second = second
ask-play = Play
no-card = No { $card }
"""


def findings(folder: Path, changed: str = WORDS, english: str = WORDS) -> list[str]:
    source = folder / "rules.py"
    source.write_text(SOURCE, encoding="utf-8")
    files = {"en": folder / "en.ftl", "it": folder / "it.ftl"}
    files["en"].write_text(english, encoding="utf-8")
    files["it"].write_text(changed, encoding="utf-8")
    sources = read([source])
    return list(compared("toy", files, sources, sources.uses))


def test_nothing_is_missing_or_unused_in_any_game_and_language() -> None:
    assert problems() == []


def test_the_source_is_read_for_every_kind_of_key(tmp_path: Path) -> None:
    source = tmp_path / "rules.py"
    source.write_text(SOURCE, encoding="utf-8")
    assert {use.key for use in read([source]).uses} == {
        "event-goal",
        "event-drew",
        "event-drew-seen",
        "why-first",
        "why-second",
        "ask-play",
        "no-card",
    }
    assert Use("event-goal", frozenset({"team", "minute"}), "rules.py") in read([source]).uses


def test_words_in_order_are_left_in_peace(tmp_path: Path) -> None:
    assert findings(tmp_path) == []


@pytest.mark.parametrize(
    ("changed", "finding"),
    [
        (WORDS.replace("why-second = second\n", ""), "toy, it: missing: why-second"),
        (WORDS.replace("{ $minute }", "?"), "toy, it: other arguments than in English: event-goal"),
        (WORDS + "extra = more\n", "toy, it: not in English: extra"),
        (WORDS + "ask-play = Again\n", "toy, it: cannot be read, or is there twice: ask-play"),
        (WORDS + "broken = { $\n", "toy, it: cannot be read, or is there twice: broken = { $"),
    ],
)
def test_what_is_wrong_in_one_language_is_found(tmp_path: Path, changed: str, finding: str) -> None:
    assert finding in findings(tmp_path, changed)


def test_an_unused_message_is_found(tmp_path: Path) -> None:
    assert findings(tmp_path, WORDS + "extra = more\n", WORDS + "extra = more\n") == ["toy: unused: extra"]


def test_what_only_the_browser_says_must_stand_in_its_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = tmp_path / "web" / "toy"
    table.mkdir(parents=True)
    (table / "index.tsx").write_text('words.say("web-whole"); words.say(`web-level-${level}`);', encoding="utf-8")
    monkeypatch.setattr(check, "WEB", tmp_path / "web")
    more = WORDS + "web-whole = whole\nweb-level-gold = gold\nweb-extra = more\n"
    assert findings(tmp_path, more, more) == ["toy: unused: web-extra"]


def test_a_message_that_wants_more_than_it_is_told_is_found(tmp_path: Path) -> None:
    greedy = WORDS.replace("No { $card }", "No { $card } for { $team }")
    assert findings(tmp_path, greedy, greedy) == ["toy: no-card does not get team in rules.py"]
