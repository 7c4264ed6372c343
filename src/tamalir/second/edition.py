"""The second edition as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping

from tamalir.kernel import Edition, Setup, Unknown
from tamalir.second.cards import Book
from tamalir.second.library import book_called
from tamalir.second.options import OPTIONS
from tamalir.second.reasons import why
from tamalir.second.scenes import SCENES, SEATS
from tamalir.second.setup import empty_table
from tamalir.second.state import SecondState
from tamalir.second.turn import next_step
from tamalir.second.view import view
from tamalir.world.packs import pack_called

BASE_SET = "rise-of-the-dragon-lords"
EXAMPLES = "examples"


def begin(setup: Setup) -> SecondState:
    """The state before the first request."""
    options = EDITION.settle(setup.options)
    if setup.scene is None:
        return empty_table(_book(setup), setup, options)
    if setup.scene not in SCENES:
        raise Unknown("scene", setup.scene, SCENES)
    return SCENES[setup.scene](_book(setup), options)


def given(setup: Setup) -> Mapping[str, object]:
    return {"book": _book(setup)}


def packs(setup: Setup) -> Mapping[str, str]:
    """Prepared scenes are played with the cards of the rulebook's examples, games with the base set.

    What else the table has agreed on comes on top.
    """
    base = f"second/{EXAMPLES if setup.scene is not None else BASE_SET}"
    return {
        name: pack_called(name, setup.packs.get(name, "")).fingerprint
        for name in dict.fromkeys((base, *setup.packs))
    }


def _book(setup: Setup) -> Book:
    return book_called(tuple(packs(setup).items()))


EDITION: Edition[SecondState] = Edition(
    id="second",
    state=SecondState,
    begin=begin,
    given=given,
    step=next_step,
    view=view,
    why=why,
    turn_rule="2E-TURN-001",
    options=OPTIONS,
    scenes=lambda: SEATS,
    packs=packs,
)
