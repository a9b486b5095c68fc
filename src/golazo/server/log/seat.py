"""Who sits on a seat, and who plays for it."""

from __future__ import annotations

from golazo.server.log.entries import SeatAtFirst
from golazo.server.protocol.parts import Armed


class SeatState:
    __slots__ = (
        "armed",
        "auto_pass",
        "bot",
        "entropy",
        "invite",
        "kind",
        "muted",
        "name",
        "person",
        "reserved",
        "resigned",
        "stand_in",
    )

    def __init__(self, first: SeatAtFirst) -> None:
        self.kind = first.kind
        self.name = first.name
        self.person = first.person
        self.bot = first.bot
        self.invite = first.invite
        self.reserved = first.reserved
        self.stand_in = False
        self.resigned = False
        self.auto_pass = False
        self.armed: list[Armed] = []
        self.muted: list[int | None] = []
        """Whose chat the seat does not get; None: the spectators'."""
        self.entropy: str | None = None

    @property
    def is_bot(self) -> bool:
        """Whether a bot plays for the seat now."""
        return self.bot is not None

    def fired(self, place: int) -> None:
        """An armed reaction that was meant once has been made."""
        if place < len(self.armed) and self.armed[place].once:
            self.armed = [each for number, each in enumerate(self.armed) if number != place]
