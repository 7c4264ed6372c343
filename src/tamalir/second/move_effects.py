"""Verbs of second-edition cards: moving, and tasks that lead somewhere."""

from __future__ import annotations

from tamalir.kernel import Option, Rule, choose, roll, rule
from tamalir.second.agreement import StepOver
from tamalir.second.dice import MOVEMENT
from tamalir.second.discards import discard_adventure
from tamalir.second.effects import OWN_TEXT, follow
from tamalir.second.movement import weary
from tamalir.second.rival_effects import is_open
from tamalir.second.state import SecondState
from tamalir.second.uses import Use
from tamalir.second.values import holds
from tamalir.second.vocabulary import VERBS
from tamalir.second.words import HERO
from tamalir.second.wounds import KnockedOut
from tamalir.world.effects import Effect
from tamalir.world.hexes import Hex, spoken
from tamalir.world.piles import without

ARRIVED = ("arrived",)


def _no_dice_left(use: Use, effect: Effect) -> str | None:
    journey = use.state.journey
    return None if len(journey.dice) > len(journey.paid) else "2E-MOVE-022"


def _on_the_way(use: Use, effect: Effect) -> str | None:
    """Spent dice are not taken back (2E-GAP-007)."""
    return "2E-GAP-007" if use.state.journey.paid else None


@VERBS.verb("add-dice", when=("movement-rolled",))
@rule
def add_dice(use: Use, n: int) -> Rule[None]:
    """Roll more movement dice for this journey."""
    faces = yield from roll("roll.movement", [MOVEMENT] * n, {"hero": use.state.heroes[use.seat].id})
    journey = use.state.journey
    journey.dice = [*journey.dice, *map(str, faces)]
    use.state.emit("movement-rolled", use.seat, card=use.card, n=n, dice=" ".join(map(str, faces)))


@VERBS.verb("wild-step", when=("movement-rolled",), can=_no_dice_left)
def wild_step(use: Use, n: int = 1) -> None:
    """So many steps onto any terrain, besides those the dice pay for."""
    use.state.journey.dice = [*use.state.journey.dice, *["any"] * n]


@VERBS.verb("reroll-dice", when=("movement-rolled",), can=_on_the_way)
@rule
def reroll_dice(use: Use) -> Rule[None]:
    """Throw all movement dice again; only before the first step. Steps that cards gave stay."""
    given = [face for face in use.state.journey.dice if face == "any"]
    dice = [MOVEMENT] * (len(use.state.journey.dice) - len(given))
    faces = yield from roll("roll.movement", dice, {"hero": use.state.heroes[use.seat].id})
    use.state.journey.dice = [*map(str, faces), *given]
    use.state.emit("movement-rolled", use.seat, card=use.card, n=len(faces), dice=" ".join(map(str, faces)))


@VERBS.verb("walk", when=("moved", "before-moving", *OWN_TEXT))
@rule
def walk(use: Use, n: int = 1) -> Rule[None]:
    """Up to n steps, whatever the terrain."""
    hero = use.state.heroes[use.seat]
    for _ in range(n):
        if hero.hex is None:
            return
        roads: list[Option[Hex | None]] = [way.to for way in use.state.book.board.ways(hero.hex)]
        there = yield from choose(use.seat, "card.walk", [*roads, Option("stop", None)], {"card": use.card})
        if there is None:
            return
        hero.came_from, hero.hex = hero.hex, there
        terrain = use.state.book.board.spaces[there].terrain
        use.state.emit("moved", use.seat, hero=hero.id, hex=spoken(there), terrain=terrain.value)
        weary(use.state, use.seat, terrain)


@VERBS.verb("go-to-town", when=("moved", "before-moving", *OWN_TEXT))
@rule
def go_to_town(use: Use, town: str | None = None) -> Rule[None]:
    """To a town: the one named, or one of your choice."""
    towns = use.state.book.board.towns
    options = [
        Option(f"town:{name}", at, {"town": name}) for name, at in towns.items() if town in (None, name)
    ]
    hero = use.state.heroes[use.seat]
    hero.hex = yield from choose(use.seat, "card.town", options, {"card": use.card})
    hero.came_from = None  # placed by a card (2E-GAP-008)
    name = next(name for name, at in towns.items() if at == hero.hex)
    use.state.emit("carried-to-town", use.seat, hero=hero.id, town=name)


def _elsewhere(use: Use, effect: Effect) -> str | None:
    return None if _here(use.state, use.seat, effect) else "2E-ENC-002"


@VERBS.verb("finish", when=("arrived", "any-time"), can=_elsewhere)
@rule
def finish(use: Use, reward: tuple[Effect, ...]) -> Rule[None]:
    """A task is fulfilled: its reward, and the card is discarded (2E-ENC-002)."""
    use.state.emit("task-finished", use.seat, "2E-ENC-002", hero=use.state.heroes[use.seat].id, card=use.card)
    for hero in use.state.heroes:  # an open task may be another's
        if use.card in hero.kept:
            hero.kept = without(hero.kept, use.card)
    use.state.resolving.append(use.card)
    try:
        yield from follow(use, reward)
    except (KnockedOut, StepOver):
        discard_adventure(use.state, use.card)
        raise
    discard_adventure(use.state, use.card)


@rule
def fulfil_tasks(state: SecondState) -> Rule[None]:
    """Movement has ended: tasks that were waiting for this place are fulfilled.

    Of several the player decides the order (2E-GAP-041); one may take the hero elsewhere.
    """
    seat = state.active
    done: list[str] = []
    while True:
        waiting = [use for use in tasks_here(state, seat) if use.id not in done]
        if not waiting:
            return
        options = [Option(f"task:{use.id}", use, {"card": use.card}) for use in waiting]
        use = yield from choose(seat, "card.order", options)
        done.append(use.id)
        yield from VERBS.carry_out(use, use.effect)


def tasks_here(state: SecondState, seat: int) -> list[Use]:
    """Tasks that a hero fulfils where it stands: its own, and open ones of others (2E-GAP-100)."""
    tasks = state.book.used_at["start"][ARRIVED]
    return [
        Use(state, seat, HERO, card, n, effect)
        for keeper, hero in enumerate(state.heroes)
        for card in hero.kept
        if card in tasks and (keeper == seat or is_open(state, card))
        for n, effect in tasks[card]
        if _here(state, seat, effect)
    ]


def _here(state: SecondState, seat: int, effect: Effect) -> bool:
    """Whether the hero stands where the card wants it, and has what it asks for."""
    return state.heroes[seat].hex is not None and holds(state, seat, HERO, effect)
