"""Bots on the command line: only those that a game has, by their own names."""

from __future__ import annotations

from typing import Any

import typer

from tamalir.game import Game
from tamalir.kernel import Unknown
from tamalir.lab.players import NoSuchPlayer, known_player


def bots_named(game: Game[Any], names: str) -> list[str]:
    """Names with commas between them: bots of the game, or one's own as module:Class. Others are mistakes."""
    found = [name.strip() for name in names.split(",") if name.strip()]
    for name in found:
        try:
            known_player(game, name)
        except (Unknown, NoSuchPlayer) as error:
            raise mistaken(str(error)) from None
    return found


def usual_bots(game: Game[Any]) -> list[str]:
    """The usual bot against itself, or alone where no two can play."""
    return [game.default_bot] * (2 if 2 in game.seats else game.seats[0])


def two_bots(game: Game[Any]) -> list[str]:
    """The usual bot and the next weaker one, or stronger if there is none; one where there is but one."""
    every = list(game.bots)
    at = max(1, every.index(game.default_bot))
    return every[at - 1 : at + 1]


def mistaken(problem: str) -> typer.Exit:
    """One clear line for a command that cannot be meant, and exit code 2."""
    typer.echo(f"tamalir: {problem}", err=True)
    return typer.Exit(2)
