"""A person at the keyboard: the question as a numbered list, and the commands that can be typed instead of a number."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from golazo.bots import Budget, ask, best, make
from golazo.engine.asking import Choice, Question
from golazo.engine.errors import GolazoError, IllegalChoice
from golazo.engine.table import Table
from golazo.engine.windows import PASS
from golazo.terminal.commands import in_words, understood
from golazo.terminal.lookup import matching, refusals
from golazo.terminal.pictures import face, picture
from golazo.terminal.screen import Screen
from golazo.words import rules, telling
from golazo.words.reader import Reader

DECLINING: Final[tuple[Choice, ...]] = (PASS, ("decline",))
"""Choices that do nothing: passing goes on through them."""
_DECLINING_ONCE: Final[tuple[Choice, ...]] = (("hold",), ("skip",), ("reply-none",), ("roll-on",))
"""Choices that let a chance go by: only who has seen it gives it away."""
COMMANDS: Final = ("help", "view", "why", "log", "rules", "hint", "card", "all", "ids", "position", "undo", "quit")
_PASS_ON: Final = "p"
_LIST: Final = 24
_LOG: Final = 20
_WHY: Final = 8


def declining(offers: Sequence[Choice], verbs: Sequence[Choice] = DECLINING) -> Choice | None:
    """The choice that does nothing, or the only one; None if there is something to decide."""
    if len(offers) == 1:
        return offers[0]
    return next((each for each in verbs if each in offers), None)


class Quit(Exception):
    """The person wants to stop; the game is saved."""


class Undo(Exception):
    """The person wants the last choice back."""


class Keyboard:
    """Asks the person for a seat's choice."""

    def __init__(self, table: Table[Any], reader: Reader, screen: Screen) -> None:
        self.table = table
        self.reader = reader
        self.screen = screen
        self.with_ids = False
        self._question: Question | None = None
        self._asked = 0
        """How many choices answer the question; those after them are free acts."""

    def choose(self, seat: int, sees: int | None) -> tuple[Choice, bool]:
        """The person's choice for a seat, and whether to go on passing; `sees` is the seat whose view may be shown."""
        question = self.table.question(seat)
        assert question is not None
        self._question = question
        answers = list(self.table.choices(seat))
        offers = [*answers, *self.table.acts(seat)]
        self._asked = len(answers)
        self._ask(question, sees)
        shown = list(range(len(offers)))
        self._list(offers, shown, _LIST)
        while True:
            typed = self.screen.ask(self.reader.say("prompt"))
            chosen = self._chosen(seat, offers, shown, typed)
            if chosen is not None:
                return chosen, False
            word, _, rest = typed.partition(" ")
            command = understood(word, COMMANDS, self.reader)
            if word.casefold() == _PASS_ON:
                nothing = declining(answers, (*DECLINING, *_DECLINING_ONCE))
                if nothing is not None:
                    return nothing, True
                self.screen.refusal(self.reader.say("nothing-to-pass"))
            elif command == "all":
                shown = list(range(len(offers)))
                self._list(offers, shown, len(offers))
            elif command == "ids":
                self.with_ids = not self.with_ids
                self._list(offers, shown, _LIST)
            elif command is not None:
                self._obey(command, rest.strip(), seat, sees)
            elif not typed:
                shown = list(range(len(offers)))
                self._list(offers, shown, _LIST)
            else:
                shown = self._filter(seat, offers, shown, typed)

    def _ask(self, question: Question, sees: int | None) -> None:
        self.screen.question(telling.question(self.reader, question, sees))
        if question.steps:
            names = self.table.names
            steps = [self._words(names.parse(each)) for each in question.steps]
            self.screen.line(self.reader.put("so-far", steps=self.reader.listed(steps)))

    def _list(self, offers: list[Choice], shown: list[int], most: int) -> None:
        lines = [(number, self._text(offers, place)) for number, place in enumerate(shown, 1)]
        answers = sum(place < self._asked for place in shown)
        self.screen.numbered(lines[:answers][:most])
        if answers > most:
            self.screen.line(self.reader.say("more-choices", count=answers - most))
        if acts := lines[answers:]:
            self.screen.line(self.reader.say("you-may-also"))
            self.screen.numbered(acts[:most])
            if len(acts) > most:
                self.screen.line(self.reader.say("more-choices", count=len(acts) - most))

    def _text(self, offers: list[Choice], place: int) -> str:
        text = self._words(offers[place])
        chances = _chances_of_goal(self._question)
        if place < len(chances):
            text = self.reader.put("with-chance-of-goal", choice=text, chance=round(100 * chances[place]))
        return f"{text} [{self.table.names.name(offers[place])}]" if self.with_ids else text

    def _words(self, choice: Choice) -> str:
        """A choice of the open question in words, with its price for the asked player."""
        return telling.choice(self.reader, self.table.names, choice, self._question)

    def _chosen(self, seat: int, offers: list[Choice], shown: list[int], typed: str) -> Choice | None:
        """The choice that was typed as a number of the list, as an id, or as nothing if there is only one."""
        if not typed and len(shown) == 1:
            return offers[shown[0]]
        if typed.isascii() and typed.isdecimal():
            number = int(typed[:9])
            if 1 <= number <= len(shown):
                return offers[shown[number - 1]]
            self.screen.refusal(self.reader.say("no-such-number", number=typed[:9], most=len(shown)))
            return None
        try:
            parsed = self.table.parse(seat, typed)
        except IllegalChoice:
            return None
        return parsed if parsed in offers else None

    def _filter(self, seat: int, offers: list[Choice], shown: list[int], typed: str) -> list[int]:
        """Show the choices that contain the typed text; if there are none, why not."""
        if typed.isascii() and typed.isdecimal():
            return shown
        texts = [self._words(each) for each in offers]
        found = matching(texts, typed)
        if found:
            self._list(offers, found, _LIST)
            if len(found) == 1:
                self.screen.line(self.reader.say("enter-takes-it"))
            return found
        for line in refusals(self.table, self.reader, seat, typed) or [self.reader.put("nothing-found", typed=typed)]:
            self.screen.refusal(line)
        return shown

    def _obey(self, command: str, rest: str, seat: int, sees: int | None) -> None:
        if command == "quit":
            raise Quit
        if command == "undo":
            raise Undo
        if command == "help":
            self.screen.line(self.reader.put("play-help", **{each: in_words(each, self.reader) for each in COMMANDS}))
        elif command == "view":
            self.screen.picture(picture(self.table, sees, self.reader, self.screen.is_plain))
        elif command == "why":
            for line in self._why(seat, rest):
                self.screen.refusal(line)
        elif command == "log":
            last = int(rest[:6]) if rest.isascii() and rest.isdecimal() else _LOG
            for event in self.table.events(sees)[-last:] if last else []:
                self.screen.event(telling.event(self.reader, event))
        elif command == "rules":
            self._rules(seat, whole=understood(rest, COMMANDS, self.reader) == "all")
        elif command == "hint":
            self._hint(seat)
        elif command == "card":
            self._card(rest)
        elif command == "position":
            self._position(is_meant=understood(rest, COMMANDS, self.reader) == "all")

    def _position(self, is_meant: bool) -> None:
        """Show the position as text. It contains hidden cards, so a second word is required."""
        words = {each: in_words(each, self.reader) for each in ("position", "all")}
        if is_meant:
            print(self.table.text())  # one line, however narrow the screen, so that it can be copied
        else:
            self.screen.line(self.reader.put("position-is-open", **words))

    def _why(self, seat: int, typed: str) -> list[str]:
        if not typed:
            return [self.reader.say("refusal-what")]
        offers = self.table.choices(seat)
        texts = [self._words(each) for each in offers]
        found = [texts[place] for place in matching(texts, typed)]
        found += [text for text, each in zip(texts, offers, strict=True) if typed == self.table.names.name(each)]
        if found:
            return [self.reader.put("refusal-on-offer", choice=each) for each in dict.fromkeys(found)][:_WHY]
        return refusals(self.table, self.reader, seat, typed) or [self.reader.put("refusal-nothing", typed=typed)]

    def _rules(self, seat: int, whole: bool) -> None:
        """Show the part of the rules page that explains the question; or the whole page, and what the cards do."""
        question = self.table.question(seat)
        game = self.table.game.id
        page = rules.page(game, self.reader.language)
        if question is not None and not whole:
            self.screen.page(rules.section(page, rules.anchor(game, question.rule)))
            return
        self.screen.page(page)
        pack = self.table.pack
        texts = {each: pack.words(each, self.reader.language, "text") for kind in pack.items for each in pack.ids(kind)}
        self.screen.line()
        for item, text in texts.items():
            if text:
                self.screen.line(f"{self.reader.name(item)}: {text}")

    def _card(self, typed: str) -> None:
        """Show what is printed on a card, wherever it is: everybody may know all cards of the pack."""
        items = [item for kind in self.table.pack.items.values() for item in kind]
        names = [self.reader.name(str(item["id"])) for item in items]
        found = matching(names, typed) if typed else []
        if not found:
            self.screen.refusal(self.reader.put("card-unknown", typed=typed))
        faces = [tuple(face(self.table, items[place], self.reader, self.screen.is_plain)) for place in found]
        for lines in list(dict.fromkeys(faces))[:_WHY]:  # many are printed more than once
            for line in lines:
                self.screen.line(line)

    def _hint(self, seat: int) -> None:
        question = self.table.question(seat)
        if question is not None and question.chance:
            self.screen.line(self.reader.say("hint-chance"))
            return
        name = best(self.table.game.id)
        try:
            bot = make(name, self.table.game.id, random.Random())
            chosen, *_ = ask(bot, name, self.table, seat, "hint", Budget())
        except GolazoError as error:
            self.screen.refusal(telling.error(self.reader, error))
        else:
            self.screen.line(self.reader.put("hint-is", bot=name, choice=self._words(chosen)))


def _chances_of_goal(question: Question | None) -> Sequence[float]:
    """The chances of a goal by choice, if the question has them; the odds of a whole match are in the table's
    picture."""
    chances: Sequence[float] = ((question and question.odds) or {}).get("goal", ())
    return chances
