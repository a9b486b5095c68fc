"""The match die: what each face compares, what a tactic card changes, and the exact odds of a match.

Results are seen from the home team: `WIN`, `DRAW`, `LOSS`. Odds are counted, not estimated: the six faces, and for a
penalty every taker, are gone through one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from golazo.engine.events import part
from golazo.games.match_of_the_season.rules.squads import Formation

WIN: Final = 1
DRAW: Final = 0
LOSS: Final = -1

WHOLE_TEAM: Final = 1
ATTACK: Final = 2
MIDFIELD: Final = 3
DEFENCE: Final = 4
PENALTY_HOME: Final = 5
PENALTY_AWAY: Final = 6
FACES: Final = 6

NO_TACTIC: Final = -1
COUNTER_ATTACK: Final = 0
WING_ATTACK: Final = 1
CENTRAL_ATTACK: Final = 2
MATCH_OF_THE_SEASON: Final = 3
SUPER_SAVE: Final = 4
TACTICS: Final = ("counter-attack", "wing-attack", "central-attack", "match-of-the-season", "super-save")

WING_FORMATIONS: Final[tuple[Formation, ...]] = ((4, 4, 2), (3, 5, 2), (3, 4, 3))
CENTRAL_FORMATIONS: Final[tuple[Formation, ...]] = ((4, 4, 2), (3, 5, 2))
CENTRAL_STARS: Final = 2
MATCH_OF_THE_SEASON_STARS: Final = 5


class Side(NamedTuple):
    """A line-up in numbers: the stars of its lines, and who could take a penalty."""

    whole: int
    attack: int
    midfield: int
    defence: int
    keeper: int
    wings: int
    """The outermost midfielders, one at each end of the line. S2"""
    forwards: int
    centrals: int
    takers: tuple[int, ...]
    """The stars of everybody on the field, from the keeper, left to right."""


def side(stars: Sequence[int | None], formation: Formation) -> Side:
    """A line-up in numbers; None is a gap. The keeper counts for the whole team, not for the defence. S3"""
    defenders, midfielders, _ = formation
    middle = 1 + defenders
    front = middle + midfielders
    takers = tuple([star for star in stars if star is not None])
    forwards = [star for star in stars[front:] if star is not None]
    centrals = [star for star in stars[middle + 1 : front - 1] if star is not None]
    whole = sum(takers)
    attack = sum(forwards)
    wings = (stars[middle] or 0) + (stars[front - 1] or 0)
    midfield = wings + sum(centrals)
    keeper = stars[0] or 0
    defence = whole - attack - midfield - keeper
    return Side(whole, attack, midfield, defence, keeper, wings, len(forwards), len(centrals), takers)


def is_valid(tactic: int, formation: Formation) -> bool:
    """Whether a tactic card can be laid with this formation. S1"""
    if tactic == WING_ATTACK:
        return formation in WING_FORMATIONS
    if tactic == CENTRAL_ATTACK:
        return formation in CENTRAL_FORMATIONS
    return True


def compared(home: Side, away: Side, face: int, tactic: int, crossed: bool) -> tuple[int, int]:
    """The stars that a face of the match die sets against each other, tactic card included. S2, S15"""
    central = CENTRAL_STARS if tactic == CENTRAL_ATTACK else 0
    season = MATCH_OF_THE_SEASON_STARS if tactic == MATCH_OF_THE_SEASON else 0
    if face == WHOLE_TEAM:
        return home.whole + central * (home.forwards + home.centrals) + season, away.whole
    if face == MIDFIELD:
        return home.midfield + central * home.centrals + season, away.midfield
    if face == ATTACK:
        return (home.defence, away.attack) if crossed else (home.attack + central * home.forwards, away.attack)
    if crossed:
        return home.attack + central * home.forwards, away.defence
    return home.defence, away.defence


def breakdown(
    home: Side, away: Side, face: int, tactic: int, crossed: bool
) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Where the stars come from that are set against each other: the line, and what a tactic card adds."""
    if tactic == WING_ATTACK:
        return [part(home.wings, "wings", "S2")], [part(away.wings, "wings", "S2")]
    ours = (
        "whole-team"
        if face == WHOLE_TEAM
        else "midfield"
        if face == MIDFIELD
        else "attack"
        if (face == ATTACK) != crossed
        else "defence"
    )
    theirs = "attack" if face == ATTACK else "defence" if face == DEFENCE else ours
    plain = compared(home, away, face, NO_TACTIC, crossed)
    more = compared(home, away, face, tactic, crossed)[0] - plain[0]
    counted = [part(plain[0], ours, "S3")]
    if more:
        card = "central-attack" if tactic == CENTRAL_ATTACK else "match-of-the-season"
        counted.append(part(more, card, "S2"))
    return counted, [part(plain[1], theirs, "S3")]


