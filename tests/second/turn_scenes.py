"""Scenes of a whole game: heroes on a small board, decks in a known order, dice known beforehand.

    scene = turn(party("amar", at="2,1"), step="market", stacks={"tamalir": ["sword"]})
    scene.play("buy:sword")
    assert 0 == scene.hero.gold

Places are written as in option ids, `2,1`, or as the name of a town. Cards come from `pack/`; a test
that needs another one adds it in the words of card files.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, cast

from tamalir.kernel import Draw, Manual, Scripted, Setup
from tamalir.second.cards import Book
from tamalir.second.edition import EDITION
from tamalir.second.library import book_of
from tamalir.second.scenes import bare
from tamalir.second.setup import empty_table
from tamalir.second.state import Ally, Hero, Item, SecondState, Undefeated
from tamalir.second.undefeated import put
from tamalir.second.words import COLOURS, Colour, Step
from tamalir.world.hexes import Hex, parsed, spoken
from tamalir.world.packs import About, Pack, read_pack
from tamalir.world.piles import Pile
from tests.second.played import LONG, Played, faces, table_from

PACK = read_pack(Path(__file__).parent / "pack")
BOOK = book_of([PACK])

# Faces of the movement die by what they are rolled for in the tests.
PLAINS_HILLS = "plains+hills+road"
PLAINS_RIVER = "plains+river+road"
RIVER_SWAMP = "river+swamp+road"
PLAINS_FOREST = "plains+forest"
MOUNTAINS = "hills+mountains"
RIVER = "river+road"

SAFE_IN_FOREST = (PLAINS_FOREST, RIVER)
HAZARD_IN_FOREST = (PLAINS_HILLS, RIVER)

HIT = 20
"""Two ten-sided dice that hit anything in the pack."""
MISS = 2

BLOW = ("stay", "defend", "attack")
"""Through a round with a Challenge of the pack: it cannot hurt at range, and then the hero strikes."""


@cache
def book_with(more: str) -> Book:
    """The test pack and these cards, written as in card files."""
    if not more:
        return BOOK
    kinds = cast("dict[str, dict[str, Any]]", tomllib.loads(more))
    entries = {kind: {id: ("test", card) for id, card in cards.items()} for kind, cards in kinds.items()}
    return book_of([PACK, Pack(About("more", "second", "1"), "0", entries)])


def board_of(book: Book, *spaces: str) -> Book:
    """The same cards on another map, written as in board files."""
    towns = [line.split()[2] for line in spaces if line.split()[1] == "town"]
    table = {"start": towns[0], "towns": towns, "spaces": list(spaces)}
    other = book_of([Pack(About("board", "second", "1"), "0", {"boards": {"other": ("test", table)}})])
    return replace(book, board=other.board)


def place(where: str | None, book: Book = BOOK) -> Hex | None:
    """A town by its name, or a hex as it is spoken."""
    if where is None:
        return None
    return book.board.towns[where] if where in book.board.towns else parsed(where)


def party(card: str = "amar", at: str | None = "tamalir", own: Sequence[str] = (), **state: Any) -> Hero:
    """A hero with everything in front of its player; `own` are Items, Allies and kept cards."""
    counters = {Colour(colour): n for colour, n in state.pop("counters", {}).items()}
    hero = Hero(card, counters=counters, **state)
    hero.hex = place(at)
    for name in own:
        give(hero, name)
    return hero


def give(hero: Hero, card: str, book: Book = BOOK) -> None:
    """Put a card in front of its owner, as what it is."""
    role = _role(card, book)
    if role == "item":
        hero.items.append(Item(card))
    elif role == "ally":
        hero.allies.append(Ally(card))
    else:
        hero.kept = [*hero.kept, card]


def _role(card: str, book: Book) -> str:
    if card in book.items:
        return "item"
    if card in book.allies:
        return "ally"
    kept = getattr(book.adventure(card), "kept", None)
    return "trophy" if kept is None else kept.role


@dataclass(slots=True)
class On:
    """An undefeated Challenge on its space."""

    card: str
    at: str


def turn(
    *heroes: Hero,
    step: str = "arrival",
    dice: Sequence[object] = (),
    cards: str = "",
    book: Book | None = None,
    options: Mapping[str, Any] | None = None,
    jewels: Mapping[str, Sequence[str]] | None = None,
    pile: Mapping[str, int] | None = None,
    decks: Mapping[str, Sequence[str]] | None = None,
    discards: Mapping[str, Sequence[str]] | None = None,
    market: Sequence[str] = (),
    stacks: Mapping[str, Sequence[str]] | None = None,
    track: Sequence[On | None] = (),
    event: str | None = None,
    doom: Sequence[str] = (),
    doom_counters: int = 0,
    seat: int = 0,
) -> Scene:
    """A turn of the first hero, from the beginning of a step on. What is not named is empty.

    `dice` are the answers of chance: a number is a throw of the two ten-sided dice, anything else is
    handed on as it is. Decks lie in the order given, next card first.
    """
    book = book or book_with(cards)
    state = bare(book, list(heroes) or [party()], EDITION.settle({**LONG, **(options or {})}))
    state.step, state.active = Step(step), seat
    for at, colours in (jewels or {}).items():
        state.put_jewels(at, map(Colour, colours))
    for colour in COLOURS:
        state.pile[colour] = (pile or {}).get(colour.value, 0)
        state.decks[colour] = Pile(below=list((decks or {}).get(colour.value, ())))
        state.discards[colour] = list((discards or {}).get(colour.value, ()))
    state.market = Pile(below=list(market))
    for town, stack in (stacks or {}).items():
        state.stacks[town] = list(stack)
    for position, on in enumerate(track):
        state.aged += 1
        if on is not None:
            at = place(on.at)
            assert at is not None
            put(state, position, Undefeated(on.card, at, state.aged))
    state.event = event
    state.doom, state.doom_counters = list(doom), doom_counters
    return Scene(state, dice)


def new_game(
    seats: int = 2,
    *,
    heroes: Sequence[str | None] = (),
    options: Mapping[str, Any] | None = None,
    book: Book = BOOK,
    dice: Sequence[object] | None = None,
) -> Scene:
    """A whole game from its set-up; without dice, chance is left to the test."""
    setup = Setup(seats, heroes=list(heroes), options=dict(options or {}))
    return Scene(empty_table(book, setup, EDITION.settle({**LONG, **(options or {})})), dice)


def deal(scene: Scene) -> Scene:
    """Answer all that chance is asked before the first choice, always with the first card."""
    while isinstance(scene.table.request, Draw):
        scene.play(scene.table.request.bag[0])
    return scene


def fall(chance: object) -> object:
    return faces(chance) if isinstance(chance, int) else chance


@dataclass
class Scene(Played):
    """A table whose chance is known."""

    start: SecondState
    told_chance: Sequence[object] | None = ()

    def __post_init__(self) -> None:
        chance = self.told_chance
        dealer = Manual() if chance is None else Scripted([fall(one) for one in chance])
        self.table = table_from(self.start, dealer)

    # --- playing

    def play(self, *answers: object) -> Scene:
        """Answer what is asked, one after another; a number is a throw of the two ten-sided dice."""
        for answer in answers:
            self.table.answer(fall(answer))
        return self

    def until(self, key: str, *answers: str) -> Scene:
        """Answer with whichever of these is on offer, until this is asked."""
        for _ in range(200):
            if self.asked == key or self.table.request is None:
                return self
            self.play(next(answer for answer in answers if answer in self.options))
        raise AssertionError(f"{key} is never asked")

    # --- looking

    @property
    def other(self) -> Hero:
        return self.state.heroes[1]

    @property
    def step(self) -> str:
        return self.state.step

    def at(self, seat: int = 0) -> str | None:
        """Where a hero stands: a town by its name, else the hex."""
        here = self.state.heroes[seat].hex
        if here is None:
            return None
        return self.state.book.board.spaces[here].town or spoken(here)

    def down(self, seat: int = 0) -> list[str]:
        """Items that lie face down."""
        return [item.card for item in self.state.heroes[seat].items if item.down]

    def deck(self, colour: str) -> Sequence[str]:
        """A deck in its known order; no card of it may lie in a shuffled bag."""
        pile = self.state.decks[Colour(colour)]
        assert not pile.bag
        return pile.below

    def counters(self, seat: int = 0) -> dict[str, int]:
        """Adventure counters of a hero by colour."""
        return {colour.value: n for colour, n in self.state.heroes[seat].counters.items() if n}

    def jewels(self, at: str) -> list[str]:
        """Adventure counters on a space."""
        return [colour.value for colour in self.state.jewels.get(at, ())]

    def pile(self, colour: str) -> int:
        return self.state.pile[Colour(colour)]

    def track(self) -> list[str | None]:
        """Cards on the undefeated challenge track."""
        return [None if taken is None else taken.card for taken in self.state.track]

    def marked(self, position: int) -> str | None:
        """The space on which the counter with this number lies."""
        taken = self.state.track[position - 1]
        return None if taken is None else spoken(taken.space)

    @property
    def winners(self) -> tuple[int, ...] | None:
        result = self.state.result
        return None if result is None else result.winners

    @property
    def reason(self) -> str | None:
        result = self.state.result
        return None if result is None else result.reason

    def rules(self, key: str) -> list[object]:
        """The rules that events of this kind name."""
        return [event["rule"] for event in self.table.events() if event["key"] == key]
