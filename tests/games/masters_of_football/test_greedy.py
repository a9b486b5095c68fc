"""The greedy manager: it plays whole championships, buys, fields and plays cards sensibly, and sees only its seat."""

import random

import pytest

from golazo.engine.asking import Choice
from golazo.engine.table import Seat
from golazo.games.masters_of_football import GAME
from golazo.games.masters_of_football.bot.appraise import match_odds, points_ahead
from golazo.games.masters_of_football.bot.outlook import manager_worth
from golazo.games.masters_of_football.bot.plans import goal_after_re_roll
from golazo.games.masters_of_football.bot.policy import POLICY
from golazo.games.masters_of_football.bot.stakes import stakes
from golazo.games.masters_of_football.cards import Box
from golazo.games.masters_of_football.state import Competition

from .bench import PACK, Bench, squad_pack

IDS = PACK.ids("player")


class Greedy:
    """The policy on a table that the seat holds possible."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, seat: Seat[Competition]) -> Choice:
        return POLICY.choose(seat.redeal(self.rng).position, seat.number, self.rng)


def choose(bench: Bench, seat: int) -> str:
    return bench.table.name(seat, Greedy(random.Random(1)).choose(bench.table.seat(seat)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 8])
def test_it_plays_to_the_end(seats: int) -> None:
    table = GAME.new(seats, seed=seats, listen=False)
    bots = [Greedy(random.Random(seat)) for seat in range(seats)]
    while not table.over:
        seat = table.asked[0]
        table.play(seat, bots[seat].choose(table.seat(seat)))
    assert table.result is not None


def test_it_beats_random_managers() -> None:
    titles = 0
    for seed in range(8):
        table = GAME.new(4, seed=seed, listen=False)
        bot, rng = Greedy(random.Random(seed)), random.Random(seed)
        own = seed % 4
        while not table.over:
            seat = table.asked[0]
            choices = table.choices(seat)
            table.play(seat, bot.choose(table.seat(seat)) if seat == own else rng.choice(choices))
        assert table.result is not None
        titles += table.result.winners == (own,)
    assert titles >= 5


@pytest.mark.parametrize("seats", [2, 5])
def test_it_never_changes_what_it_judges_and_its_chances_add_up_to_one(seats: int) -> None:
    table = GAME.new(seats, seed=seats, listen=False)
    rng = random.Random(seats)
    phases = set()
    while not table.over:
        seat = rng.choice(table.asked)
        if rng.randrange(4):
            table.play(seat, rng.choice(table.choices(seat)))
            continue
        before = table.text()
        weighed = POLICY.weigh(table.position, seat)
        POLICY.choose(table.position, seat, rng)
        assert sum(POLICY.value(table.position)) == pytest.approx(1)
        phases.add(POLICY.phase(table.position))
        assert table.text() == before
        answers = [each.choice for each in weighed if each.choice in table.choices(seat)]
        assert answers == list(table.choices(seat))
        assert all(each.choice in table.acts(seat) for each in weighed if each.choice not in answers)
        table.play(seat, rng.choice(table.choices(seat)))
    assert len(phases) > 30
    assert table.result is not None
    assert [seat for seat, chance in enumerate(POLICY.value(table.position)) if chance] == list(table.result.winners)


def test_it_disallows_a_goal_that_matters_and_not_one_that_does_not() -> None:
    pack = squad_pack({})
    bench = Bench(hands={1: ["disallowed-goal"]}, pack=pack).match().until("roll-attack", turn=12).score_goal()
    bench.until("card-window", "after-goal")
    assert choose(bench, 1) == "play:disallowed-goal"
    bench.m.score[0] = [5, 0]
    assert choose(bench, 1) == "pass"


def test_M11_as_an_outsider_it_takes_a_goal_from_a_rival_who_is_near_and_from_nobody_else() -> None:
    bench = Bench(hands={2: ["disallowed-goal"]}, pack=squad_pack({})).match().until("roll-attack", turn=12)
    bench.score_goal().until("card-window", "after-goal")
    bench.m.matchday = 5
    near, far = [[0, 3, 1, 0], [2, 1, 1, 0]], [[0, 3, 1, 0], [3, 0, 0, 1], [0, 1, 1, 0], [1, 0, 0, 1], [2, 3, 0, 1]]
    bench.m.results = near
    assert choose(bench, 2) == "play:disallowed-goal"
    bench.m.results = far * 2  # eight wins between them
    assert choose(bench, 2) == "pass"


def test_a_rival_counts_by_how_near_he_is_and_non_persons_do_not() -> None:
    bench = Bench(3).match(0, 1)
    bench.m.results = [[0, 3, 1, 0], [2, 1, 1, 0]]  # level with the home side, a win above the visitors
    assert stakes(bench.m, 0, 0) == (1.0, 0.0)
    assert stakes(bench.m, 0, 1) == (0.0, 1.0)
    assert stakes(bench.m, 0, 2) == pytest.approx((-2 / 3, -1 / 3))
    bench.m.sides[0] = [0, 3]
    assert stakes(bench.m, 0, 2) == pytest.approx((-2 / 3, 0))
    bench.m.finalists = [0, 1]
    assert stakes(bench.m, 0, 2) == (0, 0)


def test_it_re_rolls_a_conceded_goal_and_leaves_a_miss_alone() -> None:
    bench = Bench(hands={1: ["set-piece-drill"]}, pack=squad_pack({})).match().until("roll-attack").score_goal()
    bench.until("card-window", "after-roll")
    assert choose(bench, 1) == "play-re-roll:set-piece-drill,attack"  # the lucky roll was the other side's
    miss = Bench(hands={1: ["set-piece-drill"]}, pack=squad_pack({})).match().until("card-window", "after-roll")
    assert choose(miss, 1) == "pass"


def test_it_never_re_rolls_what_cannot_change_anything() -> None:
    """The attack lost by the other's lucky defence: that one is rolled again, and no roll that cannot help."""
    managers = ("super-agent-partnership",) * 4
    bench = Bench(hands={0: ["set-piece-drill"]}, pack=squad_pack({}), managers=managers).match()
    bench.roll_turn(4, "2", 5, "2").until("card-window", "after-roll")
    chances = [goal_after_re_roll(bench.m, 0, roll) for roll in (0, 1)]
    assert chances[1] > chances[0]
    assert choose(bench, 0) == "play-re-roll:set-piece-drill,defence"
    lead = Bench(hands={0: ["set-piece-drill"]}, pack=squad_pack({})).match().until("roll-attack").score_goal()
    assert choose(lead.until("card-window", "after-roll"), 0) == "pass"


