"""The Third Edition's advisor: fights."""

from __future__ import annotations

from tamalir.kernel import View
from tamalir.odds.advisor import NOWHERE, UNKNOWN, Advice, Late, Reach
from tamalir.odds.third.fights import Fights, followed
from tamalir.third.state import State


class ThirdAdvisor:
    """Numbers for any request of the Third Edition for which there are some."""

    def __init__(self) -> None:
        self.fights = Fights()

    def odds(self, view: View[State], late: Late = None) -> Advice:
        """What each option of the pending request leads to."""
        request, seat, state = view.request, view.seat, view.state
        if request is None or seat is None:
            return UNKNOWN
        if state.fight is not None and followed(state):
            return Advice(self.fights.odds(view, late))
        return UNKNOWN

    def reach(self, view: View[State], late: Late = None) -> Reach:
        """Where the seat's hero can go: before the roll with which chance, after it on which path."""
        return NOWHERE


ADVISOR = ThirdAdvisor()
