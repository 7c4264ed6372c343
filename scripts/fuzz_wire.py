"""Messages to a table that were tampered with: refused with a code, or carried out with nothing out of joint.

`fuzz.py --wire` sends them to tables of all games that are held in memory, as sockets and routes do: decoded
by type, carried out, settled. After each the stored moves must lead to the table's own journal, and whatever
is answered must be JSON.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import msgspec

import tamalir
from tamalir.host import commands, hosted, wire
from tamalir.host.commands import Before, ToDo, ToStore
from tamalir.host.errors import Problem
from tamalir.host.hosted import Hosted
from tamalir.host.records import GameRecord, Move, SeatRecord
from tamalir.host.replies import Viewer
from tamalir.kernel import Fair, encode

EVERY = 60
"""So many messages go to one table."""

SAMPLES: tuple[dict[str, Any], ...] = (
    {"type": "undo", "version": 1},
    {"type": "ask-undo", "version": 1, "key": "a"},
    {"type": "vote-undo", "ask": 3, "agree": True},
    {"type": "look", "since": 0, "lang": "pl"},
    {"type": "events", "since": 0, "lang": "ru"},
    {"type": "why", "option": "attack", "lang": "en"},
    {"type": "odds"},
    {"type": "reach"},
    {"type": "book", "lang": "en"},
    {"type": "moments"},
    {"type": "at", "length": 3, "lang": None},
    {"type": "summary", "lang": "en"},
    {"type": "thought", "seat": 1, "lang": "en"},
    {"type": "ask-takeover", "seat": 1},
    {"type": "vote-takeover", "ask": 2, "agree": False},
    {"type": "to-bot", "seat": 1, "bot": "random"},
    {"type": "to-human", "seat": 1},
    {"type": "join", "name": "Ann", "colour": "red"},
    {"type": "leave"},
    {"type": "say", "text": "hello"},
    {"type": "chat", "since": 0},
    {"type": "export"},
    {"type": "proof"},
    {"type": "fork", "length": 1},
    {"type": "pledge", "commitment": "ab" * 32},
    {"type": "share", "share": "cd" * 32},
    {"type": "new-link", "seat": 0},
    {"type": "push", "endpoint": "https://x.example/1", "keys": {"p256dh": "a", "auth": "b"}},
    {"type": "push-end", "endpoint": "https://x.example/1"},
    {"type": "who", "watching": "arrive"},
    {"type": "lang", "lang": "pl", "since": 0},
)

_asked = msgspec.json.Decoder(wire.Asked)
_host_command = commands.HostCommand.__args__
_number = msgspec.json.Decoder(dict[str, Any])


class OutOfJoint(Exception):
    """A message was carried out, and the table is not what its moves say."""


class Held:
    """A table in memory with all that was stored of it."""

    def __init__(self, edition: str, seed: int) -> None:
        self._now = 1000.0
        seats = 2
        table = tamalir.new(edition, seats=seats, dealer=Fair(seed.to_bytes(32, "big"), "fuzz"), game="fuzz")
        record = GameRecord(
            id="fuzz",
            edition=edition,
            seed=seed.to_bytes(32, "big").hex(),
            commitment="",
            fair_from=0,
            dice="path",
            host_hash="",
            spectator_hash="",
            setup=encode(table.setup),
            house=wire.House(),
            created_at=0.0,
            seats=[SeatRecord(seat=n, token_hash="", bot="random") for n in range(seats)],
        )
        self.host = Hosted(record, table, self.clock)
        self.moves: list[Move] = []
        self._store(self.host.begin("new"))

    def clock(self) -> float:
        self._now += 1.0
        return self._now

    def _store(self, change: Any) -> None:
        self.moves.append(change.move)
        self.host.settle(change)

    def take(self, text: bytes, viewer: Viewer) -> str:
        """`refused` or `done`; raises what must not be."""
        try:
            asked = _asked.decode(text.decode())  # lines carry text
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            return "refused"
        if not isinstance(asked.do, _host_command):
            return "done"  # it is the server's to carry out; it was understood
        version = self.host.version
        try:
            outcome = commands.carry_out(self.host, viewer, cast("commands.HostCommand", asked.do))
        except Problem as problem:
            if problem.status >= 500:
                raise
            if self.host.version != version:
                raise OutOfJoint("refused, and yet something has changed") from None
            return "refused"
        if isinstance(outcome, ToStore):
            if outcome.change is not None:
                self._store(outcome.change)
                self.check()
        elif isinstance(outcome, Before | ToDo):
            msgspec.json.encode(outcome)
        else:
            _number.decode(msgspec.json.encode(outcome))
        return "done"

    def check(self) -> None:
        told = json.loads(json.dumps(hosted.journal_of(self.moves)))
        if told != json.loads(json.dumps(self.host.table.journal.to_save())):
            raise OutOfJoint("the stored moves do not lead to the table's journal")
        if [move.seq for move in self.moves] != list(range(1, len(self.moves) + 1)):
            raise OutOfJoint("the numbers of moves have a gap")
        for seat in (None, *range(len(self.host.record.seats))):
            self.host.feed.document(seat)


def messages(held: Held, luck: random.Random, tampered: Callable[[Any, random.Random], Any]) -> bytes:
    """One message: sensible, tampered with, or torn."""
    table = held.host.table
    do = dict(luck.choice(SAMPLES))
    if luck.random() < 0.4 and table.waiting():
        asked = table.pending(luck.choice(table.waiting()))
        if asked is not None:
            do = {"type": "act", "option": luck.choice(asked.options).id, "version": held.host.version}
    elif "version" in do:
        do["version"] = held.host.version
    message: Any = {"id": luck.randrange(100), "do": do}
    if luck.random() < 0.5:
        message = tampered(message, luck)
    text = json.dumps(message).encode()
    if luck.random() < 0.1:
        torn = bytearray(text)
        for _ in range(luck.choice((1, 3))):
            torn[luck.randrange(len(torn))] = luck.randrange(256)
        text = bytes(torn)
    elif luck.random() < 0.02:
        text = b"[" * 50_000
    return text


VIEWERS = (
    Viewer(role="seat", seat=0),
    Viewer(role="seat", seat=1),
    Viewer(role="host"),
    Viewer(role="spectator"),
)


def fuzz_wire(
    many: int,
    seed: int,
    editions: tuple[str, ...],
    tampered: Callable[[Any, random.Random], Any],
    outcome: Callable[[Callable[[], dict[str, Any]]], str],
) -> tuple[Counter[str], list[str]]:
    """What came of them, and those that went wrong."""
    counted: Counter[str] = Counter()
    wrong: list[str] = []
    held = Held(editions[0], seed)
    for n in range(many):
        luck = random.Random(f"{seed}:wire:{n}")
        if n % EVERY == 0:
            held = Held(editions[n // EVERY % len(editions)], seed + n)
        text, viewer = messages(held, luck, tampered), luck.choice(VIEWERS)
        said: list[str] = []

        def look(
            here: Held = held, text: bytes = text, viewer: Viewer = viewer, said: list[str] = said
        ) -> dict[str, Any]:
            said.append(here.take(text, viewer))
            return cast("dict[str, Any]", {})

        found = outcome(look)
        counted[f"message {said[0] if said else found.partition(' ')[0]}"] += 1
        if not said:
            wrong.append(f"message {n} of seed {seed}: {found}")
            held = Held(editions[0], seed + n)
    return counted, wrong
