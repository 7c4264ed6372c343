"""What a combat leaves behind."""

from __future__ import annotations

from tamalir.kernel import Result, Rule, Seat, rule
from tamalir.third.pools import tell
from tamalir.third.state import Fight, Side, State, fight_of
from tamalir.third.values import defeated, hero_of


@rule
def after_combat(state: State) -> Rule[None]:
    """Reward and trophy for a beaten enemy; the card of an unbeaten one is discarded."""
    fight = fight_of(state)
    attacker, foe = fight.sides
    winners = [side.seat for side in fight.sides if side.hero and defeated(state, fight.foe(side))]
    if not foe.hero:
        if defeated(state, foe):
            win_spoils(state, attacker, foe)
        else:
            discard_enemy(state, foe)
    if state.scene is not None:
        end_scene(state, fight, winners)
    yield from ()


def win_spoils(state: State, hero: Side, enemy: Side) -> None:
    """First the reward, then the card as a trophy (3E-ENEMY-002)."""
    card = state.book.catalogue.enemies[enemy.who]
    owner = hero_of(state, hero)
    owner.gold += card.gold
    owner.trophies.append(card.id)
    tell(state, hero, "fight-spoils", "3E-ENEMY-002", card=card.id, gold=card.gold)


def discard_enemy(state: State, enemy: Side) -> None:
    """Whether the hero was defeated (3E-DEFEAT-003) or fled (3E-GAP-021)."""
    card = state.book.catalogue.enemies[enemy.who]
    if not card.villain:
        state.adventure_discards.setdefault(card.deck, []).append(card.id)


def end_scene(state: State, fight: Fight, winners: list[Seat]) -> None:
    """A prepared fight is the whole game."""
    seats = range(len(state.heroes))
    others = tuple(seat for seat in seats if seat not in winners)
    ranking = tuple(group for group in (tuple(winners), others) if group)
    reason = "fight-won" if winners and fight.ended == "defeat" else f"fight-{_END[fight.ended or 'stalled']}"
    state.result = Result(tuple(winners), ranking, reason)


_END = {"defeat": "lost", "flight": "fled", "stalled": "stalled"}
