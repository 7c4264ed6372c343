"""The Third Edition's advisor: fights, the villain before it is faced, wares, journeys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tamalir.kernel import Choose, Seat, View
from tamalir.odds.advisor import NOWHERE, UNKNOWN, Advice, Gain, Late, Odds, Reach, Site
from tamalir.odds.third.fights import Fights, followed
from tamalir.odds.third.travel import after_the_roll, before_the_roll, path_of, reach_chances, travel_odds
from tamalir.odds.third.worth import Scales
from tamalir.third.state import ThirdState
from tamalir.third.travel import move_dice
from tamalir.world.hexes import Hex, spoken

ON_OFFER = ("buy", "learn")
LEAST_CHANGE = 0.001
"""Of a chance; cards that change less are left out."""


class ThirdAdvisor:
    """Numbers for any request of the Third Edition for which there are some. Fights on combat boards, which
    nobody decides for, are left out."""

    def __init__(self) -> None:
        self.fights = Fights()
        self.scales = Scales()
        """Arithmetic that all questions share."""

    def forget(self) -> None:
        """Throw away what is remembered."""
        self.fights.forget()
        self.scales.forget()

    aims: Sequence[str] = ()

    def odds(self, view: View[ThirdState], late: Late = None, aim: str | None = None) -> Advice:
        """What each option of the pending request leads to."""
        request, seat, state = view.request, view.seat, view.state
        if request is None or seat is None:
            return UNKNOWN
        if state.fight is not None:
            return Advice(self.fights.odds(view, late)) if followed(state) else UNKNOWN
        offered = {option.id for option in request.options}
        match request.key:
            case "turn.action":
                journeys = {name: there for name, there in before_the_roll(state, seat) if name in offered}
                return Advice(
                    self._villain(state, seat, offered), journeys, self._worth(state, seat, request, late)
                )
            case "move.spend":
                return Advice(
                    journeys={name: there for name, there in travel_odds(state, seat) if name in offered}
                )
            case _:
                return Advice(worth=self._worth(state, seat, request, late))

    def reach(self, view: View[ThirdState], late: Late = None) -> Reach:
        """Where the seat's hero can go: before the roll with which chance, after it on which path."""
        state, seat = view.state, view.seat
        if seat is None or not state.heroes[seat].id or state.book.map is None:
            return NOWHERE
        at = state.heroes[seat].hex
        if at is None:
            return NOWHERE
        if view.request is not None and view.request.key == "move.spend":
            ways = after_the_roll(state, seat, late)
            paths = {spoken(there): path_of(way) for there, way in ways.items()}
            return Reach(paths=paths, sites=self._sites(state, seat, ways, late))
        n = move_dice(state, seat)
        chances = reach_chances(state.book.map, at, n)
        return Reach(
            dice={n: {spoken(there): chance for there, chance in chances.items()}},
            sites=self._sites(state, seat, chances, late),
        )

    def _villain(self, state: ThirdState, seat: Seat, offered: set[str]) -> dict[str, Odds]:
        """Facing the villain, before it is done."""
        if "face-villain" not in offered or state.scenario is None or not followed(state):
            return {}
        villain = state.book.catalogue.scenarios[state.scenario].villain
        if not villain:  # a scenario may have none
            return {}
        return {"face-villain": self.fights.against(state, seat, villain)}

    def _worth(
        self, state: ThirdState, seat: Seat, request: Choose[Any], late: Late
    ) -> dict[str, dict[str, Gain]]:
        """What the cards on offer change: the mean chance against the enemies left in each deck."""
        found: dict[str, dict[str, Gain]] = {}
        if not followed(state):
            return found
        offered = [option for option in request.options if option.verb in ON_OFFER and "card" in option.args]
        for card in dict.fromkeys(str(option.args["card"]) for option in offered):
            if late is not None and late():
                break
            gains = self.scales.gain(state, seat, card)
            if any(abs(gain.after - gain.before) >= LEAST_CHANGE for gain in gains.values()):
                found[card] = gains
        return found

    def _sites(
        self, state: ThirdState, seat: Seat, hexes: Iterable[Hex], late: Late
    ) -> dict[str, tuple[Site, ...]]:
        """Combat gems in reach that lie faceup, with the chance to win against the mean of the enemies
        left."""
        board = state.book.board
        there = [at for at in hexes if state.gems.get(at) and board.gems.get(at) == "combat"]
        if not there or not followed(state) or (late is not None and late()):
            return {}
        win, _ = self.scales.prospect(state, seat)
        return {spoken(at): (Site("combat", win),) for at in there}


ADVISOR = ThirdAdvisor()
