"""Chunks of games in processes of their own. Only seeds go out and only finished tables come back."""

from __future__ import annotations

import gc
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeAlias

from tamalir.lab.decisions import tables_of
from tamalir.lab.plan import LabError, Plan
from tamalir.lab.playing import play_all
from tamalir.lab.store import encoded

PATIENCE = 3
"""How often a chunk may be under way when a worker falls before the run is given up."""
GARBAGE = 100_000
"""New objects before a worker looks for garbage. Bots remember much, and a look goes through all of it."""

Done: TypeAlias = tuple[range, Mapping[str, bytes]]


def leave_interrupts() -> None:
    """How a worker begins. Ctrl-C reaches every process of a terminal; whoever started the workers ends
    them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(GARBAGE)


def play_chunk(told: Mapping[str, Any], first: int, end: int) -> dict[str, bytes]:
    """What a worker does: a plan and numbers of games in, Parquet out."""
    gc.set_threshold(GARBAGE)  # on a cluster nothing else has said so
    return _played(Plan.of(told), range(first, end))


def _played(plan: Plan, games: range) -> dict[str, bytes]:
    return encoded(play_all(plan, games), tables_of(plan))


def here(plan: Plan, wanted: Sequence[range]) -> Iterator[Done]:
    """In this process, one after another."""
    for games in wanted:
        yield games, _played(plan, games)


def locally(plan: Plan, wanted: Sequence[range], jobs: int) -> Iterator[Done]:
    """In so many processes. A worker that is lost is replaced and its games are played again."""
    left = list(wanted)
    falls: dict[range, int] = {}
    while left:
        waiting = list(left)
        under_way: dict[Future[dict[str, bytes]], range] = {}
        pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=leave_interrupts)
        try:
            while waiting or under_way:
                while waiting and len(under_way) < jobs:
                    games = waiting.pop(0)
                    try:
                        task = pool.submit(play_chunk, plan.told(), games.start, games.stop)
                    except BrokenProcessPool:
                        waiting.insert(0, games)
                        raise
                    under_way[task] = games
                for task in wait(under_way, return_when=FIRST_COMPLETED).done:
                    yield under_way[task], task.result()
                    left.remove(under_way.pop(task))
        except BrokenProcessPool:
            for games in under_way.values():
                falls[games] = falls.get(games, 0) + 1
                if falls[games] > PATIENCE:
                    raise LabError(
                        f"a worker has fallen {falls[games]} times on games {games.start} to {games.stop - 1}"
                    ) from None
        except BaseException:
            end_workers(pool)
            raise
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def end_workers(pool: ProcessPoolExecutor) -> None:
    """Nobody waits for their games any more: Ctrl-C ends a run now, not when the chunk is done."""
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()


def on_ray(plan: Plan, wanted: Sequence[range], address: str) -> Iterator[Done]:
    """On a Ray cluster (`local`: one on this machine). Ray itself plays the games of a lost worker again."""
    from tamalir.lab.cluster import played

    yield from played(plan, wanted, address)


Way: TypeAlias = Callable[[Plan, Sequence[range]], Iterator[Done]]


def way(jobs: int, ray: str | None) -> Way:
    """How the chunks of a run are played."""
    if ray is not None:
        return lambda plan, wanted: on_ray(plan, wanted, ray)
    if jobs <= 1:
        return here
    return lambda plan, wanted: locally(plan, wanted, jobs)
