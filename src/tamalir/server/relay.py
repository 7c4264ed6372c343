"""Between processes: commands to the owner of a game and its messages to viewers elsewhere, through Redis.

Nothing is kept in Redis and nothing depends on it but reaching one another: what is true stands in the
database. A message that is lost leaves a gap in the version numbers, and the socket that sees it looks anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, cast

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from tamalir.host.errors import Problem, unavailable
from tamalir.host.wire import Command, Who
from tamalir.server import metrics

WATCH_SECONDS = 60.0
"""A process that says nothing for so long has no viewers of that game any more."""
RETRY_SECONDS = 0.5
LOOK_SECONDS = 0.25
"""How often somebody who waits for an answer makes sure that the other process still lives."""
SUBSCRIBE_SECONDS = 5.0

Perform = Callable[[str, str, Command, str], Awaitable[bytes | None]]
Changed = Callable[[str, str], None]

log = logging.getLogger(__name__)


class Forward(msgspec.Struct, tag="forward"):
    id: int
    origin: str
    game: str
    digest: str
    do: Command


class Reply(msgspec.Struct, tag="reply"):
    """`answer` as JSON, or a problem, or neither if the game is not here."""

    id: int
    here: bool = False
    answer: msgspec.Raw = msgspec.Raw(b"null")
    problem: tuple[int, dict[str, Any]] | None = None


_letters = msgspec.json.Decoder(Forward | Reply)
_encoder = msgspec.json.Encoder()


class Relay:
    """This process's line to the others."""

    def __init__(self, url: str, me: str, push: Callable[[str, str, bytes], None], seconds: float) -> None:
        self.me = me
        self._redis: Redis = Redis.from_url(url)  # pyright: ignore[reportUnknownMemberType]
        self._pubsub: PubSub = self._redis.pubsub()  # pyright: ignore[reportUnknownMemberType]
        self._push = push
        self._seconds = seconds
        self._perform: Perform | None = None
        self._changed: Changed = lambda game, channel: None
        self._number = 0
        self._replies: dict[int, asyncio.Future[Reply]] = {}
        self._confirmed: dict[str, asyncio.Event] = {}
        self._watchers: defaultdict[str, dict[tuple[str, str], float]] = defaultdict(dict)
        """Game -> channel and process -> until when it is believed to watch."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._reader: asyncio.Task[None] | None = None

    def serve(self, perform: Perform, changed: Changed) -> None:
        self._perform = perform
        self._changed = changed

    async def open(self) -> None:
        await self._subscribe(inbox(self.me))
        self._reader = asyncio.create_task(self._read(), name="relay")
        await self._wait_confirmed(inbox(self.me))

    async def close(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pubsub.aclose()
        await self._redis.aclose()

    async def healthy(self) -> bool:
        try:
            await self._redis.ping()  # pyright: ignore[reportUnknownMemberType]
        except (RedisError, OSError):
            return False
        return True

    # ---- commands

    async def forward(self, owner: str, game: str, digest: str, command: Command) -> bytes | None:
        """Let the owner carry it out; None if nobody is there, or the game is no longer there."""
        self._number += 1
        letter = Forward(self._number, self.me, game, digest, command)
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._replies[letter.id] = future
        try:
            if not await self._send(owner, letter):
                return None
            metrics.FORWARDED.inc()
            async with asyncio.timeout(self._seconds):
                while not future.done():
                    await asyncio.wait({future}, timeout=LOOK_SECONDS)
                    if not future.done() and not await self._listens(owner):
                        raise unavailable("the process that held this table is gone; ask again")
            reply = future.result()
        except TimeoutError:
            raise unavailable("the process that holds this table does not answer; ask again") from None
        except (RedisError, OSError):
            raise unavailable("the other processes cannot be reached; ask again") from None
        finally:
            self._replies.pop(letter.id, None)
        if reply.problem is not None:
            status, body = reply.problem
            raise Problem(status, body.pop("code"), body.pop("message"), **body)
        return bytes(reply.answer) if reply.here else None

    async def _listens(self, process: str) -> bool:
        """Is that process still there? Redis knows at once when it died."""
        counted: Any = await self._redis.pubsub_numsub(inbox(process))  # pyright: ignore[reportUnknownMemberType]
        return bool(counted and counted[0][1])

    async def _send(self, process: str, letter: Forward | Reply) -> int:
        return int(await self._redis.publish(inbox(process), _encoder.encode(letter)))  # pyright: ignore[reportUnknownMemberType]

    async def _serve(self, letter: Forward) -> None:
        reply = Reply(letter.id)
        assert self._perform is not None
        try:
            answer = await self._perform(letter.game, letter.digest, letter.do, letter.origin)
            if answer is not None:
                reply.here, reply.answer = True, msgspec.Raw(answer)
        except Problem as problem:
            reply.problem = (problem.status, problem.body())
        except Exception:
            log.exception("a forwarded command failed")
            reply.problem = (500, {"code": "internal", "message": "something went wrong here"})
        try:
            await self._send(letter.origin, reply)
        except (RedisError, OSError):
            log.warning("a reply was not sent")

    # ---- messages to viewers

    async def publish(self, game: str, channel: str, message: bytes) -> None:
        try:
            await self._redis.publish(topic(game, channel), self.me.encode() + b"\n" + message)  # pyright: ignore[reportUnknownMemberType]
        except (RedisError, OSError):
            log.warning("a message to another process was not sent")

    async def listen(self, game: str, channel: str) -> None:
        """Hear what the owner tells this channel; returns when Redis has confirmed it."""
        name = topic(game, channel)
        if name not in self._confirmed:
            await self._subscribe(name)
        await self._wait_confirmed(name)

    async def ignore(self, game: str, channel: str) -> None:
        name = topic(game, channel)
        if self._confirmed.pop(name, None) is not None:
            try:
                await self._pubsub.unsubscribe(name)  # pyright: ignore[reportUnknownMemberType]
            except (RedisError, OSError):
                log.warning("a channel was not left")

    def watched_from(self, origin: str, game: str, channel: str, command: Who) -> None:
        """Another process has, or no longer has, somebody on this channel."""
        if command.watching == "no":
            return
        if command.watching == "end":
            self._watchers[game].pop((channel, origin), None)
        else:
            self._watchers[game][channel, origin] = monotonic() + WATCH_SECONDS
        self._changed(game, channel)

    def channels(self, game: str) -> set[str]:
        """What is watched from elsewhere."""
        watchers = self._watchers.get(game)
        if not watchers:
            self._watchers.pop(game, None)
            return set()
        now = monotonic()
        for key in [key for key, until in watchers.items() if until < now]:
            del watchers[key]
        return {channel for channel, _ in watchers}

    # ---- the line itself

    async def _subscribe(self, name: str) -> None:
        self._confirmed.setdefault(name, asyncio.Event())
        try:
            await self._pubsub.subscribe(name)
        except (RedisError, OSError):
            self._confirmed.pop(name, None)
            raise unavailable("Redis does not answer") from None

    async def _wait_confirmed(self, name: str) -> None:
        confirmed = self._confirmed.get(name)
        if confirmed is None:
            return
        try:
            async with asyncio.timeout(SUBSCRIBE_SECONDS):
                await confirmed.wait()
        except TimeoutError:
            raise unavailable("Redis does not answer") from None

    async def _read(self) -> None:
        while True:
            try:
                message = cast("dict[str, Any] | None", await self._pubsub.get_message(timeout=30.0))
            except (RedisError, OSError) as error:
                log.warning("Redis went away", extra={"fields": {"error": type(error).__name__}})
                await asyncio.sleep(RETRY_SECONDS)  # the next read connects and subscribes again
                continue
            if message is not None:
                self._take(message)

    def _take(self, message: dict[str, Any]) -> None:
        name = bytes(message["channel"]).decode()
        if message["type"] == "subscribe":
            if name in self._confirmed:
                self._confirmed[name].set()
        elif message["type"] == "message":
            if name == inbox(self.me):
                self._open_letter(message["data"])
                return
            _, _, rest = name.partition(":game:")
            game, _, channel = rest.partition(":")
            origin, _, body = bytes(message["data"]).partition(b"\n")
            if origin.decode() != self.me:
                self._push(game, channel, body)

    def _open_letter(self, data: bytes) -> None:
        try:
            letter = _letters.decode(data)
        except msgspec.DecodeError:
            log.warning("an unreadable message from another process")
            return
        if isinstance(letter, Reply):
            waiting = self._replies.get(letter.id)
            if waiting is not None and not waiting.done():
                waiting.set_result(letter)
            return
        task = asyncio.create_task(self._serve(letter))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def inbox(process: str) -> str:
    return f"tamalir:server:{process}"


def topic(game: str, channel: str) -> str:
    return f"tamalir:game:{game}:{channel}"
