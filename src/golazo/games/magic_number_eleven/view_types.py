"""The shape of a view: what the browser gets, and what bots may read."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from golazo.games.magic_number_eleven.cards import EFFECTS, SQUADS
from golazo.games.magic_number_eleven.names import SHOT_KINDS
from golazo.games.magic_number_eleven.rules.field import SLOTS

Squad = Annotated[int, SQUADS]
Line = Annotated[int, ("front", "second", "third", "final")]
Slot = Annotated[int, SLOTS]
EffectKind = Annotated[int, EFFECTS]
ShotKind = Annotated[int, SHOT_KINDS]


class Part(TypedDict):
    """One line of a breakdown: icons, a card's ability, a synergy card, what the end of the track took off."""

    amount: int
    by: str
    rule: str
    card: NotRequired[int]
    synergy: NotRequired[int]


class TurnOf(TypedDict):
    team: Squad


class Players(TypedDict):
    card: list[int]


class Synergy(TypedDict):
    synergy: list[int]


class SlotsOf(TypedDict):
    slot: list[Slot]


class Man(TypedDict):
    """A player's card on the field.

    `slots` has a sign for each slot and for the printed whole icon: small half, capital whole, `*` disc, `!` this
    shot's disc. `column` is the left one of the two that it covers. `icons`, `discs` and `shooting` are the slots with
    an attack icon that may shoot, with a disc, and with the disc of the shot under way.
    """

    card: int
    code: str
    slots: str
    line: Line
    column: int
    base_attack: int
    icons: SlotsOf
    discs: SlotsOf
    shooting: SlotsOf


Icons = TypedDict("Icons", {"attack": int, "defence": int, "pass": int, "press": int})
"""Whole icons of each kind."""


class Team(TypedDict):
    """A team; its hand, and the cards it draws to keep one of them, are visible to itself alone."""

    team: Squad
    state: str
    attack_cards: int
    ready: Players
    bench: Players
    gone: Players
    substitutions_left: int
    field: list[Man]
    icons: Icons
    hand_size: int
    hand: Synergy | None
    peeked: Synergy | None
    peeked_size: int


class Laid(TypedDict):
    """The cards that one side of a shot has laid."""

    blind: int
    from_hand: int
    turned: Synergy
    laid: Synergy | None


class Shot(TypedDict):
    team: Squad
    kind: ShotKind
    card: int | None
    base_attack: int
    base_defence: int
    attack: Laid
    defence: Laid


class View(TypedDict):
    """`odds` are the synergy cards that the seat has not seen; a table without odds leaves them out."""

    half: int
    turn: TurnOf | None
    added_time: bool
    added_time_next: bool
    control: int
    track: list[str]
    edges: dict[str, str]
    score: tuple[int, int]
    shoot_out: tuple[int, int] | None
    market: Players
    teams: tuple[Team, Team]
    deck: int
    discards: int
    shot: Shot | None
    odds: NotRequired[Synergy | None]
