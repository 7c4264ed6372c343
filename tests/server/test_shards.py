"""What the server makes of a process with tables that has ended before anybody was told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from tamalir.host.hall import Hall
from tamalir.host.orders import AnyOrder, Begin, Close, LookAfter
from tamalir.host.wire import Create, SeatSpec
from tamalir.server.shards import ShardGone, Strikes, WorkerShard
from tamalir.server.table_worker import LENGTH_BYTES

BEGIN = Begin(game="", agreed=Create(edition="second", scene="duel", seats=[SeatSpec(), SeatSpec()]))


class Pipe:
    """What a process is told; closed, it says so as the event loop of the server does."""

    def __init__(self) -> None:
        self.closed = False
        self.told: list[AnyOrder] = []

    def write(self, data: bytes) -> None:
        if self.closed:
            raise RuntimeError("unable to perform operation on <WriteUnixTransport closed=True>")
        self.told.append(msgspec.json.decode(data[LENGTH_BYTES:], type=AnyOrder))

    def close(self) -> None:
        self.closed = True


def in_a_loop(play: Callable[[WorkerShard, Pipe, asyncio.StreamReader], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        pipe, says, ended = Pipe(), asyncio.StreamReader(), asyncio.Event()

        async def wait() -> int:
            await ended.wait()
            return -9

        process = SimpleNamespace(stdin=pipe, stdout=says, wait=wait, kill=ended.set)
        shard = WorkerShard(cast("Any", process), 5.0, Strikes())
        await play(shard, pipe, says)
        ended.set()
        says.feed_eof()
        await shard.ended

    asyncio.run(run())


def test_an_order_to_a_closed_pipe_is_one_to_a_process_that_has_ended():
    """It was an internal error for whoever asked; and a table that was to be dropped stayed in memory."""

    async def play(shard: WorkerShard, pipe: Pipe, _: asyncio.StreamReader) -> None:
        pipe.closed = True
        with pytest.raises(ShardGone):
            await shard.ask(LookAfter(game="a"))
        assert shard.gone
        shard.tell(Close(game="a"))

    in_a_loop(play)


def test_a_table_that_nobody_waits_for_any_more_is_closed():
    async def play(shard: WorkerShard, pipe: Pipe, says: asyncio.StreamReader) -> None:
        asking = asyncio.create_task(shard.ask(BEGIN))
        while not pipe.told:
            await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        reply = Hall(lambda: 1000.0).answer(BEGIN)
        assert reply.made is not None
        said = msgspec.json.encode(reply)
        says.feed_data(len(said).to_bytes(LENGTH_BYTES, "big") + said)
        while len(pipe.told) < 2:
            await asyncio.sleep(0)
        assert pipe.told[1] == Close(game=reply.made.record.id)
        assert not shard.games

    in_a_loop(play)
