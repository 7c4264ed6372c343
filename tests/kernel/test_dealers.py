"""Dealers: each answers chance in its own way, and by the number of the throw alone."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamalir.kernel import (
    Dealer,
    Die,
    Draw,
    Every,
    Fair,
    Fast,
    Manual,
    Misfit,
    Numbered,
    Roll,
    Scripted,
    ScriptEnded,
    Unknown,
    dealers,
)
from tests.kernel.test_fair import chi_square
from tests.toys import D6, PARLEY, RACE, WIND, play_at_random, play_until, table

TEN = Draw("x", [f"card-{n}" for n in range(10)])


@pytest.mark.parametrize("dealer", [Fast(0), Fast(1), Numbered(b"seed", "game")])
def test_a_throw_depends_on_its_number_alone(dealer: Dealer) -> None:
    throw = Roll("x", [D6] * 5)
    forwards = [dealer.answer(throw, n) for n in range(50)]

    assert forwards == [dealer.answer(throw, n) for n in reversed(range(50))][::-1]
    assert len(set(map(str, forwards))) > 40, "throws differ"


@given(st.integers(), st.integers(0, 10_000))
def test_fast_gives_faces_of_the_dice(seed: int, throw: int) -> None:
    request = Roll("x", [D6, WIND, Die("coin", "ab")] * 3)

    assert request.accept(Fast(seed).answer(request, throw)) == Fast(seed).answer(request, throw)
    assert Fast(seed).answer(TEN, throw) in TEN.bag


def test_fast_is_unbiased_in_every_place() -> None:
    dealer, throws = Fast(2026), 6000
    six = Roll("x", [D6] * 6)
    rolled = [six.accept(dealer.answer(six, n)) for n in range(throws)]

    for place in range(6):
        seen = Counter(faces[place] for faces in rolled)
        assert chi_square([seen[n] for n in D6.faces]) < 20.5, "p = 0.001 for 5 degrees of freedom"
    drawn = Counter(dealer.answer(TEN, n) for n in range(throws))
    assert chi_square([drawn[card] for card in TEN.bag]) < 27.9, "p = 0.001 for 9 degrees of freedom"


def test_fast_neighbouring_seeds_and_places_are_independent() -> None:
    pairs = Counter(
        (Fast(seed).answer(Roll("x", [D6]), 0), Fast(seed + 1).answer(Roll("x", [D6]), 0))
        for seed in range(7200)
    )
    assert chi_square([pairs[(a,), (b,)] for a in D6.faces for b in D6.faces]) < 66.6, "35 degrees, p = 0.001"


def test_scripted_reads_its_list() -> None:
    game = table(RACE, dealer=Scripted([["fair"], ["calm"]]))

    assert game.state.wind == "fair"
    assert game.journal.entries[0].answer == ("fair",)


def test_scripted_says_what_it_lacks() -> None:
    with pytest.raises(ScriptEnded, match=r"the script has 1 answers; Roll\('x', \['d6'\]\) is number 2"):
        Scripted([[1]]).answer(Roll("x", [D6]), 1)


@pytest.mark.parametrize("wrong", [["storm"], "fair", ["fair", "fair"], [3], 7])
def test_scripted_says_what_does_not_fit(wrong: object) -> None:
    with pytest.raises(ScriptEnded, match=r"answer 1 of the script does not fit Roll\('wind'"):
        table(RACE, dealer=Scripted([wrong]))


def test_scripted_leaves_gaps_to_the_people() -> None:
    game = table(RACE, dealer=Scripted([None, ["calm"]]))

    assert game.request is not None
    assert game.request.is_chance
    game.answer(["calm"])
    assert game.request.key == "sail"


def test_manual_hands_every_chance_to_the_outside() -> None:
    game = table(RACE, dealer=Manual())

    assert isinstance(game.request, Roll)
    assert game.waiting() == ()
    game.answer(("fair",))
    assert game.request.key == "sail"
    assert [entry.answer for entry in game.journal.entries] == [("fair",)]


def test_every_knows_the_sum_of_two_dice() -> None:
    totals: Counter[int] = Counter()
    for chance, faces in Every().worlds(lambda every: every.answer(Roll("x", [D6, D6]), 0)):
        assert isinstance(faces, tuple)
        totals[sum(faces)] += chance  # pyright: ignore[reportArgumentType, reportUnknownArgumentType]

    assert totals == {total: Fraction(6 - abs(7 - total), 36) for total in range(2, 13)}


def test_every_draws_and_draws_again_without_replacement() -> None:
    def two(every: Every) -> tuple[object, object]:
        bag = ["a", "a", "b", "c"]
        first = str(every.answer(Draw("x", bag), 0))
        bag.remove(first)
        return first, every.answer(Draw("x", bag), 1)

    found: Counter[tuple[object, object]] = Counter()
    for chance, pair in Every().worlds(two):
        found[pair] += chance  # pyright: ignore[reportArgumentType]

    assert sum(found.values()) == 1
    assert found["a", "a"] == Fraction(1, 6)
    assert found["b", "c"] == Fraction(1, 12)
    assert ("b", "b") not in found


def test_every_goes_down_branches_of_different_depth() -> None:
    def until_six(every: Every) -> int:
        throws = 0
        while throws < 3:
            throws += 1
            if every.answer(Roll("x", [D6]), throws) == (6,):
                return throws
        return 0

    worlds = list(Every().worlds(until_six))

    assert sum(chance for chance, _ in worlds) == 1
    assert sum(chance for chance, n in worlds if n == 0) == Fraction(125, 216)
    assert sum(chance for chance, n in worlds if n == 2) == Fraction(5, 36)


def test_every_plays_a_fork_through_all_its_chances() -> None:
    game = play_until(table(PARLEY, 2, Fast(3)), "look")
    before = game.journal.to_save()

    def leave(every: Every) -> str:
        fork = game.fork(dealer=every)
        fork.answer("leave")
        return " ".join(card for seated in fork.state.seats for card in seated.hand)

    worlds = list(Every().worlds(leave))

    assert sum(chance for chance, _ in worlds) == 1
    assert len(worlds) > 50
    assert game.journal.to_save() == before


def test_dealers_come_back_from_their_saved_form() -> None:
    for dealer in (
        Fair(b"\x00\xff", "g:1"),
        Fair(b"\x00", "g:2", 5, [(1, b"b"), (0, b"a")]),
        Numbered(b"\x00\xff", "g:1"),
        Fast(-1),
        Scripted([[1], [2]]),
        Manual(),
    ):
        again = dealers.from_save(dealer.to_save())
        assert type(again) is type(dealer)
        assert again.to_save() == dealer.to_save()
        for throw in range(2 if not isinstance(dealer, Fair) else 0):
            assert again.answer(Roll("x", [D6]), throw) == dealer.answer(Roll("x", [D6]), throw)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"kind": "fair", "seed": "xyz", "game": "g"}, "dealer.seed: not a hexadecimal number"),
        (
            {"kind": "fair", "seed": "00", "game": "g", "commitment": "0"},
            "dealer.commitment: not the SHA-256",
        ),
        ({"kind": "fair", "seed": "00"}, "unknown dealer 'fair'"),
        ({"kind": "dishonest"}, "unknown dealer 'dishonest'; known: fair, fast, manual, scripted"),
        ({}, "unknown dealer 'None'"),
    ],
)
def test_damaged_dealers_are_refused(data: dict[str, object], problem: str) -> None:
    with pytest.raises((Misfit, Unknown), match=problem):
        dealers.from_save(data)


def test_a_game_of_all_chances_cannot_be_saved() -> None:
    with pytest.raises(Misfit, match="cannot be saved"):
        Every().to_save()


def test_the_same_seed_gives_the_same_game() -> None:
    games = [play_at_random(table(RACE, 3, Fast(5)), 11).journal.to_save() for _ in range(2)]

    assert games[0] == games[1]
    assert games[0] != play_at_random(table(RACE, 3, Fast(6)), 11).journal.to_save()
