"""The tables of the database. Migrations are written by hand and tested against this."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("edition", String(80), nullable=False),
    Column("seed", String(128), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("fair_from", Integer, nullable=False),
    Column("host_hash", String(64), nullable=False),
    Column("spectator_hash", String(64), nullable=False),
    Column("setup", Text, nullable=False),
    Column("house", Text, nullable=False),
    Column("created_at", Float(53), nullable=False),
    Column("updated_at", Float(53), nullable=False),
    Column("finished_at", Float(53)),
    Column("due_at", Float(53)),
    Column("owner", String(64)),
    Column("set_aside", Text),
    Column("term", BigInteger, nullable=False, server_default="0"),
    Column("dice", String(16), nullable=False, server_default="number"),
    Column("maker", String(64)),
    Index("games_due", "due_at"),
    Index("games_maker", "maker"),
    Index("games_updated", "updated_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("game", String(64), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token_hash", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("bot", String(80), nullable=False),
    Column("standing_in", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("colour", String(20)),
)

moves = Table(
    "moves",
    metadata,
    Column("game", String(64), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("said", Text, nullable=False),
    Column("key", String(64)),
    Column("base", Integer, nullable=False),
    Column("entries", Text, nullable=False),
    Column("together", Text, nullable=False),
    Column("at", Float(53), nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("game", String(64), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    Column("game", String(64), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float(53), nullable=False),
)

packs = Table(
    "packs",
    metadata,
    Column("name", String(160), primary_key=True),
    Column("fingerprint", String(64), primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("added_at", Float(53), nullable=False),
    Column("maker", String(64)),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("seen_at", Float(53), nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("data", Text, nullable=False),
)

pushes = Table(
    "pushes",
    metadata,
    Column("game", String(64), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("added_at", Float(53), nullable=False),
)
