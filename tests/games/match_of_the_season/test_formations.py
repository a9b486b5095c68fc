"""Line-ups and formations, and the safety of the draft (rulings S5 and S16)."""

from itertools import combinations

import golazo
from golazo.games.match_of_the_season.knowledge.draft_safety import deals, unsafe_deals
from golazo.games.match_of_the_season.rules.formations import GAP, counted, filled, laid, lines_of, playable, strongest
from golazo.games.match_of_the_season.schema import PROVEN, columns

FORMATIONS = ((5, 3, 2), (4, 4, 2), (4, 3, 3), (3, 4, 3), (3, 5, 2))


def squad(text: str) -> tuple[list[int], list[int], list[int]]:
    """A squad as "k3 d2 d1 ...": numbers, stars, positions."""
    words = text.split()
    return list(range(len(words))), [int(word[1]) for word in words], ["kdmf".index(word[0]) for word in words]


def test_s5_only_formations_that_can_be_filled() -> None:
    numbers, stars, position = squad("k1 d1 d1 d1 d1 m1 m1 m1 m1 f1 f1 f1")
    lines = lines_of(numbers, stars, position)
    assert [FORMATIONS[f] for f in playable(counted(lines), FORMATIONS)] == [
        (4, 4, 2),
        (4, 3, 3),
        (3, 4, 3),
    ]


def test_s5_ten_or_nine_only_without_an_eleven() -> None:
    numbers, stars, position = squad("k1 d1 d1 d1 m1 m1 m1 m1 m1 f1")
    lines = lines_of(numbers, stars, position)
    assert [FORMATIONS[f] for f in playable(counted(lines), FORMATIONS)] == [
        (4, 4, 2),
        (3, 4, 3),
        (3, 5, 2),
    ]
    assert [filled(counted(lines), formation) for formation in FORMATIONS] == [8, 9, 8, 9, 10]
    numbers, stars, position = squad("k1 d1 d1 m1 m1 m1 f1 f1")
    assert playable(counted(lines_of(numbers, stars, position)), FORMATIONS) == []


def test_strongest_has_the_most_stars_of_all_line_ups() -> None:
    numbers, stars, position = squad("k1 k2 d1 d4 d2 d2 d3 m5 m1 m1 m2 m3 f4 f1 f3")
    lines = lines_of(numbers, stars, position)
    found = strongest(lines, FORMATIONS, stars)
    best = 0
    for eleven in combinations(numbers, 11):
        shape = tuple(sum(position[p] == line for p in eleven) for line in range(4))
        if shape[0] == 1 and shape[1:] in FORMATIONS:
            best = max(best, sum(stars[p] for p in eleven))
    assert sum(stars[p] for p in found[1]) == best


def test_strongest_puts_the_best_midfielders_on_the_wings() -> None:
    numbers, stars, position = squad("k1 d1 d1 d1 d1 m2 m5 m3 m4 f1 f1")
    line_up = laid(lines_of(numbers, stars, position), (4, 4, 2))
    assert [stars[p] for p in line_up[5:9]] == [5, 3, 2, 4]


def test_gaps_are_laid_where_nobody_is_left() -> None:
    numbers, stars, position = squad("d1 d1 d1 d1 m1 m1 m1 m1 f1 f1")
    assert laid(lines_of(numbers, stars, position), (4, 4, 2))[0] == GAP


def test_s16_every_deal_can_be_drafted_into_a_legal_eleven_against_everybody() -> None:
    assert columns(golazo.game("match-of-the-season").pack) == PROVEN
    assert [sum(PROVEN[stars]) for stars in (1, 2, 3, 4, 5)] == [38, 32, 24, 16, 10]
    assert len(deals(PROVEN)) > 50
    assert unsafe_deals(PROVEN, FORMATIONS, 4) == []


def test_the_check_finds_a_pack_that_can_leave_a_squad_without_an_eleven() -> None:
    assert unsafe_deals({**PROVEN, 3: (3, 7, 8, 6), 4: (2, 4, 6, 4)}, FORMATIONS, 4)
