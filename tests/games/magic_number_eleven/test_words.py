"""Sentences that count: none, one, several."""

from __future__ import annotations

import pytest

from golazo.games.magic_number_eleven import GAME
from golazo.words.reader import Reader

NONE = {"en": "none", "pt-PT": "nenhuma", "pt-BR": "nenhuma", "it": "nessuna"}
ONE_ICON = {
    "en": "one pass icon and one press icon",
    "pt-PT": "um ícone de passe e um de pressão",
    "pt-BR": "um ícone de passe e um de pressão",
    "it": "un'icona passaggio e un'icona pressing",
}
NO_GOALS = {"en": "0 goals", "pt-PT": "0 golos", "pt-BR": "0 gols", "it": "0 gol"}


def reader(language: str) -> Reader:
    return Reader(language, GAME.id, GAME.pack, ("Ana", "Bruno"))


@pytest.mark.parametrize("language", NONE)
def test_an_attack_without_cards_from_hand(language: str) -> None:
    said = reader(language).say("event-attack-laid-seen", team="home", cards=0, synergy=[])
    assert NONE[language] in said
    assert ":" not in said
    one = reader(language).say("event-attack-laid-seen", team="home", cards=1, synergy=["three-stars"])
    assert "1" not in one
    assert reader(language).name("three-stars") in one


@pytest.mark.parametrize("language", ONE_ICON)
@pytest.mark.parametrize("coming", [None, "target-man"])
def test_one_icon_is_one(language: str, coming: str | None) -> None:
    assert ONE_ICON[language] in reader(language).say("ask-team-action", coming=coming, passes=1, presses=1)


@pytest.mark.parametrize("language", NO_GOALS)
def test_no_goal_is_not_one(language: str) -> None:
    """In Brazil nought takes the form of one: a sentence that writes "one" out must not be said of it."""
    assert reader(language).say("why-goals", goals=0) == NO_GOALS[language]
