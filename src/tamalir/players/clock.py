"""The clock of players that are programs: the only place where they look at one.

It counts the seconds that a thread has worked: what the others of the process do is not its thinking. Where
threads have no clock of their own, as in a page, there is one thread, and a plain clock tells much the same.
"""

from __future__ import annotations

try:
    from time import thread_time as thinking_clock
except ImportError:
    from time import perf_counter as thinking_clock

__all__ = ["thinking_clock"]
