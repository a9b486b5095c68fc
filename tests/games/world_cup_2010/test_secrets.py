"""What a seat may know: own hands and teams, what was revealed, and nothing more. (W3, W5, W8, W13)"""

from __future__ import annotations

import random
from typing import Any

import pytest

import golazo
from golazo.games.world_cup_2010 import GAME
from tests.games.world_cup_2010.box import PACK
from tests.games.world_cup_2010.knockouts import begin_set, draw
from tests.games.world_cup_2010.positions import (
    Table,
    begin_group,
    events,
    everything_seen,
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


# Teams


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_W13_a_player_knows_his_own_teams_and_those_of_groups_that_have_begun(seats: int) -> None:
    table = GAME.new(seats, "secret", pack=PACK)
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
    table = GAME.new(3, "teams anew", pack=PACK)
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
    table = GAME.new(2, chance="typed", pack=PACK)
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