def judged(home: Side, away: Side, face: int, tactic: int, crossed: bool) -> int:
    """The result of a face that needs no penalty taker."""
    if tactic == WING_ATTACK:
        ours, theirs = home.wings, away.wings
    else:
        ours, theirs = compared(home, away, face, tactic, crossed)
    if ours < theirs:
        return WIN if tactic == COUNTER_ATTACK and face == MIDFIELD else LOSS
    return WIN if ours > theirs else DRAW


def penalty(taker: int, keeper: int, tactic: int, face: int) -> int:
    """The result of a penalty: scored with more stars than the keeper has, otherwise saved and the match drawn."""
    if taker <= keeper or (tactic == SUPER_SAVE and face == PENALTY_AWAY):
        return DRAW
    return WIN if face == PENALTY_HOME else LOSS


class Odds(NamedTuple):
    """How many of `cases` equally likely cases end in which way."""

    win: int
    draw: int
    loss: int
    cases: int


def odds(home: Side, away: Side, tactic: int = NO_TACTIC, crossed: bool = False) -> Odds:
    """The exact odds of one roll of the match die."""
    if tactic == WING_ATTACK:
        result = judged(home, away, WHOLE_TEAM, tactic, crossed)
        return Odds(int(result == WIN), int(result == DRAW), int(result == LOSS), 1)
    each = len(home.takers) * len(away.takers)
    win = draw = loss = 0
    for face in (WHOLE_TEAM, ATTACK, MIDFIELD, DEFENCE):
        result = judged(home, away, face, tactic, crossed)
        if result == WIN:
            win += each
        elif result == LOSS:
            loss += each
        else:
            draw += each
    scored = sum(taker > away.keeper for taker in home.takers) * len(away.takers)
    win += scored
    draw += each - scored
    if tactic == SUPER_SAVE:
        draw += each
    else:
        scored = sum(taker > home.keeper for taker in away.takers) * len(home.takers)
        loss += scored
        draw += each - scored
    return Odds(win, draw, loss, FACES * each)


def odds_of_events(
    home: Side, away: Side, events: Sequence[int], rolls: int, tactic: int = NO_TACTIC, crossed: bool = False
) -> Odds:
    """The exact odds of several match events, each worth a goal; an event that is no face of the die gives none. S15"""
    if tactic == WING_ATTACK:
        return odds(home, away, tactic, crossed)
    each = len(home.takers) * len(away.takers)
    win = loss = 0
    for event in events:
        if WHOLE_TEAM <= event <= DEFENCE:
            result = judged(home, away, event, tactic, crossed)
            win += each * (result == WIN)
            loss += each * (result == LOSS)
        elif event == PENALTY_HOME:
            win += sum(taker > away.keeper for taker in home.takers) * len(away.takers)
        elif event == PENALTY_AWAY and tactic != SUPER_SAVE:
            loss += sum(taker > home.keeper for taker in away.takers) * len(home.takers)
    cases = each * len(events)
    leads = {0: 1}
    for _ in range(rolls):
        after: dict[int, int] = {}
        for lead, ways in leads.items():
            for goal, chances in ((WIN, win), (DRAW, cases - win - loss), (LOSS, loss)):
                after[lead + goal] = after.get(lead + goal, 0) + ways * chances
        leads = after
    won = sum(ways for lead, ways in leads.items() if lead > 0)
    lost = sum(ways for lead, ways in leads.items() if lead < 0)
    return Odds(won, leads[0], lost, cases**rolls)


def knock_out(home: Side, away: Side, tactic: int = NO_TACTIC, crossed: bool = False) -> float:
    """The chance of the home team to come through where a draw is rolled again, without the card. S4"""
    first = odds(home, away, tactic, crossed)
    if first.draw == 0:
        return first.win / first.cases
    again = odds(home, away, NO_TACTIC, crossed)
    decided = again.win + again.loss
    through = again.win / decided if decided else 0.5
    return (first.win + first.draw * through) / first.cases
