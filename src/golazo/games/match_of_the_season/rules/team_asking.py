"""What questions to one team share: its number comes first among the question's numbers, and its manager answers."""

from __future__ import annotations

from golazo.engine.asking import Ask
from golazo.games.match_of_the_season.state import Seasons


def its_manager(m: Seasons, team: int, *_: int) -> tuple[int]:
    return (m.manager[team],)


def acting_team(m: Seasons, ask: Ask) -> int:
    return int(ask.numbers[0])


def for_team(m: Seasons, ask: Ask) -> dict[str, object]:
    return {"team": ask.numbers[0]}
