"""A process that thinks for bots: one question on a line of JSON comes in, one answer goes out.

It is given what the seat may know, never the state, and it may be killed at any time.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from typing import Any

from tamalir import api
from tamalir.kernel import Choose, Option, TamalirError

NICE = 10
"""Thinking must not slow the tables down."""


def choice(view: dict[str, Any]) -> Choose[Any]:
    """The question as the bot's own seat sees it."""
    asked: dict[str, Any] = view["request"]
    options = [Option[str](o["id"], o["id"], o["args"]) for o in asked["options"]]
    return Choose(view["seat"], asked["key"], options, asked.get("args", {}))


def answer(question: dict[str, Any]) -> dict[str, Any]:
    match question:
        case {"job": "decide", "bot": str(name), "seed": int(seed), "view": dict(view)}:  # pyright: ignore[reportUnknownVariableType]
            player = api.bot(name, seed)
            return {"option": player.decide(view, choice(view))}  # pyright: ignore[reportUnknownArgumentType]
        case {"job": "check", "save": dict(save)}:  # pyright: ignore[reportUnknownVariableType]
            try:
                api.load(save)  # pyright: ignore[reportUnknownArgumentType]
            except TamalirError as error:
                return {"error": str(error)}
            return {"ok": True}
        case _:
            return {"error": "unknown question"}


def main() -> None:
    with suppress(AttributeError, OSError):
        os.nice(NICE)
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(json.loads(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
