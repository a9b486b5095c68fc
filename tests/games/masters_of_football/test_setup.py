"""Setting up (p. 2 and 3; M16, M18, M20)."""

import random

import pytest

from golazo import CHANCE
from golazo.games.masters_of_football import GAME
from golazo.games.masters_of_football.cards import BRONZE, GOLD, SILVER, WOOD
from golazo.games.masters_of_football.rules.buying import price
from golazo.games.masters_of_football.rules.setup import deal_managers, fill_with_wood
from golazo.games.masters_of_football.rules.stacks import deal_wood, level_to_draw
from golazo.games.masters_of_football.state import IN_DISCARDS, NONE, TAKEN

from .bench import PACK, Bench, number, pack_with

IDS = PACK.ids("player")


@pytest.mark.parametrize("seats", range(2, 9))
def test_four_or_eight_teams_and_five_cards_each(seats: int) -> None:
    table = GAME.new(seats, seed=seats)
    rng = random.Random(seats)
    while not table.position.matchday:
        seat = table.asked[0]
        table.play(seat, rng.choice(table.choices(seat)))
    m = table.position
    assert len(m.seat_of) == (4 if seats <= 4 else 8)
    assert sorted(m.team_of) == sorted(team for team, seat in enumerate(m.seat_of) if seat >= 0)
    assert all(len(hand) == 5 for hand in m.hands)
    assert all(len(squad) >= 3 for squad in m.squads)
    assert len(set(m.managers)) == seats


def test_two_managers_each_and_the_budget_on_the_card_kept() -> None:
    table = GAME.new(4, seed="managers")
    assert {len(dealt) for dealt in table.position.dealt_managers} == {2}
    for seat in range(4):
        choice = table.choices(seat)[0]
        table.play(seat, choice)
    assert table.position.money == [table.position.box.managers[manager].budget for manager in table.position.managers]


def test_M20_six_persons_or_more_get_one_manager_each() -> None:
    for seats, each in ((5, 2), (6, 1), (8, 1)):
        bench = Bench(seats)
        bench.begin((deal_managers,))
        while not bench.table.over:
            bench.quietly()
        assert {len(dealt) for dealt in bench.m.dealt_managers} == {each}


@pytest.mark.parametrize("seats", range(5, 9))
def test_M20_five_to_eight_are_split_by_lot(seats: int) -> None:
    splits = set()
    for seed in range(12):
        m = GAME.new(seats, seed=seed).position
        first = [seat for seat, team in enumerate(m.team_of) if team < 4]
        assert len(first) == (seats + 1) // 2
        assert sum(trio >= 0 for trio in m.trios) == 8 - seats
        splits.add(tuple(first))
    assert len(splits) > 3


def test_the_opening_deal_and_one_more_of_each_for_the_super_agent() -> None:
    for seed in range(30):
        table = GAME.new(2, seed=seed)
        for seat in range(2):
            wanted = [c for c in table.choices(seat) if c[1] == number("manager", "super-agent-partnership")]
            table.play(seat, (wanted or table.choices(seat))[0])
        m = table.position
        for seat in range(2):
            levels = sorted(m.box.players[player].level for player in m.offers[seat])
            bonus = m.managers[seat] == number("manager", "super-agent-partnership")
            assert levels == ([0, 0, 1, 1, 1, 2, 2, 2, 2] if bonus else [0, 1, 1, 2, 2, 2])


def test_super_agent_pays_1M_less_but_not_for_players_that_cost_1M() -> None:
    box = Bench().m.box
    agent, other = number("manager", "super-agent-partnership"), number("manager", "godfather")
    for player, card in enumerate(box.players):
        assert price(box, other, player) == card.cost
        assert price(box, agent, player) == (card.cost - 1 if card.cost > 1 else card.cost)


def test_the_opening_purchase_is_sealed_and_what_is_not_bought_is_discarded() -> None:
    table = GAME.new(2, seed=4)
    for seat in range(2):
        table.play(seat, table.choices(seat)[0])
    assert set(table.asked) == {0, 1}
    offered = table.position.offers[0][:]
    cheap = min(offered, key=lambda player: table.position.box.players[player].cost)
    money = table.position.money[0]
    table.play(0, ("buy", cheap), ("done",))
    assert table.position.squads[0] == []
    assert table.events(1)[-1]["event"] == "player-dealt"
    table.play(1, ("done",))
    m = table.position
    assert cheap in m.squads[0]
    assert m.money[0] == money - price(m.box, m.managers[0], cheap) + 5
    assert all(m.places_of_players[player] == IN_DISCARDS for player in offered if player != cheap)
    assert len(m.squads[0]) == len(m.squads[1]) == 3  # filled with wood
    assert all(m.box.players[player].level == WOOD for player in m.squads[1])


