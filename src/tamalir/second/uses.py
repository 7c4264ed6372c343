"""Using cards: whose, when, at what cost, how often."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tamalir.kernel import Option, Rule, Seat, rule
from tamalir.second.limits import discard_card
from tamalir.second.state import Item, SecondState
from tamalir.second.values import member, stamina
from tamalir.second.vocabulary import VERBS, window_of
from tamalir.second.words import HERO, Usage
from tamalir.second.wounds import exhaust, fallen, take_wounds
from tamalir.world.effects import Effect

LABEL_RULES = {
    "ranged": "2E-EFFECT-004",
    "melee": "2E-EFFECT-005",
    "magic": "2E-EFFECT-006",
    "any-phase": "2E-EFFECT-007",
    "before-combat": "2E-EFFECT-008",
}
"""Which rule keeps a labelled effect to its moment."""

ACTIVATION_RULES = {
    "movement": "2E-ACT-003",
    "market": "2E-ACT-004",
    "before-combat": "2E-ACT-005",
    "round": "2E-ACT-006",
    "card": "2E-GAP-039",
    "answer": "2E-GAP-038",
}
"""Which rule allows one activation in each window."""


@dataclass(slots=True)
class Use:
    """A card being used: the context of its effect."""

    state: SecondState
    seat: Seat
    who: str
    """Who bears the cost and the effect: the hero, or the Ally whose card it is (2E-WOUND-008)."""
    card: str
    n: int
    """Which of the card's effects."""
    effect: Effect

    @property
    def id(self) -> str:
        return self.card if self.n == 0 else f"{self.card}#{self.n}"


def abilities(state: SecondState, seat: Seat, allies: bool = True) -> Iterator[Use]:
    """Everything a party could ever use, each effect by itself."""
    hero = state.heroes[seat]
    sources = [(HERO, hero.card)]
    sources += [(HERO, item.card) for item in hero.items]
    sources += [(HERO, card) for card in hero.kept]
    if allies:
        sources += [(ally.card, ally.card) for ally in hero.allies]
    for who, card in sources:
        for n, effect in enumerate(state.book.effects(card)):
            if effect.when != "always":
                yield Use(state, seat, who, card, n, effect)


def usable(
    state: SecondState, seat: Seat, window: str, labels: Sequence[str], allies: bool = True
) -> list[Option[Use | None]]:
    """What the party may use in this window, and what it may not, with the rule that says so.

    Beside these stands an option with the value None: to use nothing.
    """
    return [
        Option[Use | None](f"use:{use.id}", use, {"card": use.card, "n": use.n}, refused(use))
        for use in abilities(state, seat, allies)
        if use.effect.when in labels and window_of(use.effect) == window
    ]


def refused(use: Use) -> str | None:
    """The rule that forbids this use now, its moment being right."""
    return _not_ready(use) or _spent(use) or _cannot_pay(use) or VERBS.refused(use, use.effect)


@rule
def use_card(use: Use) -> Rule[None]:
    """Pay, do what the card says, then turn it down or give it up."""
    state, effect = use.state, use.effect
    state.tell("card-used", use.seat, hero=state.heroes[use.seat].card, card=use.card)
    _mark(use)
    if not _pay(use):
        return  # the cost knocked the payer out: the effect is lost (2E-GAP-036)
    item = _item(use)
    if item is not None and state.book.item(item.card).usage is Usage.ACTIVATE:
        item.down = True  # 2E-ACT-001
        state.activated.append(use.seat)
    yield from VERBS.carry_out(use, effect)
    if item is not None and state.book.item(item.card).usage is Usage.DISCARD:
        discard_card(state, use.seat, item.card)  # 2E-MARKET-016


def _item(use: Use) -> Item | None:
    return next((item for item in use.state.heroes[use.seat].items if item.card == use.card), None)


def _not_ready(use: Use) -> str | None:
    item = _item(use)
    if item is None or use.state.book.item(item.card).usage is not Usage.ACTIVATE:
        return None  # 2E-ACT-007: always-on and discard cards are not activated
    if item.down:
        return "2E-ACT-002"
    if use.state.window not in ACTIVATION_RULES:
        return "2E-GAP-038"
    if use.seat in use.state.activated:
        return ACTIVATION_RULES[use.state.window]
    return None


def _spent(use: Use) -> str | None:
    """Before Combat abilities once per battle; others as their text or their occasion limits them."""
    state, effect = use.state, use.effect
    if effect.when == "before-combat" and state.fight is not None and _mine(use) in state.fight.used:
        return "2E-COMBAT-003"
    if effect.limit is not None and _mine(use) in state.heroes[use.seat].used:
        return "2E-EFFECT-010"
    if not effect.cost and _item(use) is None:
        # 2E-GAP-090: a free ability works once for each occasion.
        if state.check is not None and use.id in state.check.used:
            return "2E-GAP-090"
        if state.blow is not None and use.id in state.blow.used:
            return "2E-GAP-090"
    return None


def _cannot_pay(use: Use) -> str | None:
    tired = use.effect.cost.get("exhaustion", 0)
    body = member(use.state, use.seat, use.who)
    if tired and body.exhaustion + tired > stamina(use.state, use.seat, use.who):
        return "2E-WOUND-007"
    if use.effect.cost.get("gold", 0) > use.state.heroes[use.seat].gold:
        return "2E-EFFECT-001"
    return None


def _mine(use: Use) -> str:
    """Abilities of one card in two hands are two: in a duel each side has its own."""
    return f"{use.seat}:{use.id}"


def _mark(use: Use) -> None:
    state = use.state
    if use.effect.when == "before-combat" and state.fight is not None:
        state.fight.used.append(_mine(use))
    if use.effect.limit is not None:
        state.heroes[use.seat].used.append(_mine(use))
    if state.check is not None:
        state.check.used.append(use.id)
    if state.blow is not None:
        state.blow.used.append(use.id)


def _pay(use: Use) -> bool:
    """Costs are borne by whoever's card it is (2E-WOUND-008) and cannot be cancelled (2E-GAP-037)."""
    state, cost = use.state, use.effect.cost
    state.heroes[use.seat].gold -= cost.get("gold", 0)
    if cost.get("exhaustion"):
        exhaust(state, use.seat, use.who, cost["exhaustion"])
    if cost.get("wounds"):
        take_wounds(state, use.seat, use.who, cost["wounds"])
        return not fallen(state, use.seat, use.who)
    return True
