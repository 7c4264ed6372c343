"""The cards of the second edition as numbers, since version 1: which there are, and what their texts do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tamalir.envs.cards import CardNumbers, listed
from tamalir.envs.per_book import PerBook
from tamalir.kernel import Option, Seat
from tamalir.second.cards import Book
from tamalir.second.state import Hero, SecondState
from tamalir.world.effects import Effect

DEEDS = (
    "add-dice", "add-to-roll", "add-wounds", "all-gain-gold", "all-suffer", "attack", "breaks-items",
    "cancel-wounds", "easy-terrain", "either", "escape-bonus", "fight", "find-market-card", "finish",
    "gain-experience", "gain-gold", "go-to-town", "heal", "inflict", "keep", "lose-gold", "movement-dice",
    "no-healing", "pay", "price", "raise", "raise-damage", "raise-foes", "raise-foes-damage", "ready-items",
    "recover", "remove-counter", "reroll", "reroll-dice", "roll-bonus", "safe-travel", "skill-bonus",
    "slip-away", "strengthen", "suffer", "test", "walk", "weaken", "weary-terrain", "wild-step",
)  # fmt: skip
LATER = (
    "bargain", "bear-wounds", "both", "contest", "curse", "embolden", "open-task", "pass-on", "rob",
)  # fmt: skip
"""Deeds that version 1 does not tell apart: they have the place of any other."""
MOMENTS = (
    "always", "any-phase", "any-time", "arrived", "attack-roll", "before-combat", "before-moving", "card",
    "combat-roll", "encounter", "end-of-turn", "escape", "event", "magic", "market", "melee", "moved",
    "movement-rolled", "ranged", "reward", "skill-test", "wounds",
)  # fmt: skip
CARDS = listed("tamalir.envs.second", "cards_v1.txt")
NUMBERS = CardNumbers(CARDS, DEEDS, MOMENTS)

ITEMS, ALLIES, KEPT, MARKET = 10, 4, 6, 8
SEAT = 1 + ITEMS + ALLIES + KEPT
COMMON = 2 + MARKET


def cards(state: SecondState, seat: Seat) -> NDArray[np.int16]:
    """Numbers of cards: the Event, the foe, the market of the town in which the seat's hero stands; then
    hero, Items, Allies and kept cards of each seat, the own one first."""
    seats = len(state.heroes)
    foe = None if state.fight is None else state.fight.foe
    found = [NUMBERS.number(state.event or ""), NUMBERS.number("" if foe is None else foe.card)]
    found += NUMBERS.numbers(_market(state, state.heroes[seat]), MARKET)
    for other in range(seat, seat + seats):
        hero = state.heroes[other % seats]
        found.append(NUMBERS.number(hero.id))
        found += NUMBERS.numbers([item.card for item in hero.items], ITEMS)
        found += NUMBERS.numbers([ally.card for ally in hero.allies], ALLIES)
        found += NUMBERS.numbers(list(hero.kept), KEPT)
    return np.array(found, dtype=np.int16)


def _market(state: SecondState, hero: Hero) -> Sequence[str]:
    for town, at in state.book.board.towns.items():
        if at == hero.hex:
            return state.stacks.get(town, ())
    return ()


def effects(state: SecondState, seat: Seat) -> NDArray[np.float32]:
    """What the texts of the Event and of the foe do, and those of each seat's cards taken together, the own
    seat first."""
    seats = len(state.heroes)
    foe = None if state.fight is None else state.fight.foe
    rows = [_text(state, state.event), _text(state, None if foe is None else foe.card)]
    for other in range(seat, seat + seats):
        hero = state.heroes[other % seats]
        row = NUMBERS.nothing
        for card in _owned(hero):
            row = np.maximum(row, _text(state, card))
        rows.append(row)
    return np.stack(rows)


def _owned(hero: Hero) -> Iterator[str]:
    if hero.id:
        yield hero.id
    yield from (item.card for item in hero.items)
    yield from (ally.card for ally in hero.allies)
    yield from hero.kept


def option_cards(options: Sequence[Option[Any] | None], room: int) -> NDArray[np.int16]:
    """The number of the card that each option is about."""
    found = np.zeros(room, dtype=np.int16)
    for n, option in enumerate(options):
        if option is not None and option.args:
            found[n] = NUMBERS.number(str(option.args.get("card", "")))
    return found


def option_texts(
    state: SecondState, options: Sequence[Option[Any] | None], into: NDArray[np.float32]
) -> None:
    """What the text of the card does that each option is about; where a card is used, the paragraph of it."""
    for n, option in enumerate(options):
        if option is not None and option.args:
            card = option.args.get("card")
            if card is not None:
                part = option.args.get("n") if option.verb == "use" else None
                into[n] = _text(state, str(card), None if part is None else int(part))


def _text(state: SecondState, card: str | None, part: int | None = None) -> NDArray[np.float32]:
    if not card:
        return NUMBERS.nothing
    known = _TEXTS.of(state.book)
    found = known.get((card, part))
    if found is None:
        found = known[card, part] = NUMBERS.text(_printed(state, card, part))
    return found


def _no_texts(book: Book) -> dict[tuple[str, int | None], NDArray[np.float32]]:
    return {}


_TEXTS = PerBook(_no_texts)


def _printed(state: SecondState, card: str, part: int | None) -> Sequence[Effect]:
    book = state.book
    if part is not None:
        held = book.effects(card)
        return held[part : part + 1]
    everywhere: tuple[Any, ...] = (
        book.heroes, book.allies, book.items, book.challenges, book.encounters, book.events,
    )  # fmt: skip
    for kind in everywhere:
        if card in kind:
            printed = kind[card]
            kept = getattr(printed, "kept", None)
            return (*printed.effects, *(() if kept is None else kept.effects))
    return ()
