"""The table: asks, takes answers, and never changes on a wrong one."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamalir.kernel import (
    ChooseAll,
    DeadEnd,
    Edition,
    Fast,
    Manual,
    Misfit,
    NothingAsked,
    Refused,
    Rule,
    Scripted,
    ScriptEnded,
    Setup,
    State,
    Table,
    TamalirError,
    Unknown,
    choose,
    choose_all,
    offer,
    rule,
)
from tamalir.kernel.edition import no_reason
from tests.kernel.pictures import picture
from tests.toys import PARLEY, RACE, answer_at_random, play_at_random, play_until, saved, table

CALM = [["calm"]] * 50


def test_a_race_is_played_to_its_end() -> None:
    game = play_at_random(table(RACE, 3))

    assert game.result is not None
    assert game.result.reason == "race-over"
    assert sorted(seat for group in game.result.ranking for seat in group) == [0, 1, 2]
    assert game.request is None
    assert game.waiting() == ()
    with pytest.raises(NothingAsked, match="the game is over"):
        game.answer("stay")


def test_a_choice_with_one_option_is_made_by_the_table_and_stands_in_the_journal() -> None:
    game = table(RACE, 2, Scripted([["gale"], *CALM]))

    # seat 0 has no cargo and must lose a hand; seat 1 has both and is asked
    assert game.journal.entries[1] == (0, "crew", True)
    assert game.waiting() == (1,)


def test_a_refused_option_names_its_rule_and_changes_nothing() -> None:
    game = table(RACE, 2, Scripted(CALM))
    before = picture(game)

    with pytest.raises(Refused) as refusal:
        game.answer("to:0,1")

    assert refusal.value.rule == "RACE-SAIL-002"
    assert picture(game) == before


def test_another_seat_may_not_answer() -> None:
    game = table(RACE, 2, Scripted(CALM))

    with pytest.raises(Refused) as refusal:
        game.answer("stay", seat=1)
    assert (refusal.value.rule, refusal.value.args_for_text) == ("RACE-TURN-001", {"seat": 1})


@given(
    st.integers(0, 60),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.just("look:0"),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner, max_size=2),
        max_leaves=4,
    ),
    st.none() | st.integers(-3, 4),
    st.sampled_from([RACE, PARLEY]),
    st.booleans(),
)
def test_wrong_answers_change_nothing(
    answers: int, answer: object, seat: int | None, edition: Edition[Any], manual: bool
) -> None:
    game = play_at_random(table(edition, 2), answers, most=answers)
    if manual and game.request is not None:
        game = game.fork(dealer=Manual())
        answer_at_random(game, random.Random(answers))
    before = picture(game)
    try:
        game.answer(answer, seat)
    except TamalirError:
        assert picture(game) == before


# --- choosing at once ---------------------------------------------------------------------


def test_nobody_sees_a_bid_before_all_have_bid() -> None:
    game = table(PARLEY, 2)
    assert isinstance(game.request, ChooseAll)
    before = game.view(1).json(), game.events(seat=1), len(game.journal)

    game.answer(game.state.seats[0].hand[0], seat=0)

    view = game.view(1).json()
    assert view.pop("request") == {**before[0].pop("request"), "waiting": [1]}
    assert (view, game.events(seat=1), len(game.journal)) == before
    assert game.pending(0) is None
    assert game.waiting() == (1,)
    game.answer(game.state.seats[1].hand[0])
    assert {e["key"] for e in game.events()} >= {"bid-shown"}


def test_a_seat_bids_once_and_says_who_it_is_while_several_are_asked() -> None:
    game = table(PARLEY, 2)
    card = game.state.seats[0].hand[0]

    with pytest.raises(Unknown, match="unknown seat 'none'; known: 0, 1"):
        game.answer(card)
    game.answer(card, seat=0)
    with pytest.raises(Refused, match="PARLEY-TURN-001"):
        game.answer(card, seat=0)


@dataclass
class Odd(State):
    """For rules that misbehave."""

    step: int = 0
    got: str = ""


def odd(*steps: Any, seats: int = 2) -> Table[Odd]:
    edition = Edition(
        id="odd",
        state=Odd,
        begin=lambda setup: Odd(),
        given=lambda setup: {},
        step=lambda state: steps[state.step](state) if state.step < len(steps) else None,
        figures=lambda state, seat: {"got": state.got},
        why=no_reason,
        turn_rule="ODD-001",
    )
    return Table(edition, Odd(), Fast(1), setup=Setup(seats))


@rule
def asks(state: Odd) -> Rule[None]:
    state.got += yield from choose(0, "letter", [offer("a"), offer("b"), offer("bad")])
    state.emit("letter", 0, got=state.got)
    if state.got.endswith("bad"):
        state.got += " and worse"
        raise KeyError("a mistake in a rule")
    state.step += 1


def test_where_nobody_has_a_choice_nobody_is_asked() -> None:
    @rule
    def only(state: Odd) -> Rule[None]:
        first = yield from choose_all("both", {1: ["x"], 0: ["y"]})
        none = yield from choose_all("none", {})
        state.got = f"{first} {none}"
        state.step += 1

    game = odd(only)

    assert game.state.got == "{0: 'y', 1: 'x'} {}"
    assert game.journal.to_save() == [[-2, ((0, "y"), (1, "x")), 1], [-2, (), 1]]


@pytest.mark.plain
def test_a_rule_that_offers_nothing_is_a_dead_end_and_not_a_silent_hang() -> None:
    @rule
    def nothing(state: Odd) -> Rule[None]:
        yield from choose(1, "hopeless", [offer("x", refused="R-1")])

    with pytest.raises(DeadEnd, match=r"seat 1, 'hopeless', \[\].*nothing.*choose"):
        odd(nothing)
    game = odd(asks, nothing)
    before = picture(game)
    with pytest.raises(DeadEnd):
        game.answer("a")
    assert picture(game) == before


# --- mistakes in rules --------------------------------------------------------------------


def test_an_error_inside_a_rule_takes_the_answer_back() -> None:
    game = odd(*[asks] * 20)
    for letter in "abababab":
        game.answer(letter)
        before = picture(game)
        with pytest.raises(KeyError, match="a mistake in a rule"):
            game.answer("bad")
        assert picture(game) == before
    assert game.state.got == "abababab"
    option = game.pending(0).options[2]  # pyright: ignore[reportOptionalMemberAccess]
    with pytest.raises(KeyError):
        game.take(option)
    assert game.state.got == "abababab"


def test_an_error_right_after_a_new_rest_point_takes_that_back_too() -> None:
    @rule
    def broken(state: Odd) -> Rule[None]:
        raise KeyError("a mistake at the very start of a step")
        yield

    game = odd(*[asks] * 6, broken)
    for _ in range(5):
        game.answer("a")
    before = picture(game), game.at_rest()
    for _ in range(2):
        with pytest.raises(KeyError):
            game.answer("a")
        assert (picture(game), game.at_rest()) == before


def test_a_dealer_that_fails_takes_the_answer_back() -> None:
    game = table(RACE, 2, Scripted(CALM[:1]))
    before = picture(game)

    with pytest.raises(ScriptEnded):
        game.answer("stay")

    assert picture(game) == before


def test_an_error_after_a_simultaneous_choice_keeps_the_other_answers() -> None:
    @rule
    def together(state: Odd) -> Rule[None]:
        bids = yield from choose_all("bids", {0: ["good", "bad"], 1: ["x", "y"]})
        if bids[0] == "bad":
            raise Misfit("rule", "a mistake")
        state.got, state.step = str(bids), 1

    game = odd(together)
    game.answer("y", seat=1)
    with pytest.raises(Misfit):
        game.answer("bad", seat=0)

    assert game.waiting() == (0,)
    game.answer("good")
    assert game.state.got == "{0: 'good', 1: 'y'}"


# --- why not ------------------------------------------------------------------------------


def test_why_explains_by_rule() -> None:
    game = table(RACE, 2, Scripted(CALM))

    def rule_of(option: str, seat: int | None = None) -> str | None:
        refused = game.why(option, seat)
        return None if refused is None else refused.rule

    assert rule_of("stay") is None
    assert rule_of("to:0,1") == "RACE-SAIL-002", "offered, and refused"
    assert rule_of("to:5,0") == "RACE-SAIL-003", "not even offered"
    assert rule_of("stay", seat=1) == "RACE-TURN-001"
    with pytest.raises(Unknown, match="unknown option 'fly'; known: stay, to:"):
        game.why("fly")


def test_why_knows_asides() -> None:
    game = play_until(table(PARLEY, 2), "look")
    seat = game.waiting()[0]

    assert game.why("cheer") is None
    assert {"id": "cheer", "args": {}} in game.view(seat).json()["request"]["asides"]
    game.answer("cheer")
    refused = game.why("cheer")
    assert refused is not None
    assert refused.rule == "PARLEY-CHEER-001"
    told = game.view(seat).json()["request"]
    assert told["asides"] == []
    assert {"id": "cheer", "args": {}, "rule": "PARLEY-CHEER-001"} in told["refused"]


def test_why_after_the_game_knows_only_what_the_edition_says() -> None:
    game = play_at_random(table(PARLEY, 2))

    refused = game.why("redraw")
    assert refused is not None
    assert refused.rule == "PARLEY-DEAL-001"
    with pytest.raises(Unknown, match="known: none"):
        game.why("leave")


def test_options_of_a_table_are_settled_by_name() -> None:
    assert RACE.settle({"rounds": 8}) == {"rounds": 8, "fog": False}
    with pytest.raises(Unknown, match="unknown option of this edition 'round'; known: fog, rounds"):
        RACE.settle({"round": 8})
    for value in (3, True, "4", 4.0):
        with pytest.raises(Unknown, match="value of option rounds"):
            RACE.settle({"rounds": value})


def test_an_expansion_replaces_pieces() -> None:
    more = RACE.with_(id="more", turn_rule="RACE-MORE-001")

    assert (more.id, more.turn_rule, more.step) == ("more", "RACE-MORE-001", RACE.step)
    assert (RACE.id, RACE.turn_rule) != (more.id, more.turn_rule)


def test_what_the_edition_can_explain_is_refused_by_its_rule() -> None:
    game = play_until(table(RACE, 2, Fast(1)), "sail")
    before = saved(game)

    with pytest.raises(Refused) as refused:
        game.answer("to:5,0")

    assert refused.value.rule == "RACE-SAIL-003"
    assert refused.value.args_for_text == {"to": "5,0"}
    assert saved(game) == before
    with pytest.raises(Unknown):
        game.answer("nonsense")
