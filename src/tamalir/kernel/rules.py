"""Rules are generators that read like the rulebook and yield requests.

    @rule
    def escape(state: State, fight: Fight) -> Rule[bool]:
        total = sum((yield from roll("escape", D10, D10))) + mind(state, fight)
        ...

The one trap is a forgotten `yield from`: the call then does nothing, silently.
`watch_for_forgotten_rules()`, switched on by the tests before any rule is imported,
makes every such call complain. A rule that runs pays nothing for it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import wraps
from typing import Any, ClassVar, ParamSpec, TypeAlias, TypeVar, cast

from tamalir.kernel.requests import (
    NO_ARGS,
    Args,
    Choose,
    ChooseAll,
    Die,
    Draw,
    Face,
    Option,
    Request,
    Roll,
    Seat,
    offer,
)

T = TypeVar("T")
P = ParamSpec("P")

Rule: TypeAlias = Generator[Request, Any, T]
"""A rule in progress that will return a T."""


class Passed:
    """For `Edition.step`: a step that asks nobody has been taken already; ask again what comes next."""


PASSED = Passed()

forgotten: list[str] = []
"""Rules that were called and thrown away without being run."""


class _Watch:
    on: ClassVar[bool] = False


def watch_for_forgotten_rules() -> None:
    """From now on `@rule` remembers whether what it made was ever run. Call before rules are imported."""
    _Watch.on = True


def rule(written: Callable[P, Rule[T]]) -> Callable[P, Rule[T]]:
    """Marks a generator function as a rule of the game."""
    if not _Watch.on:
        return written

    @wraps(written)
    def watched(*args: P.args, **kwargs: P.kwargs) -> Rule[T]:
        return cast("Rule[T]", _Watched(written.__qualname__, written(*args, **kwargs)))

    return watched


class _Watched:
    """Stands for a rule until somebody runs it; `yield from` then goes straight to the rule itself."""

    __slots__ = ("name", "rule", "ran")

    def __init__(self, name: str, rule: Rule[Any]) -> None:
        self.name = name
        self.rule = rule
        self.ran = False

    def __iter__(self) -> Iterator[Request]:
        self.ran = True
        return self.rule

    def __del__(self) -> None:
        if not self.ran:
            self.rule.close()
            forgotten.append(self.name)


def choose(seat: Seat, key: str, options: Sequence[Option[T]], args: Args = NO_ARGS) -> Rule[T]:
    """Ask a seat to pick one option; gives back the option's value."""
    option: Option[T] = yield Choose(seat, key, options, args)
    return option.value


def confirm(seat: Seat, key: str, args: Args = NO_ARGS) -> Rule[bool]:
    """Yes or no."""
    return (yield from choose(seat, key, (Option("yes", True), Option("no", False)), args))


def choose_some(
    seat: Seat, key: str, options: Sequence[Option[T]], at_most: int, at_least: int = 0, args: Args = NO_ARGS
) -> Rule[list[T]]:
    """Pick several, one after another; `done` ends it. Each pick is a plain choice: bots need nothing new."""
    left = list(options)
    picked: list[T] = []
    while len(picked) < at_most and any(option.refused is None for option in left):
        done = [] if len(picked) < at_least else [cast("Option[T]", Option("done", None))]
        option: Option[T] = yield Choose(seat, key, left + done, args)
        if option.id == "done":
            break
        left.remove(option)
        picked.append(option.value)
    return picked


def choose_all(key: str, choices: dict[Seat, Sequence[str]], args: Args = NO_ARGS) -> Rule[dict[Seat, str]]:
    """Several seats choose at once."""
    request = ChooseAll(
        key, [Choose(seat, key, [offer(id) for id in ids], args) for seat, ids in choices.items()], args
    )
    answers: dict[Seat, Option[str]] = yield request
    return {seat: option.value for seat, option in answers.items()}


def roll(key: str, dice: Sequence[Die], args: Args = NO_ARGS) -> Rule[tuple[Face, ...]]:
    """Throw dice; one face for each."""
    return (yield Roll(key, dice, args))


def draw(key: str, bag: Sequence[str], args: Args = NO_ARGS) -> Rule[str]:
    """Take one card out of a bag. The caller removes it from the pile."""
    return (yield Draw(key, bag, args))


def standing(rule: Rule[Any] | None) -> list[str]:
    """Where in the rules we stand: the chain of running rules, outermost first. For people who debug."""
    names: list[str] = []
    inner: Any = rule
    while inner is not None and hasattr(inner, "gi_code"):
        line = inner.gi_frame.f_lineno if inner.gi_frame is not None else 0
        names.append(f"{inner.gi_code.co_qualname} (line {line})")
        inner = inner.gi_yieldfrom
    return names
