"""What a seat may know: own hands and teams, what was revealed, and nothing more. (W3, W5, W8, W13)"""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import golazo
from golazo.games.world_cup_2010 import GAME
from tests.games.world_cup_2010.knockouts import begin_set, draw
from tests.games.world_cup_2010.positions import (
    COPIES,
    Table,
    begin_group,
    events,
    flip,
    lay,
    letters_of,
    offered,
    quiet_group_a,
    teams_of_group,
    undecided,
)


def owners_seen(table: Table, seat: int | None) -> dict[str, int]:
    return {row["team"]: row["player"] for row in table.view(seat)["table"]["teams"]}


def everything_seen(table: Table, seat: int | None) -> list[Any]:
    return [table.view(seat), table.events(seat)]


# Teams


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_W13_a_player_knows_his_own_teams_and_those_of_groups_that_have_begun(seats: int) -> None:
    table = GAME.new(seats, "secret")
    assert set(owners_seen(table, None)) == set(teams_of_group("A"))
    seen = [owners_seen(table, seat) for seat in range(seats)]
    for seat, known in enumerate(seen):
        assert {team for team in known if team not in teams_of_group("A")} == {
            team for team in known if known[team] == seat and team not in teams_of_group("A")
        }
        mine = events(table, "teams-dealt", seat=seat)[seat]["team"]
        assert [team for team, player in known.items() if player == seat] == mine
        assert [("team" in event) for event in events(table, "teams-dealt", seat=seat)] == [
            each == seat for each in range(seats)
        ]
    assert sum(len([team for team in known if known[team] == seat]) for seat, known in enumerate(seen)) == 32
    assert all("team" not in event for event in events(table, "teams-dealt"))


def test_W13_owners_stay_known_while_the_lot_of_group_A_is_drawn() -> None:
    table = undecided("A", "0-0 0-0 0-0 0-0 0-0 0-0")
    assert table.asked == (golazo.CHANCE,)
    assert set(teams_of_group("A")) <= set(owners_seen(table, 1))
    assert [group["group"] for group in table.view(None)["table"]["groups"]] == ["A"]


def test_W13_redeal_deals_the_teams_of_groups_to_come_anew_and_no_others() -> None:
    table = GAME.new(3, "teams anew")
    rng = random.Random(1)
    truth = owners_seen(table, 0)
    owners: dict[str, set[int]] = {}
    for _ in range(60):
        again = table.seat(0).redeal(rng)
        assert owners_seen(again, 0) == truth
        for seat in (1, 2):
            for team, player in owners_seen(again, seat).items():
                if player == seat and team not in teams_of_group("A"):
                    owners.setdefault(team, set()).add(player)
    assert all(players == {1, 2} for players in owners.values())
    assert not set(owners) & {team for team, player in truth.items() if player == 0}


def test_W13_redeal_while_teams_are_dealt_mixes_in_the_undealt() -> None:
    """Seat 1 has been dealt Brazil; for all that seat 0 knows it may be any team but its own Spain."""
    table = GAME.new(2, chance="typed")
    table.play(0, "team:spain")
    table.play(1, "team:brazil")
    rng = random.Random(2)
    dealt = set()
    for _ in range(300):
        again = table.seat(0).redeal(rng)
        own = owners_seen(again, 1)
        dealt.add(next(iter(own)))
        assert owners_seen(again, 0) == {"spain": 0}
    assert len(dealt) > 25
    assert "spain" not in dealt


# Hands


def test_W3_card_faces_are_seen_by_their_owner_only() -> None:
    table = quiet_group_a()
    for seat in (0, 1, None):
        for held in table.view(seat)["table"]["hands"]:
            assert (held["cards"] is not None) == (held["player"] == seat)
    assert all(("cards" in event) == (event["team"] in ("south-africa", "uruguay")) for event in dealt_to(table, 0))
    assert all("cards" not in event for event in dealt_to(table, None))


def dealt_to(table: Table, seat: int | None) -> list[dict[str, Any]]:
    return events(table, "hand-dealt", seat=seat)


