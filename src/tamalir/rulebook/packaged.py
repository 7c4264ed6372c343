"""The data files that travel with the package."""

from __future__ import annotations

import re
from importlib.resources import files

RULES = "content/rules"

FIRST_RULE = re.compile(r'^\[\[rule\]\]\nid = "([0-9A-Z]+)-', re.MULTILINE)


def text(path: str) -> str | None:
    """The text of a file below the package, such as 'content/rules/second.toml'; None if there is none."""
    file = files("tamalir")
    for part in path.split("/"):
        file = file / part
    return file.read_text(encoding="utf-8") if file.is_file() else None


def prefixes() -> dict[str, str]:
    """How the ids in each catalogue of rules begin -> the name of its file, sorted."""
    found: dict[str, str] = {}
    for file in files("tamalir").joinpath(*RULES.split("/")).iterdir():
        name, _, suffix = file.name.partition(".")
        first = FIRST_RULE.search(file.read_text(encoding="utf-8")) if suffix == "toml" else None
        if first is not None:
            found[first[1]] = name
    return dict(sorted(found.items()))
