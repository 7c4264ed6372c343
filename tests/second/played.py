"""A table of the Second Edition as tests look at it: what is asked, what lies there, what happened."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any, cast

import pytest

from tamalir.kernel import Choose, ChooseAll, Dealer, Refused, Setup, Table, clone, encode
from tamalir.second.edition import EDITION
from tamalir.second.state import Hero, SecondState

LONG = {"decide-each-step": True}
"""Scenes ask for each step, so that each can be looked at; others are in `test_short_form.py`."""


@cache
def faces(total: int) -> tuple[int, int]:
    """Two ten-sided dice that show this total; a ten is a 0."""
    first = min(total - 1, 10)
    return first % 10, (total - first) % 10


def table_from(start: SecondState, dealer: Dealer, scene: str | None = None) -> Table[SecondState]:
    """A table on which this position lies; `scene` is what its game calls it."""
    edition = EDITION.with_(
        begin=lambda setup: clone(start),  # pyright: ignore[reportUnknownLambdaType]
        given=lambda setup: {"book": start.book},  # pyright: ignore[reportUnknownLambdaType]
    )
    return Table(edition, clone(start), dealer, setup=Setup(len(start.heroes), scene), game="test")


@dataclass
class Played:
    """A table that a test plays at."""

    table: Table[SecondState] = field(init=False)

    @property
    def state(self) -> SecondState:
        return self.table.state

    @property
    def asked(self) -> str | None:
        """The key of the question that waits."""
        return None if self.table.request is None else self.table.request.key

    @property
    def choice(self) -> Choose[Any]:
        request = self.table.request
        assert isinstance(request, Choose), f"nobody is asked to choose: {request}"
        return cast("Choose[Any]", request)

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.choice.seat

    @property
    def options(self) -> list[str]:
        if isinstance(self.table.request, ChooseAll):
            return []
        return [option.id for option in self.choice.options]

    @property
    def asides(self) -> list[str]:
        return [option.id for option in self.choice.asides if option.refused is None]

    @property
    def hero(self) -> Hero:
        return self.state.heroes[0]

    @property
    def throws(self) -> int:
        """How often dice have been thrown or cards drawn from a shuffled deck."""
        return self.table.journal.throws

    def items(self, seat: int = 0) -> list[str]:
        return [item.card for item in self.state.heroes[seat].items]

    def allies(self, seat: int = 0) -> list[str]:
        return [ally.card for ally in self.state.heroes[seat].allies]

    def told(self, key: str) -> list[dict[str, Any]]:
        """The facts of all events of this kind so far."""
        facts = [event["facts"] for event in self.table.events() if event["key"] == key]
        return cast("list[dict[str, Any]]", facts)

    def refuses(self, option: str, rule: str, seat: int | None = None) -> None:
        """The table says no, names this rule, and nothing has changed."""
        before = encode(self.state)
        refusal = self.table.why(option, seat)
        assert refusal is not None, f"{option} is allowed"
        assert rule == refusal.rule
        request = self.table.request
        if isinstance(request, Choose) and seat in (None, request.seat):
            weighed = cast("Choose[Any]", request)
            if option in [one.id for one in (*weighed.refused, *weighed.asides)]:
                with pytest.raises(Refused, match=rule):
                    self.table.answer(option)
        assert before == encode(self.state)
