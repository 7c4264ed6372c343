"""Journeys: where terrain dice can lead, before the roll and after it, and which endings of quests they meet.

Before the roll every handful of faces is counted with its exact chance: five dice have 252. Which handfuls
pay
for a way follows from Hall's theorem: every group of its steps must find dice enough. What a step asks for
depends
on the edge: roads and bridges take any die, rivers only water.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial

from tamalir.kernel import Seat
from tamalir.odds.advisor import Late, Path, Route
from tamalir.third.state import ThirdState
from tamalir.third.terrain import TERRAIN_DIE, TERRAINS, Map, can_meet, shows
from tamalir.third.travel import move_dice
from tamalir.world.hexes import Hex, edge, spoken

FACES = tuple(str(face) for face in TERRAIN_DIE.faces)
ANY = "any"
STEPS = (*TERRAINS, ANY)
"""What a step may ask for."""
_COST = {what: 1 << 4 * n for n, what in enumerate(STEPS)}
"""A bag of steps counts each kind with four bits."""
_TAKES = {
    what: sum(1 << n for n, face in enumerate(FACES) if what == ANY or shows(face, what)) for what in STEPS
}
"""The faces that pay for a step, a bit each."""
MOST_DICE = 8
"""More dice are counted as so many."""


@dataclass(slots=True, frozen=True)
class Way:
    """A way to a hex that the dice pay for."""

    path: tuple[Hex, ...]
    """The hexes entered, one after another; empty: the hero stays."""
    paid: tuple[str, ...]
    """The face spent for each."""
    left: int
    """Dice that are not needed."""


def asks(board: Map, start: Hex, goal: Hex) -> str:
    """What a step to a neighbouring hex asks of a die."""
    between = edge(start, goal)
    if between in board.bridges:
        return ANY
    if between in board.rivers:
        return "water"
    if between in board.roads or board.terrain[goal] not in TERRAINS:  # a city takes any die
        return ANY
    return board.terrain[goal]


# --- after the roll -------------------------------------------------------------------------


def reachable(board: Map, start: Hex, faces: Sequence[str], late: Late = None) -> dict[Hex, Way]:
    """Every hex the hero can end on with these dice, each with a way that spends the fewest.

    `late` says when the time is up: what has been found by then is the answer.
    """
    found: dict[Hex, Way] = {start: Way((), (), len(faces))}
    came: dict[tuple[Hex, tuple[str, ...]], tuple[tuple[Hex, tuple[str, ...]], str] | None] = {}
    first = (start, tuple(sorted(faces)))
    came[first] = None
    layer = [first]
    while layer and not (late is not None and late()):
        after: list[tuple[Hex, tuple[str, ...]]] = []
        for here in layer:
            at, dice = here
            for face in dict.fromkeys(dice):
                n = dice.index(face)
                left = (*dice[:n], *dice[n + 1 :])
                for there in board.ways(face, at):
                    step = (there, left)
                    if step in came:
                        continue
                    came[step] = (here, face)
                    after.append(step)
                    if there not in found:
                        found[there] = _traced(came, step)
        layer = after
    return found


def _traced(
    came: Mapping[tuple[Hex, tuple[str, ...]], tuple[tuple[Hex, tuple[str, ...]], str] | None],
    step: tuple[Hex, tuple[str, ...]],
) -> Way:
    path: list[Hex] = []
    paid: list[str] = []
    left = len(step[1])
    before = came[step]
    while before is not None:
        path.append(step[0])
        paid.append(before[1])
        step = before[0]
        before = came[step]
    return Way(tuple(reversed(path)), tuple(reversed(paid)), left)


# --- before the roll ------------------------------------------------------------------------


@cache
def handfuls(n: int) -> tuple[tuple[tuple[int, ...], float], ...]:
    """All throws of n dice, whatever the order, as numbers of faces, with their chances."""
    found: list[tuple[tuple[int, ...], float]] = []
    for hand in combinations_with_replacement(range(len(FACES)), n):
        weight = factorial(n)
        for times in Counter(hand).values():
            weight //= factorial(times)
        found.append((hand, weight / len(FACES) ** n))
    return tuple(found)


@cache
def _rerolled(n: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """By handful, and by each different die in it that is rolled again: the handfuls that may follow."""
    number = {hand: k for k, (hand, _) in enumerate(handfuls(n))}
    found: list[tuple[tuple[int, ...], ...]] = []
    for hand, _ in handfuls(n):
        ways: list[tuple[int, ...]] = []
        for face in dict.fromkeys(hand):
            k = hand.index(face)
            rest = (*hand[:k], *hand[k + 1 :])
            ways.append(tuple(number[tuple(sorted((*rest, new)))] for new in range(len(FACES))))
        found.append(tuple(ways))
    return tuple(found)


@lru_cache(maxsize=4_096)
def chance_of(good: int, n: int, cards: int = 0) -> float:
    """The chance of these handfuls of n dice, a bit for each, when up to so many cards are exerted, each to
    roll
    one die again (3E-EXERT-003). Exerting before the first step is as good as at any later moment."""
    hands = handfuls(n)
    now = [1.0 if good >> k & 1 else 0.0 for k in range(len(hands))]
    for _ in range(cards):
        before = now
        now = [
            chance
            if chance == 1.0
            else max(chance, *(sum([before[h] for h in way]) / len(FACES) for way in ways))
            for chance, ways in zip(before, _rerolled(n), strict=True)
        ]
    return sum([chance * p for chance, (_, p) in zip(now, hands, strict=True)])


@lru_cache(maxsize=512)
def _showing(faces: int, n: int) -> tuple[int, ...]:
    """By number k: the handfuls of n dice, a bit for each, in which k dice or more show such a face."""
    hands = [0] * (n + 2)
    for number, (hand, _) in enumerate(handfuls(n)):
        hands[sum([faces >> face & 1 for face in hand])] |= 1 << number
    for k in range(n, -1, -1):
        hands[k] |= hands[k + 1]
    return tuple(hands)


@lru_cache(maxsize=20_000)
def _paying(bag: int, n: int) -> int:
    """Which handfuls of n dice pay for these steps: any group of them finds dice enough (Hall)."""
    counts = [(_TAKES[what], bag >> 4 * k & 15) for k, what in enumerate(STEPS) if bag >> 4 * k & 15]
    hands = (1 << len(handfuls(n))) - 1
    for choice in range(1, 1 << len(counts)):
        faces = times = 0
        for k, (takes, number) in enumerate(counts):
            if choice >> k & 1:
                faces |= takes
                times += number
        hands &= _showing(faces, n)[times] if times <= n else 0
    return hands


_BOARDS: dict[int, Map] = {}
"""Boards by id, held so that an id is never used twice."""


@lru_cache(maxsize=2_048)
def _bags(board_id: int, start: Hex, n: int) -> Mapping[Hex, tuple[int, ...]]:
    """By hex: the collections of steps that lead there, at most n."""
    board = _BOARDS[board_id]
    found: dict[Hex, dict[int, None]] = {start: {0: None}}
    layer: dict[Hex, list[int]] = {start: [0]}
    for _ in range(n):
        after: dict[Hex, list[int]] = {}
        for here, bags in layer.items():
            for there in board.around[here]:
                known = found.setdefault(there, {})
                if 0 in known:
                    continue  # back at the start: nothing is gained by walking in circles
                more = _COST[asks(board, here, there)]
                fresh = [bag + more for bag in bags if bag + more not in known]
                if fresh:
                    known.update(dict.fromkeys(fresh))
                    after.setdefault(there, []).extend(fresh)
        layer = after
    return {at: tuple(bags) for at, bags in found.items() if bags}


@lru_cache(maxsize=1_024)
def _chances(board_id: int, start: Hex, n: int, cards: int) -> Mapping[Hex, float]:
    whole = (1 << len(handfuls(n))) - 1
    found: dict[Hex, float] = {}
    for at, bags in _bags(board_id, start, n).items():
        paid = 0
        for bag in bags:
            paid |= _paying(bag, n)
            if paid == whole:
                break
        if paid:
            found[at] = 1.0 if paid == whole else chance_of(paid, n, cards)
    return found


def reach_chances(board: Map, start: Hex, n: int, cards: int = 0) -> Mapping[Hex, float]:
    """Hex -> the chance that n dice, not yet rolled, let the hero end there; with so many cards to exert,
    each for
    the one goal that it has set itself."""
    _BOARDS.setdefault(id(board), board)
    if n <= 0:
        return {start: 1.0}
    return _chances(id(board), start, min(n, MOST_DICE), cards)


def ending_chance(needs: Sequence[str], n: int, cards: int = 0) -> float:
    """The chance that n dice show these symbols, one die for each (3E-QUEST-005, 3E-QUEST-006)."""
    return chance_of(_meeting(tuple(needs), min(n, MOST_DICE)), min(n, MOST_DICE), cards)


@lru_cache(maxsize=512)
def _meeting(needs: tuple[str, ...], n: int) -> int:
    good = 0
    for number, (hand, _) in enumerate(handfuls(n)):
        if can_meet(needs, [FACES[face] for face in hand]):
            good |= 1 << number
    return good


# --- at a table -----------------------------------------------------------------------------


def before_the_roll(state: ThirdState, seat: Seat) -> Iterator[tuple[str, Route]]:
    """For each way to move: the chance to end on each hex."""
    at, board = state.heroes[seat].hex, state.book.map
    if at is None or board is None:
        return
    n = move_dice(state, seat)
    spaces = {spoken(there): chance for there, chance in reach_chances(board, at, n).items()}
    yield "travel", Route(spaces, dice=n)
    for there in board.around[at]:
        yield f"walk:{spoken(there)}", Route({spoken(there): 1.0}, dice=0)


def after_the_roll(state: ThirdState, seat: Seat, late: Late = None) -> dict[Hex, Way]:
    """What the dice on the table still allow."""
    at, board, dice = state.heroes[seat].hex, state.book.map, state.dice
    if at is None or board is None:
        return {}
    return reachable(board, at, dice.faces if dice is not None else (), late)


def travel_odds(state: ThirdState, seat: Seat) -> Iterator[tuple[str, Route]]:
    """For each step on offer: the hexes that stay in reach, each with its way and the dice left."""
    at, board, dice = state.heroes[seat].hex, state.book.map, state.dice
    if at is None or board is None or dice is None:
        return
    yield "stop", _step({at: Way((), (), 0)})
    for face in dict.fromkeys(dice.faces):
        left = list(dice.faces)
        left.remove(face)
        for there in board.ways(face, at):
            yield f"go:{spoken(there)}:{face}", _step(reachable(board, there, left))


def _step(ways: Mapping[Hex, Way]) -> Route:
    return Route({spoken(at): 1.0 for at in ways}, {spoken(at): path_of(way) for at, way in ways.items()})


def path_of(way: Way) -> Path:
    """A way in the words of every game."""
    return Path(way.path, way.paid, way.left)
