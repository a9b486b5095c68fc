"""The text picture: what a seat may know, in every language, at most 100 columns."""

import random

import pytest

from golazo import CHANCE
from golazo.games.masters_of_football import GAME
from golazo.games.masters_of_football.picture import odds_bar, picture, track
from golazo.games.masters_of_football.rules.buying import buy_players
from golazo.games.masters_of_football.rules.champions import crown_champions
from golazo.games.masters_of_football.rules.setup import deal_opening_players
from golazo.words import telling
from golazo.words.reader import Reader

from .bench import PACK, Bench, pack_with

PLAYERS = ["Ana", "Bia", "Caio", "Duda"]


def reader(language: str = "en") -> Reader:
    return Reader(language, GAME.id, PACK, PLAYERS)


@pytest.mark.parametrize("language", ["en", "pt-PT", "pt-BR", "it"])
def test_it_fits_into_100_columns_at_every_stage(language: str) -> None:
    table = GAME.new(3, seed="picture")
    rng = random.Random(3)
    for ply in range(500):
        if table.over:
            break
        seat = table.asked[0]
        table.play(seat, rng.choice(table.choices(seat)))
        if ply % 25 == 0:
            for viewer in (0, None):
                drawn = picture(table.view(viewer), reader(language))
                assert max(len(line) for line in drawn.splitlines()) <= 100
                assert "{" not in drawn


def test_why_15() -> None:
    ids = PACK.ids("player")
    changes = {ids[place]: {"tactical": value, "position": "DMF"[place]} for place, value in enumerate((4, 1, 1))}
    bench = Bench(
        managers=("master-tactician", "special-one", "joga-bonito", "godfather"),
        hands={0: ["scouting-report"]},
        pack=pack_with(changes),
        squads={0: [0, 1, 2]},
    ).match()
    bench.until("announce", "tactics").play(0, "announce").until("lay-cards").play(0, "lay:scouting-report", "done")
    drawn = picture(bench.table.view(0), reader()).replace("\n      ", " ")
    assert "tactical 10 before the dice: +4 Vasco Tormenta" in drawn
    assert "+2 Master Tactician, +2 Scouting Report" in drawn


def test_the_track_shows_the_marker() -> None:
    assert track(1) == "[A] D D A A D | D A A D D A"
    assert track(8) == "A D D A A D | D [A] A D D A"
    assert track(13) == "A D D A A D | D A A D D A"


def test_the_bar_of_the_odds() -> None:
    bar = odds_bar({"home": 0.5, "draw": 0.25, "away": 0.25}, "harbour-lions", "atletico-mirante", reader())
    assert "Harbour Lions 50 %, draw 25 %, Atlético Mirante 25 %" in bar
    assert bar.count("#") == 20


def test_others_cards_are_not_in_it() -> None:
    bench = Bench(hands={0: ["mind-games"], 1: ["narrowed-pitch"]}).match()
    assert "Mind Games" in picture(bench.table.view(0), reader())
    assert "Narrowed Pitch" not in picture(bench.table.view(0), reader())
    assert "Narrowed Pitch" not in picture(bench.table.view(None), reader())


def test_a_club_whose_manager_is_not_chosen_yet_is_not_a_non_person_team() -> None:
    drawn = picture(GAME.new(4, seed=1).view(0), reader())
    assert "Harbour Lions (Ana)" in drawn
    assert "non-person" not in drawn
    assert "a non-person team" in picture(Bench(3).match().table.view(0), reader())


def test_dice_are_shown_once_an_attack_was_rolled() -> None:
    bench = Bench().match().until("roll-attack")
    assert "Last dice" not in picture(bench.table.view(0), reader())
    bench.roll_turn(int(bench.offers(CHANCE)[0].removeprefix("roll:")), "2", int(bench.offers_later()[5:]), "1")
    assert "Last dice" in picture(bench.table.view(0), reader())


def test_at_half_time_no_turn_is_named() -> None:
    bench = Bench(hands={0: ["fresh-legs"]}).match().until("card-window", "half-time")
    question = bench.table.question(0)
    assert question is not None
    asked = telling.question(reader(), question)
    assert "half-time" in asked
    assert "turn" not in asked


def test_while_buying_the_money_goes_down_and_a_discount_is_said() -> None:
    bench = Bench(managers=("super-agent-partnership", "special-one", "godfather", "clean-hands"))
    bench.begin((deal_opening_players,), (buy_players, (0, 1))).until("buy-players")
    assert bench.offers(0)[-1] == "done"
    question = bench.table.question(0)
    assert question is not None
    assert question.arguments["discount"] == 1
    assert "1M less" in telling.question(reader(), question)
    player = next(c[1] for c in bench.table.choices(0) if c[0] == "buy" and bench.m.box.players[c[1]].cost > 1)
    bench.play(0, f"buy:{PACK.ids('player')[player]}")
    question = bench.table.question(0)
    assert question is not None
    assert question.arguments["money"] == 9 - bench.m.box.players[player].cost + 1


