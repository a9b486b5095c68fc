"""The events of this game. A field that need not be there is seen by some seats only."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from golazo.games.magic_number_eleven.view_types import EffectKind, Line, Part, Slot, Squad


class StarShown(TypedDict):
    card: int


class StarPicked(TypedDict):
    team: Squad
    card: int


class StarDismissed(TypedDict):
    card: int


class LinedUp(TypedDict):
    team: Squad
    card: list[int]


class HalfBegins(TypedDict):
    half: int
    team: Squad


class Turn(TypedDict):
    team: Squad


class TurnAddedTime(TypedDict):
    team: Squad


class HalfTime(TypedDict):
    home: int
    away: int


class FullTime(TypedDict):
    home: int
    away: int


class Passed(TypedDict):
    team: Squad
    cards: int


class Pressed(TypedDict):
    team: Squad
    spaces: int
    control: int
    why: list[Part]


class Placed(TypedDict):
    team: Squad
    card: int
    line: Line
    column: int


class Effect(TypedDict):
    team: Squad
    card: int
    effect: EffectKind


class ControlMoved(TypedDict):
    team: Squad
    spaces: int
    control: int
    why: list[Part]


class Kept(TypedDict):
    team: Squad
    synergy: NotRequired[int]


class Drawn(TypedDict):
    team: Squad
    synergy: NotRequired[int]


class Peeked(TypedDict):
    team: Squad
    synergy: NotRequired[int]


class Lost(TypedDict):
    team: Squad
    synergy: NotRequired[int]


class Revealed(TypedDict):
    team: Squad
    synergy: int


class Reshuffled(TypedDict):
    cards: int


class Shown(TypedDict):
    team: Squad
    synergy: list[int]


class Substituted(TypedDict):
    team: Squad
    card: int
    coming: int


class Shot(TypedDict):
    team: Squad
    card: int
    slot: Slot
    base: int


class ShotCannon(TypedDict):
    team: Squad
    card: int
    base: int


class ShotWithoutBase(TypedDict):
    team: Squad


class AttackLaid(TypedDict):
    team: Squad
    cards: int
    synergy: NotRequired[list[int]]


class RepliedBlind(TypedDict):
    team: Squad


class Replied(TypedDict):
    team: Squad
    synergy: NotRequired[int]


class RepliedNone(TypedDict):
    team: Squad


class AttackTotal(TypedDict):
    team: Squad
    total: int
    why: list[Part]


class DefenceTotal(TypedDict):
    team: Squad
    total: int
    why: list[Part]


class Out(TypedDict):
    team: Squad


class Tackled(TypedDict):
    team: Squad


class Goal(TypedDict):
    team: Squad
    home: int
    away: int


class GoalMagic(TypedDict):
    team: Squad
    home: int
    away: int


class GoalPenalty(TypedDict):
    team: Squad
    home: int
    away: int


class Saved(TypedDict):
    team: Squad


class PenaltySaved(TypedDict):
    team: Squad
    kick: int
    keeper: int


class PenaltyScored(TypedDict):
    team: Squad
    kick: int
    keeper: int


class KickScored(TypedDict):
    team: Squad
    kick: int
    keeper: int


class KickSaved(TypedDict):
    team: Squad
    kick: int
    keeper: int


class Agreed(TypedDict):
    team: Squad


class Declined(TypedDict):
    team: Squad
