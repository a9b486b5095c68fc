"""What every game must keep. Each check takes a game, a number of seats and a course, and raises where it fails."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import golazo
from golazo import IllegalChoice, Scripted, Table
from golazo.engine.asking import Chance
from golazo.engine.game import Game
from golazo.engine.record import replay, restore, snapshot

from .course import (
    ACT_EVERY,
    MOST_CHOICES,
    Course,
    any_answer,
    finish,
    free_acts,
    new,
    observation,
    observers,
    possible,
    state,
    walk,
)

FOREIGN = ("", ":", "pass:", "no-such-verb", "no-such-verb:1,2", "x" * 5000, "lay:goal,goal,goal,goal,goal,goal", "é:é")
NOT_CHOICES: tuple[Any, ...] = (None, 3, (), ("no-such-verb",), ("lay", 10**9), ("lay", -1), [], {"a": 1}, ((),), b"x")
TRIED = 10


def _nested(depth: int) -> tuple[Any, ...]:
    inside: tuple[Any, ...] = ()
    for _ in range(depth):
        inside = (inside,)
    return inside


NESTED = (_nested(100_000), ("pass", _nested(100_000)))
""" "pass" is a verb everywhere; kept apart because nobody can print them."""


def offers_are_accepted(game: Game[Any], seats: int, course: Course) -> None:
    """Every offered choice is accepted, has a stable readable id, and no question offers too much."""
    table = new(game, seats, course)
    for _ in walk(table, course):
        assert table.asked, "the game is not over, but nobody is asked"
        for seat in table.asked:
            offered = table.choices(seat)
            assert offered
            assert len(offered) <= MOST_CHOICES
            assert len(set(offered)) == len(offered)
            question = table.question(seat)
            assert question is not None
            assert question.seat == seat
            for choice in random.Random(course.seed).sample(list(offered), min(TRIED, len(offered))):
                name = table.name(seat, choice)
                assert table.parse(seat, name) == choice
                assert table.why_not(seat, name) is None
                assert name.isascii()
                assert not name.isdigit(), "an id is never a bare number"
                table.clone().play(seat, name)
    json.dumps(table.view(0))


def acts_are_free(game: Game[Any], seats: int, course: Course) -> None:
    """A free act is accepted whoever is asked, is no question's choice, leaves open questions as they are, and waits
    only for the own answer that is sealed or begun. Where there is none, nothing is checked but that."""
    verbs = {verb for act in game.acts for verb in act.verbs}
    table = new(game, seats, course)
    for _ in walk(table, course):
        for seat in table.asked:
            assert not verbs & {choice[0] for choice in table.choices(seat)}, "a question asks for a free act"
        open_before = {ask.seat: ask.serial for ask in table.position.asks.values()}
        for seat, choice in free_acts(table)[:TRIED]:
            name = table.name(seat, choice)
            assert table.parse(seat, name) == choice
            assert table.why_not(seat, name) is None
            after = table.clone()
            after.play(seat, name)
            assert after.record()["plies"][-1] == [seat, name]
            frames = [after.position.asks, *(frame[0] for frame in after.position.set_aside)]
            open_after = {ask.seat: ask.serial for asks in frames for ask in asks.values()}
            assert open_before.items() <= open_after.items() or after.position.set_aside, "an act closed a question"
        for seat in range(seats):
            if seat in table.position.sealed:
                assert not table.acts(seat), "a seat acts while its answer lies sealed"
    assert table.acts(seats) == ()
    if table.over:
        assert not free_acts(table)


def others_are_refused(game: Game[Any], seats: int, course: Course) -> None:
    """Ids of other positions, of other seats, mutations and rubbish are refused, and nothing changes."""
    table = new(game, seats, course)
    rng = random.Random(course.seed)
    known = {"pass"}
    for _ in walk(table, course):
        before = state(table)
        for seat in range(seats):
            offered = {table.name(seat, choice) for choice in table.choices(seat)}
            tried = [*known, *FOREIGN, *(_mutated(name, rng) for name in sorted(offered)[:TRIED])]
            for name in rng.sample(tried, min(3 * TRIED, len(tried))):
                if name not in offered:
                    _is_refused(table, seat, name)
                    assert table.why_not(seat, name) is not None
            for rubbish in NOT_CHOICES:
                _is_refused(table, seat, rubbish)
        for stranger in (seats, -2, 99):
            _is_refused(table, stranger, "pass")
            with pytest.raises(golazo.BadSetup):
                table.view(stranger)
            with pytest.raises(golazo.BadSetup):
                table.events(stranger)
        for seat in table.asked:
            offered_here = possible(table, seat)[0]
            for nested in NESTED:
                _is_refused(table, seat, nested)
            no_seats: list[object] = [True, False, float(seat), str(seat), None, [seat], {}]
            for no_seat in no_seats:
                _is_refused(table, no_seat, offered_here)
        assert state(table) == before, "a refusal changed the table"
        for seat in table.asked:
            known |= {table.name(seat, choice) for choice in table.choices(seat)}


def _mutated(name: str, rng: random.Random) -> str:
    at = rng.randrange(len(name))
    return rng.choice((name[:at] + name[at + 1 :], name + ",0", name[:at] + "z" + name[at:], name.upper(), name + " "))


def _is_refused(table: Table[Any], seat: Any, choice: Any) -> None:
    with pytest.raises(IllegalChoice):
        table.play(seat, choice)


def several_steps_are_all_or_nothing(game: Game[Any], seats: int, course: Course) -> None:
    """An answer sent as a whole is taken as a whole, or refused as a whole."""
    table = new(game, seats, course)
    for seat, choice in walk(table, course):
        before = state(table)
        _is_refused_all(table, seat, choice)
        assert state(table) == before, "half of an answer was taken"


def _is_refused_all(table: Table[Any], seat: int, choice: Any) -> None:
    with pytest.raises(IllegalChoice):
        table.play(seat, choice, "no-such-verb")


def copies_are_independent(game: Game[Any], seats: int, course: Course) -> None:
    """A copy equals its original; whatever is played on one, no other ever changes."""
    table = new(game, seats, course)
    kept: list[tuple[Table[Any], str]] = []
    for seat, choice in walk(table, course):
        copy = table.clone()
        assert state(copy) == state(table)
        assert observation(copy, seat) == observation(table, seat)
        kept.append((copy, state(copy)))
        stray = table.clone()
        stray.play(stray.asked[0], possible(stray, stray.asked[0])[0])
        same = table.clone()
        same.play(seat, choice)
    finish(table.clone(), course.seed + 1)
    for copy, was in kept:
        assert state(copy) == was, "a kept copy changed"


def same_seed_same_game(game: Game[Any], seats: int, course: Course) -> None:
    one, other = new(game, seats, course), new(game, seats, course)
    for (seat, choice), _ in zip(walk(one, course), walk(other, course), strict=True):
        assert state(one) == state(other)
        assert choice in (*other.choices(seat), *other.acts(seat))


def records_replay(game: Game[Any], seats: int, course: Course) -> None:
    """A record, through JSON and back, gives the same table: state, events, views; and the game goes on from there."""
    table = new(game, seats, course)
    for _ in walk(table, course):
        pass
    again = replay(json.loads(json.dumps(table.record())), game)
    assert state(again) == state(table)
    for seat in observers(table):
        assert observation(again, seat) == observation(table, seat)
    assert finish(again, course.seed) == finish(table, course.seed)
    assert again.record() == table.record()


def snapshots_agree_with_records(game: Game[Any], seats: int, course: Course) -> None:
    """Save, load, go on: a snapshot is where its record leads."""
    table = new(game, seats, course)
    for _ in walk(table, course):
        saved = json.loads(json.dumps(snapshot(table)))
        loaded = restore(saved, json.loads(json.dumps(table.record())), game)
        assert state(loaded) == state(table)
    if not table.over:
        loaded = restore(json.loads(json.dumps(snapshot(table))), table.record(), game)
        finish(table, course.seed)
        finish(loaded, course.seed)
        assert state(loaded) == state(table)


def texts_read_back(game: Game[Any], seats: int, course: Course) -> None:
    """The text of a position, seeded or typed in, gives an equal one, which goes on the same with the same chance."""
    for chance in ({}, {"chance": "typed"}):
        table = new(game, seats, course, **chance)
        for _ in walk(table, course):
            text = table.text()
            again = game.read(text, course.seed)
            assert again.position == table.position
            assert again.text() == text
            assert "\n" not in text
        if not table.over:
            again = game.read(table.text(), course.seed)
            if not chance:
                table.position.source, table.position.drawn = again.position.source, 0
            assert finish(table, course.seed) == finish(again, course.seed)
            assert again.position == table.position


def typed_chance_is_the_same_game(game: Game[Any], seats: int, course: Course) -> None:
    """People who type what they rolled and drew play the same game as a source that draws the same.

    Up to where matches run side by side: there people roll in any order, and a script of draws has one.
    """
    typed = new(game, seats, course, chance="typed")
    rng = random.Random(course.seed)
    script: list[int] = []
    plies: list[tuple[int, Any]] = []
    for _ in range(course.skip + len(course.picks)):
        if typed.over or len(typed.position.strands) > 1:
            break
        is_chance = any(isinstance(ask.asking, Chance) for ask in typed.position.asks.values())
        free = [] if is_chance or rng.randrange(ACT_EVERY) else free_acts(typed)
        if free:
            plies.append(rng.choice(free))
            typed.play(*plies[-1])
            continue
        seat = rng.choice(typed.asked)
        ask = typed.position.asks[seat]
        choice = rng.choice(possible(typed, seat))
        if isinstance(ask.asking, Chance):
            weights = ask.asking.weights(typed.position, *ask.numbers)
            script.append(sum(weights[: choice[1]]))
        else:
            plies.append((seat, choice))
        name = typed.name(seat, choice)
        assert typed.parse(seat, name) == choice, "what is typed in has no id"
        typed.play(seat, name)
    while any(isinstance(ask.asking, Chance) for ask in typed.position.asks.values()):
        seat = next(ask.seat for ask in typed.position.asks.values() if isinstance(ask.asking, Chance))
        ask = typed.position.asks[seat]
        choice = rng.choice(possible(typed, seat))
        script.append(sum(ask.asking.weights(typed.position, *ask.numbers)[: choice[1]]))
        typed.play(seat, choice)
    scripted = game.new(seats, chance=Scripted(script))
    for seat, choice in plies:
        scripted.play(seat, choice)
    assert snapshot(scripted)["table"] == snapshot(typed)["table"]
    assert scripted.asked == typed.asked
    assert scripted.events(None) == typed.events(None)


def nothing_is_made_or_lost(game: Game[Any], seats: int, course: Course) -> None:
    """Cards and money are conserved at every ply, and the game ends with a result for every seat."""
    table = new(game, seats, course)
    rng = random.Random(course.seed)
    had = game.inventory(table.position)
    plies = 0
    while not table.over:
        table.play(*any_answer(table, rng))
        plies += 1
        assert game.inventory(table.position) == had
        assert plies < 60_000, "the game does not end"
    result = table.result
    assert result is not None
    assert sorted(standing.seat for standing in result.standings) == list(range(seats))
    assert result.winners
    assert [standing.place for standing in result.standings] == sorted(s.place for s in result.standings)
    assert table.asked == ()
    json.dumps(table.view(None))


def secrets_do_not_leak(game: Game[Any], seats: int, course: Course) -> None:
    """What a seat is shown does not change when only things it may not know change.

    Chance is typed in, so at every secret draw and every sealed answer the game is forked: each possible outcome is
    played, and everybody who may not see it must be shown the same in all of them, byte for byte.
    """
    table = new(game, seats, course, chance="typed")
    for _ in walk(table, course):
        for seat in table.asked:
            ask = table.position.asks[seat]
            secret = isinstance(ask.asking, Chance) and ask.asking.seen_by is not None
            if not secret and not ask.asking.sealed:
                continue
            worlds = []
            for choice in possible(table, seat)[:TRIED]:
                world = table.clone()
                world.play(seat, choice)
                if secret or ask.serial in {other.serial for other in world.position.asks.values()}:
                    worlds.append(world)
            for observer in observers(table):
                if observer == seat:
                    continue
                shown = {observation(world, observer) for world in worlds}
                assert len(shown) <= 1, f"seat {observer} can tell what seat {seat} got in {ask.asking.name}"
                if worlds and ask.asking.sealed:
                    assert shown == {observation(table, observer)}, f"an answer to {ask.asking.name} shows"


def redeals_look_the_same(game: Game[Any], seats: int, course: Course) -> None:
    """A re-dealt table shows its seat exactly what the real one shows, is asked the same in all worlds, conserves
    what the game conserves, plays on to the end, and leaves the real table alone."""
    table = new(game, seats, course)
    rng = random.Random(course.seed)
    for _ in walk(table, course):
        before = state(table)
        had = game.inventory(table.position)
        would_be_asked = _would_be_asked(table)
        for seat in range(seats):
            real = observation(table, seat)
            asked = set()
            for _ in range(3):
                world = table.seat(seat).redeal(rng)
                assert observation(world, seat) == real, f"a re-deal for seat {seat} looks different to it"
                assert game.inventory(world.position) == had
                assert _would_be_asked(world) == would_be_asked, f"who is asked tells seat {seat} who holds what"
                asked.add(world.asked)
                with pytest.raises(golazo.BadRecord):
                    world.record()
            assert len(asked) == 1
        assert state(table) == before, "a re-deal changed the real table"
    if not table.over:
        world = table.seat(course.seed % seats).redeal(rng)
        finish(world, course.seed)


def _would_be_asked(world: Table[Any]) -> dict[str, set[int]]:
    """Whom each open sealed question would ask if it were opened now: the same in every world that a seat can hold
    possible. (A free act since it was opened may have changed whom it would ask.)"""
    return {
        ask.asking.name: set(ask.asking.seats(world.position, *ask.numbers))
        for ask in world.position.asks.values()
        if ask.asking.sealed and ask.asking.seats is not None
    }


ALL = (
    offers_are_accepted,
    acts_are_free,
    others_are_refused,
    several_steps_are_all_or_nothing,
    copies_are_independent,
    same_seed_same_game,
    records_replay,
    snapshots_agree_with_records,
    texts_read_back,
    typed_chance_is_the_same_game,
    nothing_is_made_or_lost,
    secrets_do_not_leak,
    redeals_look_the_same,
)
