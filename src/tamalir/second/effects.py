"""The verbs of second-edition cards: what each does when its card is used or comes up."""

from __future__ import annotations

from tamalir.kernel import Rule, rule
from tamalir.second.blows import deal_wounds, strike
from tamalir.second.rolls import combat_roll, skill_test, target_number
from tamalir.second.uses import Use
from tamalir.second.values import damage, enemy_value, member, named
from tamalir.second.vocabulary import VERBS
from tamalir.second.words import HERO, Attribute, Kind
from tamalir.second.wounds import exhaust
from tamalir.world.effects import Effect

# Standing effects: values.py asks for them.
VERBS.standing("raise", what=str, by=int)
VERBS.standing("raise-damage", what=str, by=int)
VERBS.standing("roll-bonus", kind=str, by=int)
VERBS.standing("skill-bonus", what=str, by=int)
VERBS.standing("escape-bonus", by=int)
VERBS.standing("raise-foes", what=str, by=int)
VERBS.standing("raise-foes-damage", what=str, by=int)

ROLL_LABELS = ("combat-roll", "attack-roll", "ranged", "melee", "magic", "any-phase", "escape", "skill-test")
TEXT_LABELS = ("before-combat", "card", "reward", "encounter", "event")
"""Moments at which a card's own text is carried out."""


def _wrong_victim(use: Use, effect: Effect) -> str | None:
    """A cancelling card protects whom it names (2E-EFFECT-009)."""
    blow = use.state.blow
    protects = effect.args.get("protects", "hero")
    if blow is None or blow.wounds <= 0:
        return "2E-TERM-002"
    hero_struck = blow.who == HERO
    return None if protects == "party" or hero_struck == (protects == "hero") else "2E-EFFECT-009"


def _not_wounded(use: Use, effect: Effect) -> str | None:
    return None if member(use.state, use.seat, use.who).wounds else "2E-EFFECT-009"


@VERBS.verb("attack", when=("before-combat",))
@rule
def attack(use: Use, kind: Kind, wounds: int | None = None) -> Rule[None]:
    """An attack made Before Combat (2E-GAP-043). Its failure does no harm (2E-COMBAT-006)."""
    state, fight = use.state, use.state.fight
    assert fight is not None
    if fight.rival is None:
        target = enemy_value(state, fight, kind.attribute)
    else:
        rival = fight.rival if use.seat == fight.seat else fight.seat
        target = yield from target_number(state, rival, kind, in_phase=False)  # 2E-DUEL-005
    if (yield from combat_roll(state, use.seat, use.who, kind, target, attack=True, in_phase=False)):
        dealt = wounds if wounds is not None else damage(state, use.seat, use.who, kind)
        yield from strike(state, fight, use.seat, dealt)


@VERBS.verb("inflict", when=(*TEXT_LABELS, "ranged", "melee", "magic", "any-phase"))
@rule
def inflict(use: Use, wounds: int) -> Rule[None]:
    """Wounds to your enemy, whoever that is (2E-TERM-005)."""
    assert use.state.fight is not None
    yield from strike(use.state, use.state.fight, use.seat, wounds)


@VERBS.verb("suffer", when=TEXT_LABELS)
@rule
def suffer(use: Use, wounds: int = 0, exhaustion: int = 0) -> Rule[None]:
    """Harm to your hero (2E-TERM-004)."""
    if exhaustion:
        exhaust(use.state, use.seat, HERO, exhaustion)
    yield from deal_wounds(use.state, use.seat, HERO, wounds)


@VERBS.verb("test", when=TEXT_LABELS)
@rule
def make_a_test(
    use: Use,
    attribute: Attribute,
    number: int,
    skill: str | None = None,
    success: tuple[Effect, ...] = (),
    failure: tuple[Effect, ...] = (),
) -> Rule[None]:
    """A skill test; where the card says nothing of success or failure, nothing happens (2E-TERM-003)."""
    passed = yield from skill_test(use.state, use.seat, attribute, skill, number)
    yield from follow(use, success if passed else failure)


@rule
def follow(use: Use, effects: tuple[Effect, ...]) -> Rule[None]:
    """Carry out effects in the order in which they stand, as long as the battle lasts."""
    for effect in effects:
        if use.state.fight is not None and use.state.fight.outcome:
            return
        inner = Use(use.state, use.seat, use.who, use.card, use.n, effect)
        yield from VERBS.carry_out(inner, effect)


@VERBS.verb("cancel-wounds", when=("wounds",), can=_wrong_victim)
def cancel_wounds(use: Use, n: int, protects: str = "hero") -> None:
    """Wounds that are being dealt never are (2E-TERM-002)."""
    blow = use.state.blow
    assert blow is not None
    cancelled = min(n, blow.wounds)
    blow.wounds -= cancelled
    use.state.tell(
        "wounds-cancelled",
        use.seat,
        "2E-TERM-002",
        who=named(use.state, blow.seat, blow.who),
        n=cancelled,
        card=use.card,
    )


@VERBS.verb("add-to-roll", when=ROLL_LABELS)
def add_to_roll(use: Use, by: int) -> None:
    """A bonus after the dice are seen (2E-EFFECT-012)."""
    assert use.state.check is not None
    use.state.check.plus += by
    use.state.tell("roll-raised", use.seat, "2E-EFFECT-012", card=use.card, n=by, total=use.state.check.total)


@VERBS.verb("add-wounds", when=("ranged", "melee", "magic", "any-phase"))
def add_wounds(use: Use, by: int) -> None:
    """More wounds from a successful attack."""
    use.state.extra += by


@VERBS.verb("heal", when=("any-time", "market", "card", "reward", "encounter", "event"), can=_not_wounded)
def heal(use: Use, wounds: int) -> None:
    """Discard wounds from whoever's ability it is (2E-EFFECT-002)."""
    body = member(use.state, use.seat, use.who)
    healed = min(wounds, body.wounds)
    body.wounds -= healed
    use.state.tell("wounds-healed", use.seat, who=named(use.state, use.seat, use.who), n=healed)


@VERBS.verb("gain-gold", when=("reward", "card", "encounter", "event", "market"))
def gain_gold(use: Use, n: int) -> None:
    """Gold from the bank (2E-SETUP-008)."""
    use.state.heroes[use.seat].gold += n
    use.state.tell("gold-gained", use.seat, "2E-SETUP-008", hero=use.state.heroes[use.seat].card, n=n)
