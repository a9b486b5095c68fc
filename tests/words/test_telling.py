"""Whole games told in every language."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import golazo
from golazo.engine.errors import GolazoError
from golazo.engine.table import Table
from golazo.terminal.pictures import picture
from golazo.words import LANGUAGES, sentence, telling
from golazo.words.messages import Messages, file_of
from golazo.words.reader import Reader

PLAYERS = ("Ana", "Bruno", "Carla", "Dora", "Eva", "Fábio", "Gina", "Hugo")
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def course(game: str, seed: int) -> list[Table[Any]]:
    """Tables on the way of a random game, the last one at its end."""
    rules = golazo.game(game)
    table = rules.new(rules.seat_counts[-1], seed=seed)
    rng = random.Random(seed)
    on_the_way = [table.clone()]
    while not table.over:
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(table.choices(seat)))
        if rng.random() < 0.05:
            on_the_way.append(table.clone())
    return [*on_the_way, table]


def assert_said(text: str, language: str) -> None:
    assert text
    assert "{" not in text, text
    if language != "en":  # an argument that is not there; in English it is a word like others
        assert "none" not in text.split(), text


@pytest.mark.parametrize("game", golazo.games())
def test_a_game_is_told_without_gaps_in_every_language(game: str) -> None:
    tables = course(game, 7)
    for language in LANGUAGES:
        reader = Reader(language, game, tables[-1].pack, PLAYERS)
        for table in tables:
            for seat in table.asked:
                question = table.question(seat)
                assert question is not None
                assert_said(telling.question(reader, question), language)
                for choice in table.choices(seat):
                    assert_said(telling.choice(reader, table.names, choice), language)
            text = picture(table, 0, reader)
            assert max(len(line) for line in text.splitlines()) <= 100
            assert_said(text, language)
        for viewer in (0, None):
            for told in tables[-1].events(viewer):
                for line in telling.event(reader, told):
                    assert_said(line, language)
        for line in telling.result(reader, tables[-1].result_json() or []):
            assert_said(line, language)


@pytest.mark.parametrize("game", golazo.games())
def test_no_id_reaches_the_reader(game: str) -> None:
    table = course(game, 8)[-1]
    reader = Reader("it", game, table.pack, PLAYERS)

    def look(field: str, value: Any) -> None:
        if isinstance(value, dict):
            for inner, each in value.items():
                if inner not in ("by", "rule"):
                    look(inner, each)
        elif isinstance(value, list):
            for each in value:
                look(field, each)
        elif isinstance(value, str) and ID.fullmatch(value):
            named = reader.knows(f"name-{field.replace('_', '-')}-{value}") or table.pack.words(value, "it")
            assert named, (field, value)

    for seat in range(table.position.seats):
        for told in table.events(seat):
            look("", {field: value for field, value in told.items() if field != "event"})
    for standing in table.result_json() or []:
        look("", {**standing["score"], **standing["arguments"]})


def test_a_breakdown_adds_up_and_is_told_line_by_line() -> None:
    table = course("world-cup-2010", 9)[-1]
    reader = Reader("en", "world-cup-2010", table.pack, PLAYERS)
    goals = [told for told in table.events(None) if told["event"] == "open-play" and told["goals"] > 1]
    assert goals
    for told in goals:
        assert sum(each["amount"] for each in told["why"]) == told["goals"]
        lines = telling.event(reader, told)
        assert len(lines) == 1 + len(told["why"])
        assert all(line[0] in "+-" for line in lines[1:])


def test_hidden_fields_are_told_to_those_who_see_them_only() -> None:
    table = golazo.game("world-cup-2010").new(3, seed=1)
    reader = Reader("en", "world-cup-2010", table.pack, PLAYERS)
    assert telling.event(reader, table.events(None)[0])[0] == "Ana gets 11 teams."
    assert telling.event(reader, table.events(0)[0])[0].startswith("Ana gets 11 teams: ")


def test_seats_lists_and_chance_have_names() -> None:
    reader = Reader("en", players=("Ana",))
    assert reader.name("seat-0") == "Ana"
    assert reader.name("seat-1") == "Player 2"
    assert reader.say("not-asked", waiting=[0, 1, -1]) == "It is not your turn; waiting for: Ana, Player 2 and chance."
    assert Reader("pt-PT").listed(["a", "b", "c"]) == "a, b e c"


def test_a_choice_tells_what_is_printed_on_a_card_where_a_game_says_how(tmp_path: Path) -> None:
    table = golazo.game("world-cup-2010").new(2, seed=1)
    brazil = ("team", table.pack.ids("team").index("brazil"))
    plain = Reader("en", "world-cup-2010", table.pack)
    assert telling.choice(plain, table.names, brazil) == "Brazil"
    path = tmp_path / "en.ftl"
    path.write_text(
        "choice-team = Take { $team }\nitem-team = { $name } (group { $group }, ranked { $ranking })\n",
        encoding="utf-8",
    )
    full = Reader("en", pack=table.pack, said=Messages("en", path.read_text(encoding="utf-8")))
    assert telling.choice(full, table.names, brazil) == "Take Brazil (group G, ranked 1)"
    assert full.name("brazil") == "Brazil"


def test_errors_are_english_sentences() -> None:
    with pytest.raises(GolazoError) as caught:
        golazo.game("chess")
    assert str(caught.value) == "There is no game called “chess”. There are: " + ", ".join(golazo.games()) + "."
    assert sentence("lay-one-first", {"team": "brazil"}) == "brazil must lay at least one card."


def test_the_reason_within_an_error_is_said_in_the_readers_language() -> None:
    table = golazo.game("world-cup-2010").new(2, seed=1)
    record = table.record()
    record["plies"] = [[0, "lay:nothing"]]
    from golazo.engine.record import digest

    record["digest"] = digest(record)
    with pytest.raises(GolazoError) as caught:
        golazo.replay(record)
    text = telling.error(Reader("it"), caught.value)
    assert text.startswith("La registrazione non si può rigiocare: alla scelta 1")
    assert "In questo gioco non c'è questa scelta: “lay:nothing”." in text


@pytest.mark.parametrize("game", [None, *golazo.games()])
def test_the_two_portugueses_keep_to_their_countries(game: str | None) -> None:
    portugal, brazil = (
        re.sub(r"^[\w-]+ =", "", file_of(language, game).read_text(encoding="utf-8").casefold(), flags=re.MULTILINE)
        for language in ("pt-PT", "pt-BR")
    )
    for word in (
        r"gols?",
        r"times?",
        r"você",
        r"arquivos?",
        r"registros?",
        r"pênaltis?",
        r"impedimento",
        r"salv[ao]s?",
    ):
        assert not re.search(rf"\b{word}\b", portugal), word
    for word in (r"golos?", r"equipas?", r"ficheiros?", r"registos?", r"penáltis?", r"fora de jogo", r"guardad[ao]s?"):
        assert not re.search(rf"\b{word}\b", brazil), word
