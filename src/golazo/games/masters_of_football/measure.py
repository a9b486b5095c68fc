"""Statistics of greedy managers: goals, titles by manager, and how often cards are played and with what success."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final

from golazo.engine.events import listed
from golazo.engine.measure import Figure, Measure, rate, share
from golazo.games.masters_of_football import GAME
from golazo.games.masters_of_football.bot.policy import POLICY
from golazo.games.masters_of_football.state import Competition

SEATS: Final = 4
PLAYED: Final = ("card-played", "card-played-for", "card-played-on", "card-played-re-roll")
QUIET: Final = ("done", "decline", "pass")
ENOUGH: Final = 100  # too few matches to judge a card by


def championship(seed: int) -> Competition:
    """One championship of four greedy managers; managers are dealt, so all four differ."""
    table = GAME.new(SEATS, seed)
    chances = [Random(seed * SEATS + seat) for seat in range(SEATS)]
    while not table.over:
        seat = table.asked[0]
        world = table.seat(seat).redeal(chances[seat]).position
        table.play(seat, POLICY.choose(world, seat, chances[seat]))
    return table.position


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
    """How often each card is played, and how often its player won that match."""
    plays: list[tuple[str, int]] = []
    for event, shown, _, _ in listed(m.events):
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
        rate("goals a match", counts["goals"], matches, 2.4, 3.2),
        share("matches drawn", counts["drawn"], matches),
        share("matches won at home", counts["home wins"], matches),
    ]
    for manager in GAME.pack.ids("manager"):
        seats = counts[f"seats {manager}"]
        figures.append(share(f"titles of {manager}, by seats it plays", counts[f"titles {manager}"], seats, 18, 33))
    copies = {item["id"]: item["copies"] for item in GAME.pack.items["card"]}
    plays = {card: (counts[f"played {card}"], copies[card] * championships) for card in copies}
    by_plays = sorted(plays, key=lambda card: plays[card][0] / plays[card][1])
    figures.append(rate(f"plays a copy and championship, rarest card: {by_plays[0]}", *plays[by_plays[0]], 0.02))
    figures.append(rate(f"plays a copy and championship, commonest card: {by_plays[-1]}", *plays[by_plays[-1]]))
    wins = {card: (counts[f"won {card}"], counts[f"in match {card}"]) for card in copies}
    by_wins = sorted((card for card in wins if wins[card][1] >= ENOUGH), key=lambda card: wins[card][0] / wins[card][1])
    if by_wins:
        figures.append(share(f"matches won by who plays it, best card: {by_wins[-1]}", *wins[by_wins[-1]], None, 70))
        figures.append(share(f"matches won by who plays it, worst card: {by_wins[0]}", *wins[by_wins[0]]))
    return figures


def asked(first: int, count: int) -> Counter[str]:
    """How often a person is asked who spends nothing and plays no card, among three managers who do the same."""
    counts: Counter[str] = Counter()
    for seed in range(first, first + count):
        table, rng = GAME.new(SEATS, seed, listen=False), Random(seed)
        counts["championships"] += 1
        last = 0
        while not table.over:
            seat = table.asked[0]
            ask, choices = table.position.asks[seat], table.choices(seat)
            if seat == 0 and ask.serial != last:
                last = ask.serial
                counts["questions"] += 1
                counts["with a choice"] += len(choices) > 1
                counts["swaps"] += any(choice[0] == "swap" for choice in choices)
            table.play(seat, next((choice for choice in choices if choice[0] in QUIET), rng.choice(choices)))
    return counts


def how_often_asked(counts: Counter[str]) -> list[Figure]:
    championships = counts["championships"]
    return [
        rate("questions to a person a championship", counts["questions"], championships),
        rate("of them with more than one answer", counts["with a choice"], championships),
        rate("of them about a swap", counts["swaps"], championships, None, 0),
    ]


MEASURES: Final = {
    "balance": Measure(run, report, full=2_000, reduced=12, piece=20),
    "questions": Measure(asked, how_often_asked, full=200, reduced=4, piece=20),
}
