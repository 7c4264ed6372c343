"""What the workers of a page call: one holds the tables, the other thinks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Protocol

import msgspec

from tamalir.host.jobs import AnyJob, CheckSave, carry_out
from tamalir.page.door import Door
from tamalir.page.house import House
from tamalir.page.ports import Store, Thinker

SECONDS = 2.5
"""For odds; afterwards the answer is what has been found by then."""
PLAIN_LOOP = 200_000
PLAIN_SECONDS = 0.0096
"""So long a machine takes for the plain loop on which bots' seconds were set."""
MOST_PATIENCE = 2.0
"""A bot that thinks longer than this times its usual seconds keeps people waiting."""

_job = msgspec.json.Decoder(AnyJob)
_encoder = msgspec.json.Encoder()


def open_door(store: Store, thinker: Thinker, patience: float) -> Door:
    """The door of a house with these walls."""
    return Door(House(store, thinker, patience))


class Bytes(Protocol):
    """A file of the page, as Python sees it there."""

    def to_bytes(self) -> bytes: ...


async def knock(door: Door, method: str, address: str, token: str, body: str | Bytes) -> str:
    """A request; status and JSON in a form that crosses over to the page."""
    sent = body.encode() if isinstance(body, str) else body.to_bytes()
    status, answer = await door.request(method, address, token, sent)
    return f"{status} {answer.decode()}"


def hear(door: Door, number: int, text: str) -> asyncio.Task[None]:
    """A message on a line: answered when it is done, without keeping the next one waiting."""
    return asyncio.ensure_future(door.hear(number, text))


def think(job: str) -> str:
    """One job, as JSON, done here and now."""
    wanted = _job.decode(job)
    # A server wants saves that open quickly; who opens their own file here may wait as long as it takes.
    late = None if isinstance(wanted, CheckSave) else _deadline()
    return _encoder.encode(carry_out(wanted, late)).decode()


def patience() -> float:
    """How much more time bots need here than where their seconds were set, within reason."""
    begun = perf_counter()
    total = 0
    for n in range(PLAIN_LOOP):
        total += n & 3
    took = perf_counter() - begun
    return min(MOST_PATIENCE, max(1.0, took / PLAIN_SECONDS))


def _deadline() -> Callable[[], bool]:
    end = perf_counter() + SECONDS
    return lambda: perf_counter() > end
