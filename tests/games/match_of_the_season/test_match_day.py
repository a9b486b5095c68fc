"""Playing a match: rulings S1 to S5 and S7."""

from golazo.engine.events import Log
from golazo.games.match_of_the_season.rules.match_day import (
    CUP_MATCH,
    EUROPEAN_MATCH,
    LEAGUE_MATCH,
    SUPERCUP_MATCH,
    kick_off,
    play_match,
)
from golazo.games.match_of_the_season.rules.match_die import DRAW, LOSS, WIN
from golazo.games.match_of_the_season.state import INJURED, SENT_OFF, Seasons
from tests.games.match_of_the_season.arrange import (
    CHANCE,
    F442,
    F532,
    GAME,
    GAP,
    all_pass,
    answer,
    asked,
    at_rest,
    card,
    do,
    field,
    hold,
    roll,
    squad_of,
    strongest_for,
)

STRONG = "k4 d4 d4 d4 d3 m4 m4 m3 m3 f4 f4 k1 m1 f1"
WHOLE, ATTACK, MIDFIELD, DEFENCE, PENALTY_HOME, PENALTY_AWAY = range(6)
"""The faces as they are typed in."""


def laid(seats: int = 4) -> Seasons:
    """A strong home team, 0, against an ordinary away team, 1; both line-ups are laid and the die is to be rolled."""
    m = at_rest(seats)
    squad_of(m, 0, STRONG)
    field(m, 0)
    field(m, 1)
    m.home, m.away = 0, 1
    return m


def test_s7_a_win_pays_10_from_the_bank_and_10_from_the_loser() -> None:
    m = laid()
    do(m, (kick_off, LEAGUE_MATCH))
    roll(m, WHOLE)
    assert m.result == WIN
    assert m.money[:2] == [120, 90]
    assert m.bank == -410


def test_s7_a_loser_pays_what_he_has_and_the_bank_the_rest() -> None:
    m = laid()
    m.money[1] = 5
    do(m, (kick_off, LEAGUE_MATCH))
    roll(m, WHOLE)
    assert m.money[:2] == [120, 0]


def test_s7_a_draw_pays_nothing() -> None:
    m = at_rest()
    m.home, m.away = 0, 1
    field(m, 0)
    field(m, 1)
    do(m, (kick_off, LEAGUE_MATCH))
    roll(m, MIDFIELD)
    assert m.result == DRAW
    assert m.money[:2] == [100, 100]


def test_s7_a_european_win_pays_20_from_the_bank() -> None:
    m = laid()
    do(m, (kick_off, EUROPEAN_MATCH))
    roll(m, WHOLE)
    assert m.money[:2] == [120, 100]


def test_the_supercup_pays_its_prize_instead() -> None:
    m = laid()
    do(m, (kick_off, SUPERCUP_MATCH))
    roll(m, WHOLE)
    assert m.money[:2] == [120, 100]


def test_s3_the_taker_is_counted_from_the_keeper_and_12_is_rolled_again() -> None:
    m = laid()
    do(m, (kick_off, LEAGUE_MATCH))
    roll(m, PENALTY_HOME, 12)
    assert asked(m) == "roll-taker"
    roll(m, 2)  # a defender of 4 stars against a keeper of 2
    assert m.result == WIN


def test_s3_a_number_without_a_player_is_rolled_again() -> None:
    m = laid()
    m.fielded[1][4] = GAP
    do(m, (kick_off, LEAGUE_MATCH))
    roll(m, PENALTY_AWAY, 5)
    assert asked(m) == "roll-taker"
    roll(m, 1)  # the away keeper of 2 stars against a keeper of 4
    assert m.result == DRAW


def test_s1_the_home_team_alone_is_asked_for_a_card_and_never_in_europe() -> None:
    for kind, asks_home in ((LEAGUE_MATCH, True), (CUP_MATCH, True), (SUPERCUP_MATCH, True), (EUROPEAN_MATCH, False)):
        m = at_rest()
        hold(m, 0, "super-save")
        hold(m, 1, "super-save")
        do(m, (play_match, 0, 1, kind))
        strongest_for(m, 0, 1)
        answer(m, 1, ("pass",))
        answer(m, 0, ("pass",))
        assert (asked(m, 0) == "announce-card") == asks_home
        assert asked(m, 1) == ""


