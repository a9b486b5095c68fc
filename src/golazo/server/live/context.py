"""What every table of a server process shares."""

from __future__ import annotations

from typing import NamedTuple

from golazo.server.live.metrics import Metrics
from golazo.server.settings import Settings
from golazo.server.storage.notifier import Notifier, Presence
from golazo.server.storage.store import Store


class Context(NamedTuple):
    settings: Settings
    store: Store
    notifier: Notifier
    presence: Presence
    metrics: Metrics
