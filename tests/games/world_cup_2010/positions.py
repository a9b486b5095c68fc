"""Positions of The World Cup Card Game 2010, set up from short pictures; chance is typed in by the test.

Cards are letters: G 2 3 are Goal, 2 Goals and 3 Goals, A Attack, D Defence, F Foul, O Offside, P Penalty.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import golazo
from golazo.games.world_cup_2010 import GAME
from golazo.games.world_cup_2010.cards import CARDS, GROUPS
from golazo.games.world_cup_2010.rules.groups import play_group
from golazo.games.world_cup_2010.rules.standings import rank_group
from golazo.games.world_cup_2010.state import Cup
from tests.games.world_cup_2010.box import COPIES, PACK, TEAM_CARDS, TEAMS

LETTERS = "G23ADFOP"

Table = golazo.Table[Cup]


def cards(letters: str) -> list[str]:
    return [CARDS[LETTERS.index(letter)] for letter in letters if letter != " "]


def kinds(letters: str) -> list[int]:
    """By kind: how many."""
    return [letters.count(letter) for letter in LETTERS]


def letters_of(ids: Sequence[str]) -> str:
    return "".join(sorted((LETTERS[CARDS.index(card)] for card in ids), key=LETTERS.index))


def bare(seats: int = 2, owners: Mapping[str, int] | None = None) -> Table:
    """A table with the teams dealt and nothing to be done; seat 0 owns what is not said otherwise."""
    table = GAME.new(seats, chance="typed", pack=PACK)
    m = table.position
    m.asks.clear()
    m.todo.clear()
    m.events = None
    m.owner = tuple((owners or {}).get(team, 0) for team in TEAMS)
    return table


def result_of(m: Cup, match: int, one: int, other: int) -> None:
    """Put down the score of a match that is over."""
    m.goals[2 * match : 2 * match + 2] = [one, other]
    m.played |= 1 << match


def go(table: Table, *steps: tuple[Any, ...]) -> None:
    table.position.then(steps)
    table.position.go()


def teams_of_group(letter: str) -> list[str]:
    return [team for team in TEAMS if TEAM_CARDS[team]["group"] == letter]


def begin_group(
    letter: str,
    hands: Mapping[str, str] | None = None,
    deck: str = "",
    seats: int = 2,
    owners: Mapping[str, int] | None = None,
) -> Table:
    """A group whose hands hold the given cards, the deck too; the rest is filled up with what is left of the 32.

    Every second team of the group is seat 1's if nothing is said.
    """
    teams = teams_of_group(letter)
    table = bare(seats, dict.fromkeys(teams[1::2], 1) if owners is None else owners)
    dealt = {team: cards((hands or {}).get(team, "")) for team in teams}
    left = Counter(COPIES) - Counter(cards(deck))
    for hand in dealt.values():
        assert not Counter(hand) - left, "more cards of a kind than the box holds"
        left -= Counter(hand)
    pool = [card for card in CARDS for _ in range(left[card])]
    table.position.group = GROUPS.index(letter)
    go(table, (play_group, table.position.group))
    for team in teams:
        for number in range(TEAM_CARDS[team]["hand"]):
            card = dealt[team][number] if number < len(dealt[team]) else pool.pop(0)
            table.play(owner(table, team), f"deal:{card}")
    return table


def quiet_group_a(owners: Mapping[str, int] | None = None) -> Table:
    """Group A with hands that need no flip but for an odd Attack: Offsides and Penalties are in the deck."""
    hands = {"south-africa": "GGGDDD", "mexico": "DDFFGGG", "uruguay": "GFF2AAA", "france": "23AAAAA"}
    return begin_group("A", hands, owners=owners)


def owner(table: Table, team: str) -> int:
    return table.position.owner[TEAMS.index(team)]


def lay(table: Table, first: str, second: str) -> None:
    """The two teams of the match under way lay the given cards."""
    (question,) = {table.question(seat).arguments["match"] for seat in table.asked}  # type: ignore[union-attr]
    seats = [table.position.owner[team] for team in table.position.teams_of(question)]
    answers = [[*(f"lay:{card}" for card in cards(side)), "done"] for side in (first, second)]
    if seats[0] == seats[1]:
        table.play(seats[0], *answers[0], *answers[1])
    else:
        for seat, answer in zip(seats, answers, strict=True):
            table.play(seat, *answer)


def flip(table: Table, letters: str) -> None:
    for card in cards(letters):
        assert table.asked == (golazo.CHANCE,)
        table.play(golazo.CHANCE, f"flip:{card}")


def score(table: Table, match: int | None = None) -> tuple[int, int]:
    """The final score of the match, or of the one that ended last."""
    ended = [event for event in events(table, "full-time") if match in (None, event["match"])]
    return ended[-1]["one"], ended[-1]["other"]


def events(table: Table, *names: str, seat: int | None = None) -> list[dict[str, Any]]:
    return [event for event in table.events(seat) if event["event"] in names]


def group_match(letter: str, first: str, second: str, flips: str = "") -> tuple[int, int]:
    """The score of the group's opening match with these cards; all the flips must be asked for, and no more."""
    teams = teams_of_group(letter)
    table = begin_group(letter, {teams[0]: first, teams[1]: second}, flips)
    opening = [table.names.one("team", team) for team in table.position.box.fixtures[6 * GROUPS.index(letter) + 1]]
    assert opening == teams[:2]
    lay(table, first, second)
    assert not flips or table.asked == (golazo.CHANCE,)
    flip(table, flips)
    return score(table)


# Standings


def undecided(letter: str, scores: str) -> Table:
    """A group with scores like "1-0 2-2 ..." about to be ranked, its lots still to be drawn."""
    table = bare()
    m = table.position
    m.group = GROUPS.index(letter)
    for number, result in enumerate(scores.split()):
        one, other = result.split("-")
        result_of(m, 1 + 6 * m.group + number, int(one), int(other))
    go(table, (rank_group, m.group))
    return table


def ranked(letter: str, scores: str, lots: Sequence[str] = ()) -> list[tuple[str, str]]:
    """A group's teams from first to last, each with what puts it before the next."""
    table = undecided(letter, scores)
    for team in lots:
        table.play(golazo.CHANCE, f"lot:{team}")
    assert table.over
    return [(row["team"], row["ahead_by"]) for row in events(table, "group-table")[-1]["rows"]]


# What is seen, offered and refused


def everything_seen(table: Table, seat: int | None) -> list[Any]:
    return [table.view(seat), table.events(seat)]


def offered(table: Table, seat: int) -> set[str]:
    return {table.name(seat, choice) for choice in table.choices(seat)}


def refused(table: Table, seat: int, choice: str) -> tuple[str, str]:
    """Key and rule of the refusal of a choice."""
    reason = table.why_not(seat, choice)
    assert reason is not None
    with pytest.raises(golazo.IllegalChoice):
        table.play(seat, choice)
    return reason.key, reason.rule
