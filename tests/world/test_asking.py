"""Questions before whose answer something else may be done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from tamalir.kernel import Choose, Option, Rule, offer, rule
from tamalir.world.asking import Aside, ask


class Purse:
    """Somebody with gold, who may at any time find another piece, or lose all."""

    def __init__(self) -> None:
        self.gold = 0

    def offers(self) -> list[Option[str | Aside]]:
        return [
            offer("buy", None if self.gold else "TOY-GOLD-001"),
            offer("leave"),
            Option("beg", Aside(self.find)),
        ]

    def facts(self) -> dict[str, int | str]:
        return {"gold": self.gold}

    def asides(self) -> list[Option[Aside]]:
        return [Option("find", Aside(self.find)), Option("lose", Aside(self.lose))]

    @rule
    def find(self) -> Rule[None]:
        self.gold += 1
        yield from ()

    @rule
    def lose(self) -> Rule[None]:
        yield from ()
        raise LookupError("nothing left to ask")


def choice(request: object) -> Choose[Any]:
    assert isinstance(request, Choose)
    return cast("Choose[Any]", request)


def asked(rule: Iterator[object]) -> Choose[Any]:
    return choice(next(rule))


def test_an_aside_is_carried_out_and_the_question_stands_again() -> None:
    purse = Purse()
    running = iter(ask(0, "shop", purse.offers, purse.facts, purse.asides))
    first = asked(running)

    assert [option.id for option in first.options] == ["leave", "beg"]
    assert [option.id for option in first.asides] == ["find", "lose"]
    second = choice(running.send(first.accept("find")))
    assert ([option.id for option in second.options], second.args) == (["buy", "leave", "beg"], {"gold": 1})
    with pytest.raises(StopIteration) as ended:
        running.send(second.accept("buy"))
    assert ended.value.value == "buy"


def test_an_aside_may_be_worth_a_question_of_its_own() -> None:
    purse = Purse()
    running = iter(ask(0, "shop", purse.offers, {"fixed": 1}, purse.asides))

    again = choice(running.send(asked(running).accept("beg")))

    assert (purse.gold, again.args) == (1, {"fixed": 1})


def test_an_aside_that_leaves_nothing_to_be_asked_says_so() -> None:
    purse = Purse()
    running = iter(ask(0, "shop", purse.offers, purse.facts, purse.asides))

    with pytest.raises(LookupError, match="nothing left"):
        running.send(asked(running).accept("lose"))
