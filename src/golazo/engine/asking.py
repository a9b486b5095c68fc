"""Questions: who is asked, what may be answered, and what an answer does.

An answer has one step or several; each step is a choice. A sealed question holds its answers back until every asked
seat has answered; they are then taken in the order in which the seats were asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from golazo.engine.chance import CHANCE, Seeded
from golazo.engine.plain import Json
from golazo.engine.steps import register

if TYPE_CHECKING:
    from golazo.engine.position import Position

Choice = tuple[Any, ...]
"""(verb, *numbers): the compact form of a choice."""

Answer = tuple[Choice, ...]

M = TypeVar("M", bound="Position")


class Ask:
    """One seat's open question. Copies of a position share it; only the position that owns its token may add steps."""

    __slots__ = ("asking", "numbers", "seat", "serial", "steps", "strand", "token")

    def __init__(
        self,
        asking: Asking[Any] | Chance[Any],
        seat: int,
        numbers: tuple[Any, ...],
        serial: int,
        strand: int,
        steps: Answer = (),
        token: object = None,
    ) -> None:
        self.asking: Final = asking
        self.seat: Final = seat
        self.numbers: Final = numbers
        self.serial: Final = serial
        self.strand: Final = strand
        self.steps = steps
        self.token: Final = token

    def facts(self) -> tuple[object, ...]:
        """The values that decide whether two asks are equal."""
        return self.asking, self.seat, self.numbers, self.serial, self.strand, self.steps

    def at_step(self, steps: Answer) -> Ask:
        """The same question after the given steps of its answer."""
        return Ask(self.asking, self.seat, self.numbers, self.serial, self.strand, steps)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a choice is unavailable, and the rule that says so."""

    key: str
    rule: str = ""
    arguments: tuple[tuple[str, object], ...] = ()


def reason(key: str, rule: str = "", **arguments: object) -> Reason:
    return Reason(key, rule, tuple(arguments.items()))


class Asking(Generic[M]):
    """One kind of question. The strand entry `(asking, *numbers)` asks it."""

    def __init__(
        self,
        name: str,
        *,
        choices: Callable[[M, Ask], Sequence[Choice]],
        take: Callable[[M, Ask, Answer], None],
        rule: str,
        seats: Callable[..., Sequence[int]] | None = None,
        sealed: bool = False,
        until: str = "",
        is_complete: Callable[[M, Ask, Answer], bool] | None = None,
        why_not: Callable[[M, Ask, Choice], Reason | None] | None = None,
        arguments: Callable[[M, Ask], Json] | None = None,
        team: Callable[[M, Ask], int | None] | None = None,
        odds: Callable[[M, Ask], Json | None] | None = None,
        module: str = "",
    ) -> None:
        """`seats` returns who is asked, given the numbers; by default the first number is the only seat asked.

        `choices` returns the choices for the next step of the answer. An answer has several steps if `until` (the verb
        that ends it) or `is_complete` is given; with both, the verb ends it only if `is_complete` agrees. `arguments`
        are the arguments of the question's message, `team` is the acting team, `odds` are the known probabilities.
        """
        self.name: Final = name
        self.choices: Final = choices
        self.take: Final = take
        self.rule: Final = rule
        self.seats: Final = seats
        self.sealed: Final = sealed
        self.until: Final = until
        self.is_complete: Final = is_complete
        self.has_steps: Final = bool(until or is_complete)
        self.why_not: Final = why_not
        self.arguments: Final = arguments
        self.team: Final = team
        self.odds: Final = odds
        register(self, module or take.__module__, f"{name}?")

    def __call__(self, m: M, *numbers: Any) -> bool:
        """Ask the question; false if no seat has to be asked."""
        seats = self.seats
        if seats is None:
            return self.ask(m, numbers[:1], numbers)
        return self.ask(m, seats(m, numbers[0]) if len(numbers) == 1 else seats(m, *numbers), numbers)

    def ask(self, m: M, seats: Sequence[int], numbers: tuple[Any, ...]) -> bool:
        """Ask these seats directly, for a step that already knows them and ends with this question."""
        asks, strand, token = m.asks, m.strand, m.token
        if asks and not asks.keys().isdisjoint(seats):  # busy with another strand's question: this strand waits
            m.todo.append((self, *numbers))
            return True
        serial = m.serial = m.serial + 1
        for seat in seats:
            asks[seat] = Ask(self, seat, numbers, serial, strand, (), token)
        return bool(seats)

    def close(self, m: M, answers: list[tuple[Ask, Answer]]) -> None:
        """Take the answers of a sealed question once all are complete."""
        take = self.take
        for ask, answer in answers:
            take(m, ask, answer)


class Chance(Generic[M]):
    """One kind of draw or roll. The strand entry `(chance, *numbers)` makes it.

    `weights` returns the weight of each outcome: the faces of a die, or how many of each card are left (a deck is a
    multiset). `seen_by` names the one seat that may see the outcome; by default everybody may. If people type in what
    they roll and draw, that seat is asked, and `offers` are the weights as far as it may know them.
    """

    sealed: Final = False
    until: Final = ""
    is_complete: Final = None
    has_steps: Final = False
    why_not: Final = None
    team: Final = None
    odds: Final = None

    def __init__(
        self,
        name: str,
        *,
        weights: Callable[..., Sequence[int]],
        take: Callable[..., None],
        verb: str,
        rule: str,
        seen_by: Callable[..., int] | None = None,
        offers: Callable[..., Sequence[int]] | None = None,
        arguments: Callable[[M, Ask], Json] | None = None,
        module: str = "",
    ) -> None:
        self.name: Final = name
        self.weights: Final = weights
        self.happen: Final = take
        self.verb: Final = verb
        self.rule: Final = rule
        self.seen_by: Final = seen_by
        self.offers: Final = offers
        self.arguments: Final = arguments
        register(self, module or take.__module__, f"{name}?")
        register(self.times, module or take.__module__, f"{name}? times")

    def __call__(self, m: M, *numbers: Any) -> bool:
        """Draw from the source; without one, ask the people at the table."""
        source = m.source
        if source is None:
            return self._ask(m, numbers)
        weigh, happen = self.weights, self.happen
        is_usual = len(numbers) == 1  # and quicker than to unpack
        weights = weigh(m, numbers[0]) if is_usual else weigh(m, *numbers)
        total = sum(weights)
        if isinstance(source, Seeded):
            drawn = source.draw(m.drawn, total)
        else:
            drawn = source.draw(m.drawn, total)
            if source.receipts:
                m.history = (m.history, CHANCE, (total, drawn))
        m.drawn += 1
        outcome = -1
        for weight in weights:
            outcome += 1
            drawn -= weight
            if drawn < 0:
                break
        if is_usual:
            happen(m, outcome, numbers[0])
        else:
            happen(m, outcome, *numbers)
        return False

    def times(self, m: M, count: int, *numbers: Any) -> bool:
        """Draw several times, as the entry `(chance.times, count, *numbers)`: a hand of cards, for example."""
        for done in range(1, count + 1):
            if m.source is None and done < count:
                m.todo.append((self.times, count - done, *numbers))
            if self(m, *numbers):
                return True
        return False

    def _ask(self, m: M, numbers: tuple[Any, ...]) -> bool:
        seat = CHANCE if self.seen_by is None else self.seen_by(m, *numbers)
        if seat in m.asks:  # busy with another strand's roll: this strand waits for its turn
            m.todo.append((self, *numbers))
            return True
        m.serial += 1
        m.asks[seat] = Ask(self, seat, numbers, m.serial, m.strand)
        return True

    def choices(self, m: M, ask: Ask) -> list[Choice]:
        weigh = self.offers or self.weights
        return [(self.verb, outcome) for outcome, weight in enumerate(weigh(m, *ask.numbers)) if weight]

    def is_possible(self, m: M, ask: Ask, choice: Choice) -> bool:
        """Whether the typed outcome is possible. A seat may be offered more, because it does not know everything."""
        return bool(self.weights(m, *ask.numbers)[choice[1]])

    def take(self, m: M, ask: Ask, answer: Answer) -> None:
        self.happen(m, answer[0][1], *ask.numbers)


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat is asked, ready to be shown."""

    id: str
    seat: int
    kind: str
    arguments: Json
    team: str | None
    rule: str
    sealed: bool
    chance: bool
    steps: tuple[str, ...]
    odds: Json | None

    @property
    def words(self) -> tuple[str, Json]:
        """Key and arguments of the question's message."""
        return f"ask-{self.kind}", self.arguments
