"""The second edition as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping

from tamalir.kernel import Edition, Result, Rule, Setup, Unknown
from tamalir.second.aftermath import after_battle
from tamalir.second.cards import Book
from tamalir.second.combat import battle
from tamalir.second.library import own_book
from tamalir.second.options import OPTIONS
from tamalir.second.reasons import why
from tamalir.second.scenes import SCENES
from tamalir.second.state import SecondState
from tamalir.second.view import view


def step(state: SecondState) -> Rule[None] | None:
    """What comes next, as the state alone tells."""
    if state.result is not None:
        return None
    if state.fight is not None:
        if state.fight.stage == "over":
            return after_battle(state, state.fight)
        return battle(state, state.fight)
    assert state.scene is not None
    _end_scene(state)
    return None


def _end_scene(state: SecondState) -> None:
    """A prepared fight is over when the fight is."""
    seats = tuple(range(len(state.heroes)))
    state.result = Result((), (seats,), "scene-over")


def begin(setup: Setup) -> SecondState:
    """The state before the first request."""
    if setup.scene not in SCENES:
        raise Unknown("scene", setup.scene, SCENES)
    return SCENES[setup.scene](_book(setup), EDITION.settle(setup.options))


def given(setup: Setup) -> Mapping[str, object]:
    return {"book": _book(setup)}


def _book(setup: Setup) -> Book:
    return own_book("examples")


EDITION: Edition[SecondState] = Edition(
    id="second",
    state=SecondState,
    begin=begin,
    given=given,
    step=step,
    view=view,
    why=why,
    turn_rule="2E-TURN-001",
    options=OPTIONS,
    scenes=tuple(SCENES),
)
