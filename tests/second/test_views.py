"""What a seat may know of a whole game: the position without its secrets, figures by the rules."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from tamalir.kernel import Fast, Setup, Table, clone, hide, is_unknown, read_view
from tamalir.second.combat import stages
from tamalir.second.edition import EDITION
from tamalir.second.market import price
from tamalir.second.state import Fight, SecondState
from tamalir.second.words import Cause
from tests.second.turn_scenes import BOOK, party, turn


def begun(seed: int, seats: int = 3, **options: object) -> Table[SecondState]:
    setup = Setup(seats, options={"doom-track": True, **options})
    setup.packs = dict(EDITION.packs(setup))
    return Table(EDITION, EDITION.begin(setup), Fast(seed), setup=setup)


def play(table: Table[SecondState], luck: random.Random, answers: int) -> None:
    for _ in range(answers):
        if table.request is None:
            return
        seat = luck.choice(table.waiting())
        asked = table.pending(seat)
        assert asked is not None
        table.answer(luck.choice(asked.options).id, seat)


def all_cards(state: SecondState) -> Counter[str]:
    """Every card that is not in somebody's hands."""
    piles = [state.market, *state.decks.values()]
    found = Counter(card for pile in piles for card in (*pile.bag, *pile.below))
    found.update(state.doom)
    return found


@pytest.mark.parametrize("seed", range(4))
def test_a_view_hides_decks_and_faces_of_the_doom_track_and_nothing_else(seed: int):
    table, luck = begun(seed), random.Random(seed)
    for _ in range(40):
        play(table, luck, 9)
        view = table.view(luck.choice((0, 1, 2, None)))
        whole = clone(table.state)
        assert all(is_unknown(card) for pile in view.state.decks.values() for card in pile.bag)
        colours = [f"?{whole.book.adventure(card).colour}" for card in whole.doom]
        assert colours == view.state.doom
        for colour, pile in whole.decks.items():
            pile.bag = view.state.decks[colour].bag
        whole.market.bag, whole.doom = view.state.market.bag, view.state.doom
        assert whole == view.state


@pytest.mark.parametrize("seed", range(4))
def test_an_imagined_world_agrees_with_what_a_seat_knows(seed: int):
    table, luck = begun(seed), random.Random(seed)
    for _ in range(40):
        play(table, luck, 9)
        view = table.view(0)
        world = view.imagine(Fast(seed))
        assert hide(world, 0) == view.state
        assert all_cards(table.state) == all_cards(world)


def test_a_view_crosses_the_wire_and_comes_back():
    table, luck = begun(5), random.Random(5)
    for _ in range(30):
        play(table, luck, 13)
        for seat in (0, None):
            view = table.view(seat)
            again = read_view(json.loads(json.dumps(view.json(way=True))), EDITION)
            assert view.state == again.state
            assert json.dumps(view.json(way=True)) == json.dumps(again.json(way=True))


def test_a_view_can_be_played_on_from_the_middle_of_a_step():
    table, luck = begun(6), random.Random(6)
    for _ in range(60):
        play(table, luck, 7)
        if table.request is None or table.result is not None:
            break
        seat = table.waiting()[0]
        other = read_view(json.loads(json.dumps(table.view(seat).json(way=True))), EDITION).table(Fast(9))
        assert other.request is not None
        assert (table.request.key, table.waiting()) == (other.request.key, other.waiting())
        mine, theirs = table.pending(seat), other.pending(seat)
        assert mine is not None
        assert theirs is not None
        assert [(o.id, dict(o.args)) for o in mine.options] == [(o.id, dict(o.args)) for o in theirs.options]


@pytest.mark.rule("2E-MARKET-006")
def test_the_stall_shows_the_price_of_the_day_also_for_what_cannot_be_paid():
    """A fair makes Items cheaper; whoever cannot pay even so must see the price that holds."""
    fair = """
    [events.fair]
    colour = "green"
    rank = 1
    effects = [{ when = "always", do = "price", by = -2, of = "item" }]
    """
    poor = party("amar", gold=1, wounds=1)
    scene = turn(poor, step="market", cards=fair, event="fair", stacks={"tamalir": ["hammer"]})
    view = scene.table.view(0)

    assert BOOK.cost("hammer") - 2 == view.figures.prices["hammer"] == price(scene.state, 0, "hammer")
    refused = {each["id"]: each for each in view.json()["request"]["refused"]}
    assert BOOK.cost("hammer") - 2 == refused["buy:hammer"]["args"]["cost"]
    assert "2E-MARKET-006" == refused["buy:hammer"]["rule"]


@pytest.mark.rule("2E-HAZARD-012", "2E-HAZARD-013", "2E-END-009")
def test_the_stages_of_a_battle_are_those_that_its_cause_allows():
    every = ["before-combat", "escape", "ranged", "melee", "magic"]
    assert every == stages(Fight(0, Cause.ADVENTURE, 0))
    assert ["ranged", "melee", "magic"] == stages(Fight(0, Cause.HAZARD, 0))
    assert ["before-combat", "ranged", "melee", "magic"] == stages(Fight(0, Cause.ENDGAME, 0))


@pytest.mark.rule("2E-KO-004", "2E-VAR-002")
def test_figures_tell_what_a_knock_out_takes():
    rich = party("amar", gold=4, own=["hammer", "axe"])

    figures = turn(rich, step="market").table.view(0).figures
    softer = turn(rich, step="market", options={"softer-knockouts": True}).table.view(0).figures

    assert (4, ["hammer"]) == (figures.heroes[0].lost_gold, figures.heroes[0].lost_cards)
    assert [] == softer.heroes[0].lost_cards


@pytest.mark.rule("2E-END-019")
def test_figures_rank_by_level_then_gold():
    poor, strong, rich = party("amar"), party("amar", bonuses={"body": 2}), party("amar", gold=9)

    assert [1, 2, 0] == turn(poor, strong, rich, step="market").table.view(0).figures.standings


@pytest.mark.rule("2E-LIMIT-001", "2E-LIMIT-002", "2E-LIMIT-003", "2E-VAR-003", "2E-VAR-004")
def test_figures_tell_how_much_room_is_left():
    armed = party("amar", own=["hammer", "plate"])
    limits = {"item-limits": True, "ally-limits": True}

    room = turn(armed, step="market").table.view(0).figures.heroes[0].room
    without = turn(armed, step="market", options=limits).table.view(0).figures.heroes[0].room

    assert [("weapon", 1, 2), ("armor", 1, 1), ("ally", 0, 2)] == [(r.what, r.taken, r.most) for r in room]
    assert [] == without


@pytest.mark.rule("2E-DOOM-006", "2E-DOOM-007", "2E-DOOM-010")
def test_figures_tell_how_far_doom_is():
    """With two heroes four cards add a counter, and one card stays: 2 now, then 3 for the last counter."""
    heroes = party("amar"), party("amar")
    track = turn(*heroes, step="market", doom=["goblin", "bear"], doom_counters=6).table.view(0).figures

    assert (4, 8, 5) == (track.doom_threshold, track.doom_most, track.doom_until)
    last = turn(*heroes, step="market", doom=["goblin"], doom_counters=7).table.view(0).figures
    assert 3 == last.doom_until
