"""Whole games with the expansion, laid out as one would on a table; see tests/third/tables.py."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, replace
from typing import Any, cast

from tamalir.bonds import edition as bonds
from tamalir.bonds.state import BondsState
from tamalir.kernel import Fast, Refused, Setup, Table
from tamalir.third.state import ThirdState
from tests.third import tables as third
from tests.third.test_games import cards_of


def lay(*cards: Any, mode: str = "cooperative", **more: Any) -> BondsState:
    """A game in the middle of a turn."""
    base = third.lay(*cards, **more)
    seats = len(base.heroes)
    options = bonds.EDITION.settle({"mode": "solo" if seats == 1 else mode})
    own = bonds.own()
    catalogue = replace(base.book.catalogue, tokens=own.cards.tokens, sets=own.cards.sets)
    printed = bonds.Printed(catalogue, own.boards, own.spare, {}, own.sheets)
    book = bonds.book_for(printed, seats, options)
    known: dict[str, Any] = {field.name: getattr(base, field.name) for field in fields(base)}
    known["book"] = book
    return BondsState(**known)


def all_cards(state: ThirdState) -> Counter[str]:
    """Every card of the game, those on envelopes and learned party skills too."""
    bonds = cast("BondsState", state)
    sent = [envelope.card for envelope in bonds.envelopes if envelope.card]
    return cards_of(state) + Counter(sent) + Counter(bonds.common)


def sit(state: ThirdState, *told: object) -> Table[ThirdState]:
    """Play on from here; chance falls as told."""
    return Table(bonds.EDITION, state, third.Tells(told), setup=Setup(len(state.heroes)))


def begun(seed: int, seats: int, scenario: str, mode: str = "cooperative") -> Table[ThirdState]:
    """A game from the very beginning, with the cards of the packs."""
    setup = Setup(seats, options={"scenario": scenario, "mode": mode, "difficulty": "written"})
    return Table(bonds.EDITION, bonds.EDITION.begin(setup), Fast(seed), setup=setup)


def started(*told: object, seats: int = 2, scenario: str = "margath", **options: Any) -> Table[ThirdState]:
    """A game with the cards of the packs in the first turn of the first seat, all heroes on one hex."""
    setup = Setup(seats, options={"scenario": scenario, "difficulty": "written", **options})
    table = Table(bonds.EDITION, bonds.EDITION.begin(setup), third.Tells(()), setup=setup)
    while table.state.step.startswith("setup"):
        table.answer(cast("Any", table.request).options[0].id)
    for hero in table.state.heroes:
        hero.hex = third.WILD
    return Table(bonds.EDITION, table.state, third.Tells(told), setup=setup)


def ids(table: Table[ThirdState]) -> list[str]:
    """What is on offer."""
    return [option.id for option in cast("Any", table.request).options]


def answer(table: Table[ThirdState], *answers: str) -> Table[ThirdState]:
    """Take these options, one after another."""
    for each in answers:
        table.answer(each)
    return table


def why(table: Table[ThirdState], option: str, seat: int | None = None) -> str:
    """The rule that forbids an option."""
    refused = table.why(option, seat=seat)
    assert isinstance(refused, Refused)
    return refused.rule
