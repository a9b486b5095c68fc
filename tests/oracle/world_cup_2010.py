"""The World Cup Card Game 2010 told once more, in the order in which the rulebook tells it.

A generator on a state of its own, for comparison with the engine: it yields questions and is sent the answers, and it
takes chance from a callable, `draw(n)`: one of 0 .. n-1. Cards lie in decks in the order of `CARDS`, and the number
drawn says which of them is turned up, so that the same draws give the same cards on both sides. Hands are dealt whole,
team by team in the order of the pack, or player by player from the first seat on.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

CARDS = ("goal", "two-goals", "three-goals", "attack", "defence", "foul", "offside", "penalty")
GOAL_CARDS = CARDS[:3]
SETS = ((49, 50, 51, 52), (53, 54, 55, 56), (57, 58, 59, 60), (61, 62), (63, 64))
PAIRINGS = {
    49: "A1 B2",
    50: "C1 D2",
    51: "B1 A2",
    52: "D1 C2",
    53: "E1 F2",
    54: "G1 H2",
    55: "F1 E2",
    56: "H1 G2",
    57: "W49 W50",
    58: "W53 W54",
    59: "W51 W52",
    60: "W55 W56",
    61: "W57 W58",
    62: "W59 W60",
    63: "L61 L62",
    64: "W61 W62",
}
STAGES = ("group", "round-of-16", "quarter-final", "fourth", "third", "final", "champion")


class TeamCard(NamedTuple):
    team: str
    group: str
    hand: int
    restricted: str


class Question(NamedTuple):
    asked: frozenset[int]
    seat: int
    offers: frozenset[str]


Answers = Generator[Question, str, None]


@dataclass(eq=False)
class SlotCard:
    card: str
    worth: int
    on_top: list[str] = field(default_factory=list)


class Tournament:
    """One tournament: what is on the table, and `play`, the generator of all its questions."""

    def __init__(
        self,
        seats: int,
        teams: list[TeamCard],
        fixtures: list[tuple[str, str]],
        copies: dict[str, int],
        draw: Callable[[int], int],
    ) -> None:
        self.seats = seats
        self.teams = teams
        self.fixtures = fixtures
        self.copies = copies
        self.draw = draw
        self.restricted = {card.team: card.restricted for card in teams}
        self.owner: dict[str, int] = {}
        self.deck: list[str] = []
        self.discards: list[str] = []
        self.hands: dict[int, list[str]] = {}
        self.scores: dict[int, list[int]] = {}
        self.kicks: dict[int, list[int]] = {}
        self.pairs: dict[int, tuple[str, ...]] = {}
        self.order: dict[str, list[str]] = {}

    def play(self) -> Answers:
        cards = [card.team for card in self.teams]
        for number in range(len(self.teams)):
            self.owner[cards.pop(self.draw(len(cards)))] = number % self.seats
        for letter in "ABCDEFGH":
            yield from self.play_group(letter)
        for matches in SETS:
            yield from self.play_set(matches)

    # Cards

    def shuffle_all(self, but: Iterable[str] = ()) -> None:
        self.deck = [card for card in CARDS for _ in range(self.copies[card])]
        self.discards = []
        for card in but:
            self.deck.remove(card)

    def take(self) -> str:
        if not self.deck:
            self.deck = sorted(self.discards, key=CARDS.index)
            self.discards = []
        return self.deck.pop(self.draw(len(self.deck)))

    def flip(self) -> str:
        card = self.take()
        self.discards.append(card)
        return card

    def worth(self, team: str, card: str) -> int:
        if card == "three-goals" and self.restricted[team] != "none":
            card = "two-goals"
        if card == "two-goals" and self.restricted[team] == "two-and-three":
            card = "goal"
        return GOAL_CARDS.index(card) + 1

    # Group stage

    def play_group(self, letter: str) -> Answers:
        group = [card for card in self.teams if card.group == letter]
        names = [card.team for card in group]
        self.shuffle_all()
        hands = {card.team: [self.take() for _ in range(card.hand)] for card in group}
        to_come = dict.fromkeys(names, 3)
        for match, pair in enumerate(self.fixtures, 1):
            if pair[0] not in names:
                continue
            self.pairs[match] = pair
            laid = []
            for side, team in enumerate(pair):
                to_come[team] -= 1
                asked = {self.owner[each] for each in pair[side:]}
                laid.append((yield from self.choose(asked, team, hands[team], to_come[team])))
            self.score_group_match(match, laid)
            for team, cards in zip(pair, laid, strict=True):
                self.discards += cards
                if not to_come[team]:
                    self.discards += hands[team]
        self.order[letter] = self.rank(names)

    def choose(self, asked: set[int], team: str, hand: list[str], to_come: int) -> Generator[Question, str, list[str]]:
        chosen: list[str] = []
        most = min(4, len(hand) - to_come)
        while True:
            offers = {f"lay:{card}" for card in hand} if len(chosen) < most else set()
            if chosen:
                offers.add("done")
            answer = yield Question(frozenset(asked), self.owner[team], frozenset(offers))
            if answer == "done":
                return chosen
            chosen.append(answer.removeprefix("lay:"))
            hand.remove(chosen[-1])

    def score_group_match(self, match: int, laid: list[list[str]]) -> None:
        to_flip: list[tuple[int, int]] = []
        self.scores[match] = [0, 0]
        for side, team in enumerate(self.pairs[match]):
            own, other = laid[side], laid[1 - side]
            goals = [self.worth(team, card) for card in own if card in GOAL_CARDS]
            attacks = own.count("attack")
            for card in sorted(other, key=_hitting_order):
                if card in ("foul", "offside") and any(goals):
                    goals[goals.index(max(goals))] -= 1
                elif card in ("offside", "defence") and attacks:
                    attacks -= 1
            self.scores[match][side] = sum(goals) + attacks // 2
            to_flip.append((own.count("penalty"), attacks % 2))
        for side, (penalties, odd) in enumerate(to_flip):
            for _ in range(penalties):
                self.scores[match][side] += self.flip() in (*GOAL_CARDS, "attack")
            for _ in range(odd):
                self.scores[match][side] += self.flip() == "attack"

    def table(self, teams: list[str]) -> dict[str, tuple[int, int, int]]:
        rows = {}
        for team in teams:
            points = difference = scored = 0
            for match in range(1, 49):
                pair = self.pairs.get(match, ())
                if match in self.scores and team in pair and set(pair) <= set(teams):
                    own, other = self.scores[match][:: 1 if team == pair[0] else -1]
                    points += 3 if own > other else 1 if own == other else 0
                    difference += own - other
                    scored += own
            rows[team] = (points, difference, scored)
        return rows

    def rank(self, teams: list[str], among: list[str] | None = None) -> list[str]:
        """By the table of all of them; those who are level by the table among them, and so on; then by lot."""
        order: list[str] = []
        rows = self.table(teams)
        for row in sorted(set(rows.values()), reverse=True):
            level = [team for team in teams if rows[team] == row]
            if level == among:
                while len(level) > 1:
                    order.append(level.pop(self.draw(len(level))))
                order += level
            else:
                order += self.rank(level, level)
        return order

    # Knock-out

    def team_at(self, place: str) -> str:
        if place[0] in "WL":
            match = int(place[1:])
            one, other = self.scores[match]
            if one == other:
                one, other = self.kicks[match]
            return self.pairs[match][(other > one) == (place[0] == "W")]
        return self.order[place[0]][int(place[1]) - 1]

    def play_set(self, matches: tuple[int, ...]) -> Answers:
        phase = range(49, 57) if matches[0] < 57 else matches
        for match in phase:
            self.pairs[match] = tuple(self.team_at(place) for place in PAIRINGS[match].split())
        players = sorted({self.owner[team] for match in phase for team in self.pairs[match]})
        is_finals = matches[0] == 63
        self.shuffle_all(but=[card for hand in self.hands.values() for card in hand] if is_finals else [])
        if not is_finals:
            self.hands = {player: [self.take() for _ in range(3)] for player in players}
        board: dict[str, list[SlotCard]] = {team: [] for match in matches for team in self.pairs[match]}
        has_small_stock = matches[0] >= 61
        stock = 12 if has_small_stock else len(self.deck)
        player = self.owner[self.pairs[matches[0]][0]]
        while True:
            mine = [
                team
                for match in matches
                for team in self.pairs[match]
                if not is_finals or player in [self.owner[each] for each in self.pairs[match]]
            ]
            offers = {way for card in self.hands[player] for way in self.ways(card, mine, board)}
            self.lay(player, (yield Question(frozenset({player}), player, frozenset(offers))), board)
            if stock:
                self.hands[player].append(self.take())
                stock -= 1
            if not stock and (has_small_stock or not any(self.hands.values())):
                break
            clockwise = players[players.index(player) + 1 :] + players
            player = next(each for each in clockwise if self.hands[each])
        self.settle(matches, board)

    def ways(self, card: str, teams: list[str], board: dict[str, list[SlotCard]]) -> Iterable[str]:
        yield f"discard:{card}"
        for team in teams:
            if card not in ("foul", "offside") and len(board[team]) < 4:
                yield f"place:{card},{team}"
            if board[team]:
                last = board[team][-1]
                hits = {"attack": ("offside", "defence")} | dict.fromkeys(GOAL_CARDS, ("foul", "offside"))
                if last.worth and card in hits[last.card]:
                    yield f"cover:{card},{team}"

    def lay(self, player: int, answer: str, board: dict[str, list[SlotCard]]) -> None:
        verb, _, rest = answer.partition(":")
        card, _, team = rest.partition(",")
        self.hands[player].remove(card)
        if verb == "discard":
            self.discards.append(card)
        elif verb == "cover":
            board[team][-1].on_top.append(card)
            board[team][-1].worth -= 1
        else:
            worth = self.worth(team, card) if card in GOAL_CARDS else int(card == "attack")
            board[team].append(SlotCard(card, worth))

    def settle(self, matches: tuple[int, ...], board: dict[str, list[SlotCard]]) -> None:
        to_flip: dict[int, list[tuple[int, int]]] = {}
        for match in matches:
            self.scores[match] = []
            to_flip[match] = []
            for team in self.pairs[match]:
                attacks = sum(slot.worth for slot in board[team] if slot.card == "attack")
                goals = sum(slot.worth for slot in board[team] if slot.card in GOAL_CARDS)
                self.scores[match].append(goals + attacks // 2)
                to_flip[match].append(([slot.card for slot in board[team]].count("penalty"), attacks % 2))
            if not any(sum(flips) for flips in to_flip[match]):
                self.clear(match, board)
        for match in matches:
            for side, (penalties, odd) in enumerate(to_flip[match]):
                for scoring in [(*GOAL_CARDS, "attack")] * penalties + [("attack",)] * odd:
                    self.find_cards(matches, board)
                    self.scores[match][side] += self.flip() in scoring
            self.clear(match, board)
        for match in matches:
            if self.scores[match][0] == self.scores[match][1]:
                self.shoot_out(match)

    def clear(self, match: int, board: dict[str, list[SlotCard]]) -> None:
        for team in self.pairs[match]:
            for slot in board[team]:
                self.discards += [slot.card, *slot.on_top]
            board[team] = []

    def find_cards(self, matches: tuple[int, ...], board: dict[str, list[SlotCard]]) -> None:
        """Goal cards, what cancels each other and pairs of Attacks of the first match that has any."""
        for match in matches:
            if self.deck or self.discards:
                return
            for team in self.pairs[match]:
                live = [slot for slot in board[team] if slot.card == "attack" and slot.worth]
                waiting = live[-1:] if len(live) % 2 else []
                for slot in board[team]:
                    if slot.card in (*GOAL_CARDS, "attack") and slot not in waiting:
                        self.discards += [slot.card, *slot.on_top]
                board[team] = [
                    slot for slot in board[team] if slot.card not in (*GOAL_CARDS, "attack") or slot in waiting
                ]

    def shoot_out(self, match: int) -> None:
        self.shuffle_all(but=[card for hand in self.hands.values() for card in hand])
        kicks = self.kicks[match] = [0, 0]
        taken = 0
        while taken < 5 or kicks[0] == kicks[1]:
            for side in (0, 1):
                kicks[side] += self.flip() in (*GOAL_CARDS, "attack")
            taken += 1

    # The end

    def stage(self, team: str) -> int:
        played = [match for match in range(49, 65) if team in self.pairs[match]]
        if not played:
            return 0
        last = max(played)
        if last < 61:
            return 1 if last < 57 else 2
        won = self.team_at(f"W{last}") == team
        return (3 if last == 63 else 5) + won

    def ranking(self) -> list[tuple[int, int, str, int]]:
        """By seat: its place, the stage of its best team, and how many teams it has there."""
        merit = []
        for seat in range(self.seats):
            stages = [self.stage(team) for team in self.owner if self.owner[team] == seat]
            merit.append((max(stages), stages.count(max(stages))))
        return [
            (seat, 1 + sum(other > own for other in merit), STAGES[own[0]], own[1]) for seat, own in enumerate(merit)
        ]


def _hitting_order(card: str) -> int:
    """Fouls hit first, then Offsides, then Defences; the others hit nothing."""
    return ("foul", "offside", "defence").index(card) if card in ("foul", "offside", "defence") else 3
