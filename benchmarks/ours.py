"""What we time of our own."""

from __future__ import annotations

from random import Random
from typing import Any

import tamalir
from benchmarks.clock import Contest
from tamalir.kernel import Choose, Fast, Setup, Table
from tamalir.second import turn

FIGHTS = (("second", "brood"), ("second", "duel"), ("bonds", "warlock"))


def are_compiled() -> bool:
    """Whether the rules that are timed are those of the compiled build."""
    return not str(turn.__file__).endswith(".py")


def contests() -> list[Contest]:
    """All of them: playing, forking, saving."""
    return [*playing(), *forking(), *saving()]


def playing() -> list[Contest]:
    return [*(answers(*fight) for fight in FIGHTS), whole_game()]


def forking() -> list[Contest]:
    return [*(fork(*fight) for fight in FIGHTS), whole_game_fork()]


def saving() -> list[Contest]:
    return [save(*fight) for fight in FIGHTS]


class Picker:
    """Takes any option, cheaply and repeatably."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def below(self, n: int) -> int:
        return int(self.random() * n)


def fight(edition: str, scene: str, seed: int, listening: bool = False) -> Table[Any]:
    chosen = tamalir.EDITIONS[edition]
    setup = Setup(chosen.scenes()[scene], scene)
    return Table(chosen, chosen.begin(setup), Fast(seed), setup=setup, listening=listening)


def play_out(table: Table[Any], picker: Picker, most: int = 10_000) -> None:
    while table.request is not None and most:
        _take_any(table, picker)
        most -= 1


def _take_any(table: Table[Any], picker: Picker) -> None:
    request = table.request
    asked = request if isinstance(request, Choose) else table.pending(table.waiting()[0])
    assert asked is not None
    table.take(asked.options[picker.below(len(asked.options))])


def answers(edition: str, scene: str) -> Contest:
    picker = Picker(1)

    def run() -> int:
        done = 0
        for seed in range(60):
            table = fight(edition, scene, seed)
            play_out(table, picker)
            done += len(table.journal)
        return done

    return Contest(f"{edition}: {scene}, an answer", "answer", run)


def whole_game(seats: int = 4) -> Contest:
    """Full second-edition games with the doom track, random-legal."""
    chosen = tamalir.EDITIONS["second"]
    picker = Picker(2)

    def run() -> int:
        done = 0
        for seed in range(2):
            setup = Setup(seats, options={"doom-track": True})
            table = Table(chosen, chosen.begin(setup), Fast(seed), setup=setup, listening=False)
            play_out(table, picker)
            done += len(table.journal)
        return done

    return Contest("second: a whole game of four, an answer", "answer", run)


def whole_game_fork() -> Contest:
    """Forks of such games at twenty places in their middle, whatever is being asked there."""
    chosen = tamalir.EDITIONS["second"]
    setup = Setup(4, options={"doom-track": True})
    tables: list[Table[Any]] = []
    for seed in range(20):
        table = Table(chosen, chosen.begin(setup), Fast(seed), setup=setup, listening=False)
        play_out(table, Picker(seed), most=300 + 10 * seed)
        tables.append(table)

    def run() -> int:
        for _ in range(100):  # as long as Catanatron's copies take, so that neither is only warming up
            for table in tables:
                table.fork()
        return 100 * len(tables)

    return Contest("second: a whole game of four, a fork", "fork", run)


def middle(edition: str, scene: str) -> Table[Any]:
    """A fight some way in."""
    for seed in range(1000):
        table = fight(edition, scene, seed)
        picker = Picker(seed)
        for _ in range(8):
            if table.request is None:
                break
            _take_any(table, picker)
        if table.request is not None:
            return table
    raise AssertionError("no fight lasts that long")


def fork(edition: str, scene: str) -> Contest:
    table = middle(edition, scene)

    def run() -> int:
        for _ in range(2000):
            table.fork()
        return 2000

    return Contest(f"{edition}: {scene}, a fork", "fork", run)


def save(edition: str, scene: str) -> Contest:
    table = middle(edition, scene)

    def run() -> int:
        for _ in range(300):
            table.save()
        return 300

    return Contest(f"{edition}: {scene}, a save", "save", run)
