"""Verbs of cards outside combat: the board and its dice."""

from __future__ import annotations

from tamalir.kernel import Option, Rule, rule
from tamalir.third import harm, villain
from tamalir.third.asking import ask
from tamalir.third.dice import pick_die, reroll_all, reroll_one
from tamalir.third.effects import MAP
from tamalir.third.terrain import shows
from tamalir.third.travel import here, travel, walk
from tamalir.third.uses import VERBS, Deed, Doing
from tamalir.world.effects import Effect


def _fighting(use: Doing, effect: Effect) -> str | None:
    """Nobody moves by an ability in the middle of a combat (3E-GAP-058)."""
    return None if use.state.fight is None else "3E-COMBAT-015"


@VERBS.verb("move", when=MAP, can=_fighting)
@rule
def move(use: Deed, steps: int | str) -> Rule[None]:
    """No action is needed (3E-MOVE-010)."""
    yield from walk(use.state, use.seat, use.number(steps))


@VERBS.verb("roll-to-move", when=MAP, can=_fighting)
@rule
def roll_to_move(use: Deed, dice: int) -> Rule[None]:
    """Dice that are rolled for an ability follow the dice rules (3E-GAP-058)."""
    outer = use.state.dice
    yield from travel(use.state, use.seat, dice)
    use.state.dice = outer


@VERBS.verb("go-to", when=MAP, can=_fighting)
@rule
def go_to(use: Deed, place: str) -> Rule[None]:
    """The hero is put on a place, or on one of that kind which it chooses."""
    state, seat = use.state, use.seat
    board = state.book.board
    options = [
        Option(f"start:{board.named[at][0]}", at, {"place": board.named[at][0]})
        for n, at in enumerate(board.places[place])
        if board.named[at][0] not in [board.named[other][0] for other in board.places[place][:n]]
    ]
    facts = {"who": state.heroes[seat].id}
    there = yield from ask(state, seat, "move.place", lambda: options, lambda: facts)
    harm.enter(state, seat, there, "3E-GAP-058")


@VERBS.verb("refresh-gem", when=MAP)
def refresh_gem(use: Deed) -> None:
    at = here(use.state, use.seat)
    if at in use.state.gems and not use.state.gems[at]:
        use.state.gems[at] = True
        use.state.emit("gem-refreshed", use.seat, "3E-GEM-001", who=use.state.heroes[use.seat].id)


@VERBS.verb("place-zombies", when=MAP)
def place_zombies(use: Deed, place: str, amount: int = 1) -> None:
    villain.place_zombies(use.state, place, amount)


@VERBS.verb("kill-zombies", when=MAP)
def kill_zombies(use: Deed, amount: int = 1) -> None:
    for _ in range(amount):
        if use.state.zombies.get(here(use.state, use.seat)):
            villain.kill_zombie(use.state, use.seat, 0)


def _no_dice(use: Doing, effect: Effect) -> str | None:
    return None if use.state.dice is not None and use.state.dice.faces else "3E-DICE-001"


@VERBS.verb("reroll-dice", when=("terrain-roll",), can=_no_dice)
@rule
def reroll_dice(use: Deed, count: str = "all") -> Rule[None]:
    yield from (reroll_all if count == "all" else reroll_one)(use.state, use.seat)


@VERBS.verb("count-as", when=("terrain-roll",), can=_no_dice)
@rule
def count_as(use: Deed, terrain: str) -> Rule[None]:
    """One die shows that terrain as well; still only one symbol of it counts (3E-DICE-003)."""
    n = yield from pick_die(use.state, use.seat, "dice.count-as")
    dice = use.state.dice
    assert dice is not None
    if not shows(dice.faces[n], terrain):
        dice.faces[n] = f"{dice.faces[n]}+{terrain}"
