"""Using cards: whose, when, at what cost, how often."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tamalir.kernel import Option, Rule, Seat, rule
from tamalir.second.cards import Numbered
from tamalir.second.limits import discard_card
from tamalir.second.state import Item, SecondState
from tamalir.second.values import holds, member, stamina
from tamalir.second.vocabulary import VERBS, window_of
from tamalir.second.words import HERO, Usage, Window
from tamalir.second.wounds import KnockedOut, after_a_loss, exhaust, fallen, take_wounds
from tamalir.world.effects import Effect
from tamalir.world.limits import Used, spent, still_counting
from tamalir.world.words import Until

LABEL_RULES = {
    "ranged": "2E-EFFECT-004",
    "melee": "2E-EFFECT-005",
    "magic": "2E-EFFECT-006",
    "any-phase": "2E-EFFECT-007",
    "before-combat": "2E-EFFECT-008",
    "attack-roll": "2E-TERM-001",
}
"""Which rule keeps a labelled effect to its moment."""

ACTIVATION_RULES = {
    Window.MOVEMENT: "2E-ACT-003",
    Window.MARKET: "2E-ACT-004",
    Window.BEFORE_COMBAT: "2E-ACT-005",
    Window.ROUND: "2E-ACT-006",
    Window.CARD: "2E-GAP-039",
    Window.ANSWER: "2E-GAP-038",
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

    def noted(self, until: Until) -> Used:
        """That it happens, to be remembered for so long."""
        return Used(self.seat, self.card, self.n, until)


def abilities(state: SecondState, seat: Seat, labels: Sequence[str] | None = None) -> list[Use]:
    """Everything a party could ever use, or use under these labels, each effect by itself."""
    hero = state.heroes[seat]
    found: list[Use] = []
    for card in (hero.id, *[item.card for item in hero.items], *hero.kept):
        for n, effect in state.book.active[card]:
            if labels is None or effect.when in labels:
                found.append(Use(state, seat, HERO, card, n, effect))
    for ally in hero.allies:
        for n, effect in state.book.active[ally.card]:
            if labels is None or effect.when in labels:
                found.append(Use(state, seat, ally.card, ally.card, n, effect))
    return found


def usable(
    state: SecondState, seat: Seat, window: str, labels: tuple[str, ...], who: str | None = None
) -> list[Option[Use]]:
    """What the party may use in this window, and what it may not, with the rule that says so.

    `who` is the member whose roll or hit it is, if the window belongs to one.
    """
    cards = state.book.used_at[window][labels]
    found: list[Option[Use]] = []
    if not cards:
        return found
    hero = state.heroes[seat]
    if hero.id in cards:
        found += _offered(state, seat, HERO, hero.id, cards[hero.id], who)
    for item in hero.items:
        if item.card in cards:
            found += _offered(state, seat, HERO, item.card, cards[item.card], who)
    for card in hero.kept:
        if card in cards:
            found += _offered(state, seat, HERO, card, cards[card], who)
    for ally in hero.allies:
        if ally.card in cards:
            found += _offered(state, seat, ally.card, ally.card, cards[ally.card], who)
    return found


def _offered(
    state: SecondState, seat: Seat, bearer: str, card: str, effects: Numbered, who: str | None
) -> list[Option[Use]]:
    found: list[Option[Use]] = []
    for n, effect in effects:
        use = Use(state, seat, bearer, card, n, effect)
        forbidden = _serves_another(use, who) or refused(use)
        found.append(Option(f"use:{use.id}", use, {"card": card, "n": n}, forbidden))
    return found


def refused(use: Use) -> str | None:
    """The rule that forbids this use now, its moment being right."""
    return (
        _without_allies(use)
        or _not_ready(use)
        or _spent(use)
        or _cannot_pay(use)
        or _unmet(use)
        or VERBS.refused(use, use.effect)
    )


@rule
def use_card(use: Use) -> Rule[None]:
    """Pay, turn the card down, do what it says, then give it up if it is used up by that."""
    state, effect = use.state, use.effect
    state.emit("card-used", use.seat, hero=state.heroes[use.seat].id, card=use.card)
    _mark(use)
    if not _pay(use):
        if use.who == HERO:
            raise KnockedOut(use.seat)
        return  # the cost felled the payer: the effect is lost (2E-GAP-036)
    item = _item(use)
    if item is not None and _usage(use) is Usage.ACTIVATE:
        item.down = True  # 2E-ACT-001
        state.activated = [*state.activated, use.seat]
    roll = state.check  # a roll that the card itself brings is over when the card is done
    try:
        yield from VERBS.carry_out(use, effect)
    except KnockedOut:
        _use_up(use)
        raise
    state.check = roll
    _use_up(use)
    if fallen(state, use.seat, HERO):
        raise KnockedOut(use.seat)  # nothing else of what was being asked happens any more


def _use_up(use: Use) -> None:
    """Discard to use: it goes once its effect has been used (2E-MARKET-016), and its benefit with it."""
    hero = use.state.heroes[use.seat]
    if _usage(use) is Usage.DISCARD and (use.card in hero.kept or _item(use) is not None):
        discard_card(use.state, use.seat, use.card)
        after_a_loss(use.state, use.seat)  # 2E-GAP-034


def _usage(use: Use) -> Usage | None:
    """How an Item, or a kept card with a later effect (2E-GAP-022), is used; None for heroes and Allies."""
    if use.who != HERO or use.card in use.state.book.heroes:
        return None
    return use.state.book.item(use.card).usage


def _item(use: Use) -> Item | None:
    return next((item for item in use.state.heroes[use.seat].items if item.card == use.card), None)


def _serves_another(use: Use, who: str | None) -> str | None:
    """Items serve the hero alone (2E-MARKET-020), an ability only whoever has it (2E-EFFECT-002)."""
    if who is None or use.who == who:
        return None
    if who == HERO and use.effect.args.get("to") == HERO:
        return None  # an Ally that says so helps its hero
    return "2E-EFFECT-002" if _item(use) is None else "2E-MARKET-020"


def _without_allies(use: Use) -> str | None:
    """In the rounds of a duel the defender fights without Allies, unless the table agreed otherwise."""
    fight = use.state.fight
    if use.who == HERO or fight is None or fight.rival is None or fight.round == 0:
        return None
    if use.seat != fight.defender or use.state.options["defender-uses-ally-abilities"]:
        return None
    return "2E-DUEL-012"


def _not_ready(use: Use) -> str | None:
    if _usage(use) is not Usage.ACTIVATE:
        return None  # 2E-ACT-007: always-on and discard cards are not activated
    item = _item(use)
    if item is None:
        return None
    if item.down:
        return "2E-ACT-002"
    window = use.state.window
    if window is None:
        return "2E-GAP-038"
    if use.seat in use.state.activated:
        return ACTIVATION_RULES[window]
    return None


def _spent(use: Use) -> str | None:
    """Before Combat abilities once per battle; others as their text or their occasion limits them."""
    state, effect = use.state, use.effect
    fight, check, blow = state.fight, state.check, state.blow
    if effect.when == "before-combat" and fight is not None and _is_in(fight.used, use, Until.BATTLE):
        return "2E-COMBAT-003"
    if effect.limit is not None and _is_in(_uses(use), use, _limit(use)):
        return "2E-EFFECT-010"
    if _free(use):
        # 2E-GAP-090: once for each occasion, be it a roll with its result, a wound being dealt or a step.
        if check is not None and _is_in(check.used, use, Until.ROLL):
            return "2E-GAP-090"
        if blow is not None and _is_in(blow.used, use, Until.BLOW):
            return "2E-GAP-090"
        if _is_in(_noted(use), use, _occasion(use)):
            return "2E-GAP-090"
    return None


def _is_in(notes: list[Used], use: Use, until: Until) -> bool:
    """Abilities of one card in two hands are two: in a duel each side has its own."""
    return bool(notes) and spent(notes, use.seat, use.card, use.n, until)


def _uses(use: Use) -> list[Used]:
    """Where a use that its text limits is noted: for the battle it is made in, or for the turn."""
    fight = use.state.fight
    return use.state.heroes[use.seat].used if use.effect.limit == "turn" or fight is None else fight.used


def _limit(use: Use) -> Until:
    """Once per turn (2E-GAP-091), per battle or per round; without a battle, all of them are for the turn."""
    limit = use.effect.limit
    if limit == "turn" or use.state.fight is None:
        return Until.TURN
    return Until.ROUND if limit == "round" else Until.BATTLE


def _occasion(use: Use) -> Until:
    """A free ability of a phase works once in it, one without a label once in the step, so in the battle."""
    return Until.STEP if use.state.fight is None or use.effect.when == "any-time" else Until.PHASE


def _noted(use: Use) -> list[Used]:
    """Where the occasions of free abilities are noted: for the battle, or for the step of the turn."""
    fight = use.state.fight
    return use.state.heroes[use.seat].used if fight is None else fight.used


def new_step(state: SecondState) -> None:
    """A new occasion for free abilities (2E-GAP-090)."""
    for hero in state.heroes:
        if hero.used:
            hero.used = still_counting(hero.used, Until.STEP)


def once(use: Use) -> bool:
    """Whether it cannot be used again on the same roll: free, limited, turned down or given up by it."""
    return (
        not use.effect.cost or use.effect.limit is not None or _usage(use) in (Usage.ACTIVATE, Usage.DISCARD)
    )


def _free(use: Use) -> bool:
    """It costs nothing, and the card is neither turned down nor given up by it."""
    return not use.effect.cost and _usage(use) in (None, Usage.ALWAYS)


def _unmet(use: Use) -> str | None:
    """The condition in the text of a card that is used; a task asks for its own (2E-ENC-002)."""
    effect = use.effect
    if not effect.given or effect.do == "finish":
        return None
    return None if holds(use.state, use.seat, use.who, effect) else "2E-EFFECT-009"


def _cannot_pay(use: Use) -> str | None:
    cost = use.effect.cost
    if not cost:
        return None
    tired = cost.get("exhaustion", 0)
    if tired:
        body = member(use.state, use.seat, use.who)
        if body.exhaustion + tired > stamina(use.state, use.seat, use.who):
            return "2E-WOUND-007"
    if cost.get("gold", 0) > use.state.heroes[use.seat].gold:
        return "2E-EFFECT-001"
    return None


def _mark(use: Use) -> None:
    state = use.state
    if use.effect.when == "before-combat" and state.fight is not None:
        state.fight.used.append(use.noted(Until.BATTLE))
    if _free(use) and window_of(use.effect) in ("start", "any-time"):
        _noted(use).append(use.noted(_occasion(use)))
    if use.effect.limit is not None:
        _uses(use).append(use.noted(_limit(use)))
    if state.check is not None:
        state.check.used.append(use.noted(Until.ROLL))
    if state.blow is not None:
        state.blow.used.append(use.noted(Until.BLOW))


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
