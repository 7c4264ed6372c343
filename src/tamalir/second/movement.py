"""The Movement step."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from tamalir.kernel import Option, Rule, Seat, choose, roll, rule
from tamalir.second.asking import ask, use_cards
from tamalir.second.dice import MOVEMENT, symbols
from tamalir.second.journeys import Way, reachable
from tamalir.second.state import Ally, Hero, Journey, SecondState
from tamalir.second.uses import Use, usable, use_card
from tamalir.second.values import named, standing_effects
from tamalir.second.words import HERO, Step, Terrain, Window
from tamalir.second.wounds import KnockedOut, exhaust, fallen
from tamalir.world.hexes import Hex, spoken

FULL_ROLL = 5
HURT_ROLL = 4
"""Also the number from which rest is counted (2E-GAP-005), unless cards leave the party fewer dice."""

STOP = Option("stop", None)

BEFORE_MOVING = ("before-moving",)
MOVEMENT_ROLLED = ("movement-rolled",)
MOVED = ("moved",)
"""Labels of abilities that are used in this step."""

BIT = {terrain: 1 << n for n, terrain in enumerate(Terrain)}
"""Terrains as numbers, so that what dice can pay for is quickly put together."""


def movement(state: SecondState) -> Rule[None]:
    """Place the hero on its first turn, then roll and move, rest, or take one step instead.

    Between two spaces the game is at rest: the dice on the table tell that the journey goes on.
    """
    return (_travel if state.journey.dice else _set_out)(state, state.active, state.heroes[state.active])


@rule
def _set_out(state: SecondState, seat: Seat, hero: Hero) -> Rule[None]:
    """Decide before rolling: how many dice, or one step without any (2E-MOVE-013, 2E-MOVE-018)."""
    state.window, state.activated = Window.MOVEMENT, []  # one activation in this step (2E-ACT-003)
    if hero.hex is None:
        hero.hex = state.book.board.towns[state.book.board.start]  # 2E-MOVE-003
        state.emit("hero-placed", seat, "2E-MOVE-003", hero=hero.id, town=state.book.board.start)

    def offers() -> list[Option[Use | int | Hex]]:
        most, tired = most_dice(state, seat), _exhaustion(hero) > 0
        return [
            *_rolls(most, tired),
            *state.book.board.steps(_here(hero)),
            *usable(state, seat, "start", BEFORE_MOVING),
        ]

    while True:
        chosen = yield from ask(state, seat, "movement.set-out", offers, {"hero": hero.id})
        if isinstance(chosen, Use):
            yield from use_card(chosen)
            continue
        break
    if isinstance(chosen, tuple):
        _enter(state, seat, hero, chosen)  # whatever its terrain (2E-MOVE-018)
        yield from _stop(state, seat)
        return
    assert isinstance(chosen, int)
    rest = rest_of(most_dice(state, seat), chosen)
    if rest:
        state.journey.rested = True
        yield from _rest(state, seat, hero, rest)
    if chosen:
        dice = [MOVEMENT] * chosen
        faces = yield from roll("roll.movement", dice, {"hero": hero.id})
        state.journey.dice = [str(face) for face in faces]
        state.emit(
            "movement-rolled",
            seat,
            "2E-MOVE-007",
            hero=hero.id,
            n=chosen,
            dice=" ".join(state.journey.dice),
        )
    else:
        yield from _stop(state, seat)


@cache
def _rolls(most: int, tired: bool) -> tuple[Option[int], ...]:
    """All dice, or fewer than four to rest, which only the tired do (2E-MOVE-013)."""
    numbers = [n for n in range(most, 0, -1) if n == most or (n < HURT_ROLL and tired)]
    return (
        *(Option(f"roll:{n}", n, {"n": n, "rest": rest_of(most, n)}) for n in numbers),
        Option("roll:0", 0, {"n": 0, "rest": HURT_ROLL if tired else 0}),
    )


def rest_of(most: int, rolled: int) -> int:
    """Exhaustion that so few dice take off: one for each die below four that is left out, and four for a full
    rest (2E-MOVE-014, 2E-MOVE-016). A die that a card took away is none that is left out (2E-GAP-005)."""
    if rolled == 0:
        return HURT_ROLL
    return max(0, min(HURT_ROLL, most) - rolled)


def most_dice(state: SecondState, seat: Seat) -> int:
    """Five; four if any counter lies on the hero or an Ally (2E-MOVE-004, 2E-MOVE-005)."""
    hero = state.heroes[seat]
    dice = HURT_ROLL if _hurt(hero) else FULL_ROLL
    for effect in standing_effects(state, seat, HERO, "movement-dice"):
        dice += effect.args["by"]
    return max(0, dice)


@rule
def _rest(state: SecondState, seat: Seat, hero: Hero, most: int) -> Rule[None]:
    """Discard exhaustion from hero and Allies in any mix (2E-MOVE-014, 2E-MOVE-015)."""
    bodies: list[tuple[str, Hero | Ally]] = [(HERO, hero), *((ally.card, ally) for ally in hero.allies)]
    for left in range(min(most, _exhaustion(hero)), 0, -1):
        tired = [(who, body) for who, body in bodies if body.exhaustion]
        options = [Option(f"rest:{who}", body, {"who": named(state, seat, who)}) for who, body in tired]
        body = yield from choose(seat, "movement.rest", options, {"n": left})
        body.exhaustion -= 1
        who = next(who for who, other in bodies if other is body)
        state.emit("rested", seat, "2E-MOVE-014", who=named(state, seat, who), n=1)


@rule
def _travel(state: SecondState, seat: Seat, hero: Hero) -> Rule[None]:
    """Enter a space, paid for with one die (2E-MOVE-008), or stop at will (2E-MOVE-010)."""
    journey = state.journey

    def offers() -> list[Option[Use | Way | Hex | None]]:
        return [
            *state.book.board.roads(_here(hero), open_terrains(state, seat)),
            *([] if state.options["decide-each-step"] else journeys(state, seat)),
            *usable(state, seat, "start", MOVEMENT_ROLLED),
            STOP,
        ]

    chosen = yield from ask(state, seat, "movement.travel", offers, {"left": dice_left(journey)})
    arrived = chosen is None
    if isinstance(chosen, Use):
        yield from use_card(chosen)
    elif isinstance(chosen, Way):
        arrived = _walk(state, seat, hero, chosen)
    elif chosen is not None:
        journey.paid = [*journey.paid, state.book.board.spaces[chosen].terrain]
        _enter(state, seat, hero, chosen)
    if arrived or dice_left(journey) <= 0:
        yield from _stop(state, seat)  # unused dice are lost (2E-MOVE-011)


def journeys(state: SecondState, seat: Seat) -> list[Option[Way]]:
    """Every space farther than a step that the dice lead to, to stop there: steps that need no question each.

    `what` tells what lies there, if anything does. They are too many to be listed: a map shows them.
    """
    hero, journey, board = state.heroes[seat], state.journey, state.book.board
    easy = [e.args["terrain"] for e in standing_effects(state, seat, HERO, "easy-terrain")]
    found: list[Option[Way]] = []
    for at, way in reachable(board, _here(hero), journey.dice, journey.paid, easy).items():
        if way.path:
            name = spoken(at)
            facts: dict[str, str | int] = {
                "to": name,
                "n": len(way.path),
                "terrain": board.spaces[at].terrain.value,
                "what": _what_lies_at(state, at) or "none",
                "unlisted": 1,
            }
            found.append(Option(f"march:{name}", way, facts))
    return found


def _what_lies_at(state: SecondState, at: Hex) -> str | None:
    """A town, an undefeated Challenge or the colour of a counter."""
    town = state.book.board.spaces[at].town
    if town is not None:
        return town
    waiting = [taken.card for taken in state.track if taken is not None and taken.space == at]
    counters = state.jewels.get(spoken(at), ())
    return waiting[0] if waiting else counters[0].value if counters else None


def _walk(state: SecondState, seat: Seat, hero: Hero, way: Way) -> bool:
    """Space after space, each paid for; whatever tires the hero on the way stops it, to decide anew."""
    for at in way.path:
        before = hero.exhaustion, hero.wounds
        state.journey.paid = [*state.journey.paid, state.book.board.spaces[at].terrain]
        _enter(state, seat, hero, at)
        if (hero.exhaustion, hero.wounds) != before:
            return at == way.path[-1]
    return True


@rule
def _stop(state: SecondState, seat: Seat) -> Rule[None]:
    """Movement ends, but for abilities worded after moving (2E-MOVE-022).

    They come before a hazard check (2E-HAZARD-005).
    """
    state.journey.ended = True
    if usable(state, seat, "start", MOVED):
        yield from use_cards(state, seat, "movement.moved", "moved", "go-on")
    state.step = Step.ARRIVAL


def open_terrains(state: SecondState, seat: Seat) -> frozenset[Terrain]:
    """Terrains that the dice can still pay for, besides all spaces entered so far.

    Which die paid for an earlier space stays open, so the player never has to say and never regrets it.
    """
    pays_for = _pays_for(
        tuple([e.args["terrain"] for e in standing_effects(state, seat, HERO, "easy-terrain")])
    )
    left = [pays_for[face] for face in state.journey.dice]
    spent: list[tuple[int, int]] = []
    for terrain in state.journey.paid:
        if not _spend(BIT[terrain], left, spent):
            return frozenset()
    payable = 0
    for symbols_on in left:
        payable |= symbols_on
    grown = bool(spent)
    while grown:  # a die whose space another die can pay for may be left over as well
        grown = False
        for space, symbols_on in spent:
            if payable & space and symbols_on & ~payable:
                payable |= symbols_on
                grown = True
    return _terrains(payable)


def _spend(space: int, left: list[int], spent: list[tuple[int, int]]) -> bool:
    """Pay for a space with a die that is left, or with one whose own space another die can pay for."""
    for die in left:
        if die & space:
            left.remove(die)
            spent.append((space, die))
            return True
    for other in spent[:]:
        if other[1] & space:
            spent.remove(other)
            if _spend(other[0], left, spent):
                spent.append((space, other[1]))
                return True
            spent.append(other)
    return False


@cache
def _pays_for(easy: tuple[str, ...]) -> dict[str, int]:
    """What each face can pay for: one of its symbols (2E-MOVE-007), and any die a town (2E-MOVE-009)."""
    always = (Terrain.TOWN, *map(Terrain, easy))
    faces = {str(face): _bits((*always, *symbols(str(face)))) for face in MOVEMENT.faces}
    return {**faces, "any": _bits(BIT)}


def _bits(terrains: Iterable[Terrain]) -> int:
    bits = 0
    for terrain in terrains:
        bits |= BIT[terrain]
    return bits


@cache
def _terrains(bits: int) -> frozenset[Terrain]:
    return frozenset(terrain for terrain, bit in BIT.items() if bits & bit)


def dice_left(journey: Journey) -> int:
    return len(journey.dice) - len(journey.paid)


def _enter(state: SecondState, seat: Seat, hero: Hero, there: Hex) -> None:
    """The whole party moves (2E-MOVE-002); nothing on the way stops it (2E-MOVE-012)."""
    hero.came_from, hero.hex = hero.hex, there  # 2E-GAP-008
    terrain = state.book.board.spaces[there].terrain
    if state.events is not None:
        state.emit("moved", seat, "2E-MOVE-008", hero=hero.id, hex=spoken(there), terrain=terrain.value)
    weary(state, seat, terrain)


def weary(state: SecondState, seat: Seat, terrain: Terrain) -> None:
    """What cards make a hero pay for entering a terrain, however it moves; it may fall of it (2E-GAP-049)."""
    for effect in standing_effects(state, seat, HERO, "weary-terrain"):
        if effect.args["terrain"] == terrain:
            exhaust(state, seat, HERO, effect.args["exhaustion"])
            if fallen(state, seat, HERO):
                raise KnockedOut(seat)


def _hurt(hero: Hero) -> bool:
    if hero.wounds or hero.exhaustion:
        return True
    return any(ally.wounds or ally.exhaustion for ally in hero.allies) if hero.allies else False


def _exhaustion(hero: Hero) -> int:
    tired = hero.exhaustion
    for ally in hero.allies:
        tired += ally.exhaustion
    return tired


def _here(hero: Hero) -> Hex:
    assert hero.hex is not None
    return hero.hex
