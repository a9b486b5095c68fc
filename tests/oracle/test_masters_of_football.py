"""Random matches, side by side on the engine and in the oracle: same chance, same choices, same course."""

from __future__ import annotations

import random

import golazo
from golazo.engine.chance import Seeded
from golazo.engine.pack import Pack
from golazo.games.masters_of_football import GAME
from golazo.games.masters_of_football.rules.preparation import may_field, play_match
from golazo.games.masters_of_football.state import IN_STACK, TAKEN, Competition

from .masters_of_football import CARD_ORDER, ITEMS, PLAYER_ORDER, MatchStory

MATCHES = 300
FREELY = 0.08
"""How often a free act is tried before a question is answered."""
PACK = Pack({"game": GAME.id, "name": "oracle", "version": 1}, {**GAME.pack.items, **ITEMS}, GAME.pack.folder)
MANAGER_ORDER = [item["id"] for item in ITEMS["manager"]]
CLUB_ORDER = [item["id"] for item in ITEMS["club"]]
TRIO_ORDER = [item["id"] for item in ITEMS["team"]]


def random_position(rng: random.Random, seed: int) -> golazo.Table[Competition]:
    """Three or four clubs with squads, money and cards of any kind, about to play one match."""
    seats = rng.choice((3, 4))
    table = GAME.new(seats, seed, pack=PACK)
    m = table.position = GAME.start(seats, table.position.source, True, table.pack, table.options)
    m.strands[0].clear()
    m.team_of = list(range(seats))
    m.seat_of = [*range(seats), *([-1] * (4 - seats))]
    free = list(range(len(m.box.players)))
    if seats == 3:
        m.trios[3] = rng.randrange(4)
        m.squads[3] = list(m.box.trios[m.trios[3]])
        free = [player for player in free if player not in m.squads[3]]
    rng.shuffle(free)
    m.managers = rng.sample(range(len(m.box.managers)), seats)
    for seat in range(seats):
        while not m.squads[seat] or not may_field(m, m.squads[seat]):
            m.squads[seat] = rng.sample(free, rng.randint(3, 6))
        free = [player for player in free if player not in m.squads[seat]]
        m.money[seat] = rng.randint(0, 12)
        for _ in range(rng.randint(0, 6)):
            face = rng.choice([face for face, count in enumerate(m.deck) for _ in range(count)])
            m.deck[face] -= 1
            m.hands[seat].append(face)
    for player in range(len(m.box.players)):
        m.places_of_players[player] = TAKEN if any(player in squad for squad in m.squads) else IN_STACK
    home, away = rng.sample(range(4), 2)
    m.source = Seeded(seed)
    m.drawn = 0
    m.matchday = 1
    m.then([(play_match, 0, home, away)])
    return table


def story_of(table: golazo.Table[Competition], seed: int) -> MatchStory:
    m = table.position
    (_, _, home, away) = m.strands[0][-1]
    source, drawn = Seeded(seed), 0

    def pick(weights: list[int]) -> int:
        nonlocal drawn
        value = source.draw(drawn, sum(weights))
        drawn += 1
        return next(i for i in range(len(weights)) if value < sum(weights[: i + 1]))

    def team(number: int) -> int | str:
        return number if m.seat_of[number] >= 0 else TRIO_ORDER[m.trios[number]]

    def name(number: int) -> str:
        return str(CLUB_ORDER[number] if m.seat_of[number] >= 0 else TRIO_ORDER[m.trios[number]])

    seats = range(m.seats)
    return MatchStory(
        pick,
        (team(home), team(away)),
        (name(home), name(away)),
        [seat for seat in seats if seat not in (home, away)],
        {seat: MANAGER_ORDER[m.managers[seat]] for seat in seats},
        dict(enumerate(m.money)),
        {seat: [CARD_ORDER[face] for face in m.hands[seat]] for seat in seats},
        {seat: [PLAYER_ORDER[player] for player in m.squads[seat]] for seat in seats},
        {card: m.deck[face] for face, card in enumerate(CARD_ORDER)},
        dict.fromkeys(CARD_ORDER, 0),
    )


def play_both(seed: int) -> int:
    """One match in both; how many choices it took."""
    rng = random.Random(seed)
    table = random_position(rng, seed)
    story = story_of(table, seed)
    m = table.position
    tale = story.tell()
    m.go()
    plies = 0
    asked = next(tale, None)
    while asked is not None:
        question, offered, free = asked
        assert set(table.asked) == set(offered), (seed, plies, question)
        for seat, acts in free.items():
            assert sorted(table.name(seat, act) for act in table.acts(seat)) == sorted(acts), (seed, plies)
        for seat, choices in offered.items():
            here = table.question(seat)
            assert here is not None
            assert here.kind == question, (seed, plies)
            assert sorted(table.name(seat, choice) for choice in m.choices(seat)) == sorted(choices), (seed, plies)
        seat = rng.choice(sorted(offered))
        choice = rng.choice(sorted(offered[seat]))
        able = sorted(seat for seat, acts in free.items() if acts)
        if able and rng.random() < FREELY:
            seat = rng.choice(able)
            choice = rng.choice(sorted(free[seat]))
        table.play(seat, choice)
        plies += 1
        try:
            asked = tale.send((seat, choice))
        except StopIteration:
            asked = None
    assert table.over, (seed, plies)
    assert m.results[0][2:] == story.score, seed
    assert m.money == list(story.money.values()), seed
    for seat in range(m.seats):
        assert sorted(CARD_ORDER[face] for face in m.hands[seat]) == sorted(story.hands[seat]), seed
    assert m.discards == [story.discards[card] for card in CARD_ORDER], seed
    return plies


def test_matches_in_which_they_once_differed() -> None:
    """A free act while targets are named; home advantage gained in the half-time window."""
    assert play_both(718)
    assert play_both(6369)


def test_engine_and_oracle_tell_the_same_match() -> None:
    plies = sum(play_both(seed) for seed in range(MATCHES))
    assert plies > 30 * MATCHES
