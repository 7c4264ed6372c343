"""One WebSocket for each seat: says hello with its token, gets the scene, then every change.

The token travels in the first message, never in the address, so that no log can hold it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tamalir.host import tokens, words
from tamalir.host.errors import Problem
from tamalir.host.replies import Viewer, Watching, language_of
from tamalir.host.wire import (
    Asked,
    At,
    Book,
    Choices,
    Hello,
    Lang,
    Look,
    Moments,
    Odds,
    Proof,
    Reach,
    Review,
    Speak,
    Summary,
    Who,
)
from tamalir.server import metrics
from tamalir.server.hub import Subscription
from tamalir.server.limits import Bucket, address_of_connection
from tamalir.server.origins import origin_allowed
from tamalir.server.tables import Tables

REFRESH_SECONDS = 20.0
"""How often a socket shows its key again and makes sure that it has missed nothing."""
MOST_MISTAKES = 20
MOST_AT_ONCE = 4
"""Questions of one socket that are worked out elsewhere at the same time."""
MOST_DEVICES = 16
MOST_WATCHERS = 500
"""Sockets of one game in one process: for each seat, and for all who have none."""
SEND_SECONDS = 20.0

BAD_HELLO, BAD_TOKEN, NO_GAME, TOO_MUCH, TOO_BIG, BAD_ORIGIN, GOING_AWAY, TRY_AGAIN = (
    4400, 4401, 4404, 4429, 1009, 4403, 1012, 1013,
)  # fmt: skip

SLOW = (Odds, Reach, Book, Moments, At, Summary, Choices, Review, Proof)

log = logging.getLogger(__name__)
_encoder = msgspec.json.Encoder()
_hello = msgspec.json.Decoder(Hello)
_asked = msgspec.json.Decoder(Asked)


class _Number(msgspec.Struct):
    type: str
    version: int = -1
    base: int = -1


_number = msgspec.json.Decoder(_Number)


class Closed(Exception):
    """The conversation is at its end, for this reason."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason
        super().__init__(reason)


