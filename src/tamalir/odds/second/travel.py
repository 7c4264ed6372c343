"""Journeys: where movement dice can lead, before the roll and after it.

Before the roll every handful of faces is counted with its exact chance. After it every space that
can be reached is found, with a way there, the terrain it pays for and the dice it leaves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial

from tamalir.kernel import Seat
from tamalir.odds.advisor import Late, Path, Route
from tamalir.second.cards import Board
from tamalir.second.dice import MOVEMENT
from tamalir.second.journeys import TERRAINS, Way, mask, mask_of, reachable
from tamalir.second.movement import most_dice, rest_of
from tamalir.second.state import SecondState
from tamalir.second.values import standing_effects
from tamalir.second.words import HERO
from tamalir.world.hexes import Hex, spoken

_COST = {terrain: 1 << 3 * n for n, terrain in enumerate(TERRAINS)}
"""A bag of terrain counts each kind with three bits; a way enters seven spaces of a kind at most."""


@lru_cache(maxsize=4_000)
def _pays(faces: tuple[int, ...], bag: int) -> bool:
    """Whether each space can have a die of its own: any group of them must find dice enough (Hall)."""
    counts = [(1 << k, bag >> 3 * k & 7) for k in range(len(TERRAINS)) if bag >> 3 * k & 7]
    for choice in range(1, 1 << len(counts)):
        bits = need = 0
        for k, (bit, times) in enumerate(counts):
            if choice >> k & 1:
                bits |= bit
                need += times
        if sum(1 for face in faces if face & bits) < need:
            return False
    return True


# --- before the roll ------------------------------------------------------------------------


@lru_cache(maxsize=64)
def handfuls(n: int) -> tuple[tuple[tuple[str, ...], float], ...]:
    """Every handful of n movement dice with its chance."""
    faces = Counter(str(face) for face in MOVEMENT.faces)
    whole = float(len(MOVEMENT.faces) ** n)
    found: list[tuple[tuple[str, ...], float]] = []
    for hand in combinations_with_replacement(sorted(faces), n):
        weight = factorial(n)
        for face, times in Counter(hand).items():
            weight = weight // factorial(times) * faces[face] ** times
        found.append((hand, weight / whole))
    return tuple(found)


@lru_cache(maxsize=4_000)
def _showing(terrains: int, n: int, easy: tuple[str, ...]) -> tuple[int, ...]:
    """By number k: the handfuls of n dice, a bit for each, in which k dice or more show such a terrain."""
    hands = [0] * (n + 2)
    for number, masks in enumerate(_hand_masks(n, easy)):
        hands[sum([1 for mask in masks if mask & terrains])] |= 1 << number
    for k in range(n, -1, -1):
        hands[k] |= hands[k + 1]
    return tuple(hands)


@lru_cache(maxsize=64)
def _hand_masks(n: int, easy: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """What each die of each handful shows."""
    return tuple(tuple(mask_of(face, easy) for face in hand) for hand, _ in handfuls(n))


@lru_cache(maxsize=20_000)
def _paying(bag: int, n: int, easy: tuple[str, ...]) -> int:
    """Which handfuls of n dice pay for these spaces: any group of them finds dice enough (Hall)."""
    counts = [(1 << k, bag >> 3 * k & 7) for k in range(len(TERRAINS)) if bag >> 3 * k & 7]
    hands = (1 << len(handfuls(n))) - 1
    for choice in range(1, 1 << len(counts)):
        chosen = [counts[k] for k in range(len(counts)) if choice >> k & 1]
        hands &= _showing(sum(bit for bit, _ in chosen), n, easy)[sum(times for _, times in chosen)]
    return hands


MOST_STEPS = 7


@lru_cache(maxsize=2_048)
def _bags(board_id: int, start: Hex, n: int) -> Mapping[Hex, tuple[int, ...]]:
    """By space: the collections of terrain that lead there in at most n steps."""
    board = _BOARDS[board_id]
    found: dict[Hex, dict[int, None]] = {start: {0: None}}
    layer: dict[Hex, list[int]] = {start: [0]}
    for _ in range(n):
        after: dict[Hex, list[int]] = {}
        for here, bags in layer.items():
            for way in board.ways(here):
                known = found.setdefault(way.hex, {})
                if 0 in known:
                    continue  # back at the start: nothing is gained by walking in circles
                more = _COST[way.terrain]
                fresh = [bag + more for bag in bags if bag + more not in known]
                if fresh:
                    known.update(dict.fromkeys(fresh))
                    after.setdefault(way.hex, []).extend(fresh)
        layer = after
    return {at: tuple(bags) for at, bags in found.items() if bags}


_BOARDS: dict[int, Board] = {}
"""Boards by id, held so that an id is never used twice."""


@lru_cache(maxsize=8_192)
def _chances(board_id: int, start: Hex, n: int, easy: tuple[str, ...]) -> Mapping[Hex, float]:
    hands = handfuls(n)
    whole = (1 << len(hands)) - 1
    chance: dict[Hex, float] = {}
    for at, bags in _bags(board_id, start, n).items():
        paid = 0
        for bag in bags:
            paid |= _paying(bag, n, easy)
            if paid == whole:
                break
        if paid:
            chance[at] = 1.0 if paid == whole else _chance_of(paid, n)
    return chance


@lru_cache(maxsize=20_000)
def _chance_of(paid: int, n: int) -> float:
    """The chance of these handfuls, a bit for each, together."""
    return sum([p for k, (_, p) in enumerate(handfuls(n)) if paid >> k & 1])


def reach_chances(board: Board, start: Hex, n: int, easy: Sequence[str] = ()) -> Mapping[Hex, float]:
    """Space -> the chance that n dice, not yet rolled, let the hero end there."""
    _BOARDS.setdefault(id(board), board)
    if n <= 0:
        return {start: 1.0}
    return _chances(id(board), start, min(n, MOST_STEPS), tuple(easy))


# --- at a table -----------------------------------------------------------------------------


def easy_terrains(state: SecondState, seat: Seat) -> tuple[str, ...]:
    """Terrain for which any die of this hero will do."""
    return tuple(e.args["terrain"] for e in standing_effects(state, seat, HERO, "easy-terrain"))


def before_the_roll(state: SecondState, seat: Seat) -> dict[str, Route]:
    """For each way to set out: the chance to end on each space, and the rest it brings."""
    hero, board = state.heroes[seat], state.book.board
    start = hero.hex if hero.hex is not None else board.towns[board.start]
    easy = easy_terrains(state, seat)
    answer: dict[str, Route] = {}
    most = most_dice(state, seat)
    for n in range(most, -1, -1):
        chances = reach_chances(board, start, n, easy)
        spaces = {spoken(at): chance for at, chance in chances.items()}
        answer[f"roll:{n}"] = Route(spaces, dice=n, rest=rest_of(most, n))
    for way in board.ways(start):
        there = spoken(way.hex)
        answer[f"step:{there}"] = Route({there: 1.0}, dice=0)
    return answer


def after_the_roll(state: SecondState, seat: Seat, stop: Late = None) -> dict[Hex, Way]:
    """What the rolled dice still allow."""
    hero, journey = state.heroes[seat], state.journey
    assert hero.hex is not None
    easy = easy_terrains(state, seat)
    return reachable(state.book.board, hero.hex, journey.dice, journey.paid, easy, stop)


def travel_odds(state: SecondState, seat: Seat) -> dict[str, Route]:
    """For each step on offer: the spaces that stay in reach, each with its way and the dice left."""
    hero, board, journey = state.heroes[seat], state.book.board, state.journey
    assert hero.hex is not None
    easy = easy_terrains(state, seat)
    answer = {"stop": _step({hero.hex: Way((), (), 0)})}
    for way in board.ways(hero.hex):
        paid = [*journey.paid, way.terrain]
        masks = tuple(sorted(mask(face, easy) for face in journey.dice))
        if not _pays(masks, sum(_COST[terrain] for terrain in paid)):
            continue
        answer[f"to:{spoken(way.hex)}"] = _step(reachable(board, way.hex, journey.dice, paid, easy))
    return answer


def _step(ways: Mapping[Hex, Way]) -> Route:
    return Route({spoken(at): 1.0 for at in ways}, {spoken(at): path_of(way) for at, way in ways.items()})


def path_of(way: Way) -> Path:
    """A way in the words of every game."""
    return Path(way.path, tuple(terrain.value for terrain in way.paid), way.left)
