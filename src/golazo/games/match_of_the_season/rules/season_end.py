"""The end of a season in the printed order: contracts, losses, exchanges, transfers, the European draw (S13)."""

from __future__ import annotations

from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Chance, reason
from golazo.engine.steps import step
from golazo.games.match_of_the_season.cards import TEAMS
from golazo.games.match_of_the_season.events import Lost
from golazo.games.match_of_the_season.rules.absences import all_fit
from golazo.games.match_of_the_season.rules.auctions import TO_DECK
from golazo.games.match_of_the_season.rules.before_auction import turn_for_auction
from golazo.games.match_of_the_season.rules.chance_cards import return_red_cards
from golazo.games.match_of_the_season.rules.contracts import CONTRACTS, extend_contract, face_up, lay_strongest_eleven
from golazo.games.match_of_the_season.rules.dice import CLEAR_FIRST, D12, by_dice, left_of, roll_off
from golazo.games.match_of_the_season.rules.europe import enter_europe
from golazo.games.match_of_the_season.rules.exchanges import exchange
from golazo.games.match_of_the_season.rules.formations import ELEVEN, GAP
from golazo.games.match_of_the_season.rules.player_deck import put_away
from golazo.games.match_of_the_season.rules.refusals import refusing
from golazo.games.match_of_the_season.rules.small_squads import fill_squad
from golazo.games.match_of_the_season.rules.team_asking import acting_team, for_team, its_manager
from golazo.games.match_of_the_season.state import Seasons

END_TRANSFERS: Final = 6


@step
def end_of_season(m: Seasons) -> None:
    """What was sold may be bought again, everybody is fit, unplayed red cards go back; then the printed steps."""
    m.banned = [0] * TEAMS
    all_fit(m)
    return_red_cards(m)
    m.champion, m.second = m.order[:2]
    m.cup_winner = m.cup[0]
    m.face_down = []
    m.swapped = []
    last, third = m.order[-1], m.order[-2]
    m.then(
        [
            *((lay_strongest_eleven, team) for team in m.seating),
            *((extend_contract, team) for team in m.seating for _ in range(CONTRACTS)),
            *(entry for team in m.seating for entry in ((lose_player, team, 1), (lose_player, team, 0))),
            (exchange, last, *m.order[:2]),
            *([(exchange, third, last)] if len(m.order) == TEAMS else []),
            (shuffle_players,),
            (roll_off, CLEAR_FIRST, *m.seating),
            (end_transfers,),
            *((fill_squad, team) for team in m.seating),
            (enter_europe,),
        ]
    )


# Losses


@step
def lose_player(m: Seasons, team: int, fill: int) -> None:
    if face_up(m, team):
        m.then([(roll_loss, team, fill)])


def _lost(m: Seasons, pips: int, team: int, fill: int) -> None:
    """12, a gap or a face-down player is rolled again; the first gap is filled before the second roll."""
    place = pips - 1
    player = m.fielded[team][place] if pips <= ELEVEN else GAP
    if player == GAP or player in m.face_down:
        m.then([(roll_loss, team, fill)])
        return
    m.squads[team].remove(player)
    m.fielded[team][place] = GAP
    put_away(m, player)
    if m.keeps_events:
        m.tell(Lost, team=team, footballer=player, pips=pips)
    if fill:
        bench = _bench(m, team, place)
        if len(bench) == 1:
            m.fielded[team][place] = bench[0]
        elif bench:
            m.then([(fill_gap, team, place)])


roll_loss: Final = Chance[Seasons](
    "roll-loss", weights=lambda m, team, fill: D12, take=_lost, verb="d12", rule="S13", arguments=for_team
)


def _bench(m: Seasons, team: int, place: int) -> list[int]:
    line = m.box.places[m.shape[team]][place][0]
    return [player for player in m.squads[team] if m.box.position[player] == line and player not in m.fielded[team]]


def _take_gap(m: Seasons, ask: Ask, answer: Answer) -> None:
    team, place = ask.numbers
    m.fielded[team][place] = answer[0][1]


fill_gap: Final = Asking[Seasons](
    "fill-gap",
    choices=lambda m, ask: [("place", player) for player in _bench(m, *ask.numbers)],
    take=_take_gap,
    rule="S13",
    why_not=refusing("place", why=lambda m, ask, choice: reason("not-for-the-gap", "S13", footballer=choice[1])),
    seats=its_manager,
    arguments=for_team,
    team=acting_team,
)


# Transfers


@step
def shuffle_players(m: Seasons) -> None:
    """All players without a team are shuffled, but one-star players stay in the open pool (S9)."""
    for player in m.under:
        m.deck[player] = 1
    for player in m.pool:
        if m.box.stars[player] > 1:
            m.deck[player] = 1
    m.under = []
    m.pool = [player for player in m.pool if m.box.stars[player] == 1]


@step
def end_transfers(m: Seasons) -> None:
    """Six players, turned up one at a time; the first bid goes round from the highest die."""
    first = by_dice(m, m.seating)[0]
    steps: list[tuple[object, ...]] = []
    for _ in range(END_TRANSFERS):
        steps.append((turn_for_auction, TO_DECK, first))
        first = left_of(m, first)
    m.then(steps)
