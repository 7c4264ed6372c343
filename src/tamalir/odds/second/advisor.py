"""The Second Edition's advisor: fights, duels, cards before they are drawn, wares, journeys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from tamalir.kernel import Choose, Manual, Seat, View
from tamalir.odds.advisor import (
    NOWHERE,
    UNKNOWN,
    Advice,
    Gain,
    Late,
    Odds,
    Reach,
    Route,
    Site,
)
from tamalir.odds.second.answers import answers, in_a_fight
from tamalir.odds.second.battles import played_out
from tamalir.odds.second.duels import duel_odds
from tamalir.odds.second.fleeing import keep_fleeing
from tamalir.odds.second.pending import NotAFight
from tamalir.odds.second.reading import TooLarge, TooManyChanges
from tamalir.odds.second.stakes import AIMS, GAIN, aim_called, stakes
from tamalir.odds.second.travel import after_the_roll, before_the_roll, path_of, travel_odds
from tamalir.odds.second.worth import Scales, against, with_card
from tamalir.second.movement import most_dice
from tamalir.second.state import SecondState
from tamalir.second.words import COLOURS, Colour
from tamalir.world.hexes import Hex, parsed, spoken

CLOSELY = 4_000
"""Positions of a fight with a known card that are followed exactly."""
ON_OFFER = ("buy", "hire")
LEAST_CHANGE = 0.001
"""Of a chance; cards that change less are left out."""


class SecondAdvisor:
    """Numbers for any request of the Second Edition for which there are some."""

    def __init__(self) -> None:
        self.scales = Scales()
        """Arithmetic that all questions share."""

    aims: Sequence[str] = AIMS

    def odds(self, view: View[SecondState], late: Late = None, aim: str | None = None) -> Advice:
        """What each option of the pending request leads to, for whoever wants this of a fight."""
        request, seat, state = view.request, view.seat, view.state
        if request is None or seat is None:
            return UNKNOWN
        fight = state.fight
        if fight is not None and fight.rival is not None:
            return Advice(_what_it_shows(duel_odds(view.table(Manual()), seat, stop=late)))
        if in_a_fight(state, seat):
            return self._fight(view, request, seat, late, aim or GAIN)
        offered = [option.id for option in request.options]
        match request.key:
            case "movement.set-out":
                return Advice(journeys=_offered(before_the_roll(state, seat), offered))
            case "movement.travel":
                return Advice(journeys=_offered(travel_odds(state, seat), offered))
            case "adventure.attempt":
                return Advice(
                    self._attempts(state, seat, request, late, aim or GAIN), aim=aim or GAIN, aims=AIMS
                )
            case _:
                return Advice(worth=self._worth(state, seat, request))

    def reach(self, view: View[SecondState], late: Late = None) -> Reach:
        """Where the seat's hero can go: before the roll with which chance, after it on which path."""
        state, seat, request = view.state, view.seat, view.request
        if seat is None or not state.heroes[seat].id:
            return NOWHERE
        if request is not None and request.key == "movement.travel":
            ways = after_the_roll(state, seat, late)
            return Reach(
                paths={spoken(at): path_of(way) for at, way in ways.items()},
                sites=self._sites(state, seat, ways),
            )
        journeys = before_the_roll(state, seat)
        rolls = {n: f"roll:{n}" for n in range(most_dice(state, seat) + 1)}
        dice = {n: journeys[name].chances for n, name in rolls.items() if name in journeys}
        there = {parsed(at) for chances in dice.values() for at in chances}
        return Reach(dice=dice, sites=self._sites(state, seat, there))

    def _fight(
        self, view: View[SecondState], request: Choose[Any], seat: Seat, late: Late, aim: str
    ) -> Advice:
        """By the fast solver; where it cannot tell what is asked, played out through the rules themselves."""
        wanted = [o.id for o in (*request.options, *request.asides) if o.refused is None]
        at_stake = stakes(view.state, seat)
        wish = aim_called(aim, at_stake)
        try:
            rows = answers(view.state, seat, request, wanted, wish, stop=late)
        except (NotAFight, TooManyChanges):
            rows = played_out(view.table(Manual()), seat, wish, late=late)
        if not rows:
            return UNKNOWN
        flight = keep_fleeing(view.state, seat, late) if "escape" in rows else None
        return Advice(
            _what_it_shows(rows),
            courses={} if flight is None else {"keep-fleeing": flight},
            aim=aim,
            aims=AIMS,
            stakes=at_stake.told(aim),
        )

    def _attempts(
        self, state: SecondState, seat: Seat, request: Choose[Any], late: Late, aim: str
    ) -> dict[str, Odds]:
        """Before a card is drawn: the mean over the Challenges of a colour; a known card exactly."""
        rows: dict[str, Odds] = {}
        for option in request.options:
            if option.verb == "adventure":
                mean = self.scales.prospect(state, seat, Colour(str(option.args["colour"])))
                rows[option.id] = Odds(
                    win=mean.win,
                    loss=1.0 - mean.win,
                    away=0.0,
                    wounds=mean.wounds,
                    exhaustion=0.0,
                    exact=False,
                    error=1.0,
                )
            elif option.verb == "undefeated":
                try:
                    rows[option.id] = against(state, seat, str(option.args["card"]), CLOSELY, late, aim)
                except (TooLarge, TooManyChanges):
                    continue
        return rows

    def _worth(self, state: SecondState, seat: Seat, request: Choose[Any]) -> dict[str, dict[str, Gain]]:
        """What the cards on offer change: the mean chance against each colour without and with them."""
        offered = [option for option in (*request.options, *request.refused) if option.verb in ON_OFFER]
        found: dict[str, dict[str, Gain]] = {}
        if not offered:
            return found
        now = {colour: self.scales.prospect(state, seat, colour).win for colour in COLOURS}
        for card in [str(option.args["card"]) for option in offered]:
            after = with_card(state, seat, card)
            then = {colour: self.scales.prospect(after, seat, colour).win for colour in COLOURS}
            if any(abs(then[colour] - now[colour]) >= LEAST_CHANGE for colour in COLOURS):
                found[card] = {colour.value: Gain(now[colour], then[colour]) for colour in COLOURS}
        return found

    def _sites(self, state: SecondState, seat: Seat, spaces: Iterable[Hex]) -> dict[str, tuple[Site, ...]]:
        """Adventures in reach with the chance to win against the mean of their colour."""
        there = set(spaces)
        return {
            at: tuple(Site(colour.value, self.scales.prospect(state, seat, colour).win) for colour in colours)
            for at, colours in state.jewels.items()
            if parsed(at) in there and colours
        }


def _what_it_shows(rows: Mapping[str, Odds]) -> dict[str, Odds]:
    """Whoever tries to escape wants to know whether it gets away, not whether it wins."""
    return {name: replace(row, shows="away") if name == "escape" else row for name, row in rows.items()}


def _offered(journeys: dict[str, Route], offered: list[str]) -> dict[str, Route]:
    return {name: journey for name, journey in journeys.items() if name in offered}


ADVISOR = SecondAdvisor()
