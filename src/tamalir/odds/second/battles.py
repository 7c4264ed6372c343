"""A fight with a Challenge, told to the neutral solver: slow, exact, and without a word of what cards do.

The fast solver (`fights`) is compared with it, and where that cannot tell what a request is about, the
numbers come from here.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Sequence
from typing import Any, cast

from tamalir.kernel import Choose, Draw, Roll, Seat, Table, encode
from tamalir.odds.advisor import Late, Odds, with_the_best
from tamalir.odds.second.aims import WIN_FIRST, Aim
from tamalir.odds.second.duels import FIGHT_ONLY
from tamalir.odds.solver import Problem, Solver
from tamalir.odds.value import Value
from tamalir.second.state import SecondState
from tamalir.second.values import life
from tamalir.second.words import HERO, Outcome
from tamalir.world.dice import pips

MOST_POSITIONS = 150
"""That a player waits for: each costs milliseconds, for the rules are played through for every throw."""
BETWEEN_ACTS = ("combat.before", "combat.escape", "combat.act")
"""Questions that are put when nothing is under way."""


class Battle(Problem[SecondState]):
    """The fight of one hero, by what its player wants of it."""

    def __init__(self, state: SecondState, seat: Seat, aim: Aim = WIN_FIRST) -> None:
        hero = state.heroes[seat]
        self.seat = seat
        self.aim = aim
        self._allies, self._cards = len(hero.allies), len(_cards(state, seat))
        harm = 63 * aim.wound + 63 * aim.exhaustion + self._allies * aim.ally + self._cards * aim.card
        self.worst = Value(min(aim.win, aim.loss, aim.away) - harm, loss=1.0, wounds=63.0)
        self.best = Value(max(aim.win, aim.loss, aim.away), win=1.0)
        self.endless = Value(aim.away)

    def worth(self, table: Table[SecondState]) -> Value:
        state, aim = table.state, self.aim
        hero, fight = state.heroes[self.seat], state.fight
        assert fight is not None
        won, lost = fight.outcome == Outcome.WON, fight.outcome == Outcome.LOST
        wounds = max(0, life(state, self.seat, HERO)) if lost else hero.wounds
        utility = aim.win if won else aim.loss if lost else aim.away
        utility -= aim.wound * wounds + aim.exhaustion * hero.exhaustion
        utility -= aim.ally * (self._allies - len(hero.allies))
        utility -= aim.card * (self._cards - len(_cards(state, self.seat)))
        return Value(utility, float(won), float(lost), float(wounds), float(hero.exhaustion))

    def options(self, request: Choose[Any]) -> Sequence[str]:
        """With the cards that can be used at any time; giving one up for nothing is not weighed."""
        asides = [o.id for o in request.asides if o.refused is None and o.verb == "use"]
        return [*(option.id for option in request.options), *asides]

    def outcomes(self, request: Roll | Draw) -> Sequence[tuple[object, int]]:
        """Rules look at the sum of two ten-sided dice, never at the faces."""
        if isinstance(request, Draw):
            return list(request.outcomes())
        found: dict[int, tuple[object, int]] = {}
        for faces, weight in request.outcomes():
            total = sum(map(pips, faces))
            found[total] = faces, weight + (found[total][1] if total in found else 0)
        return list(found.values())

    def key(self, table: Table[SecondState]) -> Hashable:
        """All that a fight can change or depends on, and the question. Piles of cards play no part."""
        state, request = table.state, table.request
        fight = encode(state.fight)
        fight["round"] = min(fight["round"], 1)
        fight["used"] = _noted(fight["used"])
        heroes = encode(state.heroes)
        for hero in heroes:
            hero["used"] = _noted(hero["used"])
        asked: object = None
        if request is not None:
            choice = cast("Choose[Any]", request) if isinstance(request, Choose) else None
            args = {name: value for name, value in request.args.items() if name != "round"}
            asked = [request.key, args, [o.id for o in choice.options] if choice is not None else []]
        moment = [encode(state.check), encode(state.blow), state.extra, state.step, state.window]
        here = [heroes, fight, moment, list(state.activated), state.event, asked, _declared(table)]
        return json.dumps(here, sort_keys=True)


def played_out(
    table: Table[SecondState],
    seat: Seat,
    aim: Aim = WIN_FIRST,
    most: int = MOST_POSITIONS,
    late: Late = None,
) -> dict[str, Odds]:
    """Option id -> numbers for a seat that is asked something in its fight, by trying all there is.

    {} if nothing was found out in time.
    """
    table.edition = FIGHT_ONLY
    hero = table.state.heroes[seat]
    before = Value(0.0, wounds=hero.wounds, exhaustion=hero.exhaustion)
    rows = Solver(table, Battle(table.state, seat, aim), most, late).rows()
    if all(bounds.error >= 1.0 for bounds in rows.values()):
        return {}
    return with_the_best({name: bounds.to_odds(before) for name, bounds in rows.items()})


def _declared(table: Table[SecondState]) -> list[str]:
    """The act or card under way and the Items committed to it: the rules hold them, the state does not."""
    if table.request is None or table.request.key in BETWEEN_ACTS:
        return []
    said: list[str] = []
    for entry in reversed(table.journal.entries):
        answer = str(entry.answer)
        if answer.startswith("commit:"):
            said.append(answer)
        elif answer in ("attack", "defend") or answer.startswith(("ally:", "use:")):
            return [*said, answer]
    return said


def _cards(state: SecondState, seat: Seat) -> list[str]:
    hero = state.heroes[seat]
    return [*(item.card for item in hero.items), *hero.kept]


def _noted(notes: Sequence[dict[str, Any]]) -> list[str]:
    """Notes of uses, in whatever order they were made."""
    return sorted(json.dumps(note, sort_keys=True) for note in notes)
