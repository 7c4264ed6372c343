"""The data files that travel with the package."""

from __future__ import annotations

from importlib.resources import files


def text(path: str) -> str | None:
    """The text of a file below the package, such as 'content/rules/second.toml'; None if there is none."""
    file = files("tamalir")
    for part in path.split("/"):
        file = file / part
    return file.read_text(encoding="utf-8") if file.is_file() else None
