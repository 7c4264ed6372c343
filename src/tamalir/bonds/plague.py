"""The Red Death: a plague that spreads over cities and towns (UB-SCEN-010, UB-GAP-050)."""

from __future__ import annotations

from functools import partial

from tamalir.bonds.scenario_parts import PlagueRules, sheet_in_play, step_in_play
from tamalir.bonds.state import bonds_state
from tamalir.kernel import Option, Result, Rule, Seat, choose, draw, rule
from tamalir.third.attribute_tests import attribute_test
from tamalir.third.harm import suffer
from tamalir.third.heroes import ATTRIBUTES
from tamalir.third.outcome import all_lose
from tamalir.third.state import ThirdState
from tamalir.third.turn import Run
from tamalir.world.hexes import Hex, distance


def rules_of(state: ThirdState) -> PlagueRules | None:
    return sheet_in_play(state).plague


@rule
def break_out(state: ThirdState, rules: PlagueRules) -> Rule[None]:
    """As many cities and towns as players and one more, at most two of them cities (UB-GAP-050)."""
    board, plagued = state.book.board, bonds_state(state).plague
    for _ in range(max(1, len(state.heroes) + rules.more + step_in_play(state).places)):
        cities = [at for at in plagued if board.kind[at] == "city"]
        kinds = [kind for kind in rules.places if kind != "city" or len(cities) < rules.most_cities]
        free = [board.named[at][0] for kind in kinds for at in board.places[kind] if at not in plagued]
        infect(state, board.places[(yield from draw("draw.plague", sorted(free)))][0])


def infect(state: ThirdState, at: Hex) -> None:
    """A plague token is placed; with all four cities plagued at once the team has lost."""
    bonds_state(state).plague.append(at)
    state.emit("plague-spreads", None, "UB-GAP-050", place=state.book.board.named[at][0])
    if set(state.book.board.places["city"]) <= set(bonds_state(state).plague):
        all_lose(state, "cities-plagued")


@rule
def spread(state: ThirdState, rules: PlagueRules) -> Rule[None]:
    """To the city or town that is fewest hexes from a plagued one, ties by chance; if no plague is left,
    nothing spreads (UB-GAP-050)."""
    nearest = next_places(state, rules)
    if nearest:
        place = nearest[0] if len(nearest) == 1 else (yield from draw("draw.plague", nearest))
        infect(state, state.book.board.places[place][0])


def next_places(state: ThirdState, rules: PlagueRules) -> list[str]:
    """Where it may spread to: the nearest places, among which chance decides (UB-GAP-050)."""
    board, plagued = state.book.board, bonds_state(state).plague
    free = [at for kind in rules.places for at in board.places[kind] if at not in plagued]
    if not plagued or not free:
        return []
    far = {at: min(distance(at, sick) for sick in plagued) for at in free}
    return sorted(board.named[at][0] for at in free if far[at] == min(far.values()))


def lies_on(state: ThirdState, at: Hex | None) -> bool:
    return at in bonds_state(state).plague


def sicken(state: ThirdState, seat: Seat, rules: PlagueRules) -> None:
    """Who ends a turn on a plagued hex takes damage (UB-GAP-050)."""
    if seat not in state.eliminated and lies_on(state, state.heroes[seat].hex):
        suffer(state, seat, rules.damage)


# --- cures ------------------------------------------------------------------------------


def cannot_cure(state: ThirdState, seat: Seat) -> str | None:
    if rules_of(state) is None or not lies_on(state, state.heroes[seat].hex):
        return "UB-GAP-050"
    return None if state.actions else "3E-ACTION-006"


def actions(state: ThirdState, seat: Seat) -> list[Option[Run]]:
    """A hero there may spend an action to test an attribute of its choice (UB-GAP-050)."""
    rules = rules_of(state)
    if rules is None or cannot_cure(state, seat) is not None:
        return []
    return [Option("cure-plague", partial(treat, state, seat, rules), {"n": rules.successes})]


@rule
def treat(state: ThirdState, seat: Seat, rules: PlagueRules) -> Rule[None]:
    state.actions -= 1
    options = [Option(f"attribute:{name}", name, {"attribute": name}) for name in ATTRIBUTES]
    name = yield from choose(seat, "plague.attribute", options, {"who": state.heroes[seat].id})
    if (yield from attribute_test(state, seat, name, 0)) >= rules.successes:
        cure(state, seat)


def cure(state: ThirdState, seat: Seat) -> None:
    """The plague on the hero's hex is gone (UB-SCEN-010)."""
    at = state.heroes[seat].hex
    if at is not None and lies_on(state, at):
        bonds_state(state).plague.remove(at)
        place = state.book.board.named[at][0]
        state.emit("plague-cured", seat, "UB-SCEN-010", who=state.heroes[seat].id, place=place)
        victory(state)


def victory(state: ThirdState) -> None:
    """Won as soon as in Act 2 no plague is left (UB-GAP-050)."""
    if state.act == 2 and not bonds_state(state).plague and state.result is None:
        everybody = tuple(range(len(state.heroes)))
        state.result = Result(everybody, (everybody,), "plague-over")
