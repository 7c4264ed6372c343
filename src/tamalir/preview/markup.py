"""Words inside HTML and SVG."""

from __future__ import annotations

from html import escape

from tamalir.language import Speaker


def text(words: str) -> str:
    """Words as content or as an attribute's value; whatever they hold, they stay words."""
    return escape(words, quote=True)


def named(speaker: Speaker, id: str) -> str:
    """A name; a stranger's pack has none in our texts, so there the id must do."""
    return speaker.name(id) if speaker.knows(f"name-{id}") else id.replace("-", " ").title()
