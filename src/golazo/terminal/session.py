"""A game at one keyboard: people and bots at one table, saved after every choice of a person."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from golazo.bots import Budget, ask, make
from golazo.bots import play as play_answer
from golazo.engine.asking import Choice
from golazo.engine.chance import CHANCE
from golazo.engine.errors import IllegalChoice
from golazo.engine.table import Table
from golazo.terminal import finding
from golazo.terminal.commands import in_words, understood
from golazo.terminal.files import BadSave
from golazo.terminal.keyboard import DECLINING, Keyboard, Quit, Undo, declining
from golazo.terminal.pictures import picture
from golazo.terminal.plan import player_names
from golazo.terminal.saved import Saved
from golazo.terminal.screen import Screen
from golazo.terminal.undo import taken_back
from golazo.words import telling
from golazo.words.reader import SEAT_FIELDS, Reader

_NEWS: Final = 30
_RECAP: Final = 8


class Session:
    def __init__(self, table: Table[Any], saved: Saved, screen: Screen) -> None:
        self.table = table
        self.saved = saved
        self.screen = screen
        self.reader = Reader(saved.language, table.game.id, table.pack, player_names(saved.plan, saved.language))
        self.keyboard = Keyboard(table, self.reader, screen)
        self.people = [seat for seat, sitter in enumerate(saved.plan) if not sitter.bot]
        self.bots = {
            seat: make(sitter.bot, table.game.id, random.Random())
            for seat, sitter in enumerate(saved.plan)
            if sitter.bot
        }
        self.at: int | None = self.people[0] if len(self.people) == 1 else None
        """Who is at the keyboard."""
        self.events_read: dict[int | None, int] = {}
        """By seat (None: a spectator): how many events it has read."""
        self.passing: dict[int, int] = {}
        """Seats that pass until something happens: how many events there were when they began."""
        self.pictured = -1

    def run(self) -> None:
        """Play until the end, or until the people leave."""
        self._welcome()
        self._save()
        try:
            while not self.table.over:
                self._turn()
        except (Quit, EOFError, KeyboardInterrupt):
            self.screen.line()
            self.screen.line(self.reader.put("left", program=finding.program(), file=str(self.saved.path)))
            return
        except Exception as error:
            error.add_note(f"Position: {self.table.text()}")  # for the error report
            raise
        self._end()

    def recap(self) -> None:
        """For a resumed game: show only the last events again."""
        for seat in (*range(len(self.saved.plan)), None):
            self.events_read[seat] = max(0, len(self.table.events(seat)) - _RECAP)

    def _welcome(self) -> None:
        self.screen.heading(self.reader.say("game-name"))
        self.screen.line(self.reader.say("game-line"))
        self.screen.line(self.reader.put("at-the-table", players=self.reader.listed(self.reader.players)))
        if self.at is not None:
            self.screen.line(self.reader.say("you-are", player=self.at))
        self.screen.line(self.reader.put("saved-as", file=str(self.saved.path)))
        self.screen.line(self.reader.say("type-help"))

    # One choice

    def _turn(self) -> None:
        seat = self._next()
        if seat in self.bots and not self._is_typed(seat):
            play_answer(self.table, seat, self._bot_answer(seat), self.saved.plan[seat].bot)
            if not self.people:
                self._news(None)
            return
        automatic = self._automatic(seat)
        if automatic is None:
            self._human(seat)
        else:
            before = len(self.table.events(seat))
            self.table.play(seat, automatic)
            self._after_passing(seat, before)
        self._save()

    def _next(self) -> int:
        """Bots first; then typed chance; then the person who already has the keyboard; then in order."""
        asked = self.table.asked
        for seat in asked:
            if seat in self.bots and not self._is_typed(seat):
                return seat
        if CHANCE in asked:
            return CHANCE
        return self.at if self.at is not None and self.at in asked else asked[0]

    def _is_typed(self, seat: int) -> bool:
        question = self.table.question(seat)
        return question is not None and question.chance

    def _bot_answer(self, seat: int) -> Sequence[Choice]:
        chance = self.table.source
        seed = chance.record() if chance else ""
        return ask(self.bots[seat], self.saved.plan[seat].bot, self.table, seat, seed, Budget())

    def _human(self, seat: int) -> None:
        if seat in self.people:
            self._hand_over(seat)
            self.at = seat
        elif seat != CHANCE:
            self.screen.heading(self.reader.say("type-for", player=seat))
        self._news(self.at)
        self._show(seat)
        try:
            chosen, go_on = self.keyboard.choose(seat, self.at)
        except Undo:
            self._undo(seat)
            return
        try:
            self.table.play(seat, chosen)
        except IllegalChoice as error:
            if error.key == "chance-impossible":  # a card typed in that somebody else holds: only the table knows
                text = telling.choice(self.reader, self.table.names, chosen)
                self.screen.refusal(self.reader.put("chance-gone", choice=text))
            else:
                self.screen.refusal(telling.error(self.reader, error))
            return
        if go_on:
            self.passing[seat] = len(self.table.events(seat))

    def _undo(self, asked: int) -> None:
        try:
            self.table = self.keyboard.table = taken_back(
                self.table, asked, is_alone=self.people == [asked] and self.table.source is not None
            )
        except IllegalChoice as error:
            self.screen.refusal(telling.error(self.reader, error))
            return
        self.events_read = {seat: min(read, len(self.table.events(seat))) for seat, read in self.events_read.items()}
        self.passing = {seat: min(since, len(self.table.events(seat))) for seat, since in self.passing.items()}

    def _show(self, seat: int) -> None:
        """Show the table once for each question, unless passing is the only choice."""
        serial = self.table.open_questions()[seat].serial
        if not self.screen.shows_pictures or seat != self.at or self.pictured == serial:
            return
        offers = self.table.choices(seat)
        if len(offers) > 1 or offers[0] not in DECLINING:
            self.pictured = serial
            self.screen.picture(picture(self.table, seat, self.reader, self.screen.is_plain))

    def _hand_over(self, seat: int) -> None:
        """Clear secrets from the screen while the keyboard changes hands."""
        if len(self.people) == 1 or self.at == seat:
            return
        self.screen.clear()
        self.screen.heading(self.reader.say("hand-over", player=seat))
        self.at = None
        self.screen.ask(self.reader.say("hand-over-enter", player=seat))
        self.screen.clear()
        self.screen.heading(self.reader.player(seat))

    def _news(self, seat: int | None) -> None:
        """Show the events that the seat has not read yet."""
        news = self.table.events(seat, self.events_read.get(seat, 0))
        self.events_read[seat] = self.events_read.get(seat, 0) + len(news)
        if len(news) > _NEWS:
            self.screen.line(self.reader.say("earlier", count=len(news) - _NEWS, all=len(news)))
        for event in news[-_NEWS:]:
            self.screen.event(telling.event(self.reader, event))
        if seat is not None and len(self.people) > 1:  # at the end they look at the table together
            self.events_read[None] = len(self.table.events(None))

    # Passing until something happens

    def _automatic(self, seat: int) -> Choice | None:
        """The automatic answer of a seat that is passing; None if it is not, or if something new concerns it."""
        if seat not in self.passing:
            return None
        offers = self.table.choices(seat)
        news = self.table.events(seat, self.passing[seat])
        nothing = None if self._is_typed(seat) else declining(offers)
        if nothing is not None and not any(_names(event, seat) for event in news):
            return nothing
        del self.passing[seat]
        return None

    def _after_passing(self, seat: int, before: int) -> None:
        """Events of a seat's own automatic answer do not count as news to it."""
        happened = self.table.events(seat, before)
        own = [event for event in happened if event.get("player") == seat]
        if not any(_names(event, seat) for event in happened if event not in own):
            self.passing[seat] = before + len(happened)

    # Saving and ending

    def _save(self) -> None:
        """Save the game; if that fails, wait and retry, so that nothing is lost."""
        while True:
            try:
                self.saved.write(self.table)
            except BadSave as error:
                self.screen.refusal(telling.error(self.reader, error))
                try:
                    typed = self.screen.ask(self.reader.put("save-again", quit=in_words("quit", self.reader)))
                    if understood(typed, ("quit",), self.reader):
                        raise error
                except EOFError:
                    raise error from None
            else:
                return

    def _end(self) -> None:
        if len(self.people) > 1:
            self.screen.clear()
        sees = self.at if len(self.people) == 1 else None
        self._news(sees)
        self.screen.picture(picture(self.table, sees, self.reader, self.screen.is_plain))
        standings = self.table.result_json() or []
        self.screen.heading(self.reader.say("result"))
        for line in telling.result(self.reader, standings):
            self.screen.line(line)
        self._save()
        self.screen.line(self.reader.put("kept", program=finding.program(), file=str(self.saved.path)))


def _names(event: dict[str, Any], seat: int) -> bool:
    """Whether an event names a seat."""
    values = [event[field] for field in SEAT_FIELDS if field in event]
    return any(seat == value or (isinstance(value, list) and seat in value) for value in values)
