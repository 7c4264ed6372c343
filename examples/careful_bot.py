"""A bot of one's own, in thirty lines: it takes what the odds like best, else what is offered first.

    cd examples
    tamalir ladder --players careful_bot:Careful,random --games 20 --option turn-limit=50

A bot is made by Class(seed, seconds=..., steps=...) and asked by decide(view, request): it sees what its seat
may know (`view.state`, `view.figures`) and answers with the id of an option. It never sees the game itself.
"""

from __future__ import annotations

from typing import Any

from tamalir.games import GAMES
from tamalir.kernel import Choose, View


class Careful:
    """Fights by the odds, rolls all its dice, and attempts whatever it can."""

    LIKED = ("roll:5", "journey", "adventure", "quest", "rest")
    """Outside fights, the first of these that is offered."""

    def __init__(self, seed: int, *, seconds: float | None = None, steps: int | None = None) -> None:
        self.seed = seed  # this bot leaves nothing to luck, and never thinks long

    def decide(self, view: View[Any], request: Choose[Any]) -> str:
        """The id of one of the options on offer."""
        offered = [option.id for option in request.options]
        advisor = GAMES[view.edition.id].advisor
        numbers: dict[str, Any] = {} if advisor is None else advisor.odds(view).to_json()["options"]
        best = [id for id in offered if numbers.get(id, {}).get("best")]
        liked = [id for word in self.LIKED for id in offered if id.startswith(word)]
        return (best or liked or offered)[0]
