"""Fair dice can be proven: the protocol of docs/fair-dice.md, worked out here a second time."""

from __future__ import annotations

import hashlib
import itertools
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamalir.kernel import Draw, Numbered, Roll
from tamalir.kernel.dealers import _below
from tests.toys import D6, PARLEY, WIND, play_at_random, table

PAGE = Path(__file__).parents[2] / "docs" / "fair-dice.md"
SEED = bytes(range(32))


def chi_square(seen: Sequence[int]) -> float:
    expected = sum(seen) / len(seen)
    return sum((n - expected) ** 2 / expected for n in seen)


def hmac_by_hand(key: bytes, message: bytes) -> bytes:
    """RFC 2104, without the standard library's hmac."""
    key = (hashlib.sha256(key).digest() if len(key) > 64 else key).ljust(64, b"\0")
    inner = hashlib.sha256(bytes(b ^ 0x36 for b in key) + message).digest()
    return hashlib.sha256(bytes(b ^ 0x5C for b in key) + inner).digest()


def words_by_hand(seed: bytes, game: str, throw: int | str) -> Iterator[int]:
    for block in itertools.count():
        digest = hmac_by_hand(seed, f"{game}:{throw}:{block}".encode())
        yield from (int(digest[at : at + 8].hex(), 16) for at in range(0, 32, 8))


def number_by_hand(k: int, words: Iterator[int]) -> int:
    word = next(words)
    while word >= 2**64 // k * k:
        word = next(words)
    return word % k


@given(st.binary(max_size=100), st.text(max_size=20), st.integers(0, 10**6), st.integers(1, 9))
def test_throws_agree_with_an_independent_implementation(
    seed: bytes, game: str, throw: int, dice: int
) -> None:
    fair = Numbered(seed, game)
    words = words_by_hand(seed, game, throw)
    bag = [f"c{n}" for n in range(dice)]

    assert fair.answer(Roll("x", [D6] * dice), throw) == tuple(
        D6.faces[number_by_hand(6, words)] for _ in range(dice)
    )
    assert fair.answer(Draw("x", bag), throw) == bag[number_by_hand(dice, words_by_hand(seed, game, throw))]


@pytest.mark.parametrize("k", [3, 6, 10, 2**63 + 1, 2**64 - 1])
def test_words_of_the_last_incomplete_multiple_are_thrown_away(k: int) -> None:
    limit = 2**64 // k * k
    assert limit < 2**64, "k does not divide 2^64"

    assert _below(k, iter([limit, 2**64 - 1, limit - 1])) == (limit - 1) % k == k - 1
    assert _below(k, iter([limit - 1, 0])) == k - 1
    assert _below(k, iter([0])) == 0


@pytest.mark.parametrize("k", [1, 2, 4, 2**32, 2**64])
def test_no_word_is_thrown_away_where_all_fit(k: int) -> None:
    assert _below(k, iter([2**64 - 1])) == k - 1


def test_fair_dice_are_unbiased() -> None:
    fair, throws = Numbered(SEED, "chi"), 6000
    first = Counter(fair.answer(Roll("x", [D6]), n) for n in range(throws))
    bag = list("abcdefg")
    drawn = Counter(fair.answer(Draw("x", bag), n) for n in range(throws))

    assert chi_square([first[(n,)] for n in D6.faces]) < 20.5, "p = 0.001 for 5 degrees of freedom"
    assert chi_square([drawn[card] for card in bag]) < 22.5, "p = 0.001 for 6 degrees of freedom"


def test_the_commitment_is_the_digest_of_the_seed_and_says_nothing_of_the_game() -> None:
    assert (
        Numbered(SEED, "a").commitment == hashlib.sha256(SEED).hexdigest() == Numbered(SEED, "b").commitment
    )
    assert Numbered(SEED, "a").answer(Roll("x", [D6] * 9), 0) != Numbered(SEED, "b").answer(
        Roll("x", [D6] * 9), 0
    )


def test_the_test_vectors_of_the_page_are_true() -> None:
    page = PAGE.read_text(encoding="utf-8")
    fair = Numbered(SEED, "tamalir-1")
    blocks = re.findall(r"\| `tamalir-1:(\d+):(\d+)` \| `([0-9a-f]{64})` \|", page)
    throws = re.findall(r"\| (\d+) \| three d10 \| ([\d, ]+) \|", page)

    assert f"`{SEED.hex()}`" in page
    assert f"`{fair.commitment}`" in page
    assert len(blocks) >= 3
    for throw, block, digest in blocks:
        assert hmac_by_hand(SEED, f"tamalir-1:{throw}:{block}".encode()).hex() == digest
    assert len(throws) >= 2
    for throw, faces in throws:
        words = words_by_hand(SEED, "tamalir-1", int(throw))
        assert [number_by_hand(10, words) for _ in range(3)] == [int(n) for n in faces.split(",")]


def test_every_throw_of_a_whole_game_can_be_verified_afterwards() -> None:
    live = play_at_random(table(PARLEY, 3, Numbered(SEED, "toy")))
    published, commitment = live.dealer.to_save(), hashlib.sha256(SEED).hexdigest()
    assert published["commitment"] == commitment

    again = table(PARLEY, 3, Numbered(bytes.fromhex(str(published["seed"])), "toy"))
    for entry in live.journal.entries:
        if entry.who == -2:
            for seat, card in entry.answer:  # pyright: ignore[reportGeneralTypeIssues, reportUnknownVariableType]
                again.answer(card, seat)  # pyright: ignore[reportUnknownArgumentType]
        elif entry.who >= 0 and not entry.forced:
            again.answer(entry.answer)

    assert again.journal.to_save() == live.journal.to_save()


def test_dice_of_one_throw_read_one_word_each() -> None:
    words = words_by_hand(SEED, "x", 0)
    expected = (D6.faces[number_by_hand(6, words)], WIND.faces[number_by_hand(4, words)])

    assert Numbered(SEED, "x").answer(Roll("x", [D6, WIND]), 0) == expected
