"""Tamalir: the board game Runebound as a rules engine.

>>> import tamalir
>>> table = tamalir.new("second", scene="brood", seed=7)
>>> table.request.key
'combat.before'
>>> [option.id for option in table.request.options]
['use:varikas-the-dead', 'use:dwarven-fire-bomb', 'to-battle']
>>> table.answer("to-battle")
>>> tamalir.text("en", table.request)
'Round 1, Ranged phase: escape first, attack or defend?'
>>> print(table.why("use:padded-leather-armor").rule)
2E-EFFECT-009

Everything here is loaded when it is first used, so that the kernel alone stays light.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tamalir.api import (
        EDITIONS,
        GAMES,
        Refused,
        Table,
        TamalirError,
        Unknown,
        __version__,
        board,
        bot,
        card,
        load,
        new,
        odds,
        play,
        scenes,
        text,
    )

__all__ = [
    "EDITIONS",
    "GAMES",
    "Refused",
    "Table",
    "TamalirError",
    "Unknown",
    "__version__",
    "board",
    "bot",
    "card",
    "load",
    "new",
    "odds",
    "play",
    "scenes",
    "text",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'tamalir' has no attribute {name!r}")
    from tamalir import api

    return vars(api)[name]


def __dir__() -> list[str]:
    return list(__all__)