def test_s1_a_card_is_opened_after_the_die_and_spent_without_effect() -> None:
    m = at_rest()
    hold(m, 0, "super-save")
    do(m, (play_match, 0, 1, LEAGUE_MATCH))
    strongest_for(m, 0, 1)
    all_pass_but_card(m, "super-save")
    assert m.hands[0] == [card("super-save")], "it lies face down and is still the manager's"
    roll(m, ATTACK)
    assert m.hands[0] == []
    assert m.chance_under == [card("super-save")]
    assert m.result == DRAW


def all_pass_but_card(m: Seasons, name: str) -> None:
    answer(m, 1, ("pass",))
    answer(m, 0, ("pass",))
    answer(m, 0, ("lay", card(name)))


def test_s1_a_card_needs_its_formation() -> None:
    m = at_rest(squad="k2 d3 d3 d2 d2 d1 m3 m3 m2 f3 f2 d1 k1 f1")
    hold(m, 0, "wing-attack", "central-attack", "counter-attack")
    do(m, (play_match, 0, 1, LEAGUE_MATCH))
    line_up = [("place", player) for player in m.squads[0][:11]]
    answer(m, 0, ("formation", F532), *line_up)
    strongest_for(m, 1)
    answer(m, 1, ("pass",))
    answer(m, 0, ("pass",))
    assert m.choices(0) == [("pass",), ("lay", card("counter-attack"))]


def test_s2_counter_attack_and_super_save_work_on_their_face() -> None:
    m = laid()
    m.home, m.away = 1, 0
    for name, rolls, result in (("counter-attack", [MIDFIELD], WIN), ("super-save", [PENALTY_AWAY, 2], DRAW)):
        hold(m, 1, name)
        m.laid_card = card(name)
        do(m, (kick_off, LEAGUE_MATCH))
        roll(m, *rolls)
        assert m.result == result


def test_s2_wing_attack_ignores_the_die() -> None:
    m = laid()
    hold(m, 0, "wing-attack")
    m.laid_card = card("wing-attack")
    assert m.shape[0] == F442
    do(m, (kick_off, LEAGUE_MATCH))
    roll(m, PENALTY_AWAY)
    assert m.result == WIN
    assert asked(m) == ""


def test_s4_a_drawn_cup_match_is_rolled_again_without_the_card() -> None:
    m = laid()
    hold(m, 0, "super-save", "super-save")
    m.laid_card = card("super-save")
    m.home, m.away = 0, 1
    do(m, (kick_off, CUP_MATCH))
    roll(m, PENALTY_AWAY, 2)
    assert asked(m) == "roll-match-die"
    assert m.hands[0] == [card("super-save")]
    roll(m, PENALTY_AWAY, 10)  # a forward of 3 stars: saved by a keeper of 4
    assert asked(m) == "roll-match-die"
    roll(m, WHOLE)
    assert m.result == WIN
    assert m.money[0] == 120


def test_s4_a_cup_match_that_no_roll_decides_goes_to_the_dice() -> None:
    m = at_rest()
    level = [m.squads[0][0]] * 11  # everybody as strong as the keeper
    m.fielded[0], m.fielded[1] = level, level
    m.shape[0] = m.shape[1] = F442
    m.home, m.away = 0, 1
    do(m, (kick_off, CUP_MATCH))
    roll(m, WHOLE)
    assert asked(m) == "roll-d6"
    roll(m, 3, 3, 2, 5)
    assert m.result == LOSS


def test_s5_line_ups_are_sealed_then_shown_then_changed_the_home_team_last() -> None:
    m = at_rest()
    do(m, (play_match, 0, 1, LEAGUE_MATCH))
    assert m.asked == (0, 1)
    strongest_for(m, 0)
    assert m.fielded[0] == [], "nothing is shown before both are laid"
    strongest_for(m, 1)
    assert (asked(m, 1), asked(m, 0)) == ("change-line-up", "")
    all_pass(m)
    assert asked(m) == "roll-match-die"


def test_s5_fewer_than_nine_is_a_defeat_without_a_match() -> None:
    m = at_rest()
    squad_of(m, 1, "k2 d1 d1 m1 m1 m1 f1 f1")
    do(m, (play_match, 0, 1, LEAGUE_MATCH))
    answer(m, 1, ("pass",))
    assert m.result == WIN
    assert m.money[:2] == [120, 90]


