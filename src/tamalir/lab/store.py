"""Results on disk: a folder with the plan and, for each table, Parquet files of finished chunks.

A chunk counts as finished when its `games` file is there, which is written last; every file comes
under its name only when it is whole. So an interrupted run is taken up where it stopped.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tamalir.game import Columns, LedgerSpec, Row
from tamalir.kernel import Misfit
from tamalir.lab.decisions import tables_of
from tamalir.lab.ledgers.base import COMMON
from tamalir.lab.plan import LabError, Plan, chunk_size, chunks

if TYPE_CHECKING:
    import polars as pl

PLAN = "plan.json"
LAST = "games"
"""The table that is written last."""


def encoded(rows: Mapping[str, Sequence[Row]], columns: Columns) -> dict[str, bytes]:
    """Tables as Parquet: what crosses from a worker to whoever started it."""
    import polars as pl

    kinds: dict[str, Any] = {
        "number": pl.Int64, "word": pl.String, "flag": pl.Boolean, "share": pl.Float64,
        "words": pl.List(pl.String), "numbers": pl.List(pl.Int32),
    }  # fmt: skip
    found: dict[str, bytes] = {}
    for table, named in columns.items():
        schema = {name: kinds[kind] for name, kind in named.items()}
        buffer = BytesIO()
        pl.DataFrame(list(rows[table]), schema=schema, orient="row").write_parquet(buffer)
        found[table] = buffer.getvalue()
    return found


class Store:
    """A folder of results."""

    def __init__(self, folder: Path, plan: Plan, size: int, made_with: Mapping[str, Any]) -> None:
        self.folder = folder
        self.plan = plan
        self.size = size
        """Games in a chunk."""
        self.made_with = made_with
        self.ledger: LedgerSpec[Any] = plan.game.ledger
        self.columns: Columns = tables_of(plan)
        """Of all tables in the folder."""

    # --- opening --------------------------------------------------------------------------

    @classmethod
    def prepare(cls, folder: Path, plan: Plan) -> Store:
        """A new folder, or one in which the same run was begun: then it goes on, perhaps for more games."""
        made_with = {"version": _version(), "packs": plan.fingerprints()}
        if not (folder / PLAN).exists():
            if folder.exists() and any(folder.iterdir()):
                raise LabError(f"{folder} holds other things than results; choose a new folder")
            store = cls(folder, plan, chunk_size(plan.games), made_with)
            store._write_plan()
            return store
        found = cls.open(folder)
        before, now = found.plan.told(), plan.told()
        differing = [name for name in now if name != "games" and now[name] != before[name]]
        if differing:
            name = differing[0]
            raise LabError(
                f"{folder} holds another run: {name} is {before[name]!r} there, {now[name]!r} here; "
                "choose another folder"
            )
        if dict(found.made_with) != made_with:
            raise LabError(f"{folder} was played with other cards or another version; choose another folder")
        if plan.games > found.plan.games:
            found.plan = plan
            found._write_plan()
        return found

    @classmethod
    def open(cls, folder: Path) -> Store:
        """A folder with results in it."""
        try:
            told = json.loads((folder / PLAN).read_text(encoding="utf-8"))
            plan = Plan.of(told["plan"])
            found = cls(folder, plan, int(told["chunk"]), told["made-with"])
        except FileNotFoundError:
            raise LabError(f"{folder} holds no results (there is no {PLAN} in it)") from None
        except (ValueError, KeyError, TypeError, Misfit) as error:
            raise LabError(f"{folder / PLAN} is damaged: {error}") from error
        found._check_columns()
        return found

    def _check_columns(self) -> None:
        """Tables of another version may have other columns, which nobody here could read rightly."""
        if not self.finished():
            return
        for table, columns in self.columns.items():
            there = self.frame(table).collect_schema().names() if (self.folder / table).is_dir() else []
            if there != list(columns):
                raise LabError(
                    f"{self.folder} was written by another version: its table {table} has other columns; "
                    "play these games again in a new folder"
                )

    def _write_plan(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        told = {"plan": self.plan.told(), "chunk": self.size, "made-with": self.made_with}
        _write(self.folder / PLAN, json.dumps(told, ensure_ascii=False, indent=2).encode())

    # --- chunks ---------------------------------------------------------------------------

    def finished(self) -> set[tuple[int, int]]:
        """First and last-plus-one game of each chunk that is there."""
        found: set[tuple[int, int]] = set()
        for path in sorted((self.folder / LAST).glob("*.parquet")):
            first, _, end = path.stem.partition("-")
            found.add((int(first), int(end)))
        return found

    def missing(self) -> list[range]:
        """Chunks still to be played; where a shorter run had ended in the middle of one, its rest."""
        done = self.finished()
        played = {game for first, end in done for game in range(first, end)}
        wanted: list[range] = []
        for chunk in chunks(self.plan.games, self.size):
            rest = [game for game in chunk if game not in played]
            if rest:
                wanted.append(range(rest[0], rest[-1] + 1))
        return wanted

    def keep(self, games: range, tables: Mapping[str, bytes]) -> None:
        """Write a finished chunk."""
        name = f"{games.start:08d}-{games.stop:08d}.parquet"
        for table in (*(table for table in self.columns if table != LAST), LAST):
            home = self.folder / table
            home.mkdir(exist_ok=True)
            _write(home / name, tables[table])

    # --- reading --------------------------------------------------------------------------

    def has(self, table: str, *columns: str) -> bool:
        """Whether this game has such a table with these columns."""
        return table in self.columns and self.columns[table].keys() >= set(columns)

    def own_columns(self, table: str) -> dict[str, str]:
        """The columns of this game besides those that all games have, with their kinds."""
        every = self.ledger.columns[table]
        return {name: every[name] for name in every if name not in COMMON.get(table, {})}

    def frame(self, table: str) -> pl.LazyFrame:
        """One table of all finished chunks, in the order of the games, as a lazy frame of Polars."""
        import polars as pl

        names = [path.name for path in sorted((self.folder / LAST).glob("*.parquet"))]
        if not names:
            raise LabError(f"{self.folder} holds no finished games yet")
        return pl.scan_parquet([self.folder / table / name for name in names])

    def played(self) -> int:
        """How many games are there."""
        return sum(end - first for first, end in self.finished())


def _write(path: Path, data: bytes) -> None:
    """Whole or not at all."""
    new = path.with_name(f".{path.name}.{os.getpid()}")
    with new.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def _version() -> str:
    from tamalir.api import __version__

    return __version__
