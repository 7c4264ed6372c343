"""Terrain dice: rolling them, exerting to roll one again, abilities that touch them."""

from __future__ import annotations

from typing import TypeAlias

from tamalir.kernel import Option, Rule, Seat, choose, roll, rule
from tamalir.third.abilities_on_the_map import usable, use
from tamalir.third.cards import Ability
from tamalir.third.heroes import own_turn
from tamalir.third.skills import exert_with, ways_to_exert
from tamalir.third.state import Dice, ThirdState
from tamalir.third.terrain import TERRAIN_DIE

Help: TypeAlias = tuple[str, Ability] | str
"""What may change a roll: an ability with its card, or a skill card to exert."""


@rule
def throw(state: ThirdState, seat: Seat, n: int, purpose: str) -> Rule[Dice]:
    """Roll so many terrain dice, more than five too (3E-LIMIT-002)."""
    hero = state.heroes[seat]
    faces = yield from roll(f"dice.{purpose}", [TERRAIN_DIE] * n, {"who": hero.id, "n": n})
    state.dice = dice = Dice(purpose, [str(face) for face in faces])
    _tell(state, seat, dice, "3E-DICE-001")
    return dice


def _tell(state: ThirdState, seat: Seat, dice: Dice, rule: str) -> None:
    if state.events is not None and dice.faces:
        state.emit("dice-rolled", seat, rule, who=state.heroes[seat].id, dice=" ".join(dice.faces))


def helps(state: ThirdState, seat: Seat) -> list[Option[Help]]:
    """Ways to change the dice on the table: exerting (3E-EXERT-003), and abilities for terrain rolls, which
    belong to the own turn and not to the set-up (3E-SETUP-020). Between rolling and spending, abilities for
    any moment of the turn may be used as well (3E-ONCE-003)."""
    if state.dice is None or not state.dice.faces:
        return []
    found: list[Option[Help]] = [*ways_to_exert(state, seat)]
    if own_turn(state, seat):
        found += usable(state, seat, "terrain-roll")
        if state.fight is None:
            found += usable(state, seat, "turn")
    return found


@rule
def change(state: ThirdState, seat: Seat, aid: Help) -> Rule[None]:
    """Use such a help. The hero may exert again and again (3E-EXERT-004)."""
    if isinstance(aid, str):
        exert_with(state, seat, aid)
        yield from reroll_one(state, seat)
    else:
        yield from use(state, seat, *aid)


@rule
def pick_die(state: ThirdState, seat: Seat, key: str) -> Rule[int]:
    """Which of the dice on the table; equal ones are one choice."""
    dice = state.dice
    assert dice is not None
    faces = dice.faces
    options = [Option(f"die:{face}", faces.index(face), {"face": face}) for face in dict.fromkeys(faces)]
    return (yield from choose(seat, key, options, {"who": state.heroes[seat].id}))


@rule
def reroll_one(state: ThirdState, seat: Seat) -> Rule[None]:
    dice = state.dice
    assert dice is not None
    n = yield from pick_die(state, seat, "dice.which")
    (face,) = yield from roll("dice.again", (TERRAIN_DIE,), {"who": state.heroes[seat].id, "n": 1})
    dice.faces[n] = str(face)
    _tell(state, seat, dice, "3E-EXERT-003")


@rule
def reroll_all(state: ThirdState, seat: Seat) -> Rule[None]:
    """All dice that are not yet spent (3E-HERO-008)."""
    dice = state.dice
    assert dice is not None
    again = [TERRAIN_DIE] * len(dice.faces)
    faces = yield from roll("dice.again", again, {"who": state.heroes[seat].id, "n": len(again)})
    dice.faces[:] = [str(face) for face in faces]
    _tell(state, seat, dice, "3E-HERO-008")
