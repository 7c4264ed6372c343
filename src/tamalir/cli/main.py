"""`tamalir`: the command line's front door. Each command lives in a module of its own."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from tamalir.cli import (
    content,
    lab,
    ladder,
    mcp,
    odds,
    play,
    replay,
    report,
    reported,
    rules,
    serve,
    simulate,
    store,
)
from tamalir.kernel.errors import TamalirError


class OneLineErrors(TyperGroup):
    """Shows our own errors as one line on stderr with exit code 1; a traceback means a bug.

    The context is Any because newer Typers carry a Click of their own.
    """

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except TamalirError as error:
            typer.echo(f"tamalir: {error}", err=True)
            raise typer.Exit(1) from None
        except OSError as error:
            if isinstance(error, BrokenPipeError) or error.filename is None:
                raise
            typer.echo(f"tamalir: {error.filename}: {error.strerror}", err=True)
            raise typer.Exit(1) from None


app = typer.Typer(
    cls=OneLineErrors,
    no_args_is_help=True,
    rich_markup_mode=None,  # plain help: the same on a terminal, in a pipe and for a screen reader
    help="Runebound, Second and Third Edition: play, look up rules, measure.",
    epilog="Example: tamalir rules search escape",
)

# The seam for further commands: a plain function (`app.command("play")(play.play)`)
# or a group of them (a Typer of its own, as here). Commands never import this module.
app.command("play", epilog="Example: tamalir play --text --scene duel --lang pl --bot 2")(play.play)
app.command("serve", epilog="Example: tamalir serve --host 0.0.0.0 --port 8000")(serve.serve)
app.command("migrate", epilog="Example: tamalir migrate --database postgresql://tamalir@localhost/tamalir")(
    serve.migrate
)
app.command("replay", epilog="Example: tamalir replay --verify game.json")(replay.replay)
app.command("odds", epilog="Example: tamalir odds mordrog howling-giant --with chainmail")(odds.odds)
app.command("ladder", epilog="Example: tamalir ladder --players novice,adventurer --games 100")(ladder.ladder)
app.command("simulate", epilog="Example: tamalir simulate second --games 200 --jobs 2 --out results")(
    simulate.simulate
)
app.command("report", epilog="Example: tamalir report results --lang pl")(report.report)
app.command("report-to-test", epilog="Example: tamalir report-to-test tamalir-report.json")(
    reported.report_to_test
)
app.command("mcp", epilog="Example: tamalir mcp")(mcp.mcp)
app.add_typer(store.app, name="store")
app.add_typer(rules.app, name="rules")
app.add_typer(content.app, name="content")
app.add_typer(lab.app, name="lab")


def _show_version(wanted: bool) -> None:
    if wanted:
        try:
            typer.echo(f"tamalir {version('tamalir')}")
        except PackageNotFoundError:
            typer.echo("tamalir (not installed, run from its source)")
        raise typer.Exit


@app.callback()
def main(
    show_version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version and stop."),
    ] = False,
) -> None:
    """Runebound, Second and Third Edition: play, look up rules, measure."""


def run() -> None:
    """Entry point of the `tamalir` command."""
    app()
