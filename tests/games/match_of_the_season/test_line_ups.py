"""Line-ups in steps, and the one change: ruling S5."""

import pytest

from golazo import IllegalChoice
from golazo.engine.table import Table
from golazo.games.match_of_the_season.rules.line_ups import change_line_up, lay_line_up
from golazo.games.match_of_the_season.state import INJURED, Seasons
from golazo.games.match_of_the_season.view import view
from tests.games.match_of_the_season.arrange import (
    F352,
    F433,
    F442,
    GAME,
    GAP,
    answer,
    at_rest,
    do,
    field,
    squad_of,
)


def table_of(m: Seasons) -> Table[Seasons]:
    return Table(GAME, m, GAME.pack, m.box.options, GAME.names(GAME.pack))


def test_s5_the_manager_chooses_formation_and_order() -> None:
    m = at_rest()
    do(m, (lay_line_up, 1, 0))
    squad = m.squads[0]
    order = [squad[i] for i in (0, 4, 3, 2, 1, 8, 7, 6, 5, 10, 9)]
    answer(m, 0, ("formation", F442), *(("place", player) for player in order))
    assert m.fielded[0] == order
    assert m.shape[0] == F442


def test_a_whole_line_up_is_one_answer_all_or_nothing() -> None:
    m = at_rest()
    do(m, (lay_line_up, 1, 0))
    table = table_of(m)
    ids = GAME.pack.ids("player")
    eleven = [f"place:{ids[player]}" for player in m.squads[0][:11]]
    with pytest.raises(IllegalChoice):
        table.play(0, "formation:4-4-2", *eleven[:10], eleven[0])
    assert table.question(0).steps == ()  # type: ignore[union-attr]
    table.play(0, "formation:4-4-2", *eleven)
    assert table.position.fielded[0] == m.squads[0][:11]


def test_s5_no_formation_that_cannot_be_filled() -> None:
    m = at_rest()
    do(m, (lay_line_up, 1, 0))
    shapes = [choice[1] for choice in m.choices(0) if choice[0] == "formation"]
    assert shapes == [0, 1, 2, 3, 4]
    m.out[m.squads[0][5]] = INJURED  # one of five midfielders
    assert F352 not in [choice[1] for choice in m.choices(0) if choice[0] == "formation"]
    why = table_of(m).why_not(0, "formation:3-5-2")
    assert why is not None
    assert why.key == "formation-unfilled"


def test_s5_ten_with_a_gap_where_the_manager_wants_it() -> None:
    m = at_rest()
    squad_of(m, 0, "k2 d2 d2 d2 m2 m2 m1 m1 f2 f2 k1 k1 k1")
    do(m, (lay_line_up, 1, 0))
    squad = m.squads[0]
    answer(m, 0, ("formation", F442), ("place", squad[0]), ("gap",))
    assert ("gap",) not in m.choices(0)
    answer(m, 0, *(("place", player) for player in squad[1:10]))
    assert m.fielded[0] == [squad[0], GAP, *squad[1:10]]


def test_s6_a_view_has_whom_a_team_can_field_while_its_line_up_is_to_be_laid() -> None:
    for league in (1, 0):
        m = at_rest()
        hurt = m.squads[0][1]
        m.out[hurt] = INJURED
        assert view(m, 0)["teams"][0]["available"] is None, "no line-up is asked for"
        do(m, (lay_line_up, league, 0, 1))
        for seat in (0, 1, None):
            teams = view(m, seat)["teams"]
            fit = [p for p in m.squads[0] if p != hurt or not league]
            assert teams[0]["available"] == {"footballers": fit}
            assert teams[1]["available"] == {"footballers": m.squads[1]}
            assert teams[2]["available"] is None


