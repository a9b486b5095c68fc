"""Half-time substitutions (p. 9, M7, M14)."""

from golazo.games.masters_of_football.cards import USE_ATTACK_RE_ROLL

from .bench import PACK, Bench, number, pack_with, squad_pack

IDS = PACK.ids("player")
PLAIN_MANAGERS = ("super-agent-partnership",) * 4
ALIKE = squad_pack({})


def fielded(bench: Bench, home: tuple[int, int, int] = (0, 1, 2), away: tuple[int, int, int] = (6, 7, 8)) -> Bench:
    bench.until("choose-team")
    for seat, three in ((0, home), (1, away)):
        bench.play(seat, "field:" + ",".join(IDS[player] for player in three), "tactic:possession")
    return bench


def test_M7_the_side_without_home_advantage_announces_first() -> None:
    bench = fielded(Bench(pack=ALIKE, managers=PLAIN_MANAGERS).match()).until("announce-substitutions")
    assert bench.table.asked == (1,)
    bench.play(1, "substitutions:after")
    assert bench.table.asked == (0,)


def test_M7_who_announced_before_substitutes_who_announced_after_may_refrain() -> None:
    bench = fielded(Bench(pack=ALIKE, managers=PLAIN_MANAGERS).match()).until("announce-substitutions")
    bench.play(1, "substitutions:after").play(0, "substitutions:before")
    assert (bench.kind(), bench.table.asked) == ("choose-substitution", (0,))
    assert "done" not in bench.offers(0)
    bench.play(0, f"substitute:{IDS[0]},{IDS[3]}")
    bench.until("choose-substitution")
    assert bench.table.asked == (1,)
    bench.play(1, "done")
    assert bench.m.lineups[0] == [[3, 1, 2], [6, 7, 8]]


def test_M7_one_substitution_more_where_manager_or_card_grants_it() -> None:
    bench = fielded(Bench(pack=ALIKE, managers=PLAIN_MANAGERS, hands={0: ["fresh-legs"]}).match())
    bench.until("card-window", "half-time").play(0, "play:fresh-legs")
    bench.until("announce-substitutions").play(1, "substitutions:none").play(0, "substitutions:before")
    bench.play(0, f"substitute:{IDS[0]},{IDS[3]}")
    assert "done" in bench.offers(0)
    assert not any(offer.endswith(f",{IDS[0]}") for offer in bench.offers(0))  # who went off does not come back
    bench.play(0, f"substitute:{IDS[1]},{IDS[4]}")
    assert bench.kind() != "choose-substitution"
    free = fielded(Bench(pack=ALIKE, managers=("the-laboratory",) * 4).match()).until("announce-substitutions")
    assert free.m.substitutions[0] == [2, 2]


def test_M7_late_and_having_won_the_roll_only_for_an_equal_or_higher_printed_tactical_value() -> None:
    changes = {IDS[place]: {"tactical": 3 if place < 3 else 2, "position": "DMF"[place % 3]} for place in range(5)}
    changes[IDS[5]] = {"tactical": 3, "position": "F"}
    for own, other, allowed in (("6", "1", {5}), ("1", "6", {3, 4, 5})):
        bench = fielded(
            Bench(pack=pack_with({**changes, **_visitors()}), managers=PLAIN_MANAGERS).match(), (0, 1, 2), (6, 7, 8)
        )
        bench.until("announce-substitutions").play(1, "substitutions:none").play(0, "substitutions:after")
        bench.until("roll-tactic-die").roll(f"roll:{own}", "genius:1", f"roll:{other}", "genius:1")
        bench.until("choose-substitution")
        coming = {name.split(",")[1] for name in bench.offers(0) if name.startswith("substitute")}
        assert coming == {IDS[player] for player in allowed}


def _visitors() -> dict[str, dict[str, object]]:
    return {IDS[place]: {"tactical": 3, "genius": [], "position": "DMF"[place % 3]} for place in range(6, 12)}


def test_M7_after_a_substitution_the_three_may_not_all_have_one_position() -> None:
    changes = {IDS[place]: {"position": "D" if place != 1 else "M"} for place in range(6)}
    bench = fielded(Bench(pack=pack_with({**changes, **_visitors()}), managers=PLAIN_MANAGERS).match())
    bench.until("announce-substitutions").play(1, "substitutions:none").play(0, "substitutions:before")
    assert not any(name.startswith(f"substitute:{IDS[1]},") for name in bench.offers(0))


def test_M14_modifiers_go_with_the_substituted_player_and_the_card_is_discarded() -> None:
    bench = fielded(Bench(pack=ALIKE, managers=PLAIN_MANAGERS, hands={0: ["extra-training"]}).match())
    bench.until("announce", "levels").play(0, "announce").until("lay-cards")
    bench.play(0, f"lay-on:extra-training,{IDS[0]}", "done")
    bench.until("announce-substitutions").play(1, "substitutions:none").play(0, "substitutions:before")
    assert len(bench.m.in_play[0]) == 1
    bench.play(0, f"substitute:{IDS[0]},{IDS[3]}")
    assert bench.m.in_play[0] == []
    assert bench.m.discards[number("card", "extra-training")] == 1


def test_M14_a_card_with_several_uses_is_discarded_once_all_are_used() -> None:
    bench = fielded(Bench(pack=ALIKE, managers=PLAIN_MANAGERS, hands={0: ["counter-attack"]}).match())
    bench.m.forced[0] = 1  # direct, which the card wants
    bench.until("card-window", "after-roll").play(0, "play-re-roll:counter-attack,attack")
    bench.until("card-window", "after-roll")
    face = number("card", "counter-attack")
    assert (bench.m.in_play[0][0][4], bench.m.discards[face]) == ((USE_ATTACK_RE_ROLL,), 0)
    bench.play(0, "use-re-roll:counter-attack,attack").until("roll-attack", turn=2)
    assert (bench.m.in_play[0], bench.m.discards[face]) == ([], 1)


def test_M14_or_when_the_match_ends() -> None:
    bench = fielded(Bench(pack=ALIKE, managers=PLAIN_MANAGERS, hands={0: ["counter-attack"]}).match())
    bench.m.forced[0] = 1
    bench.until("card-window", "after-roll").play(0, "play-re-roll:counter-attack,attack").finish()
    assert bench.m.discards[number("card", "counter-attack")] == 1


def test_M29_at_half_time_only_substitution_cards_are_played() -> None:
    bench = fielded(Bench(pack=ALIKE, managers=PLAIN_MANAGERS, hands={0: ["fresh-legs", "shirt-sponsor"]}).match())
    bench.until("card-window", "half-time")
    assert bench.offers(0) == ["pass", "play:fresh-legs"]


def test_M23_levels_follow_a_substitution_at_once() -> None:
    strong = {IDS[3]: {"attack": [7] * 4, "defence": [7] * 4, "position": "D"}}
    items = {each["id"]: each for each in ALIKE.items["player"][:12]}
    bench = fielded(Bench(pack=pack_with({**items, **strong}), managers=PLAIN_MANAGERS).match())
    bench.until("announce-substitutions").play(1, "substitutions:before").play(0, "substitutions:before")
    while bench.table.asked != (0,):
        bench.quietly()
    bench.play(0, f"substitute:{IDS[0]},{IDS[3]}")
    side = bench.table.view(1)["table"]["pitches"][0]["sides"][0]
    assert (side["attack"]["value"], side["attack"]["level"]) == (11, "purple")
    assert (side["defence"]["value"], side["defence"]["level"]) == (11, "purple")
