"""Movement: one step without dice, or terrain dice spent one by one; and movement by abilities."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias, cast

from tamalir.kernel import Option, Rule, Seat, choose, rule
from tamalir.third.abilities_on_the_map import use
from tamalir.third.asking import ask
from tamalir.third.cards import Ability
from tamalir.third.dice import Help, change, helps, throw
from tamalir.third.harm import enter
from tamalir.third.heroes import bonus, speed
from tamalir.third.state import ThirdState
from tamalir.world.hexes import Hex, spoken

Way: TypeAlias = tuple[Hex, str] | Help | None
"""A at with the die that is spent for it, something that changes the dice, or stopping."""


def here(state: ThirdState, seat: Seat) -> Hex:
    at = state.heroes[seat].hex
    assert at is not None, "the hero is not on the board"
    return at


def move_dice(state: ThirdState, seat: Seat) -> int:
    """As many dice as the hero's speed (3E-MOVE-002), and what cards add to a move."""
    return max(0, speed(state, seat) + bonus(state, seat, "move-dice"))


@rule
def travel(state: ThirdState, seat: Seat, dice: int) -> Rule[None]:
    """Roll, then spend dice one at a time, any number of them (3E-MOVE-003, 3E-MOVE-005)."""
    yield from throw(state, seat, dice, "move")
    yield from spend_dice(state, seat)
    state.dice = None  # 3E-MOVE-007: what is left is lost


@rule
def spend_dice(state: ThirdState, seat: Seat) -> Rule[None]:
    """One die, one hex (3E-MOVE-006)."""
    dice = state.dice
    assert dice is not None
    while dice.faces and seat not in state.fallen:  # 3E-GAP-057: a defeated hero stops where it is
        options: list[Option[Way]] = [*ways(state, seat), *helps(state, seat), Option("stop", None)]
        facts = {"who": state.heroes[seat].id, "dice": " ".join(dice.faces)}
        way = yield from choose(seat, "move.spend", options, facts)
        if way is None:
            return
        if isinstance(way, str):
            yield from change(state, seat, way)
        elif isinstance(way[1], Ability):
            yield from use(state, seat, str(way[0]), way[1])
        else:
            there, face = cast("tuple[Hex, str]", way)
            dice.faces.remove(face)  # 3E-SPEND-005
            enter(state, seat, there, "3E-MOVE-003")


def ways(state: ThirdState, seat: Seat) -> list[Option[Way]]:
    """Every hex with a die that leads there. Of several dice those that can do nothing else come first, and
    one that could do all that another can, and more, is kept back."""
    dice = state.dice
    assert dice is not None
    board, at = state.book.board, here(state, seat)
    found: list[Option[Way]] = []
    faces = list(dict.fromkeys(dice.faces))
    for there in board.around[at]:
        fitting = [face for face in faces if board.lets(face, at, there)]
        for face in fitting:
            if not any(_poorer(other, face) for other in fitting):
                facts = {"hex": spoken(there), "terrain": board.terrain[there], "face": face}
                found.append(Option(f"go:{spoken(there)}:{face}", (there, face), facts))
    return found


def _poorer(one: str, other: str) -> bool:
    """Whether a die shows only what another shows too, and less."""
    if one == other or one == "wild":
        return False
    return other == "wild" or set(one.split("+")) < set(other.split("+"))


def steps(state: ThirdState, seat: Seat) -> list[Hex]:
    """Any neighbour, over rivers too (3E-MOVE-001, 3E-RIVER-004)."""
    return state.book.board.around[here(state, seat)]


def _next_steps(state: ThirdState, seat: Seat) -> list[Option[Hex | None]]:
    found: list[Option[Hex | None]] = []
    if seat not in state.fallen and seat not in state.eliminated:  # 3E-GAP-057
        found += [
            Option(f"walk:{spoken(there)}", there, {"hex": spoken(there)}) for there in steps(state, seat)
        ]
    return [*found, Option("stop", None)]


@rule
def walk(state: ThirdState, seat: Seat, most: int) -> Rule[None]:
    """Movement counted in hexes: no dice, any terrain, every at is entered (3E-GAP-058)."""
    for left in range(most, 0, -1):
        facts = partial(dict[str, str | int], who=state.heroes[seat].id, n=left)
        there = yield from ask(state, seat, "move.walk", partial(_next_steps, state, seat), facts)
        if there is None:
            return
        enter(state, seat, there, "3E-GAP-058")
        if seat in state.fallen:
            return
