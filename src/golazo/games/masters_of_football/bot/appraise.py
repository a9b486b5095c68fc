"""What a position is worth: expected points by the exact odds, for bots and for the bar that a client shows."""

from functools import lru_cache

from golazo.games.masters_of_football.bot.odds import Half, Outcome, Side, outcome, score_odds, tactical_odds
from golazo.games.masters_of_football.cards import (
    ATTACKING_GENIUS,
    DEFENSIVE_GENIUS,
    TACTICAL_GENIUS,
    Box,
)
from golazo.games.masters_of_football.rules.levels import settled
from golazo.games.masters_of_football.rules.strength import ATTACK, DEFENCE, TACTICAL, has_genius, total
from golazo.games.masters_of_football.rules.track import DRAW_POINTS, WIN_POINTS
from golazo.games.masters_of_football.state import AWAY, HOME, NONE, Competition
from golazo.games.masters_of_football.view_types import Odds

GOALS_THAT_MATTER = 6


@lru_cache(maxsize=200_000)
def _outcome(
    box: Box,
    levels: tuple[int, int, int, int],
    geniuses: tuple[bool, bool, bool, bool],
    home_has_advantage: bool,
    turn: int,
    lead: int,
    spent: tuple[bool, bool],
) -> Outcome:
    home_half = Half(levels[0], levels[2], geniuses[0], geniuses[2])
    away_half = Half(levels[1], levels[3], geniuses[1], geniuses[3])
    home = Side(home_half, home_half, max(lead, 0), spent[HOME])
    away = Side(away_half, away_half, max(-lead, 0), spent[AWAY])
    return outcome(score_odds(box.chances, home, away, home_has_advantage, turn))


def levels_under(m: Competition, p: int, tactic: int) -> tuple[int, int, int, int]:
    """The levels that the teams on the pitch have, or would have, under a tactic."""
    was, m.tactic[p] = m.tactic[p], tactic
    home_has_it = m.advantage[p] == HOME
    attack = settled(total(m, p, HOME, ATTACK), total(m, p, AWAY, ATTACK), home_has_it, m.both_red)
    defence = settled(total(m, p, HOME, DEFENCE), total(m, p, AWAY, DEFENCE), home_has_it, m.both_red)
    m.tactic[p] = was
    return (*attack, *defence)


def match_odds(m: Competition, p: int, tactic: int, turn: int, lead: int | None = None) -> Outcome:
    """Home win, draw, away win with the turns from `turn` on to come, if the tactic stays; no cards, no re-rolls."""
    geniuses = (
        has_genius(m, p, HOME, ATTACKING_GENIUS),
        has_genius(m, p, AWAY, ATTACKING_GENIUS),
        has_genius(m, p, HOME, DEFENSIVE_GENIUS),
        has_genius(m, p, AWAY, DEFENSIVE_GENIUS),
    )
    score = m.score[p]
    ahead = score[HOME] - score[AWAY] if lead is None else lead
    ahead = max(-GOALS_THAT_MATTER, min(GOALS_THAT_MATTER, ahead))
    spent = (m.genius_spent[p][HOME], m.genius_spent[p][AWAY])
    levels = levels_under(m, p, tactic)
    return _outcome(m.box, levels, geniuses, m.advantage[p] == HOME, min(turn, 12), ahead, spent)


def expected_points(odds: Outcome, side: int) -> float:
    won = odds.home if side == HOME else odds.away
    return WIN_POINTS * won + DRAW_POINTS * odds.draw


def points_ahead(m: Competition, p: int, side: int, turn: int, lead: int | None = None) -> float:
    """Expected points of a side as the match stands."""
    return expected_points(match_odds(m, p, m.tactic[p], turn, lead), side)


@lru_cache(maxsize=4096)
def _battle(box: Box, lead: int, own_genius: bool, other_genius: bool, has_advantage: bool) -> float:
    return tactical_odds(lead, own_genius, other_genius, has_advantage, box.genius_die, box.is_genius_face)


def battle_odds(m: Competition, p: int, side: int) -> float:
    """The chance to win the tactical battle."""
    lead = total(m, p, side, TACTICAL) - total(m, p, 1 - side, TACTICAL)
    own = has_genius(m, p, side, TACTICAL_GENIUS)
    other = has_genius(m, p, 1 - side, TACTICAL_GENIUS)
    return _battle(m.box, max(-9, min(9, lead)), own, other, m.advantage[p] == side)


def known_odds(m: Competition, p: int) -> Odds | None:
    """Home win, draw, away win as everybody can compute them; None before the tactics are set."""
    if m.tactic[p] == NONE or not m.is_revealed[p]:
        return None
    odds = match_odds(m, p, m.tactic[p], m.space[p])
    return {"home": round(odds.home, 4), "draw": round(odds.draw, 4), "away": round(odds.away, 4)}
