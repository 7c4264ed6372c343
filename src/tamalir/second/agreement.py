"""Ending a game by agreement: all players may call it a day (2E-GAP-095)."""

from __future__ import annotations

from collections.abc import Sequence

from tamalir.kernel import Result, Rule, Seat, choose_all, rule
from tamalir.second.state import SecondState


class StepOver(Exception):
    """Whatever was being asked is over, and so is the step: the game ends here, or its normal part does."""


@rule
def propose_end(state: SecondState, seat: Seat) -> Rule[None]:
    """Everybody else is asked at once. If all agree, nobody wins; a lone player who gives up has lost."""
    seats = tuple(range(len(state.heroes)))
    hero = state.heroes[seat].id
    state.emit("end-proposed", seat, "2E-GAP-095", hero=hero)
    others: dict[Seat, Sequence[str]] = {
        other: ("agree-to-end", "play-on") for other in seats if other != seat
    }
    answers = (yield from choose_all("game.end", others, {"hero": hero})) if others else {}
    if any(answer == "play-on" for answer in answers.values()):
        state.emit("end-declined", seat, "2E-GAP-095", hero=hero)
        return
    state.result = Result((), (seats,), "agreed-to-end" if others else "solo-lost")
    state.emit("game-over", None, "2E-GAP-095", reason=state.result.reason)
    raise StepOver
