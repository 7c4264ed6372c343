"""A pack's board with what only the eye needs: named regions, courses of rivers and roads, the budget."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise

from tamalir.second.cards import Board, Book
from tamalir.second.edition import EDITION
from tamalir.second.library import book_of
from tamalir.second.words import Colour, Terrain
from tamalir.world.hexes import Hex, adjacent, parsed, spoken, spread
from tamalir.world.packs import Pack, PackError


@dataclass(slots=True, frozen=True)
class RegionDef:
    """`[regions.<id>]`: the hexes over which the map prints a name."""

    id: str
    hexes: tuple[str, ...]


@dataclass(slots=True, frozen=True)
class CourseDef:
    """`[rivers.<id>]` or `[roads.<id>]`: how it runs, hex by hex; a river from its spring."""

    id: str
    course: tuple[str, ...]


@dataclass(slots=True, frozen=True)
class BudgetDef:
    """`[budgets.<board>]`: what a board must add up to, however it is tuned."""

    id: str
    terrain: Mapping[str, int]
    jewels: Mapping[str, int] = field(default_factory=dict[str, int])
    sunbursts: Mapping[str, int] = field(default_factory=dict[str, int])


@dataclass(slots=True, frozen=True)
class Atlas:
    """All that a map of a pack shows."""

    pack: Pack
    book: Book
    name: str
    """The board's id."""
    regions: Mapping[str, tuple[Hex, ...]]
    rivers: Mapping[str, tuple[Hex, ...]]
    roads: Mapping[str, tuple[Hex, ...]]
    budget: BudgetDef | None

    @property
    def board(self) -> Board:
        return self.book.board

    def terrain(self) -> Counter[Terrain]:
        """Terrain -> spaces."""
        return Counter(space.terrain for space in self.board.spaces.values())

    def jewels(self) -> Counter[Colour]:
        """Colour -> jewels."""
        return Counter(space.jewel for space in self.board.spaces.values() if space.jewel is not None)

    def sunbursts(self) -> Counter[Colour]:
        """Colour -> jewels with a sunburst."""
        spaces = self.board.spaces.values()
        return Counter(space.jewel for space in spaces if space.jewel is not None and space.sunburst)

    def cut_off(self) -> list[Hex]:
        """Spaces that cannot be reached from the starting town."""
        reached = spread(self.board.towns[self.board.start], self.board.step)
        return [at for at in self.board.spaces if at not in reached]


def atlas_of(pack: Pack) -> Atlas:
    """Read a pack as a map; all of it must be as the second edition wants it."""
    if pack.about.edition != EDITION.id:
        raise PackError(f"pack {pack.about.id} is for {pack.about.edition}; maps are drawn for {EDITION.id}")
    book = book_of([pack])
    name = next(iter(pack.entries["boards"]))
    budgets: dict[str, BudgetDef] = pack.read("budgets", BudgetDef)
    regions: dict[str, RegionDef] = pack.read("regions", RegionDef)
    return Atlas(
        pack,
        book,
        name,
        {id: _hexes(pack, f"regions.{id}", region.hexes) for id, region in regions.items()},
        _courses(pack, "rivers"),
        _courses(pack, "roads"),
        budgets.get(name),
    )


def problems(atlas: Atlas) -> list[str]:
    """What is wrong with the map, a line each; empty when all is well."""
    return [*_budget_problems(atlas), *_space_problems(atlas), *_drawing_problems(atlas)]


def _courses(pack: Pack, kind: str) -> dict[str, tuple[Hex, ...]]:
    found: dict[str, CourseDef] = pack.read(kind, CourseDef)
    return {id: _hexes(pack, f"{kind}.{id}", course.course) for id, course in found.items()}


def _hexes(pack: Pack, where: str, hexes: tuple[str, ...]) -> tuple[Hex, ...]:
    if not hexes:
        raise PackError(f"pack {pack.about.id}: {where}: no hexes")
    try:
        return tuple(parsed(at) for at in hexes)
    except ValueError as error:
        raise PackError(f"pack {pack.about.id}: {where}: {error}") from error


def _budget_problems(atlas: Atlas) -> Iterator[str]:
    if atlas.budget is None:
        return
    counted: list[tuple[str, Mapping[str, int], Counter[str]]] = [
        ("spaces of", atlas.budget.terrain, Counter({str(k): n for k, n in atlas.terrain().items()})),
        ("jewels in", atlas.budget.jewels, Counter({str(k): n for k, n in atlas.jewels().items()})),
        ("sunbursts in", atlas.budget.sunbursts, Counter({str(k): n for k, n in atlas.sunbursts().items()})),
    ]
    for what, wanted, found in counted:
        for key in dict.fromkeys((*wanted, *found)) if wanted else ():
            if found[key] != wanted.get(key, 0):
                yield f"{found[key]} {what} {key} instead of {wanted.get(key, 0)}"


def _space_problems(atlas: Atlas) -> Iterator[str]:
    if cut_off := atlas.cut_off():
        yield f"cannot be reached from {atlas.board.start}: {_listed(cut_off)}"
    for at, space in atlas.board.spaces.items():
        if space.jewel is Colour.RED and space.sunburst:
            yield f"{spoken(at)}: a red jewel never has a sunburst"


def _drawing_problems(atlas: Atlas) -> Iterator[str]:
    spaces = atlas.board.spaces
    homes: dict[Hex, str] = {}
    for id, hexes in atlas.regions.items():
        if missing := [at for at in hexes if at not in spaces]:
            yield f"regions.{id}: not on the board: {_listed(missing)}"
        for at in hexes:
            if homes.setdefault(at, id) != id:
                yield f"regions.{id}: {spoken(at)} belongs to {homes[at]} already"
    allowed = {
        "rivers": (Terrain.RIVER, Terrain.TOWN),
        "roads": (Terrain.ROAD, Terrain.RIVER, Terrain.TOWN),
    }
    for kind, courses in (("rivers", atlas.rivers), ("roads", atlas.roads)):
        for id, course in courses.items():
            if missing := [
                at for at in course if at not in spaces or spaces[at].terrain not in allowed[kind]
            ]:
                yield f"{kind}.{id}: cannot run over {_listed(missing)}"
            for a, b in pairwise(course):
                if not adjacent(a, b):
                    yield f"{kind}.{id}: leaps from {spoken(a)} to {spoken(b)}"
        drawn = {at for course in courses.values() for at in course}
        own = allowed[kind][0]
        if courses and (
            left := [at for at, space in spaces.items() if space.terrain is own and at not in drawn]
        ):
            yield f"{kind}: nothing runs over {_listed(left)}"


def _listed(hexes: list[Hex]) -> str:
    return " ".join(spoken(at) for at in hexes)
