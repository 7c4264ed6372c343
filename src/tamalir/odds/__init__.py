"""Questions about a position, answered with numbers: fights, journeys, the worth of cards.

`tamalir.odds(table, seat)` is what everybody else needs; see docs/odds.md. A game that can compute such
numbers has an `Advisor` (`odds.advisor`); values and the exact solver for any game stand beside it.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any


class _Room(ModuleType):
    """`tamalir.odds` is this room and, in the public interface, the question: so the room can be asked."""

    def __call__(self, *args: Any, **more: Any) -> Any:
        return import_module("tamalir.api").odds(*args, **more)


sys.modules[__name__].__class__ = _Room
