"""Players of ladders and runs: the bots of a game by name, and bots of one's own as `module:Class`."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from tamalir.game import Game
from tamalir.kernel import TamalirError
from tamalir.players.bot import Player


class NoSuchPlayer(TamalirError):
    """A bot of one's own that cannot be found or is none."""


def known_player(game: Game[Any], name: str) -> str:
    """This name, or the error that says why nobody is called so."""
    if ":" in name:
        _maker(name)
        return name
    return game.known_bot(name)


def player_called(
    game: Game[Any], name: str, seed: int, seconds: float | None = None, steps: int | None = None
) -> Player:
    """A bot by its name. One's own is made by `Class(seed, seconds=..., steps=...)`."""
    if ":" not in name:
        return game.bot(name, seed, seconds, steps)
    try:
        player: object = _maker(name)(seed, seconds=seconds, steps=steps)
    except TypeError as error:
        raise NoSuchPlayer(
            f"{name} cannot be made by Class(seed, seconds=..., steps=...): {error}"
        ) from error
    if not isinstance(player, Player):
        raise NoSuchPlayer(f"{name} is no player: it has no method decide(view, request)")
    return player


def _maker(name: str) -> Any:
    module, _, inside = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:  # a command does not look where it is started, and there the module will be
        sys.path.insert(0, here)
    try:
        found: Any = vars(import_module(module)).get(inside)
    except ImportError as error:
        raise NoSuchPlayer(f"the module of {name} cannot be imported: {error}") from None
    if not callable(found):
        raise NoSuchPlayer(f"there is no {inside or 'class'} in {module}; a bot is named module:Class")
    return found
