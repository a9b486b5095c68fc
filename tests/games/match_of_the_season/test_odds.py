"""The match die and the tactic cards (chapter on the match, rulings S1 to S4 and S15)."""

from fractions import Fraction

import pytest

from golazo.games.match_of_the_season.bot import odds
from golazo.games.match_of_the_season.rules import match_die
from golazo.games.match_of_the_season.rules.match_die import DRAW, LOSS, WIN, Side, side

F442 = (4, 4, 2)
F352 = (3, 5, 2)
F433 = (4, 3, 3)


def home() -> Side:
    return side([3, 2, 2, 2, 2, 4, 1, 1, 4, 5, 5], F442)


def away() -> Side:
    return side([4, 3, 3, 3, 3, 2, 3, 2, 2, 2, 2], F442)


def test_s3_the_keeper_counts_for_the_whole_team_and_not_for_the_defence() -> None:
    assert home()[:5] == (31, 10, 10, 8, 3)


def test_s2_wings_are_the_outermost_midfielders() -> None:
    assert home().wings == 8
    assert side([1, 1, 1, 1, 5, 2, 2, 2, 4, 1, 1], F352).wings == 9


@pytest.mark.parametrize(("face", "result"), [(1, WIN), (2, WIN), (3, WIN), (4, LOSS)])
def test_each_face_compares_its_line(face: int, result: int) -> None:
    assert match_die.judged(home(), away(), face, match_die.NO_TACTIC, False) == result


def test_equal_stars_are_a_draw() -> None:
    assert all(match_die.judged(home(), home(), face, match_die.NO_TACTIC, False) == DRAW for face in (1, 2, 3, 4))


@pytest.mark.parametrize(
    ("taker", "keeper", "face", "result"), [(4, 3, 5, WIN), (3, 3, 5, DRAW), (4, 3, 6, LOSS), (2, 3, 6, DRAW)]
)
def test_a_penalty_is_scored_only_with_more_stars_than_the_keeper(
    taker: int, keeper: int, face: int, result: int
) -> None:
    assert match_die.penalty(taker, keeper, match_die.NO_TACTIC, face) == result


def test_s2_super_save_saves_the_away_penalty_only() -> None:
    assert match_die.penalty(5, 1, match_die.SUPER_SAVE, match_die.PENALTY_AWAY) == DRAW
    assert match_die.penalty(5, 1, match_die.SUPER_SAVE, match_die.PENALTY_HOME) == WIN


def test_s2_counter_attack_wins_on_midfield_only_when_weaker() -> None:
    assert match_die.judged(away(), home(), match_die.MIDFIELD, match_die.COUNTER_ATTACK, False) == WIN
    assert match_die.judged(away(), home(), match_die.ATTACK, match_die.COUNTER_ATTACK, False) == LOSS
    assert match_die.judged(home(), home(), match_die.MIDFIELD, match_die.COUNTER_ATTACK, False) == DRAW


def test_s2_wing_attack_ignores_the_die() -> None:
    assert {match_die.judged(home(), away(), face, match_die.WING_ATTACK, False) for face in (1, 2, 3, 4)} == {WIN}
    assert odds.odds(home(), away(), match_die.WING_ATTACK) == (1, 0, 0, 1)


@pytest.mark.parametrize(("formation", "more"), [(F442, 8), (F352, 10)])
def test_s2_central_attack_adds_two_for_each_forward_and_central_midfielder(
    formation: tuple[int, int, int], more: int
) -> None:
    ours = side([1] * 11, formation)
    card = match_die.CENTRAL_ATTACK
    assert match_die.compared(ours, ours, match_die.WHOLE_TEAM, card, False)[0] == 11 + more
    assert match_die.compared(ours, ours, match_die.ATTACK, card, False)[0] == 2 + 4
    assert match_die.compared(ours, ours, match_die.MIDFIELD, card, False)[0] == formation[1] + more - 4
    assert match_die.compared(ours, ours, match_die.DEFENCE, card, False)[0] == formation[0]


def test_s2_match_of_the_season_adds_five_to_midfield_and_whole_team() -> None:
    ours = side([1] * 11, F433)
    gains = [match_die.compared(ours, ours, face, match_die.MATCH_OF_THE_SEASON, False) for face in (1, 2, 3, 4)]
    assert [mine - theirs for mine, theirs in gains] == [5, 0, 5, 0]


