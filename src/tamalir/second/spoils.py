"""The end of a fight between heroes."""

from __future__ import annotations

from tamalir.kernel import Option, Rule, Seat, rule
from tamalir.second.asking import ask, room_for
from tamalir.second.knockout import knock_out
from tamalir.second.limits import no_room_for, owned, take_away
from tamalir.second.rewards import check_runes
from tamalir.second.state import Fight, SecondState
from tamalir.second.values import life
from tamalir.second.words import HERO, Outcome
from tamalir.second.wounds import KnockedOut
from tamalir.world.asking import Aside
from tamalir.world.piles import without


@rule
def end_of_duel(state: SecondState, fight: Fight) -> Rule[None]:
    """The winner takes a prize (2E-DUEL-018), then the loser is knocked out (2E-DUEL-020)."""
    if fight.outcome not in (Outcome.ATTACKER, Outcome.DEFENDER, Outcome.BOTH):
        return  # nobody wins (2E-DUEL-017)
    winner, loser = fight.attacker, fight.defender
    if fight.outcome != Outcome.ATTACKER:
        winner, loser = loser, winner  # both fallen: the defender counts as the winner (2E-DUEL-015)
    trophies = bool(state.options["battle-trophies"])
    heroes = state.heroes
    state.emit("duel-won", winner, "2E-DUEL-017", hero=heroes[winner].id, rival=heroes[loser].id)
    if fight.outcome == Outcome.BOTH:  # 2E-GAP-056
        if state.options["double-knockout-spares-winner"]:
            heroes[winner].wounds = life(state, winner, HERO) - 1  # barely on its feet
        else:
            yield from knock_out(state, winner, keeps_all=trophies)
    felled: KnockedOut | None = None
    try:
        yield from _prize(state, winner, loser)
    except KnockedOut as knocked_out:  # giving up a card to make room has cost the winner its last Life
        felled = knocked_out
    if state.result is None:
        yield from knock_out(state, loser, keeps_all=trophies)
    if felled is not None:
        raise felled


@rule
def _prize(state: SecondState, winner: Seat, loser: Seat) -> Rule[None]:
    """An Item, an Ally, all gold or an adventure card (2E-DUEL-018), within the limits (2E-GAP-059)."""
    own, beaten = state.heroes[winner], state.heroes[loser]

    def offers() -> list[Option[str | Aside]]:
        full = {card: no_room_for(state, winner, card) for card in owned(beaten)}
        return [
            *([Option("prize-gold", "gold", {"n": beaten.gold})] if beaten.gold else []),
            *(Option(f"prize:{card}", card, {"card": card}, why) for card, why in full.items()),
            *(Option(f"prize:{card}", card, {"card": card}) for card in beaten.kept),  # 2E-GAP-060
            *room_for(state, winner, [card for card, why in full.items() if why is not None]),
            Option("prize-nothing", ""),
        ]

    prize = yield from ask(state, winner, "duel.prize", offers, {"rival": beaten.id})
    assert isinstance(prize, str)
    if prize == "gold":
        own.gold, beaten.gold = own.gold + beaten.gold, 0
        state.emit("prize-taken", winner, "2E-DUEL-018", hero=own.id, rival=beaten.id, prize="gold")
    elif prize:
        _hand_over(state, winner, loser, prize)
        state.emit("prize-taken", winner, "2E-DUEL-018", hero=own.id, rival=beaten.id, prize=prize)
        check_runes(state, winner)  # 2E-GAP-060


def _hand_over(state: SecondState, winner: Seat, loser: Seat, card: str) -> None:
    """A captured card keeps its counters (2E-DUEL-019) and stays face down if it was (2E-GAP-030)."""
    own, beaten = state.heroes[winner], state.heroes[loser]
    own.items += [item for item in beaten.items if item.card == card]
    own.allies += [ally for ally in beaten.allies if ally.card == card]
    if card in beaten.kept:
        beaten.kept = without(beaten.kept, card)
        own.kept = [*own.kept, card]
    take_away(state, loser, card)
