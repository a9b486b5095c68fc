"""The engine and the oracle play the same tournaments: same chance, same choices, same course, same end."""

from __future__ import annotations

import random
from itertools import count
from typing import Any

import pytest

import golazo
from tests.oracle.world_cup_2010 import SETS, TeamCard, Tournament

GAME = golazo.game("world-cup-2010")
TOURNAMENTS = 40
LEFT_OPEN = 10


def oracle(seats: int, seed: str) -> Tournament:
    source = golazo.Seeded(seed)
    number = count()
    items = GAME.pack.items
    teams = [TeamCard(item["id"], item["group"], item["hand"], item["restricted"]) for item in items["team"]]
    fixtures = [(item["first"], item["second"]) for item in items["fixture"]]
    copies = {item["id"]: item["copies"] for item in items["card"]}
    return Tournament(seats, teams, fixtures, copies, lambda outcomes: source.draw(next(number), outcomes))


def pick(style: int, offers: list[str], rng: random.Random) -> str:
    """Several kinds of random play, so that rare positions come up: full boards, covered cards, thrown-away hands."""
    wanted = ("", "cover:", "place:", "discard:", "lay:", "place:penalty")[style]
    return rng.choice([offer for offer in offers if offer.startswith(wanted)] or offers)


def scores(table: golazo.Table[Any]) -> dict[int, list[int]]:
    return {row["match"]: [row["one"], row["other"]] for row in table.view(None)["table"]["results"]}


def leave_open(table: golazo.Table[Any], offers: list[str], rng: random.Random) -> str:
    """Knock-out play that keeps all cards on the table and every match in need of a flip: no other way is so hard to
    settle. The first team of each match gets one Attack and no more, nobody cancels one, nobody discards."""
    rows = table.view(None)["table"]["slots"]
    cards = {row["team"]: [slot["card"] for slot in row["slots"]] for row in rows}
    firsts = [row["team"] for row in rows[::2]]

    def merit(offer: str) -> tuple[bool, ...]:
        verb, _, rest = offer.partition(":")
        card, _, team = rest.partition(",")
        waits = team in firsts and "attack" not in cards[team]
        hits_attack = verb == "cover" and cards[team][-1] == "attack"
        takes_last_slot = verb == "place" and waits and card != "attack" and len(cards[team]) == 3
        spoils = verb == "place" and card == "attack" and team in firsts and not waits
        return (
            verb != "discard" and not hits_attack and not takes_last_slot and not spoils,
            verb == "cover",
            card == "attack" and waits,
        )

    best = max(map(merit, offers))
    return rng.choice([offer for offer in offers if merit(offer) == best])


def play_both(number: int) -> int:
    """One tournament in both; how many choices it took."""
    return len(_same_course(number, f"oracle {number}", leaves_open=False).record()["plies"])


def _same_course(number: int, seed: str, leaves_open: bool) -> golazo.Table[Any]:
    """One tournament on engine and oracle; the engine's table at the end."""
    seats = GAME.seat_counts[number % len(GAME.seat_counts)]
    rng = random.Random(seed)
    table = GAME.new(seats, seed)
    told = oracle(seats, seed)
    flow = told.play()
    question = next(flow)
    styles = [rng.randrange(6) for _ in range(seats)]
    while True:
        seat = question.seat
        offered = sorted(table.name(seat, choice) for choice in table.choices(seat))
        assert frozenset(table.asked) == question.asked
        assert len(set(offered)) == len(offered)
        assert set(offered) == question.offers
        if leaves_open and 49 in told.pairs:
            choice = leave_open(table, offered, rng)
        else:
            choice = pick(styles[seat] if rng.random() < 0.8 else 0, offered, rng)
        table.play(seat, choice)
        try:
            question = flow.send(choice)
        except StopIteration:
            break
    assert table.over
    assert_same_end(table, told)
    return table


@pytest.mark.parametrize("number", range(TOURNAMENTS))
def test_engine_and_oracle_play_the_same_tournament(number: int) -> None:
    assert play_both(number) > 250


def test_W10_engine_and_oracle_settle_the_same_when_there_is_nothing_to_flip() -> None:
    freed = 0
    for number in range(LEFT_OPEN):
        table = _same_course(number, f"open {number}", leaves_open=True)
        freed += sum(event["event"] == "settled-cards-freed" for event in table.events(None))
    assert freed > 0


def assert_same_end(table: golazo.Table[Any], told: Tournament) -> None:
    public = table.view(None)["table"]
    assert scores(table) == told.scores
    assert {row["match"]: row["kicks"] for row in public["results"] if row["kicks"]} == told.kicks
    assert {row["match"]: (row["first"], row["second"]) for row in public["results"]} == told.pairs
    assert {row["team"]: row["player"] for row in public["teams"]} == told.owner
    for group in public["groups"]:
        rows = told.table([row["team"] for row in group["rows"]])
        assert [row["team"] for row in group["rows"]] == told.order[group["group"]]
        for row in group["rows"]:
            assert (row["points"], row["difference"], row["scored"]) == rows[row["team"]]
    ended = table.result_json()
    assert ended is not None
    ours = sorted((row["seat"], row["place"], row["score"]["stage"], row["score"]["count"]) for row in ended)
    assert ours == told.ranking()
    champion = told.team_at("W64")
    assert ended[0]["score"]["teams"] == [champion]
    assert table.result is not None
    assert table.result.winners == (told.owner[champion],)
    full_times = [event["match"] for event in table.events(None) if event["event"] == "full-time"]
    assert full_times[:48] == list(range(1, 49))
    assert set(full_times[48:]) == {match for matches in SETS for match in matches}
