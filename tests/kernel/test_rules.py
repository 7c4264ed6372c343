"""Rules ask through small helpers; a forgotten `yield from` is noticed."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any

import pytest

import tamalir
from tamalir.kernel import (
    Edition,
    ForgottenRule,
    Manual,
    Option,
    Rule,
    Setup,
    State,
    Table,
    choose_some,
    confirm,
    offer,
    roll,
    rule,
    rules,
)
from tamalir.kernel.edition import no_reason
from tests.kernel.sources import RULES_ROOMS, parsed_modules, rule_names
from tests.toys import D6, PARLEY, play_until, table


@dataclass
class Note(State):
    """A state for rules that are tried alone: one step, whatever it returns is noted."""

    got: list[str]
    over: bool = False


def trying(tried: Callable[[Note], Rule[Any]]) -> Table[Note]:
    """A table at which one rule is run."""

    @rule
    def only_step(state: Note) -> Rule[None]:
        state.got.append(repr((yield from tried(state))))
        state.over = True

    edition = Edition(
        id="note",
        state=Note,
        begin=lambda setup: Note([]),
        given=lambda setup: {},
        step=lambda state: None if state.over else only_step(state),
        why=no_reason,
        turn_rule="NOTE-001",
    )
    return Table(edition, Note([]), Manual(), setup=Setup(1))


def test_several_are_picked_one_after_another_until_done() -> None:
    options = [Option("a", 1), Option("b", 2), Option("c", 3)]
    game = trying(lambda state: choose_some(0, "pick", options, at_most=3))

    game.answer("b")
    with pytest.raises(ValueError, match="unknown option 'b'; known: a, c, done"):
        game.answer("b")
    game.answer("done")

    assert game.state.got == ["[2]"]


def test_at_least_keeps_done_away_and_at_most_ends_it() -> None:
    game = trying(lambda state: choose_some(0, "pick", [offer(x) for x in "abc"], at_most=2, at_least=1))

    with pytest.raises(ValueError, match=r"known: a, b, c$"):
        game.answer("done")
    game.answer("a")
    game.answer("c")

    assert game.state.got == ["['a', 'c']"]


def test_picking_ends_when_all_that_is_left_is_refused() -> None:
    options = [offer("a"), offer("b"), offer("c", refused="R-1")]
    game = trying(lambda state: choose_some(0, "pick", options, at_most=3, at_least=3))

    game.answer("a")

    assert game.state.got == ["['a', 'b']"], "b was forced, c may not be had"


def test_yes_or_no() -> None:
    for word, meaning in (("yes", "True"), ("no", "False")):
        game = trying(lambda state: confirm(0, "sure"))
        game.answer(word)
        assert game.state.got == [meaning]


# --- the guard ----------------------------------------------------------------------------


@rule
def two_dice(state: Note) -> Rule[int]:
    faces = yield from roll("two", [D6, D6])
    return sum(int(face) for face in faces)


def test_a_forgotten_yield_from_is_noticed() -> None:
    def careless(state: Note) -> Rule[int]:
        two_dice(state)
        return (yield from two_dice(state))

    with pytest.raises(ForgottenRule, match="called but never run: two_dice"):
        trying(careless)


def test_a_forgotten_yield_from_later_on_leaves_the_table_where_it_was() -> None:
    def careless(state: Note) -> Rule[int]:
        first = yield from two_dice(state)
        two_dice(state)
        return first

    game = trying(careless)
    for _ in range(2):
        with pytest.raises(ForgottenRule, match="two_dice"):
            game.answer([1, 2])
        assert len(game.journal) == 0
        assert game.request is not None


def test_a_rule_that_runs_pays_nothing_because_yield_from_gets_the_very_generator() -> None:
    called = two_dice(Note([]))
    inner = iter(called)
    assert isinstance(inner, Generator)

    def outer() -> Generator[Any, Any, Any]:
        return (yield from called)

    running = outer()
    next(running)
    assert running.gi_yieldfrom is inner  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    running.close()


def test_without_the_watch_a_rule_is_the_function_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules._Watch, "on", False)

    def written(state: Note) -> Rule[int]:
        return (yield from two_dice(state))

    assert rule(written) is written


@pytest.mark.plain
def test_all_rules_of_the_package_are_watched_in_tests() -> None:
    """Fails when something imports rules before tests/conftest.py has switched the watch on."""
    seen = 0
    for module, tree in parsed_modules(*RULES_ROOMS):
        for name in rule_names(tree):
            function = getattr(importlib.import_module(module), name, None)
            if function is not None:
                seen += 1
                assert hasattr(function, "__wrapped__"), f"{module}.{name} was imported too early"
    assert seen


def test_the_rooms_are_found() -> None:
    rooms = {found.name for found in pkgutil.iter_modules(tamalir.__path__)}

    assert {"kernel", "world"} <= rooms


# --- where we stand -----------------------------------------------------------------------


@pytest.mark.plain
def test_standing_names_the_chain_of_rules_outermost_first() -> None:
    game = trying(lambda state: two_dice(state))

    chain = game.standing()

    assert [name.partition(" ")[0].rpartition(".")[2] for name in chain] == ["only_step", "two_dice", "roll"]
    assert all("(line " in name for name in chain)


def test_nobody_stands_anywhere_when_the_game_is_over() -> None:
    game = trying(two_dice)
    game.answer([3, 4])

    assert game.request is None
    assert game.standing() == []
    assert play_until(table(PARLEY), "look").standing()[0].startswith("look (line ")
