"""New tables: from an agreement, from a save, or branched off another table."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Any

import msgspec

from tamalir import api
from tamalir.games import GAMES
from tamalir.host.errors import Problem, problem_of
from tamalir.host.records import Change, GameRecord, SeatRecord
from tamalir.host.wire import (
    Create,
    Created,
    House,
    SeatLink,
    SeatSpec,
)
from tamalir.kernel import Fair, Table, TamalirError, Unknown, encode
from tamalir.kernel.errors import DAMAGE
from tamalir.server import tokens
from tamalir.server.live import Live
from tamalir.world.packs import pack_called

COLOURS = ("red", "blue", "green", "yellow", "purple", "orange", "teal", "white")


class Made(msgspec.Struct):
    """A table that is not stored yet, with the secrets that are shown once."""

    live: Live
    first: Change
    host_token: str
    spectator_token: str
    seat_tokens: list[str]

    def created(self, base_url: str, only: Sequence[int] | None = None) -> Created:
        """The answer to whoever made it; `only` these seats are theirs to hand out."""
        record = self.live.record
        return Created(
            game=record.id,
            version=self.live.version,
            commitment=record.commitment,
            host_token=self.host_token if only is None else "",
            spectator_token=self.spectator_token,
            spectator_link=link(base_url, record.id, self.spectator_token),
            seats=[
                SeatLink(seat=seat, token=token, link=link(base_url, record.id, token))
                for seat, token in enumerate(self.seat_tokens)
                if only is None or seat in only
            ],
            notes=["some answers no longer fit and were dropped"] if self.live.table.notes else [],
        )


def link(base_url: str, game: str, token: str) -> str:
    """The token stands behind the '#': browsers never send that part, so it is in no log."""
    return f"{base_url.rstrip('/')}/game/{game}#{token}"


def begin(command: Create, snapshot_every: int = 16) -> Made:
    """A new game from its agreement."""
    try:
        edition = GAMES[command.edition].edition
    except KeyError:
        known = ", ".join(sorted(GAMES))
        raise Problem(422, "unknown", f"unknown edition; known: {known}") from None
    seats = list(command.seats)
    if command.scene is not None:
        scenes = edition.scenes()
        if command.scene not in scenes:
            raise Problem(422, "unknown", f"unknown scene; known: {', '.join(sorted(scenes))}")
        seats = seats or [SeatSpec() for _ in range(scenes[command.scene])]
        if len(seats) != scenes[command.scene]:
            raise Problem(422, "seats", f"this scene is for {scenes[command.scene]} seats")
    if not seats:
        raise Problem(422, "seats", "a whole game needs its seats named")
    id, seed = tokens.new_game_id(), tokens.new_seed()
    try:
        table = api.new(
            command.edition,
            scene=command.scene,
            heroes=[seat.hero for seat in seats],
            seats=len(seats),
            options=command.options,
            packs=[pack_called(pack.name, pack.fingerprint) for pack in command.packs],
            dealer=Fair(seed, id),
            game=id,
        )
    except TamalirError as error:
        raise problem_of(error) from None
    except DAMAGE:
        raise Problem(422, "cannot-begin", "no game can begin with this agreement") from None
    return seat_down(table, seed, seats, command.house, "new", snapshot_every)


def branch(table: Table[Any], length: int | None) -> tuple[Table[Any], bytes, str]:
    """A copy of a table with fresh chance under a new id."""
    id, seed = tokens.new_game_id(), tokens.new_seed()
    fork = table.fork(Fair(seed, id), listening=True)
    if length is not None and length < len(fork.journal):
        try:
            fork.rewind(length)
        except TamalirError as error:
            raise problem_of(error) from None
    fork.game = id
    return fork, seed, id


def seat_down(
    table: Table[Any],
    seed: bytes,
    seats: Sequence[SeatSpec],
    house: House,
    kind_of_start: str,
    snapshot_every: int,
    fair_from: int = 0,
) -> Made:
    """Give every seat its secret and the table its record."""
    count = len(seats)
    game = GAMES[table.edition.id]
    bots = [seat.bot or game.default_bot for seat in seats]
    for bot in bots:
        if bot not in game.bots:
            raise problem_of(Unknown(f"bot of the game {game.id}", bot, game.bots))
    wished = [seat.colour for seat in seats if seat.colour is not None]
    if len(set(wished)) < len(wished):
        raise Problem(422, "colour-taken", "two players have the same colour")
    left = iter([colour for colour in COLOURS if colour not in wished])
    seat_tokens = [tokens.new_token() for _ in range(count)]
    host, spectator = tokens.new_token(), tokens.new_token()
    fair = Fair(seed, table.game)
    record = GameRecord(
        id=table.game,
        edition=table.edition.id,
        seed=seed.hex(),
        commitment=fair.commitment,
        fair_from=fair_from,
        dice="path",
        host_hash=tokens.digest(host),
        spectator_hash=tokens.digest(spectator),
        setup=encode(table.setup),
        house=house,
        created_at=time(),
        seats=[
            SeatRecord(
                seat=n,
                token_hash=tokens.digest(token),
                kind=seat.kind,
                bot=bots[n],
                name=" ".join(seat.name.split()),
                colour=seat.colour or next(left),
            )
            for n, (seat, token) in enumerate(zip(seats, seat_tokens, strict=True))
        ],
    )
    live = Live(record, table, snapshot_every)
    first = live.begin(kind_of_start)
    live.settle(first)
    return Made(live, first, host, spectator, seat_tokens)
