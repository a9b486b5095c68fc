"""A team that cannot field nine may sign players before it loses without a match (S5, S10)."""

from __future__ import annotations

from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Choice, Reason, reason
from golazo.engine.steps import step
from golazo.engine.windows import PASS
from golazo.games.match_of_the_season.rules.buying import buy, may_buy, why_not_buy
from golazo.games.match_of_the_season.rules.formations import FEWEST
from golazo.games.match_of_the_season.rules.line_ups import formations
from golazo.games.match_of_the_season.rules.refusals import refusing
from golazo.games.match_of_the_season.rules.squads import SMALLEST_SQUAD
from golazo.games.match_of_the_season.rules.team_asking import acting_team, its_manager
from golazo.games.match_of_the_season.state import Seasons


@step
def sign_stop_gaps(m: Seasons, team: int, league: int) -> None:
    """Ask as long as too few can play and somebody could be signed, or sold for the money."""
    if not formations(m, team, league) and m.pool and (_signings(m, team) or len(m.squads[team]) > SMALLEST_SQUAD):
        m.then([(stop_gap, team, league)])


def _signings(m: Seasons, team: int) -> list[Choice]:
    return [("sign", player) for player in m.pool if may_buy(m, team, player, m.box.price[player])]


def _take(m: Seasons, ask: Ask, answer: Answer) -> None:
    if answer[0] != PASS:
        team, league = ask.numbers
        player = answer[0][1]
        buy(m, team, player, m.box.price[player])
        m.then([(sign_stop_gaps, team, league)])


def _why_not(m: Seasons, ask: Ask, choice: Choice) -> Reason | None:
    player = choice[1]
    if player not in m.pool:
        return reason("not-in-pool", "S10", footballer=player)
    return why_not_buy(m, ask.numbers[0], player, m.box.price[player])


stop_gap: Final = Asking[Seasons](
    "stop-gap",
    choices=lambda m, ask: [PASS, *_signings(m, ask.numbers[0])],
    take=_take,
    rule="S5",
    why_not=refusing("sign", why=_why_not),
    seats=its_manager,
    arguments=lambda m, ask: {"team": ask.numbers[0], "least": FEWEST},
    team=acting_team,
)
"""Numbers: the team, and whether it is a league match."""