def test_W3_nobody_sees_what_another_is_laying_nor_how_much() -> None:
    table = quiet_group_a()
    before = [everything_seen(table, seat) for seat in (1, None)]
    table.play(0, "lay:goal")
    table.play(0, "lay:goal")
    assert [everything_seen(table, seat) for seat in (1, None)] == before
    table.play(0, "done")
    assert [everything_seen(table, seat) for seat in (1, None)] == before


def test_W3_steps_of_another_are_withdrawn_in_a_redeal() -> None:
    table = quiet_group_a()
    table.play(0, "lay:goal", "done")
    again = table.seat(1).redeal(random.Random(3))
    assert set(again.asked) == {0, 1}


def test_oitavas_a_drawn_card_is_seen_by_its_player_only() -> None:
    table = begin_set(49, {0: "GGG", 1: "AAA"}, owners={"nigeria": 1})
    table.play(0, "discard:goal")
    draw(table, "P")
    assert events(table, "drew", seat=0)[-1]["card"] == "penalty"
    assert "card" not in events(table, "drew", seat=1)[-1]
    assert "card" not in events(table, "drew")[-1]
    assert table.view(1)["table"]["hands"][0]["cards"] is None


# Chance that is typed in


def test_W5_a_typed_flip_offers_what_everybody_may_think_possible() -> None:
    """The two positions differ only in where the Offsides are: in the deck, or in a hand."""
    hands = {"south-africa": "PG", "mexico": "D"}
    hidden = begin_group("A", {**hands, "france": "OO"}, "GG")
    open_ = begin_group("A", hands, "GGOO")
    seen = []
    for table in (hidden, open_):
        lay(table, "P", "D")
        assert table.asked == (golazo.CHANCE,)
        seen.append(offered(table, golazo.CHANCE))
    assert seen[0] == seen[1]
    assert "flip:offside" in seen[0]
    with pytest.raises(golazo.IllegalChoice):
        hidden.play(golazo.CHANCE, "flip:offside")


# Dealing anew


def test_W5_redeal_after_a_reshuffle_keeps_seen_cards_out_of_hands() -> None:
    """Group D: the deck of four is flipped and shuffled anew; those four cannot be in Australia's or Ghana's hands."""
    hands = {"germany": "PPAGGGGG", "australia": "AAAAAAA", "serbia": "DDDDDFF", "ghana": "G2POFG"}
    table = begin_group("D", hands, "23FO")
    lay(table, "PPA", "AA")
    flip(table, "23F")
    lay(table, "D", "P")
    flip(table, "O")
    lay(table, "GG", "D")
    assert table.view(None)["table"]["deck"] == 0
    lay(table, "G", "A")
    flip(table, "D")
    assert events(table, "reshuffled")
    rng = random.Random(4)
    for _ in range(50):
        again = table.seat(0).redeal(rng)
        theirs = [held["cards"] for held in again.view(1)["table"]["hands"] if held["player"] == 1]
        assert letters_of([card for cards in theirs for card in cards]) == "G2AAAAFO"


def finals(seats: int, seed: str) -> Table:
    """A random game, stopped as the finals begin."""
    table = GAME.new(seats, seed)
    rng = random.Random(seed)
    while table.match.first_match != 63:
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(list(table.choices(seat))))
    return table


def story_of_the_semi_finals(table: Table) -> list[dict[str, Any]]:
    story = table.events(None)
    begin, end = (
        next(i for i, event in enumerate(story) if event.get("matches") == matches) for matches in ([61, 62], [63, 64])
    )
    return story[begin:end]


def unseen_at_the_end_of_the_semi_finals(table: Table) -> Counter[str]:
    """What nobody had laid, discarded or flipped there: the kept hands are of these."""
    story = story_of_the_semi_finals(table)
    left = Counter(COPIES)
    for event in story:
        if event["event"] == "reshuffled":
            break
        if event["event"] in ("placed", "covered", "discarded", "flipped"):
            left[event["card"]] -= 1
    assert min(left.values()) >= 0
    return left


