"""Before the game begins: the draft and the opening transfers (rulings S14 and S16)."""

import pytest

from golazo.games.match_of_the_season.rules.match_die import TACTICS
from golazo.games.match_of_the_season.rules.setup import auction_all, draft_column
from golazo.games.match_of_the_season.state import Seasons
from tests.games.match_of_the_season.arrange import CHANCE, GAME, all_pass, asked, at_rest, do


def drafted(seats: int) -> Seasons:
    """A new game up to the first auction or season; everybody takes the first card on offer."""
    m: Seasons = GAME.new(seats, "set-up", listen=False).position
    while asked(m, m.asked[0]) == "draft":
        m.choose(m.asked[0], m.choices(m.asked[0])[0])
    return m


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_team_has_14_players_by_stars_and_100(seats: int) -> None:
    m = drafted(seats)
    assert len(m.seating) == (3 if seats == 3 else 4)
    for team in m.seating:
        stars = sorted((m.box.stars[player] for player in m.squads[team]), reverse=True)
        assert stars == [5, 4, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1]
        assert m.money[team] == 100
    assert sum(m.money) + m.bank == 0


def test_s14_two_managers_have_two_teams_each_alternating() -> None:
    m = drafted(2)
    assert [m.manager[team] for team in m.seating] == [0, 1, 0, 1]


def test_s14_with_three_managers_one_colour_is_missing() -> None:
    m = drafted(3)
    assert sorted(m.manager) == [-1, 0, 1, 2]


def test_s16_the_open_column_is_chosen_from_in_turn_clockwise() -> None:
    m: Seasons = GAME.new(4, "turns", listen=False).position
    order = []
    for _ in range(8):
        seat = m.asked[0]
        order.append(seat)
        assert {m.box.stars[choice[1]] for choice in m.choices(seat)} == {2}
        m.choose(seat, m.choices(seat)[0])
    assert order[:4] == order[4:]
    assert [(seat - order[0]) % 4 for seat in order[:4]] == [0, 1, 2, 3]


def test_s16_everybody_is_told_who_chooses_first() -> None:
    for seed in range(4):
        table = GAME.new(4, seed)
        first = table.position.manager[table.position.first]
        assert list(table.position.asked) == [first]
        team = GAME.pack.ids("team")[table.position.first]
        for seat in (*range(4), None):
            told = [event for event in table.events(seat) if event["event"] == "drafts-first"]
            assert told == [{"event": "drafts-first", "team": team}]


@pytest.mark.parametrize("first", range(4))
def test_s16_the_lot_says_who_chooses_first_in_both_columns(first: int) -> None:
    m = at_rest()
    m.seating = [2, 0, 3, 1]
    m.first = first
    for player in m.pool:
        m.deck[player] = 1
    for stars in (2, 1):
        do(m, (draft_column, stars, 1))
        teams = []
        while m.asked:
            teams.append(m.asked[0])
            m.choose(m.asked[0], m.choices(m.asked[0])[0])
        start = m.seating.index(first)
        assert teams == m.seating[start:] + m.seating[:start]


def test_one_star_players_left_over_are_the_open_pool_and_never_in_the_deck() -> None:
    m = drafted(4)
    assert len(m.pool) == 38 - 16
    assert {m.box.stars[player] for player in m.pool} == {1}
    assert not any(left and m.box.stars[player] == 1 for player, left in enumerate(m.deck))


def test_s9_the_first_bid_for_the_opening_cards_goes_round() -> None:
    m = at_rest()
    cards = [player for player in range(m.box.players) if m.deck[player]][:4]
    for player in cards:
        m.deck[player] = 0
    m.turned = cards[:]
    m.dice = [2, 5, 4, 1]
    do(m, (auction_all,))
    first: list[tuple[int, int]] = []
    while m.asked and m.asked != (CHANCE,):
        player = m.asks[m.asked[0]].numbers[1]
        if player not in [each for each, _ in first]:
            first.append((player, m.asked[0]))
        m.choose(m.asked[0], ("pass",))
    assert first == list(zip(cards, (1, 2, 3, 0), strict=True))
    all_pass(m)
    assert m.under == cards


def test_the_pack_has_what_was_planned() -> None:
    items = GAME.pack.items
    assert len(items["player"]) == 120
    assert len(items["side"]) == 14
    assert sum(card["copies"] for card in items["card"]) == 40
    assert {card["tactic"]: card["copies"] for card in items["card"] if "tactic" in card} == dict.fromkeys(TACTICS, 3)
    keepers = [sum(p["stars"] == stars and p["position"] == "keeper" for p in items["player"]) for stars in (3, 4, 5)]
    assert keepers == [2, 1, 1]
