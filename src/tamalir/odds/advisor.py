"""What a game can be asked for: the odds of the pending question, and where a hero can go.

A game that can compute such numbers offers an `Advisor`. Every room above asks it through a view, that
is with nothing but what a seat may know, and gets the same words whatever the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from tamalir.kernel import View
from tamalir.kernel.state import S
from tamalir.odds.value import Value
from tamalir.world.hexes import Hex, spoken

Late = Callable[[], bool] | None
"""Says that the time is up: the answer is then what has been found until now. None: take your time."""


class Advisor(Protocol[S]):
    """What a game offers to whoever wants numbers."""

    @property
    def aims(self) -> Sequence[str]:
        """What a player may want of a fight, the usual one first; none where there is nothing to choose."""
        ...

    def odds(self, view: View[S], late: Late = None, aim: str | None = None) -> Advice:
        """Numbers for the options of the pending request, for whoever wants this of it; an empty `Advice`
        where there are none."""
        ...

    def reach(self, view: View[S], late: Late = None) -> Reach:
        """Where the seat's hero can go, with chances before the roll and paths after it."""
        ...


# --- odds -----------------------------------------------------------------------------------


@dataclass(slots=True, frozen=True)
class Odds:
    """What one option leads to, with the best play after it."""

    win: float
    loss: float
    away: float
    """Neither: escaped, drawn, broken off."""
    wounds: float
    """The mean of those still to come; so with exhaustion."""
    exhaustion: float
    exact: bool
    error: float
    """How far the chance to win may be off at most."""
    without: tuple[str, ...] = ()
    """Cards that were left out of account."""
    best: bool = False
    line: tuple[str, ...] = ()
    """The option and what is best after it, as long as all goes by plan."""
    utility: float | None = None
    """What the best is chosen by."""
    shows: str = "win"
    """The number that tells most of this option: `win`, `away` or `loss`."""

    @classmethod
    def of(
        cls, value: Value, exact: bool, error: float, without: tuple[str, ...] = (), shows: str = "win"
    ) -> Odds:
        """A value as numbers to be shown: chances are chances, however the sums were rounded."""
        win, loss = _chance(value.win), _chance(value.loss)
        return cls(
            win=win,
            loss=loss,
            away=_chance(1.0 - win - loss),
            wounds=value.wounds,
            exhaustion=value.exhaustion,
            exact=exact,
            error=0.0 if error < 1e-12 else error,
            without=without,
            utility=value.utility,
            shows=shows,
        )

    def to_json(self) -> dict[str, Any]:
        """`line` and `utility` only where there are any."""
        told: dict[str, Any] = {
            "win": self.win,
            "loss": self.loss,
            "away": self.away,
            "wounds": self.wounds,
            "exhaustion": self.exhaustion,
            "exact": self.exact,
            "error": self.error,
            "without": list(self.without),
            "best": self.best,
            "shows": self.shows,
        }
        if self.line:
            told["line"] = list(self.line)
        if self.utility is not None:
            told["utility"] = self.utility
        return told


def _chance(number: float) -> float:
    return min(1.0, max(0.0, number))


def with_the_best(rows: Mapping[str, Odds]) -> dict[str, Odds]:
    """The same rows; the best by utility is marked, the first of several."""
    best = max(rows, key=lambda name: rows[name].utility or 0.0, default=None)
    return {} if best is None else {**rows, best: replace(rows[best], best=True)}


@dataclass(slots=True, frozen=True)
class Gain:
    """What a card on offer would change: a chance to win, estimated, without and with it."""

    before: float
    after: float

    def to_json(self) -> dict[str, float]:
        return {"without": round(self.before, 4), "with": round(self.after, 4)}


@dataclass(slots=True, frozen=True)
class Stake:
    """Something that a fight may bring or cost, as a sentence of the game: `stake-<key>` with its figures."""

    key: str
    args: Mapping[str, str | int] = field(default_factory=dict[str, "str | int"])

    def to_json(self) -> dict[str, Any]:
        return {"key": self.key, "args": dict(self.args)}


