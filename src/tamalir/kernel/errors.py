"""What can go wrong, each with one clear line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import ClassVar


class TamalirError(Exception):
    """Base of every error that a caller may want to show to a person."""


class Unknown(TamalirError, ValueError):
    """A name that means nothing here; the message names what is known.

    >>> raise Unknown("language", "fr", ["en", "pl", "ru"])
    Traceback (most recent call last):
    ...
    tamalir.kernel.errors.Unknown: unknown language 'fr'; known: en, pl, ru
    """

    def __init__(self, kind: str, name: object, known: Iterable[str]) -> None:
        self.kind = kind
        self.name: str = str(name)
        self.known: list[str] = sorted(known)
        super().__init__(f"unknown {kind} '{self.name}'; {_known(self.name, self.known)}")


class Refused(TamalirError):
    """An answer that a rule forbids. Nothing has changed."""

    def __init__(self, rule: str, option: str, args: Mapping[str, object] | None = None) -> None:
        self.rule = rule
        self.option = option
        self.args_for_text: dict[str, object] = dict(args or {})
        super().__init__(f"'{option}' is refused by rule {rule}")


class NothingAsked(TamalirError):
    """An answer came although nothing is asked: the game is over."""


class NothingToPlay(TamalirError):
    """A view that does not say enough to play on from it."""


class CannotUndo(TamalirError):
    """Undo stops at chance, at new information and at another seat's choice; `reason` is a key for texts."""

    WORDS: ClassVar[dict[str, str]] = {
        "nothing": "there is nothing to take back",
        "chance": "dice or cards have spoken since",
        "other": "another seat has chosen since",
        "seen": "something hidden has been seen since",
        "old": "the game comes from an older version; it cannot be taken back further than its save",
        "length": "the journal is not as long as that",
    }

    def __init__(self, reason: str, words: str | None = None) -> None:
        self.reason = reason
        super().__init__(words or self.WORDS[reason])


class ScriptEnded(TamalirError):
    """A scripted dealer has no answer left for this request, or one that does not fit it."""


class DeadEnd(TamalirError):
    """A rule asks a seat to choose and offers nothing: a mistake in the rule."""


class OfferedTwice(RuntimeError):
    """Two things in one request have the same id: nobody could say which is meant. For tests; nothing may
    swallow it."""


class ForgottenRule(RuntimeError):
    """A rule was called but never run: a `yield from` is missing. For tests; nothing may swallow it."""


class Misfit(TamalirError, ValueError):
    """Data that does not fit its shape; names the place."""

    def __init__(self, path: str, problem: str) -> None:
        self.path = path
        self.problem = problem
        super().__init__(f"{path or 'data'}: {problem}")


class SaveError(TamalirError):
    """A save that cannot be opened. The file itself is left untouched."""


class DamagedSave(SaveError):
    """Not JSON, or parts are missing or of the wrong kind."""


class UnknownSchema(SaveError):
    """Written by a later version than this one, or by none we know."""


class WrongEdition(SaveError):
    """A save of another edition than the one asked for."""


class MissingPack(SaveError):
    """The game was begun with a pack that is not here, or not the same."""


DAMAGE = (
    TamalirError,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What readers and rules stumble over when they are fed data that nobody should have written."""


def _known(name: str, known: list[str]) -> str:
    if len(known) <= 12:
        return f"known: {', '.join(known) or 'none'}"
    close = get_close_matches(name, known, n=5, cutoff=0.5)
    hint = f"close: {', '.join(close)}" if close else f"for example: {', '.join(known[:5])}"
    return f"{hint} ({len(known)} known)"
