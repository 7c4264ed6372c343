"""Ids are unique in every request: the tests look at each of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from tamalir.kernel import Choose, Edition, Fast, Option, Rule, Seat, Setup, State, Table, rule
from tamalir.kernel.errors import OfferedTwice


@dataclass(slots=True)
class Plain(State):
    """Nothing but a question."""


def table(*options: str, asides: Sequence[str] = (), offers: Sequence[str] = ()) -> Table[Plain]:
    def made(ids: Sequence[str]) -> list[Option[str]]:
        return [Option(id, id) for id in ids]

    def to_say(seat: Seat) -> Sequence[Option[str]]:
        return made(offers)

    @rule
    def question(state: Plain) -> Rule[None]:
        yield Choose(0, "question", made(options), asides=lambda: made(asides), offers=to_say)

    edition = Edition(
        id="plain",
        state=Plain,
        begin=lambda setup: Plain(),
        given=lambda setup: {},
        step=question,
        why=lambda state, seat, option: None,
        turn_rule="PLAIN-001",
    )
    return Table(edition, Plain(), Fast(1), setup=Setup(2))


def test_different_ids_are_fine():
    assert table("one", "two", asides=["three"], offers=["one"]).waiting() == (0,)


def test_an_option_is_no_aside_as_well():
    asked = table("one", "two", asides=["two", "three"]).pending(0)
    assert asked is not None
    assert [option.id for option in asked.asides] == ["three"]


@pytest.mark.parametrize(
    ("options", "asides", "offers"),
    [
        (("one", "one"), (), ()),
        (("one", "two"), ("three", "three"), ()),
        (("one", "two"), (), ("four", "four")),
    ],
)
def test_one_id_for_two_things_is_an_error(
    options: Sequence[str], asides: Sequence[str], offers: Sequence[str]
):
    with pytest.raises(OfferedTwice, match="more than once"):
        table(*options, asides=asides, offers=offers)
