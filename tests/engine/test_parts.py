"""Parts of views that are made once."""

from __future__ import annotations

from golazo.engine import parts
from golazo.engine.parts import Parts


def made_of(made: list[int], *depends: int) -> list[int]:
    made.append(depends[0])
    return list(depends)


def test_a_part_is_made_once_for_what_it_depends_on() -> None:
    made: list[int] = []
    once = Parts().once
    first = once(made_of, made, 1, 2)
    assert once(made_of, made, 1, 2) is first
    assert once(made_of, made, 1, 3) == [1, 3]
    assert made == [1, 1]


def test_parts_in_use_outlast_any_number_of_others() -> None:
    """A server has more tables than a simulation: what one of them shows is not made anew because of the others."""
    made: list[int] = []
    once = Parts().once
    in_use = once(made_of, made, -1)
    for number in range(5 * parts.LIMIT):
        once(made_of, made, number)
        if number % (parts.LIMIT // 2) == 0:
            assert once(made_of, made, -1) is in_use
    assert made.count(-1) == 1


def test_parts_that_nobody_looks_at_are_forgotten() -> None:
    made: list[int] = []
    kept = Parts()
    for number in range(5 * parts.LIMIT):
        kept.once(made_of, made, number)
    assert len(kept._kept) + len(kept._older) <= 2 * parts.LIMIT
    kept.once(made_of, made, 0)
    assert made.count(0) == 2
