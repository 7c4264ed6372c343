"""`tamalir replay`: what happened in a saved game, and whether its dice were fair."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, cast

import typer

from tamalir import api
from tamalir.cli import output
from tamalir.host import fair
from tamalir.kernel import SaveError
from tamalir.language import speaker


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An exported game.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Compute every throw again from the seed and compare.")
    ] = False,
    commitment: Annotated[
        str | None,
        typer.Option(
            "--commitment", metavar="HEX", help="As published when the game began; else the file's own."
        ),
    ] = None,
    lang: Annotated[str, typer.Option("--lang", metavar="LANG", help="en, pl or ru.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="For scripts.")] = False,
) -> None:
    """Tell a saved game from its beginning, or prove its dice."""
    save = read(file)
    if verify:
        throws = fair.verify(save, commitment)
        taken_over = int(save.get("fair", {}).get("from", 0))
        proven = len(throws) - taken_over
        if as_json:
            output.print_json({"fair": True, "throws": proven, "before": taken_over})
            return
        typer.echo(f"Fair: all {proven} throws follow from the seed, and the seed from its commitment.")
        if taken_over:
            typer.echo(
                f"The first {taken_over} throws were made elsewhere, before the game came to that server."
            )
        return
    table = api.load(save)
    events = table.events()
    if as_json:
        output.print_json(events)
        return
    words = speaker(lang)
    screen = output.console()
    for event in events:
        screen.print(words.event(event), soft_wrap=True)
    if table.result is not None:
        screen.print(words.result(table.result), soft_wrap=True)


def read(file: Path) -> dict[str, Any]:
    """The save in the file, or in the server's answer that was kept as it came."""
    try:
        found = json.loads(file.read_bytes())
    except OSError as error:
        raise SaveError(f"the save {file} cannot be read: {error.strerror or error}") from error
    except (ValueError, RecursionError):
        raise SaveError(f"{file} is not a save: it cannot be read as JSON") from None
    if not isinstance(found, dict):
        raise SaveError(f"{file} is not a save of Tamalir")
    save = cast("dict[str, Any]", found)
    inner = save.get("save")
    return cast("dict[str, Any]", inner) if isinstance(inner, dict) else save
