"""Tables of the server's own parts, without a network."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from tamalir.host import tokens
from tamalir.host.making import Secrets
from tamalir.host.wire import Create, Look
from tamalir.server.live import Live
from tamalir.server.tables import Tables


class Begun(NamedTuple):
    """A table that was made, with the secrets that open it."""

    live: Live
    secrets: Secrets

    @property
    def game(self) -> str:
        return self.live.record.id

    def digest(self, seat: int | None = None) -> str:
        """Opens a seat, or the place of a spectator."""
        return tokens.digest(self.secrets.spectator if seat is None else self.secrets.seats[seat])


async def begin(tables: Tables, agreed: Create) -> Begun:
    live, made = await tables.begin(agreed)
    return Begun(live, made.secrets)


async def look(tables: Tables, table: Begun, seat: int | None = None) -> dict[str, Any]:
    return msgspec.json.decode(await tables.perform(table.game, table.digest(seat), Look()))


async def first_option(tables: Tables, table: Begun) -> tuple[int, str]:
    """Who is asked, and the first thing that seat may do."""
    seat = (await look(tables, table))["view"]["request"]["waiting"][0]
    return seat, (await look(tables, table, seat))["view"]["request"]["options"][0]["id"]
