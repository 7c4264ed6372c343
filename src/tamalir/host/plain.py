"""Text from people: what can be read may stand in it, and nothing that hides, turns round or ends a line.

One answer for all: no database, page or terminal has to know what to do with the rest.
"""

from __future__ import annotations

from unicodedata import category

LINES = "\n\r\t"
HIDDEN = ("Cc", "Cs", "Cn", "Co")
"""Control characters, halves of characters, and what is no character."""
TURNING = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""They make text run the other way, over what stands beside it."""


def is_plain(text: str, lines: bool = False) -> bool:
    """Whether this can be shown and stored anywhere; with `lines` it may have several."""
    return all(
        (char.isascii() and char.isprintable())
        or (lines and char in LINES)
        or (category(char) not in HIDDEN and char not in TURNING and category(char) not in ("Zl", "Zp"))
        for char in text
    )


def is_name(text: str) -> bool:
    """Whether this can be somebody's name: nothing in it is invisible, so that no two look alike by it."""
    return is_plain(text) and not any(category(char) == "Cf" for char in text)
