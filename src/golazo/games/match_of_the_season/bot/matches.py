"""Line-ups, changes and tactic cards, by the exact odds of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from golazo.engine.asking import Ask, Choice
from golazo.engine.policy import Weighed
from golazo.engine.windows import PASS
from golazo.games.match_of_the_season.bot.prices import is_last
from golazo.games.match_of_the_season.cards import LEAGUE, TEAMS
from golazo.games.match_of_the_season.rules import match_die
from golazo.games.match_of_the_season.rules.formations import GAP, MIDFIELDER, counted, laid, playable, strongest
from golazo.games.match_of_the_season.rules.line_ups import EMPTY, STRONGEST, changed, laying_team, lines
from golazo.games.match_of_the_season.rules.match_die import NO_TACTIC, Side
from golazo.games.match_of_the_season.rules.tactics import club_side, match_odds
from golazo.games.match_of_the_season.state import Seasons

CARD_GAIN: Final = 0.14
"""A tactic card is laid if it adds so much of a win; of several cards the sooner, in the end for anything."""
DRAW_IN_LEAGUE: Final = 1 / 3
DRAW_IN_CUP: Final = 0.5
"""A drawn cup match is rolled again."""


def _chance(m: Seasons, ours: Side, theirs: Side, at_home: bool, league: bool, tactic: int = NO_TACTIC) -> float:
    """What a match is worth to us, by the exact odds: a win 1, a draw a part of it."""
    home, away = (ours, theirs) if at_home else (theirs, ours)
    chances = match_odds(m, home, away, tactic)
    won = chances.win if at_home else chances.loss
    return (won + (DRAW_IN_LEAGUE if league else DRAW_IN_CUP) * chances.draw) / chances.cases


def _side(m: Seasons, line_up: Sequence[int], formation: int) -> Side:
    stars = m.box.stars
    return match_die.side([None if p == GAP else stars[p] for p in line_up], m.box.formations[formation])


def weigh_line_up(m: Seasons, ask: Ask, choices: Sequence[Choice]) -> list[Weighed]:
    """The formation with the best odds against the strongest opponent; then its strongest players."""
    if ask.steps:
        return _weigh_place(m, ask, choices)
    league = ask.numbers[0]
    team = laying_team(m, ask)
    at_home = m.home == team
    opponent = m.away if at_home else m.home
    found = [Weighed(STRONGEST, 0.0, "reason-strongest")]
    # At kick-off nobody plays yet: only injuries are rolled over the line-up.
    if m.space == 0 or opponent < 0 or team not in (m.home, m.away):
        return found + [Weighed(choice, -1.0) for choice in choices[1:]]
    box = m.box
    ours = lines(m, team, league)
    if opponent >= TEAMS:
        theirs = box.sides[opponent - TEAMS]
    else:
        shape, line_up = strongest(lines(m, opponent, league), box.formations, box.stars)
        theirs = _side(m, line_up, shape)
    numbers = playable(counted(ours), box.formations)
    if not numbers:
        return found
    likely, _ = strongest(ours, box.formations, box.stars)
    chances = {
        number: _chance(m, _side(m, laid(ours, box.formations[number]), number), theirs, at_home, bool(league))
        for number in numbers
    }
    found = [Weighed(STRONGEST, chances[likely] + 1e-6, "reason-strongest")]
    for choice in choices[1:]:
        found.append(Weighed(choice, chances.get(choice[1], 0.0), "reason-odds"))
    return found


def _weigh_place(m: Seasons, ask: Ask, choices: Sequence[Choice]) -> list[Weighed]:
    """The strongest left of the line; of midfielders the strongest two on the wings, which the wing attack counts."""
    stars = m.box.stars
    place = len(ask.steps) - 1
    line, start, end = m.box.places[ask.steps[0][1]][place]
    if line == MIDFIELDER and start < place < end - 1:
        # Not the best one left: he is for the other wing.
        best = max([stars[choice[1]] for choice in choices if choice != EMPTY], default=0)
        held = sum(choice != EMPTY and stars[choice[1]] == best for choice in choices)
        return [
            Weighed(
                choice,
                -1.0 if choice == EMPTY else stars[choice[1]] - 10 * (held == 1 and stars[choice[1]] == best),
                "reason-strongest",
            )
            for choice in choices
        ]
    return [Weighed(c, -1.0 if c == EMPTY else float(stars[c[1]]), "reason-strongest") for c in choices]


def weigh_change(m: Seasons, ask: Ask, choices: Sequence[Choice]) -> list[Weighed]:
    """One change, now that both line-ups lie open. Who is changed for an equal is worth nothing."""
    team, league = ask.numbers
    at_home = m.home == team
    theirs = club_side(m, m.away if at_home else m.home)
    stars, position = m.box.stars, m.box.position
    before = _chance(m, club_side(m, team), theirs, at_home, bool(league))
    found = [Weighed(PASS, 0.0, "reason-well-as-it-is")]
    tried: dict[tuple[int, ...], float] = {}
    for choice in choices[1:]:
        verb, off, on = choice
        kind = (position[off], stars[off], position[on], stars[on])
        if verb == "switch":  # it matters on the wings only, where the strongest stand already
            found.append(Weighed(choice, -0.001))
            continue
        if kind not in tried:
            shape, line_up = changed(m, team, choice)
            tried[kind] = _chance(m, _side(m, line_up, shape), theirs, at_home, bool(league)) - before
        found.append(Weighed(choice, tried[kind] - 1e-6, "reason-odds"))
    return found


def weigh_card(m: Seasons, ask: Ask, choices: Sequence[Choice]) -> list[Weighed]:
    """What each tactic card adds to the odds, less what it would be worth in a later match."""
    found = [Weighed(PASS, 0.0, "reason-keep-card")]
    if len(choices) == 1:
        return found
    league = m.box.space[m.space] == LEAGUE and not m.order
    ours, theirs = club_side(m, m.home), club_side(m, m.away)
    plain = _chance(m, ours, theirs, True, league)
    late = is_last(m) and m.space > m.box.last_space // 2
    kept = 1e-6 if late else CARD_GAIN / len(choices)
    for choice in choices[1:]:
        added = _chance(m, ours, theirs, True, league, m.box.tactic[choice[1]]) - plain
        found.append(Weighed(choice, added - kept, "reason-card-adds", {"percent": round(100 * added)}))
    return found
