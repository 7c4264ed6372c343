"""`tamalir mcp`: the game for assistants, over the Model Context Protocol."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from tamalir.kernel import TamalirError


class NoProtocol(TamalirError):
    """The protocol's package is missing."""


def mcp(
    play_running: Annotated[
        bool,
        typer.Option(
            "--play-running", help="Let the assistant answer at tables of other people, not only look."
        ),
    ] = False,
    http: Annotated[
        bool, typer.Option("--http", help="Listen on this machine instead of standard input and output.")
    ] = False,
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="With --http.")] = 8765,
) -> None:
    """Let an assistant play or referee: new games, views in words, options, rules and odds as tools.

    An assistant starts this command itself and speaks to it by standard input and output. Its own tables live
    as long as the command runs.
    """
    try:
        from tamalir.assistants.server import make_server
    except ImportError as missing:
        raise NoProtocol(
            f"assistants need one more package ({missing.name}): pip install 'tamalir[mcp]'"
        ) from None
    server = make_server(play_running=play_running)
    transport: Literal["stdio", "streamable-http"] = "streamable-http" if http else "stdio"
    try:
        if transport == "stdio":
            server.run("stdio")
        else:
            server.run("streamable-http", host="127.0.0.1", port=port)
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
