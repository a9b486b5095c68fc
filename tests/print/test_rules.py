"""The rules on paper, and what helps those who print: true colours, signs on cards, ink that is saved, a margin."""

from __future__ import annotations

import io

import pytest
from pypdf import PdfReader

import golazo
from golazo.games.masters_of_football.paper import effects
from golazo.games.world_cup_2010.paper.ink import KITS, worn
from golazo.print import book
from golazo.print.kit import kit
from golazo.print.rules import in_brief, paragraphs
from golazo.words import rules
from tests.print.test_book import drawn


@pytest.mark.parametrize("language", ["en", "pt-PT", "pt-BR", "it"])
@pytest.mark.parametrize("game", golazo.games())
def test_the_rules_are_printed_whole_and_in_brief(game: str, language: str) -> None:
    text = paragraphs(rules.page(game, language))
    canvas = drawn(golazo.game(game).pack, language, "a4", ["rules"])
    written = " ".join(each.text for each in canvas.written)
    assert all(each.text in written for each in text if each.level)
    assert not any(each.cut for each in canvas.written)
    brief = list(in_brief(text))
    assert {each.text for each in brief if each.level} < {each.text for each in text if each.level}
    assert sum(len(each.text) for each in brief) < sum(len(each.text) for each in text) * 0.75


def test_paragraphs_of_a_rules_page() -> None:
    page = (
        "# Game\n\n## Aim {#aim}\n\nScore **once**.\n\n| card | worth |\n|---|---|\n| Goal | one |\n\n- first\n1. then"
    )
    found = [(each.text, each.level, each.is_item) for each in paragraphs(page)]
    assert found == [
        ("Aim", 2, False),
        ("Score once.", 0, False),
        ("Goal: one", 0, True),
        ("- first", 0, True),
        ("1. then", 0, True),
    ]


def test_every_team_of_the_world_cup_wears_its_countrys_colours() -> None:
    assert set(KITS) == {team["id"] for team in golazo.game("world-cup-2010").pack.items["team"]}
    assert worn("england").first == "#ffffff"
    assert worn("somebodys-own") == kit("somebodys-own")


def test_every_action_card_of_masters_of_football_has_a_sign() -> None:
    known = {*effects._SIGNS, *effects._DICE, *effects._AGAIN, *effects._STOPS, "force"}
    for card in golazo.game("masters-of-football").pack.items["card"]:
        assert known & set(card["effect"]), card["id"]


def test_saving_ink_makes_backs_white_and_changes_nothing_else() -> None:
    pack = golazo.game("world-cup-2010").pack
    usual, saved = (
        PdfReader(io.BytesIO(book.make(pack, parts=["cards"], saves_ink=light).content)).pages
        for light in (False, True)
    )
    assert len(usual) == len(saved)
    assert usual[0].get_contents() == saved[0].get_contents()
    assert usual[1].extract_text() == saved[1].extract_text()
    content = [page.get_contents() for page in (saved[1], usual[1])]
    assert content[0] is not None
    assert content[1] is not None
    assert len(content[0].get_data()) < len(content[1].get_data())
