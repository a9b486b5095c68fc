"""Sources of chance: seeded, scripted, verifiable, and typed in."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from collections import Counter
from typing import Any

import pytest

import golazo
from golazo import BadRecord, BadSetup, Scripted, Seeded, Verifiable, commitment
from golazo.engine.record import digest
from tests.conformance.course import any_answer, finish
from tests.conformance.worlds import chi_square_limit

SEED = bytes(range(32))
DRAWS = 6000


@pytest.mark.parametrize(
    "source",
    [Seeded("a seed"), Seeded(7), Verifiable(SEED, ["ana", "bruno"])],
    ids=lambda source: type(source).__name__,
)
@pytest.mark.parametrize("outcomes", [2, 3, 6, 7, 32])
def test_every_outcome_is_as_likely_as_the_other(source: golazo.Source, outcomes: int) -> None:
    counts = Counter(source.draw(number, outcomes) for number in range(DRAWS))
    assert set(counts) == set(range(outcomes))
    expected = DRAWS / outcomes
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < chi_square_limit(outcomes - 1)


@pytest.mark.parametrize("source", [Seeded("a seed"), Verifiable(SEED, [])], ids=lambda source: type(source).__name__)
def test_successive_draws_tell_nothing_of_each_other(source: golazo.Source) -> None:
    pairs = Counter((source.draw(n, 6), source.draw(n + 1, 6)) for n in range(DRAWS))
    expected = DRAWS / 36
    assert sum((pairs[a, b] - expected) ** 2 / expected for a in range(6) for b in range(6)) < chi_square_limit(35)


def test_the_same_number_draws_the_same_again() -> None:
    """So a table that is undone or copied meets the same dice."""
    for source in (Seeded("x"), Verifiable(SEED, ["x"])):
        later = [source.draw(number, 6) for number in range(50)]
        assert [source.draw(number, 6) for number in range(50)] == later


def test_an_undo_gives_the_same_draw_again() -> None:
    table = golazo.game("world-cup-2010").new(2, chance=Verifiable(SEED, ["a", "b"]))
    finish(table.clone(), 1)
    before = table.clone()
    seat = table.asked[0]
    for again in (table, before):
        again.play(seat, again.choices(seat)[0], "done")
        finish(again, 5)
    assert table.record() == before.record()


def test_a_script_says_when_it_is_too_short_or_wrong() -> None:
    script = Scripted([1, 9])
    assert script.draw(0, 6) == 1
    with pytest.raises(BadSetup, match="cannot be 9"):
        script.draw(1, 6)
    with pytest.raises(BadSetup, match="2"):
        script.draw(2, 6)


# Verifiable draws


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    source = Verifiable(SEED, ["x"])
    assert source.commitment == commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_a_draw_can_be_recomputed_by_anybody_from_seed_entropy_and_number() -> None:
    words = b"".join(len(word).to_bytes(4, "big") + word for word in (b"ana", b"bruno"))
    message = b"golazo/draw/1|" + words + b"|17|0"
    value = int.from_bytes(hmac.new(SEED, message, hashlib.sha256).digest(), "big")
    assert Verifiable(SEED, ["ana", "bruno"]).draw(17, 6) == value % 6


def test_every_word_of_entropy_and_its_place_matters() -> None:
    """Whoever keeps the seed cannot choose the outcomes once the seats have spoken."""

    def course(seed: bytes, words: list[str]) -> list[int]:
        return [Verifiable(seed, words).draw(number, 1000) for number in range(20)]

    others = [["ana"], ["ana", "bruno"], ["bruno", "ana"], ["an", "abruno"], ["anabruno"], ["", "anabruno"], []]
    courses = [course(SEED, words) for words in others]
    assert len({tuple(each) for each in courses}) == len(others)
    assert course(SEED, ["ana"]) != course(bytes(32), ["ana"])


def test_values_that_would_favour_an_outcome_are_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    last = (1 << 256) - 1  # 2^256 = 1 (mod 3): the last value would give one outcome more than its share
    monkeypatch.setattr(Verifiable, "_value", lambda self, number, attempt: last if attempt == 0 else 5)
    assert Verifiable(SEED, []).draw(0, 3) == 5 % 3


@pytest.mark.parametrize(("seed", "entropy"), [(b"short", []), (SEED, ["x" * 65]), (SEED, [3]), (SEED, ["\ud800"])])
def test_unusable_seeds_and_entropy_are_refused(seed: bytes, entropy: list[Any]) -> None:
    with pytest.raises(BadSetup):
        Verifiable(seed, entropy)


def a_verifiable_record() -> dict[str, Any]:
    table = golazo.game("world-cup-2010").new(3, chance=Verifiable(SEED, ["a", "b", "c"]))
    finish(table, 3)
    content: dict[str, Any] = json.loads(json.dumps(table.record()))
    return content


def test_verify_recomputes_every_draw_and_the_whole_game() -> None:
    record = a_verifiable_record()
    assert len(record["draws"]) > 300
    assert golazo.verify(record).result_json() == record["result"]


@pytest.mark.parametrize(
    ("edit", "says"),
    [
        (lambda record: record["draws"].__setitem__(40, [32, 1 - min(1, record["draws"][40][1])]), "Draw 41"),
        (lambda record: record["draws"].pop(), "draws"),
        (lambda record: record["chance"].__setitem__("seed", "00" * 32), "promised"),
        (lambda record: record["chance"].__setitem__("entropy", ["a", "b", "d"]), "draw|not"),
        (lambda record: record["result"][0].__setitem__("seat", 9), "result"),
    ],
    ids=["a draw", "a missing draw", "the seed", "the entropy", "the result"],
)
def test_verify_finds_what_was_forged(edit: Any, says: str) -> None:
    record = a_verifiable_record()
    edit(record)
    record["digest"] = digest(record)
    with pytest.raises((BadRecord, BadSetup), match=says):
        golazo.verify(record)


def test_typed_chance_asks_the_seat_that_sees_a_secret_card_and_chance_for_the_rest() -> None:
    table = golazo.game("world-cup-2010").new(2, chance="typed")
    assert table.asked == (0,)
    question = table.question(0)
    assert question is not None
    assert question.chance
    table.play(0, "team:brazil")
    assert table.asked == (1,)
    with pytest.raises(golazo.IllegalChoice, match="brazil"):
        table.play(1, "team:brazil")
    seen = set()
    rng = random.Random(4)
    while not table.over:
        seat, choice = any_answer(table, rng)
        seen.add(seat)
        table.play(seat, choice)
    assert seen == {0, 1, golazo.CHANCE}
