"""python -m benchmarks.shortcuts: what each place that is less plain for the sake of speed brings.

Each is switched off for a round and on again for the next, in one process, with the same games and the same
dice: the median of the ratios of neighbouring rounds is what it brings. A shortcut that brings less than a
twentieth of a whole game, or of the forks that bots live on, is not worth its price in the code. Compiled
rules cannot be patched everywhere; what cannot be switched there is left out (`PYTHONPATH=build/fast` times
the others).
"""

from __future__ import annotations

import argparse
import dataclasses
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import cache
from statistics import median
from typing import Any, cast

import tamalir
from benchmarks import ours
from benchmarks import third as of_third
from benchmarks.clock import Contest
from benchmarks.third import Fights, by_script
from tamalir.kernel import Fast, Setup, Table, shape
from tamalir.second import turn
from tamalir.third.edition import EDITION as THIRD

Switch = Callable[[], Any]
"""A context within which a shortcut is off."""


class Forgetful(dict[Any, Any]):
    """A memory that keeps nothing."""

    def __setitem__(self, key: object, value: object) -> None:
        """Forget it at once."""


class Unsure(dict[Any, int]):
    """Nobody is surely alive: wounds are always compared with Life."""

    def __missing__(self, key: object) -> int:
        return -1


@contextmanager
def every_step_a_rule() -> Generator[None]:
    """Steps that ask nobody are rules like all others."""
    known = dict(turn.IN_PASSING)
    turn.IN_PASSING.clear()
    try:
        yield
    finally:
        turn.IN_PASSING.update(known)


@contextmanager
def constructed() -> Generator[None]:
    """Copies are made by constructors."""
    filling = shape.cloner

    @cache
    def cloner(cls: type) -> Callable[[Any], Any]:
        if not dataclasses.is_dataclass(cast("object", cls)):
            return filling(cls)
        names: dict[str, Any] = {"cls": cls}
        copied = shape.copied_fields(cls, names)
        exec(f"def cloned(it):\n    return cls({', '.join(f'{n}={s}' for n, s in copied)})", names)  # noqa: S102
        return names["cloned"]

    cast("Any", shape).cloner = cloner
    try:
        yield
    finally:
        cast("Any", shape).cloner = filling


class Suspected(Fast):
    """The engine's own dealer under another name, so that its answers are looked at like anybody's."""


@contextmanager
def looked_at() -> Generator[None]:
    """What the engine's own dealer throws is checked again."""
    rooms = cast("list[Any]", [ours, of_third])
    for room in rooms:
        room.Fast = Suspected
    try:
        yield
    finally:
        for room in rooms:
            room.Fast = Fast


def forgetting(book: Any) -> Switch:
    """Nothing that was worked out about pools is kept."""

    @contextmanager
    def off() -> Generator[None]:
        kept = book.memory
        object.__setattr__(book, "memory", Forgetful())
        try:
            yield
        finally:
            object.__setattr__(book, "memory", kept)

    return off


def counting_wounds(book: Any) -> Switch:
    """Whether a hero has fallen is always worked out in full."""

    @contextmanager
    def off() -> Generator[None]:
        kept = book.surely_alive
        object.__setattr__(book, "surely_alive", Unsure())
        try:
            yield
        finally:
            object.__setattr__(book, "surely_alive", kept)

    return off


def brings(contest: Contest, off: Switch, rounds: int) -> float:
    """How much longer it takes without the shortcut, as a share."""
    ratios: list[float] = []
    contest.run()
    with off():
        contest.run()
    for _ in range(rounds):
        quick = contest.seconds_per_unit()
        with off():
            plain = contest.seconds_per_unit()
        ratios.append(plain / quick)
    return median(ratios) - 1


def third_fights() -> Contest:
    return Contest("third: fights", "fight", Fights(300, by_script).run)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--rounds", type=int, default=9)
    rounds: int = parser.parse_args().rounds
    game, forks, fights = ours.whole_game(), ours.whole_game_fork(), third_fights()
    second = tamalir.EDITIONS["second"].begin(Setup(4, options={"doom-track": True})).book
    third = Table(THIRD, THIRD.begin(Setup(2, scene="reanimates")), Fast(1)).state.book
    cases: list[tuple[str, Contest, Switch]] = [
        ("steps that ask nobody start no rule", game, every_step_a_rule),
        ("wounds that cannot be the last are not compared with Life", game, counting_wounds(second)),
        ("what a pool allows is remembered", fights, forgetting(third)),
    ]
    if ours.are_compiled():
        print("compiled rules: the copies and the dealer cannot be switched there")
    else:
        cases += [
            ("copies fill an empty instance", forks, constructed),
            ("the own dealer's answers are not looked at again", game, looked_at),
            ("the own dealer's answers are not looked at again", fights, looked_at),
        ]
    for what, contest, off in cases:
        print(f"{what:60} {contest.name:45} {brings(contest, off, rounds):+7.1%}", flush=True)


if __name__ == "__main__":
    main()
