"""The advisor of Unbreakable Bonds: the Third Edition's, and fights on combat boards played to their ends."""

from __future__ import annotations

from dataclasses import replace

from tamalir.bonds.state import together
from tamalir.kernel import View
from tamalir.odds.advisor import Advice, Late, Odds
from tamalir.odds.bonds.board_fights import BoardFights, Policy
from tamalir.odds.third.advisor import ThirdAdvisor
from tamalir.third.state import ThirdState


class BondsAdvisor(ThirdAdvisor):
    """Numbers for any request of a game with the expansion. Nothing is said about fights among rivals, where
    people play enemies with tokens of their own."""

    def __init__(self, policy: Policy) -> None:
        super().__init__()
        self.boards = BoardFights(policy)

    def odds(self, view: View[ThirdState], late: Late = None, aim: str | None = None) -> Advice:
        """What each option of the pending request leads to."""
        state = view.state
        if view.request is None or view.seat is None or not together(state):
            return super().odds(view, late)
        if state.fight is not None:
            return Advice(self.boards.odds(view, late))
        advice = super().odds(view, late)
        if view.request.key != "turn.action":
            return advice
        return replace(advice, options={**advice.options, **self._before(view, late)})

    def _before(self, view: View[ThirdState], late: Late) -> dict[str, Odds]:
        """The villain or a warband, before it is faced."""
        state, seat, request = view.state, view.seat, view.request
        found: dict[str, Odds] = {}
        if seat is None or request is None:
            return found
        for option in request.options:
            enemy = ""
            if option.verb == "engage-warband":
                enemy = option.id.partition(":")[2]
            elif option.id == "face-villain" and state.scenario is not None:
                enemy = state.book.catalogue.scenarios[state.scenario].villain
            if enemy:
                odds = self.boards.against(view.edition, view.setup, state, seat, enemy, late)
                if odds is not None:
                    found[option.id] = odds
        return found
