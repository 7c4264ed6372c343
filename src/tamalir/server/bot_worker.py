"""A process that thinks for bots and computes odds: one job on a line of JSON comes in, one answer goes out.

It is given what the seat may know, never the state, and it may be killed at any time.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter

import msgspec

from tamalir.host.jobs import AnyJob, carry_out

NICE = 10
"""Thinking must not slow the tables down; another number may stand on the command line."""
MOST_MEMORY = 1024**3
SECONDS = 2.5
"""For odds; afterwards the answer is what has been found by then."""

_decoder = msgspec.json.Decoder(AnyJob)
_encoder = msgspec.json.Encoder()


def main() -> None:
    with suppress(AttributeError, OSError):
        os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else NICE)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(_encoder.encode(carry_out(_decoder.decode(line), deadline())) + b"\n")
        sys.stdout.buffer.flush()
        if too_large():
            return


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
