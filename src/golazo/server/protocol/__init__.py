"""The protocol: every message on the wire, typed. `docs/protocol.md` tells it in words.

One WebSocket serves a client for all its tables. What a client sends is checked against these types before anything
else happens; what it gets is made from what the recipient may know, so that bytes, number and order of messages tell
nothing more. Words go as keys with arguments (`Words`): each reader's client makes the sentence.
"""

from __future__ import annotations

from golazo.server.protocol.http import (
    Code,
    Fair,
    Frames,
    GameInfo,
    Join,
    Me,
    NewTable,
    PackInfo,
    Problem,
    Rename,
    SeatAct,
    Token,
    Verified,
)
from golazo.server.protocol.messages import FromClient, FromServer
from golazo.server.protocol.parts import TableInfo

FROM_CLIENT = (FromClient, NewTable, Rename, Code, Join, SeatAct)
FROM_SERVER = (FromServer, GameInfo, PackInfo, TableInfo, Me, Code, Token, Problem, Verified, Fair, Frames)
"""All that is spoken in each direction: the types of other languages are made from these."""
