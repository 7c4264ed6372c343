"""A process that holds tables and runs their rules: orders come in, answers go out, one after the other.

It knows no network and no storage. Rules that take more than they may end it; whoever started it then sets
that table aside and opens the others elsewhere, from what is stored. Nothing is lost by its end, because
nothing it says is told to anybody before it is stored.
"""

from __future__ import annotations

import gc
import logging
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from time import time
from typing import BinaryIO, get_args

import msgspec

from tamalir import api
from tamalir.games import GAMES
from tamalir.host.hall import Hall
from tamalir.host.orders import AnyOrder, Begin, Bring, Open, Reply
from tamalir.host.wire import Lang
from tamalir.host.words import speaker
from tamalir.server import logs
from tamalir.server.leash import Leash

LENGTH_BYTES = 4
"""Before each order and each answer stands how long it is."""
RUBBISH = 20_000
"""New things between two looks for rubbish: views and messages are many small things, and soon gone."""
DAY = 24 * 3600.0
WARNING = 0.25
"""The last part of its time in which a table says that it will go."""
LONGEST_WARNING = 14 * DAY

log = logging.getLogger(__name__)
_orders = msgspec.json.Decoder(AnyOrder)
_encoder = msgspec.json.Encoder()


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What such a process is told when it starts."""

    rules_seconds: float
    """Of the processor, for one order."""
    opening_seconds: float
    """The same, for orders that open a table."""
    answer_seconds: float
    """By the clock, for one order."""
    rules_megabytes: int
    snapshot_every: int = 16
    keep_days: float = 0.0
    warm: bool = False
    log_level: str = "INFO"


def main() -> None:
    limits = msgspec.json.decode(sys.argv[1], type=Limits)
    for kind in (signal.SIGINT, signal.SIGTERM):  # it ends with whoever started it, and not before
        signal.signal(kind, signal.SIG_IGN)
    logs.configure(limits.log_level)
    hall = Hall(time, limits.snapshot_every, goes_at(limits.keep_days))
    with suppress(BrokenPipeError), os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)  # whatever else is printed goes where logs go
        read_everything(words=limits.warm)
        write(answers, b"ready")
        serve(hall, limits, sys.stdin.buffer, answers)


def serve(hall: Hall, limits: Limits, orders: BinaryIO, answers: BinaryIO) -> None:
    """Until nobody orders anything any more."""
    leash = Leash(limits.rules_megabytes)
    while (said := read(orders)) is not None:
        try:
            order = _orders.decode(said)
        except (msgspec.DecodeError, RecursionError) as error:  # what people sent through an address
            problem = (400, {"code": "malformed", "message": str(error)[:300]})
            write(answers, _encoder.encode(Reply(problem=problem)))
            continue
        long = isinstance(order, Open | Begin | Bring)
        with leash.of(limits.opening_seconds if long else limits.rules_seconds):
            answer = _encoder.encode(answered(hall, order))
        write(answers, answer)


def answered(hall: Hall, order: AnyOrder) -> Reply:
    try:
        return hall.answer(order)
    except MemoryError:
        raise
    except Exception:
        log.exception("an order failed")
        return Reply(problem=(500, {"code": "internal", "message": "something went wrong here"}))


def read(orders: BinaryIO) -> bytes | None:
    head = orders.read(LENGTH_BYTES)
    return orders.read(int.from_bytes(head, "big")) if len(head) == LENGTH_BYTES else None


def write(answers: BinaryIO, answer: bytes) -> None:
    answers.write(len(answer).to_bytes(LENGTH_BYTES, "big") + answer)
    answers.flush()


def goes_at(keep_days: float) -> Callable[[float], float | None]:
    """When a table whose last change was then is removed, if it says so already: in the last part of its
    time."""
    kept = keep_days * DAY

    def told(updated_at: float) -> float | None:
        end = updated_at + kept
        return end if kept and time() >= end - min(kept * WARNING, LONGEST_WARNING) else None

    return told


def read_everything(*, words: bool) -> None:
    """Cards, and if wanted words, are read now and not in the time of somebody's answer."""
    for id in GAMES:
        api.new(id, seats=2, seed=0)
    if words:
        for lang in get_args(Lang):
            speaker(lang)
    gc.set_threshold(RUBBISH)
    gc.collect()
    gc.freeze()  # they stay for ever: nobody need look through them again and again


if __name__ == "__main__":
    main()
