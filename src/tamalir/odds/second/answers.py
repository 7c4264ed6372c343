"""Odds for the request that is pending: what each option of a fight leads to."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias, cast

from tamalir.kernel import Choose, Seat, Table
from tamalir.odds.advisor import Late, Odds, with_the_best
from tamalir.odds.second.aims import WIN_FIRST, Aim
from tamalir.odds.second.casts import Rows
from tamalir.odds.second.fights import Solver
from tamalir.odds.second.lines import best_line
from tamalir.odds.second.parts import Ability
from tamalir.odds.second.pending import NotAFight, question_of
from tamalir.odds.second.reading import BEFORE, Reading, TooLarge, TooManyChanges, static
from tamalir.odds.second.rough import Mood, Rough
from tamalir.odds.second.upper_bound import upper_bound
from tamalir.odds.value import Value
from tamalir.second.state import SecondState
from tamalir.second.words import Stage

Question: TypeAlias = Callable[[Solver, int], Callable[[], Rows]]

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
) -> dict[str, Odds]:
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
    stop: Late = None,
    *,
    lines: bool = True,
) -> dict[str, Odds]:
    """Odds for a state and a request, without a table. `stop` says when the time is up: {} then."""

    def question(solver: Solver, s: int) -> Callable[[], Rows]:
        return question_of(solver, state, seat, request, s)

    solver, s, rows = _solved(state, seat, aim, limit, question, stop)
    rows = with_the_best({name: row for name, row in rows.items() if name in wanted})
    return _with_lines(rows, solver, s, request.key) if lines else rows


def _with_lines(rows: Mapping[str, Odds], solver: Solver, s: int, asked: str) -> dict[str, Odds]:
    """To each option the best line that begins with it, by the solver that has weighed them."""
    solver.left = solver.limit
    return {name: replace(row, line=best_line(solver, s, asked, name)) for name, row in rows.items()}


def glimpse(
    state: SecondState,
    seat: Seat,
    request: Choose[Any],
    wanted: Sequence[str],
    aim: Aim,
    limit: int = GLIMPSE,
    stop: Late = None,
) -> dict[str, Odds]:
    """Odds in a few milliseconds, never exact: the round under way with every card, then an `Rough`.

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
    return with_the_best({name: _odds(solver, s, value, 1.0) for name, value in rows if name in wanted})


def glimpse_of_all(state: SecondState, seat: Seat, aim: Aim, limit: int, stop: Late = None) -> Odds | None:
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
        return _odds(solver, s, value, 1.0)
    return None


def whole_fight(
    state: SecondState,
    seat: Seat,
    aim: Aim = WIN_FIRST,
    limit: int = MOST_POSITIONS,
    stop: Late = None,
) -> Odds:
    """A fight about to begin: its chances with the best play. `TooLarge` if `stop` says so before the end."""
    _, _, rows = _solved(state, seat, aim, limit, lambda solver, s: lambda: solver.from_the_start(s), stop)
    if not rows:
        raise TooLarge
    return rows["fight"]


def _solved(
    state: SecondState, seat: Seat, aim: Aim, limit: int, question: Question, stop: Late = None
) -> tuple[Solver, int, dict[str, Odds]]:
    """Exactly if the fight is small enough; else a line that can be played, and what is missing at most. With
    the solver that has found it, and the position in its terms."""
    solver = solver_for(state, seat, aim, limit)
    solver.stop = stop
    left_out = tuple(solver.reading.unmodelled)
    s = _shortened(solver, state)
    try:
        if solver.size(s) > ROUGHLY * limit:
            raise TooLarge
        rows = solver.solve(question(solver, s))
    except TooLarge:
        found = _followed(state, seat, aim, limit // 2, question, stop, "cautious")
        if found is None:
            return solver, s, {}
        part, s, rows = found
        most = upper_bound(solver.reading, solver.reading.position(state)) if not left_out else 1.0
        left_out += tuple(part.reading.without)
        told = {name: _odds(part, s, v, max(0.0, most - v.win), left_out) for name, v in rows}
        return part, s, told
    error = 1.0 if left_out else solver.error**ROUNDS
    told = {name: _odds(solver, s, v, error, left_out, exact=error < 1e-9) for name, v in rows}
    return solver, s, told


def _followed(
    state: SecondState, seat: Seat, aim: Aim, limit: int, question: Question, stop: Late, mood: Mood
) -> tuple[Solver, int, Rows] | None:
    """The round under way with its cards, what comes after it by an `Rough`.

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
                without = [*without, _heaviest(solver.reading.abilities).use]
            solver = _remember(key, _foreseeing(Reading(state, seat, without), aim, limit, mood))
            solver.shallow = not _begun(state)


def _foreseeing(reading: Reading, aim: Aim, limit: int, mood: Mood) -> Solver:
    solver = Solver(reading, aim, limit)
    solver.look_ahead(Rough(reading, aim, mood))
    return solver


def _begun(state: SecondState) -> bool:
    """Whether the rounds of the fight have begun."""
    return state.fight is not None and state.fight.stage != Stage.BEFORE_COMBAT


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


def _odds(
    solver: Solver, s: int, value: Value, error: float, without: tuple[str, ...] = (), exact: bool = False
) -> Odds:
    """A value in the words of the public interface; wounds and exhaustion are those still to come."""
    r = solver.reading
    ahead = value._replace(wounds=value.wounds - r.wounds(s), exhaustion=value.exhaustion - r.tired(s))
    return Odds.of(ahead, exact, error, without)


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
