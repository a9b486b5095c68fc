"""The spaces of the board: what happens where the token stops (chapter on moving, S8)."""

from __future__ import annotations

from typing import Final

from golazo.games.match_of_the_season.cards import CHANCE_SPACE, DUTY, INJURY, RED_CARD, TRANSFER
from golazo.games.match_of_the_season.events import Lands
from golazo.games.match_of_the_season.rules.absences import call_up, strike
from golazo.games.match_of_the_season.rules.auctions import TO_POOL
from golazo.games.match_of_the_season.rules.before_auction import turn_for_auction
from golazo.games.match_of_the_season.rules.chance_cards import draw_chance
from golazo.games.match_of_the_season.rules.dice import from_team
from golazo.games.match_of_the_season.state import INJURED, SENT_OFF, Seasons

HARD_WEEK: Final = 5
"""In this week injury and red card strike every team."""


def land(m: Seasons) -> None:
    """What the space says: mostly for the mover alone (S8)."""
    kind = m.box.space[m.space]
    options = m.box.options
    everyone = from_team(m, m.mover)
    mover = [m.mover]
    if m.keeps_events:
        m.tell(Lands, team=m.mover, space=m.space, space_kind=kind)
    if kind == CHANCE_SPACE:
        m.then([(draw_chance, team) for team in (everyone if options["everyone_draws"] else mover)])
    elif kind in (INJURY, RED_CARD):
        why = INJURED if kind == INJURY else SENT_OFF
        m.then([(strike, team, why) for team in (everyone if m.box.week[m.space] == HARD_WEEK else mover)])
    elif kind == DUTY:
        for team in everyone if options["duty_for_everyone"] else mover:
            call_up(m, team, m.box.called[m.space])
    elif kind == TRANSFER:
        m.then([(turn_for_auction, TO_POOL, m.mover)])
