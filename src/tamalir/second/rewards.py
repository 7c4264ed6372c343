"""What victory over a Challenge brings, and winning the game by it."""

from __future__ import annotations

from tamalir.kernel import Option, Result, Rule, Seat, rule
from tamalir.second.asking import ask, room_for
from tamalir.second.discards import discard_adventure
from tamalir.second.effects import follow
from tamalir.second.limits import no_room_for, owned
from tamalir.second.state import Ally, Fight, Item, SecondState
from tamalir.second.undefeated import off_the_track
from tamalir.second.uses import Use
from tamalir.second.vocabulary import VERBS
from tamalir.second.words import HERO, Colour
from tamalir.second.wounds import KnockedOut
from tamalir.world.asking import Aside
from tamalir.world.hexes import Hex, spoken

RUNES_TO_WIN = 3


@rule
def defeat_challenge(state: SecondState, fight: Fight) -> Rule[None]:
    """Reward (2E-COMBAT-027), adventure counter (2E-COMBAT-030), then discard unless kept (2E-COMBAT-032)."""
    assert fight.foe is not None
    card, seat = fight.foe.card, fight.seat
    challenge = state.book.challenges[card]
    state.emit("challenge-defeated", seat, "2E-COMBAT-026", hero=state.heroes[seat].id, foe=card)
    off_the_track(state, card)
    if challenge.wins:
        win(state, seat, "victory-margath")  # 2E-WIN-002
        return
    felled: KnockedOut | None = None
    try:
        yield from reward(state, seat, card)
    except KnockedOut as knocked_out:  # giving up a card to make room has cost it its last Life
        felled = knocked_out
    if fight.space is not None and state.result is None:
        take_counter(state, seat, fight.space, challenge.colour)
    if not kept_by_anybody(state, card):
        discard_adventure(state, card)
    if felled is not None:
        raise felled


@rule
def reward(state: SecondState, seat: Seat, card: str) -> Rule[None]:
    """What the card promises to whoever defeats it."""
    effects = tuple(effect for effect in state.book.adventure(card).effects if effect.when == "reward")
    for effect in effects:
        yield from follow(Use(state, seat, HERO, card, 0, effect), (effect,))


@VERBS.verb("keep", when=("reward", "encounter"))
@rule
def keep(use: Use) -> Rule[None]:
    """The adventure card stays with the hero, as what it says it is (2E-COMBAT-028).

    It comes clean of counters (2E-GAP-081). An Item or Ally may be refused, and must be if no
    room can be made for it (2E-GAP-083); else the player may make room first (2E-LIMIT-011).
    """
    state, seat, card = use.state, use.seat, use.card
    hero = state.heroes[seat]
    role = _role(state, card)
    if role not in ("ally", "item"):
        hero.kept = [*hero.kept, card]  # counts toward no limit (2E-GAP-079)
    else:

        def offers() -> list[Option[bool | Aside]]:
            full = no_room_for(state, seat, card)
            room = [] if full is None else room_for(state, seat, [card])
            return [Option("keep", True, {"card": card}, full), *room, Option("leave", False)]

        if not (yield from ask(state, seat, "reward.keep", offers, {"card": card, "role": role})):
            return
        if role == "ally":
            hero.allies.append(Ally(card))
        else:
            hero.items.append(Item(card))
    state.emit("card-kept", seat, "2E-COMBAT-028", hero=hero.id, card=card)
    check_runes(state, seat)


def check_runes(state: SecondState, seat: Seat) -> None:
    """Three Dragon Runes held at once win the game (2E-WIN-003)."""
    if sum(state.book.is_rune(card) for card in state.heroes[seat].kept) >= RUNES_TO_WIN:
        win(state, seat, "victory-runes")


def win(state: SecondState, seat: Seat, reason: str) -> None:
    """The first to succeed is the only winner (2E-WIN-004)."""
    others = tuple(other for other in range(len(state.heroes)) if other != seat)
    state.result = Result((seat,), ((seat,), others) if others else ((seat,),), reason)
    state.emit("game-won", seat, "2E-WIN-004", hero=state.heroes[seat].id, reason=reason)


def take_counter(state: SecondState, seat: Seat, space: Hex, colour: Colour) -> None:
    """The counter that was attempted; of an undefeated challenge one of its colour, if any (2E-GAP-023)."""
    if state.take_jewel(spoken(space), colour):
        hero = state.heroes[seat]
        hero.counters[colour] = hero.counters.get(colour, 0) + 1
        state.emit("counter-taken", seat, "2E-COMBAT-030", hero=hero.id, colour=colour.value)


def holds(state: SecondState, seat: Seat, card: str) -> bool:
    """Whether a hero has kept this card."""
    hero = state.heroes[seat]
    return card in hero.kept or card in owned(hero)


def kept_by_anybody(state: SecondState, card: str) -> bool:
    """Whether a card has found a keeper: whoever earned it, or a rival it was passed on to."""
    return any(holds(state, seat, card) for seat in range(len(state.heroes)))


def _role(state: SecondState, card: str) -> str:
    kept = getattr(state.book.adventure(card), "kept", None)
    return "trophy" if kept is None else kept.role
