"""Combat tokens: two faces each, cast like coins.

A face is written as it is printed: the symbol, its number if that is not 1, and a star
for gold: `physical-2*`, `surge`, `dash*`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from tamalir.kernel import Misfit


@dataclass(slots=True, frozen=True)
class Symbol:
    """What a combat symbol is good for (3E-SYMBOL-001 to 3E-SYMBOL-007)."""

    id: str
    heroes: bool = True
    """Heroes may spend it."""
    enemies: bool = True
    """Enemies may spend it."""
    damage: bool = False
    """Any number of these may be spent together to deal damage."""
    unblockable: bool = False
    """Damage that is dealt with it cannot be blocked."""
    leaves_open: bool = False
    """Whoever has spent it cannot block for the rest of the combat round."""


SYMBOLS: dict[str, Symbol] = {
    symbol.id: symbol
    for symbol in (
        Symbol("physical", enemies=False, damage=True),  # 3E-DAMAGE-010: heroes only
        Symbol("magical", enemies=False, damage=True),
        Symbol("enemy", heroes=False, damage=True),  # and this for enemies only
        Symbol("agility"),
        Symbol("surge"),
        Symbol("double"),
        Symbol("shield"),
        Symbol("dash", heroes=False, enemies=False),  # 3E-DASH-001: nobody can spend it
    )
}


class Face:
    """One side of a token."""

    __slots__ = ("golden", "symbol", "text", "value", "word")

    def __init__(self, text: str, symbol: str, value: int, golden: bool) -> None:
        self.text: str = text
        self.symbol: str = symbol
        self.value: int = value
        self.golden: bool = golden
        self.word: str = text.replace("*", "-gold")
        """For texts, which have no stars in their keys."""

    def __repr__(self) -> str:
        return f"Face({self.text!r})"


_WRITTEN = re.compile(r"([a-z]+)(?:-([2-9]))?(\*?)")


class _Faces(dict[str, Face]):
    """Faces by how they are written; each is read once."""

    def __missing__(self, text: str) -> Face:
        written = _WRITTEN.fullmatch(text)
        if written is None:
            raise Misfit("face", f"{text!r} is no face; write for example physical-2*, surge or dash*")
        symbol, number, star = written.groups()
        found = self[text] = Face(text, symbol, int(number or 1), bool(star))
        return found


FACES = _Faces()
"""`FACES["physical-2*"]` has the value 2 and is golden."""


@dataclass(slots=True, frozen=True, eq=False)
class Token:
    """A combat token as it lies in a fight.

    It never changes: a token that is turned over or stacked gives way to another one of the same id. So
    copies of a game share their tokens, and what a pool allows can be remembered by the tokens in it.
    """

    id: str
    face: str
    """The side that is faceup: the only one that counts (3E-TOKEN-004)."""
    back: str
    on: str | None = None
    """The doubling token on which it lies."""
    covered: bool = False
    """A token lies on it: it shows nothing, and nothing can touch it (3E-DOUBLE-005)."""

    @property
    def look(self) -> Face:
        return FACES[self.face]

    @property
    def words(self) -> str:
        """Both sides, for texts."""
        return f"{FACES[self.face].word}+{FACES[self.back].word}"

    @property
    def turned(self) -> Token:
        """With the other side up, where it lies."""
        return lying(self.id, self.back, self.face, self.on, self.covered)

    @property
    def loose(self) -> Token:
        """Neither on nor under another."""
        if self.on is None and not self.covered:
            return self
        return lying(self.id, self.face, self.back)


_LYING: dict[tuple[str, str, str, str | None, bool], Token] = {}


def lying(id: str, face: str, back: str, on: str | None = None, covered: bool = False) -> Token:
    """The token that lies so: always the same thing."""
    place = (id, face, back, on, covered)
    token = _LYING.get(place)
    if token is None:
        token = _LYING[place] = Token(id, face, back, on, covered)
    return token
