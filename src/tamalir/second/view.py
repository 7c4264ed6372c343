"""What a seat may know. The second edition hides nothing but the order of shuffled cards and the
faces of the doom track, so all seats see the same; this list says what that is.
"""

from __future__ import annotations

from tamalir.kernel import Seat
from tamalir.second.experience import level, points, price
from tamalir.second.state import Attempt, Check, Deal, Fight, Hero, SecondState
from tamalir.second.values import (
    damage,
    enemy_damage,
    enemy_life,
    enemy_value,
    life,
    stamina,
    value,
)
from tamalir.second.words import HERO, Attribute, Kind


def view(state: SecondState, seat: Seat | None) -> dict[str, object]:
    """The whole table as it lies there."""
    return {
        "options": dict(state.options),
        "turn": state.turn,
        "turns": state.turns,
        "step": state.step,
        "heroes": [_hero(state, n, hero) for n, hero in enumerate(state.heroes)],
        "fight": None if state.fight is None else _fight(state, state.fight),
        "check": None if state.check is None else _check(state.check),
        "journey": {"dice": list(state.journey.dice), "paid": [t.value for t in state.journey.paid]},
        "attempt": None if state.attempt is None else _attempt(state.attempt),
        "deal": None if state.deal is None else _deal(state.deal),
        "blow": None if state.blow is None else {"who": state.blow.who, "wounds": state.blow.wounds},
        "market": {
            "deck": len(state.market),
            "stacks": {town: list(cards) for town, cards in state.stacks.items()},
        },
        "decks": {colour.value: len(deck) for colour, deck in state.decks.items()},
        "discards": {colour.value: len(cards) for colour, cards in state.discards.items()},
        "jewels": {at: [c.value for c in colours] for at, colours in state.jewels.items() if colours},
        "pile": {colour.value: n for colour, n in state.pile.items()},
        "track": [None if t is None else {"card": t.card, "space": list(t.space)} for t in state.track],
        "event": state.event,
        "doom": {
            "colours": [state.book.adventure(c).colour.value for c in state.doom],
            "counters": state.doom_counters,
        },
        "endgame": state.endgame,
        "price": price(state),
    }


def _check(check: Check) -> dict[str, object]:
    """The roll on the table, with what both dice show."""
    return {
        "seat": check.seat,
        "who": check.who,
        "key": check.key,
        "kind": None if check.kind is None else check.kind.value,
        "attack": check.attack,
        "faces": check.faces,
        "dice": check.dice,
        "plus": check.plus,
        "total": check.total,
        "target": check.target,
    }


def _attempt(attempt: Attempt) -> dict[str, object]:
    """Cards drawn in this step lie open for all to see (2E-ADV-004)."""
    return {"colour": attempt.colour.value, "hazard": attempt.hazard, "drawn": list(attempt.seen)}


def _deal(deal: Deal) -> dict[str, object]:
    """Offers are made across the table, before everybody."""
    return {
        "by": deal.by,
        "to": deal.to,
        "cards": {str(seat): list(cards) for seat, cards in deal.cards.items()},
        "gold": {str(seat): n for seat, n in deal.gold.items()},
    }


def _hero(state: SecondState, seat: Seat, hero: Hero) -> dict[str, object]:
    return {
        "card": hero.card,
        "place": None if hero.place is None else list(hero.place),
        **(_figures(state, seat, HERO) if hero.card else {}),  # while heroes are being dealt
        "wounds": hero.wounds,
        "exhaustion": hero.exhaustion,
        "gold": hero.gold,
        "items": [{"card": item.card, "down": item.down} for item in hero.items],
        "allies": [
            {
                "card": ally.card,
                "wounds": ally.wounds,
                "exhaustion": ally.exhaustion,
                "down": ally.down,
                **_figures(state, seat, ally.card),
            }
            for ally in hero.allies
        ],
        "kept": list(hero.kept),
        "bonuses": dict(hero.bonuses),
        "counters": {colour.value: n for colour, n in hero.counters.items() if n},
        "points": points(hero),
        "level": level(hero),
        "out": hero.out,
    }


def _figures(state: SecondState, seat: Seat, who: str) -> dict[str, object]:
    return {
        "life": life(state, seat, who),
        "stamina": stamina(state, seat, who),
        "values": {a.value: value(state, seat, who, a) for a in Attribute},
        "damage": {k.value: damage(state, seat, who, k) for k in Kind},
    }


def _fight(state: SecondState, fight: Fight) -> dict[str, object]:
    foe = fight.foe
    return {
        "seat": fight.seat,
        "cause": fight.cause,
        "attacker": fight.attacker,
        "rival": fight.rival,
        "space": None if fight.space is None else list(fight.space),
        "stage": fight.stage,
        "round": fight.round,
        "attacked": list(fight.attacked),
        "foe": None
        if foe is None
        else {
            "card": foe.card,
            "wounds": foe.wounds,
            "life": enemy_life(state, fight),
            "values": {a.value: enemy_value(state, fight, a) for a in Attribute},
            "damage": {k.value: enemy_damage(state, fight, k) for k in Kind},
        },
    }