@websocket("/api/games/{game:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], game: FromPath[str]) -> None:
    """The line between one viewer and one game."""
    tables: Tables = socket.app.state.tables
    settings = tables.settings
    await socket.accept()
    metrics.SOCKETS.inc()
    address = address_of_connection(socket)
    open_sockets: Counter[str] = socket.app.state.sockets
    open_sockets[address] += 1
    try:
        if settings.sockets_per_address and open_sockets[address] > settings.sockets_per_address:
            raise Closed(TOO_MUCH, "too many sockets are open from this address")
        if not origin_allowed(socket, settings):
            raise Closed(BAD_ORIGIN, "this page may not open this table")
        await Conversation(socket, game, tables).run()
    except Closed as closed:
        with suppress(Exception):
            await socket.close(closed.code, closed.reason)
    except (WebSocketDisconnect, TimeoutError):
        pass
    finally:
        metrics.SOCKETS.dec()
        open_sockets[address] -= 1
        if not open_sockets[address]:
            del open_sockets[address]


class Conversation:
    """Everything that is said on one socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], game: str, tables: Tables) -> None:
        self._socket = socket
        self._game = game
        self._tables = tables
        self._digest = ""
        self._viewer = Viewer(role="spectator")
        self._lang: Lang | None = None
        self._version = -1
        self._bucket = Bucket(tables.settings.messages_per_second, 5)
        self._mistakes = 0
        self._working: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        since = await self._hello()
        if self._tables.hub.listeners(self._game, self._viewer.channel()) >= self._most():
            raise Closed(TOO_MUCH, "too many sockets are open for this link")
        subscription = self._tables.hub.subscribe(self._game, self._viewer.channel(self._lang))
        try:
            await self._arrive(subscription)
            await self._welcome(since)
            while True:
                subscription = await self._converse(subscription)
        except Problem as problem:
            raise closing(problem) from None
        finally:
            for task in self._working:
                task.cancel()
            await self._leave(subscription)

    def _most(self) -> int:
        return MOST_WATCHERS if self._viewer.seat is None else MOST_DEVICES

    async def _converse(self, subscription: Subscription) -> Subscription:
        """Listen and tell in one language; comes back with the subscription to another."""
        talking = asyncio.create_task(self._tell(subscription))
        try:
            speak = await self._listen(talking)
        finally:
            talking.cancel()
            await asyncio.gather(talking, return_exceptions=True)
        self._lang = speak.lang
        following = self._tables.hub.subscribe(self._game, self._viewer.channel(self._lang))
        try:
            await self._arrive(following)
        except BaseException:
            self._tables.hub.unsubscribe(following)
            raise
        await self._leave(subscription)
        await self._welcome(speak.since, "scene")
        return following

    async def _arrive(self, subscription: Subscription) -> None:
        if self._tables.relay is not None:
            await self._tables.relay.listen(self._game, subscription.channel)
        await self._perform(Who(watching="arrive", lang=self._lang))

    async def _leave(self, subscription: Subscription) -> None:
        hub, relay = self._tables.hub, self._tables.relay
        hub.unsubscribe(subscription)
        if relay is not None and subscription.channel not in hub.channels(self._game):
            await relay.ignore(self._game, subscription.channel)
            with suppress(Problem):
                gone = Who(watching="end", lang=language_of(subscription.channel))
                await self._tables.perform(self._game, self._digest, gone)

    # ---- hearing

    async def _hello(self) -> int | None:
        """Who it is; gives the number of events it has."""
        try:
            async with asyncio.timeout(self._tables.settings.hello_seconds):
                text = await self._receive()
            hello = _hello.decode(text)
        except TimeoutError:
            raise Closed(BAD_HELLO, "no hello in time") from None
        except (msgspec.DecodeError, RecursionError) as error:
            raise Closed(BAD_HELLO, f"the first message must be a hello: {error}"[:100]) from None
        self._digest = tokens.digest(hello.token)
        try:
            answer = await self._perform(Who())
        except Problem as problem:
            raise closing(problem) from None
        self._viewer, self._lang = msgspec.json.decode(answer, type=Viewer), hello.lang
        return hello.since

    async def _listen(self, talking: asyncio.Task[None]) -> Speak:
        """Answer one command after another until another language is wanted."""
        while True:
            hearing = asyncio.ensure_future(self._receive())
            await asyncio.wait({hearing, talking}, return_when=asyncio.FIRST_COMPLETED)
            if talking.done():
                hearing.cancel()
                await asyncio.gather(hearing, return_exceptions=True)
                talking.result()
                raise Closed(GOING_AWAY, "connect again")
            speak = await self._answer(hearing.result())
            if speak is not None:
                return speak

    async def _receive(self) -> str:
        event: Any = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=event.get("code", 1005))
        message: str | None = event.get("text")
        if message is None:
            raise Closed(BAD_HELLO, "messages are text")
        if len(message) > self._tables.settings.message_limit:
            raise Closed(TOO_BIG, "this message is too big")
        return message

    async def _answer(self, text: str) -> Speak | None:
        if not self._bucket.take(monotonic()):
            metrics.LIMITED.inc()
            raise Closed(TOO_MUCH, "too many messages")
        id: int | None = None
        try:
            asked = _asked.decode(text)
            id = asked.id
            if isinstance(asked.do, Who):
                raise Problem(422, "unknown", "this is not a command for a socket")
            if isinstance(asked.do, Speak):
                await self._send(b'{"type":"done","id":%d,"answer":{}}' % id)
                return asked.do
            if isinstance(asked.do, SLOW):
                await self._meanwhile(asked)
            else:
                await self._done(asked)
        except (msgspec.DecodeError, RecursionError) as error:
            await self._refuse(id, Problem(400, "malformed", str(error)))
        except Problem as problem:
            await self._refuse(id, problem)
        return None

    async def _done(self, asked: Asked) -> None:
        answer = await self._perform(asked.do)
        await self._send(b'{"type":"done","id":%d,"answer":%b}' % (asked.id, answer))

    async def _meanwhile(self, asked: Asked) -> None:
        """What is worked out elsewhere does not keep an answer to the game waiting."""

        async def work() -> None:
            try:
                await self._done(asked)
            except Problem as problem:
                await self._refuse(asked.id, problem)

        while len(self._working) >= MOST_AT_ONCE:
            await asyncio.wait(self._working, return_when=asyncio.FIRST_COMPLETED)
        task = asyncio.create_task(work())
        self._working.add(task)
        task.add_done_callback(self._worked)

    def _worked(self, task: asyncio.Task[None]) -> None:
        self._working.discard(task)
        if not task.cancelled():
            task.exception()  # the line is gone, or closes when it next listens

    async def _refuse(self, id: int | None, problem: Problem) -> None:
        body = words.spoken_problem(problem, self._lang)
        await self._send(_encoder.encode({"type": "error", "id": id, **body}))
        if problem.code == "malformed":
            self._mistakes += 1
            if self._mistakes >= MOST_MISTAKES:
                raise Closed(BAD_HELLO, "too many malformed messages")
        if problem.status == 401:  # the link was renewed meanwhile
            raise closing(problem)

    # ---- telling

    async def _welcome(self, since: int | None, kind: str = "welcome") -> None:
        answer = await self._perform(Look(since=since, lang=self._lang))
        self._version = msgspec.json.decode(answer, type=_Version).version
        extra: dict[str, Any] = {"type": kind}
        if kind == "welcome":
            extra |= {"role": self._viewer.role, "seat": self._viewer.seat}
        await self._send(_encoder.encode(extra)[:-1] + b"," + answer[1:])

    async def _tell(self, subscription: Subscription) -> None:
        """Pass on what comes; look anew when something was missed."""
        now = asyncio.get_running_loop().time
        refresh = now() + REFRESH_SECONDS
        while True:
            if (
                now() >= refresh
            ):  # also where there is always something to tell, and nothing is ever waited for
                await self._refresh()
                refresh = now() + REFRESH_SECONDS
            try:
                async with asyncio.timeout_at(refresh):
                    message = await subscription.queue.get()
            except TimeoutError:
                continue
            if message is None:
                raise Closed(GOING_AWAY, "the server is stopping; connect again")
            if subscription.lagging:
                subscription.drain()
                await self._welcome(None, "scene")
                continue
            number = _number.decode(message)
            if number.type == "check-keys":
                await self._perform(Who(watching="stay", lang=self._lang))
            elif number.type not in ("update", "scene"):
                await self._send(message)
            elif number.version <= self._version:
                continue
            elif number.type == "scene" or number.base == self._version:
                self._version = number.version
                await self._send(message)
            else:
                await self._welcome(None, "scene")

    async def _refresh(self) -> None:
        answer = await self._perform(Who(watching="stay", lang=self._lang))
        if msgspec.json.decode(answer, type=Watching).version > self._version:
            await self._welcome(None, "scene")

    async def _send(self, message: bytes) -> None:
        async with asyncio.timeout(SEND_SECONDS):
            await self._socket.send_data(message, mode="text")

    async def _perform(self, command: Any) -> bytes:
        return await self._tables.perform(self._game, self._digest, command)


class _Version(msgspec.Struct):
    version: int


def closing(problem: Problem) -> Closed:
    codes = {401: BAD_TOKEN, 404: NO_GAME, 503: TRY_AGAIN}
    return Closed(codes.get(problem.status, 4000), problem.message[:100])