@dataclass(slots=True, frozen=True)
class Advice:
    """All numbers for a pending request. Which of them are there depends on what is asked."""

    options: Mapping[str, Odds] = field(default_factory=dict[str, Odds])
    """A fight: by option id."""
    journeys: Mapping[str, Route] = field(default_factory=dict[str, Any])
    """A hero that sets out or travels: by option id."""
    worth: Mapping[str, Mapping[str, Gain]] = field(default_factory=dict[str, Mapping[str, Gain]])
    """A market: card on offer -> kind of enemy -> what it changes."""
    courses: Mapping[str, Odds] = field(default_factory=dict[str, Odds])
    """Plans that are more than one option, such as to flee until it succeeds."""
    aim: str | None = None
    """What the best is best for; one of `aims`."""
    aims: Sequence[str] = ()
    stakes: Sequence[Stake] = ()
    """What can be won and lost, and at which prices that is counted."""

    @property
    def known(self) -> bool:
        return bool(self.options or self.journeys or self.worth)

    @property
    def exact(self) -> bool:
        """Whether every number is."""
        rows = [*self.options.values(), *self.journeys.values()]
        return bool(rows) and not self.worth and all(row.exact for row in rows)

    @property
    def error(self) -> float:
        """The largest of all options."""
        if self.exact:
            return 0.0
        return max((row.error for row in self.options.values()), default=1.0)

    @property
    def best(self) -> str | None:
        """The option to take, if one is marked."""
        return next((name for name, row in self.options.items() if row.best), None)

    def to_json(self) -> dict[str, Any]:
        return {
            "known": self.known,
            "exact": self.exact,
            "error": self.error,
            "best": self.best,
            "options": {name: row.to_json() for name, row in (*self.options.items(), *self.journeys.items())},
            "worth": {
                card: {kind: gain.to_json() for kind, gain in gains.items()}
                for card, gains in self.worth.items()
            },
            "courses": {name: row.to_json() for name, row in self.courses.items()},
            "aim": self.aim,
            "aims": list(self.aims),
            "stakes": [stake.to_json() for stake in self.stakes],
        }


# --- journeys -------------------------------------------------------------------------------


@dataclass(slots=True, frozen=True)
class Path:
    """A way to a space that the dice pay for."""

    spaces: tuple[Hex, ...]
    """Entered one after another; none: the hero stays."""
    pays: tuple[str, ...]
    """What the dice are spent on, terrain by terrain."""
    left: int
    """Dice that are not needed."""

    def to_json(self) -> dict[str, Any]:
        return {"path": [spoken(at) for at in self.spaces], "pays": list(self.pays), "left": self.left}


@dataclass(slots=True, frozen=True)
class Route:
    """What one option of a hero that sets out or travels leads to."""

    chances: Mapping[str, float]
    """Space -> the chance to be able to end there."""
    paths: Mapping[str, Path] = field(default_factory=dict[str, Path])
    """Space -> how, once the dice lie there."""
    dice: int | None = None
    """Dice thrown; so many points of `rest` it brings."""
    rest: int = 0
    exact: bool = True

    def to_json(self) -> dict[str, Any]:
        told: dict[str, Any] = {"reach": dict(self.chances), "exact": self.exact}
        if self.dice is not None:
            told |= {"dice": self.dice, "rest": self.rest}
        if self.paths:
            told["ways"] = {at: path.to_json() for at, path in self.paths.items()}
        return told


@dataclass(slots=True, frozen=True)
class Site:
    """Something to fight on a space, and the mean chance to win, estimated."""

    kind: str
    win: float

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "win": round(self.win, 4)}


@dataclass(slots=True, frozen=True)
class Reach:
    """Where a hero can go: with which chance before the roll, on which path after it."""

    known: bool = True
    dice: Mapping[int, Mapping[str, float]] = field(default_factory=dict[int, Mapping[str, float]])
    """Number of dice -> space -> the chance to be able to end there."""
    paths: Mapping[str, Path] = field(default_factory=dict[str, Path])
    sites: Mapping[str, tuple[Site, ...]] = field(default_factory=dict[str, tuple[Site, ...]])
    """Space in reach -> what waits there."""

    def to_json(self) -> dict[str, Any]:
        return {
            "known": self.known,
            "dice": {str(n): dict(chances) for n, chances in self.dice.items()},
            "ways": {at: path.to_json() for at, path in self.paths.items()},
            "sites": {at: [site.to_json() for site in sites] for at, sites in self.sites.items()},
        }


UNKNOWN = Advice()
NOWHERE = Reach(known=False)
