"""Academy, Transfer Market, calendar (p. 4 and 10; M12, M16-M18, M29)."""

from golazo.games.masters_of_football.rules.academy import academy
from golazo.games.masters_of_football.rules.calendar import MATCHDAYS, fixtures, season
from golazo.games.masters_of_football.rules.market import transfer_market

from .bench import PACK, Bench, card, number

IDS = PACK.ids("player")
PLAIN_MANAGERS = ("godfather", "special-one", "joga-bonito", "master-tactician")


def of_level(level: str, cost: int, taken: list[int], least: bool = True) -> int:
    """A free player of this level who costs at least, or at most, so much."""
    return next(
        place
        for place, item in enumerate(PACK.items["player"])
        if item["level"] == level and place not in taken and (item["cost"] >= cost if least else item["cost"] <= cost)
    )


def squads() -> dict[int, list[int]]:
    """Small squads of bronze players, so that gold and silver are in the stacks."""
    bronze = [place for place, item in enumerate(PACK.items["player"]) if item["level"] == "bronze"]
    return {seat: bronze[5 * seat : 5 * seat + 5] for seat in range(4)}


def test_every_team_plays_every_other_at_home_and_away() -> None:
    played = [pair for day in range(MATCHDAYS) for pair in fixtures(day, 0)]
    assert sorted(played) == sorted((home, away) for home in range(4) for away in range(4) if home != away)
    for team in range(4):
        assert sum(home == team for home, _ in played) == 3
    for day in range(MATCHDAYS):
        assert len({team for pair in fixtures(day, 0) for team in pair}) == 4
    assert fixtures(0, 1) == [(home + 4, away + 4) for home, away in fixtures(0, 0)]


def test_academy_after_matchday_2_and_market_after_matchday_3() -> None:
    bench = Bench(squads=squads()).begin((season,)).finish()
    stages = ("matchday", "academy", "transfer-market")
    told = [event for event in bench.table.events(None) if event["event"] in stages]
    assert [event.get("number", event["event"]) for event in told] == [1, 2, "academy", 3, "transfer-market", 4, 5, 6]
    assert len(bench.m.results) == 12


FIRST_SEAT_LOWEST = [[0, 1, 0, 4], [2, 3, 1, 2]]


def served(bench: Bench) -> Bench:
    bench.m.results = FIRST_SEAT_LOWEST
    return bench.begin((academy,)).until("roll-academy")


def test_academy_two_rolls_1_bronze_2_silver_and_the_genius_face_silver() -> None:
    bench = served(Bench(squads=squads(), managers=PLAIN_MANAGERS)).roll("genius:1")
    assert {PACK.item(name.removeprefix("player:"))["level"] for name in bench.offers(-1)} == {"bronze"}  # type: ignore[index]
    bench.roll(bench.offers(-1)[0]).roll("genius:genius")
    assert {PACK.item(name.removeprefix("player:"))["level"] for name in bench.offers(-1)} == {"silver"}  # type: ignore[index]


def test_M17_only_within_the_limit_and_the_others_are_discarded() -> None:
    bench = served(Bench(squads=squads(), managers=PLAIN_MANAGERS))
    taken = [player for squad in bench.m.squads for player in squad]
    dear = of_level("silver", 4, taken)
    fits = of_level("bronze", 2, taken, least=False)
    bench.roll("genius:2", f"player:{IDS[dear]}", "genius:1", f"player:{IDS[fits]}")
    assert bench.table.asked == (0,)
    assert [name for name in bench.offers(0) if name.startswith(("pick", "roll"))] == [f"pick:{IDS[fits]}"]
    bench.play(0, f"pick:{IDS[fits]}")
    assert fits in bench.m.squads[0]
    assert bench.m.places_of_players[dear] == 2


def test_M17_if_all_cost_too_much_he_may_roll_on() -> None:
    bench = served(Bench(squads=squads(), managers=PLAIN_MANAGERS))
    taken = [player for squad in bench.m.squads for player in squad]
    for _ in range(2):
        dear = of_level("silver", 4, taken)
        taken.append(dear)
        bench.roll("genius:2", f"player:{IDS[dear]}")
    assert [name for name in bench.offers(0) if name.startswith(("pick", "roll"))] == ["roll-on"]
    bench.play(0, "roll-on").roll("genius:1")
    fits = of_level("bronze", 2, taken, least=False)
    bench.roll(f"player:{IDS[fits]}")
    assert f"pick:{IDS[fits]}" in bench.offers(0)


def test_M17_youth_academy_five_rolls_two_picks_one_gold_at_any_cost() -> None:
    managers = ("youth-academy", "special-one", "joga-bonito", "master-tactician")
    bench = served(Bench(squads=squads(), managers=managers))
    taken = [player for squad in bench.m.squads for player in squad]
    golds = []
    for _ in range(2):
        bench.roll("genius:genius")
        assert [name for name in bench.offers(0) if name.startswith("draw")] == ["draw:gold", "draw:silver"]
        gold = of_level("gold", 5, taken)
        taken.append(gold)
        golds.append(gold)
        bench.play(0, "draw:gold").roll(f"player:{IDS[gold]}")
    small = []
    for _ in range(3):
        fits = of_level("bronze", 2, taken, least=False)
        taken.append(fits)
        small.append(fits)
        bench.roll("genius:1", f"player:{IDS[fits]}")
    assert {f"pick:{IDS[gold]}" for gold in golds} <= set(bench.offers(0))
    bench.play(0, f"pick:{IDS[golds[0]]}")
    # The second must be within the limit.
    assert f"pick:{IDS[golds[1]]}" not in bench.offers(0)
    bench.play(0, f"pick:{IDS[small[0]]}")
    assert bench.m.squads[0][-2:] == [golds[0], small[0]]
    assert bench.table.asked != (0,)


