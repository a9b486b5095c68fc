"""A squad has no more than six players after Academy and after the Transfer Market (p. 10, M16)."""

from collections.abc import Sequence
from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Choice, reason
from golazo.games.masters_of_football.events import PlayersReleased
from golazo.games.masters_of_football.rules.refusals import of_verb
from golazo.games.masters_of_football.rules.stacks import discard_player
from golazo.games.masters_of_football.state import Competition

LARGEST_SQUAD: Final = 6


def _too_large(m: Competition) -> list[int]:
    return [seat for seat in range(m.seats) if len(m.squads[m.team_of[seat]]) > LARGEST_SQUAD]


def _squad_choices(m: Competition, ask: Ask) -> Sequence[Choice]:
    released = [choice[1] for choice in ask.steps]
    return [("release", player) for player in sorted(m.squads[m.team_of[ask.seat]]) if player not in released]


def _is_small_enough(m: Competition, ask: Ask, answer: Answer) -> bool:
    return len(m.squads[m.team_of[ask.seat]]) - len(answer) <= LARGEST_SQUAD


def _released(m: Competition, ask: Ask, answer: Answer) -> None:
    team = m.team_of[ask.seat]
    players = [choice[1] for choice in answer]
    for player in players:
        m.squads[team].remove(player)
        discard_player(m, player)
    if m.keeps_events:
        m.tell(PlayersReleased, team=team, footballers=players)


release_players: Final = Asking[Competition](
    "release-players",
    choices=_squad_choices,
    take=_released,
    seats=_too_large,
    sealed=True,
    is_complete=_is_small_enough,
    rule="p. 10, M16",
    why_not=of_verb("release", reason("not-to-release", "p. 10")),
    arguments=lambda m, ask: {"player": ask.seat, "team": m.team_of[ask.seat]},
    team=lambda m, ask: m.team_of[ask.seat],
)