def test_s5_where_neither_can_play_the_league_match_is_drawn_and_the_cup_match_goes_to_the_dice() -> None:
    m = at_rest()
    squad_of(m, 0, "k2 d1 d1 m1 m1 m1 f1 f1")
    squad_of(m, 1, "k2 d1 d1 m1 m1 m1 f1 f1")
    m.pool = []
    do(m, (play_match, 0, 1, LEAGUE_MATCH))
    assert m.result == DRAW, "nobody is to be signed, so nobody is asked"
    do(m, (play_match, 0, 1, CUP_MATCH))
    roll(m, 2, 6)
    assert m.result == LOSS


def test_s6_who_is_out_misses_league_matches_only() -> None:
    m = at_rest()
    striker = m.squads[0][9]
    m.out[striker] = INJURED
    for kind, there in ((LEAGUE_MATCH, False), (CUP_MATCH, True)):
        do(m, (play_match, 0, 1, kind))
        strongest_for(m, 0, 1)
        assert (striker in m.fielded[0]) == there
        m.todo.clear()
        m.asks.clear()


def test_s14_own_teams_meeting_field_their_strongest_without_a_question() -> None:
    m = at_rest(2)
    do(m, (play_match, 0, 2, LEAGUE_MATCH))
    assert m.asked == (CHANCE,)
    assert len(m.fielded[0]) == len(m.fielded[2]) == 11


def laid_for_events(events: int = 4) -> Seasons:
    m = at_rest(match_events=True, events_a_match=events)
    squad_of(m, 0, STRONG)
    field(m, 0)
    field(m, 1)
    m.home, m.away = 0, 1
    return m


def test_s15_match_events_give_a_score() -> None:
    m = laid_for_events()
    do(m, (kick_off, LEAGUE_MATCH))
    roll(m, 1, 6, 9, 4)  # whole team, an attack that fails, an injury at home: the player at place 4
    assert m.out[m.fielded[0][3]] == INJURED
    roll(m, 4)
    assert (m.goals, m.result) == ([2, 0], WIN)


def test_s15_a_red_card_puts_a_player_of_the_line_up_out_of_the_next_league_match() -> None:
    m = laid_for_events()
    do(m, (kick_off, LEAGUE_MATCH))
    roll(m, 12, 2)  # a red card for the away team: the player at place 2
    assert m.out[m.fielded[1][1]] == SENT_OFF


def test_s15_an_attack_against_a_defence_scores_only_for_the_attack() -> None:
    m = laid_for_events()
    forwards = m.fielded[0][-2:]
    do(m, (kick_off, LEAGUE_MATCH))
    roll(m, 5, 6)
    assert m.goals == [0, 0], "both defences hold, and score nothing"
    m.fielded[1][1:5] = [next(p for p in m.squads[1] if m.box.stars[p] == 1)] * 4
    assert sum(m.box.stars[p] for p in forwards) > 4
    roll(m, 5)
    assert m.goals == [1, 0]
    m.fielded[0][1:5] = [next(p for p in m.squads[0] if m.box.stars[p] == 1)] * 4
    roll(m, 6)
    assert (m.goals, m.result) == ([1, 1], DRAW)


def test_s15_the_number_of_events_is_an_option() -> None:
    for events in (1, 6):
        m = laid_for_events(events)
        do(m, (kick_off, LEAGUE_MATCH))
        roll(m, *[1] * events)
        assert m.asked == ()
        assert m.goals == [events, 0]


def test_s5_a_forfeit_says_who_lacked_players() -> None:
    m = at_rest()
    m.keeps_events = True
    squad_of(m, 1, "k2 d1 d1 d1 d1 m1 m1 f1")
    m.pool, m.money[1] = [], 0
    do(m, (play_match, 0, 1, LEAGUE_MATCH))
    events = Log().read(m.events, None, 0, GAME.names(GAME.pack))
    assert [event["teams"] for event in events if event["event"] == "too-few"] == [[GAME.pack.ids("team")[1]]]
    assert m.result == WIN


def test_s15_wing_attack_decides_a_match_of_events_at_once() -> None:
    m = laid_for_events()
    hold(m, 0, "wing-attack")
    m.laid_card = card("wing-attack")
    do(m, (kick_off, LEAGUE_MATCH))
    roll(m, 12)
    assert (m.goals, m.result) == ([1, 0], WIN)
