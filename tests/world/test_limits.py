"""Uses that count, and for how long."""

from __future__ import annotations

from tamalir.kernel import decode, encode
from tamalir.world.limits import Used, noted, spent, still_counting
from tamalir.world.words import Until

DAGGER = Used(0, "black-dagger", 1, Until.PHASE)
BLAST = Used(1, "warlock", "blast", Until.ROUND)


def test_a_use_is_found_by_whose_which_and_until_when() -> None:
    notes = [DAGGER, BLAST]

    assert spent(notes, 0, "black-dagger", 1, Until.PHASE)
    assert not spent(notes, 1, "black-dagger", 1, Until.PHASE)
    assert not spent(notes, 0, "white-dagger", 1, Until.PHASE)
    assert not spent(notes, 0, "black-dagger", 0, Until.PHASE)
    assert not spent(notes, 0, "black-dagger", 1, Until.TURN)


def test_a_name_that_no_other_ability_has_is_enough() -> None:
    assert noted([DAGGER, BLAST], "blast")
    assert not noted([DAGGER, BLAST], "bolt")


def test_a_moment_ends_what_was_to_last_until_then() -> None:
    assert still_counting([DAGGER, BLAST], Until.PHASE) == [BLAST]
    assert still_counting([DAGGER, BLAST], Until.GAME) == [DAGGER, BLAST]


def test_a_use_is_saved_by_words() -> None:
    assert encode(BLAST) == {"seat": 1, "card": "warlock", "ability": "blast", "until": "round"}
    assert decode(Used, encode(BLAST)) == BLAST
    assert decode(Used, encode(DAGGER)) == DAGGER