def test_s1_a_card_needs_a_formation_it_is_valid_for() -> None:
    assert [match_die.is_valid(match_die.WING_ATTACK, f) for f in (F442, F352, (3, 4, 3), F433, (5, 3, 2))] == [
        1,
        1,
        1,
        0,
        0,
    ]
    assert [match_die.is_valid(match_die.CENTRAL_ATTACK, f) for f in (F442, F352, (3, 4, 3), F433)] == [1, 1, 0, 0]
    assert match_die.is_valid(match_die.SUPER_SAVE, F433)


def test_s15_crossed_dice_set_attack_against_defence() -> None:
    assert match_die.compared(home(), away(), match_die.ATTACK, match_die.NO_TACTIC, True) == (8, 4)
    assert match_die.compared(home(), away(), match_die.DEFENCE, match_die.NO_TACTIC, True) == (10, 12)
    assert match_die.compared(home(), away(), match_die.DEFENCE, match_die.CENTRAL_ATTACK, True) == (14, 12)


def test_odds_are_counted_over_faces_and_takers() -> None:
    # Faces 1, 2, 3 win and 4 loses; 2 of 11 home takers beat a keeper of 4 stars; no away taker beats one of 3.
    chances = odds.odds(home(), away())
    assert Fraction(chances.win, chances.cases) == Fraction(3, 6) + Fraction(2, 66)
    assert Fraction(chances.loss, chances.cases) == Fraction(1, 6) + Fraction(1, 66)
    assert chances.win + chances.draw + chances.loss == chances.cases


def test_odds_match_a_walk_over_every_case() -> None:
    for card in range(match_die.NO_TACTIC, len(match_die.TACTICS)):
        results = []
        for face in range(1, 7):
            for ours in home().takers:
                for theirs in away().takers:
                    if face < match_die.PENALTY_HOME or card == match_die.WING_ATTACK:
                        results.append(match_die.judged(home(), away(), face, card, False))
                    elif face == match_die.PENALTY_HOME:
                        results.append(match_die.penalty(ours, away().keeper, card, face))
                    else:
                        results.append(match_die.penalty(theirs, home().keeper, card, face))
        chances = odds.odds(home(), away(), card)
        counted = [Fraction(n, chances.cases) for n in chances[:3]]
        assert counted == [Fraction(results.count(result), len(results)) for result in (WIN, DRAW, LOSS)]


def test_s4_a_drawn_cup_match_is_rolled_again_without_the_card() -> None:
    chances = odds.odds(home(), away())
    assert odds.knock_out(home(), away()) == pytest.approx(chances.win / (chances.win + chances.loss))
    saved = odds.odds(home(), away(), match_die.SUPER_SAVE)
    through = chances.win / (chances.win + chances.loss)
    assert odds.knock_out(home(), away(), match_die.SUPER_SAVE) == pytest.approx(
        (saved.win + saved.draw * through) / saved.cases
    )


def test_a_match_that_no_roll_decides_is_known() -> None:
    level = side([3] * 11, F442)
    for chances in (odds.odds(level, level), odds.odds_of_events(level, level, range(9), 4)):
        assert chances.draw == chances.cases
    assert odds.knock_out(level, level) == 0.5


def test_gaps_have_no_stars_and_take_no_penalty() -> None:
    short = side([None, 2, 2, 2, 2, None, 1, 1, 4, 5, 5], F442)
    assert (short.keeper, short.wings, len(short.takers)) == (0, 4, 9)


@pytest.mark.parametrize("card", [match_die.NO_TACTIC, match_die.SUPER_SAVE, match_die.COUNTER_ATTACK])
def test_s15_odds_of_events_are_those_of_their_goals(card: int) -> None:
    """With one event for each face, one roll is the match die; two rolls are its goals added up."""
    plain = odds.odds(home(), away(), card)
    assert odds.odds_of_events(home(), away(), range(1, 7), 1, card) == plain
    twice = odds.odds_of_events(home(), away(), range(1, 7), 2, card)
    assert twice.cases == plain.cases**2 == twice.win + twice.draw + twice.loss
    assert twice.win == plain.win**2 + 2 * plain.win * plain.draw
    assert twice.draw == plain.draw**2 + 2 * plain.win * plain.loss
