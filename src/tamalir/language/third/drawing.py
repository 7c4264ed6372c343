"""The board around a hero as a drawing of letters, for those who like to see where they are going."""

from __future__ import annotations

from collections.abc import Iterator

from tamalir.kernel import Seat
from tamalir.language.speaker import Speaker
from tamalir.third.state import ThirdState
from tamalir.third.story import story_token_hex
from tamalir.world.hexes import Hex, distance

AROUND = 4
"""Hexes that are drawn in each direction."""
WIDE = 5
"""Letters from one column to the next."""
LAND = {"plains": ".", "forest": "f", "hills": "n", "mountain": "^", "water": "~", "city": "."}
PLACE = {"city": "C", "town": "T", "shrine": "S", "stronghold": "K"}
ROAD, RIVER = "=", "|"


def drawing(speaker: Speaker, state: ThirdState, seat: Seat) -> list[str]:
    """Columns of hexes run from north to south, each half a hex lower than the one to its west. A hex has
    three letters: its land or place, what lies on it, and whether a road runs or a river passes there."""
    start, board = state.heroes[seat].hex, state.book.board
    if start is None:
        return []
    shown = [at for at in board.terrain if distance(start, at) <= AROUND]
    left = min(q for q, _ in shown)
    rows: dict[int, dict[int, str]] = {}
    for q, r in shown:
        cell = f"{_land(state, (q, r))}{_thing(state, seat, (q, r))}{_edge(state, (q, r))}"
        rows.setdefault(2 * r + q, {})[q - left] = cell
    lines = [_line(rows.get(n, {})) for n in range(min(rows), max(rows) + 1)]
    return [*lines, *_legend(speaker, state, seat)]


def _line(cells: dict[int, str]) -> str:
    drawn = "  "
    for column, cell in sorted(cells.items()):
        drawn = drawn.ljust(2 + WIDE * column) + cell
    return drawn.rstrip()


def _land(state: ThirdState, at: Hex) -> str:
    board = state.book.board
    return PLACE[board.kind[at]] if at in board.kind else LAND[board.terrain[at]]


def _thing(state: ThirdState, seat: Seat, at: Hex) -> str:
    """The most important thing on a hex: the hero itself, the villain, others, zombies, a story, a gem."""
    if state.heroes[seat].hex == at:
        return "@"
    if state.villain == at:
        return "!"
    others = [other for other, hero in enumerate(state.heroes) if other != seat and hero.hex == at]
    if others:
        return str(others[0] + 1)
    if state.zombies.get(at):
        return "z"
    if any(quest.card and story_token_hex(state, quest) == at for quest in state.track):
        return "*"
    return (
        {"combat": "c", "explore": "e", "social": "s"}[state.book.board.gems[at]]
        if state.gems.get(at)
        else " "
    )


def _edge(state: ThirdState, at: Hex) -> str:
    board = state.book.board
    if any(at in pair for pair in board.roads):
        return ROAD
    return RIVER if any(at in pair for pair in board.rivers) else " "


def _legend(speaker: Speaker, state: ThirdState, seat: Seat) -> Iterator[str]:
    yield speaker.say("drawing-third-land")
    yield speaker.say("drawing-third-things")
    for other, hero in enumerate(state.heroes):
        if other != seat and hero.hex is not None:
            yield "  " + speaker.say("drawing-third-hero", {"n": other + 1, "hero": hero.id})
