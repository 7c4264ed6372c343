"""The table of the third edition as a picture of what everybody sees."""

from __future__ import annotations

from collections import Counter

from tamalir.envs.canvas import INK, RGB, SEATS, Map, Picture, Scene
from tamalir.envs.per_book import PerBook
from tamalir.kernel import back_of, is_unknown
from tamalir.third import heroes
from tamalir.third.book import Book
from tamalir.third.state import Hero, ThirdState
from tamalir.third.trophies import kind_of
from tamalir.third.values import damage, health

GROUNDS: dict[str, RGB] = {
    "plains": (214, 202, 140), "hills": (186, 162, 104), "water": (120, 170, 205), "forest": (104, 140, 84),
    "mountain": (150, 140, 132), "city": (222, 170, 150),
}  # fmt: skip
GEMS: dict[str, RGB] = {"combat": (196, 40, 40), "explore": (40, 140, 60), "social": (110, 60, 160)}
SPENT: RGB = (190, 180, 165)
"""A gem that lies facedown."""
VILLAIN: RGB = (20, 20, 20)
ZOMBIE: RGB = (60, 70, 50)


def _map(book: Book) -> Map:
    if book.map is None:
        return Map({}, flat=True)
    return Map(
        {at: GROUNDS[ground] for at, ground in book.map.terrain.items()},
        flat=True,
        rivers=sorted(book.map.rivers),
        roads=sorted(book.map.roads),
        names=[
            (at, names[0][:10]) for at, names in book.map.named.items() if book.map.kind.get(at) == "city"
        ],
    )


_MAPS = PerBook(_map)


def drawn(state: ThirdState) -> Picture:
    """Gems, heroes and the villain on the map; beside it who has what, and both pools of a fight."""
    scene = Scene()
    if state.book.map is not None:
        for at, kind in state.book.map.gems.items():
            scene.marks.append((at, GEMS[kind] if state.gems.get(at) else SPENT))
    for at, number in state.zombies.items():
        scene.figures += [(at, ZOMBIE, "Z")] * min(3, number)
    if state.villain is not None:
        scene.figures.append((state.villain, VILLAIN, "V"))
    told = f"act {state.act}  round {state.round}  time {state.time}  seat {state.active}"
    scene.lines.append((told, INK))
    scene.lines.append((f"{state.scenario or 'no scenario'}  actions {state.actions}", INK))
    for seat, hero in enumerate(state.heroes):
        if hero.id:
            _hero(state, seat, hero, scene)
    _fight(state, scene)
    return _MAPS.of(state.book).drawn(scene)


def _hero(state: ThirdState, seat: int, hero: Hero, scene: Scene) -> None:
    colour = SEATS[seat % len(SEATS)]
    if hero.hex is not None:
        scene.figures.append((hero.hex, colour, str(seat)))
    kinds = Counter(back_of(card) if is_unknown(card) else kind_of(state, card) for card in hero.trophies)
    won = "  ".join(f"{kind} {number}" for kind, number in sorted(kinds.items()))
    values = "/".join(str(heroes.attribute(state, seat, name)) for name in heroes.ATTRIBUTES)
    scene.lines += [
        ("", INK),
        (f"{seat} {hero.id}{' (out)' if seat in state.eliminated else ''}", colour),
        (
            f"  damage {hero.damage}/{heroes.health(state, seat)}  gold {hero.gold}  hand {len(hero.hand)}",
            INK,
        ),
        (f"  body/mind/spirit {values}  story {hero.story}", INK),
        (f"  trophies: {won or 'none'}", INK),
    ]
    scene.lines += [(f"  + {card}", INK) for card in (*hero.skills, *hero.assets)]
    scene.lines += [(f"  ? {card}", INK) for card in (*hero.quests, *hero.rumors)]


def _fight(state: ThirdState, scene: Scene) -> None:
    fight = state.fight
    if fight is None:
        return
    scene.lines += [("", INK), (f"fight: {fight.phase}, round {fight.round}", SEATS[0])]
    for side in fight.sides:
        scene.lines.append((f"  {side.who}  damage {damage(state, side)}/{health(state, side)}", INK))
        shown = [token.face for token in side.pool if not token.covered]
        scene.lines += [(f"    {'  '.join(shown[n : n + 4])}", INK) for n in range(0, len(shown), 4)]
