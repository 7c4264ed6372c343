"""Skill cards in hand: drawing, exerting, hand limits."""

from __future__ import annotations

from tamalir.kernel import Option, Rule, Seat, choose, rule
from tamalir.third.heroes import hand_size
from tamalir.third.state import ThirdState
from tamalir.world.piles import draw_from


@rule
def draw_skill(state: ThirdState) -> Rule[str | None]:
    """The top card of the skill deck. As soon as the deck has run out, the discard pile becomes the new one
    (3E-SKILL-002); cards revealed in a running test are not part of it (3E-GAP-046)."""
    deck = state.decks["skill"]
    renew_skill_deck(state)
    card = yield from draw_from(deck, "draw.skill")
    renew_skill_deck(state)
    return card


@rule
def draw_usable_skill(state: ThirdState) -> Rule[str | None]:
    """The next card that fits this game, for a hand; what does not is discarded."""
    for _ in range(len(state.decks["skill"]) + len(state.skill_discards)):
        card = yield from draw_skill(state)
        if card is None or state.book.seams.fits(state, card):
            return card
        state.skill_discards.append(card)
    return None


def renew_skill_deck(state: ThirdState) -> None:
    deck = state.decks["skill"]
    if not len(deck) and state.skill_discards:
        deck.shuffle(state.skill_discards)
        state.skill_discards.clear()
        state.emit("skills-shuffled", None, "3E-SKILL-002")


@rule
def draw_skills(state: ThirdState, seat: Seat, amount: int) -> Rule[None]:
    """Draw so many together (3E-DRAW-003), as far as there are any (3E-GAP-046); then discard what is too
    much (3E-HAND-002)."""
    hero = state.heroes[seat]
    drawn: list[str] = []
    for _ in range(amount):
        card = yield from draw_usable_skill(state)
        if card is None:
            break
        drawn.append(card)
    hero.hand.extend(drawn)
    state.emit_to(
        (seat,), "skills-drawn", seat, {"cards": " ".join(drawn)}, "3E-DRAW-001", who=hero.id, n=len(drawn)
    )
    yield from discard_down(state, seat)


@rule
def discard_down(state: ThirdState, seat: Seat) -> Rule[None]:
    """Whenever a hero holds more skill cards than it may, the surplus goes at once (3E-HAND-002)."""
    hero = state.heroes[seat]
    while len(hero.hand) > hand_size(state, seat):
        left = len(hero.hand) - hand_size(state, seat)
        yield from discard_one(state, seat, "hand.discard", left)


@rule
def discard_one(state: ThirdState, seat: Seat, key: str, left: int) -> Rule[None]:
    """Discard one skill card of the hero's choice."""
    hero = state.heroes[seat]
    options = [Option(f"discard-skill:{card}", card, {"card": card}) for card in sorted(set(hero.hand))]
    card = yield from choose(seat, key, options, {"who": hero.id, "n": left})
    hero.hand.remove(card)
    state.skill_discards.append(card)  # 3E-DISCARD-001: faceup
    state.emit("skill-discarded", seat, "3E-HAND-002", who=hero.id, card=card)


# --- exerting ---------------------------------------------------------------------------


def exert_with(state: ThirdState, seat: Seat, card: str) -> None:
    """Discard one skill card from the hand (3E-EXERT-001)."""
    hero = state.heroes[seat]
    hero.hand.remove(card)
    state.skill_discards.append(card)
    state.emit("exerted", seat, "3E-EXERT-001", who=hero.id, card=card)


def ways_to_exert(state: ThirdState, seat: Seat) -> list[Option[str]]:
    """One option for each card; the only limit is the hand (3E-EXERT-005)."""
    return [Option(f"exert:{card}", card, {"card": card}) for card in sorted(set(state.heroes[seat].hand))]


@rule
def exert(state: ThirdState, seat: Seat) -> Rule[None]:
    """Exert, since something asks for it (3E-EXERT-002)."""
    options = ways_to_exert(state, seat)
    exert_with(state, seat, (yield from choose(seat, "hero.exert", options, {"who": state.heroes[seat].id})))
