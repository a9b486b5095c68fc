"""Tactic cards: laid face down by the home team before the die, opened after it (S1), and what a line-up counts."""

from __future__ import annotations

from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Choice, Reason, reason
from golazo.engine.windows import PASS
from golazo.games.match_of_the_season.bot import odds
from golazo.games.match_of_the_season.bot.odds import Odds
from golazo.games.match_of_the_season.cards import GREEN, NO_CARD, TEAMS
from golazo.games.match_of_the_season.events import CardLaid, CardOpened
from golazo.games.match_of_the_season.rules import match_die
from golazo.games.match_of_the_season.rules.formations import GAP, Formation
from golazo.games.match_of_the_season.rules.hands import spend
from golazo.games.match_of_the_season.rules.match_die import NO_TACTIC, Side
from golazo.games.match_of_the_season.rules.refusals import refusing
from golazo.games.match_of_the_season.rules.team_asking import acting_team, for_team, its_manager
from golazo.games.match_of_the_season.state import FACE, Seasons


def crossed(m: Seasons) -> bool:
    return bool(m.box.options["attack_against_defence"])


def club_side(m: Seasons, club: int) -> Side:
    """The line-up of a club in numbers."""
    if club >= TEAMS:
        return m.box.sides[club - TEAMS]
    stars = m.box.stars
    return match_die.side(
        [None if player == GAP else stars[player] for player in m.fielded[club]], m.box.formations[m.shape[club]]
    )


def keeper_stars(m: Seasons, club: int) -> int:
    """The stars of a club's keeper; a missing one has none (S5)."""
    if club >= TEAMS:
        return m.box.sides[club - TEAMS].keeper
    keeper = m.fielded[club][0]
    return 0 if keeper == GAP else m.box.stars[keeper]


def match_odds(m: Seasons, home: Side, away: Side, tactic: int = NO_TACTIC) -> Odds:
    """The exact odds of a match: of one roll of the match die, or of several match events (S15)."""
    if m.box.options["match_events"]:
        return odds.odds_of_events(home, away, m.box.events, m.box.options["events_a_match"], tactic, crossed(m))
    return odds.odds(home, away, tactic, crossed(m))


def _may_be_laid(m: Seasons, card: int, formation: Formation) -> bool:
    return m.box.colour[card] == GREEN and match_die.is_valid(m.box.tactic[card], formation)


def _tactics(m: Seasons, ask: Ask) -> list[Choice]:
    team = ask.numbers[0]
    formation = m.box.formations[m.shape[team]]
    held = sorted({card & FACE for card in m.hands[team]})
    return [PASS, *[("lay", card) for card in held if _may_be_laid(m, card, formation)]]


def _take_card(m: Seasons, ask: Ask, answer: Answer) -> None:
    if answer[0] != PASS:
        m.laid_card = answer[0][1]
        if m.keeps_events:
            m.tell_also((ask.seat,), CardLaid, team=ask.numbers[0], card=m.laid_card)


def _why_no_card(m: Seasons, ask: Ask, choice: Choice) -> Reason | None:
    card = choice[1]
    if card not in {held & FACE for held in m.hands[ask.numbers[0]]}:
        return reason("no-such-card", "S1", card=card)
    return reason("card-formation" if m.box.colour[card] == GREEN else "no-tactic", "S1", card=card)


announce_card: Final = Asking[Seasons](
    "announce-card",
    choices=_tactics,
    take=_take_card,
    rule="S1",
    why_not=refusing("lay", why=_why_no_card),
    odds=lambda m, ask: {"match": list(match_odds(m, club_side(m, m.home), club_side(m, m.away)))},
    seats=its_manager,
    arguments=for_team,
    team=acting_team,
)


def opened(m: Seasons) -> int:
    """Open the card that lies on the match: it is spent, whatever the die gave (S1)."""
    card = m.laid_card
    if card == NO_CARD:
        return NO_TACTIC
    m.laid_card = NO_CARD
    spend(m, m.home, card)
    if m.keeps_events:
        m.tell(CardOpened, team=m.home, card=card)
    return m.box.tactic[card]
