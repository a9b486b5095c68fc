"""The rules pages of our games: complete in every language, and a place on them for every rule that the code names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path

import pytest

import golazo
from golazo.engine.errors import BadSetup
from golazo.words import LANGUAGES, rules
from tests.golden.playthroughs import our_games

PROJECT = Path(__file__).parents[2]
RULE_AT = {"reason": 1, "Option": 1, "IllegalChoice": 1, "part": 2}
"""Where a call gives its rule if it does not name it `rule=`."""
RULING = re.compile(r"([A-Z])\d+")
FOREIGN = {
    "pt-PT": r"times?|gols?|goleiro|pênaltis?|você|temporadas?|escalaç\w+|elencos?|rodadas?",
    "pt-BR": r"equipas?|golos?|guarda-redes|penáltis?|plantel|plantéis|jornadas?|épocas?|avançados?|remat\w+",
}
"""Words that belong to the other Portuguese."""
LONG = 60

every_game = pytest.mark.parametrize("game", our_games())
every_page = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in our_games() for language in LANGUAGES]
)


def sources(game: str) -> list[Path]:
    return sorted(golazo.game(game).folder.rglob("*.py"))


def rules_named(path: Path) -> Iterator[str]:
    """Every rule that a file names, of questions, windows, chance, refusals, options and breakdowns."""
    for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(call, ast.Call):
            called = call.func.value if isinstance(call.func, ast.Subscript) else call.func
            at = RULE_AT.get(called.id, len(call.args)) if isinstance(called, ast.Name) else len(call.args)
            given = [each.value for each in call.keywords if each.arg == "rule"] + call.args[at : at + 1]
            for value in given:
                assert isinstance(value, ast.Constant), f"{path.name}: a rule that cannot be read: {ast.unparse(value)}"
                yield str(value.value)


@every_game
def test_every_rule_that_the_code_names_has_a_place_on_the_page(game: str) -> None:
    named = {rule for path in sources(game) for rule in rules_named(path)}
    assert named - {""} == rules.table(game).keys()
    places = rules.anchors(rules.page(game, "en"))
    assert {rules.anchor(game, rule) for rule in named - {""}} <= set(places)


@every_game
def test_every_question_of_the_registered_steps_names_a_rule(game: str) -> None:
    table = golazo.game(game).new(golazo.game(game).seat_counts[0], seed=3)
    for _ in range(60):
        seat = table.asked[0]
        question = table.question(seat)
        assert question is not None
        assert rules.anchor(game, question.rule)
        table.play(seat, table.choices(seat)[0])


@every_game
def test_all_languages_have_the_same_anchors_in_the_same_order(game: str) -> None:
    english = rules.anchors(rules.page(game, "en"))
    assert len(english) == len(set(english))
    for language in LANGUAGES:
        assert rules.anchors(rules.page(game, language)) == english, language


@every_game
def test_every_ruling_is_there_in_order(game: str) -> None:
    found = [each for each in rules.anchors(rules.page(game, "en")) if RULING.fullmatch(each)]
    assert found
    letter = found[0][0]
    assert found == [f"{letter}{number}" for number in range(1, len(found) + 1)]
    tests = sorted((PROJECT / "tests" / "games" / game.replace("-", "_")).glob("*.py"))
    assert tests
    texts = [path.read_text(encoding="utf-8") for path in [*sources(game), *tests]]
    cited = {each for text in texts for each in re.findall(rf"(?<![A-Za-z0-9\"]){letter}\d+(?![\w\"])", text)}
    cited |= {each for text in texts for each in re.findall(rf"(?<=def test_){letter}\d+", text)}
    assert cited
    assert cited <= set(found)


@every_page
def test_a_page_is_made_of_headings_paragraphs_lists_and_tables(game: str, language: str) -> None:
    lines = rules.page(game, language).splitlines()
    assert lines[0].startswith("# ")
    for line in lines[1:]:
        assert re.fullmatch(r"#{2,3} [^{}#]+ \{#[\w-]+\}|(- |\d\. )?[^#|<>\[\]{}]+|\|.*\||", line), line
        assert line.count("**") % 2 == 0, line
    heights = [len(line.split()[0]) for line in lines if line.startswith("#")]
    assert all(lower - upper <= 1 for upper, lower in pairwise(heights))
    for head, rows in tables(lines):
        assert all(row.count("|") == head.count("|") for row in rows), head


def tables(lines: list[str]) -> Iterator[tuple[str, list[str]]]:
    for block in "\n".join(lines).split("\n\n"):
        rows = block.splitlines()
        if rows and rows[0].startswith("|"):
            assert set(rows[1]) == {"|", "-"}
            yield rows[0], rows[1:]


@every_game
def test_no_page_is_a_copy_of_another(game: str) -> None:
    pages = {language: rules.page(game, language).splitlines() for language in LANGUAGES}
    for one, other in combinations(LANGUAGES, 2):
        headings = [[line for line in pages[each] if line.startswith("##")] for each in (one, other)]
        assert headings[0] != headings[1]
        long = [line for line in pages[one] if len(line) > LONG]
        alike = [line for line in long if line in pages[other]]
        assert len(alike) <= len(long) // 20, alike


@pytest.mark.parametrize("language", FOREIGN)
@every_game
def test_each_portuguese_keeps_its_own_words(game: str, language: str) -> None:
    page = rules.without_anchors(rules.page(game, language))
    assert re.findall(rf"\b({FOREIGN[language]})\b", page, re.IGNORECASE) == []


@every_game
def test_the_pages_tell_the_same_in_every_language(game: str) -> None:
    """The same figures in every section: a number that is lost or wrong in a translation is found."""
    english = rules.page(game, "en")
    for language in LANGUAGES[1:]:
        translated = rules.page(game, language)
        for where in rules.anchors(english):
            # Only English counts the round of 16 by a figure.
            one = re.findall(r"\b\d+", rules.section(english, where).replace("round of 16", ""))
            assert set(one) == set(re.findall(r"\b\d+", rules.section(translated, where))), f"{language}, {where}"


@every_game
def test_the_page_of_the_docs_points_to_the_rules(game: str) -> None:
    docs = PROJECT / "docs"
    links = re.findall(r"\]\(([^)#]+)(?:#[\w-]+)?\)", (docs / f"{game}.md").read_text(encoding="utf-8"))
    for language in LANGUAGES:
        page = golazo.game(game).folder / "pages" / f"{language}.md"
        assert page.resolve() in {(docs / link).resolve() for link in links}


def test_a_section_goes_to_the_next_of_its_height() -> None:
    first = "## One {#one}\n\ntext\n\n### Under {#under}\n\n- **M1** first\n- **M2** second\n\n"
    page = f"# Game\n\n{first}## Two {{#two}}\n\nend\n"
    assert rules.section(page, "one") == first.strip()
    assert rules.section(page, "under") == first[first.index("###") :].strip()
    assert rules.section(page, "M1") == "- **M1** first"
    assert rules.section(page, "two") == "## Two {#two}\n\nend"
    assert rules.section(page, "") == page
    assert rules.anchors(page) == ["one", "under", "M1", "M2", "two"]
    assert "{#" not in rules.without_anchors(page)


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetup) as refused:
        rules.page("chess", "en")
    assert refused.value.key == "game-unknown"
    with pytest.raises(BadSetup) as refused:
        rules.page("world-cup-2010", "../../../words/en")
    assert refused.value.key == "language-unknown"
    assert rules.anchor("world-cup-2010", "p. 99") == ""
