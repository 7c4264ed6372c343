"""Reading and writing games. Writes are pieces of work for the one writer."""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from tamalir.host.records import Change, GameRecord, Move, SeatRecord
from tamalir.host.replies import ChatLine
from tamalir.host.wire import House
from tamalir.server.storage import pushes
from tamalir.server.storage.records import Opened
from tamalir.server.storage.schema import chats, games, moves, seats, snapshots

Work = Callable[[Connection], None]

_encode = msgspec.json.Encoder().encode
_setup = msgspec.json.Decoder(dict[str, Any] | None)
_house = msgspec.json.Decoder(House)
_snapshot = msgspec.json.Decoder(dict[str, Any])
_entries = msgspec.json.Decoder(list[list[Any]])
_together = msgspec.json.Decoder(list[tuple[int, str]])


def _text(value: object) -> str:
    return _encode(value).decode()


# ---- writing

_ADD_MOVE = insert(moves)
_TOUCH = update(games).where(games.c.id == bindparam("game"))
_SNAPSHOT = update(snapshots).where(snapshots.c.game == bindparam("of"))


def create(record: GameRecord, first: Change, owner: str | None) -> Work:
    """A new game with its seats, its first move and its first snapshot."""

    def work(connection: Connection) -> None:
        row = {
            "id": record.id,
            "edition": record.edition,
            "seed": record.seed,
            "commitment": record.commitment,
            "fair_from": record.fair_from,
            "dice": record.dice,
            "maker": record.maker,
            "host_hash": record.host_hash,
            "spectator_hash": record.spectator_hash,
            "setup": _text(record.setup),
            "house": _text(record.house),
            "created_at": record.created_at,
            "updated_at": record.created_at,
            "finished_at": first.finished_at,
            "due_at": first.due_at,
            "owner": owner,
            "term": 1,
        }
        connection.execute(insert(games), row)
        connection.execute(insert(seats), [_seat_row(record.id, seat) for seat in record.seats])
        connection.execute(_ADD_MOVE, _move_row(record.id, first.move))
        row = {"game": record.id, "seq": first.move.seq, "data": _encode(first.snapshot)}
        connection.execute(insert(snapshots), row)

    return work


def append(game: str, change: Change) -> Work:
    """One accepted change: a move is only ever added, and its number can be used once."""

    def work(connection: Connection) -> None:
        connection.execute(_ADD_MOVE, _move_row(game, change.move))
        if change.touches:
            values: dict[str, object] = {"updated_at": change.move.at, "due_at": change.due_at}
            if change.finished_at is not None:
                values["finished_at"] = change.finished_at
            connection.execute(_TOUCH, {"game": game, **values})
        if change.snapshot is not None:
            _replace_snapshot(connection, game, change.move.seq, change.snapshot)
        for seat in change.seats:
            row = _seat_row(game, seat)
            at = (seats.c.game == row.pop("game"), seats.c.seat == row.pop("seat"))
            connection.execute(update(seats).where(*at).values(row))

    return work


def replace_snapshot(game: str, seq: int, data: dict[str, Any]) -> Work:
    def work(connection: Connection) -> None:
        _replace_snapshot(connection, game, seq, data)

    return work


def postpone(game: str, due_at: float | None) -> Work:
    def work(connection: Connection) -> None:
        connection.execute(_TOUCH, {"game": game, "due_at": due_at})

    return work


def set_aside(game: str, why: str | None) -> Work:
    """Nobody opens this game any more until somebody has looked at it; None: it goes on."""

    def work(connection: Connection) -> None:
        due = {"due_at": None} if why is not None else {}
        connection.execute(update(games).where(games.c.id == game).values(set_aside=why, **due))

    return work


def say(game: str, line: ChatLine) -> Work:
    def work(connection: Connection) -> None:
        row = {"game": game, "n": line.n, "seat": line.seat, "text": line.text, "at": line.at}
        connection.execute(insert(chats), row)

    return work


def _replace_snapshot(connection: Connection, game: str, seq: int, data: dict[str, Any]) -> None:
    connection.execute(_SNAPSHOT, {"of": game, "seq": seq, "data": _encode(data)})


def _seat_row(game: str, seat: SeatRecord) -> dict[str, Any]:
    return {
        "game": game,
        "seat": seat.seat,
        "token_hash": seat.token_hash,
        "kind": seat.kind,
        "bot": seat.bot,
        "standing_in": int(seat.standing_in),
        "name": seat.name,
        "colour": seat.colour,
    }


