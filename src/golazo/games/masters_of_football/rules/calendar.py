"""The championship's calendar (p. 4): six matchdays, Academy after the second, Transfer Market after the third."""

from typing import Final

from golazo.engine.steps import step
from golazo.games.masters_of_football.events import Income, Matchday
from golazo.games.masters_of_football.rules.academy import academy
from golazo.games.masters_of_football.rules.champions import crown_champions
from golazo.games.masters_of_football.rules.market import transfer_market
from golazo.games.masters_of_football.rules.preparation import play_match
from golazo.games.masters_of_football.rules.standings import teams_of
from golazo.games.masters_of_football.state import ALL_AT_ONCE, ONE_AT_A_TIME, TEAMS_A_CHAMPIONSHIP, Competition

# The circle method; in the second half home and away are swapped.
FIRST_HALF: Final = (((0, 3), (1, 2)), ((3, 2), (0, 1)), ((1, 3), (2, 0)))
MATCHDAYS: Final = 2 * len(FIRST_HALF)


def fixtures(matchday: int, championship: int) -> list[tuple[int, int]]:
    """(home, away) of a matchday, 0 to 5."""
    teams = teams_of(championship)
    pairs = FIRST_HALF[matchday % len(FIRST_HALF)]
    if matchday < len(FIRST_HALF):
        return [(teams[home], teams[away]) for home, away in pairs]
    return [(teams[away], teams[home]) for home, away in pairs]


@step
def season(m: Competition) -> None:
    """p. 4, in printed order."""
    m.then(
        [
            (play_matchday, 0),
            (play_matchday, 1),
            (academy,),
            (play_matchday, 2),
            (transfer_market,),
            (play_matchday, 3),
            (play_matchday, 4),
            (play_matchday, 5),
            (crown_champions,),
        ]
    )


@step
def play_matchday(m: Competition, matchday: int) -> None:
    """p. 4 and 13: the matches in the order of the fixtures, one of each championship at a time, or all (M21)."""
    m.matchday = matchday + 1
    if m.keeps_events:
        m.tell(Matchday, number=matchday + 1)
    for seat, manager in enumerate(m.managers):
        income = m.box.managers[manager].income
        m.money[seat] += income
        if income and m.keeps_events:
            m.tell(Income, player=seat, amount=income)
    championships = range(len(m.seat_of) // TEAMS_A_CHAMPIONSHIP)
    matches = [fixtures(matchday, championship) for championship in championships]
    if m.pace == ONE_AT_A_TIME:
        m.then([(play_match, 0, home, away) for pairs in matches for home, away in pairs])
    elif m.pace == ALL_AT_ONCE:
        all_matches = [pair for pairs in matches for pair in pairs]
        m.fork([[(play_match, p, home, away)] for p, (home, away) in enumerate(all_matches)])
    else:
        m.then([(play_in_parallel, matchday, number) for number in range(len(matches[0]))])


@step
def play_in_parallel(m: Competition, matchday: int, number: int) -> None:
    """p. 13: the first, or the second, match of each championship, side by side."""
    pairs = [fixtures(matchday, p)[number] for p in range(len(m.sides))]
    if len(pairs) == 1:
        m.then([(play_match, 0, *pairs[0])])
    else:
        m.fork([[(play_match, p, home, away)] for p, (home, away) in enumerate(pairs)])
