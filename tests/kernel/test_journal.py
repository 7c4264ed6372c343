"""The journal keeps every answer, and counts the throws."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamalir.kernel import DamagedSave
from tamalir.kernel.journal import CHANCE, EVERYBODY, Entry, Journal

answers = st.recursive(
    st.integers() | st.text(max_size=3), lambda inner: st.lists(inner, max_size=2).map(tuple), max_leaves=4
)
entries = st.lists(st.builds(Entry, st.integers(EVERYBODY, 3), answers, st.booleans()), max_size=12)


@given(entries)
def test_what_is_written_is_read_back(written: list[Entry]) -> None:
    journal = Journal(list(written))

    again = Journal.from_save(json.loads(json.dumps(journal.to_save())))

    assert again.entries == written
    assert again.throws == journal.throws == sum(1 for entry in written if entry.who == CHANCE)


@given(entries, st.integers(0, 12))
def test_until_is_a_copy_of_the_beginning_with_its_own_count(written: list[Entry], length: int) -> None:
    journal = Journal(list(written))

    first = journal.until(length)

    assert first.entries == written[:length]
    assert first.throws == Journal(written[:length]).throws
    first.add(CHANCE, "x")
    assert journal.entries == written


@pytest.mark.parametrize(
    "bad", [None, {}, "x", [1], [[]], [[0]], [["a", 1]], [[0, 1, 0]], [[0, 1, 1, 1]], [{}]]
)
def test_damage_is_named(bad: object) -> None:
    with pytest.raises(DamagedSave, match=r"the journal is not a list|entry 0 of the journal is damaged"):
        Journal.from_save(bad)
