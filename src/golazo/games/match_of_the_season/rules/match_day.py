"""Playing a match: line-ups, a tactic card, the match die, penalties, and the money (S1 to S7)."""

from __future__ import annotations

from typing import Final

from golazo.engine.asking import Chance
from golazo.engine.steps import Todo, entries, step
from golazo.games.match_of_the_season.cards import (
    SUPERCUP_WINNER,
    TEAMS,
)
from golazo.games.match_of_the_season.events import Match, Result, RolledAgainstTheBank, TooFew, WinMoney
from golazo.games.match_of_the_season.rules.dice import CLEAR_FIRST, D6, by_dice, roll_off
from golazo.games.match_of_the_season.rules.fewer_managers import is_empty, walk_over
from golazo.games.match_of_the_season.rules.formations import FEWEST
from golazo.games.match_of_the_season.rules.line_ups import (
    change_line_up,
    formations,
    lay_line_up,
    lay_strongest,
    on_the_field,
    tell_line_up,
)
from golazo.games.match_of_the_season.rules.match_die import DRAW, LOSS, NO_TACTIC, WIN
from golazo.games.match_of_the_season.rules.match_rolls import by_goals, roll_event, roll_match_die, score
from golazo.games.match_of_the_season.rules.payments import from_bank, to_team
from golazo.games.match_of_the_season.rules.short_handed import sign_stop_gaps
from golazo.games.match_of_the_season.rules.tactics import (
    announce_card,
    club_side,
    match_odds,
)
from golazo.games.match_of_the_season.state import Seasons
from golazo.games.match_of_the_season.view_types import Part

LEAGUE_MATCH: Final = 0
CUP_MATCH: Final = 1
"""National Cup: rolled until there is a winner, and paid like a league match."""
SUPERCUP_MATCH: Final = 2
EUROPEAN_MATCH: Final = 3
PLAY_OFF: Final = 4
"""As in the National Cup."""

WIN_FROM_BANK: Final = 10
WIN_FROM_LOSER: Final = 10
EUROPEAN_WIN: Final = 20
LUCKY: Final = 4
"""With so many pips a team wins its roll against the bank."""


@step
def play_match(m: Seasons, home: int, away: int, kind: int) -> None:
    """One match. Clubs from `TEAMS` up are international teams."""
    m.home = home
    m.away = away
    m.result = DRAW
    m.goals = [0, 0]
    if is_empty(m, home) or is_empty(m, away):
        walk_over(m)
        return
    league = int(kind == LEAGUE_MATCH)
    m.then([*((sign_stop_gaps, team, league) for team in (home, away) if team < TEAMS), (line_ups, kind)])


@step
def line_ups(m: Seasons, kind: int) -> None:
    """Both managers lay their line-ups face down; a team that cannot field nine loses without a match."""
    home, away = m.home, m.away
    league = int(kind == LEAGUE_MATCH)
    home_can = bool(formations(m, home, league))
    away_can = away >= TEAMS or bool(formations(m, away, league))
    if not (home_can and away_can):
        _too_few(m, home_can, away_can, kind)
        return
    if m.keeps_events:
        m.tell(Match, competition=kind, home=home, away=away)
    if away >= TEAMS:
        m.then([(lay_line_up, league, home), (line_ups_shown, kind)])
    elif m.manager[home] == m.manager[away]:
        # A manager whose own teams meet fields the strongest of both. S14
        for team in (home, away):
            lay_strongest(m, team, league)
            tell_line_up(m, team)
        m.then([(home_card, kind), (kick_off, kind)])
    else:
        m.then([(lay_line_up, league, home, away), (line_ups_shown, kind)])


@step
def line_ups_shown(m: Seasons, kind: int) -> None:
    """From here on the match is being resolved: one change each, the home team last, and the home team's card.

    A manager who sold players while the line-ups were laid may have too few after all.
    """
    home, away = m.home, m.away
    home_can = len(on_the_field(m, home)) >= FEWEST
    away_can = away >= TEAMS or len(on_the_field(m, away)) >= FEWEST
    if not (home_can and away_can):
        _too_few(m, home_can, away_can, kind)
        return
    league = int(kind == LEAGUE_MATCH)
    changes = [] if away >= TEAMS else [(change_line_up, away, league), (change_line_up, home, league)]
    m.then([*changes, (home_card, kind), (kick_off, kind)])