def test_M16_wood_fills_a_squad_to_three() -> None:
    bench = Bench(squads={0: [0]}).begin((fill_with_wood,))
    while not bench.table.over:
        bench.quietly()
    assert len(bench.m.squads[0]) == 3


def test_M16_a_squad_of_one_position_draws_wood_who_does_not_mend_it_is_discarded() -> None:
    defenders = [place for place, item in enumerate(PACK.items["player"]) if item["position"] == "D"][:3]
    wood = [item for item in PACK.items["player"] if item["level"] == "wood"]
    useless = next(item["id"] for item in wood if item["position"] == "D")
    helpful = next(item["id"] for item in wood if item["position"] == "F")
    others = [place for place in range(30) if place not in defenders]
    bench = Bench(squads={0: defenders, 1: others[:4], 2: others[4:8], 3: others[8:12]}).match()
    bench.until("draw-wood").roll(f"player:{useless}")
    assert bench.kind() == "draw-wood"
    assert bench.m.places_of_players[IDS.index(useless)] == IN_DISCARDS
    bench.roll(f"player:{helpful}").until("choose-team")
    assert bench.m.squads[0] == [*defenders, IDS.index(helpful)]
    assert all(helpful in name for name in bench.offers(0))


def test_M18_where_there_is_not_wood_for_all_a_lot_says_who_is_served_first() -> None:
    bench = Bench(seats=3, squads={0: [0, 1], 1: [3], 2: [6, 7, 8]})
    wood = [player for player, card in enumerate(bench.m.box.players) if card.level == WOOD]
    for player in wood[2:]:
        bench.m.places_of_players[player] = TAKEN
    bench.begin((fill_with_wood,))
    assert bench.kind() == "draw-lot"
    bench.roll("team:harbour-lions", "team:polisportiva-vulcano").until("draw-wood")
    # The lot put the first club highest and the second lowest: wood for that one, for the other what is left, bronze.
    assert set(bench.offers(CHANCE)) == {f"player:{IDS[player]}" for player in wood[:2]}
    bench.finish()
    levels = [[bench.m.box.players[player].level for player in squad] for squad in bench.m.squads]
    assert (levels[0][2:], levels[1][1:]) == ([BRONZE], [WOOD, WOOD])
    assert [told["team"] for told in bench.told("lot")] == ["harbour-lions", "polisportiva-vulcano"]
    assert bench.m.lots == []
    enough = Bench(seats=3, squads={0: [0, 1], 1: [3], 2: [6, 7, 8]}).begin((fill_with_wood,))
    assert enough.kind() == "draw-wood"


def test_M18_wood_that_is_gone_comes_from_bronze_and_an_empty_stack_from_its_discards() -> None:
    bench = Bench()
    for player, card in enumerate(bench.m.box.players):
        if card.level == WOOD:
            bench.m.places_of_players[player] = TAKEN
    bench.begin((deal_wood, 0))
    drawn = {bench.m.box.players[IDS.index(name.removeprefix("player:"))].level for name in bench.offers(-1)}
    assert drawn == {BRONZE}
    again = Bench()
    for player, card in enumerate(again.m.box.players):
        if card.level == WOOD:
            again.m.places_of_players[player] = IN_DISCARDS
    again.begin((deal_wood, 0))
    assert len(again.offers(-1)) == 12
    assert again.told("players-reshuffled")[0]["player_level"] == "wood"


def test_M16_no_squad_limit_at_the_opening_purchase() -> None:
    cheap = {item["id"]: {"cost": 1} for item in PACK.items["player"] if item["level"] != "wood"}
    table = GAME.new(2, seed=1, pack=pack_with(cheap))
    agent = number("manager", "super-agent-partnership")
    for seat in range(2):
        table.play(seat, table.choices(seat)[0])
    for seat in range(2):
        for player in table.position.offers[seat][:]:
            if ("buy", player) in table.choices(seat):
                table.play(seat, ("buy", player))
        table.play(seat, "done")
    sizes = [len(squad) for squad in table.position.squads[:2]]
    assert max(sizes) >= 6
    assert agent in table.position.managers or max(sizes) == 6


def test_M18_a_player_still_missing_comes_from_the_next_lower_level() -> None:
    m = Bench().m
    for player, card in enumerate(m.box.players):
        if card.level in (GOLD, SILVER):
            m.places_of_players[player] = TAKEN
    assert level_to_draw(m, GOLD) == BRONZE
    m.places_of_players = [TAKEN] * len(m.places_of_players)
    assert level_to_draw(m, GOLD) == NONE
