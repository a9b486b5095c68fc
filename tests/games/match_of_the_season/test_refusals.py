"""Every refusal says why: whatever was ever offered, asked for at another moment, gets a reason of its own."""

from __future__ import annotations

import random

import pytest

from golazo.engine.asking import Choice
from tests.games.match_of_the_season.arrange import GAME

VAGUE = {"not-offered", "choice-unknown", "choice-unreadable"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_refusal_is_vague(seats: int) -> None:
    rng = random.Random(seats)
    tried: dict[str, list[Choice]] = {}
    """Choices by verb, as they were offered."""
    reasons = set()
    for game in range(3):
        table = GAME.new(seats, f"refusals {game}", options={"seasons": 2, "match_events": game == 2})
        while not table.over:
            seat = table.asked[0]
            offered = [*table.choices(seat), *table.acts(seat)]
            for choice in rng.sample(offered, min(2, len(offered))):
                tried.setdefault(choice[0], []).append(choice)
            if rng.randrange(3) == 0:
                for verb in sorted(tried):
                    why = table.why_not(seat, table.name(seat, rng.choice(tried[verb])))
                    if why is not None:
                        assert why.key not in VAGUE, (verb, table.question(seat))
                        reasons.add(why.key)
            table.play(seat, rng.choice(offered if rng.randrange(4) == 0 else table.choices(seat)))
    assert len(reasons) > 15, "many kinds of refusals were met"
