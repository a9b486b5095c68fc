"""Positions set up by hand: nothing is to be done, nobody is asked, and people type in all chance."""

from __future__ import annotations

from typing import Any

import golazo
from golazo import CHANCE
from golazo.engine.acts import must_wait
from golazo.engine.asking import Choice
from golazo.engine.table import Table
from golazo.games.match_of_the_season.rules.formations import GAP, lines_of, strongest
from golazo.games.match_of_the_season.rules.match_die import NO_TACTIC
from golazo.games.match_of_the_season.state import Seasons

SQUAD = "k2 d3 d3 d2 d2 m3 m3 m2 m2 f3 f2 d1 m1 f1"
"""Fourteen players, 4-4-2 at best."""
WEAK = "k1 d1 d1 d1 d1 m1 m1 m1 m1 f1 f1"
GAME = golazo.game("match-of-the-season")
CARDS = GAME.pack.ids("card")
SPACES = GAME.pack.ids("space")
F532, F442, F433, F343, F352 = range(5)

__all__ = ["CHANCE", "GAP", "NO_TACTIC"]


def at_rest(seats: int = 4, squad: str = SQUAD, **options: Any) -> Seasons:
    """Teams in the order of their colours, each with the same squad and 100; the other players where they belong."""
    m: Seasons = GAME.new(seats, chance="typed", options=options, listen=False).position
    m.todo.clear()
    m.asks.clear()
    m.seating = [0, 1, 2] if seats == 3 else [0, 1, 2, 3]
    m.manager = [team % seats if team in m.seating else -1 for team in range(4)]
    m.money = [100 if team in m.seating else 0 for team in range(4)]
    m.bank = -sum(m.money)
    m.season = 1
    m.mover = 0
    for team in m.seating:
        sign(m, team, squad)
    m.pool = [player for player in range(m.box.players) if m.deck[player] and m.box.stars[player] == 1]
    for player in m.pool:
        m.deck[player] = 0
    return m


def sign(m: Seasons, team: int, text: str) -> list[int]:
    """Give a team the first free players of the kinds in `text`: "k3 d2" is a keeper of 3 and a defender of 2 stars."""
    signed = []
    for word in text.split():
        kind = ("kdmf".index(word[0]), int(word[1]))
        player = next(p for p in range(m.box.players) if is_free(m, p) and (m.box.position[p], m.box.stars[p]) == kind)
        m.deck[player] = 0
        if player in m.pool:
            m.pool.remove(player)
        m.squads[team].append(player)
        signed.append(player)
    return signed


def is_free(m: Seasons, player: int) -> bool:
    return bool(m.deck[player]) or player in m.pool


def release(m: Seasons, team: int) -> None:
    """Send a squad back to where it came from."""
    for player in m.squads[team]:
        if m.box.stars[player] == 1:
            m.pool.append(player)
        else:
            m.deck[player] = 1
    m.squads[team] = []


def squad_of(m: Seasons, team: int, text: str) -> list[int]:
    """Exactly these players."""
    release(m, team)
    return sign(m, team, text)


def field(m: Seasons, team: int) -> None:
    """Lay the strongest line-up, as if it had been laid by its manager."""
    lines = lines_of(m.squads[team], m.box.stars, m.box.position)
    m.shape[team], m.fielded[team] = strongest(lines, m.box.formations, m.box.stars)


def do(m: Seasons, *steps: tuple[Any, ...]) -> None:
    m.then(list(steps))
    m.go()


def asked(m: Seasons, seat: int = CHANCE) -> str:
    """What a seat, or chance, is asked; nothing if it is not asked."""
    return m.asks[seat].asking.name if seat in m.asks and seat not in m.sealed else ""


def answer(m: Seasons, seat: int, *choices: Choice) -> None:
    for choice in choices:
        assert choice in m.choices(seat), (asked(m, seat), choice)
        m.choose(seat, choice)


def acts(m: Seasons, seat: int) -> list[Choice]:
    """What a seat may do of its own accord."""
    return [] if must_wait(m, seat) else [choice for act in GAME.acts for choice in act.choices(m, seat)]


def act(m: Seasons, seat: int, choice: Choice) -> None:
    assert choice in acts(m, seat), choice
    m.take_act(next(each for each in GAME.acts if choice[0] in each.verbs), seat, choice)


def why_not(m: Seasons, seat: int, choice: Choice) -> str:
    """The key of the reason why a seat may not do something."""
    names = GAME.names(GAME.pack)
    why = Table(GAME, m, GAME.pack, m.box.options, names).why_not(seat, names.name(choice))
    return "" if why is None else why.key


def roll(m: Seasons, *outcomes: int) -> None:
    """Type in what was rolled or drawn; whoever is to turn a player card turns it."""
    turn_card(m)
    for outcome in outcomes:
        ask = m.asks[CHANCE]
        answer(m, CHANCE, (ask.asking.verb, outcome))  # type: ignore[union-attr]
        turn_card(m)


def turn_card(m: Seasons) -> None:
    for seat in m.asked:
        if asked(m, seat) == "turn-card":
            m.choose(seat, ("turn",))


def strongest_for(m: Seasons, *seats: int) -> None:
    for seat in seats:
        answer(m, seat, ("strongest",))


def all_pass(m: Seasons) -> None:
    """Everybody passes until something else is asked."""
    while any(("pass",) in m.choices(seat) for seat in m.asked if seat != CHANCE):
        for seat in m.asked:
            if ("pass",) in m.choices(seat):
                m.choose(seat, ("pass",))


def card(name: str) -> int:
    return CARDS.index(name)


def hold(m: Seasons, team: int, *names: str) -> None:
    """Put cards of the deck into a hand."""
    for name in names:
        m.chance_deck[card(name)] -= 1
        m.hands[team].append(card(name))
