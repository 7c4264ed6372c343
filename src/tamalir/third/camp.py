"""Resting, training, and getting up after a delay."""

from __future__ import annotations

from collections.abc import Callable

from tamalir.kernel import Args, Option, Rule, Seat, rule
from tamalir.third.asking import ask
from tamalir.third.dice import Help, change, helps, throw
from tamalir.third.harm import heal
from tamalir.third.heroes import hand_size, terrain_of
from tamalir.third.skills import draw_skills
from tamalir.third.state import Dice, ThirdState
from tamalir.third.terrain import shows

REST_DICE = 5
"""Whatever the hero's speed (3E-REST-007)."""


@rule
def rest(state: ThirdState, seat: Seat) -> Rule[None]:
    """In a city, town, shrine or stronghold all damage heals (3E-REST-002); in the wilderness as much as dice
    show the terrain of the hex, not of a road on it (3E-REST-003, 3E-REST-006)."""
    hero = state.heroes[seat]
    assert hero.hex is not None
    if hero.hex in state.book.board.kind and not state.book.seams.spoilt(state, hero.hex, "rest"):
        healed = heal(state, seat, hero.damage)
    else:
        dice = yield from throw(state, seat, REST_DICE, "rest")
        yield from mend(state, seat, dice, hero.damage)
        healed = heal(state, seat, matching(state, seat, dice))
        state.dice = None
    state.emit("hero-rested", seat, "3E-REST-001", who=hero.id, n=healed)


def matching(state: ThirdState, seat: Seat, dice: Dice) -> int:
    """How many dice match the terrain of the hero's hex."""
    terrain = terrain_of(state, seat)
    return sum(shows(face, terrain) for face in dice.faces) if terrain is not None else 0


@rule
def mend(
    state: ThirdState,
    seat: Seat,
    dice: Dice,
    most: int,
    count: Callable[[ThirdState, Seat, Dice], int] = matching,
) -> Rule[None]:
    """The hero may exert to roll dice again, or use what it has for terrain rolls, as long as more matches
    could help (3E-EXERT-003)."""

    def better() -> bool:
        return count(state, seat, dice) < min(most, len(dice.faces)) and seat not in state.fallen

    def offers() -> list[Option[Help | None]]:
        return [*(helps(state, seat) if better() else ()), Option("keep-dice", None)]

    def facts() -> Args:
        shown = " ".join(dice.faces)
        return {"who": state.heroes[seat].id, "dice": shown, "n": count(state, seat, dice)}

    while better() and helps(state, seat):
        aid = yield from ask(state, seat, "dice.match", offers, facts)
        if aid is None:
            return
        yield from change(state, seat, aid)


@rule
def train(state: ThirdState, seat: Seat) -> Rule[None]:
    """Draw as many skill cards as the hand may hold, however many it holds (3E-TRAIN-001), then discard down
    (3E-TRAIN-002)."""
    state.emit("hero-trains", seat, "3E-TRAIN-001", who=state.heroes[seat].id)
    yield from draw_skills(state, seat, hand_size(state, seat))


def recover(state: ThirdState, seat: Seat) -> None:
    """One action ends a delay (3E-DELAY-001), and nothing else (3E-GAP-041)."""
    hero = state.heroes[seat]
    hero.delayed = False
    state.emit("hero-recovers", seat, "3E-DELAY-001", who=hero.id)


def delay(state: ThirdState, seat: Seat) -> None:
    """Being delayed twice is no more than once (3E-GAP-063)."""
    hero = state.heroes[seat]
    hero.delayed = True
    state.emit("hero-delayed", seat, "3E-DELAY-002", who=hero.id)
    state.book.seams.drops_out(state, seat)
