"""A process that thinks for bots and computes odds: one job on a line of JSON comes in, one answer goes out.

It is given what the seat may know, never the state, and it may be killed at any time. It limits itself too:
what it may take of memory and of the processor ends it even when nobody is left to do so.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter

import msgspec

from tamalir import api
from tamalir.games import GAMES
from tamalir.host.jobs import AnyJob, carry_out

NICE = 10
"""Thinking must not slow the tables down; another number may stand on the command line."""
MOST_MEMORY = 1024**3
"""A process that has grown so large ends after its answer."""
ADDRESS_SPACE = 2 * 1024**3
"""A process that wants more gets none; another number of megabytes may stand on the command line."""
CPU_SECONDS = 100
"""For one answer; more than anybody waits for."""
READY = b'{"ready":true}\n'
"""The first line: from now on time counts."""
SECONDS = 2.5
"""For odds; afterwards the answer is what has been found by then."""

_decoder = msgspec.json.Decoder(AnyJob)
_encoder = msgspec.json.Encoder()


def main() -> None:
    with suppress(AttributeError, OSError):
        os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else NICE)
    limit_memory(int(sys.argv[2]) * 1024**2 if len(sys.argv) > 2 else ADDRESS_SPACE)
    for id in GAMES:
        api.new(id, seats=2, seed=0)  # their cards are read now, not in the time of the first answer
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        limit_time()
        sys.stdout.buffer.write(_encoder.encode(carry_out(_decoder.decode(line), deadline())) + b"\n")
        sys.stdout.buffer.flush()
        if too_large():
            return


def limit_memory(size: int) -> None:
    try:
        import resource
    except ImportError:  # not on Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (size, size))


def limit_time() -> None:
    try:
        import resource
    except ImportError:  # not on Windows
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + CPU_SECONDS, most))


def deadline() -> Callable[[], bool]:
    """Whether the time for this job is over."""
    end = perf_counter() + SECONDS
    return lambda: perf_counter() > end


def too_large() -> bool:
    """What this process remembers of packs from elsewhere is given back by ending; another one begins."""
    try:
        import resource
    except ImportError:  # not on Windows
        return False
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 > MOST_MEMORY


if __name__ == "__main__":
    main()