@pytest.mark.parametrize("number", range(8))
def test_W8_redeal_keeps_cards_seen_in_the_semi_finals_out_of_the_kept_hands(number: int) -> None:
    table = finals(2 + number % 4, f"kept {number}")
    left = unseen_at_the_end_of_the_semi_finals(table)
    rng = random.Random(number)
    for seat in table.match.players:
        for _ in range(10):
            again = table.seat(seat).redeal(rng)
            held: Counter[str] = Counter()
            for other in table.match.players:
                held.update(again.view(other)["table"]["hands"][other]["cards"])
            assert not held - left


@pytest.mark.parametrize("number", range(7))
def test_W8_redeal_in_the_finals_never_fails(number: int) -> None:
    seats = 2 + number
    table = finals(seats, f"never {number}")
    rng = random.Random(number)
    while not table.over:
        for seat in table.match.players:
            again = table.seat(seat).redeal(rng)
            assert everything_seen(again, seat) == everything_seen(table, seat)
            assert GAME.inventory(again.match) == GAME.inventory(table.match)
        (seat,) = table.asked
        table.play(seat, rng.choice(list(table.choices(seat))))


# The chances of the kept hands, counted out for two players and one turn each


def two_without_a_shoot_out() -> Table:
    """The finals of two players whose semi-finals told nothing but the cards that were laid, discarded and flipped."""
    for number in range(100):
        table = finals(2, f"two {number}")
        told = {event["event"] for event in story_of_the_semi_finals(table)}
        if table.match.players == (0, 1) and not told & {"shoot-out", "reshuffled"} and table.asked == (0,):
            return table
    raise AssertionError("no such game")


def hands_of_three(left: Counter[str]) -> dict[tuple[str, ...], int]:
    """Every hand of three kinds out of the cards left, with the number of ways to deal it."""
    cards = [card for card in sorted(left) for _ in range(left[card])]
    return Counter(combinations(cards, 3))


def test_W8_redeal_gives_kept_hands_their_chances() -> None:
    table = two_without_a_shoot_out()
    mine = Counter(table.view(0)["table"]["hands"][0]["cards"])
    expected = hands_of_three(unseen_at_the_end_of_the_semi_finals(table) - mine)
    assert_chances(table, {hand: float(ways) for hand, ways in expected.items()})


def test_W8_redeal_weighs_what_the_other_has_played_and_what_was_drawn() -> None:
    """Seat 1 played a card and drew one: it held that card, and may have drawn any that was not in a hand."""
    table = two_without_a_shoot_out()
    mine = Counter(table.view(0)["table"]["hands"][0]["cards"])
    kept = hands_of_three(unseen_at_the_end_of_the_semi_finals(table) - mine)
    rng = random.Random(5)
    for seat in (0, 1):
        assert table.asked == (seat,)
        table.play(seat, rng.choice(list(table.choices(seat))))
    drawn = events(table, "drew", seat=0)[-2]["card"]
    played = events(table, "placed", "covered", "discarded")[-1]["card"]
    expected: Counter[tuple[str, ...]] = Counter()
    for hand, ways in kept.items():
        deck = Counter(COPIES) - mine - Counter(hand)
        if played in hand and deck[drawn]:
            left = deck - Counter([drawn])
            for card, count in left.items():
                after = Counter(hand) - Counter([played]) + Counter([card])
                expected[tuple(sorted(after.elements()))] += ways * deck[drawn] * count
    assert_chances(table, {hand: float(ways) for hand, ways in expected.items()})


def assert_chances(table: Table, weights: dict[tuple[str, ...], float]) -> None:
    """Seat 1's hand as seat 0 deals it anew: how often each kind is in it, within five standard deviations."""
    total = sum(weights.values())
    rng = random.Random(6)
    times = 400
    dealt = [tuple(sorted(table.seat(0).redeal(rng).view(1)["table"]["hands"][1]["cards"])) for _ in range(times)]
    assert set(dealt) <= set(weights)
    for card in COPIES:
        chance = sum(weight for hand, weight in weights.items() if card in hand) / total
        often = sum(card in hand for hand in dealt)
        spread = (times * chance * (1 - chance)) ** 0.5
        assert abs(often - times * chance) <= 5 * spread, card
