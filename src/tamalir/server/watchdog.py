"""Rules that come to no end are interrupted: no table keeps the whole house waiting for good.

Rules run on the thread of the event loop, where a timer of the processor's time interrupts them, or in a
thread of their own. Either way `Overrun` is raised inside the rule. It is no `Exception`, so that nothing
that mends small damage takes it for such; whoever asked throws the table away and sets the game aside. What
they may take of memory is limited too: more gives `MemoryError`, inside the rule that wanted it.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
import signal
import threading
from collections.abc import Callable
from pathlib import Path
from time import thread_time
from types import FrameType, TracebackType
from typing import Any, TypeVar

T = TypeVar("T")

STATM = Path("/proc/self/statm")
"""How large this process is, where the system tells it so."""
AGAIN_SECONDS = 0.5
"""Once it is time, the rule is interrupted so often until it stops."""


class Overrun(BaseException):
    """The rules took longer than they may."""


class Watchdog:
    """`with watchdog: ...` around rules that run here. Nothing is watched but the main thread."""

    def __init__(self, seconds: float, megabytes: int = 0) -> None:
        self.seconds = seconds
        self._memory = Memory(megabytes * 1024**2)
        self._since: float | None = None
        self._depth = 0
        self._able = os.name != "nt" and threading.current_thread() is threading.main_thread()
        if self._able:
            signal.signal(signal.SIGVTALRM, self._look)

    def __enter__(self) -> None:
        self._depth += 1
        if self._depth == 1 and self._watching():
            self._memory.limit()
            self._since = thread_time()
            signal.setitimer(signal.ITIMER_VIRTUAL, self.seconds, AGAIN_SECONDS)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._depth -= 1
        if self._depth == 0 and self._since is not None:
            self._since = None
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            self._memory.free()

    def _watching(self) -> bool:
        return self._able and threading.current_thread() is threading.main_thread()

    def _look(self, _signal: int, _frame: FrameType | None) -> None:
        """The timer counts the time of all threads: only this one's own is held against it."""
        if self._since is not None and thread_time() - self._since >= 0.9 * self.seconds:
            raise Overrun


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


async def apart(seconds: float, work: Callable[..., T], *args: Any) -> T:
    """What `work` gives, done in a thread of its own, or `Overrun` inside it and here."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def tell(result: T | None, error: BaseException | None) -> None:
        if done.done():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)  # pyright: ignore[reportArgumentType]

    def run() -> None:
        result: T | None = None
        failed: BaseException | None = None
        try:
            result = work(*args)
        except Overrun:
            failed = Late()
        except BaseException as error:  # noqa: BLE001 - handed to whoever asked
            failed = error
        if not loop.is_closed():
            loop.call_soon_threadsafe(tell, result, failed)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    try:
        async with asyncio.timeout(seconds):
            return await asyncio.shield(done)
    except TimeoutError:
        interrupt(thread)
        raise Overrun from None
    except Late:
        raise Overrun from None


class Late(Exception):
    """`Overrun` on its way between threads: a future carries exceptions only."""


def interrupt(thread: threading.Thread) -> None:
    """Raise `Overrun` in another thread, at its next step."""
    if thread.ident is not None:
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident), ctypes.py_object(Overrun))
