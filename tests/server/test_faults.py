"""Faults rehearsed on virtual time: a short run of `scripts/rehearse.py`, and proof that it would tell."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from scripts.faults.history import Deed, History
from scripts.faults.rehearsal import rehearse
from tamalir.host.records import Move
from tamalir.server.ownership import Ownership
from tamalir.server.storage.writer import Writer


def run(seeds: range) -> tuple[list[str], int]:
    found: list[str] = []
    receipts = 0
    for seed in seeds:
        wrong, history = rehearse(seed)
        found += [f"schedule {seed}: {line}" for line in wrong]
        receipts += sum(deed.version is not None for deed in history.deeds)
    return found, receipts


def test_schedules():
    found, receipts = run(range(1, 61))
    assert found == []
    assert receipts > 400


def test_the_same_seed_is_the_same_schedule():
    one, two = rehearse(7)[1], rehearse(7)[1]
    assert [(deed.key, deed.option, deed.version, deed.done_at) for deed in one.deeds] == [
        (deed.key, deed.option, deed.version, deed.done_at) for deed in two.deeds
    ]


def test_writes_without_a_fence_would_be_told(monkeypatch: pytest.MonkeyPatch):
    """Processes that never notice that a game has changed hands."""

    def unfenced(_self: Ownership, _game: str, work: Callable[[Any], Any]) -> Callable[[Any], Any]:
        return work

    monkeypatch.setattr(Ownership, "fenced", unfenced)
    monkeypatch.setattr(Ownership, "alive", lambda _self: True)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    found, _ = run(range(1, 81))
    assert any("two processes wrote" in line for line in found)


def test_receipts_before_the_commit_would_be_told(monkeypatch: pytest.MonkeyPatch):
    honest = Writer.run

    async def hasty(self: Writer, work: Callable[[Any], Any]) -> Any:
        if "append" not in getattr(work, "__qualname__", "") and "checked" not in work.__qualname__:
            return await honest(self, work)
        task = asyncio.ensure_future(honest(self, work))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return None

    monkeypatch.setattr(Writer, "run", hasty)
    found, _ = run(range(1, 41))
    assert any("is lost" in line or "something else" in line for line in found)


def move(seq: int, key: str | None, said: str = "a", seat: int = 0) -> Move:
    return Move(
        seq=seq, kind="answer", seat=seat, said=said, key=key, base=0, entries=[], together=[], at=0.0
    )


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ([move(1, "k")], None),
        ([move(1, None)], "lost"),
        ([move(1, "k"), move(2, "k")], "2 times"),
        ([move(1, None), move(2, "k")], "something else"),
        ([move(1, "k", said="b")], "something else"),
        ([move(2, "k")], "gap"),
    ],
)
def test_what_the_checker_knows(moves: list[Move], said: str | None):
    history = History([Deed(0, "g", 0, "k", "a", 1.0, version=1, done_at=2.0)])
    found = history.faults({"g": moves}, [])
    assert (said is None) == (not found)
    assert said is None or said in found[0]


def test_the_checker_knows_order():
    history = History(
        [
            Deed(0, "g", 0, "one", "a", 1.0, version=2, done_at=2.0),
            Deed(0, "g", 0, "two", "a", 3.0, version=1, done_at=4.0),
        ]
    )
    found = history.faults({"g": [move(1, "two"), move(2, "one")]}, [])
    assert found == ["one was acknowledged before two was sent, but stands after it"]
