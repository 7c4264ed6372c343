"""`tamalir serve` and `tamalir migrate`: tables over the network."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tamalir.kernel import TamalirError

if TYPE_CHECKING:
    from tamalir.server.settings import Settings

Database = Annotated[
    str,
    typer.Option(
        "--database",
        envvar="TAMALIR_DATABASE",
        metavar="URL",
        help="sqlite:///FILE or postgresql://...; without it SQLite in your data folder.",
    ),
]

LISTS = ("origins", "webhook_hosts", "push_hosts", "trusted_proxies")
"""Options that may be given several times."""


class NotInstalled(TamalirError):
    """The server's packages are missing."""


def serve(
    host: Annotated[
        str, typer.Option("--host", envvar="TAMALIR_HOST", help="Address to listen on.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", envvar="TAMALIR_PORT", min=0, max=65535, help="0: any free one.")
    ] = 8000,
    database: Database = "",
    redis: Annotated[
        str | None,
        typer.Option(
            "--redis", envvar="TAMALIR_REDIS", metavar="URL", help="For several processes on one PostgreSQL."
        ),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            "--public-url",
            envvar="TAMALIR_PUBLIC_URL",
            metavar="URL",
            help="Where players reach this server.",
        ),
    ] = None,
    origins: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="ORIGIN", help="A further page that may open sockets."),
    ] = None,
    web: Annotated[
        Path | None,
        typer.Option("--web", envvar="TAMALIR_WEB", metavar="FOLDER", help="A browser client of your own."),
    ] = None,
    webhook_hosts: Annotated[
        list[str] | None,
        typer.Option("--webhook-host", metavar="HOST", help="A host that notifications may be sent to."),
    ] = None,
    push: Annotated[
        bool, typer.Option("--push/--no-push", help="Tell browsers of absent players that they are asked.")
    ] = True,
    push_hosts: Annotated[
        list[str] | None,
        typer.Option("--push-host", metavar="HOST", help="A push service besides those of known browsers."),
    ] = None,
    push_contact: Annotated[
        str | None,
        typer.Option(
            "--push-contact", metavar="ADDRESS", help="mailto: or https: of the operator, for push services."
        ),
    ] = None,
    trusted_proxies: Annotated[
        list[str] | None,
        typer.Option("--trusted-proxy", metavar="ADDRESS", help="Whose X-Forwarded-For is believed."),
    ] = None,
    warm: Annotated[
        bool, typer.Option("--warm/--no-warm", help="Make the books of all languages at the start.")
    ] = True,
    live_tables: Annotated[int, typer.Option("--live-tables", min=1, help="Games kept in memory.")] = 2000,
    idle_seconds: Annotated[
        float, typer.Option("--idle-seconds", min=0, help="An unwatched game leaves memory after so long.")
    ] = 900,
    workers: Annotated[
        int,
        typer.Option(
            "--workers",
            envvar="TAMALIR_WORKERS",
            min=0,
            max=64,
            help="Processes for tables; 0: one for each core, at most four.",
        ),
    ] = 0,
    bot_workers: Annotated[int, typer.Option("--bot-workers", min=1, help="Processes for bots.")] = 4,
    bot_seconds: Annotated[
        float, typer.Option("--bot-seconds", min=0.1, help="Time a bot has for one decision.")
    ] = 5,
    requests_per_second: Annotated[
        float, typer.Option("--requests-per-second", min=0, help="Limit for each address; 0: none.")
    ] = 50,
    creations_per_minute: Annotated[
        float, typer.Option("--creations-per-minute", min=0, help="New games for each address; 0: no limit.")
    ] = 30,
    messages_per_second: Annotated[
        float, typer.Option("--messages-per-second", min=0, help="Limit for each socket; 0: none.")
    ] = 20,
    games_per_address: Annotated[
        int, typer.Option("--games-per-address", min=0, help="Tables kept for each address; 0: no limit.")
    ] = 2000,
    packs_per_address: Annotated[
        int, typer.Option("--packs-per-address", min=0, help="Packs kept for each address; 0: no limit.")
    ] = 100,
    connections_per_address: Annotated[
        int, typer.Option("--connections-per-address", min=0, help="Open at the same time; 0: no limit.")
    ] = 400,
    sockets_per_address: Annotated[
        int, typer.Option("--sockets-per-address", min=0, help="Open at the same time; 0: no limit.")
    ] = 200,
    request_seconds: Annotated[
        float, typer.Option("--request-seconds", min=0, help="A request must be here whole by then.")
    ] = 20,
    keep_days: Annotated[
        float,
        typer.Option("--keep-days", min=0, help="Remove tables nobody plays, after a warning; 0: never."),
    ] = 0,
    log_level: Annotated[
        str, typer.Option("--log-level", envvar="TAMALIR_LOG_LEVEL", help="debug, info, warning or error.")
    ] = "info",
) -> None:
    """Hold tables for people elsewhere.

    Prints its address when it is ready, and stops on Ctrl-C or SIGTERM, losing nothing.
    """
    given: dict[str, Any] = dict(locals())  # every option but the log level is a setting of the same name
    need_server()
    from tamalir.server.settings import BadSettings, Settings

    level: str = given.pop("log_level").lower()
    if level not in ("debug", "info", "warning", "error"):
        raise BadSettings(f"unknown log level {log_level!r}; known: debug, info, warning, error")
    if web is not None and not (web / "index.html").is_file():
        raise BadSettings(f"there is no index.html in {web}")
    if push_contact is not None and not push_contact.startswith(("mailto:", "https://")):
        raise BadSettings("--push-contact must begin with mailto: or https://")
    given |= {name: tuple(given[name] or ()) for name in LISTS}
    given["push_hosts"] = tuple(host.lower() for host in given["push_hosts"])
    settings = Settings(**given)
    run(serving(settings, level.upper(), lambda address: typer.echo(f"Tamalir is ready: {address}")))


def migrate(database: Database = "") -> None:
    """Bring a database to the newest shape: once before the first start on PostgreSQL, and at upgrades."""
    need_server()
    from tamalir.server.settings import database_url
    from tamalir.server.storage.database import migrate as lift

    before, after = run(lift(database_url(database)))
    typer.echo(f"The database is up to date: {before or 'empty'} -> {after}")


async def serving(settings: Settings, log_level: str, ready: Callable[[str], None]) -> None:
    """Hold tables until told to stop; `ready` is told the address."""
    from tamalir.server import logs
    from tamalir.server.app import make_app
    from tamalir.server.listen import listen
    from tamalir.server.runtime import running

    logs.configure(log_level)
    logging.getLogger("tamalir.serve").info("starting")
    async with running(settings) as tables:
        await listen(make_app(tables), settings, ready)


def run(work: Any) -> Any:
    """On uvloop where there is one."""
    factory = None
    if os.name != "nt":
        try:
            import uvloop
        except ImportError:
            pass
        else:
            factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(work)


def need_server() -> None:
    """Say in one line if the server's packages are missing."""
    try:
        import litestar  # noqa: F401 # pyright: ignore[reportUnusedImport]
    except ImportError:
        raise NotInstalled("the packages of the table server are missing: pip install tamalir") from None
