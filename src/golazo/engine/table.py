"""A table: the public interface for everything that plays a game.

It checks every choice, makes ids and views when somebody reads them, and shows each seat what it may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic

from golazo.engine import record as records
from golazo.engine import text as texts
from golazo.engine.acts import Act, must_wait
from golazo.engine.asking import Chance, Choice, M, Question, Reason, reason
from golazo.engine.chance import CHANCE, Seeded, Source
from golazo.engine.errors import BadRecord, BadSetup, IllegalChoice
from golazo.engine.events import REDEALT, Event, Events, Log, listed
from golazo.engine.names import Names
from golazo.engine.open_questions import OpenQuestion, opened
from golazo.engine.pack import Pack
from golazo.engine.plain import Json
from golazo.engine.seat import Bits
from golazo.engine.seat import Seat as Seat
from golazo.engine.view import Header, frame, with_header

if TYPE_CHECKING:
    from golazo.engine.game import Game, Result

_REDEAL_BITS = 64


class Table(Generic[M]):
    """A game in progress, or finished.

    Examples:
        >>> table = golazo.game("world-cup-2010").new(seats=2, seed="opening day")
        >>> table.seats, table.over, table.result, table.asked
        (2, False, None, (0, 1))
        >>> table.question(0).kind, table.acts(0), table.name(0, table.choices(0)[0])
        ('lay', (), 'lay:goal')
        >>> table.parse(0, "lay:goal") == table.choices(0)[0]
        True
        >>> table.why_not(0, "place:goal,brazil").key
        'other-question'
        >>> copy = table.clone()
        >>> copy.play(0, "lay:goal")
        >>> copy.question(0).steps, table.question(0).steps
        (('lay:goal',), ())
        >>> table.view(0)["waiting"], table.events(None)[0]["event"] == table.events(0)[0]["event"]
        ([0, 1], True)
        >>> golazo.replay(copy.record()).view(0) == copy.view(0)
        True
    """

    __slots__ = ("_acts", "_log", "_offers", "game", "has_record", "names", "options", "pack", "position")

    def __init__(
        self, game: Game[M], position: M, pack: Pack, options: Json, names: Names, has_record: bool = True
    ) -> None:
        self.game = game
        self.position = position
        self.pack = pack
        self.options = options
        self.names = names
        self.has_record = has_record
        self._offers: dict[int, Sequence[Choice]] = {}
        self._acts: dict[int, Sequence[Choice]] = {}
        self._log: Log | None = None

    # Asking and answering

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe an answer now."""
        return self.position.asked

    def question(self, seat: int) -> Question | None:
        """The seat's question; None if it is asked nothing."""
        m = self.position
        ask = m.asks.get(seat)
        if ask is None or seat in m.sealed:
            return None
        asking = ask.asking
        team = None if asking.team is None else asking.team(m, ask)
        return Question(
            id=f"{ask.serial}.{len(ask.steps)}",
            seat=seat,
            kind=asking.name,
            arguments={} if asking.arguments is None else self.names.with_ids(asking.arguments(m, ask)),
            team=None if team is None else self.names.one("team", team),
            rule=asking.rule,
            sealed=asking.sealed,
            chance=isinstance(asking, Chance),
            steps=tuple(self.names.name(choice) for choice in ask.steps),
            odds=None if asking.odds is None else asking.odds(m, ask),
        )

    def choices(self, seat: int) -> Sequence[Choice]:
        """The legal choices of the seat's question; none if it is asked nothing."""
        offered = self._offers.get(seat)
        if offered is None:
            m = self.position
            offered = () if seat not in m.asks or seat in m.sealed else m.choices(seat)
            self._offers[seat] = offered
        return offered

    def acts(self, seat: int) -> Sequence[Choice]:
        """The free acts: what the seat may do now without being asked."""
        found = self._acts.get(seat)
        if found is None:
            m = self.position
            found = ()
            if self.game.acts and type(seat) is int and 0 <= seat < m.seats and must_wait(m, seat) is None:
                found = tuple([choice for act in self.game.acts for choice in act.choices(m, seat)])
            self._acts[seat] = found
        return found

    def is_act(self, choice_id: str) -> bool:
        """Whether an id is that of a free act, available now or not."""
        try:
            return self._act_of(self.names.parse(choice_id)) is not None
        except IllegalChoice:
            return False

    def name(self, seat: int, choice: Choice) -> str:
        """The readable, stable id of a choice."""
        return self.names.name(choice)

    def parse(self, seat: int, choice_id: str) -> Choice:
        """The choice with the given id."""
        return self.names.parse(choice_id)

    def play(self, seat: int, *choices: Choice | str) -> None:
        """Answer, by one choice or by several as the steps of one answer, all or nothing; or take a free act."""
        if len(choices) == 1:
            choice, act = self._checked(seat, choices[0])
            self._forget_offers()
            if act is None:
                self.position.choose(seat, choice)
            else:
                self.position.take_act(act, seat, choice)
            return
        if not choices:
            raise IllegalChoice("choice-unreadable")
        trial = self.clone()
        ask = trial.position.asks.get(seat)
        for place, each in enumerate(choices):
            now = trial.position.asks.get(seat)
            if place and (now is None or ask is None or now.serial != ask.serial or seat in trial.position.sealed):
                raise IllegalChoice("answer-too-long", steps=len(choices), taken=place)
            trial.play(seat, each)
        self.position = trial.position
        self._forget_offers()

    def _forget_offers(self) -> None:
        self._offers.clear()
        if self._acts:
            self._acts.clear()

    def _checked(self, seat: int, choice: Choice | str) -> tuple[Choice, Act[M] | None]:
        """The choice, if the seat may make it now, and its free act if it is one."""
        if type(seat) is not int:  # True and 1.0 would be taken for seat 1, and the record could not be read again
            raise IllegalChoice("not-asked", waiting=sorted(self.position.asks))
        parsed = self.names.parse(choice) if isinstance(choice, str) else choice
        offered = self.choices(seat)
        if parsed in offered and _is_exact(parsed, offered):
            ask = self.position.asks[seat]
            if not isinstance(ask.asking, Chance) or ask.asking.is_possible(self.position, ask, parsed):
                return parsed, None
        act = self._act_of(parsed)
        if act is not None:
            free = self.acts(seat)
            if parsed in free and _is_exact(parsed, free):
                return parsed, act
        why = self._why_not(seat, parsed)
        raise IllegalChoice(why.key, why.rule, **dict(why.arguments))

    def _act_of(self, choice: object) -> Act[M] | None:
        """The free act that a choice would be, by its verb."""
        verb = choice[0] if isinstance(choice, tuple) and choice else None
        return next((act for act in self.game.acts if verb in act.verbs), None)

    def why_not(self, seat: int, choice_id: str) -> Reason | None:
        """Why a choice or a free act is unavailable now, and the rule that says so; None if it is available."""
        try:
            choice = self.names.parse(choice_id)
        except IllegalChoice as error:
            return reason(error.key, "", **error.arguments)
        is_available = type(seat) is int and (choice in self.choices(seat) or choice in self.acts(seat))
        return None if is_available else self._why_not(seat, choice)

    def _why_not(self, seat: int, choice: object) -> Reason:
        m = self.position
        if m.over:
            return reason("game-over")
        act = self._act_of(choice)
        if act is not None and type(seat) is int and 0 <= seat < m.seats and isinstance(choice, tuple):
            return self._why_no_act(act, seat, choice)
        ask = m.asks.get(seat) if type(seat) is int else None
        if ask is None:
            return reason("not-asked", waiting=sorted(m.asks))
        if seat in m.sealed:
            return reason("already-answered")
        if not isinstance(choice, tuple) or not self._is_readable(choice):
            return reason("choice-unreadable")
        if isinstance(ask.asking, Chance):
            return reason("chance-impossible", ask.asking.rule, choice=self.names.name(choice))
        why = ask.asking.why_not(m, ask, choice) if ask.asking.why_not else None
        if why is None:
            verbs = {offered[0] for offered in self.choices(seat)}
            key = "not-offered" if choice[0] in verbs else "other-question"
            return reason(key, ask.asking.rule, choice=self.names.name(choice))
        return self._with_ids(why)

    def _why_no_act(self, act: Act[M], seat: int, choice: Choice) -> Reason:
        m = self.position
        if not self._is_readable(choice):
            return reason("choice-unreadable")
        why = must_wait(m, seat) or (act.why_not(m, seat, choice) if act.why_not else None)
        return self._with_ids(why or reason("not-offered", act.rule, choice=self.names.name(choice)))

    def _with_ids(self, why: Reason) -> Reason:
        return Reason(why.key, why.rule, tuple(self.names.with_ids(dict(why.arguments)).items()))

    def _is_readable(self, choice: Choice) -> bool:
        """Whether the choice belongs to this game: a known verb with numbers in range."""
        if not choice or type(choice[0]) is not str or any(type(number) is not int for number in choice[1:]):
            return False
        try:
            return self.names.parse(self.names.name(choice)) == choice
        except (IllegalChoice, LookupError, ValueError):
            return False

    # Seeing

    def view(self, seat: int | None) -> Json:
        """All that the seat may know, ready for JSON; None: a spectator."""
        return with_header(self, self._viewer(seat))

    def events(self, seat: int | None, since: int = 0) -> list[Json]:
        """What happened, as the seat may see it; numbered for this seat alone, from 0."""
        if self._log is None:
            self._log = Log()
        return self._log.read(self.position.events, self._viewer(seat), since, self.names)

    def _viewer(self, seat: int | None) -> int | None:
        """The viewer: a seat of this table, or None for a spectator (chance sees what a spectator sees)."""
        if type(seat) is int and 0 <= seat < self.position.seats:
            return seat
        if seat is None or (type(seat) is int and seat == CHANCE):
            return None
        raise BadSetup("no-such-seat", seats=self.position.seats)

    @property
    def result(self) -> Result | None:
        """Ranking and score of every seat and why; None while the game goes on."""
        return self.game.result(self.position) if self.position.over else None

    def result_json(self) -> list[Json] | None:
        """The result with ids, ready for JSON."""
        result = self.result
        return None if result is None else [self.names.with_ids(standing) for standing in result.as_json()]

    # For the code that runs a table: the server, the terminal

    @property
    def seats(self) -> int:
        """How many there are."""
        return self.position.seats

    @property
    def source(self) -> Source | None:
        """Where chance comes from; None where people type it in."""
        return self.position.source

    def with_source(self, source: Source | None) -> Table[M]:
        """A copy that draws from another source from now on."""
        copy = self.clone()
        copy.position.source = source
        return copy

    @property
    def draws_made(self) -> int:
        """The number of draws so far."""
        return self.position.drawn

    @property
    def serial(self) -> int:
        """The number of the newest question."""
        return self.position.serial

    def open_questions(self) -> dict[int, OpenQuestion]:
        """Every open question by seat, whether or not it has a sealed answer."""
        m = self.position
        return {seat: opened(m, ask) for seat, ask in m.asks.items()}

    def open_question(self, seat: int) -> OpenQuestion | None:
        """The seat's open question, without words and odds; None if it is asked nothing."""
        ask = self.position.asks.get(seat)
        return None if ask is None else opened(self.position, ask)

    def set_aside_questions(self) -> dict[int, set[int]]:
        """By seat, the serials of questions that return unchanged when the free act is done."""
        found: dict[int, set[int]] = {}
        for asks, _, _, _ in self.position.set_aside:
            for seat, ask in asks.items():
                found.setdefault(seat, set()).add(ask.serial)
        return found

    def is_window(self, seat: int) -> bool:
        """Whether the seat is asked for a reaction and has not begun to answer."""
        ask = self.position.asks.get(seat)
        return ask is not None and opened(self.position, ask).is_window

    @property
    def mark(self) -> Events:
        """The current end of the events, for `events_since`."""
        return self.position.events

    def events_since(self, mark: Events = None) -> list[Event]:
        """The events after a mark, with who may see what; without a mark, all events."""
        return listed(self.position.events, mark)

    def header(self, seat: int | None) -> Header:
        """What every game's view begins with."""
        return frame(self, self._viewer(seat))

    def plain_view(self, seat: int | None) -> Mapping[str, Any]:
        """The game's part of a view, with numbers instead of ids."""
        return self.game.view(self.position, self._viewer(seat))

    # Copies and records

    def clone(self) -> Table[M]:
        """An independent copy. Cheap: history is shared."""
        return Table(self.game, self.position.clone(), self.pack, self.options, self.names, self.has_record)

    def seat(self, number: int) -> Seat[M]:
        """The seat's access to this table, as bots get it."""
        return Seat(self, number)

    def record(self) -> Json:
        """The whole game as plain JSON values; `replay` gives the same table."""
        if not self.has_record:
            raise BadRecord("redealt-no-record")
        return records.record(self)

    def text(self) -> str:
        """The position as one line; `Game.read` gives the table again."""
        return texts.text(self)

    def redeal(self, seat: int, rng: Bits) -> Table[M]:
        """A table as likely as this one, given all that the seat has seen. It has no record.

        Other seats are asked again for answers that they have sealed or begun.
        """
        self._viewer(seat)
        m = self.position.clone()
        m.source = Seeded(rng.getrandbits(_REDEAL_BITS))
        m.drawn = 0
        m.history = None
        m.keeps_events = False
        m.events = (m.events, (REDEALT, None, (seat,), {}))
        for asks, sealed in [(m.asks, m.sealed), *((asks, sealed) for asks, sealed, _, _ in m.set_aside)]:
            for ask in list(asks.values()):
                if ask.seat != seat:
                    sealed.pop(ask.seat, None)
                    asks[ask.seat] = ask.at_step(())
        self.game.redeal(m, seat)
        self._let_chance_answer(m, seat)
        return Table(self.game, m, self.pack, self.options, self.names, has_record=False)

    @staticmethod
    def _let_chance_answer(m: M, seat: int) -> None:
        """Let a re-dealt table draw from its source, including draws that people were about to type in."""
        while ask := next((a for a in m.asks.values() if a.seat != seat and isinstance(a.asking, Chance)), None):
            assert isinstance(ask.asking, Chance)
            weights = ask.asking.weights(m, *ask.numbers)
            m.choose(ask.seat, (ask.asking.verb, m.pick_weighted(weights)))


def _is_exact(choice: Choice, offered: Sequence[Choice]) -> bool:
    """Whether a choice equals the offered one in types too: 1.0 and True are not accepted as numbers."""
    same = offered[offered.index(choice)]
    return choice is same or all(type(a) is type(b) for a, b in zip(choice, same, strict=True))
