"""Every refusal says why: `not-offered` is no answer anywhere in this game."""

import random

import pytest

from golazo import CHANCE
from golazo.games.masters_of_football import GAME

from .bench import PACK, Bench, squad_pack

CARDS = PACK.ids("card")
PLAYERS = PACK.ids("player")
ALIKE = squad_pack({})
VERBS = ("play", "lay", "play-now", "swap", "discard")
OTHERS = (
    *(f"buy:{player}" for player in PLAYERS[:3]),
    *(f"pick:{player}" for player in PLAYERS[:3]),
    *(f"release:{player}" for player in PLAYERS[:3]),
    *(f"target:{player}" for player in PLAYERS[:3]),
    f"substitute:{PLAYERS[0]},{PLAYERS[1]}",
    "field:" + ",".join(PLAYERS[:3]),
    *("announce", "decline", "done", "pass", "roll-on", "tactic:direct", "draw:gold", "substitutions:before"),
    *("re-roll:attack", "use-re-roll:counter-attack,attack", "use:counter-attack,skip-turn"),
    *("keep-manager:godfather", "take-part:high-above-the-sky"),
)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2), (6, 3)])
def test_at_every_question_of_a_random_game(seats: int, seed: int) -> None:
    table = GAME.new(seats, seed=seed, listen=False)
    rng = random.Random(seed)
    said = set()
    while not table.over:
        seat = rng.choice(table.asked)
        if not rng.randrange(4):
            names = {CARDS[face] for face in table.position.hands[seat]}
            tried = [f"{verb}:{name}" for name in names for verb in VERBS] + rng.sample(OTHERS, 4)
            for choice in tried:
                why = table.why_not(seat, choice)
                if why is not None:
                    assert why.key != "not-offered", (choice, table.question(seat))
                    said.add(why.key)
        table.play(seat, rng.choice(table.choices(seat)))
    assert len(said) > 15


def test_win_bonus_needs_3M_and_says_so() -> None:
    bench = Bench(hands={0: ["win-bonus"]}, pack=ALIKE, managers=("special-one",) * 4, money=2).match()
    bench.until("announce", "levels")
    while bench.table.asked != (0,):
        bench.quietly()
    why = bench.table.why_not(0, "lay:win-bonus")
    assert why is not None
    assert (why.key, dict(why.arguments)) == ("card-needs-in-hand", {"card": "win-bonus", "cost": 3, "money": 2})


def test_a_card_of_another_moment_says_which() -> None:
    bench = Bench(hands={0: ["mind-games"]}, pack=ALIKE).match().until("roll-attack").until("card-window")
    why = bench.table.why_not(0, "play:mind-games")
    assert why is not None
    assert (why.key, dict(why.arguments)["window"]) == ("card-not-now", "tactics")


def test_the_immune_are_named() -> None:
    managers = ("clean-hands", "special-one", "joga-bonito", "godfather")
    bench = Bench(hands={1: ["late-tackle"]}, pack=ALIKE, managers=managers).match().until("card-window", "before-roll")
    why = bench.table.why_not(1, "play:late-tackle")
    assert why is not None
    told = {"card": "late-tackle", "team": "harbour-lions", "kind": "anti-football"}
    assert (why.key, dict(why.arguments)) == ("team-immune", told)


def test_an_outsider_plays_only_what_outsiders_may() -> None:
    bench = Bench(hands={2: ["theatrical-dive"]}, pack=ALIKE).match().until("card-window", "after-roll")
    assert bench.why_not(2, "play-re-roll:theatrical-dive,attack") == "card-own-match"


def test_substitutions_say_what_stands_in_the_way() -> None:
    bench = Bench(pack=ALIKE, managers=("super-agent-partnership",) * 4).match()
    bench.until("announce-substitutions").play(1, "substitutions:none").play(0, "substitutions:before")
    bench.until("choose-substitution")
    on = [PLAYERS[player] for player in bench.m.lineups[0][0]]
    off = [PLAYERS[player] for player in bench.m.squads[0] if PLAYERS[player] not in on]
    assert bench.why_not(0, "done") == "substitution-announced"
    assert bench.why_not(0, f"substitute:{off[0]},{off[1]}") == "not-on-the-pitch"
    assert bench.why_not(0, f"substitute:{on[0]},{on[1]}") == "not-on-the-bench"
    assert bench.why_not(0, "tactic:direct") == "other-question"


def test_chance_has_its_own_words() -> None:
    bench = Bench(pack=ALIKE).match().until("roll-attack")
    assert bench.why_not(CHANCE, "roll:9") == "chance-impossible"
