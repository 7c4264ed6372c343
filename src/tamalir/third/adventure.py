"""The adventure action, and resolving adventure cards of all three types."""

from __future__ import annotations

from tamalir.kernel import Rule, Seat, rule
from tamalir.third.combat import engage
from tamalir.third.events import discard_card, resolve_event
from tamalir.third.heroes import standing_effects
from tamalir.third.state import ThirdState
from tamalir.world.hexes import spoken
from tamalir.world.piles import draw_from


def adventure_cost(state: ThirdState, seat: Seat) -> int:
    """Two actions (3E-ACTION-005), unless a card says otherwise (3E-GOLDEN-002)."""
    costs = [e.args["amount"] for e in standing_effects(state, seat, "action-cost")]
    return min([2, *map(int, costs)])


def cannot_adventure(state: ThirdState, seat: Seat) -> str | None:
    """The rule that keeps a hero from adventuring where it stands."""
    at = state.heroes[seat].hex
    if at not in state.gems:
        return "3E-ADVENTURE-001"
    if not state.gems[at]:
        return "3E-ADVENTURE-003"
    return "3E-ADVENTURE-002" if state.actions < adventure_cost(state, seat) else None


@rule
def adventure(state: ThirdState, seat: Seat) -> Rule[None]:
    """Pay and turn the gem first (3E-GAP-040), then draw from the deck of its kind (3E-ADVENTURE-001)."""
    hero = state.heroes[seat]
    assert hero.hex is not None
    state.actions -= adventure_cost(state, seat)
    state.gems[hero.hex] = False
    deck = state.book.board.gems[hero.hex]
    state.emit("adventure-begins", seat, "3E-ADVENTURE-001", who=hero.id, deck=deck, hex=spoken(hero.hex))
    yield from draw_adventure(state, seat, deck)


@rule
def draw_adventure(state: ThirdState, seat: Seat, deck: str) -> Rule[None]:
    """A drawn card is resolved at once according to its type (3E-DRAW-002, 3E-ADVENTURE-005). An empty deck
    is not shuffled again and gives nothing (3E-DECK-004, 3E-ADVENTURE-006, 3E-GAP-047)."""
    card = yield from draw_from(state.decks[deck], "draw.adventure")
    while card is not None and not state.book.seams.fits(state, card):  # UB-SOLO-004
        discard_card(state, card)
        card = yield from draw_from(state.decks[deck], "draw.adventure")
    hero = state.heroes[seat]
    if card is None:
        state.emit("deck-exhausted", seat, "3E-DECK-004", deck=deck)
        return
    state.emit("card-drawn", seat, "3E-DRAW-002", who=hero.id, card=card, deck=deck)
    catalogue = state.book.catalogue
    if card in catalogue.enemies:
        engage(state, seat, card)  # 3E-ENEMY-001
    elif card in catalogue.quests:
        hero.quests.append(card)  # 3E-QUEST-001; 3E-QUEST-003: any number of them
    else:
        yield from resolve_event(state, seat, card)
