"""With fewer than four managers: the fourth team of a game for three has no players (S14)."""

from __future__ import annotations

from golazo.games.match_of_the_season.cards import TEAMS
from golazo.games.match_of_the_season.events import Walkover
from golazo.games.match_of_the_season.rules.match_die import LOSS, WIN
from golazo.games.match_of_the_season.state import NOBODY, Seasons


def is_empty(m: Seasons, club: int) -> bool:
    """Whether this is the fourth team of a game for three: it has no players and loses every match (S14)."""
    return club < TEAMS and m.manager[club] == NOBODY


def walk_over(m: Seasons) -> None:
    """The other team wins without a match."""
    m.result = LOSS if is_empty(m, m.home) else WIN
    if m.keeps_events:
        m.tell(Walkover, home=m.home, away=m.away)
