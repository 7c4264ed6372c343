"""What helps outside fights has its worth too, so that bots buy it now and then."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tamalir.kernel import Choose, Fast, Setup, Table
from tamalir.players.second import BOTS, adventurer
from tamalir.players.second.outside_fights import value_outside_fights
from tamalir.second.edition import EDITION
from tamalir.second.state import Item, SecondState


@pytest.fixture(scope="module")
def state() -> SecondState:
    setup = Setup(2)
    return Table(EDITION, EDITION.begin(setup), Fast(1), setup=setup).state


@pytest.mark.parametrize(
    "card",
    [
        "smugglers-map",
        "clockwork-key",
        "candle-of-home",
        "rope-and-grapnel",
        "merchants-balance",
        "cowards-powder",
    ],
)
def test_help_on_the_road_is_worth_something(state: SecondState, card: str) -> None:
    assert value_outside_fights(state.book, card) > 0


def test_what_is_used_again_is_worth_more_than_what_is_used_up(state: SecondState) -> None:
    """Both bring a hero to a town; the rune does so again and again."""
    assert (
        value_outside_fights(state.book, "rune-of-passage")
        > value_outside_fights(state.book, "candle-of-home")
        > 0
    )


def test_whoever_cannot_be_healed_pays_for_it(state: SecondState) -> None:
    assert value_outside_fights(state.book, "grinning-idol") < 0


def test_a_blade_is_no_help_on_the_road(state: SecondState) -> None:
    assert value_outside_fights(state.book, "white-blade") == 0


def rolled(seed: int) -> Table[SecondState]:
    """A hero with a Smuggler's Map that has just rolled for its first journey."""
    setup = Setup(2)
    setup.packs = dict(EDITION.packs(setup))
    table = Table(EDITION, EDITION.begin(setup), Fast(seed), setup=setup)
    while (asked := cast("Choose[Any]", table.pending(table.waiting()[0]))).key != "movement.set-out":
        table.answer(asked.options[0].id, asked.seat)
    table.state.heroes[asked.seat].items = [Item("smugglers-map")]
    table.answer("roll:5")
    return table


def test_a_poor_roll_is_rolled_again_and_a_good_one_is_not() -> None:
    again = 0
    for seed in range(30):
        table = rolled(seed)
        request = cast("Choose[Any]", table.request)
        assert "use:smugglers-map" in [option.id for option in request.options]
        bot = BOTS["adventurer"](1, None, 10)
        again += bot.decide(table.view(request.seat), request) == "use:smugglers-map"
    assert 1 <= again <= 10, "from Tamalir most rolls lead to an adventure"


def test_a_novice_rolls_again_without_counting(monkeypatch: pytest.MonkeyPatch) -> None:
    """With six dice and more the counting would take longer than it may think."""

    def counted(*_: object) -> None:
        raise AssertionError("it counts")

    monkeypatch.setattr(adventurer, "reach_chances", counted)
    table = rolled(1)
    request = cast("Choose[Any]", table.request)
    bot = BOTS["novice"](1, None, 10)
    assert bot.decide(table.view(request.seat), request).startswith(("to:", "march:"))
    table.state.journey.dice = ["swamp"] * 6
    assert bot.decide(table.view(request.seat), request) == "use:smugglers-map"
