"""The tables of the database. What holds is the entries; all else can be made anew from them, or is about people."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("open", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("created", Float, nullable=False),
    Column("due", Float),  # when the server has to look after the table, even if nobody watches
    Index("tables_lobby", "listed", "open", "created"),
    Index("tables_due", "due"),
)

entries: Final = Table(
    "plies",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("person", String(24)),
    Column("key", String(40)),
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "person", "key", name="plies_once"),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

people: Final = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", Float, nullable=False),
    Column("token", Integer, nullable=False, server_default="0"),  # the number of the newest: no other holds
)

members: Final = Table(
    "members",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
)

codes: Final = Table(
    "codes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(24), nullable=False),
    Column("expires", Float, nullable=False),
)
