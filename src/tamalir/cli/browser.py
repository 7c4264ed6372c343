"""The table in the browser: a server for this machine alone, and a window on it."""

from __future__ import annotations

import threading
import webbrowser

import typer

from tamalir.cli import serve
from tamalir.cli.serve import NotInstalled
from tamalir.kernel import TamalirError
from tamalir.language import speaker

INSTEAD = "play in the terminal with: tamalir play --text"


class NotBuilt(TamalirError):
    """The pages of the table are missing."""


def open_table(lang: str | None, port: int, database: str, *, browser: bool) -> None:
    """Serve on 127.0.0.1 until Ctrl-C, with the browser at it."""
    words = speaker(lang or "en")
    try:
        serve.need_server()
    except NotInstalled as missing:
        raise NotInstalled(f"{missing}; or {INSTEAD}") from None
    from tamalir.server.settings import Settings
    from tamalir.server.web import built

    if built() is None:
        raise NotBuilt(f"the browser client is not built ('make play' in the source does it); {INSTEAD}")

    def ready(address: str) -> None:
        page = f"{address}/" if lang is None else f"{address}/?lang={lang}"
        typer.echo(words.say("play-at", {"address": page}))
        if browser:  # some browsers come back only when they are closed
            threading.Thread(target=webbrowser.open, args=(page,), daemon=True).start()

    settings = Settings(port=port, database=database, requests_per_second=0, creations_per_minute=0)
    serve.run(serve.serving(settings, "WARNING", ready))