def _move_row(game: str, move: Move) -> dict[str, Any]:
    return {
        "game": game,
        "seq": move.seq,
        "kind": move.kind,
        "seat": move.seat,
        "said": move.said,
        "key": move.key,
        "base": move.base,
        "entries": _text(move.entries),
        "together": _text(move.together),
        "at": move.at,
    }


# ---- reading


async def read(engine: AsyncEngine, game: str) -> Opened | None:
    """All that is needed to open a game."""
    async with engine.connect() as connection:
        row = (await connection.execute(select(games).where(games.c.id == game))).mappings().first()
        if row is None:
            return None
        seat_rows = (
            await connection.execute(select(seats).where(seats.c.game == game).order_by(seats.c.seat))
        ).mappings()
        record = GameRecord(
            id=row["id"],
            edition=row["edition"],
            seed=row["seed"],
            commitment=row["commitment"],
            fair_from=row["fair_from"],
            dice=row["dice"],
            maker=row["maker"],
            host_hash=row["host_hash"],
            spectator_hash=row["spectator_hash"],
            setup=_setup.decode(row["setup"]),
            house=_house.decode(row["house"]),
            created_at=row["created_at"],
            updated_at=row["updated_at"],
            finished_at=row["finished_at"],
            due_at=row["due_at"],
            seats=[
                SeatRecord(
                    seat=seat["seat"],
                    token_hash=seat["token_hash"],
                    kind=seat["kind"],
                    bot=seat["bot"],
                    standing_in=bool(seat["standing_in"]),
                    name=seat["name"],
                    colour=seat["colour"],
                )
                for seat in seat_rows
            ],
        )
        taken, data = (
            await connection.execute(
                select(snapshots.c.seq, snapshots.c.data).where(snapshots.c.game == game)
            )
        ).one()
        move_rows = await connection.execute(
            select(
                moves.c.seq,
                moves.c.kind,
                moves.c.seat,
                moves.c.said,
                moves.c.key,
                moves.c.base,
                moves.c.entries,
                moves.c.together,
                moves.c.at,
            )
            .where(moves.c.game == game)
            .order_by(moves.c.seq)
        )
        told = [
            Move(
                seq=seq,
                kind=kind,
                seat=seat,
                said=said,
                key=key,
                base=base,
                entries=_entries.decode(entries),
                together=_together.decode(together),
                at=at,
            )
            for seq, kind, seat, said, key, base, entries, together, at in move_rows
        ]
        lines = (
            await connection.execute(select(func.max(chats.c.n)).where(chats.c.game == game))
        ).scalar_one()
        return Opened(
            record=record,
            snapshot=_snapshot.decode(data),
            snapshot_seq=taken,
            moves=told,
            chat_lines=0 if lines is None else int(lines) + 1,
            pushes=await pushes.of_game(connection, game),
        )


async def chat_since(engine: AsyncEngine, game: str, since: int, most: int = 200) -> list[ChatLine]:
    """The newest lines from `since` on, oldest first."""
    async with engine.connect() as connection:
        rows = await connection.execute(
            select(chats.c.n, chats.c.seat, chats.c.text, chats.c.at)
            .where(chats.c.game == game, chats.c.n >= since)
            .order_by(chats.c.n.desc())
            .limit(most)
        )
        return [ChatLine(n=n, seat=seat, text=text, at=at) for n, seat, text, at in rows][::-1]


async def owner_of(engine: AsyncEngine, game: str) -> str | None:
    async with engine.connect() as connection:
        return (
            await connection.execute(select(games.c.owner).where(games.c.id == game))
        ).scalar_one_or_none()


async def standing(engine: AsyncEngine, game: str) -> tuple[bool, str | None]:
    """Whether there is such a game, and why it was set aside, if it was."""
    async with engine.connect() as connection:
        row = (await connection.execute(select(games.c.set_aside).where(games.c.id == game))).first()
        return (False, None) if row is None else (True, row[0])


async def due(engine: AsyncEngine, now: float | None = None, most: int = 100) -> list[str]:
    """Games in which something must happen by now, longest overdue first."""
    async with engine.connect() as connection:
        rows = await connection.execute(
            select(games.c.id)
            .where(games.c.due_at <= (time() if now is None else now), games.c.set_aside.is_(None))
            .order_by(games.c.due_at)
            .limit(most)
        )
        return [id for (id,) in rows]
