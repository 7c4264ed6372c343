"""Everything out of one database and into another: a gzip file with a line of JSON for each row.

So games move between SQLite and PostgreSQL. Games that are there already are left alone.
"""

from __future__ import annotations

import gzip
import json
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import AsyncGenerator, Iterable
from pathlib import Path
from typing import Any, cast

from sqlalchemy import LargeBinary, Row, Table, insert, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from tamalir.server.storage.database import NEWEST, Database, StorageError, make_engine, revision
from tamalir.server.storage.games import set_aside, standing
from tamalir.server.storage.schema import games, metadata, packs, processes, secrets

HEAD = {"tamalir": "store", "shape": NEWEST}
BATCH = 200


async def export(url: URL, file: Path) -> dict[str, int]:
    """Write every row, as it stands at one moment; the number of rows of each table."""
    engine = make_engine(url)
    counted: Counter[str] = Counter()
    try:
        if await revision(engine) != NEWEST:
            raise StorageError("the database is not up to date: run 'tamalir migrate' first")
        unfinished = file.with_name(f"{file.name}.part")
        async with engine.connect() as connection:
            if url.get_backend_name() != "sqlite":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.exec_driver_sql("BEGIN")
            with gzip.open(unfinished, "wt", encoding="utf-8") as out:
                out.write(json.dumps(HEAD) + "\n")
                for table in metadata.sorted_tables:
                    if table is processes:
                        continue  # they live here and now
                    async for row in _rows(connection, table):
                        out.write(json.dumps([table.name, row], ensure_ascii=False) + "\n")
                        counted[table.name] += 1
        unfinished.replace(file)
    except (DBAPIError, OSError) as error:
        raise StorageError(f"nothing was exported: {error}") from None
    finally:
        await engine.dispose()
    return dict(counted)


async def _rows(connection: AsyncConnection, table: Table) -> AsyncGenerator[list[Any]]:
    result = await connection.stream(select(table).order_by(*table.primary_key.columns))
    async for row in result:
        yield [
            b64encode(value).decode() if isinstance(value, bytes) else value
            for value in cast("Row[Any]", row)
        ]


async def load(url: URL, file: Path) -> dict[str, int]:
    """Read such a file into a database, all of it or nothing; the number of rows that were new."""
    database = Database(url)
    try:
        await database.open()  # alone on SQLite, and in the newest shape
    except (DBAPIError, OSError) as error:
        raise StorageError(f"the database cannot be opened: {error}") from None
    counted: Counter[str] = Counter()
    try:
        async with database.engine.begin() as connection:
            known = {id for (id,) in await connection.execute(select(games.c.id))}
            named = await connection.execute(select(packs.c.name, packs.c.fingerprint))
            known |= {f"{name} {fingerprint}" for name, fingerprint in named}
            known |= {name for (name,) in await connection.execute(select(secrets.c.name))}
            waiting: list[dict[str, Any]] = []
            last: Table | None = None
            for table, row in _read(file):
                if _whose(table, row) in known:
                    continue
                if last is not None and (table is not last or len(waiting) >= BATCH):
                    await connection.execute(insert(last), waiting)
                    waiting = []
                last = table
                if table is games:
                    row["owner"] = None
                waiting.append(row)
                counted[table.name] += 1
            if last is not None and waiting:
                await connection.execute(insert(last), waiting)
    except (DBAPIError, OSError, EOFError, ValueError, KeyError, TypeError) as error:
        said = str(error).partition("\n")[0]
        raise StorageError(f"nothing was imported, {file} cannot be read: {said}") from None
    finally:
        await database.close()
    return dict(counted)


async def reopen(url: URL, game: str) -> None:
    """Let a game be opened again that was set aside."""
    database = Database(url)
    await database.open()
    try:
        there, aside = await standing(database.engine, game)
        if not there or aside is None:
            raise StorageError("there is no such game, or it was not set aside")
        await database.writer.run(set_aside(game, None))
    finally:
        await database.close()


def _whose(table: Table, row: dict[str, Any]) -> str:
    """The game, the pack or the secret that a row belongs to."""
    if table is secrets:
        return str(row["name"])
    if table is packs:
        return f"{row['name']} {row['fingerprint']}"
    return str(row["id" if table is games else "game"])


def _read(file: Path) -> Iterable[tuple[Table, dict[str, Any]]]:
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        head = json.loads(next(lines, "null"))
        if head != HEAD:
            raise ValueError("it was not exported by this version")
        for line in lines:
            name, values = json.loads(line)
            table = metadata.tables[name]
            row = dict(zip(table.columns.keys(), values, strict=True))
            for column in table.columns:
                if isinstance(column.type, LargeBinary) and row[column.name] is not None:
                    row[column.name] = b64decode(row[column.name])
            yield table, row
