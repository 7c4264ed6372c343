"""What is timed in the page's Python and in CPython, with the same lines; the last one is the answer."""

from __future__ import annotations

import json
from time import perf_counter
from typing import Any

import msgspec

import tamalir
from tamalir.host.jobs import Decide
from tamalir.page import worker
from tamalir.players.random_legal import RandomLegal


def answers(edition: str, seats: int, many: int) -> float:
    """Answers a second, any legal option."""
    done, begun = 0, perf_counter()
    for seed in range(100):
        table, player = tamalir.new(edition, seats=seats, seed=seed), RandomLegal(seed)
        while table.request is not None and done < many:
            seat = table.waiting()[0]
            asked = table.pending(seat)
            assert asked is not None
            table.answer(player.decide(table.view(seat), asked), seat)
            done += 1
        if done >= many:
            return done / (perf_counter() - begun)
    return 0.0


def decisions(edition: str, bot: str, many: int, patience: float) -> list[float]:
    """Seconds of each decision of a bot in a game of two of its kind, as a page has it made."""
    table: tamalir.Table[Any] = tamalir.new(edition, seats=2, seed=4)
    took: list[float] = []
    while table.request is not None and len(took) < many:
        seat = table.waiting()[0]
        view = table.view(seat).json(way=True, figures=False)
        job = msgspec.json.encode(Decide(bot=bot, seed=1, view=view, patience=patience)).decode()
        begun = perf_counter()
        answer = json.loads(worker.think(job))
        took.append(perf_counter() - begun)
        table.answer(answer["option"], seat)
    return took


def plain() -> float:
    """Seconds of a loop that does nothing else."""
    begun, total = perf_counter(), 0
    for n in range(1_000_000):
        total += n & 3
    return perf_counter() - begun


def means(patience: float) -> dict[str, list[float]]:
    """Mean and longest of some bots."""
    found: dict[str, list[float]] = {}
    for edition, bot in (("second", "novice"), ("second", "adventurer"), ("third", "adventurer")):
        took = decisions(edition, bot, 40, patience)
        found[f"{edition} {bot}"] = [sum(took) / len(took), max(took)]
    return found


answers("second", 4, 500)
patience = worker.patience()
json.dumps(
    {
        "second": answers("second", 4, 4000),
        "third": answers("third", 2, 4000),
        "patience": patience,
        "bots": means(patience),
        "plain": plain(),
    }
)
