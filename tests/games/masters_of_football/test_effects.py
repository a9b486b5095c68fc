"""M32: `pack check` refuses what cannot happen; what it lets pass is played without an error and does what it says."""

from typing import Any

import pytest

from golazo.engine.pack import Pack
from golazo.games.masters_of_football.schema import check_pack
from golazo.words.reader import Reader

from .bench import PACK, Bench, pack_with_card, squad_pack
from .effects import FORCED, Case, cases, is_refused, pack_of, play

CASES = list(cases())
ALLOWED = [case for case in CASES if not is_refused(case)]
ALIKE = squad_pack({})
PLAIN_MANAGERS = ("super-agent-partnership",) * 4
IDS = PACK.ids("player")


def test_every_effect_is_possible_somewhere_and_most_places_are_refused() -> None:
    assert {case.effect for case in ALLOWED} == {case.effect for case in CASES}
    assert len(CASES) == 540
    assert 50 < len(ALLOWED) < 100


def test_a_refusal_is_a_sentence_that_names_card_and_field() -> None:
    problems = check_pack(pack_of(Case("re_rolls", "half-time", "own")))
    assert [key for key, _ in problems] == ["pack-mof-effect-window", "pack-mof-idle-window"]
    arguments = problems[0][1]
    assert (arguments["effect"], arguments["windows"]) == ("re_rolls", "after-roll")


@pytest.mark.parametrize("case", ALLOWED, ids="-".join)
def test_M32_what_passes_the_check_is_played_to_the_end(case: Case) -> None:
    assert play(case, 2, seed=7) > 0


def bench_with(hands: dict[int, list[str]], **fields: Any) -> Bench:
    pack: Pack = pack_with_card(ALIKE, FORCED, **{"cost": 0, "tactics": None, **fields})
    items = {**pack.items, "card": [{k: v for k, v in item.items() if v is not None} for item in pack.items["card"]]}
    return Bench(
        hands=hands,
        managers=PLAIN_MANAGERS,
        pack=Pack({"game": pack.game, "name": "x", "version": 1}, items, pack.folder),
    ).match()


def test_M32_several_effects_are_used_one_by_one_and_the_card_goes_when_all_are_used() -> None:
    effect = {"re_rolls": 1, "skip_turn": True}
    bench = bench_with(
        {0: [FORCED]}, timing="during", windows=["after-roll", "after-turn"], target="either", effect=effect
    ).until("card-window", "after-roll")
    bench.play(0, f"play:{FORCED}").until("card-window", "after-roll")
    assert bench.offers(0) == ["pass", f"use-re-roll:{FORCED},attack", f"use-re-roll:{FORCED},defence"]
    bench.play(0, f"use-re-roll:{FORCED},attack").until("card-window", "after-turn", turn=3)
    assert bench.offers(0) == ["pass", f"use:{FORCED},skip-turn"]  # in a later turn
    bench.play(0, f"use:{FORCED},skip-turn").until("roll-attack")
    assert (bench.m.space[0], bench.m.in_play[0]) == (4, [])
    assert sum(bench.m.discards) == 1


def test_M32_what_is_left_ends_with_the_match() -> None:
    effect = {"re_rolls": 3}
    bench = bench_with({0: [FORCED]}, timing="during", windows=["after-roll"], target="own", effect=effect)
    bench.until("card-window", "after-roll").play(0, f"play-re-roll:{FORCED},attack")
    bench.until("card-window", "after-roll").play(0, f"use-re-roll:{FORCED},defence")
    assert len(bench.m.in_play[0][0][4]) == 1
    bench.finish()
    assert sum(bench.m.discards) == 1


def test_p_15_a_card_acts_on_either_team_as_its_player_says() -> None:
    for club, side in (("harbour-lions", 0), ("atletico-mirante", 1)):
        bench = bench_with({0: [FORCED]}, timing="before", windows=["levels"], target="either", effect={"attack": 3})
        bench.until("announce", "levels").play(0, "announce").until("lay-cards")
        assert len(bench.offers(0)) == 2
        bench.play(0, f"lay-for:{FORCED},{club}", "done").until("roll-attack")
        sides = bench.table.view(0)["table"]["pitches"][0]["sides"]
        assert [each["attack"]["value"] for each in sides] == [6 + 3 * (side == 0), 6 + 3 * (side == 1)]


def test_a_manager_may_have_defence_modifiers_and_several_re_rolls() -> None:
    items = {**ALIKE.items, "manager": [{**item} for item in ALIKE.items["manager"]]}
    items["manager"][0]["abilities"] = {"defence_modifiers": [1, 2, 3, 4], "re_rolls": 2}
    pack = Pack({"game": ALIKE.game, "name": "x", "version": 1}, items, ALIKE.folder)
    assert check_pack(pack) == []
    bench = Bench(managers=PLAIN_MANAGERS, pack=pack).match().until("card-window", "after-roll")
    side = bench.table.view(0)["table"]["pitches"][0]["sides"][0]
    assert side["defence"]["value"] == 6 + 1
    bench.play(1, "pass").play(0, "re-roll:attack").until("card-window", "after-roll")
    bench.play(1, "pass").play(0, "re-roll:attack").until("card-window", "after-roll")
    assert bench.table.asked == (1,)


def test_every_problem_of_a_card_can_be_said() -> None:
    reader = Reader("en", "masters-of-football")
    for case in CASES:
        for key, arguments in check_pack(pack_of(case)):
            assert FORCED in reader.say(key, **arguments)
