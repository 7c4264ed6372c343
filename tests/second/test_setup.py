"""Set-up: ten steps before the first turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tamalir.kernel import Choose, Draw, Fast, Misfit, Setup, Unknown
from tamalir.second.edition import EDITION
from tamalir.second.setup import COUNTERS, empty_table
from tamalir.second.words import COLOURS, Colour
from tests.second.turn_scenes import BOOK, Scene, new_game

MARKET = len(BOOK.items) + len(BOOK.allies)
ADVENTURES = {
    colour: sum(
        card.colour is colour
        for kind in (BOOK.challenges, BOOK.encounters, BOOK.events)
        for card in kind.values()
    )
    for colour in COLOURS
}


def dealt(seats: int = 2, seed: int = 1, **rest: Any) -> Scene:
    """A game whose set-up chance has decided; the first player is asked how to move."""
    scene = new_game(seats, **rest)
    table = scene.table
    dealer = Fast(seed)
    while table.request is not None and table.request.is_chance:
        assert isinstance(table.request, Draw)
        table.answer(dealer.answer(table.request, table.journal.throws))
    assert isinstance(table.request, Choose)
    return scene


@pytest.mark.rule("2E-SETUP-001", "2E-SETUP-002", "2E-COMP-023")
def test_every_jewel_of_the_board_gets_a_counter_of_its_colour():
    jewels = {at: space.jewel for at, space in BOOK.board.spaces.items() if space.jewel is not None}

    state = new_game().state

    assert jewels == {tuple(map(int, at.split(","))): colour for at, (colour,) in state.jewels.items()}
    assert Colour.YELLOW == state.jewels["1,1"][0]


@pytest.mark.rule("2E-SETUP-003")
def test_the_track_of_undefeated_challenges_is_empty():
    assert [None] * 6 == dealt().state.track


@pytest.mark.rule("2E-SETUP-004")
def test_all_allies_and_items_make_one_market_deck():
    market = empty_table(BOOK, Setup(2), EDITION.settle({})).market

    assert sorted([*BOOK.items, *BOOK.allies]) == sorted(market.bag)
    assert [] == market.below  # shuffled: no order is known


@pytest.mark.rule("2E-SETUP-005")
def test_every_town_but_tamalir_gets_one_card():
    state = dealt().state

    assert {"tamalir": 0} | dict.fromkeys(set(BOOK.board.towns) - {"tamalir"}, 1) == {
        town: len(stack) for town, stack in state.stacks.items()
    }
    assert MARKET - 7 == len(state.market)


@pytest.mark.rule("2E-SETUP-006")
def test_adventure_cards_lie_in_four_decks_by_colour():
    state = new_game().state

    assert ADVENTURES == {colour: len(deck) for colour, deck in state.decks.items()}
    for colour, deck in state.decks.items():
        assert {colour} == {BOOK.adventure(card).colour for card in deck.bag}
        assert [] == deck.below


@pytest.mark.rule("2E-SETUP-007")
def test_everybody_begins_with_three_gold():
    assert [3, 3, 3, 3] == [hero.gold for hero in dealt(4).state.heroes]


@pytest.mark.rule("2E-SETUP-010")
def test_nobody_begins_with_counters():
    for hero in dealt(3).state.heroes:
        assert (0, 0, {}, {}, 0) == (hero.wounds, hero.exhaustion, hero.bonuses, hero.counters, hero.points)


@pytest.mark.rule("2E-SETUP-011")
def test_heroes_are_dealt_at_random_and_differ():
    scene = new_game(3)
    draws: list[list[str]] = []
    dealer = Fast(5)
    while isinstance(scene.table.request, Draw):
        if scene.asked == "draw.hero":
            draws.append(list(scene.table.request.bag))
        scene.table.answer(dealer.answer(scene.table.request, scene.throws))

    cards = [hero.id for hero in scene.state.heroes]
    assert [len(BOOK.heroes), len(BOOK.heroes) - 1, len(BOOK.heroes) - 2] == [len(bag) for bag in draws]
    assert 3 == len(set(cards))


@pytest.mark.rule("2E-SETUP-011")
def test_players_may_agree_on_heroes():
    assert ["cyra", "amar"] == [hero.id for hero in dealt(heroes=["cyra", "amar"]).state.heroes]
    mixed = [hero.id for hero in dealt(heroes=[None, "amar"]).state.heroes]
    assert "amar" == mixed[1] != mixed[0]


@pytest.mark.rule("2E-SETUP-011")
@pytest.mark.parametrize(
    ("heroes", "error"),
    [
        (["amar", "amar"], Misfit),
        (["nobody", None], Unknown),
        (["amar", "belen", "cyra"], Misfit),
    ],
)
def test_picks_that_do_not_fit_are_refused(heroes: list[str | None], error: type[Exception]):
    with pytest.raises(error):
        new_game(2, heroes=heroes)


@pytest.mark.rule("2E-SETUP-012")
def test_heroes_left_over_are_out_of_the_game():
    state = dealt(3).state
    playing = {hero.id for hero in state.heroes}

    places = [*state.market.bag, *(card for deck in state.decks.values() for card in deck.bag)]
    places += [card for stack in state.stacks.values() for card in stack]
    assert [] == [card for card in places if card in BOOK.heroes]
    assert len(BOOK.heroes) - 3 == len(set(BOOK.heroes) - playing)


@pytest.mark.rule("2E-SETUP-013")
def test_chance_decides_who_begins():
    first = {dealt(4, seed).state.active for seed in range(30)}

    assert {0, 1, 2, 3} == first
    assert dealt(4, 7).state.active == dealt(4, 7).state.active


@pytest.mark.rule("2E-SETUP-013")
def test_a_table_may_let_the_first_seat_begin():
    assert {0} == {dealt(4, seed, options={"first-player": "first-seat"}).state.active for seed in range(8)}


@pytest.mark.rule("2E-SETUP-014")
def test_no_event_is_in_play():
    assert dealt().state.event is None


@pytest.mark.rule("2E-COMP-001")
@pytest.mark.parametrize("seats", [1, 6])
def test_one_to_six_can_play(seats: int):
    assert seats == len(dealt(seats).state.heroes)


@pytest.mark.rule("2E-COMP-001")
@pytest.mark.parametrize("seats", [0, 7])
def test_no_other_number_can(seats: int):
    with pytest.raises(Unknown):
        new_game(seats)


@pytest.mark.rule("2E-GAP-018")
def test_spare_counters_begin_in_the_pile():
    state = new_game().state

    for colour in COLOURS:
        placed = sum(colours == (colour,) for colours in state.jewels.values())
        assert COUNTERS[colour] - placed == state.pile[colour]
    assert 22 - 4 == state.pile[Colour.GREEN]


def test_a_board_without_eight_towns_has_no_doom_track():
    towns = {"tamalir": BOOK.board.towns["tamalir"]}
    book = replace(BOOK, board=replace(BOOK.board, towns=towns))

    with pytest.raises(Misfit, match="doom-track"):
        new_game(book=book, options={"doom-track": True})


def test_a_table_can_be_looked_at_while_heroes_are_dealt():
    scene = new_game()

    while isinstance(scene.table.request, Draw):
        assert scene.table.view(0).json()["request"] is not None
        scene.play(scene.table.request.bag[0])
