"""Everybody who watches a game, here or through another process: who is there, and what they are told."""

from __future__ import annotations

from collections.abc import Iterable
from time import time
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw

from tamalir.host.orders import Presence
from tamalir.host.replies import seat_on
from tamalir.kernel import Seat
from tamalir.server import metrics
from tamalir.server.background import Background
from tamalir.server.hub import Hub
from tamalir.server.live import Live

if TYPE_CHECKING:
    from tamalir.server.relay import Relay

CHECK_KEYS = b'{"type":"check-keys"}'
"""Between processes and sockets only; no client ever sees it."""

_encoder = msgspec.json.Encoder()


class Audience:
    """The watchers of all games that this process owns."""

    def __init__(self, hub: Hub, relay: Relay | None, background: Background) -> None:
        self._hub = hub
        self._relay = relay
        self._background = background

    def channels(self, game: str) -> set[str]:
        """What is watched, from anywhere."""
        there = self._relay.channels(game) if self._relay is not None else set[str]()
        return self._hub.channels(game) | there

    def update(self, game: str, updates: Iterable[tuple[str, Raw]]) -> None:
        """Bring everybody up to date, each with what that viewer may know."""
        for channel, update in updates:
            message = bytes(update)
            metrics.UPDATE_BYTES.observe(len(message))
            self._push(game, channel, message)

    def tell(self, game: str, message: dict[str, Any]) -> None:
        """Send a message to all channels of a game: only what everybody may know."""
        told = _encoder.encode(message)
        for channel in self.channels(game):
            self._push(game, channel, told)

    def check_keys(self, game: str, seat: Seat) -> None:
        """The link of a seat was renewed: whoever sits there shows the key again, or is out at once."""
        for channel in self.channels(game):
            if seat_on(channel) == seat:
                self._push(game, channel, CHECK_KEYS)

    def look_round(self, live: Live) -> set[Seat]:
        """Who is there now; tells everybody if that has changed, and gives those who have left."""
        game = live.record.id
        online = {seat for channel in self.channels(game) if (seat := seat_on(channel)) is not None}
        gone = live.online - online
        if online == live.online:
            return gone
        live.away_since |= dict.fromkeys(gone, time())
        live.online = online
        live.shard.tell(Presence(game=game, online=sorted(online), away_since=live.away_since))
        self.tell(game, {"type": "presence", "online": sorted(online)})
        return gone

    def _push(self, game: str, channel: str, message: bytes) -> None:
        self._hub.push(game, channel, message)
        if self._relay is not None and channel in self._relay.channels(game):
            self._background.start(self._relay.publish(game, channel, message))
