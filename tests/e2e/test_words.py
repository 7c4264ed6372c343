"""Every word of the client stands in a Fluent file, in three languages; and none stands there for nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.e2e.client import TEXTS, WEB

LANGUAGES = ("en", "pl", "ru")
CLIENT = ("client-*.ftl", "later-*.ftl")
KEY = re.compile(r"""(?:(['"`])(?=ui-)|say\((`)(?=\$))((?:[a-z0-9-]|\$\{[^}]*\})+)(?:\1|\2)""")
"""A whole string that begins like a key, or one that is made while speaking: `${...}` stands for anything."""


def texts(lang: str, *files: str) -> dict[str, ast.Message]:
    """The messages of the client by their keys: what it always has, and what it fetches later."""
    found: dict[str, ast.Message] = {}
    for path in sorted(one for name in files or CLIENT for one in (TEXTS / lang).glob(name)):
        resource = FluentParser().parse(path.read_text())
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
                found[entry.id.name] = entry
    return found


LAB_KEY = re.compile(KEY.pattern.replace("(?=ui-)", "(?=lab-)"))
"""The page of the laboratory speaks with the laboratory's own texts."""


def spoken(keys: re.Pattern[str] = KEY) -> dict[str, set[Path]]:
    """Patterns of keys -> where the client speaks them."""
    found: dict[str, set[Path]] = {}
    for path in (WEB / "src").rglob("*"):
        if path.suffix not in (".ts", ".svelte"):
            continue
        for *_, key in keys.findall(path.read_text()):
            pattern = "".join(
                r"[a-z0-9-]+" if part.startswith("${") else re.escape(part)
                for part in re.split(r"(\$\{[^}]*\})", key)
            )
            found.setdefault(pattern, set()).add(path)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_has_a_text(lang: str) -> None:
    known = texts(lang)
    missing = {
        pattern: sorted(path.name for path in where)
        for pattern, where in spoken().items()
        if not any(re.fullmatch(pattern, key) for key in known)
    }
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_laboratory_has_every_text(lang: str) -> None:
    known = texts(lang, "lab.ftl")
    wanted = [pattern for pattern in spoken(LAB_KEY) if pattern.startswith("lab\\-")]
    assert wanted
    assert not [key for key in wanted if not any(re.fullmatch(key, text) for text in known)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_left_over(lang: str) -> None:
    patterns = re.compile("|".join(spoken()))
    assert not sorted(key for key in texts(lang) if not patterns.fullmatch(key))
