"""Taking back: one's own newest choice, never past chance, another seat or new information."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tamalir.kernel import (
    CannotUndo,
    Dealer,
    Edition,
    Fair,
    Fast,
    Manual,
    Rule,
    Scripted,
    Setup,
    Table,
    choose,
    clone,
    offer,
    rule,
)
from tests.kernel.pictures import picture
from tests.kernel.test_table import Odd, odd
from tests.toys import (
    PARLEY,
    RACE,
    alone_at,
    answer_at_random,
    loaded,
    play_at_random,
    play_until,
    saved,
    table,
)


def fair_wind() -> Table[Any]:
    return table(RACE, 2, Scripted([["fair"], ["fair"], ["calm"], ["calm"]]))


def test_ones_own_choices_come_back_newest_first() -> None:
    game = fair_wind()
    pictures = [picture(game)]
    game.answer("to:1,0")
    pictures.append(picture(game))
    assert game.state.boats[0].at == (1, 0)

    assert game.undo(0) == 1
    assert picture(game) == pictures[0]
    game.answer("to:1,0")
    assert picture(game) == pictures[1]


def test_nothing_is_taken_back_past_the_dice() -> None:
    game = fair_wind()
    with pytest.raises(CannotUndo, match="dice or cards have spoken"):
        game.undo(0)
    game.answer("stay")  # the turn ends, and the wind is rolled for the next boat
    with pytest.raises(CannotUndo, match="dice or cards have spoken"):
        game.undo(0)


def test_nothing_is_taken_back_past_another_seat() -> None:
    game = table(RACE, 3, Scripted([["gale"], *[["calm"]] * 9]))
    for boat in game.state.boats:
        assert boat.crew >= 2
    game.answer("crew", seat=1)  # seat 0 was forced before, seat 2 is forced after

    with pytest.raises(CannotUndo, match="another seat has chosen since"):
        game.undo(0)
    assert game.undo(1) == 2, "the forced answer of seat 2 goes with it"
    assert game.waiting() == (1,)


def test_nothing_is_taken_back_past_a_secret() -> None:
    game = play_until(table(PARLEY, 3, Fast(1)), "look")
    # without cards to deal, looking is followed by no chance at all
    state = clone(game.state)
    state.pile.bag = []
    seat = game.waiting()[0]
    other = next(n for n in range(3) if n != seat)
    game = Table(PARLEY, state, Manual(), setup=game.setup)

    game.answer("cheer")
    assert game.undo(seat) == 1
    game.answer(f"look:{other}")
    assert game.events(seat=seat)[-1]["facts"] == {
        "into": other,
        "cards": " ".join(game.state.seats[other].hand),
    }
    with pytest.raises(CannotUndo, match="something hidden has been seen"):
        game.undo(seat)


def test_a_secret_that_lies_before_the_rest_point_of_a_save_still_counts() -> None:
    """The save is opened after the secret was told; the table looks back before it gives in."""

    @rule
    def peek(state: Odd) -> Rule[None]:
        letter = yield from choose(0, "letter", [offer("a"), offer("b")])
        state.got += letter
        state.emit_to((0,), "peeked", 0, {"letter": letter})
        state.step += 1

    game = odd(*[peek] * 20)
    for _ in range(6):
        game.answer("a")
    at_rest = game.at_rest()
    assert at_rest["rest"] == len(game.journal) == at_rest["told"] == 6

    again = Table[Odd].at(game.edition, game.state, Fast(1), game.setup, "", game.journal, rest=6, told=6)
    with pytest.raises(CannotUndo, match="something hidden"):
        again.undo(0)
    lost = Table[Odd].at(game.edition, game.state, Fast(1), None, "", game.journal, rest=6, told=6)
    with pytest.raises(CannotUndo, match="older version"):
        lost.undo(0)


def test_a_bid_comes_back_before_all_have_bid_and_not_after() -> None:
    game = table(PARLEY, 2)
    before = picture(game)
    card = game.state.seats[0].hand[0]

    game.answer(card, seat=0)
    with pytest.raises(CannotUndo, match="another seat has chosen"):
        game.undo(1)
    assert game.undo(0) == 0
    assert picture(game) == before
    game.answer(card, seat=0)
    game.answer(game.state.seats[1].hand[0], seat=1)
    for seat in (0, 1):
        with pytest.raises(CannotUndo):
            game.undo(seat)


def test_a_choice_is_not_taken_back_under_a_bid_of_another_seat() -> None:
    @rule
    def first(state: Odd) -> Rule[None]:
        state.got = yield from choose(0, "letter", [offer("a"), offer("b")])
        yield alone_at(1, ["x", "y"])
        state.step += 1

    game = odd(first)
    game.answer("a")
    fork = game.fork(listening=True)
    fork._together[1] = "x"
    with pytest.raises(CannotUndo, match="another seat has chosen since"):
        fork.undo(0)
    assert game.undo(0) == 1


def test_a_simultaneous_choice_of_one_seat_is_its_own() -> None:
    @rule
    def alone(state: Odd) -> Rule[None]:
        yield alone_at(1, ["x", "y"])
        yield alone_at(0, ["x", "y"])
        state.step += 1

    game = odd(alone)
    game.answer("x")
    with pytest.raises(CannotUndo, match="another seat"):
        game.undo(0)
    assert game.undo(1) == 1
    assert game.waiting() == (1,)


def test_at_the_very_beginning_there_is_nothing_to_take_back() -> None:
    @rule
    def only(state: Odd) -> Rule[None]:
        yield alone_at(0, ["x", "y"])
        state.step += 1

    with pytest.raises(CannotUndo, match="nothing to take back"):
        odd(only).undo(0)


def test_a_fork_that_does_not_listen_takes_nothing_back() -> None:
    game = fair_wind()
    game.answer("to:1,0")

    with pytest.raises(CannotUndo):
        game.fork().undo(0)
    assert game.fork(listening=True).undo(0) == 1


# --- by consent of all: rewind ------------------------------------------------------------


@pytest.mark.parametrize("dealer", [Fast(9), Fair(b"rewind", "toy")])
@pytest.mark.parametrize("edition", [RACE, PARLEY])
def test_rewinding_anywhere_and_playing_again_gives_the_same_bytes(
    edition: Edition[Any], dealer: Dealer
) -> None:
    game = play_at_random(table(edition, 3, dealer), 4)
    whole = json.dumps(picture(game), default=str)
    entries = list(game.journal.entries)
    luck = random.Random(1)
    for length in luck.sample(range(len(entries) + 1), 12):
        game.rewind(length)
        assert len(game.journal) >= length, "chance and forced answers follow by themselves"
        assert game.journal.entries == entries[: len(game.journal)]
        while game.request is not None:
            entry = entries[len(game.journal)]
            for seat, answer in entry.answer if entry.who == -2 else [(entry.who, entry.answer)]:  # pyright: ignore[reportGeneralTypeIssues, reportUnknownVariableType]
                game.answer(answer, seat)  # pyright: ignore[reportUnknownArgumentType]
        assert json.dumps(picture(game), default=str) == whole


def test_rewind_restores_luck() -> None:
    game = play_at_random(table(RACE, 2, Fast(3)), 2, most=6)
    throws = game.journal.throws
    thrown = [entry for entry in game.journal.entries if entry.who == -1]

    game.rewind(0)
    luck = random.Random(99)
    while game.journal.throws < throws:
        answer_at_random(game, luck)

    again = [entry for entry in game.journal.entries if entry.who == -1]
    assert again[0] == thrown[0], "the first wind, whatever is chosen after it"


def test_rewind_goes_no_further_than_the_journal() -> None:
    game = fair_wind()
    for length in (-1, 2):
        with pytest.raises(CannotUndo, match="the journal has 1 answers"):
            game.rewind(length)


@pytest.mark.parametrize("edition", [RACE, PARLEY])
def test_a_loaded_game_and_a_fork_can_be_taken_back_to_the_beginning(edition: Edition[Any]) -> None:
    game = play_at_random(table(edition, 2, Fast(8)), 5, most=18)
    before = picture(game)
    start = picture(table(edition, 2, Fast(8)))
    for other in (loaded(json.dumps(saved(game))), game.fork(dealer=Fast(8), listening=True)):
        assert picture(other) == before
        other.rewind(0)
        assert picture(other) == start
        assert picture(game) == before


def test_a_fork_needs_no_setup_to_go_back_to_the_beginning() -> None:
    game = Table(RACE, RACE.begin(Setup(2)), Fast(8))
    start = picture(game)
    play_at_random(game, 5, most=14)
    assert game.at_rest()["rest"] > 0
    fork = game.fork(dealer=Fast(8), listening=True)

    fork.rewind(0)

    assert picture(fork) == start


def test_without_a_setup_a_loaded_game_goes_back_only_to_its_rest_point() -> None:
    game = play_at_random(table(RACE, 2, Fast(8)), 5, most=18)
    data = saved(game)
    bare = Table[Any].at(RACE, game.state, Manual(), None, "", game.journal, len(game.journal), 0)
    assert data["rest"] > 0

    with pytest.raises(CannotUndo, match="older version"):
        bare.rewind(0)
    assert bare.events() == []
    assert isinstance(game.setup, Setup)