def test_M17_M29_wonderkid_is_played_at_any_time_draws_gold_and_adds_no_pick() -> None:
    bench = Bench(squads=squads(), managers=PLAIN_MANAGERS, hands={0: ["wonderkid", "shirt-sponsor"]})
    bench.m.results = FIRST_SEAT_LOWEST
    bench.begin((academy,)).until("roll-academy")
    assert {"play-now:wonderkid", "play-now:shirt-sponsor"} <= set(bench.acts(0))
    bench.play(0, "play-now:wonderkid").roll("genius:genius").play(0, "draw:gold")
    taken = [player for squad in bench.m.squads for player in squad]
    gold = of_level("gold", 5, taken)
    bench.roll(f"player:{IDS[gold]}", "genius:1", next(iter(bench_bronze(bench))))
    bench.play(0, f"pick:{IDS[gold]}")
    assert gold in bench.m.squads[0]
    assert bench.table.asked != (0,)
    assert bench.m.discards[card("wonderkid")] == 1


def bench_bronze(bench: Bench) -> list[str]:
    free = [place for place, where in enumerate(bench.m.places_of_players) if where == 1]
    return [f"player:{IDS[place]}" for place in free if PACK.items["player"][place]["level"] == "bronze"]


def test_M16_six_players_at_most_after_the_academy() -> None:
    full = {seat: list(range(6 * seat, 6 * seat + 6)) for seat in range(4)}
    bench = served(Bench(squads=full, managers=PLAIN_MANAGERS))
    taken = [player for squad in bench.m.squads for player in squad]
    fits = of_level("bronze", 2, taken, least=False)
    bench.roll("genius:1", f"player:{IDS[fits]}", "genius:1", bench_bronze(bench)[-1])
    bench.play(0, f"pick:{IDS[fits]}").until("release-players")
    assert len(bench.offers(0)) == 7
    bench.play(0, f"release:{IDS[full[0][0]]}")
    assert len(bench.m.squads[0]) == 6


def test_market_three_millions_a_player_of_each_level_and_five_cards() -> None:
    bench = Bench(squads=squads(), managers=PLAIN_MANAGERS, money=9).begin((transfer_market,)).until("buy-players")
    assert bench.m.money == [12] * 4
    assert set(bench.table.asked) == {0, 1, 2, 3}
    for seat in range(4):
        assert sorted(bench.m.box.players[player].level for player in bench.m.offers[seat]) == [0, 1, 2]
        gold = next(player for player in bench.m.offers[seat] if bench.m.box.players[player].level == 0)
        bench.play(seat, f"buy:{IDS[gold]}", "done")
        assert gold not in bench.m.squads[seat] or seat == 3
    assert all(len(squad) == 6 for squad in bench.m.squads)


def test_market_keeps_five_cards() -> None:
    hands = {0: ["mind-games", "high-press"]}
    bench = Bench(squads=squads(), managers=PLAIN_MANAGERS, hands=hands).begin((transfer_market,))
    bench.until("discard-to-five")
    assert bench.table.asked == (0,)
    assert len(bench.m.hands[0]) == 7
    bench.play(0, "discard:mind-games", "discard:high-press")
    assert len(bench.m.hands[0]) == 5


def test_M18_where_the_stacks_cannot_serve_everybody_one_after_another_lowest_placed_first() -> None:
    bench = Bench(squads=squads(), managers=PLAIN_MANAGERS)
    bench.m.results = [[0, 3, 0, 1], [1, 2, 0, 3]]
    bench.m.deck = [0] * len(bench.m.deck)
    bench.m.deck[card("mind-games")] = 2
    bench.m.discards[card("high-press")] = 4  # six cards for twenty wanted
    bench.begin((transfer_market,)).until("buy-players")
    assert bench.table.asked == (1,)
    bench.play(1, "done").until("buy-players")
    assert len(bench.m.hands[1]) == 5
    assert bench.table.asked == (0,)
    bench.play(0, "done").until("buy-players")
    assert len(bench.m.hands[0]) == 1
    assert bench.told("cards-reshuffled") != []


def test_M18_M19_a_lot_parts_those_who_are_served_one_after_another() -> None:
    bench = Bench(squads=squads(), managers=PLAIN_MANAGERS)
    bench.m.results = [[0, 1, 0, 0], [2, 3, 2, 1]]
    bench.begin((academy,)).until("draw-lot")
    level = [bench.table.names.one("team", bench.m.named(team)) for team in (0, 1)]
    assert bench.offers(-1) == [f"team:{name}" for name in level]  # the others are parted by their match
    bench.roll(f"team:{level[0]}").until("roll-academy")
    order = [question.arguments["player"] for question in [bench.table.question(-1)] if question]
    assert order == [3]
    told = [event for event in bench.table.events(None) if event["event"] == "lot"]
    assert [event["team"] for event in told] == [level[0]]
    assert bench.m.lots == []  # the next lot is another one


def test_clean_hands_receive_1M_before_each_matchday() -> None:
    managers = ("clean-hands", "special-one", "joga-bonito", "master-tactician")
    bench = Bench(squads=squads(), managers=managers, money=0).begin((season,)).until("choose-team")
    assert bench.m.money == [1, 0, 0, 0]
    assert number("manager", "clean-hands") == bench.m.managers[0]
