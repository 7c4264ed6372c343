"""What rules may take of the processor and of memory. A process that takes more ends, at once.

It is for processes that hold tables and nothing else: whoever started them learns by which end they came to
that a limit was passed, and which table was at it.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from types import TracebackType

STATM = Path("/proc/self/statm")
"""How large this process is, where the system tells it so."""
OUT_OF_TIME = None if sys.platform == "win32" else -signal.SIGPROF
"""How a process has ended whose rules took more of the processor than they may."""
OUT_OF_MEMORY = 112
"""The exit code of a process whose rules wanted more memory than they may."""


class Leash:
    """`with leash.of(seconds): ...` around rules."""

    def __init__(self, megabytes: int) -> None:
        self._memory = Memory(megabytes * 1024**2)
        self._seconds = 0.0
        if sys.platform != "win32":
            signal.signal(signal.SIGPROF, signal.SIG_DFL)  # ends the process, whatever it is doing

    def of(self, seconds: float) -> Leash:
        self._seconds = seconds
        return self

    def __enter__(self) -> None:
        self._memory.limit()
        if sys.platform != "win32":
            signal.setitimer(signal.ITIMER_PROF, self._seconds)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if sys.platform != "win32":
            signal.setitimer(signal.ITIMER_PROF, 0)
        self._memory.free()
        if isinstance(error, MemoryError):
            os._exit(OUT_OF_MEMORY)  # what the rule left behind is not to be trusted


class Memory:
    """What rules may take of it beyond what the process has when they begin; 0: all there is."""

    def __init__(self, more: int) -> None:
        self._more = more if STATM.exists() else 0
        self._before: tuple[int, int] | None = None

    def limit(self) -> None:
        if not self._more:
            return
        import resource

        taken = int(STATM.read_bytes().partition(b" ")[0]) * resource.getpagesize()
        self._before = resource.getrlimit(resource.RLIMIT_AS)
        most = taken + self._more
        if self._before[0] == resource.RLIM_INFINITY or most < self._before[0]:
            resource.setrlimit(resource.RLIMIT_AS, (most, self._before[1]))

    def free(self) -> None:
        if self._before is not None:
            import resource

            resource.setrlimit(resource.RLIMIT_AS, self._before)
            self._before = None
