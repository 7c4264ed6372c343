"""Odds for the request that is pending: what each option of a fight leads to."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, cast

from tamalir.kernel import Choose, Seat, Table
from tamalir.odds.aims import WIN_FIRST, Aim
from tamalir.odds.casts import Rows, Value
from tamalir.odds.fights import Solver
from tamalir.odds.hopes import hopes
from tamalir.odds.lines import best_line
from tamalir.odds.moments import NotAFight, question_of
from tamalir.odds.outlook import Mood, Outlook
from tamalir.odds.parts import Ability
from tamalir.odds.reading import BEFORE, Reading, TooLarge, TooManyChanges, static
from tamalir.second.state import SecondState

Question: TypeAlias = Callable[[Solver, int], Callable[[], Rows]]
Stop: TypeAlias = Callable[[], bool] | None

MOST_POSITIONS = 4_000
"""Beyond this only the round under way is solved with every card, and the answer says so."""

GLIMPSE = 500
"""Positions that a quick answer may take."""

ROUGHLY = 1.5
"""The size of a fight is only guessed; beyond this it is not even tried."""

_CACHE: OrderedDict[tuple[object, ...], Solver] = OrderedDict()
_KEPT = 24
ROUNDS = 60
"""Fights that last this long are rarer than the stated error."""


def fight_odds(
    table: Table[Any],
    seat: Seat,
    aim: Aim = WIN_FIRST,
    limit: int = MOST_POSITIONS,
    options: Sequence[str] | None = None,
) -> dict[str, dict[str, Any]]:
    """Option id -> chances and means, for a seat that is asked something in its fight with a Challenge."""
    request = table.pending(seat)
    state = cast("SecondState", table.state)
    if request is None or not in_a_fight(state, seat):
        return {}
    wanted = options or [o.id for o in (*request.options, *request.asides) if o.refused is None]
    try:
        return answers(state, seat, request, wanted, aim, limit)
    except (NotAFight, TooManyChanges):
        return {}


def in_a_fight(state: SecondState, seat: Seat) -> bool:
    fight = state.fight
    return fight is not None and fight.foe is not None and fight.seat == seat and not fight.outcome


def answers(
    state: SecondState,
    seat: Seat,
    request: Choose[Any],
    wanted: Sequence[str],
    aim: Aim = WIN_FIRST,
    limit: int = MOST_POSITIONS,
    stop: Stop = None,
) -> dict[str, dict[str, Any]]:
    """The same for a state and a request, without a table. `stop` says when the time is up: {} then."""

    def question(solver: Solver, s: int) -> Callable[[], Rows]:
        return question_of(solver, state, seat, request, s)

    table = _solved(state, seat, aim, limit, question, stop)
    table = {name: row for name, row in table.items() if name in wanted}
    _mark_the_best(table)
    _draw_lines(table, state, seat, aim, limit, request.key)
    return table


def _draw_lines(
    table: dict[str, dict[str, Any]], state: SecondState, seat: Seat, aim: Aim, limit: int, asked: str
) -> None:
    """To each option the best line that begins with it."""
    exact = all("without" not in row and row["exact"] for row in table.values())
    solver = solver_for(state, seat, aim, limit)
    if not exact:
        key = ("cautious", _begun(state), id(state.book), seat, aim, static(state, seat))
        solver = _CACHE.get(key, solver)
    s = _shortened(solver, state)
    solver.left = solver.limit
    for name, row in table.items():
        row["line"] = best_line(solver, s, asked, name)


def _mark_the_best(table: dict[str, dict[str, Any]]) -> None:
    best = max(table, key=lambda name: table[name]["utility"], default=None)
    for name, row in table.items():
        row["best"] = name == best


def glimpse(
    state: SecondState,
    seat: Seat,
    request: Choose[Any],
    wanted: Sequence[str],
    aim: Aim,
    limit: int = GLIMPSE,
    stop: Stop = None,
) -> dict[str, dict[str, Any]]:
    """The same in a few milliseconds, never exact: the round under way with every card, then an `Outlook`.

    {} if `stop` says that the time is up.
    """
    found = _followed(
        state,
        seat,
        aim,
        limit,
        lambda solver, s: question_of(solver, state, seat, request, s),
        stop,
        "likely",
    )
    if found is None:
        return {}
    solver, s, rows = found
    table = {name: described(solver, s, value, False, 1.0) for name, value in rows if name in wanted}
    _mark_the_best(table)
    return table


def glimpse_of_all(
    state: SecondState, seat: Seat, aim: Aim, limit: int, stop: Stop = None
) -> dict[str, Any] | None:
    """A quick look at a fight about to begin; None if it has more positions than `limit`."""
    solver = _foreseeing(Reading(state, seat), aim, limit, "likely")
    solver.hurry(stop)
    s = solver.reading.position(state)
    for shallow in (False, True):
        solver.shallow = shallow
        try:
            ((_, value),) = solver.solve(lambda: solver.from_the_start(s))
        except TooLarge:
            continue
        return described(solver, s, value, False, 1.0)
    return None


def whole_fight(
    state: SecondState,
    seat: Seat,
    aim: Aim = WIN_FIRST,
    limit: int = MOST_POSITIONS,
    stop: Stop = None,
) -> dict[str, Any]:
    """A fight about to begin: its chances with the best play. `TooLarge` if `stop` says so before the end."""
    table = _solved(state, seat, aim, limit, lambda solver, s: lambda: solver.from_the_start(s), stop)
    if not table:
        raise TooLarge
    return table["fight"]


def _solved(
    state: SecondState, seat: Seat, aim: Aim, limit: int, question: Question, stop: Stop = None
) -> dict[str, dict[str, Any]]:
    """Exactly if the fight is small enough; else a line that can be played, and what is missing at most."""
    solver = solver_for(state, seat, aim, limit)
    solver.stop = stop
    left_out = list(solver.reading.unmodelled)
    s = _shortened(solver, state)
    try:
        if solver.size(s) > ROUGHLY * limit:
            raise TooLarge
        rows = solver.solve(question(solver, s))
    except TooLarge:
        found = _followed(state, seat, aim, limit // 2, question, stop, "cautious")
        if found is None:
            return {}
        part, s, rows = found
        best = hopes(solver.reading, solver.reading.position(state)) if not left_out else 1.0
        table = {name: described(part, s, value, False, 1.0) for name, value in rows}
        for row in table.values():
            row["error"] = max(0.0, best - row["win"])
        left_out += part.reading.without
    else:
        error = solver.error**ROUNDS
        exact = not left_out and error < 1e-9
        table = {name: described(solver, s, v, exact, 1.0 if left_out else error) for name, v in rows}
    for row in table.values():
        if left_out:
            row["without"] = list(left_out)
    return table


def _followed(
    state: SecondState, seat: Seat, aim: Aim, limit: int, question: Question, stop: Stop, mood: Mood
) -> tuple[Solver, int, Rows] | None:
    """The round under way with its cards, what comes after it by an `Outlook`.

    If there are more positions than `limit`, Before Combat is followed to the first round alone; then
    cards are left out, those first that bring the most positions. None if `stop` says that time is up.
    """
    key = (mood, _begun(state), id(state.book), seat, aim, static(state, seat))
    solver = _CACHE.get(key)
    if solver is None or not solver.reading.covers(state):
        solver = _remember(key, _foreseeing(Reading(state, seat), aim, limit, mood))
        solver.shallow = mood == "likely" and not _begun(state)
    _CACHE.move_to_end(key)
    while True:
        solver.limit = limit
        solver.hurry(stop)
        s = _shortened(solver, state)
        solver.inside = _begun(state)
        try:
            return solver, s, solver.solve(question(solver, s))
        except TooLarge:
            if stop is not None and stop():
                return None
            without = solver.reading.without
            if solver.shallow or _begun(state):
                if not solver.reading.abilities:
                    return None
                without = [*without, _heaviest(solver.reading.abilities).id[4:]]
            solver = _remember(key, _foreseeing(Reading(state, seat, without), aim, limit, mood))
            solver.shallow = not _begun(state)


def _foreseeing(reading: Reading, aim: Aim, limit: int, mood: Mood) -> Solver:
    solver = Solver(reading, aim, limit)
    solver.look_ahead(Outlook(reading, aim, mood))
    return solver


def _begun(state: SecondState) -> bool:
    """Whether the rounds of the fight have begun."""
    return state.fight is not None and state.fight.stage != "before-combat"


def _heaviest(abilities: Sequence[Ability]) -> Ability:
    """The card that brings the most positions: usable at any time, or again and again for exhaustion."""
    return max(
        abilities, key=lambda a: (a.window == "any-time", a.exhaustion > 0, a.window != "start", a.bit)
    )


def _shortened(solver: Solver, state: SecondState) -> int:
    """The position; once the rounds have begun, without what no longer matters."""
    r = solver.reading
    s = r.position(state)
    if s & 7 != BEFORE:
        s &= r.lasting | r.ROUND
    return s


def described(solver: Solver, s: int, value: Value, exact: bool, error: float) -> dict[str, Any]:
    """A value in the words of the public interface; wounds and exhaustion are those still to come."""
    r = solver.reading
    u, outcome, harm, _ = value
    return {
        "win": _clean(outcome.real),
        "loss": _clean(outcome.imag),
        "escape": _clean(1.0 - outcome.real - outcome.imag),
        "wounds": harm.real - (s >> r.WOUNDS[0] & 63),
        "exhaustion": harm.imag - (s >> r.TIRED[0] & 63),
        "utility": u,
        "exact": exact,
        "error": 0.0 if error < 1e-12 else error,
    }


def solver_for(state: SecondState, seat: Seat, aim: Aim, limit: int) -> Solver:
    """The solver of this fight, with all that it has worked out before."""
    key = (id(state.book), seat, aim, limit, static(state, seat))
    found = _CACHE.get(key)
    if found is not None and found.reading.covers(state):
        _CACHE.move_to_end(key)
        return found
    return _remember(key, Solver(Reading(state, seat), aim, limit))


def _remember(key: tuple[object, ...], solver: Solver) -> Solver:
    _CACHE[key] = solver
    if len(_CACHE) > _KEPT:
        _CACHE.popitem(last=False)
    return solver


def forget() -> None:
    """Drop all that was worked out: so that a run does not depend on what this process did before."""
    _CACHE.clear()


def _clean(chance: float) -> float:
    return min(1.0, max(0.0, chance))
