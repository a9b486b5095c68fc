"""The player deck: cards are turned up, and players without a team go under it or to the open pool (S9, S18)."""

from __future__ import annotations

from typing import Final

from golazo.engine.asking import Chance
from golazo.engine.steps import step
from golazo.games.match_of_the_season.events import PlayerTurned
from golazo.games.match_of_the_season.state import Seasons


def _drawn(m: Seasons, player: int) -> None:
    m.deck[player] = 0
    _turned(m, player)


def _turned(m: Seasons, player: int) -> None:
    m.turned.append(player)
    if m.keeps_events:
        m.tell(PlayerTurned, footballer=player, position=m.box.position[player], stars=m.box.stars[player])


draw_player: Final = Chance[Seasons]("draw-player", weights=lambda m: m.deck, take=_drawn, verb="footballer", rule="S9")


@step
def turn_player(m: Seasons) -> None:
    """Turn the top card of the player deck; an empty deck turns none (S18)."""
    if 1 in m.deck:
        m.then([(draw_player,)])
    elif m.under:
        # What was put under the deck comes up in the order everybody saw.
        _turned(m, m.under.pop(0))


def put_away(m: Seasons, player: int) -> None:
    """A player without a team: one star to the open pool, others under the deck (S9)."""
    if m.box.stars[player] == 1:
        m.pool.append(player)
    else:
        m.under.append(player)
