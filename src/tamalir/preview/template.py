"""The template of a pack: what `tamalir content new` writes."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from tamalir.kernel import TamalirError

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class CannotMake(TamalirError):
    """A template that cannot be written there."""


def own_template(game: str) -> Traversable:
    """The template that comes with Tamalir for a game."""
    return files("tamalir") / "preview" / "template" / game


def write_template(template: Traversable, folder: Path) -> list[Path]:
    """Write it into a new or empty folder, and say what was written."""
    id = folder.resolve().name
    if not ID.fullmatch(id):
        raise CannotMake(
            f"{id!r} cannot be the id of a pack: small letters, digits and hyphens, such as my-kitchen"
        )
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CannotMake(f"{folder} is there already and not empty; nothing was written")
    try:
        return _copied(template, folder, id)
    except OSError as error:
        raise CannotMake(f"cannot write into {folder}: {error.strerror or error}") from error


def _copied(home: Traversable, folder: Path, id: str) -> list[Path]:
    """The files of a folder of the template, then those of the folders in it."""
    written: list[Path] = []
    folder.mkdir(parents=True, exist_ok=True)
    for item in sorted(home.iterdir(), key=lambda item: (item.is_dir(), item.name)):
        there = folder / item.name
        if item.is_dir():
            written += _copied(item, there, id)
        else:
            there.write_text(item.read_text(encoding="utf-8").replace("PACK-ID", id), encoding="utf-8")
            written.append(there)
    return written
