"""The planner of the Third Edition against exhaustive search and against the real rules."""

from __future__ import annotations

from itertools import product
from typing import Any, cast

import pytest

from tamalir.kernel import Choose, Manual, Table
from tamalir.odds.third.advisor import ADVISOR
from tamalir.odds.third.travel import (
    FACES,
    chance_of,
    ending_chance,
    handfuls,
    reach_chances,
    reachable,
)
from tamalir.odds.third.trials import chance_to_pass, mean_exerted
from tamalir.third.edition import EDITION
from tamalir.third.state import Hero, ThirdState
from tamalir.third.terrain import can_meet
from tamalir.world.hexes import Hex
from tests.odds.third_fights import BOOK

BOARD = BOOK.board
STARTS = ((7, 5), (6, 8), (6, 2), (13, -4), (1, 2))
"""A town, a stronghold by a river, the city, mountains, a forest."""


@pytest.mark.parametrize("start", STARTS)
def test_chances_equal_every_throw_tried(start: Hex):
    for n in (1, 2, 3):
        counted: dict[Hex, float] = {}
        for faces in product(FACES, repeat=n):
            for at in reachable(BOARD, start, faces):
                counted[at] = counted.get(at, 0.0) + 1 / len(FACES) ** n
        assert dict(reach_chances(BOARD, start, n)) == pytest.approx(counted)


def travelling(start: Hex) -> Table[ThirdState]:
    """A hero in its turn, on its way; people throw the dice."""
    heroes = [Hero("corbin", hex=start), Hero("lyssa", hex=(6, 2))]
    state = ThirdState(heroes, book=BOOK, scenario="margath")
    table = Table(EDITION, state, Manual(), listening=False)
    table.answer("travel")
    return table


def walked(table: Table[ThirdState]) -> set[Hex]:
    """All hexes on which the hero can end, by trying every step through the rules."""
    ends: set[Hex] = set()
    todo = [table]
    while todo:
        here = todo.pop()
        at = here.state.heroes[0].hex
        assert at is not None
        ends.add(at)
        asked = cast("Choose[Any]", here.request)
        if asked.key != "move.spend":
            continue
        for option in asked.options:
            if option.verb == "go":
                after = here.fork(Manual())
                after.answer(option.id)
                todo.append(after)
    return ends


@pytest.mark.rule("3E-MOVE-003", "3E-RIVER-002", "3E-ROAD-001")
@pytest.mark.parametrize("start", STARTS[:3])
@pytest.mark.parametrize(
    "faces",
    [
        ("plains", "mountain+water", "plains+hills"),
        ("wild", "forest+hills", "plains"),
        ("mountain+water",) * 3,
    ],
)
def test_hexes_in_reach_are_those_of_the_rules(start: Hex, faces: tuple[str, ...]):
    table = travelling(start)
    table.answer(faces)
    ways = reachable(BOARD, start, faces)
    assert set(ways) == walked(table)
    for at, way in ways.items():
        assert len(way.path) == len(way.paid) == len(faces) - way.left
        walk = table.fork(Manual())
        for there, face in zip(way.path, way.paid, strict=True):
            asked = cast("Choose[Any]", walk.request)
            step = [
                o.id
                for o in asked.options
                if o.verb == "go" and o.id.split(":")[1] == f"{there[0]},{there[1]}"
            ]
            assert any(BOARD.lets(face, walk.state.heroes[0].hex or start, there) for _ in step)
            walk.answer(next((o for o in step if o.endswith(face)), step[0]))
        assert walk.state.heroes[0].hex == at


@pytest.mark.rule("3E-EXERT-003")
def test_exerting_equals_trying_everything():
    """Two dice, two cards: every way to roll one die again, against the recursion of the planner."""

    def best(hand: tuple[int, ...], cards: int, good: set[tuple[int, ...]]) -> float:
        if tuple(sorted(hand)) in good:
            return 1.0
        if not cards:
            return 0.0
        return max(
            sum(best((*hand[:n], face, *hand[n + 1 :]), cards - 1, good) for face in range(6)) / 6
            for n in range(len(hand))
        )

    good = {(0, 5), (5, 5)}
    bits = sum(1 << k for k, (hand, _) in enumerate(handfuls(2)) if hand in good)
    for cards in (0, 1, 2):
        tried = sum(best(hand, cards, good) for hand in product(range(6), repeat=2)) / 36
        assert chance_of(bits, 2, cards) == pytest.approx(tried)
    far = reach_chances(BOARD, (7, 5), 3)
    helped = reach_chances(BOARD, (7, 5), 3, 2)
    assert set(far) == set(helped)
    assert all(helped[at] >= far[at] for at in far)
    assert any(helped[at] > far[at] + 0.05 for at in far)


@pytest.mark.rule("3E-QUEST-005", "3E-QUEST-006")
@pytest.mark.parametrize(
    "needs", [("water",), ("forest", "forest"), ("wild", "plains"), ("mountain", "hills", "plains")]
)
def test_endings_equal_every_throw_tried(needs: tuple[str, ...]):
    met = [can_meet(needs, faces) for faces in product(FACES, repeat=3)]
    assert ending_chance(needs, 3) == pytest.approx(sum(met) / len(met))
    assert ending_chance(needs, 3, 2) > ending_chance(needs, 3)


@pytest.mark.rule("3E-TEST-005", "3E-TEST-008")
def test_tests_are_counted_card_by_card():
    def drawn(stars: int, cards: int, draws: int, needs: int, exert: int) -> float:
        if needs <= 0:
            return 1.0
        if not cards or not draws + exert:
            return 0.0
        left = (draws - 1, exert) if draws else (0, exert - 1)
        hit = stars / cards
        return (hit * drawn(stars - 1, cards - 1, left[0], needs - 1, left[1]) if stars else 0.0) + (
            (1 - hit) * drawn(stars, cards - 1, left[0], needs, left[1]) if cards > stars else 0.0
        )

    for reveals, needs, exert in [(2, 1, 0), (2, 1, 2), (3, 2, 1), (0, 1, 3), (1, 3, 1)]:
        assert chance_to_pass(8, 20, reveals, needs, exert) == pytest.approx(
            drawn(8, 20, reveals, needs, exert)
        )
    assert mean_exerted(8, 20, 1, 1, 1) == pytest.approx(12 / 20)


def test_journeys_before_and_after_the_roll():
    table = Table(
        EDITION,
        ThirdState([Hero("corbin", hex=(7, 5)), Hero("lyssa", hex=(6, 2))], book=BOOK, scenario="margath"),
        Manual(),
        listening=False,
    )
    journeys = ADVISOR.odds(table.view(0)).journeys
    assert journeys["travel"].dice == 3
    assert journeys["travel"].chances["7,5"] == 1.0
    assert journeys["walk:7,6"].chances == {"7,6": 1.0}
    reach = ADVISOR.reach(table.view(0))
    assert reach.dice[3] == journeys["travel"].chances
    table.answer("travel")
    table.answer(("plains", "wild", "mountain+water"))
    asked = cast("Choose[Any]", table.request)
    journeys = ADVISOR.odds(table.view(0)).journeys
    assert set(journeys) == {o.id for o in asked.options if o.verb in ("go", "stop")}
    assert set(ADVISOR.reach(table.view(0)).paths) == {
        at for name, journey in journeys.items() if name != "stop" for at in journey.chances
    } | {"7,5"}