@pytest.mark.parametrize(
    ("language", "words"), [("en", "you pay"), ("pt-PT", "pagas"), ("pt-BR", "você paga"), ("it", "paghi")]
)
def test_whoever_has_a_discount_sees_his_price_of_every_player(language: str, words: str) -> None:
    bench = Bench(managers=("super-agent-partnership", "special-one", "godfather", "clean-hands"))
    bench.begin((deal_opening_players,), (buy_players, (0, 1))).until("buy-players")
    offer = bench.table.view(0)["table"]["hands"][0]["offer"]
    drawn = picture(bench.table.view(0), reader(language))
    for player in offer:
        assert player["price"] == max(1, player["cost"] - 1)
        line = next(each for each in drawn.splitlines() if reader(language).name(player["footballer"]) in each)
        assert (f"{words} {player['price']}M" in line) == (player["cost"] > 1)
    assert words not in picture(bench.table.view(1), reader(language))


def test_p_12_the_choices_of_the_super_agent_say_the_price_he_pays() -> None:
    bench = Bench(managers=("super-agent-partnership", "special-one", "godfather", "clean-hands"), money=40)
    bench.begin((deal_opening_players,), (buy_players, (0, 1))).until("buy-players")
    for seat, less in ((0, 1), (1, 0)):
        question = bench.table.question(seat)
        for choice in bench.table.choices(seat)[:-1]:
            card = bench.m.box.players[choice[1]]
            price = card.cost - less if card.cost > 1 else card.cost
            assert f", {price}M)" in telling.choice(reader(), bench.table.names, choice, question)


def test_p_16_the_choices_of_the_laboratory_say_that_evolution_cards_are_free() -> None:
    hand = ["extra-training", "call-to-arms"]
    bench = Bench(managers=("the-laboratory", *("special-one",) * 3), hands={0: hand, 1: hand}).match()
    bench.until("announce", "levels").play(1, "announce").play(0, "announce").until("lay-cards")
    told = {
        seat: [
            telling.choice(reader(), bench.table.names, choice, bench.table.question(seat))
            for choice in bench.table.choices(seat)
        ]
        for seat in (0, 1)
    }
    assert any("Extra Training (0M)" in each for each in told[0])
    assert any("Extra Training (1M)" in each for each in told[1])
    assert any("Call to Arms (2M)" in each for each in told[0])


def test_nobody_is_said_to_lie_face_down_before_he_is_laid() -> None:
    bench = Bench(hands={0: ["scouting-report"]}).match().until("choose-team")
    assert "face down" not in picture(bench.table.view(0), reader())
    three = bench.offers(0)[0]
    bench.play(0, three, "tactic:direct")
    assert "face down" not in picture(bench.table.view(0), reader())
    bench.until("announce")
    assert "face down" in picture(bench.table.view(0), reader())


@pytest.mark.parametrize("language", ["en", "pt-PT", "pt-BR", "it"])
def test_who_types_for_somebody_else_is_not_called_you(language: str) -> None:
    table = GAME.new(2, chance="typed")
    table.play(CHANCE, table.choices(CHANCE)[0])
    table.play(CHANCE, table.choices(CHANCE)[0])
    question = table.question(0)
    assert question is not None
    assert question.kind == "draw-manager"
    assert "Ana" in telling.question(reader(language), question, None)
    assert "Ana" not in telling.question(reader(language), question, 0)


def test_M22_a_champion_who_is_no_person_is_named() -> None:
    bench = Bench(3)
    bench.m.results = [[3, 0, 1, 0]]
    bench.m.lots = [1, 2]
    bench.begin((crown_champions,)).finish()
    assert [event["team"] for event in bench.told("champion")] == [PACK.ids("team")[0]]


@pytest.mark.parametrize("language", ["pt-PT", "pt-BR", "it"])
def test_what_is_not_there_yet_is_left_out(language: str) -> None:
    drawn = picture(Bench(hands={0: ["mind-games"]}).match().table.view(0), reader(language))
    assert "none" not in drawn.split()


@pytest.mark.parametrize("language", ["en", "pt-PT", "pt-BR", "it"])
def test_a_hand_says_what_each_card_does_and_under_which_tactics(language: str) -> None:
    told = reader(language)
    bench = Bench(hands={0: ["parked-bus", "shirt-sponsor"], 1: ["mind-games"]}).match().until("choose-team")
    bench.play(0, bench.offers(0)[0], "tactic:direct").play(1, bench.offers(1)[0], "tactic:physical")
    drawn = picture(bench.table.view(0), told).replace("\n      ", " ")
    bus = next(line for line in drawn.splitlines() if told.name("parked-bus") in line)
    assert told.text("parked-bus") in bus
    assert bus.index(told.say("name-tactic-physical")) < bus.index(told.say("name-tactic-defensive"))
    sponsor = next(line for line in drawn.splitlines() if told.name("shirt-sponsor") in line)
    assert sponsor.endswith(told.text("shirt-sponsor"))
    assert told.say("picture-laid", tactic="direct") in drawn
    other = picture(bench.table.view(1), told)
    assert told.text("parked-bus") not in other
    assert told.say("picture-laid", tactic="direct") not in other


def test_M31_the_number_of_cards_in_every_hand_is_shown() -> None:
    bench = Bench(hands={0: ["parked-bus", "shirt-sponsor"], 1: ["mind-games"]}).match()
    drawn = picture(bench.table.view(3), reader())
    assert "Special One, 9M, 2 cards:" in drawn
    assert "Master Tactician, 9M, one card:" in drawn


def test_the_managers_dealt_are_shown_with_what_they_do() -> None:
    table = GAME.new(4, seed="managers")
    drawn = picture(table.view(0), reader()).replace("\n      ", " ")
    for manager in table.view(0)["table"]["hands"][0]["dealt_managers"]:
        assert f"{reader().name(manager)}: {reader().text(manager)}" in drawn
