"""Requests check their answers, and chance knows its own probabilities."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamalir.kernel import Choose, ChooseAll, Die, Draw, Face, Misfit, Option, Refused, Roll, Unknown, offer
from tests.toys import D6, WIND, alone_at

faces = st.lists(st.integers(0, 3) | st.sampled_from(["sun", "moon"]), min_size=1, max_size=5)


def asked() -> Choose[str]:
    return Choose(
        0, "what", [offer("go"), offer("buy:axe", refused="R-1", args={"gold": 3}), offer("stay")], {"n": 1}
    )


def test_an_option_is_accepted_by_its_id_and_brings_its_value() -> None:
    choice: Choose[int] = Choose(1, "how-many", [Option("two", 2), Option("three", 3)])

    assert choice.accept("three").value == 3
    assert choice.seats == (1,)
    assert not choice.is_chance
    assert Option("buy:axe", None).verb == "buy"


def test_a_refused_option_is_not_offered_and_names_its_rule() -> None:
    assert [option.id for option in asked().options] == ["go", "stay"]
    with pytest.raises(Refused, match="'buy:axe' is refused by rule R-1") as refusal:
        asked().accept("buy:axe")
    assert (refusal.value.rule, refusal.value.option) == ("R-1", "buy:axe")
    assert refusal.value.args_for_text == {"gold": 3}


@pytest.mark.parametrize("word", ["fly", "", "GO", None, 0, [], {"id": "go"}, ("go",), float("nan")])
def test_an_unknown_option_names_what_is_known(word: object) -> None:
    with pytest.raises(Unknown, match="known: go, stay"):
        asked().accept(word)


def test_many_known_options_are_cut_down_to_the_close_ones() -> None:
    many: Choose[str] = Choose(0, "x", [offer(f"buy:sword-{n}") for n in range(30)])

    with pytest.raises(Unknown, match=r"close: .*buy:sword-1.* \(30 known\)"):
        many.accept("buy:swrd-1")
    with pytest.raises(Unknown, match=r"for example: buy:sword-0, .* \(30 known\)"):
        many.accept("?")


def test_asides_can_be_taken_but_are_no_options() -> None:
    looked: list[int] = []

    def asides() -> list[Option[str]]:
        looked.append(1)
        return [offer("discard"), offer("retire", refused="R-2")]

    choice: Choose[str] = Choose(0, "x", [offer("go")], asides=asides)
    assert not looked, "asides are made only when somebody looks"
    assert choice.accept("go").id == "go"
    assert not looked
    assert choice.accept("discard").value == "discard"
    with pytest.raises(Refused, match="R-2"):
        choice.accept("retire")


def test_a_simultaneous_choice_wants_one_option_for_each_seat() -> None:
    both = ChooseAll("bid", [Choose(2, "bid", [offer("a"), offer("b")]), Choose(0, "bid", [offer("c")])])

    assert {seat: option.id for seat, option in both.accept([(0, "c"), (2, "b")]).items()} == {0: "c", 2: "b"}
    assert both.accept({2: "a", 0: "c"})[2].id == "a"
    too_few: dict[int, str] = {}
    for wrong in ([(0, "c")], [(0, "c"), (0, "c")], [(0, "c"), (1, "a"), (2, "a")], too_few):
        with pytest.raises(Misfit, match=r"one option for each of the seats \[0, 2\]"):
            both.accept(wrong)
    for garbage in (
        None,
        7,
        "xy",
        [1],
        [[1, 2, 3]],
        [("x", "a")],
        [(float("inf"), "a")],
        [(float("nan"), "a")],
    ):
        with pytest.raises(Misfit, match="pairs of seat and option"):
            both.accept(garbage)
    with pytest.raises(Unknown, match="known: a, b"):
        both.accept({0: "c", 2: "c"})
    assert alone_at(3, ["x"]).seats == (3,)


def test_a_roll_takes_one_face_for_each_die() -> None:
    throw = Roll("x", [D6, WIND])

    assert throw.is_chance
    assert throw.seats == ()
    assert throw.accept([3, "gale"]) == (3, "gale")
    for wrong in ("ab", 5, None, {3: "gale"}):
        with pytest.raises(Misfit, match="faces of 2 dice"):
            throw.accept(wrong)
    with pytest.raises(Misfit, match="2 faces are needed, not 1"):
        throw.accept([3])
    for face in (7, "3", True, 3.0, None, [3]):
        with pytest.raises(Unknown, match=r"unknown face of d6 .*known: 1, 2, 3, 4, 5, 6"):
            throw.accept([face, "gale"])


@given(faces, st.integers(0, 4))
def test_outcomes_of_equal_dice_are_handfuls_that_weigh_as_much_as_all_sequences(
    sides: list[Face], number: int
) -> None:
    throw = Roll("x", [Die("d", sides)] * number)
    brute = Counter(tuple(sorted(map(repr, seq))) for seq in product(sides, repeat=number))

    found = list(throw.outcomes())

    assert sum(weight for _, weight in found) == len(sides) ** number
    assert {tuple(sorted(map(repr, answer))): weight for answer, weight in found} == brute
    assert len(found) == len(brute), "no handful comes twice"
    assert all(throw.accept(answer) == answer for answer, _ in found)


@given(st.lists(faces, max_size=3))
def test_outcomes_of_different_dice_are_sequences(dice: list[list[Face]]) -> None:
    throw = Roll("x", [Die(str(n), sides) for n, sides in enumerate(dice)])

    assert Counter(dict(throw.outcomes())) == Counter(product(*dice))
    assert all(throw.accept(answer) == answer for answer, _ in throw.outcomes())


@given(st.lists(st.sampled_from("abc"), min_size=1, max_size=8))
def test_outcomes_of_a_draw_count_the_copies_of_a_card(bag: list[str]) -> None:
    taken = Draw("x", bag)

    assert dict(taken.outcomes()) == Counter(bag)
    assert all(taken.accept(card) == card for card, _ in taken.outcomes())
    for wrong in ("d", "", None, 0, ["a"]):
        with pytest.raises(Unknown, match="unknown card of this pile"):
            taken.accept(wrong)


def test_requests_and_options_can_be_read_by_people() -> None:
    assert repr(asked()) == "Choose(seat 0, 'what', ['go', 'stay'])"
    assert repr(asked().refused[0]) == "Option('buy:axe', refused=R-1)"
    assert repr(offer("go")) == "Option('go')"
    assert repr(alone_at(1, ["a"])) == "ChooseAll('alone', seats [1])"
    assert repr(Roll("x", [D6])) == "Roll('x', ['d6'])"
    assert repr(Draw("x", ["a", "b"])) == "Draw('x', 2 cards)"
    assert repr(D6) == "Die('d6')"
