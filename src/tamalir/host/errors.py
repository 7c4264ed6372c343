"""What the server says when it says no: one code for programs, one line for people, never a secret."""

from __future__ import annotations

from typing import Any

from tamalir.kernel import CannotUndo, NothingAsked, Refused, SaveError, TamalirError, Unknown


class Problem(Exception):
    """A request that is not carried out. Nothing has changed."""

    def __init__(self, status: int, code: str, message: str, **more: Any) -> None:
        self.status = status
        self.code = code
        self.message = message
        self.more = more
        super().__init__(f"{code}: {message}")

    def body(self) -> dict[str, Any]:
        return {"code": self.code, "message": self.message, **self.more}


def no_such_game() -> Problem:
    return Problem(404, "no-such-game", "there is no such game")


def bad_token() -> Problem:
    return Problem(401, "bad-token", "this link does not open this table")


def forbidden(message: str) -> Problem:
    return Problem(403, "forbidden", message)


def stale(version: int) -> Problem:
    return Problem(409, "stale", "the game has gone on since; look again and answer anew", version=version)


def unavailable(message: str = "the answer was not stored; ask again") -> Problem:
    return Problem(503, "unavailable", message)


def set_aside() -> Problem:
    """The rules of a table came to no end."""
    return Problem(
        409,
        "set-aside",
        "the rules came to no end at this table, so it was set aside; all answers until then are kept, "
        "and it goes on when the operator has looked at it",
    )


def problem_of(error: TamalirError) -> Problem:
    """The engine's own errors, as the wire knows them."""
    match error:
        case Refused():
            args = {name: _plain(value) for name, value in error.args_for_text.items()}
            return Problem(422, "refused", str(error), rule=error.rule, option=error.option, args=args)
        case Unknown():
            return Problem(422, "unknown", str(error))
        case NothingAsked():
            return Problem(409, "game-over", str(error))
        case CannotUndo():
            return Problem(409, "cannot-undo", str(error), reason=error.reason)
        case SaveError():
            return Problem(422, "bad-save", str(error))
        case _:
            return Problem(422, "refused-by-engine", str(error))


def _plain(value: object) -> object:
    return value if isinstance(value, int | str | bool | None) else str(value)
