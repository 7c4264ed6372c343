"""How commands write: Rich on a terminal, plain and complete lines in a pipe."""

from __future__ import annotations

import json
from collections.abc import Iterable

import typer
from rich.console import Console
from rich.table import Table

PIPE_WIDTH = 100_000
"""Wide enough that nothing is wrapped or cut when another program reads along."""


def console() -> Console:
    """A console for stdout as it is now (tests replace it)."""
    screen = Console(highlight=False, markup=False, emoji=False)
    return (
        screen
        if screen.is_terminal
        else Console(highlight=False, markup=False, emoji=False, width=PIPE_WIDTH, no_color=True)
    )


def table(columns: Iterable[tuple[str, bool]]) -> Table:
    """A table without a frame; columns are (heading, numbers?)."""
    made = Table(box=None, pad_edge=False, header_style="bold")
    for heading, numbers in columns:
        made.add_column(heading, justify="right" if numbers else "left", overflow="fold")
    return made


def print_json(value: object) -> None:
    """JSON as scripts want it: no colour, no wrapping, letters as they are."""
    typer.echo(json.dumps(value, ensure_ascii=False, indent=2))
