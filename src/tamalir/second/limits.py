"""Limits on Items and Allies, and getting rid of them."""

from __future__ import annotations

from tamalir.kernel import Seat
from tamalir.second.discards import discard_adventure
from tamalir.second.state import Hero, SecondState

LIMITS = {"weapon": (2, "2E-LIMIT-001"), "armor": (1, "2E-LIMIT-002")}
ALLY_LIMIT = 2


def no_room_for(state: SecondState, seat: Seat, card: str) -> str | None:
    """The rule that leaves no room for this card, if one does. Adventure cards count (2E-LIMIT-010)."""
    hero = state.heroes[seat]
    if is_ally(state, card):
        # 2E-VAR-004: with Ally Limits any number may be kept, at a price.
        full = len(hero.allies) >= ALLY_LIMIT and not state.options["ally-limits"]
        return "2E-LIMIT-003" if full else None
    item = state.book.item(card)
    if state.options["item-limits"]:
        same = any(_sort(state, own.card) == (item.item_class, item.type) for own in hero.items)
        return "2E-VAR-003" if same else None
    if item.item_class not in LIMITS:
        return None  # 2E-LIMIT-004
    most, rule = LIMITS[item.item_class]
    for own in hero.items:
        if state.book.item(own.card).item_class == item.item_class:
            most -= 1
    return rule if most <= 0 else None


def room(state: SecondState, hero: Hero) -> list[tuple[str, int, int]]:
    """Kinds of cards of which a hero can have only so many: the kind, how many it has, and the most."""
    found: list[tuple[str, int, int]] = []
    if not state.options["item-limits"]:
        classes = [state.book.item(own.card).item_class for own in hero.items]
        found += [(kind, sum(kind == own for own in classes), most) for kind, (most, _) in LIMITS.items()]
    if not state.options["ally-limits"]:
        found.append(("ally", len(hero.allies), ALLY_LIMIT))
    return found


def is_ally(state: SecondState, card: str) -> bool:
    """Whether a card that can be owned is an Ally, not an Item."""
    return state.book.is_ally[card]


def in_the_way(state: SecondState, seat: Seat, card: str) -> list[str]:
    """Cards that could be given up to make room for this one; kept adventure cards cannot (2E-COMBAT-029)."""
    hero = state.heroes[seat]
    if is_ally(state, card):
        return [ally.card for ally in hero.allies if not state.book.is_adventure(ally.card)]
    new = state.book.item(card)
    alike = [own.card for own in hero.items if state.book.item(own.card).item_class == new.item_class]
    if state.options["item-limits"]:
        alike = [own for own in alike if _sort(state, own) == (new.item_class, new.type)]
    return [own for own in alike if not state.book.is_adventure(own)]


def owned(hero: Hero) -> list[str]:
    """Items and Allies of a hero."""
    return [item.card for item in hero.items] + [ally.card for ally in hero.allies]


def take_away(state: SecondState, seat: Seat, card: str) -> None:
    """A card leaves a hero, whatever the reason; its benefit ends at once (2E-MARKET-018)."""
    hero = state.heroes[seat]
    hero.items[:] = [item for item in hero.items if item.card != card]
    hero.allies[:] = [ally for ally in hero.allies if ally.card != card]
    hero.kept = [kept for kept in hero.kept if kept != card]


def discard_card(state: SecondState, seat: Seat, card: str) -> None:
    """A market card goes under the market deck (2E-LIMIT-008), an adventure card where such go (2E-GAP-022).

    Counters on it go back to the pile (2E-LIMIT-009): they vanish with the card's entry.
    """
    take_away(state, seat, card)
    state.emit("card-discarded", seat, "2E-LIMIT-008", hero=state.heroes[seat].id, card=card)
    if state.book.is_adventure(card):
        discard_adventure(state, card)
    else:
        state.market.put_under(card)


def _sort(state: SecondState, card: str) -> tuple[str, str]:
    item = state.book.item(card)
    return item.item_class, item.type