@step
def home_card(m: Seasons, kind: int) -> None:
    """No tactic card in the European Cup; who holds no card at all is not asked (S1)."""
    if kind != EUROPEAN_MATCH and m.hands[m.home]:
        m.then([(announce_card, m.home)])


def _too_few(m: Seasons, home_can: bool, away_can: bool, kind: int) -> None:
    """Fewer than nine: a defeat without a match. Where neither can play, it is a draw, or the die decides."""
    if m.keeps_events:
        lacking = [team for team, can in ((m.home, home_can), (m.away, away_can)) if not can]
        m.tell(TooFew, home=m.home, away=m.away, teams=lacking, least=FEWEST)
    m.result = int(home_can) - int(away_can)
    m.then([(settle, kind)] if m.result != DRAW or kind == LEAGUE_MATCH else [*_by_lot(m), (settle, kind)])


# The die


@step
def kick_off(m: Seasons, kind: int) -> None:
    """One roll of the match die, or, by the optional rule, several match events (S15)."""
    roll = (
        (roll_event, m.box.options["events_a_match"], NO_TACTIC) if m.box.options["match_events"] else (roll_match_die,)
    )
    m.then([roll, (decide, kind)])


# The result


@step
def decide(m: Seasons, kind: int) -> None:
    """A drawn cup match is rolled again, without a card (S4); one that no roll can decide goes to a six-sided die."""
    if m.result != DRAW or kind == LEAGUE_MATCH:
        settle(m, kind)
        return
    chances = match_odds(m, club_side(m, m.home), club_side(m, m.away))
    m.then([(kick_off, kind)] if chances.draw < chances.cases else [*_by_lot(m), (settle, kind)])


def _by_lot(m: Seasons) -> list[Todo]:
    if m.away >= TEAMS:
        return entries((roll_against_the_bank,))
    return entries((roll_off, CLEAR_FIRST, m.home, m.away), (higher_die_wins,))


@step
def higher_die_wins(m: Seasons) -> None:
    m.result = WIN if by_dice(m, (m.home, m.away))[0] == m.home else LOSS


def _even_chance(m: Seasons, pips: int) -> None:
    m.result = WIN if pips >= LUCKY else LOSS
    if m.keeps_events:
        m.tell(RolledAgainstTheBank, team=m.home, club=m.away, pips=pips, won=m.result == WIN)


roll_against_the_bank: Final = Chance[Seasons](
    "roll-against-the-bank", weights=lambda m: D6, take=_even_chance, verb="d6", rule="S4"
)


def winner_and_loser(m: Seasons) -> tuple[int, int]:
    return (m.home, m.away) if m.result == WIN else (m.away, m.home)


@step
def settle(m: Seasons, kind: int) -> None:
    """Tell the result and pay for it (S7)."""
    if m.keeps_events:
        # The goals do not explain a match that was decided without being played, or by lot.
        goals = score(m) if m.result == by_goals(m) else None
        home_goals, away_goals = goals or (None, None)
        m.tell(
            Result,
            home=m.home,
            away=m.away,
            outcome=m.result,
            home_goals=home_goals,
            away_goals=away_goals,
        )
    if m.result == DRAW:
        return
    winner, loser = winner_and_loser(m)
    if kind == EUROPEAN_MATCH:
        if winner < TEAMS:
            _prize(m, winner, EUROPEAN_WIN)
    elif kind == SUPERCUP_MATCH:
        _prize(m, winner, m.box.prize[SUPERCUP_WINNER])
    else:
        paid = to_team(m, loser, winner, WIN_FROM_LOSER)
        rest = WIN_FROM_BANK + WIN_FROM_LOSER - paid
        from_bank(m, winner, rest)
        if m.keeps_events:
            why = [Part(amount=rest, by="from-bank", rule="S7")]
            if paid:
                why.append(Part(amount=paid, by="from-loser", rule="S7"))
            m.tell(WinMoney, team=winner, money=rest + paid, why=why)


def _prize(m: Seasons, team: int, money: int) -> None:
    from_bank(m, team, money)
    if m.keeps_events:
        m.tell(WinMoney, team=team, money=money, why=[Part(amount=money, by="from-bank", rule="S7")])
