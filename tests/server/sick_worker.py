"""A process with tables, whose rules do at some tables what they must not do: see the name of seat 0."""

import itertools
import os
import signal
from typing import Any

from tamalir.host import hall
from tamalir.host.feed import Feed
from tamalir.host.hosted import Hosted
from tamalir.host.records import Change, GameRecord
from tamalir.kernel import Table
from tamalir.server.table_worker import main

REAL_ACT, REAL_OPEN, REAL_SCENE = Hosted.act, hall.stored_table, Feed.scene


def misbehave(record: GameRecord, when: str) -> None:
    match record.seats[0].name.split():
        case ["loops", "when", moment] if moment == when:
            for _ in itertools.count():
                pass
        case ["loops", "in", "one", "step"] if when == "asked":
            sum(itertools.repeat(0))  # no step of Python's between which it could be interrupted
        case ["takes", "all", "memory"] if when == "asked":
            assert bytearray(2 * 1024**3)
        case ["dies", "when", moment] if moment == when:
            os.kill(os.getpid(), signal.SIGKILL)
        case ["freezes", "when", moment] if moment == when:
            os.kill(os.getpid(), signal.SIGSTOP)
        case _:
            pass


def act(self: Hosted, *args: Any, **more: Any) -> Change:
    misbehave(self.record, "asked")
    return REAL_ACT(self, *args, **more)


def opened(record: GameRecord, *more: Any) -> Table[Any]:
    misbehave(record, "opened")
    return REAL_OPEN(record, *more)


def scene(self: Feed, *more: Any) -> Any:
    misbehave(self._host.record, "seen")
    return REAL_SCENE(self, *more)


Hosted.act = act
hall.stored_table = opened
Feed.scene = scene  # pyright: ignore[reportAttributeAccessIssue]

if __name__ == "__main__":
    main()