def test_reasons_are_told() -> None:
    m = at_rest()
    m.out[m.squads[0][1]] = INJURED
    do(m, (lay_line_up, 1, 0))
    answer(m, 0, ("formation", F442), ("place", m.squads[0][0]))
    table = table_of(m)
    ids = GAME.pack.ids("player")
    for player, key in (
        (m.squads[0][1], "player-out"),
        (m.squads[0][0], "placed-already"),
        (m.squads[0][5], "wrong-position"),
        (m.squads[1][1], "not-yours"),
    ):
        why = table.why_not(0, f"place:{ids[player]}")
        assert why is not None
        assert why.key == key


def test_s5_a_change_brings_a_bench_player_into_the_place_of_one_of_his_position() -> None:
    m = at_rest()
    field(m, 0)
    bench = [player for player in m.squads[0] if player not in m.fielded[0]]
    do(m, (change_line_up, 0, 1))
    changes = [choice for choice in m.choices(0) if choice[0] == "change"]
    assert all(on in bench and off in m.fielded[0] for _, off, on in changes)
    _, off, on = next(choice for choice in changes if m.box.position[choice[1]] == m.box.position[choice[2]])
    place = m.fielded[0].index(off)
    answer(m, 0, ("change", off, on))
    assert m.fielded[0][place] == on
    assert off not in m.fielded[0]
    assert m.shape[0] == F442


def test_s5_a_change_may_change_the_formation_as_long_as_it_is_a_legal_one() -> None:
    m = at_rest()
    field(m, 0)
    before = m.fielded[0][:]
    forward = next(p for p in m.squads[0] if p not in before and m.box.position[p] == 3)
    midfielder = next(p for p in m.squads[0] if p not in before and m.box.position[p] == 2)
    do(m, (change_line_up, 0, 1))
    assert ("change", before[6], forward) in m.choices(0), "a midfielder for a forward: 4-4-2 becomes 4-3-3"
    assert ("change", before[1], midfielder) in m.choices(0), "3-5-2"
    assert ("change", before[0], midfielder) not in m.choices(0), "nobody plays without his keeper"
    ids = GAME.pack.ids("player")
    why = table_of(m).why_not(0, f"change:{ids[before[1]]},{ids[forward]}")
    assert why is None, "3-4-3"
    why = table_of(m).why_not(0, f"change:{ids[before[9]]},{ids[midfielder]}")
    assert why is not None
    assert why.key == "no-formation", "4-5-1"
    answer(m, 0, ("change", before[6], forward))
    assert m.shape[0] == F433
    assert m.fielded[0] == [*before[:6], *before[7:], forward], "he stands at the right end of his line"
    assert GAP not in m.fielded[0]


def test_s5_or_two_of_one_line_changing_places() -> None:
    m = at_rest()
    field(m, 0)
    before = m.fielded[0][:]
    do(m, (change_line_up, 0, 1))
    assert ("switch", before[1], before[5]) not in m.choices(0), "a defender and a midfielder"
    answer(m, 0, ("switch", before[5], before[8]))
    assert m.fielded[0] == [*before[:5], before[8], before[6], before[7], before[5], *before[9:]]


def test_more_formations_by_the_optional_rule_s15() -> None:
    m = at_rest(more_formations=True)
    squad_of(m, 0, "k2 d2 d2 d2 d2 d1 m2 m2 m2 m1 f2 f2 f1 f1")
    do(m, (lay_line_up, 1, 0))
    names = [GAME.pack.ids("formation")[choice[1]] for choice in m.choices(0) if choice[0] == "formation"]
    assert {"3-3-4", "5-4-1"} <= set(names)


def test_s15_without_the_option_the_reason_names_it() -> None:
    m = at_rest()
    squad_of(m, 0, "k2 d2 d2 d2 d2 d1 m2 m2 m2 m1 f2 f2 f1 f1")
    do(m, (lay_line_up, 1, 0))
    for formation, key in (("3-3-4", "formation-optional"), ("3-5-2", "formation-unfilled")):
        why = table_of(m).why_not(0, f"formation:{formation}")
        assert why is not None
        assert why.key == key
