"""Alembic's way in: it works on the connection that the server has opened."""

from __future__ import annotations

from alembic import context

from golazo.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
