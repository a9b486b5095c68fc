"""Tokens of programs can be made invalid: a person's tokens are numbered, and only the newest holds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("people", sa.Column("token", sa.Integer, nullable=False, server_default="0"))
