"""A process that thinks for bots and computes odds: one question on a line of JSON comes in, one answer
goes out.

It is given what the seat may know, never the state, and it may be killed at any time.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from typing import Any

import msgspec

from tamalir import api
from tamalir.kernel import Setup, TamalirError
from tamalir.kernel.errors import DAMAGE
from tamalir.language import LANGUAGES
from tamalir.server import figures, replays
from tamalir.server.book import book
from tamalir.server.packs import examined, put_on_the_shelf
from tamalir.server.wire import Lang
from tamalir.server.words import speaker_with

NICE = 10
"""Thinking must not slow the tables down; another number may stand on the command line."""
MOST_MEMORY = 1024**3


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """One question from the pipe. It is JSON of our own server: what its objects hold, no type tells."""
    for files in question.get("shelf", ()):
        put_on_the_shelf(files)
    match question:
        case {"job": "decide", "bot": str(name), "seed": int(seed), "view": dict(view)}:  # pyright: ignore[reportUnknownVariableType]
            return decision(name, seed, view)  # pyright: ignore[reportUnknownArgumentType]
        case {"job": "odds", "view": dict(view), "save": save}:  # pyright: ignore[reportUnknownVariableType]
            return figures.odds(view, save)  # pyright: ignore[reportUnknownArgumentType]
        case {"job": "reach", "view": dict(view)}:  # pyright: ignore[reportUnknownVariableType]
            return figures.reach(view)  # pyright: ignore[reportUnknownArgumentType]
        case {"job": "moments" | "at" | "summary", "past": dict()}:
            return replayed(question)
        case {"job": "book", "edition": str(edition), "packs": dict(packs), "scene": scene, "lang": lang}:  # pyright: ignore[reportUnknownVariableType]
            setup = Setup(2, scene=scene, packs=packs)  # pyright: ignore[reportUnknownArgumentType]
            return {"body": printed(edition, setup, lang)}
        case {"job": "pack", "files": dict(files)}:  # pyright: ignore[reportUnknownVariableType]
            return examined(files)  # pyright: ignore[reportUnknownArgumentType]
        case {"job": "check", "save": dict(save)}:  # pyright: ignore[reportUnknownVariableType]
            try:
                api.load(save)  # pyright: ignore[reportUnknownArgumentType]
            except TamalirError as error:
                return {"error": str(error)}
            return {"ok": True}
        case _:
            return {"error": "unknown question"}


def printed(edition: str, setup: Setup, lang: Lang) -> str:
    """Everything static of a game, as JSON."""
    made = book(api.EDITIONS[edition], setup, speaker_with(setup.packs, lang))
    return msgspec.json.encode(made).decode()


def decision(name: str, seed: int, view: dict[str, Any]) -> dict[str, Any]:
    """What a bot does, and why, in every language."""
    player: Any = api.bot(name, seed)
    asked = figures.asked(view)
    assert asked is not None
    option = player.decide(view, asked)
    if not hasattr(player, "explain"):
        return {"option": option}
    said = {lang: player.explain(lang).split("\n") for lang in LANGUAGES}
    return {"option": option, "thought": {**player.explain(), "said": said}}


def replayed(question: dict[str, Any]) -> dict[str, Any]:
    """Something about a game that is played again."""
    past = question["past"]
    try:
        match question:
            case {"job": "moments"}:
                return {"moments": replays.moments(past)}
            case {"job": "summary", "lang": lang}:
                return replays.summary(past, lang)
            case _:
                asked = (question[name] for name in ("length", "seat", "lang", "info"))
                return replays.at(past, *asked)
    except DAMAGE as error:
        return {"error": str(error)}


def main() -> None:
    with suppress(AttributeError, OSError):
        os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else NICE)
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(json.loads(line))) + "\n")
        sys.stdout.flush()
        if too_large():
            return


def too_large() -> bool:
    """What this process remembers of packs from elsewhere is given back by ending; another one begins."""
    try:
        import resource
    except ImportError:  # not on Windows
        return False
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 > MOST_MEMORY


if __name__ == "__main__":
    main()
