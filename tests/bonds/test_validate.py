"""Positions of games with the expansion can be judged, in every mode."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import tamalir
from tamalir.bonds.cards import bonds_book
from tamalir.bonds.edition import EDITION
from tamalir.bonds.state import BondsState, Envelope, Warband, bonds_state
from tamalir.bonds.validate import validate
from tamalir.kernel import Fast, Setup, Table
from tamalir.third.state import ThirdState
from tamalir.world.limits import Used
from tamalir.world.words import Until
from tests.third.test_validate import judged

MODES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"scenario": "margath", "enemy-choices": "players"}),
    (3, {"scenario": "corpse-king"}),
    (2, {"board-abilities": False}),
    (2, {"mode": "competitive"}),
    (2, {"scenario": "locust-swarm"}),
    (3, {"scenario": "red-death"}),
]


def begun(seed: int, seats: int, options: dict[str, Any], scene: str | None = None) -> Table[ThirdState]:
    setup = Setup(seats, scene, options=options)
    return Table(EDITION, EDITION.begin(setup), Fast(seed), setup=setup, listening=False)


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_every_position_of_a_game_is_sound(seats: int, options: dict[str, Any]) -> None:
    assert judged(begun(7, seats, options), Random(7), 400, validate) > 60  # a plague may end it soon


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), MODES)
@pytest.mark.parametrize("seed", range(20))
def test_every_position_of_many_games_is_sound(seed: int, seats: int, options: dict[str, Any]) -> None:
    judged(begun(seed, seats, options), Random(seed), 5000, validate)


@pytest.mark.parametrize("scene", sorted(tamalir.scenes("bonds")))
def test_every_position_of_a_prepared_fight_is_sound(scene: str) -> None:
    seats = EDITION.scenes()[scene]
    for seed in range(3):
        assert judged(begun(seed, seats, {}, scene), Random(seed), 300, validate) > 1


# --- broken positions -------------------------------------------------------------------


@pytest.fixture
def state() -> ThirdState:
    """Two heroes in the middle of a turn, one skill card of theirs on its way to the second."""
    table = begun(1, 2, {"scenario": "margath"})
    judged(table, Random(1), 60, validate)
    state = table.state
    assert validate(state) == []
    bonds_state(state).envelopes.append(
        Envelope(1, "skill", next(hero.hand.pop() for hero in state.heroes if hero.hand))
    )
    assert validate(state) == []
    return state


def sent(**more: object) -> Callable[[BondsState], None]:
    def change(state: BondsState) -> None:
        for name, value in more.items():
            setattr(state.envelopes[0], name, value)

    return change


BROKEN: list[tuple[Callable[[BondsState], object], str]] = [
    (lambda s: s.envelopes.clear(), "is nowhere"),
    (lambda s: s.envelopes.append(s.envelopes[0]), "lies in envelopes[0].card[0] as well"),
    (sent(holder=5), "envelopes[0].holder: there is no seat 5"),
    (sent(kind="cake"), "envelopes[0].kind: unknown kind of present 'cake'"),
    (sent(card="juggling"), "envelopes[0].card[0]: unknown skill 'juggling'"),
    (sent(kind="gold"), "envelopes[0].card: unknown card"),
    (sent(option=2), "envelopes[0].option: 2 is more than 1"),
    (lambda s: s.envelopes.extend(Envelope(0, "gold") for _ in range(3)), "envelopes: 4 is more than 3"),
    (lambda s: s.prepared.update({4: 1}), "prepared: there is no seat 4"),
    (lambda s: s.prepared.update({0: 99}), "prepared.0: 99 is more than"),
    (lambda s: s.decks["asset"].take_out(twist(s)), "cards: .* is nowhere"),
    (lambda s: s.heroes[0].assets.append(twist(s)), "heroes[0].assets[.* unknown asset"),
    (lambda s: setattr(s.heroes[0], "gold", -1), "heroes[0].gold: -1 is less than 0"),
]


@pytest.mark.parametrize(("broken", "fault"), BROKEN)
def test_a_broken_position_is_found(
    state: ThirdState, broken: Callable[[BondsState], object], fault: str
) -> None:
    broken(bonds_state(state))

    faults = [str(each) for each in validate(state)]
    assert any(all(part in each for part in fault.split(".*")) for each in faults), faults


IN_THE_LAND: list[tuple[str, Callable[[BondsState], object], str]] = [
    ("locust-swarm", lambda s: setattr(s.warbands[0], "card", "cake"), "warbands[0]: unknown warband 'cake'"),
    ("locust-swarm", lambda s: setattr(s.warbands[1], "card", s.warbands[0].card), "is there twice"),
    ("locust-swarm", lambda s: s.routed.append(s.warbands[1].card), "is there twice"),
    ("locust-swarm", lambda s: s.warbands.extend(s.warbands[:1] * 9), "warbands: 12 is more than 5"),
    ("locust-swarm", lambda s: setattr(s.warbands[0], "hex", (1, 10**9)), "lies off the board"),
    ("locust-swarm", lambda s: setattr(s.warbands[0], "units", 10**9), "warbands[0].units: 1000000000 is"),
    ("locust-swarm", lambda s: setattr(s.warbands[0], "units", -1), "-1 is less than 0"),
    ("locust-swarm", lambda s: s.scorched.append((99, 99)), "scorched[0]: (99, 99) is no place"),
    ("locust-swarm", lambda s: s.plague.append(s.book.board.places["city"][0]), "plague[0]:"),
    ("red-death", lambda s: s.plague.append(s.plague[0]), "plague[3]:"),
    ("red-death", lambda s: s.warbands.append(Warband("bone-breakers")), "warbands: 1 is more than 0"),
    ("red-death", lambda s: setattr(s, "difficulty", "cake"), "unknown step of difficulty 'cake'"),
    ("red-death", lambda s: setattr(s, "turn_of", 7), "turn_of: there is no seat 7"),
    ("red-death", lambda s: s.skill_sets.append("cake"), "unknown set 'cake'"),
    ("red-death", lambda s: s.skill_sets.append(s.skill_sets[0]), "skill_sets: 6 is less than 7"),
]


@pytest.mark.parametrize(("scenario", "broken", "fault"), IN_THE_LAND)
def test_what_threatens_the_land_is_where_it_can_be(
    scenario: str, broken: Callable[[BondsState], object], fault: str
) -> None:
    table = begun(1, 2, {"scenario": scenario})
    judged(table, Random(1), 40, validate)
    assert validate(table.state) == []
    broken(bonds_state(table.state))

    assert fault in "; ".join(map(str, validate(table.state)))


def twist(state: BondsState) -> str:
    return next(card for card in state.decks["asset"].bag if card in bonds_book(state).twists)


def test_gifts_and_envelopes_are_noted_among_what_was_used(state: ThirdState) -> None:
    hero = state.heroes[0]
    hero.used = [Used(0, hero.id, "gift", Until.TURN), Used(0, hero.id, "envelope", Until.TURN)]

    assert validate(state) == []
