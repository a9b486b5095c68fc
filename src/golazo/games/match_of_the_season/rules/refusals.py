"""Why an answer is refused: every question of this game gives its own reason."""

from __future__ import annotations

from collections.abc import Callable

from golazo.engine.asking import Ask, Choice, Reason, reason
from golazo.engine.windows import PASS
from golazo.games.match_of_the_season.state import Seasons

WhyNot = Callable[[Seasons, Ask, Choice], Reason | None]


def refusing(*verbs: str, why: WhyNot) -> WhyNot:
    """`why` says what is wrong with an answer by one of these verbs; any other verb answers another question."""

    def why_not(m: Seasons, ask: Ask, choice: Choice) -> Reason | None:
        if choice[0] in verbs:
            return why(m, ask, choice)
        if choice == PASS:
            return reason("no-pass")
        return reason("other-question")

    return why_not
