"""An edition is all that the kernel needs to know of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from tamalir.kernel.dealers import Dealer
from tamalir.kernel.errors import Unknown
from tamalir.kernel.requests import Args, Seat
from tamalir.kernel.rules import Passed, Rule
from tamalir.kernel.state import S, State

T = TypeVar("T")


@dataclass(slots=True)
class Setup:
    """What was agreed before the game: enough to begin it again."""

    seats: int
    scene: str | None = None
    """A prepared position to start from instead of a whole game."""
    heroes: list[str | None] = field(default_factory=list[str | None])
    """One for each seat; None: dealt at random."""
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    packs: dict[str, str] = field(default_factory=dict[str, str])
    """Pack id and fingerprint of its content."""


def no_packs(setup: Setup) -> Mapping[str, str]:
    """For games whose rules bring all there is."""
    return {}


@dataclass(slots=True, frozen=True)
class TableOption:
    """A variant or house rule that a table may agree on."""

    default: bool | int | str
    choices: tuple[bool | int | str, ...] = (False, True)
    rule: str | None = None
    more: bool = False
    """Packs may bring further choices: the edition itself refuses what nobody brought."""


def no_figures(state: Any, seat: Seat | None) -> object:
    """For games that compute nothing worth showing."""
    return {}


def nothing_unknown(state: T, seat: Seat | None, dealer: Dealer) -> T:
    """For games without secrets."""
    return state


@dataclass(slots=True, frozen=True)
class Edition(Generic[S]):
    """A game on this kernel.

    `step` looks at a state at rest and gives the rule that comes next, or None when the
    game is over: between steps the state alone says where we are.
    """

    id: str
    state: type[S]
    begin: Callable[[Setup], S]
    """The state before the first request; raises `Unknown` for names that mean nothing."""
    given: Callable[[Setup], Mapping[str, object]]
    """The shared fields of the state: catalogue, board."""
    step: Callable[[S], Rule[None] | Passed | None]
    why: Callable[[S, Seat, str], tuple[str, Args] | None]
    """Which rule forbids what is not even on offer now; None for words that mean nothing."""
    turn_rule: str
    """The rule that lets only the seat that is asked answer."""
    figures: Callable[[S, Seat | None], object] = no_figures
    """What the rules compute and a page wants to show, as plain data. It gets a state without secrets."""
    imagine: Callable[[S, Seat | None, Dealer], S] = nothing_unknown
    """A whole state that agrees with one whose secrets were taken out: the unknown is dealt by the dealer."""
    open_draws: bool = True
    """Whether everybody sees each card that is drawn in the middle of a step."""
    options: Mapping[str, TableOption] = field(default_factory=dict[str, TableOption])
    scenes: Callable[[], Mapping[str, int]] = dict[str, int]
    """Prepared positions that can be played instead of a whole game, with the seats each needs."""
    packs: Callable[[Setup], Mapping[str, str]] = no_packs
    """The packs such a game is played with, and their fingerprints."""
    renamed: Mapping[str, str] = field(default_factory=dict[str, str])
    """What packs are called today that had another name in saves of before."""
    takes: tuple[str, ...] = ()
    """The editions for which a pack may be made that a table brings along."""
    schema: int = 1
    migrations: tuple[Callable[[dict[str, Any]], dict[str, Any]], ...] = ()
    """`migrations[n - 1]` lifts a saved state of schema n to n + 1."""

    def with_(self, **changes: Any) -> Edition[S]:
        """The same game with some pieces replaced."""
        return replace(self, **changes)

    def settle(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Options with defaults filled in; unknown names and values are refused by name."""
        for name, value in options.items():
            if name not in self.options:
                raise Unknown("option of this edition", name, self.options)
            choices = self.options[name].choices
            if self.options[name].more and isinstance(value, str):
                continue
            if not any(value == choice and type(value) is type(choice) for choice in choices):
                raise Unknown(f"value of option {name}", value, map(str, choices))
        return {name: options.get(name, option.default) for name, option in self.options.items()}


def no_reason(state: State, seat: Seat, option: str) -> tuple[str, Args] | None:
    """For editions that explain only what is on offer."""
    return None
