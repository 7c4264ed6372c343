"""What a combat leaves behind."""

from __future__ import annotations

from tamalir.kernel import Result, Rule, Seat, rule
from tamalir.third.effects_in_order import all_in_order
from tamalir.third.harm import fall
from tamalir.third.outcome import eliminate
from tamalir.third.pools import emit_for_side
from tamalir.third.state import Fight, Side, ThirdState, fight_of
from tamalir.third.steps import Outcome
from tamalir.third.triggers import set_off
from tamalir.third.trophy_gains import gain_bonuses
from tamalir.third.uses import Deed
from tamalir.third.values import defeated, hero_of


@rule
def after_combat(state: ThirdState) -> Rule[None]:
    """Reward and trophy for a beaten enemy; the card of an unbeaten one is discarded. If one effect has
    brought both down, the hero gains the spoils and is then defeated (3E-GAP-028)."""
    fight = fight_of(state)
    attacker, foe = fight.sides
    beaten = [side for side in fight.sides if fight.ended == Outcome.DEFEAT and defeated(state, side)]
    winners = [side.seat for side in fight.sides if side.hero and fight.foe(side) in beaten]
    if state.scene is None:
        state.fight = None
    if foe.hero:
        yield from after_challenge(state, fight, beaten)
    elif state.book.catalogue.enemies[foe.who].villain and state.scene is None:
        after_villain(state, attacker, foe, beaten)
    else:
        yield from after_enemy(state, fight, beaten)
    if state.scene is not None:
        end_scene(state, fight, winners)
        return
    for side in beaten:
        if side.hero and side.seat not in state.eliminated:
            fall(state, side.seat)
    if state.unfinished:  # 3E-GAP-069
        state.unfinished[0].won = fight.ended == Outcome.DEFEAT


@rule
def after_enemy(state: ThirdState, fight: Fight, beaten: list[Side]) -> Rule[None]:
    """A hero that has beaten an enemy gains its reward and its card."""
    attacker, foe = fight.sides
    if foe in beaten:
        yield from win_spoils(state, attacker, foe)
    elif fight.ended == Outcome.TAKEN:
        yield from take_card(state, attacker, foe)  # 3E-ENEMY-005: no reward
    else:
        discard_enemy(state, foe)


@rule
def win_spoils(state: ThirdState, hero: Side, enemy: Side) -> Rule[None]:
    """First the reward, then the card as a trophy (3E-ENEMY-002), then bonus trophies (3E-TROPHY-009). An
    enemy of a story card is no trophy (3E-STORY-003)."""
    card = state.book.catalogue.enemies[enemy.who]
    owner = hero_of(state, hero)
    owner.gold += card.gold
    if card.deck == "story":
        emit_for_side(state, hero, "fight-reward", "3E-STORY-003", card=card.id, gold=card.gold)
    else:
        emit_for_side(state, hero, "fight-spoils", "3E-ENEMY-002", card=card.id, gold=card.gold)
    if state.scene is None:
        state.resolving.append(card.id)  # until it is a trophy
        yield from all_in_order(Deed(state, hero.seat, card.id), card.reward)
        state.resolving.remove(card.id)
    if card.deck != "story":
        owner.trophies.append(card.id)
        yield from set_off(state, "trophy-gained", hero.seat)
    yield from gain_bonuses(state, card.id)


@rule
def take_card(state: ThirdState, hero: Side, enemy: Side) -> Rule[None]:
    """An ability lets the hero take the enemy as a trophy: the combat is over, and there is no reward."""
    card = state.book.catalogue.enemies[enemy.who]
    hero_of(state, hero).trophies.append(card.id)
    emit_for_side(state, hero, "fight-spoils", "3E-ENEMY-005", card=card.id, gold=0)
    yield from set_off(state, "trophy-gained", hero.seat)


def discard_enemy(state: ThirdState, enemy: Side) -> None:
    """Whether the hero was defeated (3E-DEFEAT-003) or fled (3E-GAP-021). A story card stays where it is, and
    the damage on it is gone (3E-GAP-036)."""
    card = state.book.catalogue.enemies[enemy.who]
    if not card.villain and card.deck != "story":
        state.adventure_discards.setdefault(card.deck, []).append(card.id)


@rule
def after_challenge(state: ThirdState, fight: Fight, beaten: list[Side]) -> Rule[None]:
    """The ability that allowed the challenge says what its user gains (3E-HERO-004); who was challenged gains
    nothing (3E-CHALLENGE-004). Nobody loses anything else (3E-GAP-023)."""
    attacker, foe = fight.sides
    if fight.ability is None or foe not in beaten or attacker in beaten:
        return
    ability = state.book.abilities[fight.ability]
    yield from all_in_order(Deed(state, attacker.seat, attacker.who, ability), ability.effect.args["effects"])


def after_villain(state: ThirdState, hero: Side, villain: Side, beaten: list[Side]) -> None:
    """Who defeats the villain wins, even if both fall (3E-VILLAIN-003, 3E-GAP-028); whom it defeats is
    eliminated, before anything else could happen (3E-VILLAIN-004, 3E-GAP-059). Its damage is gone with the
    fight, and the scenario card is turned back (3E-SCEN-006)."""
    if villain in beaten:
        state.book.seams.win(state, hero.seat)
        return
    state.emit("scenario-flipped", hero.seat, "3E-SCEN-006", side="a")
    if hero in beaten:
        eliminate(state, hero.seat)


def end_scene(state: ThirdState, fight: Fight, winners: list[Seat]) -> None:
    """A prepared fight is the whole game."""
    seats = range(len(state.heroes))
    others = tuple(seat for seat in seats if seat not in winners)
    ranking = tuple(group for group in (tuple(winners), others) if group)
    reason = "fight-won" if winners else f"fight-{_END[fight.ended or 'stalled']}"
    state.result = Result(tuple(winners), ranking, reason)


_END = {"defeat": "lost", "flight": "fled", "stalled": "stalled", "taken": "won"}
