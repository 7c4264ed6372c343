"""The ten steps of set-up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tamalir.kernel import Misfit, Rule, Setup, Unknown, draw, rule
from tamalir.second.cards import Book
from tamalir.second.doom import DOOM_COUNTERS
from tamalir.second.state import Hero, SecondState
from tamalir.second.words import COLOURS, Colour, Step
from tamalir.world.hexes import spoken
from tamalir.world.piles import Pile, draw_from

COUNTERS = {Colour.GREEN: 22, Colour.YELLOW: 16, Colour.BLUE: 11, Colour.RED: 9}
"""Adventure counters in the box (2E-COMP-008)."""

STARTING_GOLD = 3
PLAYERS = range(1, 7)


def empty_table(book: Book, setup: Setup, options: dict[str, Any]) -> SecondState:
    """What lies there before anything is dealt: board, counters, decks (steps 1 to 5)."""
    if setup.seats not in PLAYERS:
        raise Unknown("number of players", setup.seats, map(str, PLAYERS))  # 2E-COMP-001
    if options["doom-track"] and len(book.board.towns) < DOOM_COUNTERS:
        raise Misfit("options.doom-track", f"the board has fewer than {DOOM_COUNTERS} towns")  # 2E-DOOM-001
    heroes = _chosen(book, setup.heroes, setup.seats)
    state = SecondState(heroes=heroes, options=options, step=Step.SETUP, book=book)
    state.jewels = {
        spoken(at): (space.jewel,)  # 2E-SETUP-002
        for at, space in book.board.spaces.items()
        if space.jewel is not None
    }
    for colour in COLOURS:
        placed = sum(colour in there for there in state.jewels.values())
        state.pile[colour] = max(0, COUNTERS[colour] - placed)  # spares (2E-GAP-018)
        state.discards[colour] = []
        cards = [
            c.id
            for kind in (book.challenges, book.encounters, book.events)
            for c in kind.values()
            if c.colour is colour
        ]
        state.decks[colour] = Pile(bag=cards)  # 2E-SETUP-006
    state.market = Pile(bag=list(book.market()))  # 2E-SETUP-004
    state.stacks = {town: [] for town in book.board.towns}
    return state


def _chosen(book: Book, wanted: Sequence[str | None], seats: int) -> list[Hero]:
    """Heroes the players agreed on; an empty name waits to be dealt (2E-SETUP-011)."""
    if len(wanted) > seats:
        raise Misfit("heroes", f"{len(wanted)} heroes for {seats} players")
    wanted = [*wanted, *[None] * (seats - len(wanted))]
    named = [name for name in wanted if name is not None]
    for name in named:
        if name not in book.heroes:
            raise Unknown("hero", name, book.heroes)
        if named.count(name) > 1:
            raise Misfit("heroes", f"{name} can be played by one player only")
    if seats > len(book.heroes):
        raise Misfit("heroes", f"{seats} players but only {len(book.heroes)} heroes")
    return [Hero(name or "") for name in wanted]


@rule
def set_up(state: SecondState) -> Rule[None]:
    """Stock the towns, deal heroes and gold, and find who begins."""
    book = state.book
    for town in book.board.towns:
        if town != book.board.start:  # 2E-SETUP-005
            card = yield from draw_from(state.market, "draw.market")
            if card is not None:
                state.stacks[town] = [card]
    for seat, hero in enumerate(state.heroes):
        if not hero.id:
            taken = [other.id for other in state.heroes]
            hero.id = yield from draw("draw.hero", [card for card in book.heroes if card not in taken])
        hero.gold = STARTING_GOLD  # 2E-SETUP-007
        state.emit("hero-chosen", seat, "2E-SETUP-011", hero=hero.id)
    if state.options["doom-track"]:
        card = yield from draw_from(state.decks[Colour.GREEN], "draw.doom")
        if card is not None:
            state.doom = [*state.doom, card]  # unseen, face down beside Vynelvale (2E-DOOM-002)
    if state.options["first-player"] == "random":
        state.active = int((yield from draw("draw.first-player", [str(n) for n in range(len(state.heroes))])))
    state.emit("game-begins", state.active, "2E-SETUP-013", hero=state.heroes[state.active].id)
    state.step = Step.REFRESH
