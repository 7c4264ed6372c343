"""Combat tokens as small numbers: what the solver moves about instead of tokens.

A piece is a token as it lies, or a stack: a token on top of a doubling one. Pieces that look alike on both
sides are the same number, so pools that differ only in which of them is which are one position.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from tamalir.third.state import Side as Fighter
from tamalir.third.tokens import FACES, Symbol, Token

Pool: TypeAlias = tuple[int, ...]
"""Pieces in order of their numbers."""
STACKED = 1000
"""Stacks have numbers from here on."""


class Pieces:
    """All pieces of one fight. Loose ones come in pairs: turning a token over changes the last bit."""

    __slots__ = (
        "_faces",
        "_numbers",
        "_stacks",
        "flip",
        "golden",
        "kind",
        "symbol",
        "symbols",
        "under",
        "value",
    )

    def __init__(self, symbols: Mapping[str, Symbol]) -> None:
        self.symbols: tuple[str, ...] = tuple(symbols)
        self._numbers: dict[tuple[str, str], int] = {}
        self._faces: list[str] = []
        self._stacks: dict[tuple[int, int], int] = {}
        self.symbol: dict[int, int] = {}
        """By piece: the symbol that shows, as its place in `symbols`."""
        self.value: dict[int, int] = {}
        """Doubled on a stack."""
        self.golden: dict[int, bool] = {}
        self.flip: dict[int, int] = {}
        """The piece with its token, or its top one, turned over."""
        self.kind: dict[int, int] = {}
        """Which token it is, whatever side is up; of a stack the top one."""
        self.under: dict[int, int] = {}
        """The doubling piece under it, or -1."""

    def lying(self, face: str, back: str) -> int:
        """The piece of a token that lies so."""
        found = self._numbers.get((face, back))
        if found is None:
            found = len(self._faces)
            pair = ((face, back), (back, face)) if face != back else ((face, back),)
            for n, (up, down) in enumerate(pair):
                self._numbers[up, down] = found + n
                self._add(found + n, up, found + 1 - n if face != back else found)
            if face == back:
                self._add(found + 1, face, found)
            self._faces += [face, back]
        return found

    def _add(self, piece: int, face: str, flip: int) -> None:
        look = FACES[face]
        self.symbol[piece] = self.symbols.index(look.symbol)
        self.value[piece] = look.value
        self.golden[piece] = look.golden
        self.flip[piece] = flip
        self.kind[piece] = piece >> 1
        self.under[piece] = -1

    def stack(self, double: int, top: int) -> int:
        """A token on a doubling one (3E-DOUBLE-001)."""
        found = self._stacks.get((double, top))
        if found is None:
            found = STACKED + len(self._stacks)
            self._stacks[double, top] = found
            self.symbol[found] = self.symbol[top]
            self.value[found] = 2 * self.value[top]
            self.golden[found] = self.golden[top]
            self.kind[found] = self.kind[top]
            self.under[found] = double
            self.flip[found] = found if self.flip[top] == top else self.stack(double, self.flip[top])
        return found

    def sides_of(self, kind: int) -> tuple[int, int]:
        """How a token may fall."""
        piece = kind << 1
        return piece, self.flip[piece]

    def pool(self, fighter: Fighter) -> Pool:
        """The combat pool of a side."""
        return self.laid(fighter.pool)

    def laid(self, tokens: Iterable[Token]) -> Pool:
        """Tokens as pieces; a covered one is part of the stack on it."""
        return tuple(sorted(self.named(tokens).values()))

    def named(self, tokens: Iterable[Token]) -> dict[str, int]:
        """Token id -> its piece, for all that are not covered."""
        all_of_them = list(tokens)
        ids = {token.id: token for token in all_of_them}
        found: dict[str, int] = {}
        for token in all_of_them:
            if token.covered:
                continue
            piece = self.lying(token.face, token.back)
            if token.on is not None and token.on in ids:
                double = ids[token.on]
                piece = self.stack(self.lying(double.face, double.back), piece)
            found[token.id] = piece
        return found
