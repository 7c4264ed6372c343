"""`tamalir store`: everything a server keeps, into a file and out of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tamalir.cli.serve import Database, need_server, run

app = typer.Typer(
    no_args_is_help=True, rich_markup_mode=None, help="Move all games of a server into a file and back."
)

File = Annotated[Path, typer.Argument(metavar="FILE", help="Such as games.jsonl.gz; keep it private.")]


@app.command("export", epilog="Example: tamalir store export games.jsonl.gz")
def export_(file: File, database: Database = "") -> None:
    """Write every game, seat, answer, line of chat and pack into a file.

    The server may go on running. The file holds seeds and hands of running games.
    """
    need_server()
    from tamalir.server.settings import database_url
    from tamalir.server.storage import dump

    _tell("exported", run(dump.export(database_url(database), file)))


@app.command("import", epilog="Example: tamalir store import games.jsonl.gz --database postgresql://...")
def import_(file: File, database: Database = "") -> None:
    """Read such a file into a database; games that are there already stay as they are.

    With SQLite the server must not run meanwhile.
    """
    need_server()
    from tamalir.server.settings import database_url
    from tamalir.server.storage import dump

    _tell("imported", run(dump.load(database_url(database), file)))


@app.command("reopen", epilog="Example: tamalir store reopen 0123456789abcdef01234567")
def reopen(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The id of the game, as the log names it.")],
    database: Database = "",
) -> None:
    """Let a game go on that the server has set aside because its rules came to no end.

    With SQLite the server must not run meanwhile.
    """
    need_server()
    from tamalir.server.settings import database_url
    from tamalir.server.storage import dump

    run(dump.reopen(database_url(database), game))
    typer.echo(f"{game} may be opened again")


def _tell(done: str, counted: dict[str, int]) -> None:
    rows = ", ".join(f"{n} {table}" for table, n in counted.items())
    typer.echo(f"{done}: {rows or 'nothing'}")
