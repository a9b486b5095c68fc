"""Games go as they are written down, and positions have as many ways on as were counted."""

from __future__ import annotations

import pytest

import golazo
from tests.golden import perft
from tests.golden.playthroughs import A_GAME, FOLDER, our_games, playthrough

FILES = sorted(path for path in FOLDER.glob("*.txt") if path != perft.FILE)
LINES = perft.FILE.read_text(encoding="utf-8").splitlines()


def test_every_game_has_its_playthroughs() -> None:
    for game_id in our_games():
        found = [path.stem.removeprefix(f"{game_id}-") for path in FILES if path.name.startswith(f"{game_id}-")]
        assert len(found) >= A_GAME
        assert {int(name.split("-")[0]) for name in found} == set(golazo.game(game_id).seat_counts)


@pytest.mark.parametrize("name", [path.stem for path in FILES])
def test_a_game_goes_as_it_is_written_down(name: str) -> None:
    game_id, seats, number = name.rsplit("-", 2)
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    played = playthrough(golazo.game(game_id), int(seats), int(number))
    first = next((place for place, (one, other) in enumerate(zip(written, played, strict=False)) if one != other), None)
    assert first is None, f"line {first}: {written[first]!r} is now {played[first]!r}; if rightly so: scripts/golden"
    assert len(played) == len(written)


@pytest.mark.parametrize("line", LINES, ids=[f"{line.split()[0]}-{place}" for place, line in enumerate(LINES)])
def test_a_position_has_as_many_ways_on_as_were_counted(line: str) -> None:
    game_id, counts, text = line.split(" ", 2)
    game = golazo.game(game_id)
    assert game.read(text, 1).text() == text
    assert ",".join(map(str, perft.counted(game, text))) == counts


def test_every_game_has_counted_positions() -> None:
    assert {line.split()[0] for line in LINES} == set(our_games())
    assert all(len(line.split()[1].split(",")) >= 2 for line in LINES)
