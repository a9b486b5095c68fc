"""The match die: what each face compares, and what a tactic card changes (chapter on the match, S2, S3, S15).

Results are seen from the home team: `WIN`, `DRAW`, `LOSS`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from golazo.games.match_of_the_season.rules.formations import Formation
from golazo.games.match_of_the_season.view_types import Part

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

ATTACK_HOME: Final = 11
"""Match events beyond the faces of the die: an attack of either side against the other's defence. S15"""
ATTACK_AWAY: Final = 12

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


def breakdown(home: Side, away: Side, face: int, tactic: int, crossed: bool) -> tuple[list[Part], list[Part]]:
    """Where the stars come from that are set against each other: the line, and what a tactic card adds."""
    if tactic == WING_ATTACK:
        return [Part(amount=home.wings, by="wings", rule="S2")], [Part(amount=away.wings, by="wings", rule="S2")]
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
    counted = [Part(amount=plain[0], by=ours, rule="S3")]
    if more:
        card = "central-attack" if tactic == CENTRAL_ATTACK else "match-of-the-season"
        counted.append(Part(amount=more, by=card, rule="S2"))
    return counted, [Part(amount=plain[1], by=theirs, rule="S3")]


def attack_breakdown(home: Side, away: Side, event: int, tactic: int) -> tuple[list[Part], list[Part]]:
    """Where the stars come from that a match event sets against each other, home team first."""
    if event == ATTACK_AWAY:
        held = [Part(amount=home.defence, by="defence", rule="S15")]
        return held, [Part(amount=away.attack, by="attack", rule="S15")]
    counted = [Part(amount=home.attack, by="attack", rule="S15")]
    if tactic == CENTRAL_ATTACK:
        counted.append(Part(amount=CENTRAL_STARS * home.forwards, by="central-attack", rule="S2"))
    return counted, [Part(amount=away.defence, by="defence", rule="S15")]


def judged(home: Side, away: Side, face: int, tactic: int, crossed: bool) -> int:
    """The result of a face that needs no penalty taker."""
    if tactic == WING_ATTACK:
        ours, theirs = home.wings, away.wings
    else:
        ours, theirs = compared(home, away, face, tactic, crossed)
    if ours < theirs:
        return WIN if tactic == COUNTER_ATTACK and face == MIDFIELD else LOSS
    return WIN if ours > theirs else DRAW


def attacked(home: Side, away: Side, event: int, tactic: int) -> int:
    """The result of a match event that sets the attack of one side against the other's defence. S15

    A defence that holds scores nothing itself.
    """
    if event == ATTACK_AWAY:
        return LOSS if away.attack > home.defence else DRAW
    central = CENTRAL_STARS * home.forwards if tactic == CENTRAL_ATTACK else 0
    return WIN if home.attack + central > away.defence else DRAW


def penalty(taker: int, keeper: int, tactic: int, face: int) -> int:
    """The result of a penalty: scored with more stars than the keeper has, otherwise saved and the match drawn."""
    if taker <= keeper or (tactic == SUPER_SAVE and face == PENALTY_AWAY):
        return DRAW
    return WIN if face == PENALTY_HOME else LOSS
