"""The exact worth of a position of any game: every choice, every chance, played out on forks.

Nothing here knows what a card does or how a fight goes. A `Problem` says who is solving, when it is over,
what a final position is worth and which positions are the same; the rules themselves do the rest. Positions
are opened likeliest first and folded where they repeat; then values go back from the ends: each choice
takes its best option, each throw or draw its exact mean. Where play can go round in circles, values are
repeated until they stand still.

When positions or time run out, the answer is a pair of bounds: positions that were not looked at are taken
for as bad, and for as good, as the game can end.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Any, NamedTuple, Protocol, cast

from tamalir.kernel import Choose, Draw, Manual, Roll, Seat, Table
from tamalir.kernel.state import S
from tamalir.odds.advisor import Late, Odds
from tamalir.odds.value import NOTHING, Value, weighed

MOST_POSITIONS = 30_000
SWEEPS = 5_000
CLOSE = 1e-14
EXACT = 1e-9
"""Bounds that are no further apart are one number."""

Policy = Callable[[Sequence[str]], str]
"""A fixed way to play: which of these options."""


class Problem(Protocol[S]):
    """What the solver has to be told of a game. What has a body here is a good answer for any."""

    seat: Seat
    """Who is solving. Other seats do whatever is worst for it."""
    worst: Value
    best: Value
    """No end is worth less than the one or more than the other."""
    endless: Value = NOTHING
    """What play is worth that never comes to an end."""

    def worth(self, table: Table[S]) -> Value:
        """What a final position is worth to the seat."""
        ...

    def over(self, table: Table[S]) -> bool:
        """Whether this is a final position."""
        return table.request is None

    def key(self, table: Table[S]) -> Hashable:
        """Equal for positions from which the game goes on equally."""
        return position_key(table)

    def options(self, request: Choose[Any]) -> Sequence[str]:
        """What is tried where a seat is asked."""
        return [option.id for option in request.options]

    def outcomes(self, request: Roll | Draw) -> Sequence[tuple[object, int]]:
        """What can be thrown or drawn, with weights; outcomes that the rules do not tell apart may be one."""
        return list(request.outcomes())


def position_key(table: Table[Any]) -> Hashable:
    """For any game: the state at the last rest point and the answers since, which decide all the rest."""
    rest = table.at_rest()
    return repr((rest["state"], rest["journal"][rest["rest"] :]))


class Bounds(NamedTuple):
    """What a position is worth at least and at most. What is stated as `low` can be had."""

    low: Value
    high: Value

    @property
    def exact(self) -> bool:
        return self.error < EXACT

    @property
    def error(self) -> float:
        """How far the chance to win, or the utility, may be off at most."""
        return max(0.0, self.high.win - self.low.win, self.high.utility - self.low.utility)

    def to_odds(self, before: Value = NOTHING) -> Odds:
        """In the words of an advisor; `before` has the wounds and exhaustion that there were."""
        ahead = self.low._replace(
            wounds=self.low.wounds - before.wounds, exhaustion=self.low.exhaustion - before.exhaustion
        )
        return Odds.of(ahead, self.exact, min(1.0, self.error))


@dataclass(slots=True)
class Node:
    """A position: an end, a choice, a chance, or not looked at."""

    end: Value | None = None
    ours: bool = True
    options: dict[str, Hashable] = field(default_factory=dict[str, Hashable])
    """Option id -> the position it leads to."""
    chances: list[tuple[float, Hashable]] = field(default_factory=list[tuple[float, Hashable]])

    @property
    def following(self) -> list[Hashable]:
        return [*self.options.values(), *(key for _, key in self.chances)]


class Solver:
    """The positions that follow from one, and what they are worth."""

    def __init__(
        self, table: Table[S], problem: Problem[S], most: int = MOST_POSITIONS, late: Late = None
    ) -> None:
        """`most`: positions that are looked at; `late` says that the time is up."""
        self._problem: Problem[Any] = problem
        self.nodes: dict[Hashable, Node] = {}
        self.settled = True
        """Whether values stood still in the end, so that nothing but the open positions is uncertain."""
        self._bounds: tuple[Mapping[Hashable, Value], Mapping[Hashable, Value]] | None = None
        self.root = problem.key(table)
        self._open(table, most, late)
        self._order = _components(self.root, self.nodes)

    def bounds(self, at: Table[Any] | None = None) -> Bounds:
        """What a position is worth with the best play: the first one, or one that follows from it."""
        key = self.root if at is None else self._problem.key(at)
        low, high = self._both()
        return self._between(low[key], high[key])

    def rows(self, at: Table[Any] | None = None) -> dict[str, Bounds]:
        """So each option of the question that is asked there."""
        key = self.root if at is None else self._problem.key(at)
        low, high = self._both()
        options = self.nodes[key].options if key in self.nodes else {}
        return {name: self._between(low[there], high[there]) for name, there in options.items()}

    @property
    def complete(self) -> bool:
        """Whether every position was looked at."""
        following = (key for node in self.nodes.values() for key in node.following)
        return self.root in self.nodes and all(key in self.nodes for key in following)

    # --- positions ------------------------------------------------------------------------

    def _open(self, table: Table[Any], most: int, late: Late) -> None:
        """Look at positions, the likeliest first, until all are known or time or number run out."""
        waiting: list[tuple[float, int, Hashable, Table[Any]]] = [(-1.0, 0, self.root, table)]
        number = 0
        while waiting and len(self.nodes) < most and not (late is not None and late()):
            chance, _, key, at = heappop(waiting)
            if key in self.nodes:
                continue
            for weight, there, after in self._look(key, at):
                if there not in self.nodes:
                    number += 1
                    heappush(waiting, (chance * weight, number, there, after))

    def _look(self, key: Hashable, at: Table[Any]) -> list[tuple[float, Hashable, Table[Any]]]:
        """What follows a position, each with its chance; a choice leaves all of it to every option."""
        problem, request = self._problem, at.request
        if problem.over(at):
            self.nodes[key] = Node(end=problem.worth(at))
            return []
        node = Node()
        found: list[tuple[float, Hashable, Table[Any]]] = []
        if isinstance(request, Choose):
            choice = cast("Choose[Any]", request)
            node.ours = choice.seat == problem.seat
            for option in problem.options(choice):
                after = _answered(at, option)
                node.options[option] = there = problem.key(after)
                found.append((1.0, there, after))
        elif isinstance(request, Roll | Draw):
            outcomes = problem.outcomes(request)
            whole = sum(weight for _, weight in outcomes)
            for answer, weight in outcomes:
                after = _answered(at, answer)
                there = problem.key(after)
                node.chances.append((weight / whole, there))
                found.append((weight / whole, there, after))
        else:
            return []  # several seats at once: nobody can say what is best, so it stays open
        self.nodes[key] = node
        return found

    # --- values ---------------------------------------------------------------------------

    def _both(self) -> tuple[Mapping[Hashable, Value], Mapping[Hashable, Value]]:
        if self._bounds is None:
            low = self.values(self._problem.worst)
            high = low if self.complete else self.values(self._problem.best)
            self._bounds = low, high
        return self._bounds

    def _between(self, low: Value, high: Value) -> Bounds:
        return Bounds(low, high) if self.settled else Bounds(self._problem.worst, self._problem.best)

    def values(self, unknown: Value = NOTHING, policy: Policy | None = None) -> dict[Hashable, Value]:
        """By position: the best there is, or what a fixed policy gets; `unknown` for what is open."""
        value: dict[Hashable, Value] = {}
        for component in self._order:
            todo = [(key, self.nodes[key]) for key in component if key in self.nodes]
            for key in component:
                value[key] = self._problem.endless if key in self.nodes else unknown
            circular = len(component) > 1 or any(key in node.following for key, node in todo)
            for _ in range(SWEEPS if circular else 1):
                moved = 0.0
                for key, node in todo:
                    new = _worth(node, value, policy)
                    moved = max(moved, *(abs(a - b) for a, b in zip(new, value[key], strict=True)))
                    value[key] = new
                if moved < CLOSE:
                    break
            else:
                self.settled = self.settled and not circular
        return value


def _answered(at: Table[Any], answer: object) -> Table[Any]:
    after = at.fork(Manual())
    after.answer(answer)
    return after


def _worth(node: Node, value: Mapping[Hashable, Value], policy: Policy | None) -> Value:
    if node.end is not None:
        return node.end
    if not node.options:
        return weighed([(chance, value[key]) for chance, key in node.chances])
    if policy is not None:
        return value[node.options[policy(list(node.options))]]
    choose = max if node.ours else min
    return choose((value[key] for key in node.options.values()), key=_utility)


def _utility(value: Value) -> float:
    return value.utility


def _components(root: Hashable, nodes: Mapping[Hashable, Node]) -> list[list[Hashable]]:
    """Positions that lead to one another, in groups; whatever a group leads to comes before it (Tarjan)."""
    found: list[list[Hashable]] = []
    number: dict[Hashable, int] = {}
    lowest: dict[Hashable, int] = {}
    path: list[Hashable] = []
    on_path: set[Hashable] = set()
    calls: list[tuple[Hashable, list[Hashable]]] = []

    def enter(key: Hashable) -> None:
        number[key] = lowest[key] = len(number)
        path.append(key)
        on_path.add(key)
        calls.append((key, nodes[key].following if key in nodes else []))

    enter(root)
    while calls:
        key, following = calls[-1]
        if following:
            there = following.pop()
            if there not in number:
                enter(there)
            elif there in on_path:
                lowest[key] = min(lowest[key], number[there])
            continue
        calls.pop()
        if calls:
            lowest[calls[-1][0]] = min(lowest[calls[-1][0]], lowest[key])
        if lowest[key] == number[key]:
            group: list[Hashable] = []
            while not group or group[-1] != key:
                group.append(path.pop())
            on_path.difference_update(group)
            found.append(group)
    return found
