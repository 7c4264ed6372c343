"""The Grey Hunt: a villain that rides after the heroes, and what they can do about it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tamalir.kernel import Misfit, Table
from tamalir.third.deck_cards import HuntRules
from tamalir.third.edition import EDITION, catalogue, checked
from tamalir.third.figures import figures
from tamalir.third.hunt import drive_off, pace_of, prey_of
from tamalir.third.outcome import eliminate
from tamalir.third.state import ThirdState, fight_of
from tamalir.third.values import health
from tamalir.world.hexes import distance
from tests.third.scenes import answer, options, pending
from tests.third.tables import end_turns, events, lay, new, seen, sit

CIRCLE, NEAR, FAR = (4, 5), (6, 5), (13, 5)
"""Her lair, a place two hexes from it, and one far away."""


def hunting(act: int = 1, silver: tuple[int, ...] = (0, 0), at: tuple[Any, ...] = (FAR, FAR)) -> ThirdState:
    """The last turn of a round, the Huntress in her lair."""
    state = lay(scenario="grey-hunt", seats=len(silver), decks={"story": []})
    state.act, state.time, state.villain = act, 3, CIRCLE
    for hero, tokens, place in zip(state.heroes, silver, at, strict=True):
        hero.story, hero.hex = tokens, place
    state.active, state.to_come = len(silver) - 1, []
    return state


def next_round(state: ThirdState) -> Table[ThirdState]:
    return end_turns(sit(state), 1)


@pytest.mark.rule("3E-SCEN-004")
def test_she_is_on_the_board_from_the_first_round():
    table = new(scenario="grey-hunt", heroes=["corbin", "lyssa"])
    while pending(table).key != "turn.action":
        table.answer(options(table)[0])

    assert table.state.villain == CIRCLE
    assert [e["place"] for e in events(table, "villain-appears")] == ["hunting-circle"]


@pytest.mark.rule("3E-SCEN-004", "3E-SCEN-012")
def test_she_can_be_faced_in_act_one():
    state = hunting(at=(CIRCLE, FAR))
    state.active, state.to_come = 0, [1]
    table = answer(sit(state), "face-villain")

    assert fight_of(table.state).sides[1].who == "grey-huntress"


@pytest.mark.rule("3E-SCEN-004")
@pytest.mark.parametrize(
    ("silver", "at", "prey"),
    [
        ((1, 0), (FAR, NEAR), 0),  # the most silver
        ((1, 2), (NEAR, FAR), 1),
        ((1, 1), (FAR, NEAR), 1),  # among equals the nearest
        ((0, 0), (NEAR, FAR), 0),
        ((2, 2, 2), (NEAR, NEAR, NEAR), 0),  # then the first in turn order
    ],
)
def test_whom_she_hunts(silver: tuple[int, ...], at: tuple[Any, ...], prey: int):
    assert prey_of(hunting(silver=silver, at=at)) == prey


@pytest.mark.rule("3E-SCEN-004")
def test_the_fallen_and_the_eliminated_are_no_prey():
    state = hunting(silver=(3, 2, 1), at=(FAR, FAR, NEAR))
    state.heroes[0].damage = 10
    assert prey_of(state) == 1
    eliminate(state, 1)
    assert prey_of(state) == 2
    state.heroes[2].damage = 10
    assert prey_of(state) is None
    assert next_round(state).state.villain == CIRCLE  # nobody to ride after


@pytest.mark.rule("3E-SCEN-004")
@pytest.mark.parametrize(
    ("act", "rounds", "hexes"), [(1, 5, 2), (2, 14, 3), (2, 24, 3), (2, 25, 4), (2, 30, 9)]
)
def test_how_far_she_rides(act: int, rounds: int, hexes: int):
    state = hunting(act)
    state.round = rounds

    assert pace_of(state, HuntRules()) == hexes


@pytest.mark.rule("3E-SCEN-004")
def test_she_rides_towards_her_prey_by_the_shortest_way():
    table = next_round(hunting(silver=(0, 1)))
    state = table.state

    assert state.villain is not None
    assert distance(state.villain, FAR) == distance(CIRCLE, FAR) - 2
    assert [(e["n"], e["hero"]) for e in events(table, "villain-rides")] == [(2, "bob")]
    assert (state.round, state.active) == (2, 0)  # and the next round begins


def after_act_two(state: ThirdState) -> ThirdState:
    state.time, state.round = 12, 25
    return state


@pytest.mark.rule("3E-SCEN-004")
@pytest.mark.parametrize("act", [1, 2])
@pytest.mark.parametrize(("before", "left"), [(2, 1), (0, 0)])
def test_in_both_acts_she_strikes_and_is_gone(act: int, before: int, left: int):
    table = next_round(hunting(act, silver=(before, 0), at=(NEAR, FAR)))
    hero = table.state.heroes[0]

    assert (hero.story, hero.damage, hero.hex) == (left, 2, NEAR)
    assert table.state.villain == CIRCLE
    assert table.state.fight is None


@pytest.mark.rule("3E-SCEN-004")
def test_after_the_last_round_of_act_two_she_still_strikes():
    state = hunting(2, silver=(1, 0), at=(NEAR, FAR))
    state.time, state.round = 12, 24
    table = next_round(state)

    assert (table.state.fight, table.state.heroes[0].damage, table.state.round) == (None, 2, 25)


@pytest.mark.rule("3E-SCEN-004", "3E-SCEN-006", "3E-VILLAIN-006")
def test_after_act_two_she_fights_at_once_and_nobody_flees():
    table = next_round(after_act_two(hunting(2, silver=(1, 0), at=(NEAR, FAR))))
    state = table.state
    fight = fight_of(state)

    assert [side.who for side in fight.sides] == ["ann", "grey-huntress"]
    assert fight.no_flight == "3E-VILLAIN-006"
    assert [e["side"] for e in events(table, "scenario-flipped")] == ["b"]
    assert health(state, fight.sides[1]) == 11  # twelve less one arrowhead
    assert state.heroes[0].story == 1  # in a fight she takes nothing


@pytest.mark.rule("3E-SCEN-004", "3E-VILLAIN-004")
def test_after_the_fight_the_next_round_begins():
    state = after_act_two(hunting(2, silver=(1, 0), at=(NEAR, FAR)))
    state.heroes[0].damage = 9
    table = next_round(state)
    while table.state.fight is not None:
        ids = options(table)
        blow = [id for id in ids if id.startswith("spend:") and pending(table).seat == 1]
        calm = [id for id in ids if id in ("pass", "take-damage", "let-be")]
        table.answer((blow or calm or ids)[0])

    assert table.state.eliminated == [0]
    assert (table.state.round, table.state.active, table.state.step) == (26, 1, "turn")
    assert table.state.villain == NEAR


@pytest.mark.rule("3E-SCEN-004", "3E-ACT-004")
def test_the_hunt_goes_on_after_act_two():
    state = hunting(2)
    state.time, state.round = 12, 24
    table = next_round(state)

    assert table.result is None
    assert (table.state.time, table.state.act, table.state.round) == (12, 2, 25)
    assert table.state.villain != CIRCLE


@pytest.mark.rule("3E-SCEN-004")
@pytest.mark.parametrize(("silver", "expected"), [(0, 12), (3, 9), (4, 8), (9, 8)])
def test_silver_weakens_her(silver: int, expected: int):
    state = hunting(silver=(silver, 0))

    shown = figures(state, 0).heroes[0]
    assert shown is not None
    assert shown.villain == expected


@pytest.mark.rule("3E-SCEN-005")
def test_everybody_sees_whom_she_hunts():
    shown = seen(sit(hunting(silver=(0, 1), at=(NEAR, FAR))), 0).figures.scenario

    assert (shown.lair, shown.goal) == (CIRCLE, FAR)


@pytest.mark.rule("3E-SCEN-004")
def test_cards_drive_her_back():
    state = hunting()
    state.villain = NEAR
    drive_off(state, 0)

    assert state.villain == CIRCLE


def test_other_villains_are_not_driven_off():
    state = lay(scenario="margath")
    state.villain = NEAR
    drive_off(state, 0)

    assert state.villain == NEAR


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"end": "lost"}, "scenarios.grey-hunt.hunt"),
        ({"hunt": None}, "scenarios.grey-hunt.hunt"),
        ({"villain": ""}, "scenarios.grey-hunt.hunt"),
        ({"hunt": HuntRules(pace=0)}, "scenarios.grey-hunt.hunt.pace"),
    ],
)
def test_a_hunt_must_make_sense(change: dict[str, Any], where: str):
    cards = catalogue()
    scenario = replace(cards.scenarios["grey-hunt"], **change)
    with pytest.raises(Misfit) as misfit:
        checked(replace(cards, scenarios={**cards.scenarios, "grey-hunt": scenario}))

    assert misfit.value.path == where


def test_it_can_be_asked_for_by_name():
    assert "grey-hunt" in EDITION.options["scenario"].choices
