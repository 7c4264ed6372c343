"""The games there are: the only list of them. Each is imported when it is first asked for.

A package from elsewhere adds a game by an entry point of the group `tamalir.games` that names a `Game`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, cast

from tamalir.game import Game
from tamalir.kernel import Edition, Unknown

OWN = ("second", "third", "bonds")

GROUP = "tamalir.games"


@cache
def _from_elsewhere() -> dict[str, EntryPoint]:
    return {found.name: found for found in entry_points(group=GROUP) if found.name not in OWN}


class _Games(Mapping[str, Game[Any]]):
    """Id -> game."""

    def __getitem__(self, id: str) -> Game[Any]:
        return _loaded(id)

    def __contains__(self, id: object) -> bool:
        return id in OWN or id in _from_elsewhere()

    def __iter__(self) -> Iterator[str]:
        yield from OWN
        yield from sorted(_from_elsewhere())

    def __len__(self) -> int:
        return len(OWN) + len(_from_elsewhere())


@cache
def _loaded(id: str) -> Game[Any]:
    if id in OWN:
        return cast("Game[Any]", import_module(f"tamalir.games.{id}").GAME)
    if id in _from_elsewhere():
        return cast("Game[Any]", _from_elsewhere()[id].load())
    raise KeyError(id)


class _Editions(Mapping[str, Edition[Any]]):
    """Id -> rules of that game."""

    def __getitem__(self, id: str) -> Edition[Any]:
        return GAMES[id].edition

    def __contains__(self, id: object) -> bool:
        return id in GAMES

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


GAMES: Mapping[str, Game[Any]] = _Games()
EDITIONS: Mapping[str, Edition[Any]] = _Editions()


def game_called(id: str) -> Game[Any]:
    """The game with this id, or the error that names those there are."""
    if id not in GAMES:
        raise Unknown("edition", id, GAMES)
    return GAMES[id]