def test_M8_it_lays_no_twelfth_man_against_the_peoples_club() -> None:
    managers = ("special-one", "the-peoples-club", "joga-bonito", "godfather")
    bench = Bench(hands={0: ["twelfth-man"]}, pack=squad_pack({}), managers=managers).match()
    bench.until("announce", "tactics")
    while bench.table.asked != (0,):
        bench.quietly()
    assert choose(bench, 0) == "decline"


def test_it_takes_money_and_a_wonderkid_by_free_acts_and_swaps_what_is_dead() -> None:
    bench = Bench(hands={0: ["shirt-sponsor"], 1: ["wonderkid"]}, pack=squad_pack({})).match()
    assert choose(bench, 0) == "play-now:shirt-sponsor"
    assert choose(bench, 1) == "play-now:wonderkid"
    bench.m.is_academy_over = True
    assert choose(bench, 1) == "swap:wonderkid"


def test_it_keeps_the_better_manager() -> None:
    box = GAME.pack.once("box", Box)
    worths = {name: manager_worth(box.managers[place]) for place, name in enumerate(PACK.ids("manager"))}
    assert max(worths, key=lambda name: worths[name]) in (
        "clean-hands",
        "the-laboratory",
        "youth-academy",
        "joga-bonito",
    )


def test_it_fields_the_better_players() -> None:
    bench = Bench(pack=squad_pack({"attack": [2] * 4})).match().until("choose-team")
    strong = {0, 1, 2}
    bench.m.squads[0] = [0, 1, 2, 60, 61, 62]  # three plain players and three of wood
    field = choose(bench, 0).removeprefix("field:").split(",")
    assert {IDS.index(player) for player in field} == strong


def test_the_odds_that_it_uses_are_those_of_the_view() -> None:
    bench = Bench(pack=squad_pack({})).match().until("roll-attack")
    odds = match_odds(bench.m, 0, bench.m.tactic[0], 0)
    shown = bench.table.view(None)["table"]["pitches"][0]["odds"]
    assert shown == {"home": round(odds.home, 4), "draw": round(odds.draw, 4), "away": round(odds.away, 4)}
    question = bench.until("card-window").table.question(bench.table.asked[0])
    assert question is not None
    assert question.odds == bench.table.view(None)["table"]["pitches"][0]["odds"]
    assert points_ahead(bench.m, 0, 0, 0) == pytest.approx(3 * odds.home + odds.draw)


def test_its_choice_does_not_depend_on_what_it_cannot_see() -> None:
    """The same seat, the same generator, other cards in the hidden hands: the same choice."""
    chosen = set()
    for others in (["call-to-arms"] * 2, ["disallowed-goal"] * 2, ["mind-games"] * 2):
        bench = Bench(hands={0: ["tactical-fouls"], 1: others}, pack=squad_pack({})).match()
        bench.until("announce", "levels").until("announce", "levels")
        while bench.table.asked != (0,):
            bench.quietly()
        chosen.add(choose(bench, 0))
    assert len(chosen) == 1
    assert isinstance(bench.table.seat(0), Seat)
    assert isinstance(bench.m, Competition)
