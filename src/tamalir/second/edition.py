"""The second edition as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping

from tamalir.kernel import Edition, Setup, Unknown
from tamalir.second.cards import Book
from tamalir.second.figures import figures
from tamalir.second.imagining import imagine
from tamalir.second.lessons import lesson_scene, lesson_seats, lessons
from tamalir.second.library import BASE_SET, LIBRARY
from tamalir.second.migrations import MIGRATIONS
from tamalir.second.options import OPTIONS
from tamalir.second.puzzles import puzzle_scene, puzzles
from tamalir.second.reasons import why
from tamalir.second.scenes import SCENES, SEATS, prepared
from tamalir.second.setup import empty_table
from tamalir.second.state import SecondState
from tamalir.second.turn import next_step

__all__ = ["BASE_SET", "EDITION", "begin", "given"]


def begin(setup: Setup) -> SecondState:
    """The state before the first request."""
    options = EDITION.settle(setup.options)
    if setup.scene is None:
        return empty_table(_book(setup), setup, options)
    if setup.scene in puzzles():
        return puzzle_scene(setup.scene, _book(setup), options)
    if setup.scene in lessons():
        return lesson_scene(setup, _book(setup), options)
    book = _book(setup)
    if setup.scene in book.scenes:
        return prepared(book.scenes[setup.scene], book, options)
    if setup.scene not in SCENES:
        raise Unknown("scene", setup.scene, (*SCENES, *book.scenes))
    return SCENES[setup.scene](book, options)


def given(setup: Setup) -> Mapping[str, object]:
    return {"book": _book(setup)}


def _book(setup: Setup) -> Book:
    return LIBRARY.of(LIBRARY.named(setup))


EDITION: Edition[SecondState] = Edition(
    id="second",
    state=SecondState,
    begin=begin,
    given=given,
    step=next_step,
    figures=figures,
    imagine=imagine,
    why=why,
    turn_rule="2E-TURN-001",
    options=OPTIONS,
    scenes=lambda: SEATS | dict.fromkeys(puzzles(), 1) | lesson_seats(),
    packs=LIBRARY.packs,
    takes=("second",),
    schema=1 + len(MIGRATIONS),
    migrations=MIGRATIONS,
)
