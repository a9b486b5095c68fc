"""The wire: uvicorn's WebSocket, but what is sent to a client within one turn of the event loop goes out together.

An acknowledgement and the update that comes with it are then one call to the system instead of two, and those calls
are a good part of what a move costs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

AT_ONCE: Final = 65_536
"""Bytes that wait for the end of the turn at most."""


class Wire(WebSocketsSansIOProtocol):
    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._waiting = 0

    async def send(self, message: ASGISendEvent) -> None:
        text = message.get("text")
        if message["type"] != "websocket.send" or not isinstance(text, str) or not self._is_open:
            self._flush()
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        data = text.encode()
        try:
            self.conn.send_text(data)
        except InvalidState:
            await super().send(message)  # which says that the client is gone
            return
        if not self._waiting:
            self.loop.call_soon(self._flush)
        self._waiting += len(data) + 1
        if self._waiting > AT_ONCE:
            self._flush()

    @property
    def _is_open(self) -> bool:
        is_accepted = self.handshake_complete and self.initial_response is None
        return is_accepted and not self.close_sent and not self.disconnected

    def _flush(self) -> None:
        self._waiting = 0
        output = self.conn.data_to_send()
        if output and not self.transport.is_closing():
            self.transport.write(b"".join(output))
