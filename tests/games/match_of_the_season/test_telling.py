"""What is told of matches, line-ups, purchases and spaces, and that numbers agree with their nouns."""

from __future__ import annotations

from typing import Any

import pytest

from golazo.engine.events import Log
from golazo.engine.pack import LANGUAGES
from golazo.games.match_of_the_season.cards import TEAMS
from golazo.games.match_of_the_season.rules.chance_cards import draw_chance
from golazo.games.match_of_the_season.rules.europe import european_round
from golazo.games.match_of_the_season.rules.league import round_over
from golazo.games.match_of_the_season.rules.match_day import (
    EUROPEAN_MATCH,
    LEAGUE_MATCH,
    PLAY_OFF,
    play_match,
    roll_against_the_bank,
)
from golazo.games.match_of_the_season.rules.match_die import LOSS, WIN
from golazo.games.match_of_the_season.rules.small_squads import fill_squad
from golazo.games.match_of_the_season.state import Seasons
from golazo.games.match_of_the_season.view import view
from golazo.words.reader import Reader
from golazo.words.telling import event
from tests.games.match_of_the_season.arrange import (
    GAME,
    all_pass,
    answer,
    at_rest,
    card,
    do,
    hold,
    roll,
    squad_of,
    strongest_for,
)


def listening(seats: int = 4, **options: Any) -> Seasons:
    m = at_rest(seats, **options)
    m.keeps_events = True
    return m


def told(m: Seasons, name: str) -> list[dict[str, Any]]:
    """The events of a name, with ids, as the first seat hears them."""
    return [each for each in Log().read(m.events, 0, 0, GAME.names(GAME.pack)) if each["event"] == name]


def goals(m: Seasons) -> list[int] | None:
    match = view(m, 0)["match"]
    assert match is not None
    return match["goals"]


def said(language: str, **what: Any) -> str:
    return event(Reader(language, GAME.id, GAME.pack), what)[0]


def test_s15_events_are_named_and_goals_told_up_to_the_result() -> None:
    m = listening(match_events=True)
    squad_of(m, 0, "k4 d4 d4 d4 d3 m4 m4 m3 m3 f4 f4 k1 m1 f1")
    do(m, (play_match, 0, 1, LEAGUE_MATCH))
    strongest_for(m, 0, 1)
    all_pass(m)
    roll(m, 1, 6, 2)
    assert goals(m) == [2, 0]
    roll(m, 6)
    assert [each["happening"] for each in told(m, "match-event")] == ["event-1", "event-6", "event-2", "event-6"]
    assert [(each["home_goals"], each["away_goals"]) for each in told(m, "goal")] == [(1, 0), (2, 0)]
    assert "away attack" in said("en", **told(m, "match-event")[1])
    for language in LANGUAGES:
        assert said(language, **told(m, "result")[0]).endswith(", 2-0.")


@pytest.mark.parametrize(("events", "rolled"), [(False, "match-die"), (True, "match-event")])
def test_s1_a_card_is_told_after_the_die(events: bool, rolled: str) -> None:
    m = listening(match_events=events)
    hold(m, 0, "super-save")
    do(m, (play_match, 0, 1, LEAGUE_MATCH))
    strongest_for(m, 0, 1)
    answer(m, 1, ("pass",))
    answer(m, 0, ("pass",), ("lay", card("super-save")))
    roll(m, 1)
    names = [each["event"] for each in Log().read(m.events, 0, 0, GAME.names(GAME.pack))]
    assert names[names.index("card-laid") :][1:3] == [rolled, "card-opened"]


def test_s15_an_injury_or_a_red_card_in_an_international_team_is_told() -> None:
    m = listening(match_events=True)
    do(m, (play_match, 0, 5, EUROPEAN_MATCH))
    strongest_for(m, 0)
    roll(m, 10, 12)
    assert [each["absence"] for each in told(m, "out-abroad")] == ["injured", "sent-off"]


def test_the_league_table_is_told_from_the_top() -> None:
    m = listening()
    m.points = [3, 9, 0, 4]
    do(m, (round_over,))
    assert [each["points"] for each in told(m, "league-table")[0]["teams"]] == [9, 4, 3, 0]


def test_without_events_no_score_is_told() -> None:
    m = listening()
    do(m, (play_match, 0, 1, PLAY_OFF))
    assert told(m, "match")[0]["competition"] == "play-off"
    strongest_for(m, 0, 1)
    all_pass(m)
    roll(m, 4, 1, 4, 10)  # a penalty of the keeper is saved; then one of a forward is scored
    assert told(m, "result")[0]["home_goals"] is None
    assert goals(m) is None


