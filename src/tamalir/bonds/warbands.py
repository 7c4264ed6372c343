"""The Locust Swarm: Uthuk warbands march on the civilised land (UB-SCEN-005 to UB-SCEN-009, UB-GAP-049)."""

from __future__ import annotations

from functools import partial

from tamalir.bonds.scenario_parts import WarbandRules, sheet_in_play, step_in_play
from tamalir.bonds.state import Warband, bonds_state
from tamalir.kernel import Option, Result, Rule, Seat, draw, rule
from tamalir.third.combat import engage
from tamalir.third.outcome import all_lose
from tamalir.third.state import ThirdState
from tamalir.third.turn import Run
from tamalir.world.hexes import Hex, distance, spoken

FIRST = ("city", "stronghold", "town", "shrine")
"""Which of equally near targets comes first (UB-GAP-049)."""


def rules_of(state: ThirdState) -> WarbandRules | None:
    return sheet_in_play(state).warbands


@rule
def lay_out(state: ThirdState, rules: WarbandRules) -> Rule[None]:
    """One warband, picked blindly, faceup; as many as there are players, facedown; the others stay in the
    box (UB-SCEN-005)."""
    left = list(rules.cards)
    for n in range(1 + len(state.heroes)):
        card = yield from draw("draw.warband", left)
        left.remove(card)
        bonds_state(state).warbands.append(Warband(card))
        if not n:
            turn_up(state, rules)


def turn_up(state: ThirdState, rules: WarbandRules) -> None:
    """The next facedown warband appears (UB-GAP-049)."""
    band = next((band for band in bonds_state(state).warbands if band.hex is None), None)
    if band is not None:
        band.hex = state.book.board.places[rules.start][0]
        state.emit("warband-appears", None, "UB-SCEN-005", who=band.card, place=rules.start)


def to_come(state: ThirdState, rules: WarbandRules) -> list[str]:
    """Those that may lie facedown: all that are printed but for those that were seen (UB-SCEN-005)."""
    bonds = bonds_state(state)
    seen = {*bonds.routed, *(band.card for band in bonds.warbands if band.hex is not None)}
    return [card for card in rules.cards if card not in seen]


def targets(state: ThirdState, rules: WarbandRules, band: Warband) -> list[Hex]:
    """Its units decide what it can attack; scorched earth never (UB-SCEN-006, UB-SCEN-007)."""
    kinds = rules.targets[: band.units]
    scorched = bonds_state(state).scorched
    return [at for at, kind in state.book.board.kind.items() if kind in kinds and at not in scorched]


@rule
def march(state: ThirdState, rules: WarbandRules) -> Rule[None]:
    """At the end of a round faceup warbands act in their order on the track (UB-SCEN-006)."""
    for band in [each for each in bonds_state(state).warbands if each.hex is not None]:
        advance(state, rules, band)
        if state.result is not None:
            return
    if not any(band.hex is not None for band in bonds_state(state).warbands):
        turn_up(state, rules)
    yield from ()


def advance(state: ThirdState, rules: WarbandRules, band: Warband) -> None:
    """One hex on the shortest way to the closest target; without one it gains a unit (UB-SCEN-008)."""
    assert band.hex is not None
    goal = goal_of(state, rules, band)
    if goal is None:
        band.units += 1
        state.emit("warband-grows", None, "UB-SCEN-008", who=band.card, n=band.units)
        return
    if band.hex != goal:
        band.hex = nearer(state, band.hex, goal)
        state.emit("warband-moves", None, "UB-SCEN-006", who=band.card, hex=spoken(band.hex))
    if band.hex == goal:
        scorch(state, goal)


def goal_of(state: ThirdState, rules: WarbandRules, band: Warband) -> Hex | None:
    """The closest target, ties by its kind (UB-GAP-049); None if there is nothing that it can attack."""
    here, board = band.hex, state.book.board
    goals = targets(state, rules, band) if here is not None else []
    if here is None or not goals:
        return None
    return min(goals, key=lambda at: (distance(here, at), FIRST.index(board.kind[at]), at))


def nearer(state: ThirdState, here: Hex, goal: Hex) -> Hex:
    """One hex on the shortest way (UB-SCEN-006)."""
    return min(state.book.board.around[here], key=lambda at: (distance(at, goal), at))


def scorch(state: ThirdState, at: Hex) -> None:
    """Scorched earth: no longer a place, and its market is closed (UB-GAP-049)."""
    bonds_state(state).scorched.append(at)
    state.emit("scorched", None, "UB-GAP-049", place=state.book.board.named[at][0])
    if set(state.book.board.places["city"]) <= set(bonds_state(state).scorched):
        all_lose(state, "cities-scorched")


# --- fighting them ----------------------------------------------------------------------


def here(state: ThirdState, seat: Seat) -> list[Warband]:
    at = state.heroes[seat].hex
    return [band for band in bonds_state(state).warbands if at is not None and band.hex == at]


def cannot_engage(state: ThirdState, seat: Seat, card: str) -> str | None:
    if card not in [band.card for band in here(state, seat)]:
        return "UB-GAP-049"
    return None if state.actions else "3E-ACTION-006"


def actions(state: ThirdState, seat: Seat) -> list[Option[Run]]:
    """A hero on its hex may spend an action to engage a warband (UB-GAP-049)."""
    return [
        Option(f"engage-warband:{band.card}", partial(fight, state, seat, band.card), {"who": band.card})
        for band in here(state, seat)
        if cannot_engage(state, seat, band.card) is None
    ]


@rule
def fight(state: ThirdState, seat: Seat, card: str) -> Rule[None]:
    state.actions -= 1
    engage(state, seat, card)
    yield from ()


def units(state: ThirdState) -> int:
    """Of the warband that is being fought: each makes it stronger (UB-SCEN-009), and so does the step of
    difficulty."""
    who = "" if state.fight is None else state.fight.sides[1].who
    for band in bonds_state(state).warbands:
        if band.card == who:
            return band.units + step_in_play(state).health
    return 0


def rout(state: ThirdState, seat: Seat, card: str) -> None:
    """A warband is defeated; with the last one, facedown ones included, the players win (UB-SCEN-009)."""
    bonds = bonds_state(state)
    bonds.warbands = [band for band in bonds.warbands if band.card != card]
    bonds.routed = [*bonds.routed, card]
    state.emit("warband-falls", seat, "UB-SCEN-009", who=card, hero=state.heroes[seat].id)
    if not bonds.warbands:
        everybody = tuple(range(len(state.heroes)))
        state.result = Result(everybody, (everybody,), "warbands-fell")
