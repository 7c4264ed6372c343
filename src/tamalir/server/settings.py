"""What can be set from outside, with values that suit one machine and a few friends."""

from __future__ import annotations

from pathlib import Path

import msgspec
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from tamalir.kernel import TamalirError


class BadSettings(TamalirError):
    """A setting that means nothing, in one clear line."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a server is told when it starts."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """URL; empty: SQLite in the user's data folder."""
    redis: str | None = None
    """URL; needed only when several processes share one PostgreSQL."""
    public_url: str | None = None
    """Where players reach the server, for links and QR codes; None: as the request came in."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may open sockets; the server's own always may."""
    web: Path | None = None
    """Folder of the built browser client; None: the one that comes with the server."""

    warm: bool = True
    """The books of all languages are made at the start, in another process."""
    live_tables: int = 2_000
    """Games kept in memory; the one idle longest goes first."""
    idle_seconds: float = 900.0
    """A game that nobody watches or plays leaves memory after so long."""
    snapshot_every: int = 16
    """Accepted answers between two snapshots."""

    workers: int = 0
    """Processes that hold tables and run their rules; 0: as many as there are cores, at most four."""
    bot_workers: int = 4
    """Most processes that think for bots at the same time."""
    bot_seconds: float = 5.0
    """A bot that thinks longer is ended, and any legal option is taken for it."""
    odds_workers: int = 2
    """Most processes that compute odds at the same time."""
    odds_seconds: float = 4.0
    """Odds that take longer are not known."""
    check_workers: int = 2
    """Most processes that look at saves and packs from outside at the same time."""
    rules_seconds: float = 4.0
    """Of the processor, for one answer at a table; a table whose rules take longer is set aside."""
    rules_megabytes: int = 512
    """Of memory, beyond what the process has, for one answer at a table; 0: no limit."""
    opening_seconds: float = 20.0
    """Of the processor, to open a stored game; one that takes longer is set aside."""
    answer_seconds: float = 30.0
    """By the clock, for anything asked of a table; a process that does not answer is replaced."""
    sweep_seconds: float = 1.0
    """How often deadlines are looked at."""

    body_limit: int = 64 * 1024
    import_limit: int = 4 * 1024 * 1024
    pack_limit: int = 1024 * 1024
    message_limit: int = 16 * 1024
    hello_seconds: float = 10.0
    """A socket that does not say who it is by then is closed."""
    requests_per_second: float = 50.0
    """For each client address, with bursts of twenty times as many; 0: no limit."""
    creations_per_minute: float = 30.0
    """New, imported and forked games for each client address; 0: no limit."""
    messages_per_second: float = 20.0
    """For each socket, with bursts of five times as many; 0: no limit."""
    games_per_address: int = 2_000
    """Tables that are kept for each client address; 0: no limit."""
    packs_per_address: int = 100
    sockets_per_address: int = 200
    connections_per_address: int = 400
    """Open at the same time, half-sent requests too; 0: no limit."""
    request_seconds: float = 20.0
    """A request that has not arrived whole by then is cut off."""
    chat_lines: int = 2_000
    """Of each table; the oldest are forgotten."""
    keep_days: float = 0.0
    """Tables in which nothing happens for so long are removed, after a warning; 0: they stay."""
    pack_days: float = 7.0
    """A pack that no game needs is forgotten after so long."""
    trusted_proxies: tuple[str, ...] = ()
    """Whose X-Forwarded-For is believed; nobody's unless the operator says so."""
    webhook_hosts: tuple[str, ...] = ()
    """Hosts that notifications may be sent to; empty: webhooks are off."""
    push: bool = True
    """Browsers of absent players may be told that it is their turn."""
    push_hosts: tuple[str, ...] = ()
    """Push services besides those of the known browsers."""
    push_contact: str | None = None
    """mailto: or https: address of the operator, for push services; None: the public URL."""
    forward_seconds: float = 5.0
    """How long another process has to answer for a game that it holds."""


def default_database() -> str:
    """SQLite in the user's data folder, which is made if need be."""
    from platformdirs import user_data_path

    return f"sqlite:///{user_data_path('tamalir', ensure_exists=True) / 'tamalir.sqlite3'}"


def database_url(text: str) -> URL:
    """The URL with the driver we use; anything but SQLite in a file and PostgreSQL is refused."""
    try:
        url = make_url(text or default_database())
    except ArgumentError:
        raise BadSettings("the database must be a URL, such as sqlite:///games.sqlite3") from None
    match url.get_backend_name():
        case "sqlite":
            if not url.database or url.database == ":memory:":
                raise BadSettings("SQLite needs a file, such as sqlite:///games.sqlite3")
            return url.set(drivername="sqlite+aiosqlite")
        case "postgresql" | "postgres":
            return url.set(drivername="postgresql+asyncpg")
        case other:
            raise BadSettings(f"unknown database {other!r}; known: sqlite, postgresql")
