"""The table as text, in every language."""

import random

import pytest

from golazo.engine.pack import LANGUAGES
from golazo.engine.table import Table
from golazo.games.match_of_the_season.picture import WIDTH, picture
from golazo.words.reader import Reader
from golazo.words.telling import choice, event, question, result
from tests.games.match_of_the_season.arrange import GAME, at_rest


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_can_be_read(language: str, seats: int) -> None:
    """No key without words, no line that is too wide, every question, choice and event said."""
    table = GAME.new(seats, "read", options={"seasons": 2})
    reader = Reader(language, GAME.id, GAME.pack, [f"Ann {seat}" for seat in range(seats)])
    rng = random.Random(seats)
    plies = 0
    while not table.over:
        seat = rng.choice(table.asked)
        if plies % 25 == 0:
            asked = table.question(seat)
            assert asked is not None
            texts = [question(reader, asked), *(choice(reader, table.names, each) for each in table.choices(seat))]
            assert all("{" not in text and "$" not in text for text in texts), texts
            shown = picture(table.view(seat), reader)
            assert max(len(line) for line in shown.splitlines()) <= WIDTH, shown
        table.play(seat, rng.choice(table.choices(seat)))
        plies += 1
    lines = [line for told in table.events(0) for line in event(reader, told)]
    assert not [line for line in lines if line.startswith(("event-", "part-")) or "{" in line]
    shown = picture(table.view(0), reader)
    assert reader.say("picture-seasons") in shown
    assert "#" in shown
    standings = table.result_json()
    assert standings is not None
    assert len(result(reader, standings)) == seats


def test_choices_show_position_and_stars() -> None:
    names = GAME.names(GAME.pack)
    for language, label in (("en", "midfielder, 5"), ("pt-PT", "médio, 5"), ("it", "centrocampista, 5")):
        said = choice(Reader(language, GAME.id, GAME.pack), names, ("take", 0))
        assert said.endswith(f"({label})")


def test_the_card_of_an_international_opponent_lies_open() -> None:
    m = at_rest()
    m.home, m.away = 0, 4
    table = Table(GAME, m, GAME.pack, m.box.options, GAME.names(GAME.pack))
    shown = picture(table.view(0), Reader("en", GAME.id, GAME.pack))
    assert "FC Kaltensee in 4-4-2: 22 stars; keeper 2, defence 8, midfield 8, attack 4" in shown


def test_s4_the_standings_are_in_the_leagues_order_and_level_teams_have_no_place() -> None:
    m = at_rest()
    m.points, m.order = [4, 1, 4, 4], [2]
    table = Table(GAME, m, GAME.pack, m.box.options, GAME.names(GAME.pack))
    reader = Reader("en", GAME.id, GAME.pack)
    rows = picture(table.view(0), reader).splitlines()[2:6]
    teams = [reader.name(team) for team in GAME.pack.ids("team")]
    assert [row[:3].strip() for row in rows] == ["1.", "", "", "4."]
    assert [next(team for team in teams if team in row) for row in rows] == [teams[at] for at in (2, 0, 3, 1)]


def test_the_draft_belongs_to_the_first_season() -> None:
    table = GAME.new(4, "draft", options={"seasons": 2})
    shown = picture(table.view(0), Reader("en", GAME.id, GAME.pack))
    assert shown.startswith("Season 1 of 2, ")
