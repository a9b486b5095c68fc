"""A subscription: one client at one table. What it has already, and what there is for it now.

Nothing is made before it is sent: a client that is slow gets the newest view once, and no log entry is lost.
"""

from __future__ import annotations

import hashlib
import time
from typing import Any, Final, Protocol

import msgspec

from golazo.server.live.actor import TableActor
from golazo.server.log.entries import Change
from golazo.server.protocol.messages import TableMessage, Update

_encode: Final = msgspec.json.Encoder().encode

DIGEST: Final = 32


def _digest(body: bytes) -> bytes:
    return hashlib.sha256(body).digest()


class Reader(Protocol):
    """Whoever is to be told: one connection."""

    @property
    def person(self) -> str: ...

    def has_news(self, subscription: Subscription) -> None: ...


class Subscription:
    __slots__ = ("_bodies", "_due", "_has_info", "_info", "_sent", "actor", "client", "person")

    def __init__(self, client: Reader, actor: TableActor, seen: dict[str, int]) -> None:
        self.client: Final = client
        self.person: str | None = client.person
        self.actor: Final = actor
        self._sent: dict[int | None, int] = {
            None if seat.strip() == "none" else int(seat): count for seat, count in seen.items()
        }
        self._bodies: dict[int | None, bytes] = {}
        self._due: set[int | None] = set(self.recipients)
        self._has_info = True
        self._info = b""

    @property
    def recipients(self) -> list[int | None]:
        """The person's seats, or a spectator."""
        return list(self.actor.state.seat_of(self.client.person)) or [None]

    def changed(self, change: Change) -> None:
        if change.everyone:
            self._due.update(self.recipients)
        elif change.seat is not None and self.actor.state.seats[change.seat].person == self.client.person:
            self._due.add(change.seat)
        self._has_info = self._has_info or change.info
        if self._has_info or self._due:
            self.client.has_news(self)

    def rest(self) -> None:
        """Remember of what was sent only what tells whether the next is the same."""
        self._bodies = {seat: _digest(body) if len(body) > DIGEST else body for seat, body in self._bodies.items()}

    def _has(self, seat: int | None, body: bytes) -> bool:
        """Whether the client has this already."""
        last = self._bodies.get(seat)
        return last is not None and (last == body or (len(last) == DIGEST and last == _digest(body)))

    def news(self) -> list[bytes]:
        """What the client does not have yet."""
        messages = []
        if self._has_info:
            self._has_info = False
            info = _encode(TableMessage(self.actor.info(self.client.person)))
            if info != self._info:
                self._info = info
                messages.append(info)
        recipients = self.recipients
        due, self._due = self._due, set()
        for seat in recipients:
            if seat in due and (message := self._update(seat)) is not None:
                messages.append(message)
        return messages

    def _update(self, seat: int | None) -> bytes | None:
        seat_view = self.actor.view(seat)
        body, encoded = seat_view.body()
        sequence = seat_view.sequence()
        sent = min(self._sent.get(seat, 0), sequence)
        if sent == sequence and self._has(seat, encoded):
            return None  # nothing that this recipient can see is different
        self._sent[seat] = sequence
        self._bodies[seat] = encoded
        state = self.actor.state
        parts: Any = body  # with fields that are encoded already
        return _encode(
            Update(
                table=state.id,
                seat=seat,
                sequence=sequence,
                log=seat_view.lines(sent),
                view=parts.view,
                question=parts.question,
                choices=parts.choices,
                acts=parts.acts,
                typed=parts.typed,
                typed_choices=parts.typed_choices,
                armed=parts.armed,
                muted=parts.muted,
                may_undo=parts.may_undo,
                clocks=state.clocks.shown(time.time()) if state.status == "playing" else {},
            )
        )
