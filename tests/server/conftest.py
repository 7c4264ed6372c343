"""Servers that many tests share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import Server, serving, sqlite


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite."""
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(sqlite(folder), log=folder / "log") as running:
        yield running
