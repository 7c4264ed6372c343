"""The template of a pack: what `tamalir content new` writes."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from tamalir.kernel import TamalirError

FILES = (
    "pack.toml",
    "heroes.toml",
    "market.toml",
    "adventures.toml",
    "texts/en.ftl",
    "texts/pl.ftl",
    "texts/ru.ftl",
)
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class CannotMake(TamalirError):
    """A template that cannot be written there."""


def write_template(folder: Path) -> list[Path]:
    """Write it into a new or empty folder, and say what was written."""
    id = folder.resolve().name
    if not ID.fullmatch(id):
        raise CannotMake(
            f"{id!r} cannot be the id of a pack: small letters, digits and hyphens, such as my-kitchen"
        )
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CannotMake(f"{folder} is there already and not empty; nothing was written")
    home = files("tamalir") / "preview" / "template"
    written: list[Path] = []
    try:
        (folder / "texts").mkdir(parents=True, exist_ok=True)
        for name in FILES:
            text = home.joinpath(*name.split("/")).read_text(encoding="utf-8").replace("PACK-ID", id)
            (folder / name).write_text(text, encoding="utf-8")
            written.append(folder / name)
    except OSError as error:
        raise CannotMake(f"cannot write into {folder}: {error.strerror or error}") from error
    return written
