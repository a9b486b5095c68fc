"""The star draft and the line-ups."""

from __future__ import annotations

import golazo
from golazo import CHANCE, Table
from golazo.games.magic_number_eleven.state import Eleven

from .pictures import AWAY, CARDS, HOME, asked_kind, happened, offered


def new() -> Table[Eleven]:
    return golazo.game("magic-number-eleven").new(2, chance="typed")


def show(table: Table[Eleven], *stars: str) -> None:
    for star in stars:
        table.play(CHANCE, f"show:{star}")


def drafted() -> Table[Eleven]:
    table = new()
    show(table, "maestro", "libero", "dribbler")
    table.play(AWAY, "pick:dribbler")
    table.play(HOME, "pick:maestro")
    show(table, "sweeper", "target-man", "super-crack")
    table.play(HOME, "pick:target-man")
    table.play(AWAY, "pick:sweeper")
    show(table, "hustle-play", "cannon-shot", "killer-pass")
    table.play(AWAY, "pick:cannon-shot")
    table.play(HOME, "pick:killer-pass")
    return table


def test_e15_away_picks_first_then_home_then_away() -> None:
    table = drafted()
    picks = [(event["team"], event["card"]) for event in table.events(None) if event["event"] == "star-picked"]
    assert [team for team, _ in picks] == ["away", "home", "home", "away", "away", "home"]
    gone = [event["card"] for event in table.events(None) if event["event"] == "star-dismissed"]
    assert gone == ["libero", "super-crack", "hustle-play"]


def test_page_3_a_star_shown_once_is_not_shown_again() -> None:
    table = new()
    show(table, "maestro")
    assert "show:maestro" not in offered(table, CHANCE)
    assert len(offered(table, CHANCE)) == 11


def test_page_4_any_ten_of_thirteen_line_up() -> None:
    table = drafted()
    assert len(offered(table, HOME)) == 13
    table.play(HOME, "reserve:home-striker", "reserve:maestro", "reserve:home-left-full-back")
    table.play(AWAY, "reserve:away-striker", "reserve:cannon-shot", "reserve:away-centre-back-a")
    m = table.position
    assert [len(cards) for cards in m.ready] == [10, 10]
    assert [CARDS.ids[number] for number in m.bench[AWAY]] == ["away-striker", "cannon-shot", "away-centre-back-a"]


def test_e16_line_ups_are_chosen_at_the_same_time_and_shown_together() -> None:
    table = drafted()
    assert table.asked == (HOME, AWAY)
    before = table.view(AWAY)
    table.play(HOME, "reserve:home-striker", "reserve:maestro", "reserve:killer-pass")
    assert table.view(AWAY) == before
    assert "lined-up" not in happened(table)
    table.play(AWAY, "reserve:away-striker", "reserve:cannon-shot", "reserve:sweeper")
    assert happened(table).count("lined-up") == 2
    assert asked_kind(table, HOME) == "player-action", "Home begins, and has no icons yet"


def test_a_reserve_is_named_once() -> None:
    table = drafted()
    table.play(HOME, "reserve:home-striker")
    why = table.why_not(HOME, "reserve:home-striker")
    assert why is not None
    assert why.key == "mne-reserve-already"
    why = table.why_not(HOME, "reserve:away-striker")
    assert why is not None
    assert why.key == "mne-not-your-card"