def test_s15_a_match_won_without_being_played_has_no_score() -> None:
    m = listening(match_events=True)
    squad_of(m, 1, "k2 d1 d1 m1 m1 m1 f1 f1")
    do(m, (play_match, 0, 1, LEAGUE_MATCH))
    all_pass(m)
    assert [(each["outcome"], each["home_goals"]) for each in told(m, "result")] == [(1, None)]


def test_s14_line_ups_of_own_teams_are_told() -> None:
    m = listening(2)
    do(m, (play_match, 0, 2, LEAGUE_MATCH))
    assert len(told(m, "line-up-laid")) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_s5_an_empty_place_is_told(language: str) -> None:
    m = listening()
    squad_of(m, 0, "d3 d3 d2 d2 m3 m3 m2 m2 f3 f2")
    do(m, (play_match, 0, 1, LEAGUE_MATCH))
    strongest_for(m, 0, 1)
    short, full = told(m, "line-up-laid")
    assert (short["gaps"], full["gaps"]) == ([1], [])
    assert " 1, " in said(language, **short).rpartition(";")[2]
    assert ";" not in said(language, **full)


def test_first_refusal_tells_the_price_or_where_the_player_goes() -> None:
    for choice, name in (("sign", "bought"), ("pass", "into-pool")):
        m = listening()
        do(m, (draw_chance, 1))
        roll(m, card("first-refusal"))
        player = next(p for p in range(m.box.players) if m.deck[p] and m.box.stars[p] == 4)
        roll(m, player)
        answer(m, 1, ("sign", player) if choice == "sign" else ("pass",))
        assert [each.get("money", 40) for each in told(m, name)] == [40]


def test_s11_a_purchase_that_must_be_made_tells_its_price() -> None:
    m = listening()
    squad_of(m, 0, "k2 d3 d3 d2 d2 m3 m3 m2 m2 f3 f2 d1")
    do(m, (fill_squad, 0))
    answer(m, 0, ("sign", m.pool[0]))
    assert [each["money"] for each in told(m, "bought")] == [10]


def test_s12_the_view_shows_who_is_still_in_europe_during_a_round() -> None:
    m = at_rest()
    m.europe = [1, 5, 6, 7]
    do(m, (european_round,))
    roll(m, 7, 5)
    assert view(m, 0)["europe"] == {"clubs": [1, 5, 6, 7], "paired": {"clubs": [7, 5]}}
    roll(m, 6, 1)
    assert view(m, 0)["europe"] == {"clubs": [1, 6, 7], "paired": {"clubs": []}}


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "one space", "2 spaces"),
        ("it", "esce una casella", "escono 2 caselle"),
        ("pt-PT", "sai uma casa", "saem 2 casas"),
        ("pt-BR", "sai uma casa", "saem 2 casas"),
    ],
)
def test_numbers_agree_with_their_nouns(language: str, one: str, two: str) -> None:
    for spaces, words in ((1, one), (2, two)):
        assert words in said(language, event="moves", team="red-team", spaces=spaces)
    trophy = {"event": "trophy", "team": "red-team", "trophy": "league-first", "points": 3}
    assert "€" not in said(language, **trophy, money=0)
    assert "25" in said(language, **trophy, money=25)
    assert "0 " in said(language, event="stars", club="red-team", stars=0)


def test_the_token_names_the_kind_of_space() -> None:
    text = said("en", event="lands", team="red-team", space="week-1-monday", space_kind="chance")
    assert text == "The token is on Week 1, Monday: chance card."


@pytest.mark.parametrize(("pips", "won"), [(3, False), (4, True)])
def test_s4_a_roll_against_the_bank_is_told(pips: int, won: bool) -> None:
    m = listening()
    m.home, m.away = 0, TEAMS
    do(m, (roll_against_the_bank,))
    roll(m, pips)
    (rolled,) = told(m, "rolled-against-the-bank")
    assert (rolled["team"], rolled["pips"], rolled["won"]) == (GAME.pack.ids("team")[0], pips, won)
    assert m.result == (WIN if won else LOSS)
    for language in LANGUAGES:
        sentence = said(language, **rolled)
        assert str(pips) in sentence
        assert Reader(language, GAME.id, GAME.pack).name(rolled["club"]) in sentence
    assert ("beat" in said("en", **rolled)) == won
