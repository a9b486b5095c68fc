"""A game: what the engine needs to set it up, show it, end it and re-deal it."""

from __future__ import annotations

import re
import secrets
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Final, Generic, Literal

from golazo.engine import text_reader
from golazo.engine.acts import Act
from golazo.engine.asking import M
from golazo.engine.chance import Seeded, Source
from golazo.engine.errors import BadSetup, as_text, is_text
from golazo.engine.names import Names
from golazo.engine.pack import OWN_NAME, Pack, Problem, Schema, load
from golazo.engine.picture import plain_picture
from golazo.engine.plain import Json
from golazo.engine.table import Table
from golazo.engine.words import Words

SEED_LIMIT = 200
MOST_SEATS: Final = 8
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}")


def check_seed(seed: object) -> None:
    """Refuse a seed that cannot be stored in a record."""
    is_number = type(seed) is int and abs(seed) < 10**SEED_LIMIT
    if not is_number and not is_text(seed, SEED_LIMIT):
        raise BadSetup("seed-unusable", limit=SEED_LIMIT)


@dataclass(frozen=True, slots=True)
class Option:
    """An option of the rules: its values, of which the first is the default.

    With `for_many`, (seats, value), that value is the default for this number of seats or more.
    """

    values: tuple[str | int | bool, ...]
    rule: str = ""
    for_many: tuple[int, str | int | bool] | None = None

    def default(self, seats: int) -> str | int | bool:
        if self.for_many is not None and seats >= self.for_many[0]:
            return self.for_many[1]
        return self.values[0]


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's place at the end, its score, and what decided the place."""

    seat: int
    place: int
    score: Json
    why: str
    arguments: Json = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the standings from the first place to the last; equal places are shared."""

    standings: tuple[Standing, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(standing.seat for standing in self.standings if standing.place == 1)

    def as_json(self) -> list[Json]:
        return [asdict(standing) for standing in self.standings]


class Game(ABC, Generic[M]):
    """One game. The state of its table is its own `Position` class; a subclass of `Game` provides the rest.

    The first four methods and `id`, `version`, `seat_counts` are all that a game must have. Everything else has a
    default, so that the game can be played everywhere.
    """

    id: ClassVar[str]
    version: ClassVar[int]
    """Of the rules as programmed: a record replays only under the version it was played by."""
    seat_counts: ClassVar[range]
    options: ClassVar[Mapping[str, Option]] = {}
    schema: ClassVar[Schema] = {}
    """What its pack must hold; a game without cards has none, and needs no pack."""
    folder: ClassVar[Path]
    """Where its `pack`, `words` and `pages` are: the folder of its package, unless it says otherwise."""
    acts: ClassVar[tuple[Act[Any], ...]] = ()
    """What a seat may do at any time, without being asked."""
    marks: ClassVar[tuple[str, ...]] = ()
    """Events that a replay can jump to: goals, or final scores in a game without goal events."""
    minutes: ClassVar[int] = 45
    """About how long a game takes with people."""
    accent: ClassVar[tuple[str, str]] = ("#17202b", "#e3b23c")
    """The ground of its headings, posters and backs of cards, and what stands out on it."""

    def __init_subclass__(cls, **arguments: object) -> None:
        super().__init_subclass__(**arguments)
        file = getattr(sys.modules.get(cls.__module__), "__file__", None)
        if not hasattr(cls, "folder") and file:
            cls.folder = Path(file).parent

    @abstractmethod
    def start(self, seats: int, source: Source | None, keeps_events: bool, pack: Pack, options: Json) -> M:
        """The position at the start: the first steps are on the strand, none has been done."""

    @abstractmethod
    def names(self, pack: Pack) -> Names:
        """The ids of this game's numbers."""

    @abstractmethod
    def view(self, m: M, seat: int | None) -> Mapping[str, object]:
        """All that a seat may know (None: a spectator). Fields are numbers wherever `names` has ids for them.

        Its shape is declared in the package: see `declared`.
        """

    @abstractmethod
    def result(self, m: M) -> Result:
        """The standings of a game that is over."""

    @abstractmethod
    def redeal(self, m: M, seat: int) -> None:
        """Redraw, with `m.pick`, everything that the seat cannot know, consistently with all it has seen."""

    @abstractmethod
    def inventory(self, m: M) -> Json:
        """Counts of what is never created or lost, such as cards by face and money; the same at every moment."""

    @property
    def package(self) -> str:
        """The name of the game's package; empty for one that is a single file."""
        return sys.modules[type(self).__module__].__package__ or ""

    def has_part(self, name: str) -> bool:
        """Whether the game's package has a module of this name, such as `paper` or `bot.greedy`."""
        steps = name.split(".")
        paths = [".".join([self.package, *steps[: place + 1]]) for place in range(len(steps))]
        return bool(self.package) and all(find_spec(path) for path in paths)

    def part(self, name: str) -> ModuleType | None:
        """A module of the game's package, loaded on demand; None if there is none."""
        return import_module(f"{self.package}.{name}") if self.has_part(name) else None

    def picture(self, view: Json, words: Words) -> str:
        """A view as text: drawn by the package's `picture`, or by default listed field by field."""
        own = self.part("picture")
        return plain_picture(view, words) if own is None else str(own.picture(view, words))

    def check(self) -> None:
        """Raise an error for anything missing or wrong that can be found without playing."""
        if type(self.version) is not int or self.version < 1:
            raise ValueError("version must be a whole number from 1 on")
        if not self.seat_counts or not 1 <= self.seat_counts[0] <= self.seat_counts[-1] <= MOST_SEATS:
            raise ValueError(f"seat_counts must lie between 1 and {MOST_SEATS}")
        if not all(_COLOUR.fullmatch(colour) for colour in self.accent):
            raise ValueError("accent must be two colours such as #17202b")
        self.names(self.pack)

    def check_pack(self, pack: Pack) -> list[Problem]:
        """Problems that concern several items of a pack."""
        return []

    @cached_property
    def pack(self) -> Pack:
        """The pack that comes with the game."""
        folder = self.folder / "pack"
        if self.schema or folder.is_dir():
            return self.load_pack(folder)
        return Pack({"game": self.id, "name": OWN_NAME, "version": self.version}, {}, folder)

    def load_pack(self, folder: Path) -> Pack:
        return load(folder, self.id, self.schema, self.check_pack)

    def new(
        self,
        seats: int,
        seed: str | int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        pack: Pack | None = None,
        chance: Source | Literal["typed"] | None = None,
        listen: bool = True,
    ) -> Table[M]:
        """A new table. `chance` is a source to use instead of the seed, or "typed": people type in what they roll and
        draw.

        With `listen=False` no events are kept: for simulation.
        """
        source: Source | None
        if type(seats) is not int or seats not in self.seat_counts:
            least, most = self.seat_counts[0], self.seat_counts[-1]
            raise BadSetup("seats-impossible", game=self.id, seats=as_text(seats), least=least, most=most)
        if chance == "typed":
            source = None
        elif chance is not None:
            if not callable(getattr(chance, "draw", None)):
                raise BadSetup("chance-unknown")
            source = chance
        else:
            source = Seeded(self._seed(seed))
        chosen = self._options(options or {}, seats)
        pack = pack or self.pack
        if pack.game != self.id:
            raise BadSetup("pack-other-game", game=pack.game, wanted=self.id)
        position = self.start(seats, source, listen, pack, chosen)
        position.go()
        return Table(self, position, pack, chosen, pack.once("names", self.names))

    def read(
        self, text: str, seed: str | int | None = None, *, pack: Pack | None = None, chance: Source | None = None
    ) -> Table[M]:
        """The table that a text describes (see `Table.text`). Future draws come from the seed; the table has no
        record."""
        return text_reader.read(self, text, seed, pack, chance)

    def _seed(self, seed: str | int | None) -> str | int:
        if seed is None:
            return secrets.token_hex(8)
        check_seed(seed)
        return seed

    def _options(self, options: Mapping[str, object], seats: int) -> Json:
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options) or "-"
                raise BadSetup("option-unknown", game=self.id, option=as_text(name), known=known)
            # True is 1 in Python, but not for an option.
            if not any(type(value) is type(each) and value == each for each in self.options[name].values):
                values = ", ".join(str(each) for each in self.options[name].values)
                raise BadSetup("option-value", option=name, value=as_text(value), values=values)
        return {name: options.get(name, option.default(seats)) for name, option in self.options.items()}
