"""Who listens to which game in this process, and the messages on their way to them."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable

LONGEST_QUEUE = 64


class Subscription:
    """One socket's queue. One that cannot keep up loses messages and is told to look anew."""

    def __init__(self, game: str, channel: str) -> None:
        self.game = game
        self.channel = channel
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(LONGEST_QUEUE)
        self.lagging = False

    def push(self, message: bytes) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.lagging = True

    def drain(self) -> None:
        while not self.queue.empty():
            self.queue.get_nowait()
        self.lagging = False


class Hub:
    """Subscriptions of this process by game and channel."""

    def __init__(self) -> None:
        self._games: defaultdict[str, defaultdict[str, set[Subscription]]] = defaultdict(
            lambda: defaultdict(set)
        )
        self.first: Callable[[str, str], None] = lambda game, channel: None
        """Called when a channel gets its first listener here."""
        self.last: Callable[[str, str], None] = lambda game, channel: None
        """Called when its last one leaves."""

    def subscribe(self, game: str, channel: str) -> Subscription:
        made = Subscription(game, channel)
        listeners = self._games[game][channel]
        listeners.add(made)
        if len(listeners) == 1:
            self.first(game, channel)
        return made

    def unsubscribe(self, gone: Subscription) -> None:
        channels = self._games.get(gone.game)
        if channels is None or gone not in channels[gone.channel]:
            return
        channels[gone.channel].discard(gone)
        if not channels[gone.channel]:
            del channels[gone.channel]
            self.last(gone.game, gone.channel)
        if not channels:
            self._games.pop(gone.game, None)

    def channels(self, game: str) -> set[str]:
        return set(self._games[game]) if game in self._games else set()

    def listeners(self, game: str, who: str) -> int:
        """Sockets here of one seat, or of those who have none, in all languages."""
        if game not in self._games:
            return 0
        channels = self._games[game].items()
        return sum(len(found) for name, found in channels if name.partition(".")[0] == who)

    def push(self, game: str, channel: str, message: bytes) -> None:
        if game in self._games and channel in self._games[game]:
            for subscription in self._games[game][channel]:
                subscription.push(message)

    def close(self) -> None:
        """Wake everybody up: nothing more will come."""
        for channels in self._games.values():
            for listeners in channels.values():
                for subscription in listeners:
                    subscription.drain()
                    subscription.queue.put_nowait(None)
