"""What greedy managers make of the pack: goals, titles by manager, and which cards are played with what success."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final

from golazo.engine.events import listed
from golazo.engine.measure import Figure, Measure
from golazo.games.masters_of_football import GAME
from golazo.games.masters_of_football.greedy import Greedy
from golazo.games.masters_of_football.table import Competition

SEATS: Final = 4
PLAYED: Final = ("card-played", "card-played-for", "card-played-on", "card-played-re-roll")
ENOUGH: Final = 100  # from fewer seats, games or plays nothing can be told


def championship(seed: int) -> Competition:
    """One championship of four greedy managers; managers are dealt, so all four differ."""
    table = GAME.new(SEATS, seed)
    bots = [Greedy(Random(seed * SEATS + seat)) for seat in range(SEATS)]
    sitting = [table.seat(number) for number in range(SEATS)]
    while not table.over:
        seat = table.asked[0]
        table.play(seat, bots[seat].choose(sitting[seat]))
    return table.match


def run(first: int, count: int) -> Counter[str]:
    counts: Counter[str] = Counter()
    managers, cards = GAME.pack.ids("manager"), GAME.pack.ids("card")
    for seed in range(first, first + count):
        m = championship(seed)
        counts["championships"] += 1
        for _, _, home_goals, away_goals in m.results:
            counts["matches"] += 1
            counts["goals"] += home_goals + away_goals
            counts["drawn"] += home_goals == away_goals
            counts["home wins"] += home_goals > away_goals
        champion = GAME.result(m).winners[0]
        for seat, manager in enumerate(m.managers):
            counts[f"seats {managers[manager]}"] += 1
            counts[f"titles {managers[manager]}"] += seat == champion
        _count_cards(m, cards, counts)
    return counts


def _count_cards(m: Competition, cards: list[str], counts: Counter[str]) -> None:
    """How often each card is played, and how often who played it won that match."""
    plays: list[tuple[str, int]] = []
    for event, shown, _, _ in listed(m.told):
        told: dict[str, Any] = shown or {}
        if event in PLAYED:
            counts[f"played {cards[told['card']]}"] += 1
            plays.append((cards[told["card"]], m.team_of[told["player"]]))
        elif event == "match":
            plays = []
        elif event == "final-whistle":
            goals = {told["home"]: told["home_goals"], told["away"]: told["away_goals"]}
            for card, team in plays:
                if team in goals:
                    counts[f"in match {card}"] += 1
                    counts[f"won {card}"] += goals[team] == max(goals.values()) and len(set(goals.values())) == 2


def report(counts: Counter[str]) -> list[Figure]:
    matches, championships = counts["matches"], counts["championships"]
    figures = [
        Figure("goals a match", counts["goals"] / matches, 2.4, 3.2),
        Figure("matches drawn", 100 * counts["drawn"] / matches, unit="%"),
        Figure("matches won at home", 100 * counts["home wins"] / matches, unit="%"),
    ]
    for manager in GAME.pack.ids("manager"):
        seats = counts[f"seats {manager}"]
        share = 100 * counts[f"titles {manager}"] / max(1, seats)
        least, most = (18, 33) if seats >= ENOUGH else (None, None)
        figures.append(Figure(f"titles of {manager}, by seats it plays", share, least, most, "%"))
    copies = {item["id"]: item["copies"] for item in GAME.pack.items["card"]}
    plays = {card: counts[f"played {card}"] / (copies[card] * championships) for card in copies}
    rarest, commonest = min(plays, key=plays.__getitem__), max(plays, key=plays.__getitem__)
    rare_enough = 0.02 if championships >= ENOUGH else None
    figures.append(Figure(f"plays a copy and championship, rarest card: {rarest}", plays[rarest], rare_enough))
    figures.append(Figure(f"plays a copy and championship, commonest card: {commonest}", plays[commonest]))
    wins = {
        card: 100 * counts[f"won {card}"] / counts[f"in match {card}"]
        for card in copies
        if counts[f"in match {card}"] >= ENOUGH
    }
    if wins:
        best, worst = max(wins, key=wins.__getitem__), min(wins, key=wins.__getitem__)
        figures.append(Figure(f"matches won by who plays it, best card: {best}", wins[best], None, 70, "%"))
        figures.append(Figure(f"matches won by who plays it, worst card: {worst}", wins[worst], unit="%"))
    return figures


MEASURES: Final = {"balance": Measure(run, report, full=2_000, reduced=12, piece=20)}
