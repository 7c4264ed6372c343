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

from tamalir import api
from tamalir.kernel import TamalirError
from tamalir.kernel.errors import DAMAGE
from tamalir.language import LANGUAGES
from tamalir.server import figures, replays
from tamalir.server.packs import examined, put_on_the_shelf

NICE = 10
"""Thinking must not slow the tables down; another number may stand on the command line."""


def answer(question: dict[str, Any]) -> dict[str, Any]:
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


if __name__ == "__main__":
    main()
