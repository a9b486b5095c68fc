"""Which database a server uses."""

from __future__ import annotations

from typing import Final

from golazo.server.settings import Settings
from golazo.server.storage.notifier import Notifier
from golazo.server.storage.sqlite import SqliteStore
from golazo.server.storage.store import Store

DATABASE: Final = "golazo.sqlite"


def stores(settings: Settings) -> tuple[Store, Notifier]:
    """Where entries are kept, and how processes hear of one another."""
    if not settings.database_url:
        return SqliteStore(settings.data / DATABASE), Notifier()
    from golazo.server.storage.postgres import PostgresNotifier, PostgresStore

    notifier = PostgresNotifier(settings.database_url)
    return PostgresStore(settings.database_url, notifier), notifier
