"""The rough fight beside the exact one: no worse than cautious, no better than hopeful."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.odds.second.aims import WIN_FIRST, Aim
from tamalir.odds.second.answers import whole_fight
from tamalir.odds.second.fights import Solver
from tamalir.odds.second.reading import Reading
from tamalir.odds.second.rough import Mood, Rough
from tamalir.odds.second.rounds import Act, Party, Rounds
from tamalir.odds.second.upper_bound import upper_bound
from tamalir.odds.value import Value
from tamalir.second.state import SecondState
from tests.odds.brute import battle

GREEDY = Aim(win=2.1, loss=-1.4, away=-0.3, wound=0.12, exhaustion=0.04, ally=0.7, card=0.2)


def first_round(state: SecondState, without: list[str] | None = None) -> tuple[Reading, int]:
    reading = Reading(state, 0, without or [])
    return reading, reading.position(state) & reading.lasting


def exactly(reading: Reading, s: int, aim: Aim = WIN_FIRST) -> Value:
    solver = Solver(reading, aim)
    return solver.solve(lambda: [("", solver.start_of_round(s))])[0][1]


@pytest.mark.parametrize("aim", [WIN_FIRST, GREEDY], ids=["win first", "greedy"])
@pytest.mark.parametrize("mood", ["likely", "cautious"])
@pytest.mark.parametrize("foe", ["razorwing-flock", "howling-giant", "grave-pickers", "river-lurker"])
def test_without_cards_and_allies_nothing_is_rough(foe: str, mood: Mood, aim: Aim):
    state = battle("mordrog", foe, wounds=2)
    cards = [ability.use for ability in Reading(state, 0).abilities]
    reading, s = first_round(state, cards)
    assert reading.abilities == []
    exact, found = exactly(reading, s, aim), Rough(reading, aim, mood).later(s)
    for name in ("utility", "win", "loss", "wounds"):
        assert getattr(found, name) == pytest.approx(getattr(exact, name), abs=1e-5), name


FIGHTS: list[tuple[Any, ...]] = [
    ("one-fist", "howling-giant", ("blessed-salt", "chainmail")),
    ("spiritspeaker-mok", "river-lurker", ("red-clover-draught", "black-dagger")),
    ("varikas-the-dead", "razorwing-flock", ("dwarven-fire-bomb",), ("acolyte-of-flame",)),
    ("corbin-axebearer", "cinder-twins"),
]


@pytest.mark.parametrize("fight", FIGHTS, ids=lambda fight: f"{fight[0]}-{fight[1]}")
def test_the_truth_lies_between_cautious_and_hopeful(fight: tuple[Any, ...]):
    reading, s = first_round(battle(*fight))
    exact = exactly(reading, s)
    assert Rough(reading, WIN_FIRST, "cautious").later(s).utility <= exact.utility + 1e-9
    assert exact.win <= upper_bound(reading, s)


def test_a_hero_who_cannot_be_hurt_does_not_wait_for_ever():
    """To wait is as good as to strike when both win in the end: the one that ends must be taken."""
    strong = {"mind": 9, "body": 9, "spirit": 9}
    reading, s = first_round(battle("spiritspeaker-mok", "bone-hounds", bonuses=strong))
    moods: tuple[Mood, ...] = ("likely", "cautious")
    for mood in moods:
        assert Rough(reading, GREEDY, mood).later(s).win == pytest.approx(1.0)
    assert upper_bound(reading, s) == 1.0


def test_nothing_ever_happens_and_the_fight_is_left():
    """Nobody can hit or be hit: it counts as an escape (2E-GAP-094)."""
    idle = (Act(0, 1.0, 0, 2, 0.0), Act(1, 0.0, 3, 0, 0.0))
    rounds = Rounds(Party(0, 4, 5, {0: (idle, idle, idle)}, None), GREEDY)
    found = rounds.at((0, 3, 5))
    assert (found.win, found.loss, found.away) == (0.0, 0.0, 1.0)
    assert found.utility == pytest.approx(GREEDY.away - GREEDY.wound)


def test_an_ally_is_used_and_lost_by_its_chances():
    """It hits with chance 0.5; the second failure is its last. The hero can only watch."""
    watch = (Act(0, 1.0, 0, 0, 0.0),)
    ally = (*watch, Act(2, 0.5, 1, 0, 0.5))
    party = Party(2, 3, 1, {2: (ally, watch, watch), 0: (watch, watch, watch)}, None)
    found = Rounds(party, Aim(ally=0.0)).at((2, 3, 1))
    assert found.win == pytest.approx(2 / 3), "p = 0.5 + 0.25 p"


def test_flight_costs_a_wound_when_it_fails():
    """Nothing can be won: flee with chance 0.5 from the start, with two Lives left."""
    hopeless = (Act(0, 0.0, 0, 1, 0.0),)
    party = Party(0, 2, 9, {0: (hopeless, hopeless, hopeless)}, {0: 0.5})
    found = Rounds(party, WIN_FIRST).at((0, 2, 9))
    assert found.away == pytest.approx(0.75)
    assert found.loss == pytest.approx(0.25)
    assert found.wounds == pytest.approx(0.5 * 0 + 0.25 * 1 + 0.25 * 2)


@pytest.mark.parametrize(
    ("hero", "foe", "items", "bonus"),
    [
        pytest.param("corbin-axebearer", "bane-spider-matriarch", (), 3, id="a card used again on one roll"),
        pytest.param("battlemage-jaes", "umbrazul", ("ashwood-wand",), 9, id="harm done by the enemy's text"),
    ],
)
def test_no_play_is_better_than_what_is_hoped_for(hero: str, foe: str, items: tuple[str, ...], bonus: int):
    state = battle(hero, foe, items, bonuses={"mind": bonus, "body": bonus, "spirit": bonus}, wounds=1)
    exact = whole_fight(state, 0)
    assert exact.exact
    reading = Reading(state, 0)
    assert exact.win <= upper_bound(reading, reading.position(state))
