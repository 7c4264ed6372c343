"""New tables of this server, before they are stored."""

from __future__ import annotations

from collections.abc import Sequence
from time import time

import msgspec

from tamalir.host import making
from tamalir.host.making import Begun, Secrets
from tamalir.host.records import Change
from tamalir.host.wire import Create, Created
from tamalir.server.live import Live


class Made(msgspec.Struct):
    """A table that is not stored yet, with the secrets that are shown once."""

    live: Live
    first: Change
    secrets: Secrets

    def created(self, base_url: str, only: Sequence[int] | None = None) -> Created:
        """The answer to whoever made it; `only` these seats are theirs to hand out."""
        return self.secrets.created(self.live, base_url, only)


def begin(command: Create, snapshot_every: int = 16) -> Made:
    """A new game from its agreement."""
    return seat_down(making.begin(command), "new", snapshot_every)


def seat_down(begun: Begun, kind_of_start: str, snapshot_every: int) -> Made:
    record, secrets = making.sit_down(begun, time())
    live = Live(record, begun.table, snapshot_every)
    first = live.begin(kind_of_start)
    live.settle(first)
    return Made(live, first, secrets)
