"""The table of the second edition as a picture of what everybody sees."""

from __future__ import annotations

from tamalir.envs.canvas import INK, RGB, SEATS, Map, Picture, Scene
from tamalir.envs.per_book import PerBook
from tamalir.second.cards import Book
from tamalir.second.experience import level
from tamalir.second.state import SecondState
from tamalir.second.values import enemy_life, life, stamina
from tamalir.second.words import HERO, Colour, Terrain
from tamalir.world.hexes import parsed

GROUNDS: dict[Terrain, RGB] = {
    Terrain.PLAINS: (214, 202, 140), Terrain.ROAD: (190, 160, 120), Terrain.RIVER: (120, 170, 205),
    Terrain.SWAMP: (140, 150, 110), Terrain.FOREST: (104, 140, 84), Terrain.HILLS: (186, 162, 104),
    Terrain.MOUNTAINS: (150, 140, 132), Terrain.TOWN: (222, 170, 150),
}  # fmt: skip
COUNTERS: dict[Colour, RGB] = {
    Colour.GREEN: (40, 150, 60), Colour.YELLOW: (230, 200, 40), Colour.BLUE: (40, 80, 200),
    Colour.RED: (200, 30, 30),
}  # fmt: skip


def _map(book: Book) -> Map:
    spaces = book.board.spaces
    return Map(
        {at: GROUNDS[space.terrain] for at, space in spaces.items()},
        flat=False,
        names=[(at, town[:10]) for town, at in book.board.towns.items()],
    )


_MAPS = PerBook(_map)


def drawn(state: SecondState) -> Picture:
    """Counters and heroes on the map; beside it who has what, and the fight."""
    scene = Scene()
    for at, colours in state.jewels.items():
        scene.marks += [(parsed(at), COUNTERS[colour]) for colour in colours]
    scene.lines.append((f"turn {state.turns}  seat {state.active}", INK))
    if state.event is not None:
        scene.lines.append((f"event {state.event}", INK))
    for seat, hero in enumerate(state.heroes):
        colour = SEATS[seat % len(SEATS)]
        if not hero.id:
            continue
        if hero.hex is not None and not hero.out:
            scene.figures.append((hero.hex, colour, str(seat)))
        scene.lines += [
            ("", INK),
            (f"{seat} {hero.id}{' (out)' if hero.out else ''}", colour),
            (f"  level {level(hero)}  gold {hero.gold}  wounds {hero.wounds}/{life(state, seat, HERO)}", INK),
            (f"  exhaustion {hero.exhaustion}/{stamina(state, seat, HERO)}", INK),
        ]
        scene.lines += [(f"  {'*' if item.down else '-'} {item.card}", INK) for item in hero.items]
        scene.lines += [(f"  + {ally.card} wounds {ally.wounds}", INK) for ally in hero.allies]
        scene.lines += [(f"  . {card}", INK) for card in hero.kept]
    fight = state.fight
    if fight is not None:
        scene.lines += [("", INK), (f"fight: {fight.stage}, round {fight.round}", SEATS[0])]
        if fight.foe is not None:
            shown = f"  {fight.foe.card}  wounds {fight.foe.wounds}/{enemy_life(state, fight)}"
            scene.lines.append((shown, INK))
    return _MAPS.of(state.book).drawn(scene)
