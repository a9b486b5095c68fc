"""Before the game begins: teams, money, the draft of fourteen players each, and the opening transfers (S16)."""

from __future__ import annotations

from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Chance, Choice, reason
from golazo.engine.steps import step
from golazo.games.match_of_the_season.cards import TEAMS
from golazo.games.match_of_the_season.events import Dealt, Drafted, DraftsFirst, TeamDrawn
from golazo.games.match_of_the_season.knowledge.draft_safety import DEALT, DRAFTED
from golazo.games.match_of_the_season.rules.auctions import TO_DECK, auction_turned
from golazo.games.match_of_the_season.rules.dice import CLEAR_FIRST, by_dice, from_team, left_of, roll_off
from golazo.games.match_of_the_season.rules.payments import from_bank
from golazo.games.match_of_the_season.rules.player_deck import turn_player
from golazo.games.match_of_the_season.rules.refusals import refusing
from golazo.games.match_of_the_season.rules.team_asking import acting_team, for_team, its_manager
from golazo.games.match_of_the_season.state import NOBODY, Seasons

START_MONEY: Final = 100
OPENING_TRANSFERS: Final = 4
THREE: Final = 3


@step
def set_up(m: Seasons) -> None:
    teams = THREE if m.seats == THREE else TEAMS
    m.then(
        [
            *((draw_team, place % m.seats) for place in range(teams)),
            (deal,),
            *((draft_column, stars, picks) for stars, picks in DRAFTED),
            (opening_transfers,),
        ]
    )


def _team_drawn(m: Seasons, team: int, seat: int) -> None:
    m.manager[team] = seat
    m.seating.append(team)
    from_bank(m, team, START_MONEY)
    if m.keeps_events:
        m.tell(TeamDrawn, player=seat, team=team)


draw_team: Final = Chance[Seasons](
    "draw-team",
    weights=lambda m, seat: [int(manager == NOBODY) for manager in m.manager],
    take=_team_drawn,
    verb="team",
    rule="Set-up",
    arguments=lambda m, ask: {"player": ask.numbers[0]},
)
"""Two managers draw two teams each, in turn (S14)."""


@step
def deal(m: Seasons) -> None:
    """Every team is dealt its best players unseen; who drafts first is drawn by lot."""
    m.then(
        [
            *((deal_player, team, stars) for team in m.seating for stars, cards in DEALT for _ in range(cards)),
            (first_to_draft,),
        ]
    )


def _dealt(m: Seasons, player: int, team: int, stars: int) -> None:
    m.deck[player] = 0
    m.squads[team].append(player)
    if m.keeps_events:
        m.tell(Dealt, team=team, footballer=player)


deal_player: Final = Chance[Seasons](
    "deal-player",
    weights=lambda m, team, stars: [left & of for left, of in zip(m.deck, m.box.column[stars], strict=True)],
    take=_dealt,
    verb="footballer",
    rule="Set-up",
    arguments=for_team,
)


def _first(m: Seasons, team: int) -> None:
    m.first = team
    if m.keeps_events:
        m.tell(DraftsFirst, team=team)


first_to_draft: Final = Chance[Seasons](
    "first-to-draft",
    weights=lambda m: [int(team in m.seating) for team in range(TEAMS)],
    take=_first,
    verb="team",
    rule="S16",
)


@step
def draft_column(m: Seasons, stars: int, picks: int) -> None:
    """The column lies open; the teams choose one each in turn, then what is left goes where it belongs."""
    column = m.box.column[stars]
    m.pool = [player for player in range(m.box.players) if column[player] and m.deck[player]]
    for player in m.pool:
        m.deck[player] = 0
    order = from_team(m, m.first)
    m.then([*((draft, team) for _ in range(picks) for team in order), (put_column_away, stars)])


def _take_draft(m: Seasons, ask: Ask, answer: Answer) -> None:
    team = ask.numbers[0]
    player = answer[0][1]
    m.pool.remove(player)
    m.squads[team].append(player)
    if m.keeps_events:
        m.tell(Drafted, team=team, footballer=player)


def _column(m: Seasons, ask: Ask) -> list[Choice]:
    return [("take", player) for player in m.pool]


draft: Final = Asking[Seasons](
    "draft",
    choices=_column,
    take=_take_draft,
    rule="S16",
    why_not=refusing("take", why=lambda m, ask, choice: reason("not-in-column", "S16", footballer=choice[1])),
    seats=its_manager,
    arguments=for_team,
    team=acting_team,
)


@step
def put_column_away(m: Seasons, stars: int) -> None:
    """One-star players stay open for transfer, the others are shuffled into the deck."""
    if stars > 1:
        for player in m.pool:
            m.deck[player] = 1
        m.pool = []


@step
def opening_transfers(m: Seasons) -> None:
    """Four players are turned up; the highest die bids first, and the first bid goes round."""
    m.then([*((turn_player,) for _ in range(OPENING_TRANSFERS)), (roll_off, CLEAR_FIRST, *m.seating), (auction_all,)])


@step
def auction_all(m: Seasons) -> None:
    first = by_dice(m, m.seating)[0]
    steps = []
    for _ in m.turned:
        steps.append((auction_turned, TO_DECK, first))
        first = left_of(m, first)
    m.then(steps)
